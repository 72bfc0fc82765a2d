# Comandos. Nomes são palavras minúsculas sem espaços; descrições têm no máximo 100 caracteres.

command-canasta = canasta
command-canasta-description = Jogue canastra neste canal

command-new = nova
command-learn = aprender
command-join = entrar
command-leave = sair
command-hand = mão
command-table = mesa
command-players = jogadores
command-rules = regras
command-score = pontuação
command-house = casa
command-help = ajuda
command-end = encerrar

command-new-description = Abrir uma nova mesa neste canal
command-learn-description = Aprender o jogo: uma primeira partida contra computadores, com cada passo explicado
command-join-description = Ocupar um lugar livre em uma mesa
command-leave-description = Sair da sua mesa; seu lugar fica livre
command-hand-description = Ver suas cartas, só para os seus olhos
command-table-description = Mostrar a mesa de novo no fim do canal
command-players-description = Quem está em cada lugar; o relógio, o anfitrião e quem está ausente
command-rules-description = Ler as regras desta mesa ou de qualquer outro jogo
command-score-description = Ver os pontos de cada rodada
command-house-description = Regras da casa deste servidor: ver, excluir, escolher para novas mesas
command-help-description = Como jogar, um turno em imagens, e todos os comandos
command-end-description = Propor encerrar a partida sem vencedor

option-rules = regras
option-rules-description = Com quais regras jogar
option-partner = parceiro
option-partner-description = Quem se senta à sua frente
option-left = esquerda
option-left-description = Quem se senta à sua esquerda e joga depois de você
option-right = direita
option-right-description = Quem se senta à sua direita e joga antes de você
option-computers = computadores
option-computers-description = Jogar contra computadores: eles ocupam os outros lugares, neste nível
option-table = mesa
option-table-description = Qual mesa, se houver várias aqui

help-title = ## Canastra: como funciona
help-start = Digite `/canasta nova` para abrir uma mesa; em **regras**, você pode escolher outro jogo em vez da Clássica. Cada um toca em um lugar. Depois o anfitrião toca em **Começar**. Pouca gente, ou ninguém mais? Escolha um nível em **computadores**: eles ocupam os outros lugares. Não conhece um jogo? Digite `/canasta regras` e o nome dele.
help-turn-title = ### Sua vez
help-turn = 1. O bot chama você. Toque em **Minha mão**: só você pode vê-la.
    2. Toque em **Comprar uma carta** ou **Pegar a pilha**.
    3. Baixe cartas, se quiser: escolha da lista ou toque em **Escolher cartas**.
    4. Termine sua vez: escolha uma carta em **Descartar**.
help-good-to-know = Baixou algo por engano? Toque em **Desfazer** antes de descartar.
    Não sabe o que fazer? Toque em **Dica** na sua mão.
    Não acha mais sua mão? Toque em **Minha mão** na mesa, quantas vezes quiser.
    Uma partida pode durar dias. Nada se perde.
    Alguém sumiu? Com um relógio, depois de um tempo eu jogo no lugar dessa pessoa. Toque em **Jogadores** para ajustá-lo, ou para votar pela liberação de um lugar.
help-commands-title = ### Comandos
help-command = `/{ $command }` { $description }
