# Mensagens curtas e privadas.

notice-not-your-question = Esta pergunta é para outra pessoa. Só o parceiro pode responder.
notice-question-closed = Esta pergunta já foi respondida ou retirada.
notice-unreadable = Este botão não funciona. Use `/canasta mão` para ver suas cartas.
notice-no-table = Não há mesa neste canal. Abra uma com `/canasta nova`.
notice-several-tables = Há várias mesas aqui: { $tables }. Diga qual delas no comando.
notice-seated = Seu lugar agora é { $seat }, na mesa { $table }.
notice-left = Você saiu da mesa { $table }. Seu lugar está livre, também para você: `/canasta entrar`.
notice-nothing-to-hint = No momento, você não tem nada para decidir.
notice-kept-open = A mesa continua aberta.
notice-ended = A mesa { $table } foi encerrada.
notice-rematch-there = A revanche é na mesa { $table }.
notice-named-twice = Indique pessoas diferentes, e não você: seu lugar já está garantido.
notice-no-bots = Só pessoas podem se sentar a uma mesa. Indique membros que não sejam bots.
notice-no-such-rules = Não conheço essas regras. Escolha umas da lista que aparece enquanto você digita.
notice-other-channel = Essa mesa está em <#{ $channel }>. Use este comando lá.
notice-try-again = Não deu certo agora, e nada mudou. Tente de novo daqui a pouco.
notice-bug = Desculpe, algo deu errado do meu lado. Seu jogo está a salvo. Toque em **Minha mão** na mesa para continuar.

# o que uma mesa recusa; uma mensagem para cada motivo
table-no-such-table = Não existe a mesa { $table }.
table-table-closed = Esta mesa está fechada. Abra outra com `/canasta nova`.
table-not-over = Esta partida ainda não acabou.
table-shutting-down = Estou reiniciando. Seu jogo está a salvo. Tente de novo em um minuto.
table-no-such-seat = Esta mesa não tem esse lugar.
table-seat-taken = { $seat } está ocupado. Escolha outro lugar.
table-already-seated = Você já tem seu lugar: { $seat }.
table-table-full = Todos os lugares estão ocupados no momento.
table-knows-another-hand = Você já viu as cartas de { $seat } nesta rodada. Você pode ocupar outro lugar quando a rodada acabar.
table-not-seated = Você não está nesta mesa. `/canasta entrar` dá um lugar a você, se houver um livre.
table-nobody-there = Não há ninguém em { $seat }.
table-resting = Todos saíram desta partida, por isso ela descansa. Só quem já jogou nela pode ocupar o primeiro lugar.
table-not-absent = Quem está em { $seat } não faz os outros esperarem.
table-already-voted = Você já votou nisso.
table-not-voted = Você não votou nisso.
table-no-hints = O anfitrião desativou as dicas nesta mesa.
table-no-such-clock = Esse relógio não existe. Escolha um da lista.
table-not-host = Só o anfitrião, { $host }, pode fazer isso.
table-not-full = { $open ->
    [one] A partida começa quando todos os lugares estiverem ocupados. Ainda há um livre.
   *[other] A partida começa quando todos os lugares estiverem ocupados. Ainda há { $open } livres.
}
table-not-ready = { $count ->
    [one] Falta um jogador aceitar as regras alteradas.
   *[other] Faltam { $count } jogadores aceitarem as regras alteradas.
}
table-too-many-players = { $seats ->
    [one] Há mais gente aqui do que esse jogo permite: ele tem { $seats } lugar.
   *[other] Há mais gente aqui do que esse jogo permite: ele tem { $seats } lugares.
}
table-already-started = A partida já começou.
table-not-started = A partida ainda não começou.
table-round-running = Esta rodada ainda não acabou.
table-waiting-for-seat = { $seat } está livre. A partida continua quando alguém ocupar este lugar.
table-partner-away = O lugar do seu parceiro, { $seat }, está livre: ninguém pode responder a você.
table-stale = A mesa avançou enquanto isso. Esta é a situação agora.
table-not-yours = Isso cabe a { $seat }.
table-already-agreed = Você já concordou. Um jogador da outra equipe também precisa concordar.
table-not-agreed = Você não concordou em encerrar a partida; ela continua.

permissions-missing = Preciso de uma permissão que não tenho neste canal: **{ $permissions }**. Peça a um moderador que a conceda e tente de novo.
standstill = No momento não posso escrever neste canal. Você pode continuar jogando pela sua mão, mas a mesa que todos veem fica parada e ninguém é chamado. Peça a um moderador que me deixe escrever aqui de novo. Eu percebo sozinho.
standstill-lacking = Falta: **{ $permissions }**.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
