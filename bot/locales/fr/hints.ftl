# Conseils : ce que ferait l’expert, et pourquoi.

button-hint = Conseil
hint = > 💡 **{ $what }** { $why }

hint-draw = { $count ->
    [one] Piochez une carte.
   *[other] Piochez { $count } cartes.
}
hint-take = Prenez la pile avec { $cards }.
hint-take-onto = { $rank ->
    [as] Prenez la pile sur votre combinaison d’as.
   *[other] Prenez la pile sur votre combinaison de { $rank }.
}
hint-take-only = Prenez la pile.
hint-lay = Posez { $cards }.
hint-combine = Réunissez vos deux combinaisons d’un même rang.
hint-show = Montrez toute votre main.
hint-ask = Demandez à votre partenaire : « Puis-je sortir ? »
hint-yes = Dites oui.
hint-no = Dites non.
hint-discard = Défaussez { $card }.
hint-pass = Passez.
hint-undo = Appuyez sur Annuler.
hint-go-out = Appuyez sur « Sortir ».

hint-why-draws = Il n’y a rien de mieux pour commencer.
hint-why-leaves-pile = { $count ->
    [one] La seule carte de la pile ne vaut pas ce que vous poseriez pour elle.
   *[other] Les { $count } cartes de la pile ne valent pas ce que vous poseriez pour elles.
}
hint-why-takes-pile = { $count ->
    [0] Elle vous apporte plus de cartes que la pioche.
    [one] Elle vous apporte une carte qui vous va.
   *[other] Elle vous apporte { $count } cartes.
}
hint-why-passes = Il n’y a rien que vous puissiez prendre.
hint-why-opens = Cela fait partie d’une ouverture de { $points } points.
hint-why-adds-to-meld = { $rank ->
    [as] Votre combinaison d’as se rapproche d’une canasta.
   *[other] Votre combinaison de { $rank } se rapproche d’une canasta.
}
hint-why-feeds-partner = { $rank ->
    [as] La combinaison d’as de votre équipe se rapproche d’une canasta.
   *[other] La combinaison de { $rank } de votre équipe se rapproche d’une canasta.
}
hint-why-new-meld = { $rank ->
    [as] Une nouvelle combinaison d’as vous donne plus de façons de poser et de prendre la pile.
   *[other] Une nouvelle combinaison de { $rank } vous donne plus de façons de poser et de prendre la pile.
}
hint-why-completes-canasta = { $rank ->
    [as] Cela complète une canasta d’as.
   *[other] Cela complète une canasta de { $rank }.
}
hint-why-adds-to-run = Votre séquence est plus près d’être complète.
hint-why-new-run = Cela commence une nouvelle séquence.
hint-why-completes-run = Cela complète une séquence.
hint-why-combines = Une grande combinaison est plus proche d’une canasta que deux petites.
hint-why-shows-hand = Cela finit la manche et rapporte aussitôt ses points.
hint-why-goes-out = Finir la manche maintenant vaut plus pour vous que ce qui peut encore venir.
hint-why-asks = Vous pourriez sortir, et les cartes de votre partenaire décident si c’est bon.
hint-why-says-yes = Finir la manche maintenant est mieux pour votre équipe.
hint-why-says-no = Votre équipe a plus à gagner en continuant.
hint-why-safe-discard = { $gone ->
    [0] Le joueur suivant ne peut guère se servir de ce rang : { $rank }.
    [one] Une carte de ce rang ({ $rank }) est déjà hors jeu : ce rang ne sert guère au joueur suivant.
   *[other] { $gone } cartes de ce rang ({ $rank }) sont déjà hors jeu : ce rang ne sert guère au joueur suivant.
}
hint-why-keeps-pair = Elle est seule dans votre main ; les cartes que vous avez en double peuvent encore devenir des combinaisons.
hint-why-blocks = Un trois noir empêche le joueur suivant de prendre la pile.
hint-why-freezes = { $count ->
    [one] Elle gèle la pile : vos adversaires ne peuvent pas la prendre facilement.
   *[other] Elle gèle la pile de { $count } cartes : vos adversaires ne peuvent pas la prendre facilement.
}
hint-why-least-use = De vos cartes, ce sont celles qui vous servent le moins : { $rank }.
hint-why-only-choice = Il n’y a rien d’autre à faire.
hint-why-by-chance = Tout se vaut.
hint-gain = J’ai essayé ce coup et *{ $other }* avec de nombreuses répartitions possibles des cartes cachées : celui-ci rapporte environ { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} de plus.
