# Ce que voit un seul joueur : sa main, son tour, le choix des cartes.

hand-title = ## Votre main · Table { $table }
    Vous êtes **{ $seat }**, avec { $partner }.
hand-title-lone = ## Votre main · Table { $table }
    Vous êtes **{ $seat }**. Dans cette manche, vous jouez **contre tous les autres**.
hand-title-sits-out = ## Votre main · Table { $table }
    Vous êtes **{ $seat }**, avec { $partner }. Vous **ne jouez pas** cette manche.
hand-title-alone = ## Votre main · Table { $table }
    Vous êtes **{ $seat }**.
hand-notice = > ℹ️ { $text }
hand-cards = ### { $cards }
hand-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
hand-count-new = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} · • = nouvelle
hand-empty = Vous n’avez pas de cartes.
hand-melds = **Vos combinaisons :** { $melds }
hand-opening = **Votre ouverture :** il faut { $wanted }
hand-missing = **Pour sortir, il vous manque :** { $what }
hand-foot-hand-empty = **Votre second paquet :** { $count } cartes. Vous le prenez quand votre main est vide.
hand-foot-first-canasta = **Votre second paquet :** { $count } cartes. Vous le prenez en complétant une canasta.
hand-owed = { $count ->
    [one] **Prochain tour :** vous recevez { $count } carte de la pioche pour votre ouverture.
   *[other] **Prochain tour :** vous recevez { $count } cartes de la pioche pour votre ouverture.
}

# en attendant
hand-wait = C’est à **{ $player }** de jouer. Tour commencé <t:{ $since }:R>.
hand-wait-seat = C’est le tour de la place **{ $seat }**, qui est libre. La partie reprend quand quelqu’un la prend.
hand-round-over = **La manche est finie.**
round-brief = { $team } : **{ $score }** dans cette manche, { $total } en tout

# le tour
turn-draw-or-take = { $count ->
    [one] ### À vous ! Piochez une carte ou prenez la pile
   *[other] ### À vous ! Piochez { $count } cartes ou prenez la pile
}
turn-draw = { $count ->
    [one] ### À vous ! Piochez une carte
   *[other] ### À vous ! Piochez { $count } cartes
}
turn-take = ### À vous ! Prenez la pile
turn-take-or-pass = ### À vous ! Prenez la pile ou passez
turn-pass = ### À vous ! Vous ne pouvez que passer
turn-lay-or-discard = ### À vous ! Posez si vous voulez, puis défaussez
turn-discard = ### À vous ! Défaussez une carte
turn-lay-more = ### À vous ! Posez d’autres cartes, ou annulez
turn-no-discard = ### À vous ! Posez si vous voulez, puis passez
turn-must-go-out = ### Votre partenaire a dit oui : sortez maintenant
turn-may-not-go-out = ### Votre partenaire a dit non : continuez
    Gardez une carte en main.
turn-await = ### Vous avez demandé : « Puis-je sortir ? »
    En attente de { $partner }.
turn-way-out-laying = 🏁 **Vous pouvez sortir.** « Sortir » pose toutes vos cartes et finit la manche.
turn-way-out-discarding = 🏁 **Vous pouvez sortir.** « Sortir » défausse votre dernière carte et finit la manche.
turn-way-out-both = 🏁 **Vous pouvez sortir.** « Sortir » pose vos cartes, défausse la dernière et finit la manche.

turn-ask-first = 🏁 **Vous pouvez sortir si votre partenaire est d’accord.** Appuyez sur « Puis-je sortir ? » avant de poser.
turn-special = 🏁 **Toute votre main forme { $hand }.** La montrer finit la manche et rapporte { $points } points.

why-draw = **Vous ne pouvez pas piocher :** { $reason }
why-take = **Vous ne pouvez pas prendre la pile :** { $reason }
why-take-opening = **Vous ne pouvez pas prendre la pile :** avec elle, vous ouvririez avec { $have } points au plus. Il en faut { $needed } à votre équipe.
why-lay = **Vous ne pouvez pas poser maintenant :** { $reason }
why-lay-opening = **Vous ne pouvez pas encore ouvrir :** vos cartes font { $have } points au plus. Il en faut { $needed } à votre équipe.
why-discard = **Vous ne pouvez pas encore défausser :** { $reason }
why-ask = **Pour sortir :** { $reason }

take-with = Avec { $cards }
take-onto = { $rank ->
    [as] Sur votre combinaison d’as
   *[other] Sur votre combinaison de { $rank }
}
take-only = **Prendre la pile** pose { $cards }. { $effect }.

lay-new-grows = { $rank ->
    [as] Nouvelle combinaison d’as · { $points } points
   *[other] Nouvelle combinaison de { $rank } · { $points } points
}
lay-new-run = Nouvelle séquence { $rank } · { $points } points
lay-new-sequence = Nouvelle séquence { $rank } : complète ! · { $points } points
lay-new-wild = Nouvelle combinaison de { $rank } : une canasta ! · { $points } points
lay-new-sevens = Nouvelle combinaison de { $rank } : une canasta ! · { $points } points
lay-new-natural = { $rank ->
    [as] Nouvelle combinaison d’as : une canasta naturelle ! · { $points } points
   *[other] Nouvelle combinaison de { $rank } : une canasta naturelle ! · { $points } points
}
lay-new-mixed = { $rank ->
    [as] Nouvelle combinaison d’as : une canasta mixte ! · { $points } points
   *[other] Nouvelle combinaison de { $rank } : une canasta mixte ! · { $points } points
}
lay-add-grows = Vos { $rank } : { $before } → { $size } cartes · { $points } points
lay-add-run = Votre séquence { $old } → { $rank } · { $points } points
lay-add-sequence = Votre séquence { $old } → { $rank } : complète ! · { $points } points
lay-add-wild = Vos { $rank } : une canasta ! · { $points } points
lay-add-sevens = Vos { $rank } : une canasta ! · { $points } points
lay-add-natural = Vos { $rank } : une canasta naturelle ! · { $points } points
lay-add-mixed = Vos { $rank } : une canasta mixte ! · { $points } points

discard-count = { $card } (vous en avez { $count })
discard-freezes = Gèle la pile
discard-blocks = Bloque la pile pour le joueur suivant
discard-fits = { $rank ->
    [as] Va avec votre combinaison d’as
   *[other] Va avec votre combinaison de { $rank }
}

combine = Vos { $rank } : { $first } + { $second } cartes
combine-effect = Devient { $meld }

# ce qui ne peut pas être défaussé maintenant
barred = **À ne pas défausser maintenant :** { $cards }. { $reason }
barred-no-black-three-at-first = Pas de trois noir à votre premier tour.
barred-sevens-guarded = Les sept restent en main tant que chaque camp n’a pas une canasta de sept, et ne sont jamais la dernière carte.
barred-wilds-last = Une carte joker ne peut être que votre dernière carte.
barred-not-on-empty = Sept, as, cartes joker et rangs fermés ne se défaussent pas sur une pile vide.

select-take = Prendre la pile…
select-lay = Poser des cartes…
select-discard = Défausser…
select-discard-part = Défausser… (de { $first } à { $last })
select-discard-rank = Défausser… ({ $first })
select-combine = Réunir deux combinaisons…
select-rank = Quel rang ?
select-what = Que voulez-vous poser ?
select-home = Sur quelle combinaison ?
select-low = À partir de quelle carte ?
select-high = Jusqu’à quelle carte ?
select-count = { $rank ->
    [as] Combien d’as ?
   *[other] Combien de { $rank } ?
}

button-refresh = Actualiser
button-sort-rank = Trier par rang
button-sort-suit = Trier par couleur
button-draw = { $count ->
    [one] Piocher une carte
   *[other] Piocher { $count } cartes
}
button-show = Montrer cette main
button-take = Prendre la pile
button-pass = Passer
button-go-out = Sortir
button-ask = Puis-je sortir ?
button-withdraw = Retirer la question
button-pick = Choisir des cartes
button-undo = Annuler
button-next = Manche suivante
button-back = Retour
button-lay = Poser ces cartes
button-discard-sure = Oui, la défausser
button-keep = Non, la garder

# choisir des cartes
picker-title = ## Choix des cartes · Table { $table }
    Vous êtes **{ $seat }**.
picker-start = Choisissez d’abord un rang, puis le nombre de cartes.
picker-start-sequences = Choisissez d’abord un rang ou une séquence, puis les cartes.
picker-wild = Cartes joker seules : { $count } en main
picker-suit = Séquence de { $suit }
picker-runs = Vous avez { $runs }
picker-melds = Vous en avez { $count } combinaisons
picker-new-meld = Une nouvelle combinaison
picker-onto = Sur { $meld }
picker-from = De { $card }
picker-to = À { $card }
picker-rank = { $rank } : { $count } en main
picker-on-table = { $count ->
    [one] Votre combinaison a { $count } carte
   *[other] Votre combinaison a { $count } cartes
}
picker-none = Aucune carte n’est encore choisie.
picker-nothing = Vous n’avez aucune carte à poser.
picker-preview = **Vous poseriez** { $cards }
    { $effect }
picker-refused = ⛔ { $reason }

confirm-title = ## Défausse · Table { $table }
confirm-question = **Défausser vraiment { $card } ?**
confirm-fits = { $rank ->
    [as] Cette carte va avec votre combinaison d’as sur la table.
   *[other] Cette carte va avec votre combinaison de { $rank } sur la table.
}
confirm-wild-freezes = C’est une carte joker. Elle gèle la pile jusqu’à ce que quelqu’un la prenne.
confirm-wild = C’est une carte joker : elle va avec toutes les combinaisons.
