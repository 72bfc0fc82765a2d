# Do que uma pessoa gosta, e o que um servidor definiu.

command-me = eu
command-me-description = Como você prefere: cartas, ordem, idioma, notificações, dicas
command-settings = ajustes
command-settings-description = Como este servidor prefere: idioma, mesa, jogo, relógio, tópicos, quem pode começar

me-title = ## Como você prefere
me-how = Isto é só para você e vale em todos os servidores. Sua mão mostra a mudança na próxima vez que você a abrir.
me-pings = 🔔 Notificações quando for a sua vez: **{ $state }**
me-hints = 💡 Dicas na sua mão, quando a mesa as permite: **{ $state }**
me-on = ligado
me-off = desligado
button-my-pings-on = Quero notificações
button-my-pings-off = Sem notificações
button-my-hints-on = Oferecer dicas
button-my-hints-off = Sem dicas

choose-cards = Cartas
choose-cards-emoji = Cartas como pequenas imagens
choose-cards-text = Cartas como texto: Q♥
choose-suits = Cores dos naipes
choose-suits-four = Naipes em quatro cores
choose-suits-two = Naipes em duas cores
choose-order = Ordem da sua mão
choose-order-game = Na ordem que o jogo pede
choose-order-rank = Por valor
choose-order-suit = Por naipe
choose-locale = Idioma
choose-language = Idioma: { $language }
choose-language-own = o do seu Discord
choose-language-servers = o do servidor

settings-title = ## Como este servidor prefere
settings-everybody = ### O que todos veem
settings-how = Uma mesa mostra a mudança na próxima vez que algo mudar nela.
settings-no-files = ⚠️ Não posso anexar arquivos neste canal, por isso as mesas aqui não têm imagem. A permissão se chama **Anexar arquivos**.
settings-new = ### Novas mesas
settings-rules = Regras: **{ $name }**, das regras da casa.
settings-game = Regras: **{ $game }**, a menos que alguém escolha outras.
button-kept = Regras da casa

choose-board = Mesa
choose-board-text = Mesa: texto
choose-board-emoji = Mesa: cartas como pequenas imagens
choose-board-picture = Mesa: uma imagem acima do texto
choose-ground = Mesa nas imagens
choose-ground-felt = Imagens: mesa verde
choose-ground-night = Imagens: mesa escura
choose-games = Jogo de novas mesas
choose-game = Jogo de novas mesas: { $game }
choose-clocks = Relógio de novas mesas
choose-clock = Relógio de novas mesas: { $pace }
choose-clock-usual = Relógio de novas mesas: o de sempre ({ $pace })
choose-starters = Quem pode começar
choose-starters-everybody = Todos podem abrir uma mesa
choose-starters-managers = Só quem pode gerenciar mensagens pode abrir uma mesa

notice-settings-managers = Só membros com a permissão **Gerenciar servidor** podem mudar o que este servidor prefere. O que você prefere está em `/canasta eu`.
notice-starters-managers = Neste servidor, só membros com a permissão **Gerenciar mensagens** podem abrir uma mesa. Você pode jogar em qualquer uma: `/canasta entrar`.
