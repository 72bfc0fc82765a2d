# Los hilos de las mesas, y lo que el bot no puede hacer donde se abre una mesa.

choose-place = Dónde están las mesas nuevas
choose-place-channel = Mesas nuevas: en el canal
choose-place-thread = Mesas nuevas: cada una en su propio hilo
settings-no-threads = ⚠️ No puedo crear hilos en este canal, así que aquí las mesas se quedan en el propio canal. Los permisos se llaman **Crear hilos públicos** y **Enviar mensajes en hilos**.

# the name of a thread, at most 100 characters with its host’s name
thread-name = { $host }: { $game }

notice-in-thread = Tu mesa { $table } tiene su propio hilo: <#{ $channel }>
notice-no-thread-right = En este servidor cada mesa debería tener su hilo, pero no puedo crear ninguno en este canal. Por eso la mesa está en el propio canal. Los permisos se llaman **Crear hilos públicos** y **Enviar mensajes en hilos**; un moderador puede dármelos.
notice-no-thread = Ahora mismo no he podido crear un hilo, así que la mesa está en el propio canal.
notice-no-files-right = En este servidor las mesas deberían tener una imagen, pero no puedo adjuntar archivos en este canal. Por eso el tablero es solo texto. El permiso se llama **Adjuntar archivos**; un moderador puede dármelo.
notice-rematch-managers = En este servidor solo los miembros con el permiso **Gestionar mensajes** pueden abrir una mesa, y una revancha es una mesa nueva. Pide a uno de ellos que la abra con `/canasta nueva`.
