# O que se guarda sobre as pessoas, e como isso se obtém ou se exclui.

command-privacy = privacidade
command-privacy-description = O que guardo sobre você; receba em um arquivo ou mande excluir

privacy-title = ## O que guardo sobre você
privacy-what =
    - **Para jogar:** os números da sua conta do Discord, do servidor, do canal e das minhas mensagens lá, e de cada toque; em quais mesas você está ou esteve; cada jogada com a hora; pontos e resultados; em uma primeira partida guiada, o que foi explicado.
    - **Para regras da casa:** os nomes delas, e quem as salvou.
    - **Nunca:** seu nome, sua foto, o que você escreve, nem nada sobre quem não joga.
privacy-how-long-title = ### Por quanto tempo
privacy-how-long = { $games ->
        [one] Uma mesa é excluída um dia depois de acabar.
       *[other] Uma mesa é excluída { $games } dias depois de acabar.
    }
    { $servers ->
        [one] Se me tirarem de um servidor, tudo sobre ele é excluído depois de um dia.
       *[other] Se me tirarem de um servidor, tudo sobre ele é excluído depois de { $servers } dias.
    }
    Regras da casa ficam até alguém excluí-las lá. Cópias de segurança de quem me opera podem durar mais.
privacy-who-title = ### Quem vê
privacy-who = O canal vê o que está na mesa. Sua mão é mostrada só a você. Quem me opera tem o arquivo com tudo, e eu não o dou a ninguém.
privacy-choice = Isto vale para você em todos os servidores:
privacy-export = Aqui está tudo o que guardo sobre você. Ninguém mais vê esta mensagem.
privacy-erase-title = ## Excluir seus dados?
privacy-erase-question = Você sai de todas as suas mesas, também das partidas em andamento. Nos resultados antigos, não fica ninguém no seu lugar; os resultados dos outros continuam.
    Isso não pode ser desfeito. Depois você pode jogar de novo, como alguém novo.
privacy-erased = { $tables ->
        [0] Não havia nada sobre você para excluir.
        [one] Pronto: seu lugar em uma mesa foi apagado, e nada aqui leva a você.
       *[other] Pronto: seus lugares em { $tables } mesas foram apagados, e nada aqui leva a você.
    }
    Mensagens antigas nos canais ainda podem mostrar seu nome. Elas são do Discord; um moderador pode excluí-las.

button-export = Receber meus dados
button-erase = Excluir meus dados …
button-erase-sure = Excluir tudo sobre mim
button-privacy = Manter meus dados

notice-too-fast = { $seconds ->
    [one] Isso foi muito rápido. Espere um segundo; até lá, não respondo.
   *[other] Isso foi muito rápido. Espere { $seconds } segundos; até lá, não respondo.
}
