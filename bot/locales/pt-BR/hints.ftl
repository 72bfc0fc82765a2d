# Dicas: o que o especialista faria, e por quê.

button-hint = Dica
hint = > 💡 **{ $what }** { $why }

hint-draw = { $count ->
    [one] Compre uma carta.
   *[other] Compre { $count } cartas.
}
hint-take = Pegue a pilha com { $cards }.
hint-take-onto = Pegue a pilha com a sua combinação de { $rank }.
hint-take-only = Pegue a pilha.
hint-lay = Baixe { $cards }.
hint-combine = Junte suas duas combinações do mesmo valor.
hint-show = Mostre sua mão inteira.
hint-ask = Pergunte ao parceiro: “Posso bater?”
hint-yes = Diga sim.
hint-no = Diga não.
hint-discard = Descarte { $card }.
hint-pass = Passe.
hint-undo = Toque em Desfazer.
hint-go-out = Toque em “Bater”.

hint-why-draws = Não há nada melhor para começar.
hint-why-leaves-pile = { $count ->
    [one] A única carta da pilha não vale o que você baixaria por ela.
   *[other] As { $count } cartas da pilha não valem o que você baixaria por elas.
}
hint-why-takes-pile = { $count ->
    [0] Ela traz mais cartas do que o monte.
    [one] Ela traz uma carta que serve para você.
   *[other] Ela traz { $count } cartas.
}
hint-why-passes = Não há nada que você possa pegar.
hint-why-opens = { $points ->
    [one] Faz parte de uma combinação inicial de { $points } ponto.
   *[other] Faz parte de uma combinação inicial de { $points } pontos.
}
hint-why-adds-to-meld = Sua combinação de { $rank } fica mais perto de uma canastra.
hint-why-feeds-partner = A combinação de { $rank } da sua equipe fica mais perto de uma canastra.
hint-why-new-meld = Uma nova combinação de { $rank } dá a você mais formas de baixar cartas e de pegar a pilha.
hint-why-completes-canasta = Completa uma canastra de { $rank }.
hint-why-adds-to-run = Sua sequência fica mais perto de ser completa.
hint-why-new-run = Começa uma nova sequência.
hint-why-completes-run = Completa uma sequência.
hint-why-combines = Uma combinação grande está mais perto de uma canastra do que duas pequenas.
hint-why-shows-hand = Isso encerra a rodada e traz os pontos na hora.
hint-why-goes-out = Encerrar a rodada agora vale mais para você do que o que ainda pode vir.
hint-why-asks = Você poderia bater, e as cartas do seu parceiro decidem se isso é bom.
hint-why-says-yes = Encerrar a rodada agora é melhor para sua equipe.
hint-why-says-no = Sua equipe tem mais a ganhar se continuar jogando.
hint-why-safe-discard = { $gone ->
    [0] Cartas deste valor ({ $rank }) quase não servem ao próximo jogador.
    [one] Uma carta deste valor ({ $rank }) já saiu do jogo: esta quase não serve ao próximo jogador.
   *[other] { $gone } cartas deste valor ({ $rank }) já saíram do jogo: esta quase não serve ao próximo jogador.
}
hint-why-keeps-pair = Ela está sozinha na sua mão; as cartas que você tem em dobro ainda podem virar combinações.
hint-why-blocks = Um três preto impede o próximo jogador de pegar a pilha.
hint-why-freezes = { $count ->
    [one] Congela a pilha, e seus adversários não a pegam com facilidade.
   *[other] Congela a pilha de { $count } cartas, e seus adversários não a pegam com facilidade.
}
hint-why-least-use = Das suas cartas, são as que menos servem a você: { $rank }.
hint-why-only-choice = Você não pode fazer outra coisa.
hint-why-by-chance = Tanto faz: tudo é igualmente bom.
hint-gain = Experimentei esta jogada e *{ $other }* com muitas formas em que as cartas ocultas podem estar: esta traz cerca de { $gain ->
    [one] { $gain } ponto
   *[other] { $gain } pontos
} a mais.
