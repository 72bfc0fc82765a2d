# Qué se guarda de las personas, y cómo se obtiene o se borra.

command-privacy = privacidad
command-privacy-description = Qué guardo sobre ti; recíbelo como archivo o haz que se borre

privacy-title = ## Qué guardo sobre ti
privacy-what =
    - **Para jugar:** los números de tu cuenta de Discord, del servidor, del canal y de mis mensajes en él, y de cada pulsación; en qué mesas juegas o has jugado; cada jugada con su hora; puntos y resultados; en una primera partida guiada, lo que se ha explicado.
    - **Para las reglas de la casa:** sus nombres y quién las guardó.
    - **Para tus preferencias:** lo que has elegido con `/canasta preferencias`.
    - **Nunca:** tu nombre, tu foto, lo que escribes ni nada sobre quienes no juegan.
privacy-how-long-title = ### Cuánto tiempo
privacy-how-long = { $games ->
        [one] Una mesa se borra un día después de terminar.
       *[other] Una mesa se borra { $games } días después de terminar.
    }
    { $servers ->
        [one] Si me sacan de un servidor, todo lo suyo se borra al cabo de un día.
       *[other] Si me sacan de un servidor, todo lo suyo se borra al cabo de { $servers } días.
    }
    Las reglas de la casa se conservan hasta que alguien las borre allí. Las copias de seguridad de quien me administra pueden durar más.
privacy-who-title = ### Quién lo ve
privacy-who = El canal ve lo que hay en la mesa. Tu mano solo se te muestra a ti. Quien me administra tiene el archivo con todo, y yo no se lo doy a nadie más.
privacy-choice = Esto se refiere a ti en todos los servidores:
privacy-export = Aquí está todo lo que guardo sobre ti. Nadie más ve este mensaje.
privacy-erase-title = ## ¿Borrar tus datos?
privacy-erase-question = Dejas todas tus mesas, también las partidas en curso. En los resultados antiguos no habrá nadie en tu lugar; los de las demás personas se conservan.
    Esto no se puede deshacer. Después puedes volver a jugar, como si fuera la primera vez.
privacy-erased = { $tables ->
        [0] No había nada sobre ti que borrar.
        [one] Hecho: te he sacado de una mesa, y ya nada de aquí lleva hasta ti.
       *[other] Hecho: te he sacado de { $tables } mesas, y ya nada de aquí lleva hasta ti.
    }
    Es posible que los mensajes antiguos de los canales aún muestren tu nombre. Son de Discord; la moderación puede borrarlos.

button-export = Recibir mis datos
button-erase = Borrar mis datos …
button-erase-sure = Borrar todo lo mío
button-privacy = Conservar mis datos

notice-too-fast = { $seconds ->
    [one] Eso ha sido muy rápido. Espera un segundo; hasta entonces no respondo.
   *[other] Eso ha sido muy rápido. Espera { $seconds } segundos; hasta entonces no respondo.
}
