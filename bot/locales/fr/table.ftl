# La salle d’attente, la table et les messages autour d’un tour.

title = ## Canasta · Table { $table }

ruleset-classic = Classique
ruleset-classic-pagat = Classique (pagat.com)
ruleset-two-players = Deux joueurs
ruleset-three-solo = Trois joueurs
ruleset-cutthroat = Un contre deux
ruleset-five-players = Cinq joueurs
ruleset-six-players = Six joueurs
ruleset-six-players-three-teams = Six joueurs en trois paires
ruleset-samba = Samba
ruleset-bolivia = Bolivia
ruleset-brazilian = Brésilienne
ruleset-italian = Italienne
ruleset-canastone = Canastone
ruleset-italian-casino = Casino italien
ruleset-uruguay = Uruguay
ruleset-cuban = Cubaine
ruleset-mexicana = Mexicaine
ruleset-sevens = Les sept (Canasta ai sette)
ruleset-modern-american = Américaine moderne
ruleset-hand-and-foot = Hand and Foot (main et pied)
ruleset-pennies = Pennies from Heaven
ruleset-unknown = Canasta, comme on y jouait avant
ruleset-changed = { $name }, avec des règles maison

# salle d’attente
lobby-rules = { $rules } · { $goal }
goal-target = partie en { $target } points
goal-rounds = { $rounds ->
    [one] une seule manche
   *[other] { $rounds } manches, le total le plus haut gagne
}
lobby-team = ### { $team }
lobby-alone = ### Chacun joue pour soi
lobby-lone = ### Chacun compte ses points
    À chaque manche, un joueur est contre tous les autres.
lobby-takes-turns = À tour de rôle : à chaque manche, l’un d’eux ne joue pas.
lobby-seat = { $seat } : { $player }
lobby-seat-host = { $seat } : { $player } · hôte
lobby-seat-open = { $seat } : *libre*
lobby-waiting = { $count ->
    [one] **Il manque encore un joueur.**
   *[other] **Il manque encore { $count } joueurs.**
}
lobby-empty = Personne n’est encore assis ici. Appuyez d’abord sur une place.
lobby-full = **Tout le monde est là.** { $host }, appuyez sur **Commencer**.
lobby-how = Appuyez sur une place pour vous y asseoir. Pour changer, appuyez sur une autre place libre. { $partners }
lobby-how-full = Pour changer de place, appuyez sur **Échanger : …** : vous échangez avec la personne assise là. { $partners }
lobby-opposite = Les partenaires sont face à face.
lobby-between = Les places des deux camps alternent.
lobby-started = La partie a commencé. La table est plus bas.

button-sit = S’asseoir : { $seat }
button-swap = Échanger : { $seat }
button-start = Commencer
button-leave = Quitter
button-rules = Règles
button-score = Score
button-hand = Ma main
button-take-seat = Reprendre : { $seat }

# table
board-round-of = { $game } · Manche { $number } sur { $rounds }
board-partners = ### Partenaires dans cette manche
board-lone = ### Contre tous dans cette manche
board-partner = **{ $team }** · { $score ->
    [one] { $score } point
   *[other] { $score } points
}
board-round = { $game } · Manche { $number } · en { $target } points
board-team = ### { $team } · { $score ->
    [one] { $score } point
   *[other] { $score } points
}
board-sits-out = { $player } · ne joue pas cette manche
foot-waiting-hand-empty = second paquet en attente
foot-waiting-first-canasta = second paquet en attente
foot-played-hand-empty = joue son second paquet
foot-played-first-canasta = a son second paquet
owed = { $count ->
    [one] reçoit { $count } carte de plus au prochain tour
   *[other] reçoit { $count } cartes de plus au prochain tour
}
wanted-points = { $needed } points
wanted-shape = { $needed } points et { $shape }
opening-needed = Pas encore d’ouverture : il faut { $wanted }
opening-progress = Ouverture : **{ $laid } points sur { $needed }** posés
opening-progress-shape = Ouverture : **{ $laid } points sur { $needed }** posés. Elle doit contenir { $shape }.
missing = Pour sortir, il manque : { $what }
missing-canastas = { $count ->
    [one] une canasta
   *[other] { $count } canastas
}
missing-more = { $count ->
    [one] une autre canasta
   *[other] { $count } autres canastas
}
missing-red-threes = { $count ->
    [one] un trois rouge
   *[other] { $count } trois rouges
}
missing-feet = le second paquet, pas encore pris par { $players }
missing-own-foot-hand-empty = votre second paquet, que vous n’avez pas encore pris
missing-own-foot-first-canasta = votre second paquet, que vous n’avez pas encore pris
missing-unfinished = une canasta à finir ({ $meld } ; inachevée, elle coûte { $points } points)
red-threes = Trois rouges : { $cards }
threes = Trois : { $cards }
threes-of = Trois rouges de { $player } : { $cards }
captured = Trois noirs capturés : { $cards }
board-last-turns = **Derniers tours**
board-last-turn = - { $told }
board-turn-draw = ### ▶️ **{ $player }** doit piocher
    Tour commencé <t:{ $since }:R>.
board-turn-take = ### ▶️ **{ $player }** prend la pile, ou la manche s’achève
    Tour commencé <t:{ $since }:R>.
board-turn-pass = ### ▶️ **{ $player }** ne peut que passer, et la manche s’achève
    Tour commencé <t:{ $since }:R>.
board-turn-meld = ### ▶️ **{ $player }** pose des cartes
    Tour commencé <t:{ $since }:R>.
board-asked = ### ▶️ **{ $player }** demande à { $partner } : « Puis-je sortir ? »
    Tour commencé <t:{ $since }:R>.
board-turn-open = ### ⏳ La partie attend que quelqu’un prenne la place **{ $seat }**
board-round-over = ### La manche est finie
    Le résultat est plus bas.
board-match-over = ### 🎉 La partie est finie. Victoire : { $team } !
board-seat-open = ⚠️ **Place libre : { $seat }.** Appuyez sur le bouton pour la reprendre, avec ses cartes.
board-fingerprint = -# Contrôle de la donne : { $fingerprint }…, voir Score

# pile et pioche
pile = **Pile :** { $top } au-dessus · { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
pile-base = { $count ->
    [one] {" "}· { $count } de plus, face cachée
   *[other] {" "}· { $count } de plus, face cachée
}
pile-part = {" "}· on n’en prend que { $count }, celles du dessus
pile-only-opened = Seule une équipe qui a ouvert peut la prendre.
pile-not-for-your-opening = Votre équipe pourra la prendre après avoir ouvert.
pile-empty = **Pile :** vide
pile-waiting = { $count ->
    [one] **Pile :** prise. { $count } carte attend que l’ouverture soit faite.
   *[other] **Pile :** prise. { $count } cartes attendent que l’ouverture soit faite.
}
pile-cards = Dans la pile : { $cards }
pile-blocked-wild = { $mark } **Bloquée :** une carte joker est au-dessus. Personne ne peut la prendre.
pile-blocked-black-three = { $mark } **Bloquée :** un trois noir est au-dessus. Personne ne peut la prendre.
pile-blocked-red-three = { $mark } **Bloquée :** un trois rouge est au-dessus. Personne ne peut la prendre.
pile-blocked-natural = { $mark } **Bloquée :** personne ne peut la prendre.
pile-frozen = { $mark } **Gelée** ({ $why }) : pour la prendre, il faut { $pair } en main.
pile-frozen-blocked = { $mark } **Gelée** aussi : { $why }.
pile-before-opening = { $mark } **Gelée** jusqu’à l’ouverture pour : { $teams }. Pour la prendre, il faut { $pair } en main.
pile-before-any-opening = { $mark } **Gelée** pour chaque équipe jusqu’à son ouverture : pour la prendre, il faut { $pair } en main.
pile-before-your-opening = { $mark } **Gelée** jusqu’à l’ouverture de votre équipe : pour la prendre, il faut { $pair } dans votre main.
frozen-by-wild = elle contient une carte joker
frozen-by-red-three = elle contient un trois rouge
frozen-by-black-three = elle contient un trois noir
frozen-by-rule = toujours, dans ce jeu
stock = { $count ->
    [0] **Pioche :** épuisée
    [one] **Pioche :** { $count } carte
   *[other] **Pioche :** { $count } cartes
}

# ce qui s’est passé : les parties d’un tour, unies par des virgules
history-turn = { $player } { $said }
history-dealt = { $dealer } a distribué la manche { $number }
history-drew = { $count ->
    [one] a pioché
   *[other] a pioché { $count } cartes
}
history-red-threes = a posé { $cards }
history-extra-pile = { $count ->
    [one] a pioché { $count } carte de plus
   *[other] a pioché { $count } cartes de plus
}
history-extra-opening = a pioché { $count } cartes pour l’ouverture
history-extra-talon = a reçu { $count } cartes pour l’ouverture
history-foot-hand-empty = a pris son second paquet
history-foot-first-canasta = a pris son second paquet
history-lone = **joue contre tous les autres**
history-combined = a réuni deux combinaisons
history-shown = a montré { $hand } : { $cards }
history-run = séquence de { $suit }
history-wild-meld = { $laid } comme cartes joker
history-took = { $size ->
    [one] a pris la pile ({ $size } carte) avec { $how }
   *[other] a pris la pile ({ $size } cartes) avec { $how }
}
history-took-onto = { $size ->
    [one] a pris la pile ({ $size } carte) pour sa combinaison ({ $how })
   *[other] a pris la pile ({ $size } cartes) pour sa combinaison ({ $how })
}
history-laid = a posé { $laid }
history-wilds-to = { $laid } sur les { $rank }
history-asked = a demandé à sortir
history-answer-yes = réponse : oui
history-answer-no = réponse : non
history-discarded = a défaussé { $card }
history-passed = a passé
history-stock-end = **La pioche est épuisée : la manche est finie.**
history-out = **{ $player } sort !**

# appel et question
turn-call = { $player }, **à vous de jouer** · Table { $table }
question = { $partner }, votre partenaire { $asker } demande :
    ### « Puis-je sortir ? »
question-meaning = **Oui :** { $asker } doit sortir maintenant, et la manche s’achève. **Non :** { $asker } continue à jouer.
question-only = -# Seul le partenaire peut répondre · Table { $table }
question-answered-yes = { $asker } a demandé : « Puis-je sortir ? » · Réponse de { $partner } : **oui**.
question-answered-no = { $asker } a demandé : « Puis-je sortir ? » · Réponse de { $partner } : **non**.
button-yes = Oui, sortez
button-no = Non, continuez

# une place libre pendant la partie
vacancy = { $players } : **une place est libre** · Table { $table }
vacancy-seat = ⚠️ Place libre : **{ $seat }**.
vacancy-seat-left = { $count ->
    [one] ⚠️ { $players } a quitté la place **{ $seat }**.
   *[other] ⚠️ { $players } ont quitté la place **{ $seat }**.
}
vacancy-waits = La partie s’arrête au tour de cette place, et avant la prochaine donne. Appuyez sur le bouton pour la reprendre.

# finir plus tôt
end-question = { $player } voudrait **terminer cette partie maintenant**, sans vainqueur. Il faut l’accord d’un joueur de chaque équipe.
end-agreed = D’accord : { $players }
end-waiting = Il manque l’accord d’un joueur : { $team } ({ $players })
end-off = Plus personne ne veut terminer la partie. Elle continue.
button-agree = D’accord, terminons
button-carry-on = Retirer mon oui
closed-empty = Cette table est fermée : il n’y avait plus personne. Ouvrez-en une autre avec `/canasta nouvelle`.
closed-agreed = La partie est terminée : les équipes étaient d’accord. Ouvrez une autre table avec `/canasta nouvelle`.
closed-moderator = La modération a mis fin à la partie. Ouvrez une autre table avec `/canasta nouvelle`.
closed-host = L’hôte a annulé cette table. Ouvrez-en une autre avec `/canasta nouvelle`.
closed-lost = Cette table est fermée : son salon n’existe plus.
