# Por que algo não é possível, dito ao jogador. Uma mensagem para cada recusa.

# de quem é a vez, e em que passo
reason-no-round = As cartas ainda não foram distribuídas.
reason-round-over = Esta rodada acabou.
reason-round-running = Esta rodada ainda está em andamento.
reason-match-over = A partida acabou.
reason-not-your-turn = É a vez de { $turn }.
reason-draw-first = Primeiro compre uma carta ou pegue a pilha.
reason-already-drawn = Você já comprou nesta vez.
reason-await-answer = Seu parceiro ainda não respondeu.

# comprar
reason-stock-empty = O monte acabou.
reason-cannot-pass = Você só pode passar quando não puder fazer mais nada.
reason-must-take-pile = O monte acabou e a pilha serve em uma das suas combinações: você tem que pegá-la.

# pegar a pilha
reason-pile-empty = A pilha está vazia.
reason-pile-blocked = { $card } no topo bloqueia a pilha.
reason-pile-frozen = { $needed ->
    [one] A pilha está congelada. Para pegá-la, você precisa ter na mão { $needed } carta igual à do topo; você tem { $have }.
   *[other] A pilha está congelada. Para pegá-la, você precisa ter na mão { $needed } cartas iguais à do topo; você tem { $have }.
}
reason-pile-frozen-unopened = { $needed ->
    [one] A pilha está congelada até sua equipe abrir. Para pegá-la, você precisa ter na mão { $needed } carta igual à do topo; você tem { $have }.
   *[other] A pilha está congelada até sua equipe abrir. Para pegá-la, você precisa ter na mão { $needed } cartas iguais à do topo; você tem { $have }.
}
reason-pile-no-adding = Não se pode pegar a carta do topo acrescentando-a a uma combinação da mesa.
reason-pile-no-match = Nada do que você tem combina com { $card }, a carta do topo.
reason-pile-no-pair = { $needed ->
    [one] Para pegar a pilha, você precisa ter na mão { $needed } carta igual à do topo; você tem { $have }.
   *[other] Para pegar a pilha, você precisa ter na mão { $needed } cartas iguais à do topo; você tem { $have }.
}
reason-pile-one-card = Com só uma carta na mão, você não pode pegar uma pilha de uma carta.
reason-pile-not-for-opening = Neste jogo não se abre com a pilha. Sua equipe precisa abrir antes, com cartas da mão.
reason-pile-meld-too-big = { $have ->
    [one] Sua combinação deste valor já tem { $have } carta. Com { $limit } ou mais, você não pode pegar a pilha para ela.
   *[other] Sua combinação deste valor já tem { $have } cartas. Com { $limit } ou mais, você não pode pegar a pilha para ela.
}
reason-top-not-matched = { $card } não combina com a carta do topo da pilha.

# cartas e combinações
reason-card-not-in-hand = { $card } não está na sua mão.
reason-no-cards = Escolha ao menos uma carta.
reason-red-three = Um três vermelho não entra em combinações e não pode ser descartado.
reason-which-meld = Estas cartas podem ir para mais de uma combinação. Toque em **Escolher cartas** e diga para qual.
reason-no-such-meld = { $count ->
    [0] Sua equipe ainda não tem combinações.
   *[other] Sua equipe não tem essa combinação.
}
reason-mixed-ranks = Fora os coringas, todas as cartas de uma combinação têm o mesmo valor.
reason-too-few-cards = Uma combinação precisa de { $needed } cartas; esta teria { $have }.
reason-too-few-naturals = { $needed ->
    [one] Uma combinação precisa de { $needed } carta natural; esta teria { $have }.
   *[other] Uma combinação precisa de { $needed } cartas naturais; esta teria { $have }.
}
reason-too-many-wilds = { $limit ->
    [0] Uma combinação não pode ter coringas; esta teria { $have }.
    [one] Uma combinação pode ter no máximo { $limit } coringa; esta teria { $have }.
   *[other] Uma combinação pode ter no máximo { $limit } coringas; esta teria { $have }.
}
reason-wilds-outnumber = { $naturals ->
    [0] Coringas demais: { $wilds }, sem nenhuma carta natural.
    [one] Coringas demais: { $wilds } para { $naturals } carta natural.
   *[other] Coringas demais: { $wilds } para { $naturals } cartas naturais.
}
reason-meld-full = Uma combinação pode ter no máximo { $limit } cartas; esta teria { $have }.
reason-canasta-closed-to-wilds = Esta canastra está completa: não aceita mais coringas.
reason-pure-rank = Combinações deste valor não aceitam coringas.
reason-wild-needs-naturals = Depois da combinação inicial, um coringa só entra em uma combinação com ao menos { $needed } cartas naturais; esta teria { $have }.
reason-wild-meld-first = Sua combinação de coringas não está completa. Até lá, os coringas vão para ela.
reason-rank-dead = Uma canastra deste valor está fechada: ninguém mais pode baixá-lo.
reason-no-wilds-in-sequence = Uma sequência não tem coringas.
reason-not-in-sequence = Estas cartas não estão em ordem no mesmo naipe.
reason-sequence-grows-only-out = Uma sequência completa só aceita mais cartas se você bater nesta vez.
reason-cannot-combine = Não dá para juntar estas duas combinações.
reason-black-threes-never = Os três pretos não podem ser baixados.
reason-black-threes-natural = Os três pretos são baixados sem coringas.
reason-black-threes-only-out = Os três pretos só podem ser baixados como última combinação, quando você bate.

reason-no-meld-in-hand = Nenhuma carta da sua mão faz uma combinação ou serve em uma das suas.

# abrir
reason-opening-too-low = Sua equipe precisa de { $needed } pontos para abrir; assim você chegaria a no máximo { $have }.
reason-opening-unfinished = Sua equipe precisa de { $needed } pontos para abrir; até agora baixou { $have }.
reason-opening-no-wilds = A combinação inicial deve ser sem coringas.
reason-opening-shape = Sua combinação inicial também deve conter { $shape }.

# terminar a vez
reason-kinds-missing = Para bater, sua equipe ainda precisa de { $kind }.
reason-red-threes-missing = Para bater, sua equipe precisa de tantos três vermelhos quantas canastras: { $needed }. Ela tem { $have }.
reason-special-unfinished = Sua equipe tem uma combinação que precisa ser completada antes que alguém bata.
reason-partner-not-in-foot = Você pode bater quando seu parceiro também tiver pegado o morto.
reason-foot-first = Você pode bater quando tiver pegado o seu morto.
reason-final-discard = Sua última carta deve ser descartada: guarde uma para isso.
reason-must-ask = Antes de bater, você tem que perguntar ao parceiro.
reason-discard-barred = Agora não dá para descartar { $card }.
reason-no-canasta = { $needed ->
    [one] Sua equipe precisa de uma canastra para você bater. Até lá, guarde { $keep ->
        [one] uma carta
       *[other] { $keep } cartas
    } depois do descarte.
   *[other] Sua equipe precisa de { $needed } canastras para você bater. Até lá, guarde { $keep ->
        [one] uma carta
       *[other] { $keep } cartas
    } depois do descarte.
}
reason-partner-said-no = { $keep ->
    [one] Seu parceiro disse não: guarde uma carta depois do descarte.
   *[other] Seu parceiro disse não: guarde { $keep } cartas depois do descarte.
}
reason-must-go-out = Seu parceiro disse sim: você tem que bater nesta vez.
reason-cannot-discard = O monte acabou com um três vermelho: não há descarte.

# perguntar
reason-no-partner = Você não tem parceiro a quem perguntar.
reason-asking-off = Neste jogo ninguém pergunta antes de bater.
reason-asked-already = Você já perguntou nesta vez.
reason-asked-this-round = Você já perguntou nesta rodada.
reason-ask-before-melding = Você só pode perguntar antes de baixar cartas.
reason-ask-after-take = Você não pode perguntar depois de pegar a pilha.
reason-ask-after-opening = Você não pode perguntar enquanto o resto da pilha espera pela sua combinação inicial.
reason-cannot-go-out = Você não pode bater nesta vez.
reason-nothing-to-ask = Você só pode terminar esta vez batendo: não há o que perguntar.
reason-nothing-asked = Não há pergunta para responder.
reason-not-asked-of-you = A pergunta é para { $partner }.

# mãos especiais
reason-no-special-hand = Sua mão não é uma mão especial que você possa mostrar agora.

# desfazer
reason-nothing-to-undo = Você não baixou nada nesta vez.
reason-undo-too-late = É tarde para desfazer: você já viu cartas novas.
