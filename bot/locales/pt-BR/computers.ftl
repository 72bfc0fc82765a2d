# Jogadores de computador: seus nomes, a página do anfitrião sobre eles, e quem joga por quem saiu.

level-beginner = iniciante
level-standard = intermediário
level-expert = especialista

computer = 🤖 Computador ({ $level })
computer-on-seat = 🤖 { $seat } ({ $level })
computer-then = 🤖 { $seat }

button-computers = Computadores
lobby-how-computers = Pouca gente? O anfitrião toca em **Computadores**.

computers-title = ## Computadores · Mesa { $table }
computers-none = Nenhum computador joga aqui.
computers-seat = { $seat }: { $player }
computers-stand-in = **Se alguém sair da partida:** { $player } joga no lugar vago até alguém ocupá-lo.
computers-no-stand-in = **Se alguém sair da partida:** o lugar fica livre, e o jogo espera.
computers-hints-on = **Dicas:** ligadas. Na própria mão, os jogadores podem perguntar o que um especialista faria.
computers-hints-off = **Dicas:** desligadas.
computers-host-only = Só o anfitrião pode mudar isso.
computers-levels = O iniciante joga o que vier, o intermediário conhece o jogo, o especialista pensa adiante.
computers-levels-alike = Neste jogo, o especialista joga igual ao intermediário.
computers-choose = Adicionar um computador: lugar e nível
computers-choose-all = Todos os lugares livres · { $level }
computers-choose-seat = { $seat } · { $level }
computers-choose-off = Tirar um computador
computers-choose-stand-in = Se alguém sair: quem joga no lugar vago
computers-choose-nobody = Ninguém: o jogo espera
computers-choose-computer = Computador ({ $level })
button-hints-on = Ligar dicas
button-hints-off = Desligar dicas

# durante a partida
vacancy-computer = { $players }: **um computador continua jogando** · Mesa { $table }
vacancy-stand-in = **{ $seat }:** { $player } continua jogando até alguém ocupar o lugar.
vacancy-may-take = Quem saiu pode voltar, e qualquer outra pessoa pode assumir: toque no botão.
