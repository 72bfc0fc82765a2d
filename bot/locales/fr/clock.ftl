# La pendule des tours, et ce que deviennent les joueurs et les tables qui font attendre les autres.

pace-0 = aucune
pace-60 = 1 minute par tour
pace-120 = 2 minutes par tour
pace-300 = 5 minutes par tour
pace-900 = 15 minutes par tour
pace-3600 = 1 heure par tour
pace-21600 = 6 heures par tour
pace-86400 = 1 jour par tour
pace-259200 = 3 jours par tour
pace-604800 = 7 jours par tour
clock = Pendule : { $pace }
span-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

# table
clock-running = Pendule : { $pace } · fin du temps pour { $player } <t:{ $deadline }:R>
clock-stood-still = La pendule s’est arrêtée ({ $span }), car je n’avais pas accès à ce salon.
clock-missed = ⏰ { $missed ->
    [one] { $player } a manqué un tour. J’ai joué à sa place.
   *[other] { $player } a manqué { $missed } tours de suite. J’ai joué à sa place.
} Après { $most } de suite, sa place se libère.
table-rests = 💤 **Cette table est en pause.** Qui a joué ici peut y reprendre une place à tout moment.
button-players = Joueurs

# appel et rappel
turn-until = Vous avez jusqu’au <t:{ $deadline }:f>, <t:{ $deadline }:R>.
reminder = ⏰ { $player }, **tout le monde vous attend** · Table { $table }
reminder-turn = Votre temps finit <t:{ $deadline }:R>. Alors je pioche et je défausse pour vous.
reminder-answer = Votre temps finit <t:{ $deadline }:R>. Alors la réponse à votre partenaire est non.
reminder-last = Vous avez déjà manqué { $missed ->
    [one] un tour
   *[other] { $missed } tours de suite
}. Après { $most } de suite, votre place se libère.

# les tables dont personne ne se sert
closing-lobby = { $players } : **personne n’a encore commencé cette partie** · Table { $table }
closing-match = { $players } : **personne n’a joué ici depuis longtemps** · Table { $table }
closing-when = La table ferme <t:{ $at }:R>, sauf si quelqu’un joue ou appuie sur **La garder ouverte**.
button-keep-open = La garder ouverte
closed-expired = Cette table est fermée : personne n’a commencé la partie. Ouvrez-en une autre avec `/canasta nouvelle`.
closed-idle = Cette partie est fermée : personne n’avait joué depuis longtemps. Ouvrez une autre table avec `/canasta nouvelle`.

# qui est là
players-title = ## Joueurs · Table { $table }
players-seat = { $seat } : { $player }
players-free = { $seat } : *libre*
players-host = { $line } · hôte
players-missed = { $line } · ⏰ { $missed ->
    [one] a manqué un tour
   *[other] a manqué { $missed } tours de suite
}
players-waited = { $line } · son tour a commencé <t:{ $since }:R>
players-how-remove = Quelqu’un n’a pas joué depuis longtemps ? Votez pour libérer sa place : ses cartes restent, et quelqu’un d’autre peut la reprendre.
players-how-clock = Avec une pendule, je préviens un joueur quand il reste un quart du temps. Quand il est écoulé, je pioche et je défausse à sa place. Après { $most } tours manqués de suite, sa place se libère.
players-choose-clock = Pendule : choisir combien de temps un tour peut durer
players-choose-host = Donner le rôle d’hôte à quelqu’un d’autre
players-choose-off = Retirer quelqu’un de la table
button-become-host = Devenir l’hôte
button-remove = Libérer la place { $seat }
button-keep-player = Retirer ma voix : { $seat }
button-propose-end = Proposer de terminer
button-leave-table = Quitter la table

# voter au sujet d’un absent
vote = { $player } fait attendre tout le monde. **Libérer la place { $seat } pour quelqu’un d’autre ?** · Table { $table }
vote-count = Pour : { $voters } · { $missing ->
    [one] il manque encore une voix.
   *[other] il manque encore { $missing } voix.
}
vote-none = Plus personne n’est pour.
vote-how = Tous les joueurs peuvent voter. Si { $player } joue, le vote s’arrête.
vote-done = Après un vote, { $player } n’est plus à la table : **la place { $seat } est libre.**

# ce que l’hôte peut changer à tout moment
button-table-settings = Réglages
table-settings-title = ## Réglages · Table { $table }
table-settings-clock = Une nouvelle pendule vaut tout de suite : qui doit jouer a de nouveau tout son temps, et les tours manqués ne comptent plus.
