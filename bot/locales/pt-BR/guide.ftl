# Aprender o jogo: um turno em imagens, e o que se explica em uma primeira partida.

# um turno em imagens
button-help-walk = Um turno em imagens
button-help-on = Avançar
button-help-commands = Todos os comandos
button-help-start = Resumo
button-learn = Aprender jogando
button-known = Isso eu já sei

help-learn = **Não conhece o jogo?** “Um turno em imagens” leva dois minutos. “Aprender jogando” começa uma primeira partida contra computadores, em que explico cada passo a você.

guide-seat-you = Você
guide-seat-left = Esquerda
guide-seat-partner = Seu parceiro
guide-seat-right = Direita
guide-alt-hand = Suas cartas: { $cards }.

help-moment-draw = ### 1 de 8 · Comprar
    Cada turno começa com uma carta do monte: toque em **Comprar uma carta**. Suas cartas estão embaixo, e só você as vê.
help-moment-opening = ### 2 de 8 · Abrir
    Uma combinação tem três ou mais cartas do mesmo valor. Curingas e dois são coringas e substituem outras cartas. As primeiras combinações de uma equipe precisam somar 50 pontos: aqui, um curinga e dois oitos somam 70.
help-moment-pile = ### 3 de 8 · Pegar a pilha
    Em vez de comprar, você pode pegar a pilha inteira, se puder baixar na hora a carta do topo. Aqui é um seis, e há mais dois na mão: **Pegar a pilha** traz sete cartas.
help-moment-meld = ### 4 de 8 · Baixar cartas
    Depois de comprar, baixe novas combinações ou junte cartas às da sua equipe. Escolha da lista ou toque em **Escolher cartas**. Aqui, os seis, os dez e os quatros acabaram de ir para a mesa.
help-moment-canasta = ### 5 de 8 · Uma canastra
    Sete cartas do mesmo valor são uma canastra. Sem coringas ela vale 500 pontos, com coringas 300. Esta de oitos tem três coringas, então é mista.
help-moment-discard = ### 6 de 8 · Descartar
    O turno termina com uma carta na pilha: escolha em **Descartar**. Pense em quem joga depois: com uma carta útil, leva a pilha inteira. Um coringa congela a pilha, e um três preto a bloqueia por um turno.
help-moment-ask = ### 7 de 8 · Perguntar ao parceiro
    Com uma canastra na mesa, sua equipe pode bater. **Posso bater?** pergunta antes ao seu parceiro. Um sim obriga você, e um não também.
help-moment-out = ### 8 de 8 · Bater
    O botão **Bater** baixa suas cartas e encerra a rodada, o que vale 100 pontos. O que está na mesa conta para a equipe, e as cartas que sobram na mão contam contra ela. Ganha a primeira equipe com 5.000 pontos.

# uma primeira partida
guide-lesson = > 🎓 { $text }
guide-step = > ➡️ { $text }
board-guided = 🎓 Uma primeira partida: explico cada passo a { $player }.
notice-guidance-ended = Não explico mais nada. Se não souber o que fazer, toque em **Dica**.

lesson-aim = **Do que se trata:** você e seu parceiro baixam combinações, ou seja, três ou mais cartas do mesmo valor. Sete cartas do mesmo valor são uma **canastra**, e são elas que trazem os pontos. Dois e curingas são coringas: substituem outras cartas.
lesson-red-three = **Um três vermelho** vai direto para a mesa, e outra carta é comprada no lugar dele. Ele vale { $points } pontos para a equipe, ou custa o mesmo se ela não baixar nada nesta rodada.
lesson-frozen = **A pilha está congelada.** Agora é preciso ter na mão duas cartas do mesmo valor da carta do topo para pegá-la. Quem a pega descongela a pilha.
lesson-blocked = **Um três preto na pilha** impede o próximo jogador de pegá-la. É para isso que servem os três pretos.
lesson-they-took = **Os adversários pegaram a pilha.** São muitas cartas de uma vez. Antes de descartar, pense: o que poderia servir a eles?
lesson-you-took = **Você pegou a pilha.** Agora todas as cartas dela são suas. Baixe o que puder: as cartas que estiverem na sua mão no fim da rodada custam pontos.
lesson-opened = **Sua equipe abriu.** A partir de agora, você pode baixar qualquer combinação e também juntar cartas às do seu parceiro: elas são dos dois.
lesson-canasta = **Sua equipe tem uma canastra.** Com coringas ela é mista e vale { $mixed } pontos; sem eles é natural e vale { $natural }. A partir de agora, sua equipe pode bater.
lesson-their-canasta = **Os adversários têm uma canastra.** Eles podem bater logo, então não guarde cartas demais para depois.
lesson-out = **Você pode bater:** baixe todas as suas cartas e, se quiser, descarte uma. Isso encerra a rodada para todos e vale { $points } pontos. Mas o que seu parceiro ainda tem na mão custa pontos à equipe.
lesson-ask = **Não sabe se é bom encerrar a rodada?** “Posso bater?” pergunta antes ao seu parceiro. A resposta obriga você: depois de um sim, tem que bater; depois de um não, não pode.
lesson-asked = **Seu parceiro pode bater** e pergunta a você. Ainda tem cartas que trazem pontos? Então diga não. Se sua mão serve para pouco, diga sim.
lesson-round-over = **Como se conta uma rodada:** contam as cartas na mesa, as canastras, os três vermelhos e a batida. As cartas que sobram na mão são descontadas. A conta da sua equipe está abaixo; a das duas, no canal.

step-wait = Ainda não é a sua vez. Eu chamo você. Até lá, a mesa no canal mostra o que os outros fazem.
step-draw = O turno começa com uma carta: compre uma do monte. Desta vez você não pode pegar a pilha; o motivo está abaixo.
step-draw-or-take = Compre uma carta ou pegue a pilha inteira. Nesse caso, você baixa na hora a carta do topo, e o resto vai para a sua mão.
step-take = O monte acabou. Você ainda pode pegar a pilha.
step-pass = O monte acabou, e você não pode pegar a pilha: passe.
step-cannot-open = As primeiras combinações da sua equipe precisam somar { $minimum } pontos. Suas cartas ainda não chegam a isso. Então só descarte uma carta que não faça falta.
step-open = Você pode abrir: baixe combinações que somem { $minimum } pontos ou mais, todas neste turno.
step-finish-opening = Você baixou { $laid } pontos, e sua equipe precisa de { $minimum }. Baixe mais, ou toque em **Desfazer** e guarde as cartas para depois.
step-lay = Baixe o que aproxima suas combinações de uma canastra. Guarde algumas cartas, pois com a mão vazia é difícil pegar a pilha. Depois descarte uma, e sua vez termina.
step-discard = Você não precisa baixar nada. Descarte a carta menos útil para você e para quem joga depois: sua vez termina com isso.
step-go-out = Você pode encerrar a rodada agora, ou continuar como sempre: baixe cartas e depois descarte uma.
step-go-out-now = Seu parceiro disse sim. Toque em **Bater**, e todas as suas cartas são baixadas para você.
step-play-on = Seu parceiro prefere continuar. Baixe o que quiser, guarde uma carta e descarte outra.
step-await = Você perguntou ao seu parceiro e espera a resposta.
step-answer = Toque em sim ou não: seu parceiro espera por você.
step-score = Foi uma rodada inteira! A partida continua até uma equipe ter { $target } pontos. Toque em **Próxima rodada** para continuar: não explico mais, mas **Dica** ainda ajuda. Chega por hoje? `/canasta encerrar` encerra a partida.
