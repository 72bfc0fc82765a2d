# Lo que prefiere cada persona y lo que ha decidido un servidor.

command-me = preferencias
command-me-description = Cómo lo prefieres: cartas, orden, idioma, avisos, pistas
command-settings = ajustes
command-settings-description = Cómo lo prefiere este servidor: idioma, tablero, juego, reloj, hilos, quién puede empezar

me-title = ## Cómo lo prefieres
me-how = Esto es solo para ti y vale en todos los servidores. Tu mano lo muestra la próxima vez que la abras.
me-pings = 🔔 Avisos cuando es tu turno: **{ $state }**
me-hints = 💡 Pistas en tu mano, si la mesa las tiene: **{ $state }**
me-on = sí
me-off = no
button-my-pings-on = Avisarme
button-my-pings-off = Sin avisos
button-my-hints-on = Ofrecer pistas
button-my-hints-off = Sin pistas

choose-cards = Cartas
choose-cards-emoji = Cartas como imágenes pequeñas
choose-cards-text = Cartas como texto: Q♥
choose-suits = Colores de los palos
choose-suits-four = Palos en cuatro colores
choose-suits-two = Palos en dos colores
choose-order = Orden de tu mano
choose-order-game = Ordenada como conviene al juego
choose-order-rank = Ordenada por valor
choose-order-suit = Ordenada por palo
choose-locale = Idioma
choose-language = Idioma: { $language }
choose-language-own = el de tu Discord
choose-language-servers = el del servidor

settings-title = ## Cómo lo prefiere este servidor
settings-everybody = ### Lo que ven todos
settings-how = Un tablero lo muestra la próxima vez que algo cambie en él.
settings-no-files = ⚠️ No puedo adjuntar archivos en este canal, así que aquí los tableros no tienen imagen. El permiso se llama **Adjuntar archivos**.
settings-new = ### Mesas nuevas
settings-rules = Reglas: **{ $name }**, de las reglas de la casa.
settings-game = Reglas: **{ $game }**, si nadie elige otras.
button-kept = Reglas de la casa

choose-board = Tablero
choose-board-text = Tablero: texto
choose-board-emoji = Tablero: cartas como imágenes pequeñas
choose-board-picture = Tablero: una imagen de la mesa, encima del texto
choose-ground = Mesa en las imágenes
choose-ground-felt = Imágenes: mesa verde
choose-ground-night = Imágenes: mesa oscura
choose-games = Juego de las mesas nuevas
choose-game = Juego de las mesas nuevas: { $game }
choose-clocks = Reloj de las mesas nuevas
choose-clock = Reloj de las mesas nuevas: { $pace }
choose-clock-usual = Reloj de las mesas nuevas: el habitual ({ $pace })
choose-starters = Quién puede empezar
choose-starters-everybody = Cualquiera puede abrir una mesa
choose-starters-managers = Solo quien puede gestionar mensajes puede abrir una mesa

notice-settings-managers = Solo los miembros con el permiso **Gestionar servidor** pueden cambiar cómo lo prefiere este servidor. Lo que prefieres tú está en `/canasta preferencias`.
notice-starters-managers = En este servidor solo los miembros con el permiso **Gestionar mensajes** pueden abrir una mesa. Puedes jugar en cualquiera: `/canasta entrar`.
