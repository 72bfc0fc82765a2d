# Los hilos de las mesas, y lo que el bot no puede hacer donde se abre una mesa.

choose-place = Dónde están las mesas nuevas
choose-place-channel = Mesas nuevas: en el canal
choose-place-thread = Mesas nuevas: cada una en su propio hilo
settings-no-threads = ⚠️ No puedo crear hilos en este canal, así que aquí las mesas se quedan en el propio canal. Los permisos se llaman **Crear hilos públicos** y **Enviar mensajes en hilos**.

# the name of a thread, at most 100 characters with its host’s name
thread-name = Canasta · { $host }

notice-in-thread = Tu mesa { $table } tiene su propio hilo: <#{ $channel }>
notice-no-thread-right = Cada mesa debería tener su hilo, pero aquí no puedo crear ninguno, así que esta está en el canal. Necesito los permisos **Crear hilos públicos** y **Enviar mensajes en hilos**.
notice-no-thread = Ahora mismo no he podido crear un hilo, así que la mesa está en el propio canal.
notice-no-files-right = Los tableros deberían tener una imagen, pero no puedo adjuntar archivos en este canal, así que este es solo texto. Necesito el permiso **Adjuntar archivos**.
notice-rematch-managers = En este servidor solo los miembros con el permiso **Gestionar mensajes** pueden abrir una mesa, y una revancha es una mesa nueva. Pide a uno de ellos que la abra con `/canasta nueva`.
