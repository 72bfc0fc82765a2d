# Commandes slash. Les noms sont des mots en minuscules sans espaces ; les descriptions ont 100 caractères au plus.

command-canasta = canasta
command-canasta-description = Jouer à la Canasta dans ce salon

command-new = nouvelle
command-learn = apprendre
command-join = rejoindre
command-leave = quitter
command-hand = main
command-table = table
command-players = joueurs
command-rules = règles
command-score = score
command-house = maison
command-help = aide
command-end = terminer

command-new-description = Ouvrir une nouvelle table dans ce salon
command-learn-description = Apprendre le jeu : une première partie contre l’ordinateur, chaque étape expliquée
command-join-description = Prendre une place libre à une table
command-leave-description = Quitter votre table ; votre place devient libre
command-hand-description = Voir vos cartes, que personne d’autre ne voit
command-table-description = Afficher de nouveau la table en bas du salon
command-players-description = Qui est à quelle place ; la pendule, l’hôte et les absents
command-rules-description = Lire les règles de cette table ou d’un autre jeu
command-score-description = Voir les points de chaque manche
command-house-description = Règles maison de ce serveur : les voir, les supprimer, les choisir pour les nouvelles tables
command-help-description = Comment jouer, un tour en images, et toutes les commandes
command-end-description = Proposer de terminer la partie sans vainqueur

option-rules = règles
option-rules-description = Avec quelles règles jouer
option-partner = partenaire
option-partner-description = Qui est en face de vous
option-left = gauche
option-left-description = Qui est à votre gauche et joue après vous
option-right = droite
option-right-description = Qui est à votre droite et joue avant vous
option-computers = ordinateurs
option-computers-description = Jouer contre l’ordinateur : il prend toutes les autres places, à ce niveau
option-table = table
option-table-description = Quelle table, s’il y en a plusieurs ici

help-title = ## Canasta : comment ça marche
help-start = Tapez `/canasta nouvelle` pour ouvrir une table ; sous **règles**, vous pouvez choisir un autre jeu que la Classique. Chacun appuie sur une place. Puis l’hôte appuie sur **Commencer**. Pas assez de monde, ou personne d’autre ? Choisissez un niveau sous **ordinateurs** : ils prennent les autres places. Un jeu est nouveau pour vous ? Tapez `/canasta règles` et son nom.
help-turn-title = ### Votre tour
help-turn = 1. Le bot vous appelle. Appuyez sur **Ma main** : personne d’autre ne la voit.
    2. Appuyez sur **Piocher une carte** ou **Prendre la pile**.
    3. Posez des cartes, si vous voulez : choisissez dans la liste, ou appuyez sur **Choisir des cartes**.
    4. Finissez votre tour : choisissez une carte sous **Défausser**.
help-good-to-know = Posé par erreur ? Appuyez sur **Annuler** avant de défausser.
    Vous hésitez ? Appuyez sur **Conseil** dans votre main.
    Vous ne trouvez plus votre main ? Appuyez sur **Ma main**, sur la table, aussi souvent que vous voulez.
    Une partie peut durer des jours. Rien ne se perd.
    Quelqu’un est absent ? Avec une pendule, je joue à sa place après un moment. Appuyez sur **Joueurs** pour la régler, ou pour voter et libérer une place.
help-commands-title = ### Commandes
help-command = `/{ $command }` { $description }
