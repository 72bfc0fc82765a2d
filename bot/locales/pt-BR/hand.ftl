# A visão de cada jogador: a mão, a vez, a escolha de cartas.

hand-title = ## Sua mão · Mesa { $table }
    Seu lugar: **{ $seat }**, com { $partner }.
hand-title-lone = ## Sua mão · Mesa { $table }
    Seu lugar: **{ $seat }**. Nesta rodada, você joga **contra todos** os outros.
hand-title-sits-out = ## Sua mão · Mesa { $table }
    Seu lugar: **{ $seat }**, com { $partner }. Nesta rodada, você **fica de fora**.
hand-title-alone = ## Sua mão · Mesa { $table }
    Seu lugar: **{ $seat }**.
hand-notice = > ℹ️ { $text }
hand-cards = ### { $cards }
hand-count = { $count ->
    [0] 0 cartas
    [one] 1 carta
   *[other] { $count } cartas
}
hand-count-new = { $count ->
    [0] 0 cartas
    [one] 1 carta
   *[other] { $count } cartas
} · • = nova
hand-empty = Você não tem cartas.
hand-melds = **Suas combinações:** { $melds }
hand-opening = **Para abrir:** { $wanted }
hand-missing = **Para bater ainda falta:** { $what }
hand-foot-hand-empty = { $count ->
    [one] **Seu morto:** { $count } carta. Você o pega quando sua mão acabar.
   *[other] **Seu morto:** { $count } cartas. Você o pega quando sua mão acabar.
}
hand-foot-first-canasta = { $count ->
    [one] **Seu morto:** { $count } carta. Você o pega quando completar uma canastra.
   *[other] **Seu morto:** { $count } cartas. Você o pega quando completar uma canastra.
}
hand-owed = { $count ->
    [one] **Próxima vez:** você recebe 1 carta do monte por ter aberto.
   *[other] **Próxima vez:** você recebe { $count } cartas do monte por ter aberto.
}

# à espera
hand-wait = É a vez de **{ $player }**. Ela começou <t:{ $since }:R>.
hand-wait-seat = É a vez de **{ $seat }**, mas o lugar está livre. O jogo continua quando alguém o ocupar.
hand-round-over = **A rodada acabou.**
round-brief = { $team }: **{ $score }** nesta rodada, { $total } no total

# a vez
turn-draw-or-take = { $count ->
    [one] ### Sua vez! Compre uma carta ou pegue a pilha
   *[other] ### Sua vez! Compre { $count } cartas ou pegue a pilha
}
turn-draw = { $count ->
    [one] ### Sua vez! Compre uma carta
   *[other] ### Sua vez! Compre { $count } cartas
}
turn-take = ### Sua vez! Pegue a pilha
turn-take-or-pass = ### Sua vez! Pegue a pilha ou passe
turn-pass = ### Sua vez! Você só pode passar
turn-lay-or-discard = ### Sua vez! Baixe cartas, se quiser, e descarte
turn-discard = ### Sua vez! Descarte uma carta
turn-lay-more = ### Sua vez! Baixe mais cartas ou desfaça
turn-no-discard = ### Sua vez! Baixe cartas, se quiser, e passe
turn-must-go-out = ### Seu parceiro disse sim: agora bata
turn-may-not-go-out = ### Seu parceiro disse não: continue
    Guarde uma carta na mão.
turn-await = ### Você perguntou: “Posso bater?”
    Esperando { $partner }.
turn-way-out-laying = 🏁 **Você pode bater.** “Bater” baixa todas as suas cartas e encerra a rodada.
turn-way-out-discarding = 🏁 **Você pode bater.** “Bater” descarta sua última carta e encerra a rodada.
turn-way-out-both = 🏁 **Você pode bater.** “Bater” baixa suas cartas, descarta a última e encerra a rodada.

turn-ask-first = 🏁 **Você pode bater se seu parceiro concordar.** Toque em “Posso bater?” antes de baixar cartas.
turn-special = 🏁 **Sua mão inteira forma { $hand }.** Mostrá-la encerra a rodada e vale { $points } pontos.

why-draw = **Não dá para comprar:** { $reason }
why-take = **Não dá para pegar a pilha:** { $reason }
why-take-opening = **Não dá para pegar a pilha:** com ela, você abriria com no máximo { $have } pontos. Sua equipe precisa de { $needed }.
why-lay = **Não dá para baixar agora:** { $reason }
why-lay-opening = **Você ainda não pode abrir:** suas cartas somam no máximo { $have } pontos. Sua equipe precisa de { $needed }.
why-discard = **Ainda não dá para descartar:** { $reason }
why-ask = **Bater:** { $reason }

take-with = Com { $cards }
take-onto = Na sua combinação de { $rank }
take-only = **Pegar a pilha** baixa { $cards }. { $effect }.

lay-new-grows = Nova combinação de { $rank } · { $points } pontos
lay-new-run = Nova sequência { $rank } · { $points } pontos
lay-new-sequence = Nova sequência { $rank }: completa! · { $points } pontos
lay-new-wild = Nova combinação de { $rank }: uma canastra! · { $points } pontos
lay-new-sevens = Nova combinação de { $rank }: uma canastra! · { $points } pontos
lay-new-natural = Nova combinação de { $rank }: canastra natural! · { $points } pontos
lay-new-mixed = Nova combinação de { $rank }: canastra mista! · { $points } pontos
lay-add-grows = Combinação de { $rank }: { $before } → { $size } cartas · { $points } pontos
lay-add-run = Sequência { $old } → { $rank } · { $points } pontos
lay-add-sequence = Sequência { $old } → { $rank }: agora completa! · { $points } pontos
lay-add-wild = Combinação de { $rank }: vira canastra! · { $points } pontos
lay-add-sevens = Combinação de { $rank }: vira canastra! · { $points } pontos
lay-add-natural = Combinação de { $rank }: vira canastra natural! · { $points } pontos
lay-add-mixed = Combinação de { $rank }: vira canastra mista! · { $points } pontos

discard-count = { $card } (você tem { $count })
discard-freezes = Congela a pilha
discard-blocks = Bloqueia a pilha para o próximo jogador
discard-fits = Serve na sua combinação de { $rank }

combine = Combinações de { $rank }: { $first } + { $second } cartas
combine-effect = Vira { $meld }

# o que não pode ser descartado agora
barred = **Agora não pode descartar:** { $cards }. { $reason }
barred-no-black-three-at-first = Não se descartam três pretos na primeira vez.
barred-sevens-guarded = Os setes ficam na mão até cada equipe ter uma canastra de setes, e nunca são a última carta.
barred-wilds-last = Um coringa só pode ser sua última carta.
barred-not-on-empty = Setes, ases, coringas e valores fechados não vão para uma pilha vazia.

select-take = Pegar a pilha …
select-lay = Baixar cartas …
select-discard = Descartar …
select-discard-part = Descartar … ({ $first } a { $last })
select-discard-rank = Descartar … ({ $first })
select-combine = Juntar duas combinações …
select-rank = Qual valor?
select-what = O que você quer baixar?
select-home = Em qual combinação?
select-low = A partir de qual carta?
select-high = Até qual carta?
select-count = Quantas cartas ({ $rank })?

button-refresh = Atualizar
button-sort-rank = Ordenar por valor
button-sort-suit = Ordenar por naipe
button-draw = { $count ->
    [one] Comprar uma carta
   *[other] Comprar { $count } cartas
}
button-show = Mostrar esta mão
button-take = Pegar a pilha
button-pass = Passar
button-go-out = Bater
button-ask = Posso bater?
button-withdraw = Retirar a pergunta
button-pick = Escolher cartas
button-undo = Desfazer
button-next = Próxima rodada
button-back = Voltar
button-lay = Baixar estas cartas
button-discard-sure = Sim, descartar
button-keep = Não, guardar

# escolha de cartas
picker-title = ## Escolha as cartas · Mesa { $table }
    Seu lugar: **{ $seat }**.
picker-start = Escolha primeiro um valor, depois quantas cartas.
picker-start-sequences = Escolha primeiro um valor ou uma sequência, depois as cartas.
picker-wild = Só coringas: { $count } na sua mão
picker-suit = Sequência de { $suit }
picker-runs = Você tem { $runs }
picker-melds = Você tem { $count } combinações deste valor
picker-new-meld = Uma nova combinação
picker-onto = Em { $meld }
picker-from = De { $card }
picker-to = Até { $card }
picker-rank = { $rank }: { $count } na sua mão
picker-on-table = { $count ->
    [one] Sua combinação tem 1 carta
   *[other] Sua combinação tem { $count } cartas
}
picker-none = Você ainda não escolheu cartas.
picker-nothing = Você não tem cartas para baixar.
picker-preview = **Você baixaria** { $cards }
    { $effect }
picker-refused = ⛔ { $reason }

confirm-title = ## Descarte · Mesa { $table }
confirm-question = **Descartar mesmo { $card }?**
confirm-fits = Esta carta serve na sua combinação de { $rank }, na mesa.
confirm-wild-freezes = É um coringa. Ele congela a pilha até alguém pegá-la.
confirm-wild = É um coringa, e vai bem com qualquer combinação.
