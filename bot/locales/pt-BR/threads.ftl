# Os tópicos das mesas, e o que o bot não pode fazer onde uma mesa é aberta.

choose-place = Onde ficam as novas mesas
choose-place-channel = Novas mesas: no canal
choose-place-thread = Novas mesas: cada uma em um tópico próprio
settings-no-threads = ⚠️ Não posso criar tópicos neste canal, por isso as mesas daqui ficam no próprio canal. As permissões se chamam **Criar tópicos públicos** e **Enviar mensagens em tópicos**.

# the name of a thread, at most 100 characters with its host’s name
thread-name = Canastra · { $host }

notice-in-thread = Sua mesa { $table } tem um tópico só dela: <#{ $channel }>
notice-no-thread-right = Cada mesa deveria ter um tópico, mas não posso criar nenhum aqui, por isso esta está no canal. Preciso das permissões **Criar tópicos públicos** e **Enviar mensagens em tópicos**.
notice-no-thread = Não consegui criar um tópico agora, por isso a mesa está no próprio canal.
notice-no-files-right = As mesas deveriam ter uma imagem, mas não posso anexar arquivos neste canal, por isso esta é só texto. Preciso da permissão **Anexar arquivos**.
notice-rematch-managers = Neste servidor, só membros com a permissão **Gerenciar mensagens** podem abrir uma mesa, e uma revanche é uma mesa nova. Peça a um deles que a abra com `/canasta nova`.
