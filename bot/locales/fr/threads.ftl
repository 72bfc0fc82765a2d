# Les fils des tables, et ce que le bot ne peut pas faire là où une table s’ouvre.

choose-place = Où sont les nouvelles tables
choose-place-channel = Nouvelles tables : dans le salon
choose-place-thread = Nouvelles tables : chacune dans son propre fil
settings-no-threads = ⚠️ Je ne peux pas créer de fils dans ce salon : les tables y restent dans le salon même. Les droits s’appellent **Créer des fils publics** et **Envoyer des messages dans les fils**.

# the name of a thread, at most 100 characters with its host’s name
thread-name = Canasta · { $host }

notice-in-thread = Votre table { $table } a son propre fil : <#{ $channel }>
notice-no-thread-right = Chaque table devrait avoir son fil, mais je ne peux pas en créer ici : celle-ci est donc dans le salon. Il me faut les droits **Créer des fils publics** et **Envoyer des messages dans les fils**.
notice-no-thread = Je n’ai pas pu créer de fil à l’instant : la table est donc dans le salon même.
notice-no-files-right = Les tables devraient avoir une image, mais je ne peux pas joindre de fichiers dans ce salon : celle-ci est donc en texte. Il me faut le droit **Joindre des fichiers**.
notice-rematch-managers = Sur ce serveur, il faut le droit **Gérer les messages** pour ouvrir une table, et une revanche est une nouvelle table. Demandez à quelqu’un qui a ce droit de l’ouvrir avec `/canasta nouvelle`.
