# Ce qui est gardé sur les personnes, et comment l’obtenir ou le supprimer.

command-privacy = confidentialité
command-privacy-description = Ce que je garde sur vous ; l’obtenir en fichier, ou le faire supprimer

privacy-title = ## Ce que je garde sur vous
privacy-what =
    - **Pour jouer :** les numéros de votre compte Discord, du serveur, du salon et de mes messages là-bas, et de chaque appui ; à quelles tables vous êtes ou avez été ; chaque coup avec son heure ; points et résultats ; dans une première partie guidée, ce qui a été expliqué.
    - **Pour les règles maison :** leurs noms, et qui les a gardées.
    - **Jamais :** votre nom, votre image, ce que vous écrivez, ni rien sur les personnes qui ne jouent pas.
privacy-how-long-title = ### Combien de temps
privacy-how-long = { $games ->
        [one] Une table est supprimée un jour après sa fin.
       *[other] Une table est supprimée { $games } jours après sa fin.
    }
    { $servers ->
        [one] Si on me retire d’un serveur, tout ce qui le concerne est supprimé après un jour.
       *[other] Si on me retire d’un serveur, tout ce qui le concerne est supprimé après { $servers } jours.
    }
    Les règles maison restent jusqu’à ce que quelqu’un les y supprime. Les sauvegardes de qui me fait tourner peuvent durer plus longtemps.
privacy-who-title = ### Qui le voit
privacy-who = Le salon voit ce qui est sur la table. Votre main n’est montrée qu’à vous. Qui me fait tourner a le fichier avec tout, et je ne le donne à personne.
privacy-choice = Ceci concerne vos données sur tous les serveurs :
privacy-export = Voici tout ce que je garde sur vous. Personne d’autre ne voit ce message.
privacy-erase-title = ## Supprimer vos données ?
privacy-erase-question = Vous quittez toutes vos tables, même les parties en cours. Dans les anciens résultats, il n’y a personne à votre place ; ceux des autres restent.
    On ne peut pas revenir en arrière. Vous pourrez rejouer ensuite, comme quelqu’un de nouveau.
privacy-erased = { $tables ->
        [0] Il n’y avait rien sur vous à supprimer.
        [one] C’est fait : vous ne figurez plus à une table, et rien ici ne mène plus à vous.
       *[other] C’est fait : vous ne figurez plus à { $tables } tables, et rien ici ne mène plus à vous.
    }
    D’anciens messages dans les salons peuvent encore montrer votre nom. Ils sont à Discord ; la modération peut les supprimer.

button-export = Obtenir mes données
button-erase = Supprimer mes données…
button-erase-sure = Supprimer tout ce qui me concerne
button-privacy = Garder mes données

notice-too-fast = { $seconds ->
    [one] C’était très rapide. Attendez une seconde ; d’ici là, je ne réponds pas.
   *[other] C’était très rapide. Attendez { $seconds } secondes ; d’ici là, je ne réponds pas.
}
