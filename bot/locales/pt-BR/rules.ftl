# O cartão de regras, escrito a partir dos campos de um jogo. “Equipe” é também um jogador que pode ganhar parceiros.
# Onde cada um joga por si, $side é "alone", senão "team".

list-semicolon = { " · " }
list-rows = { "; " }
list-or = { " ou " }
list-and = { " e " }
list-then = { ", depois " }
list-comma-or = { ", ou " }
list-against = { " contra " }
rules-number = { $number }
rules-line = - { $text }
rules-heading = ### { $title }
rules-title = ## { $name }
rules-group = **{ $title }**
rules-house-choice = { $text } *(escolha da casa)*
rules-house-choice-fixed = { $text } *(escolha da casa, fixa)*
rules-house-choice-note = -# Escolha da casa: livros e clubes divergem nisto ou não dizem nada, então tivemos que escolher. Antes de uma partida, o anfitrião pode mudá-la em **Regras da casa**, mas não o que está marcado como fixo.
rules-goes-on = ➡️ Continua: escolha **{ $page }** abaixo.

# páginas
rules-choose-page = Ler mais: escolha uma página
rules-page-short = Em resumo
rules-page-all = Todas as regras
rules-page-part = { $page }, parte { $number }

rules-title-how = Como jogar
rules-title-different = Diferente da Clássica
rules-title-choices = O que outros livros e clubes fazem
rules-title-cards = Jogadores e cartas
rules-title-turn = Sua vez
rules-title-melds = Combinações
rules-title-canastas = Canastras
rules-title-opening = Combinação inicial
rules-title-pile = A pilha
rules-title-threes = Os três
rules-title-out = Bater
rules-title-score = O fim e a pontuação

class-natural = carta natural
class-wild = coringa
class-red-three = três vermelho
class-black-three = três preto
rank-one-1 = ás
rank-one-4 = quatro
rank-one-5 = cinco
rank-one-6 = seis
rank-one-7 = sete
rank-one-8 = oito
rank-one-9 = nove
rank-one-10 = dez
rank-one-11 = valete
rank-one-12 = dama
rank-one-13 = rei

# cabeçalho
rules-people-alone = { $seats } jogadores, cada um por si
rules-people-lone = { $seats } jogadores, um contra os outros
rules-people-teams = { $seats } jogadores, { $sizes }
rules-packs = { $decks ->
    [one] um baralho
   *[other] { $decks } baralhos
} { $jokers ->
    [0] sem curingas
    [one] com um curinga
   *[other] com { $jokers } curingas
}
rules-goal-target = até { $target } pontos
rules-goal-rounds = { $rounds ->
    [one] uma rodada
   *[other] { $rounds } rodadas
}

# jogadores e cartas
rules-people = { $people }.
rules-turn-orders = Nem todos jogam em todas as rodadas. A ordem das vezes: { $orders }. Depois começa de novo.
rules-sits-out = Em cada rodada, um jogador fica de fora: { $seats }, e depois de novo do começo.
rules-sits-out-first = primeiro o lugar { $seat }
rules-sits-out-then = depois o lugar { $seat }
rules-turn-order = rodada { $number }: lugares { $seats }
rules-lone-take = Em cada rodada, todos começam sozinhos. O primeiro jogador a pegar a pilha é o **solitário** daquela rodada. Os outros viram parceiros e juntam suas combinações.
rules-lone-out = Se alguém bater antes de a pilha ser pega, esse jogador é o solitário. Se o monte acabar antes, cada um pontua por si.
rules-lone-points = Cada parceiro recebe todos os pontos da equipe. Só os três vermelhos contam para o próprio jogador.
rules-lone-wilds = { $limit ->
    [one] Se uma combinação tiver mais de um coringa quando as combinações são juntadas, ela fica como está, mas não aceita mais nenhum.
   *[other] Se uma combinação tiver mais de { $limit } coringas quando as combinações são juntadas, ela fica como está, mas não aceita mais nenhum.
}
rules-pack = { $cards } cartas: { $packs }.
rules-hand = { $count ->
    [one] Cada um recebe uma carta.
   *[other] Cada um recebe { $count } cartas.
}
rules-foot-hand-empty = Cada um recebe um segundo pacote de { $count } cartas, viradas para baixo: o **morto**. Você o pega quando sua mão acaba. Se baixou sua última carta, continua a jogar com ele na hora. Se a descartou, o morto fica para sua próxima vez.
rules-foot-first-canasta = Cada um recebe um segundo pacote de { $count } cartas, viradas para baixo: o **morto**. Você o pega quando completa sua primeira canastra.
rules-card-values = Pontos: { $values }
rules-card-value = { $cards } = { $points }
rules-black-three = 3 preto
rules-joker = curinga
rules-wild = Curingas e dois são **coringas**: substituem outras cartas. Ases e de quatro a rei são cartas **naturais**.

# vez
rules-draw = { $count ->
    [one] Compre uma carta ou pegue a pilha.
   *[other] Compre { $count } cartas ou pegue a pilha.
}
rules-draw-with-pile = { $count ->
    [one] Se pegar a pilha, você também compra uma carta.
   *[other] Se pegar a pilha, você também compra { $count } cartas.
}
rules-turn = Depois baixe cartas, se quiser. Termine sua vez com um descarte.
rules-draw-after-opening = { $count ->
    [one] Em cada equipe, o jogador que abre compra mais uma carta na hora. Se for um três vermelho, ele é baixado e reposto.
   *[other] Em cada equipe, o jogador que abre compra mais { $count } cartas na hora. Os três vermelhos entre elas são baixados e repostos.
}
rules-talon = Quem abre sem a pilha recebe cartas extras na próxima vez: { $counts }, na ordem em que as equipes abrem. Para isso, o monte precisa ter ao menos { $reserve } cartas.
rules-discard-no-black-three-at-first = Na sua primeira vez de uma rodada, você não pode descartar um três preto.
rules-discard-sevens-guarded = Você não pode descartar um sete até cada equipe ter uma canastra de setes.
rules-discard-wilds-last = Você só pode descartar um coringa como sua última carta.
rules-discard-not-on-empty = Quando a pilha está vazia, você não pode descartar um sete, um ás, um coringa nem uma carta que ninguém mais pode combinar.
rules-discard-else = Se você não tiver outra coisa, pode descartar uma carta dessas mesmo assim.
rules-discard-last-seven = Mas um sete nunca é seu último descarte de uma rodada, mesmo que você não tenha outra coisa.

# combinações
rules-meld = { $naturals ->
    [one] Uma combinação tem ao menos { $size } cartas do mesmo valor, das quais ao menos { $naturals } natural.
   *[other] Uma combinação tem ao menos { $size } cartas do mesmo valor, das quais ao menos { $naturals } naturais.
}
rules-wilds-limit = { $limit ->
    [0] Nenhum coringa em uma combinação.
    [one] No máximo um coringa em uma combinação.
   *[other] No máximo { $limit } coringas em uma combinação.
}
rules-wilds-unlimited = Qualquer número de coringas em uma combinação.
rules-relation-gt = Sempre mais cartas naturais do que coringas.
rules-relation-ge = Nunca mais coringas do que cartas naturais.
rules-relation-none = Pode haver mais coringas do que cartas naturais.
rules-pure = Combinações de { $ranks } não aceitam coringas.
rules-pure-after-opening = Combinações de { $ranks } só aceitam coringas quando são baixadas para abrir.
rules-wild-needs = { $count ->
    [one] Depois da combinação inicial, um coringa só entra em uma combinação com ao menos { $count } carta natural.
   *[other] Depois da combinação inicial, um coringa só entra em uma combinação com ao menos { $count } cartas naturais.
}
rules-per-rank-one = { $side ->
    [alone] Você tem no máximo uma combinação de cada valor.
   *[team] Uma equipe tem uma combinação de cada valor. Os parceiros a aumentam juntos.
}
rules-per-rank-after-closing = { $side ->
    [alone] Você pode começar outra combinação de um valor quando a última estiver cheia.
   *[team] Uma equipe pode começar outra combinação de um valor quando a última estiver cheia.
}
rules-per-rank-several = { $side ->
    [alone] Você pode ter várias combinações do mesmo valor, e pode juntá-las a qualquer momento.
   *[team] Uma equipe pode ter várias combinações do mesmo valor, e pode juntá-las a qualquer momento.
}
rules-sequences = **Sequências** também são combinações: { $least } a { $size } cartas seguidas do mesmo naipe, do quatro (a mais baixa) ao ás (a mais alta), sem coringas. Com { $size } cartas, uma sequência é uma canastra{ $points ->
    [0] {""}
   *[other] , vale { $points } pontos
} e está completa.
rules-sequence-out = Quando você bate, pode acrescentar cartas a uma sequência completa.
rules-wild-melds = **Só coringas** também podem ser uma combinação: { $most ->
    [0] ao menos { $least } cartas, dois e curingas,
   *[other] de { $least } a { $most } cartas, dois e curingas,
} misturadas como quiser. { $size } são uma canastra: { $values }.
rules-wild-another = Quando uma combinação dessas está cheia, outra pode começar.
rules-points = { $points ->
    [0] sem pontos extras
    [one] { $points } ponto
   *[other] { $points } pontos
}
rules-wild-value-all-twos = { $points } só com dois
rules-wild-value-four-jokers = { $points } com quatro curingas ou mais
rules-wild-value-any = { $points } com qualquer outra mistura
rules-wild-out-only = Só a equipe que bate recebe pontos por suas canastras de coringas.
rules-wild-unfinished-takes-twos = Enquanto sua equipe tiver uma combinação de coringas que ainda não é canastra, todos os seus dois devem ir para ela.
rules-wild-unfinished-takes-wilds = Enquanto sua equipe tiver uma combinação de coringas que ainda não é canastra, todos os seus coringas devem ir para ela.

# canastras
rules-canasta-open = Uma combinação de { $size } cartas ou mais é uma **canastra**.
rules-canasta-closed = Uma combinação de { $size } cartas é uma **canastra**. Aí ela está cheia: não se acrescenta mais nada.
rules-canasta-points = Uma canastra natural, sem coringas, vale { $natural } pontos extras. Uma mista vale { $mixed }.
rules-meld-limit = Uma combinação tem no máximo { $limit } cartas.
rules-wild-into-canasta-yes = Uma canastra ainda pode receber coringas; uma natural passa então a ser mista.
rules-wild-into-canasta-no = Uma canastra completa não recebe mais coringas.
rules-dead = Quando uma canastra está cheia, ninguém mais pode começar ou completar uma combinação do valor dela.
rules-rank-bonus = Uma canastra de { $rank } vale { $points } pontos, em vez dos habituais.
rules-rank-bonuses = Uma canastra de { $rank } vale { $natural } pontos se for natural, { $mixed } se for mista, em vez dos habituais.
rules-count-bonuses = Mais pontos por muitas canastras: { $rows }. Só o melhor destes conta.
rules-count-bonus-natural = { $count ->
    [one] { $points } por uma canastra natural
   *[other] { $points } por { $count } canastras naturais
}
rules-count-bonus-any = { $count ->
    [one] { $points } por uma canastra
   *[other] { $points } por { $count } canastras
}

# combinação inicial
rules-opening = { $side ->
    [alone] Você abre com suas primeiras combinações de uma rodada, baixadas na mesma vez. As cartas delas precisam somar pontos suficientes. Bônus não contam.
   *[team] Uma equipe abre com suas primeiras combinações de uma rodada, baixadas na mesma vez. As cartas delas precisam somar pontos suficientes. Bônus não contam.
}
rules-minimum = Pontos para abrir: { $need }
rules-minimums = { $side ->
    [alone] Pontos para abrir, conforme seu total: { $rows }
   *[team] Pontos para abrir, conforme o total da sua equipe: { $rows }
}
rules-minimums-by-round = Pontos para abrir: { $rows }
rules-minimum-below = { $need } abaixo de { $floor }
rules-minimum-from = { $need } a partir de { $floor }
rules-minimum-round = { $need } na rodada { $number }
rules-minimum-from-round = { $need } a partir da rodada { $number }
rules-need-both = { $shape } e { $points }
rules-shape-clean-triple = uma combinação sem coringas
rules-shape-canasta = uma canastra
rules-shape-natural-canasta = uma canastra que não seja mista
rules-opening-shape = A combinação inicial deve conter { $shape }.
rules-opening-no-wilds = A combinação inicial deve ser sem coringas.
rules-opening-top-yes = Se você abrir com a pilha, a carta do topo conta. As cartas abaixo dela não contam.
rules-opening-top-no = Se você abrir com a pilha, só contam as cartas da sua mão.
rules-opening-no-pile = { $side ->
    [alone] Você não pode pegar a pilha antes de abrir.
   *[team] Você não pode pegar a pilha antes de sua equipe abrir.
}
rules-opening-exempt-yes = Quem compra do monte e bate de mão não precisa de pontos para abrir.
rules-opening-exempt-no = Quem bate com a mão inteira de uma só vez também precisa dos pontos.
rules-splash-yes = Uma canastra natural, ou uma de coringas, baixada da sua mão abre sem os pontos.
rules-splash-no = Uma canastra natural baixada da sua mão abre sem os pontos.

# pilha
rules-pile-empty = A rodada começa sem pilha.
rules-pile-start = A rodada começa com uma carta virada para cima.
rules-pile-start-again = A rodada começa com uma carta virada para cima. Se for { $classes }, outra é virada em cima dela.
rules-pile-base = Sob a primeira carta da pilha ficam tantas cartas viradas para baixo quanto diz o valor dela: valete 11, dama 12, rei 13, ás { $ace }. Elas fazem parte da pilha.
rules-pile-take = Para pegar a pilha, você tem que baixar a carta do topo na hora: { $ways }.
take-not-wild = Uma carta natural e um coringa não bastam.
take-not-adding = Uma combinação na mesa não basta.
take-way-naturals = { $count ->
    [one] com uma carta natural do mesmo valor, da sua mão
   *[other] com { $count } cartas naturais do mesmo valor, da sua mão
}
take-way-wild = com uma carta natural e um coringa da sua mão
take-way-adding-any = { $side ->
    [alone] em uma das suas combinações
   *[team] em uma combinação da sua equipe
}
take-way-adding-below-canasta = { $side ->
    [alone] em uma das suas combinações que ainda não é canastra
   *[team] em uma combinação da sua equipe que ainda não é canastra
}
take-onto-sequence = A combinação pode ser uma sequência, mas a carta do topo nunca começa uma nova.
rules-frozen = Quando a pilha está **congelada**, { $needed ->
    [one] ela só se pega com uma carta natural da sua mão, do mesmo valor da carta do topo.
   *[other] ela só se pega com { $needed } cartas naturais da sua mão, do mesmo valor da carta do topo.
}
rules-always-frozen = A pilha está sempre **congelada**: { $needed ->
    [one] ela só se pega com uma carta natural da sua mão, do mesmo valor da carta do topo.
   *[other] ela só se pega com { $needed } cartas naturais da sua mão, do mesmo valor da carta do topo.
}
rules-frozen-until-opened-yes = { $side ->
    [alone] A pilha está congelada para um jogador que ainda não abriu.
   *[team] A pilha está congelada para uma equipe que ainda não abriu.
}
rules-frozen-until-opened-no = { $side ->
    [alone] Um jogador que ainda não abriu pega a pilha como qualquer outro.
   *[team] Uma equipe que ainda não abriu pega a pilha como qualquer outra.
}
rules-frozen-by = Se houver { $classes } na pilha, ela fica congelada até ser pega.
rules-frozen-by-nothing = Nenhuma carta congela a pilha.
rules-take-below-meld = { $side ->
    [alone] Você não pode pegar a pilha quando sua combinação do valor da carta do topo tem { $count } cartas ou mais.
   *[team] Você não pode pegar a pilha quando a combinação da sua equipe do valor da carta do topo tem { $count } cartas ou mais.
}
rules-take-full-meld = Você não pode pegar a pilha quando a carta do topo e as da sua mão não cabem todas na combinação do valor delas.
rules-take-all = Você recebe a pilha inteira.
rules-take-amount = { $count ->
    [one] Você recebe só a carta do topo da pilha.
   *[other] Você recebe só as { $count } cartas de cima da pilha.
}
rules-blocked = Com { $cards } no topo, ninguém pode pegar a pilha: ela está **bloqueada**.
rules-captured = Os três pretos em uma pilha que você pega são postos de lado. Eles valem: { $values }.
rules-one-card-yes = Com uma carta na mão, você pode pegar uma pilha de uma carta.
rules-one-card-no = Com uma carta na mão, você não pode pegar uma pilha de uma carta.
rules-only-top-yes = Só a carta do topo da pilha fica à vista.
rules-only-top-no = Todos podem ver todas as cartas da pilha.

# três
rules-threes-red = **Os três vermelhos** não são combinações: são baixados à parte, virados para cima, e repostos do monte.
rules-threes-all = **Todos os três**, vermelhos e pretos, não são combinações: são baixados à parte, virados para cima, e repostos do monte.
rules-three-values-red = Os três vermelhos: { $values }.
rules-three-values-all = Os três da mesma cor: { $values }.
rules-each = { $points } pontos cada
rules-each-up-to = { $points } pontos cada, até { $count }
rules-by-number = { $points } por { $count }
rules-by-number-all = { $points } por todos os { $count }
rules-three-sign-always = { $side ->
    [alone] Eles sempre contam a seu favor.
   *[team] Eles sempre contam a favor da sua equipe.
}
rules-three-sign-meld = { $side ->
    [alone] Eles contam contra um jogador sem combinação.
   *[team] Eles contam contra uma equipe sem combinação.
}
rules-three-sign-canasta = { $side ->
    [alone] Eles contam contra um jogador sem canastra.
   *[team] Eles contam contra uma equipe sem canastra.
}
rules-three-sign-two-canastas = { $side ->
    [alone] Eles contam contra um jogador com menos de duas canastras.
   *[team] Eles contam contra uma equipe com menos de duas canastras.
}
rules-three-sign-sevens = { $side ->
    [alone] Eles contam contra um jogador sem uma canastra de setes.
   *[team] Eles contam contra uma equipe sem uma canastra de setes.
}
rules-three-sign-swing = Eles contam contra uma equipe sem canastra, não contam com uma canastra, e contam a favor com duas ou mais.
rules-three-in-foot = { $laid ->
    [all] Um três
   *[other] Um três vermelho
} em um morto que ninguém pegou custa { $points } pontos.
rules-three-reveal-first-turn = { $laid ->
    [all] Os três
   *[other] Os três vermelhos
} distribuídos são baixados na primeira vez do jogador.
rules-three-reveal-after-deal = { $laid ->
    [all] Os três
   *[other] Os três vermelhos
} distribuídos são baixados logo depois da distribuição.
rules-three-last-end = Se { $laid ->
    [all] um três
   *[other] um três vermelho
} for comprado como última carta do monte, a rodada acaba na hora.
rules-three-last-may-meld = Se { $laid ->
    [all] um três
   *[other] um três vermelho
} for comprado como última carta do monte, você ainda pode baixar cartas, mas não descartar.
rules-three-last-in-hand = Se { $laid ->
    [all] um três
   *[other] um três vermelho
} for comprado como última carta do monte, ele fica na mão, e a rodada acaba.
rules-black-meld-yes = **Os três pretos** só podem ser baixados como sua última combinação quando você bate, sem coringas.
rules-black-meld-no = **Os três pretos** nunca podem ser baixados.
rules-black-in-hand = Um três preto na mão no fim custa { $points } pontos.

# bater
rules-out = { $canastas ->
    [0] Você não precisa de canastra para bater.
    [one] { $side ->
        [alone] Para bater, você precisa de uma canastra.
       *[team] Para bater, sua equipe precisa de uma canastra.
    }
   *[other] { $side ->
        [alone] Para bater, você precisa de { $canastas } canastras.
       *[team] Para bater, sua equipe precisa de { $canastas } canastras.
    }
}
rules-out-kinds = Para bater, sua equipe precisa de { $kinds }.
rules-out-among = { $canastas ->
    [one] Para bater, sua equipe precisa de uma canastra: { $kinds }.
   *[other] Para bater, sua equipe precisa de { $canastas } canastras, entre elas { $kinds }.
}
rules-kind-natural = { $count ->
    [one] uma canastra natural
   *[other] { $count } canastras naturais
}
rules-kind-mixed = { $count ->
    [one] uma canastra mista
   *[other] { $count } canastras mistas
}
rules-kind-sequence = { $count ->
    [one] uma sequência completa
   *[other] { $count } sequências completas
}
rules-kind-wild = { $count ->
    [one] uma canastra de coringas
   *[other] { $count } canastras de coringas
}
rules-kind-sevens = { $count ->
    [one] uma canastra de setes
   *[other] { $count } canastras de setes
}
rules-out-any = { $canastas ->
    [one] { $side ->
        [alone] Para bater, você precisa de uma canastra de qualquer tipo.
       *[team] Para bater, sua equipe precisa de uma canastra de qualquer tipo.
    }
   *[other] { $side ->
        [alone] Para bater, você precisa de { $canastas } canastras de qualquer tipo.
       *[team] Para bater, sua equipe precisa de { $canastas } canastras de qualquer tipo.
    }
}
rules-out-ignored = Para isso, não conta { $kinds }.
rules-out-threes = { $side ->
    [alone] Você também precisa ter baixado tantos três vermelhos quantas canastras tem.
   *[team] Sua equipe também precisa ter baixado tantos três vermelhos quantas canastras tem.
}
rules-out-specials = Você não pode bater enquanto sua equipe tiver uma combinação que custaria pontos por estar incompleta.
rules-out-foot-yes = Você e seu parceiro precisam ter pegado o morto, cada um o seu.
rules-out-foot-no = Você precisa ter pegado o seu morto.
rules-final-discard-optional = Baixe todas as suas cartas, ou todas menos uma e descarte essa.
rules-final-discard-required = Sua última carta tem que ser um descarte.
rules-keep = { $count ->
    [0] Quem não bate pode ficar sem cartas.
    [one] Quem não bate tem que guardar uma carta depois do descarte.
   *[other] Quem não bate tem que guardar { $count } cartas depois do descarte.
}
rules-ask-no = Você bate sem perguntar a ninguém.
rules-ask-optional = { $partners ->
    [one] Você pode pedir permissão ao parceiro: “Posso bater?”. A resposta vale para aquela vez.
   *[other] Você pode pedir permissão ao próximo jogador da sua equipe: “Posso bater?”. A resposta vale para aquela vez.
}
rules-ask-mandatory = { $partners ->
    [one] Antes você tem que pedir permissão ao parceiro: “Posso bater?”. A resposta vale para aquela vez.
   *[other] Antes você tem que pedir permissão ao próximo jogador da sua equipe: “Posso bater?”. A resposta vale para aquela vez.
}
rules-ask-once = Você pode perguntar uma vez por rodada.
rules-ask-after-take-yes = Você também pode perguntar depois de pegar a pilha.
rules-ask-after-take-no = Você só pode perguntar depois de comprar, antes de baixar cartas.
rules-out-points = Bater vale { $points ->
    [0] zero pontos
   *[other] { $points } pontos
}{ $more ->
    [0] , e nada a mais com a mão inteira de uma só vez.
   *[other] , e mais { $more } se você bater de mão.
}
rules-concealed = **De mão** significa: com sua mão inteira baixada de uma só vez, com uma canastra entre as combinações.
rules-concealed-take-yes = Você pode pegar a pilha nessa vez e ainda assim bater de mão.
rules-concealed-take-no = Se você pegar a pilha nessa vez, não bate de mão.

# o fim e a pontuação
rules-stock-end-turn-end = Quando o monte acaba, a rodada termina com aquela vez.
rules-stock-end-while-takeable = { $side ->
    [alone] Quando o monte acaba, o jogo continua enquanto a pilha puder ser pega. Se a carta do topo servir em uma das suas combinações, você tem que pegá-la.
   *[team] Quando o monte acaba, o jogo continua enquanto a pilha puder ser pega. Se a carta do topo servir em uma combinação da sua equipe, você tem que pegá-la.
}
rules-stock-end-on-draw = Quando o monte acaba, o jogo continua enquanto os jogadores pegarem a pilha. Quem não pode ou não quer encerra a rodada.
rules-hands = { $side ->
    [alone] As cartas que sobram na sua mão contam contra você.
   *[team] As cartas que sobram nas mãos de uma equipe contam contra ela.
}
rules-packets = As cartas de um morto que ninguém pegou também contam contra a equipe dele.
rules-penalty-hand-holds = Cada mão com { $some } ou mais no fim custa { $points } pontos.
rules-penalty-unfinished-rank = Uma combinação de { $ranks } que no fim não é canastra custa { $points } pontos.
rules-penalty-unfinished-natural = Uma combinação de { $ranks } sem coringas que no fim não é canastra custa { $points } pontos.
rules-penalty-unfinished-wild = Uma combinação de coringas que no fim não é canastra custa { $points } pontos.
rules-penalty-short-sequence = Uma sequência com menos de { $count } cartas no fim custa { $points } pontos.
rules-swing-none = **Sem canastra,** até as cartas que sua equipe baixou contam contra ela.
rules-swing-one = **Com uma canastra,** as cartas baixadas contam a favor da sua equipe, e os três não contam.
rules-swing-two = **Com duas canastras ou mais,** tudo conta a favor da sua equipe.
rules-special-hands = **Mãos especiais:** antes de sua equipe baixar algo, e logo depois de comprar, você pode mostrar todas as suas { $count } cartas se elas formarem uma destas. A rodada acaba, e esses pontos são toda a pontuação da sua equipe:
rules-special-straight = Escada, { $points } pontos: um curinga e uma carta de cada valor, do dois ao ás. O três está na mesa: qualquer três que sua equipe baixou. Assim sobra uma das suas cartas, que pode ser qualquer uma.
rules-special-pairs = Pares, { $points } pontos: só pares naturais.
rules-special-pairs-with-wilds = Pares com coringas, { $points } pontos: pares, entre eles ases e setes, e um par de curingas ou de dois.
rules-special-garbage = Quadras e trincas, { $points } pontos: dois valores com quatro cartas e dois valores com três, todas naturais.
rules-end-target = { $side ->
    [alone] A partida acaba quando um jogador tem { $target } pontos depois de uma rodada.
   *[team] A partida acaba quando uma equipe tem { $target } pontos depois de uma rodada.
}
rules-end-rounds = { $rounds ->
    [one] A partida tem uma rodada.
   *[other] A partida tem { $rounds } rodadas.
}
rules-winner = O maior total vence. Se houver empate, joga-se mais uma rodada.

# Como jogar: a ideia de cada jogo. Os números vêm dos campos.
rules-how-classic = Você e seu parceiro juntam cartas do mesmo valor e as baixam na mesa, em comum. Busque canastras, combinações de { $size } cartas: elas trazem a maior parte dos pontos, e sem uma ninguém pode bater. Vale a pena lutar por uma pilha grande: guarde pares na mão e cuidado com o que você joga para o próximo.
rules-how-classic-pagat = Você e seu parceiro juntam cartas do mesmo valor e as baixam na mesa, em comum. Busque canastras, combinações de { $size } cartas. Os coringas são usados com mais liberdade do que na Clássica, e as canastras mistas vêm mais cedo. As últimas cartas contam: quando o monte acaba, a luta pela pilha continua.
rules-how-two-players = Um duelo. Você vê e tem muitas cartas, e ninguém ajuda. Monte várias combinações ao mesmo tempo: você precisa de { $canastas } canastras para bater. Pegue a pilha sempre que puder, e conte o que o outro jogador junta.
rules-how-three-solo = Cada um joga por si, com as regras da Clássica. Dois jogadores estão sempre contra você: não alimente quem joga depois de você, e não espere demais, pois outro pode bater antes.
rules-how-cutthroat = Em cada rodada, um joga contra dois, e só jogando se descobre quem. Quem pega a pilha primeiro fica com as cartas e, a partir daí, tem os outros dois como adversários. Antes de pegar uma pilha pequena, pergunte-se se ela vale isso.
rules-how-five-players = A Clássica para cinco: dois parceiros jogam contra três que se revezam. Em cada rodada, alguém da equipe maior fica de fora. O resto é como na Clássica.
rules-how-six-players = Duas equipes de três somam suas combinações, e as canastras crescem rápido. Uma equipe precisa de { $canastas } delas para bater. Lembre-se: mais dois jogadores veem o que você descarta antes de seu parceiro jogar de novo.
rules-how-six-players-three-teams = Três duplas, cada uma por si. Os parceiros se sentam frente a frente, e os dois vizinhos são adversários. Você precisa de { $canastas } canastras para bater. Não espere pela mão perfeita: duas outras duplas correm contra você.
rules-how-samba = Além de grupos de cartas iguais, você baixa sequências: cartas seguidas do mesmo naipe. Uma sequência completa, o samba, traz { $sequence } pontos, muito mais que uma canastra natural. Junte naipes além de valores, guarde os coringas para os grupos, e faça { $canastas } canastras antes de bater.
rules-how-bolivia = É o Samba, e os coringas também podem formar uma combinação sozinhos. Uma sequência completa traz { $sequence } pontos, uma canastra de coringas { $wild }. Você precisa de { $canastas } canastras para bater, e uma delas tem que ser uma sequência. Comece uma sequência cedo e não guarde os três pretos.
rules-how-brazilian = Sequências e coringas podem ser combinações, como na Bolívia. Uma equipe perto do fim da partida precisa abrir com uma canastra inteira. Pergunte ao parceiro antes de bater, e não comece sequências que você não possa alongar: as curtas custam { $lost } pontos.
rules-how-italian = Uma pilha rica, com cartas ocultas embaixo, mas sempre congelada: só um par natural a pega. Abra sem coringas e depois junte muitas canastras, sobretudo naturais, pois há pontos extras para quem tem muitas. Uma canastra de coringas paga até { $wild } pontos, mas só se sua equipe bater.
rules-how-canastone = Aqui, duas cartas são melhores que uma: cada vez traz { $draw } do monte, ou a pilha e mais { $extra }. Uma pilha congelada pede { $needed } cartas iguais da sua mão, então vale a pena guardar trincas. Você precisa de uma canastra natural e de uma mista para bater. Coringas e ases fazem canastras especiais.
rules-how-italian-casino = O jogo clássico com um terceiro baralho. A carta virada fica sobre cartas ocultas, e a primeira pilha pode ser grande: abra cedo e lute por ela. Os três pretos só servem para bloquear.
rules-how-uruguay = A Clássica, com um novo objetivo: os coringas podem formar uma combinação sozinhos, e { $size } deles trazem { $wild } pontos. A pilha está sempre congelada: você precisa de um par natural para pegá-la. Decida cedo se seus coringas ajudam seus grupos ou se você vai atrás da grande.
rules-how-cuban = As canastras ficam cheias com { $size } cartas, então você monta muitas pequenas. Os coringas podem formar uma combinação sozinhos, que vale até { $wild } pontos. A pilha está sempre congelada: guarde pares naturais. Os três pretos só servem para bloquear.
rules-how-mexicana = Quem abre por uma equipe compra mais { $bonus_draw } cartas: abra assim que puder. Um sete é um descarte seguro, pois ninguém pode pegá-lo, mas uma canastra de setes traz { $rank } pontos. Para bater, você precisa tanto de canastras quanto de três vermelhos.
rules-how-sevens = A Clássica, mas com os setes a aposta é alta. Uma canastra de setes traz { $rank } pontos. Uma combinação de setes incompleta custa caro, e acumulá-los na mão também. Baixe setes só quando acreditar que pode completá-los.
rules-how-modern-american = Um jogo exigente: as cartas que você baixa não valem nada até você ter canastras. Com menos de { $canastas } canastras, suas próprias cartas e seus três não ajudam ou até contam contra você. Ases naturais, setes e coringas trazem mais pontos, mas custam caro se ficarem incompletos. Comece só o que puder completar.
rules-how-hand-and-foot = Cada um tem duas mãos: primeiro você joga a que segura, depois o morto, que está virado para baixo. Livre-se rápido das suas { $hand } cartas e encha combinações de { $size }. Em { $rounds } rodadas, abrir fica mais difícil a cada vez. Para bater, os dois parceiros precisam ter pegado o morto, e seu parceiro precisa concordar.
rules-how-pennies = Tudo gira em torno dos setes. Até cada equipe ter uma canastra de setes, eles não podem ser descartados, e sem a sua os três vermelhos contam contra você. Complete você uma canastra assim que puder: isso traz um segundo pacote de { $foot } cartas, o morto. Para bater, você precisa de uma canastra de cada tipo.

# … e onde regras da casa fizeram outro jogo
rules-idea = Junte cartas do mesmo valor e baixe-as como combinações. Uma combinação de { $size } cartas é uma canastra, e as canastras trazem a maior parte dos pontos.
rules-idea-sequences = Cartas seguidas do mesmo naipe também podem ser baixadas.
rules-idea-wild-melds = Os coringas podem formar uma combinação sozinhos.
rules-idea-foot = Além da sua mão, você tem um morto de { $foot } cartas, que precisa ganhar antes.
rules-idea-frozen = A pilha está sempre congelada: guarde pares naturais para pegá-la.
rules-idea-out = { $canastas ->
    [0] Bata antes dos outros.
    [one] { $side ->
        [alone] Quando tiver uma canastra, você pode bater.
       *[team] Quando sua equipe tiver uma canastra, você pode bater.
    }
   *[other] { $side ->
        [alone] Quando tiver { $canastas } canastras, você pode bater.
       *[team] Quando sua equipe tiver { $canastas } canastras, você pode bater.
    }
}

# O que outros livros e clubes fazem, onde nenhuma regra acima o diz.
rules-other-threes-may-stay = Alguns deixam guardar um três vermelho na mão ou descartá-lo, o que bloqueia a pilha. Aqui ele é sempre baixado e reposto.
rules-other-lone-take = Alguns deixam pegar só a carta do topo, em vez de comprar, se ela entrar em uma sequência. Aqui você recebe a pilha inteira.
rules-other-last-card-passes = Alguns encerram a vez de um jogador cuja única carta não pode ser descartada. Aqui sempre se guarda uma carta para isso.
rules-other-extra-draw-once = Alguns dão as cartas extras só à equipe que abre primeiro. Aqui cada equipe as recebe.
rules-other-black-threes = Alguns contam um três preto na mão no fim como 100 pontos perdidos, ou 300. Aqui ele custa o que a carta vale.
rules-other-black-three-in-hand = Alguns fazem um três preto na mão no fim custar só o que a carta vale.
rules-other-sevens-own-side = Alguns deixam descartar setes assim que a própria equipe tem uma canastra de setes. Aqui cada equipe precisa ter uma.
rules-other-special-hands = Aqui ficam de fora as mãos especiais Miami, Zip Code, Blast Off, Triples, Quads e as Dream Hands, que algumas regras acrescentam.
rules-other-stock-end = Alguns encerram a rodada assim que a última carta é comprada. Aqui a pilha ainda pode ser pega.
rules-other-straight-keeps-three = Alguns deixam guardar um três na mão para uma escada. Aqui cada três é baixado na hora e substitui o da mão.
