# Ce qu’un utilisateur préfère, et ce qu’un serveur a fixé.

command-me = moi
command-me-description = Vos préférences : cartes, ordre, langue, notifications, conseils
command-settings = réglages
command-settings-description = Les préférences de ce serveur : langue, table, jeu, pendule, fils, qui peut commencer

me-title = ## Vos préférences
me-how = Ceci n’est que pour vous, et vaut sur tous les serveurs. Votre main en tient compte la prochaine fois que vous l’ouvrez.
me-pings = 🔔 Notifications quand c’est votre tour : **{ $state }**
me-hints = 💡 Conseils dans votre main, si la table en a : **{ $state }**
me-on = oui
me-off = non
button-my-pings-on = Me prévenir
button-my-pings-off = Pas de notifications
button-my-hints-on = Proposer des conseils
button-my-hints-off = Pas de conseils

choose-cards = Les cartes
choose-cards-emoji = Cartes en petites images
choose-cards-text = Cartes en texte : Q♥
choose-suits = Couleurs des cartes
choose-suits-four = Jeu à quatre couleurs
choose-suits-two = Jeu à deux couleurs
choose-order = Ordre de votre main
choose-order-game = Tri selon les besoins du jeu
choose-order-rank = Tri par rang
choose-order-suit = Tri par couleur
choose-locale = Langue
choose-language = Langue : { $language }
choose-language-own = celle de votre Discord
choose-language-servers = celle du serveur

settings-title = ## Les préférences de ce serveur
settings-everybody = ### Ce que tout le monde voit
settings-how = Une table en tient compte dès que quelque chose y change.
settings-no-files = ⚠️ Je ne peux pas joindre de fichiers dans ce salon : les tables n’y ont pas d’image. Le droit s’appelle **Joindre des fichiers**.
settings-new = ### Nouvelles tables
settings-rules = Règles : **{ $name }**, parmi les règles maison.
settings-game = Règles : **{ $game }**, sauf si quelqu’un en choisit d’autres.
button-kept = Règles maison

choose-board = Affichage de la table
choose-board-text = Table : texte
choose-board-emoji = Table : cartes en petites images
choose-board-picture = Table : une image, au-dessus du texte
choose-ground = Table sur les images
choose-ground-felt = Images : table verte
choose-ground-night = Images : table sombre
choose-games = Jeu des nouvelles tables
choose-game = Jeu des nouvelles tables : { $game }
choose-clocks = Pendule des nouvelles tables
choose-clock = Pendule des nouvelles tables : { $pace }
choose-clock-usual = Pendule des nouvelles tables : comme d’habitude ({ $pace })
choose-starters = Qui peut commencer
choose-starters-everybody = Tout le monde peut ouvrir une table
choose-starters-managers = Il faut pouvoir gérer les messages pour ouvrir une table

notice-settings-managers = Il faut le droit **Gérer le serveur** pour changer les préférences de ce serveur. Les vôtres sont sous `/canasta moi`.
notice-starters-managers = Sur ce serveur, il faut le droit **Gérer les messages** pour ouvrir une table. Vous pouvez jouer à toutes : `/canasta rejoindre`.
