# Les règles d’un jeu, écrites à partir de ses champs. Un « camp » est une équipe, ou un joueur qui peut recevoir des
# partenaires. Là où chacun joue pour soi, $side vaut « alone », sinon « team ».

list-semicolon = { " · " }
list-rows = { " ; " }
list-or = { " ou " }
list-and = { " et " }
list-then = { ", puis " }
list-comma-or = { ", ou " }
list-against = { " contre " }
rules-number = { $number }
rules-line = - { $text }
rules-heading = ### { $title }
rules-title = ## { $name }
rules-group = **{ $title }**
rules-house-choice = { $text } *(choix maison)*
rules-house-choice-fixed = { $text } *(choix maison, fixe)*
rules-house-choice-note = -# Choix maison : les livres et les clubs diffèrent sur ce point, ou n’en disent rien. Il a donc fallu choisir. Avant une partie, l’hôte peut le changer avec **Règles maison**, sauf ce qui est marqué comme fixe.
rules-goes-on = ➡️ La suite : choisissez **{ $page }** ci-dessous.

# pages
rules-choose-page = Lire la suite : choisissez une page
rules-page-short = En bref
rules-page-all = Toutes les règles
rules-page-part = { $page }, partie { $number }

rules-title-how = Comment jouer
rules-title-different = Ce qui diffère de la Classique
rules-title-choices = Ce que font d’autres livres et clubs
rules-title-cards = Joueurs et cartes
rules-title-turn = Votre tour
rules-title-melds = Combinaisons
rules-title-canastas = Les canastas
rules-title-opening = Ouverture
rules-title-pile = La pile
rules-title-threes = Les trois
rules-title-out = Sortir
rules-title-score = La fin et le score

class-natural = une carte naturelle
class-wild = une carte joker
class-red-three = un trois rouge
class-black-three = un trois noir
rank-one-1 = un as
rank-one-4 = un quatre
rank-one-5 = un cinq
rank-one-6 = un six
rank-one-7 = un sept
rank-one-8 = un huit
rank-one-9 = un neuf
rank-one-10 = un dix
rank-one-11 = un valet
rank-one-12 = une dame
rank-one-13 = un roi

# en-tête
rules-people-alone = { $seats } joueurs, chacun pour soi
rules-people-lone = { $seats } joueurs, un contre les autres
rules-people-teams = { $seats } joueurs, { $sizes }
rules-packs = { $decks ->
    [one] un jeu
   *[other] { $decks } jeux
} { $jokers ->
    [0] sans joker
    [one] avec un joker
   *[other] avec { $jokers } jokers
}
rules-goal-target = partie en { $target } points
rules-goal-rounds = { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}

# joueurs et cartes
rules-people = { $people }.
rules-turn-orders = Tout le monde ne joue pas à chaque manche. L’ordre des tours : { $orders }. Puis on recommence.
rules-sits-out = À chaque manche, un joueur ne joue pas : { $seats }, et ainsi de suite.
rules-sits-out-first = d’abord la place { $seat }
rules-sits-out-then = puis la place { $seat }
rules-turn-order = manche { $number }, places { $seats }
rules-lone-take = À chaque manche, chacun commence seul. Le premier qui prend la pile est le **joueur seul** de cette manche. Les autres deviennent partenaires et réunissent leurs combinaisons.
rules-lone-out = Si quelqu’un sort avant que la pile ait été prise, c’est lui le joueur seul. Si la pioche est épuisée avant, chacun compte ses propres points.
rules-lone-points = Les deux partenaires reçoivent tous les points de leur camp. Seuls les trois rouges comptent pour leur seul joueur.
rules-lone-wilds = { $limit ->
    [one] Si une combinaison a plus d’une carte joker quand on les réunit, elle reste ainsi, mais n’en prend plus.
   *[other] Si une combinaison a plus de { $limit } cartes joker quand on les réunit, elle reste ainsi, mais n’en prend plus.
}
rules-pack = { $cards } cartes : { $packs }.
rules-hand = { $count ->
    [one] Chacun reçoit une carte.
   *[other] Chacun reçoit { $count } cartes.
}
rules-foot-hand-empty = Chacun reçoit un second paquet de { $count } cartes, face cachée. Vous le prenez quand votre main est vide. Si vous avez posé votre dernière carte, vous continuez aussitôt avec lui. Si vous l’avez défaussée, il sert à votre prochain tour.
rules-foot-first-canasta = Chacun reçoit un second paquet de { $count } cartes, face cachée. Vous le prenez en complétant votre première canasta.
rules-card-values = Points : { $values }
rules-card-value = { $cards } = { $points }
rules-black-three = 3 noir
rules-joker = joker
rules-wild = Les jokers et les deux sont des **cartes joker** : ils remplacent d’autres cartes. Les as et les cartes du quatre au roi sont des **cartes naturelles**.

# tour
rules-draw = { $count ->
    [one] Piochez une carte, ou prenez la pile.
   *[other] Piochez { $count } cartes, ou prenez la pile.
}
rules-draw-with-pile = { $count ->
    [one] Si vous prenez la pile, vous piochez aussi une carte.
   *[other] Si vous prenez la pile, vous piochez aussi { $count } cartes.
}
rules-turn = Puis posez des cartes, si vous voulez. Finissez votre tour par une défausse.
rules-draw-after-opening = { $count ->
    [one] Pour chaque camp, le joueur qui ouvre pioche aussitôt une carte de plus. Si c’est un trois rouge, il est posé et remplacé.
   *[other] Pour chaque camp, le joueur qui ouvre pioche aussitôt { $count } cartes de plus. Les trois rouges parmi elles sont posés et remplacés.
}
rules-talon = Qui ouvre sans la pile reçoit des cartes en plus au tour suivant : { $counts }, dans l’ordre où les camps ouvrent. Pour cela, la pioche doit avoir au moins { $reserve } cartes.
rules-discard-no-black-three-at-first = À votre premier tour d’une manche, vous ne pouvez pas défausser de trois noir.
rules-discard-sevens-guarded = Vous ne pouvez pas défausser de sept tant que chaque camp n’a pas une canasta de sept.
rules-discard-wilds-last = Vous ne pouvez défausser une carte joker que comme dernière carte.
rules-discard-not-on-empty = Quand la pile est vide, vous ne pouvez pas défausser un sept, un as, une carte joker, ni une carte que plus personne ne peut poser.
rules-discard-else = Si vous n’avez rien d’autre, vous pouvez quand même défausser une telle carte.
rules-discard-last-seven = Mais un sept n’est jamais votre dernière défausse d’une manche, même si vous n’avez rien d’autre.

# combinaisons
rules-meld = Une combinaison a au moins { $size } cartes du même rang, dont au moins { $naturals } naturelles.
rules-wilds-limit = { $limit ->
    [0] Pas de carte joker dans une combinaison.
    [one] Au plus une carte joker dans une combinaison.
   *[other] Au plus { $limit } cartes joker dans une combinaison.
}
rules-wilds-unlimited = Autant de cartes joker que l’on veut dans une combinaison.
rules-relation-gt = Toujours plus de cartes naturelles que de cartes joker.
rules-relation-ge = Jamais plus de cartes joker que de cartes naturelles.
rules-relation-none = Il peut y avoir plus de cartes joker que de cartes naturelles.
rules-pure = Pas de cartes joker dans les combinaisons de ces rangs : { $ranks }.
rules-pure-after-opening = Pas de cartes joker dans les combinaisons de ces rangs, sauf si elles sont posées pour ouvrir : { $ranks }.
rules-wild-needs = Après l’ouverture, une carte joker ne peut rejoindre qu’une combinaison d’au moins { $count } cartes naturelles.
rules-per-rank-one = { $side ->
    [alone] Vous avez au plus une combinaison de chaque rang.
   *[team] Un camp a une seule combinaison de chaque rang. Les partenaires y ajoutent leurs cartes.
}
rules-per-rank-after-closing = { $side ->
    [alone] Vous pouvez commencer une autre combinaison d’un rang quand la dernière est complète.
   *[team] Un camp peut commencer une autre combinaison d’un rang quand la dernière est complète.
}
rules-per-rank-several = { $side ->
    [alone] Vous pouvez avoir plusieurs combinaisons d’un même rang, et les réunir à tout moment.
   *[team] Un camp peut avoir plusieurs combinaisons d’un même rang, et les réunir à tout moment.
}
rules-sequences = Les **séquences** sont aussi des combinaisons : { $least } à { $size } cartes qui se suivent dans une couleur, du quatre à l’as, sans cartes joker. Avec { $size } cartes, une séquence est complète : c’est une canasta{ $points ->
    [0] {""}
   *[other] {" "}de { $points } points
}.
rules-sequence-out = En sortant, vous pouvez ajouter des cartes à une séquence complète.
rules-wild-melds = Des **cartes joker seules** peuvent former une combinaison : { $most ->
    [0] au moins { $least } deux et jokers,
   *[other] { $least } à { $most } deux et jokers,
} mélangés à volonté. Avec { $size }, c’est une canasta : { $values }.
rules-wild-another = Quand une telle combinaison est complète, on peut en commencer une autre.
rules-points = { $points ->
    [0] pas de points en plus
    [one] { $points } point
   *[other] { $points } points
}
rules-wild-value-all-twos = { $points } avec des deux seulement
rules-wild-value-four-jokers = { $points } avec quatre jokers ou plus
rules-wild-value-any = { $points } pour toute autre
rules-wild-out-only = Seul le camp qui sort reçoit des points pour ses canastas de cartes joker.
rules-wild-unfinished-takes-twos = Tant que votre camp a une combinaison de cartes joker qui n’est pas encore une canasta, tous ses deux doivent y aller.
rules-wild-unfinished-takes-wilds = Tant que votre camp a une combinaison de cartes joker qui n’est pas encore une canasta, toutes ses cartes joker doivent y aller.

# canastas
rules-canasta-open = Une combinaison de { $size } cartes ou plus est une **canasta**.
rules-canasta-closed = Une combinaison de { $size } cartes est une **canasta**. Elle est alors complète : on ne peut rien y ajouter.
rules-canasta-points = Une canasta naturelle, sans cartes joker, vaut { $natural } points de plus. Une mixte en vaut { $mixed }.
rules-meld-limit = Une combinaison a au plus { $limit } cartes.
rules-wild-into-canasta-yes = Une canasta peut encore prendre des cartes joker ; une naturelle devient alors mixte.
rules-wild-into-canasta-no = Une canasta finie ne prend plus de cartes joker.
rules-dead = Quand une canasta est complète, personne ne peut plus commencer ni compléter une combinaison de ce rang.
rules-rank-bonus = { $rank ->
    [as] Une canasta d’as vaut { $points } points, au lieu des points habituels.
   *[other] Une canasta de { $rank } vaut { $points } points, au lieu des points habituels.
}
rules-rank-bonuses = { $rank ->
    [as] Une canasta d’as vaut { $natural } points si elle est naturelle, { $mixed } si elle est mixte, au lieu des points habituels.
   *[other] Une canasta de { $rank } vaut { $natural } points si elle est naturelle, { $mixed } si elle est mixte, au lieu des points habituels.
}
rules-count-bonuses = Des points en plus pour de nombreuses canastas : { $rows }. Seul le meilleur de ces bonus compte.
rules-count-bonus-natural = { $count ->
    [one] { $points } pour une canasta naturelle
   *[other] { $points } pour { $count } canastas naturelles
}
rules-count-bonus-any = { $count ->
    [one] { $points } pour une canasta
   *[other] { $points } pour { $count } canastas
}

# ouverture
rules-opening = { $side ->
    [alone] Vous ouvrez avec votre combinaison initiale : vos premières combinaisons d’une manche, posées en un seul tour. Leurs cartes doivent valoir assez de points. Les bonus ne comptent pas.
   *[team] Un camp ouvre avec sa combinaison initiale : ses premières combinaisons d’une manche, posées en un seul tour. Leurs cartes doivent valoir assez de points. Les bonus ne comptent pas.
}
rules-minimum = Points nécessaires pour ouvrir : { $need }
rules-minimums = { $side ->
    [alone] Points nécessaires pour ouvrir, selon votre total : { $rows }
   *[team] Points nécessaires pour ouvrir, selon le total de votre camp : { $rows }
}
rules-minimums-by-round = Points nécessaires pour ouvrir : { $rows }
rules-minimum-below = { $need } en dessous de { $floor }
rules-minimum-from = { $need } à partir de { $floor }
rules-minimum-round = { $need } à la manche { $number }
rules-minimum-from-round = { $need } à partir de la manche { $number }
rules-need-both = { $shape } et { $points }
rules-shape-clean-triple = une combinaison sans cartes joker
rules-shape-canasta = une canasta
rules-shape-natural-canasta = une canasta qui n’est pas mixte
rules-opening-shape = L’ouverture doit contenir { $shape }.
rules-opening-no-wilds = L’ouverture doit être sans cartes joker.
rules-opening-top-yes = Si vous ouvrez avec la pile, sa carte du dessus compte. Les cartes en dessous ne comptent pas.
rules-opening-top-no = Si vous ouvrez avec la pile, seules les cartes de votre main comptent.
rules-opening-no-pile = { $side ->
    [alone] Vous ne pouvez pas prendre la pile avant d’avoir ouvert.
   *[team] Vous ne pouvez pas prendre la pile avant que votre camp ait ouvert.
}
rules-opening-exempt-yes = Qui prend à la pioche et sort caché n’a pas besoin de points pour ouvrir.
rules-opening-exempt-no = Qui sort avec toute sa main en un seul tour a aussi besoin de ces points.
rules-splash-yes = Une canasta naturelle, ou de cartes joker, posée de votre main ouvre sans ces points.
rules-splash-no = Une canasta naturelle posée de votre main ouvre sans ces points.

# pile
rules-pile-empty = La manche commence sans pile.
rules-pile-start = La manche commence avec une carte face visible.
rules-pile-start-again = La manche commence avec une carte face visible. Si c’est { $classes }, une autre est retournée par-dessus.
rules-pile-base = Sous la première carte de la pile, il y a autant de cartes face cachée que son rang l’indique : valet 11, dame 12, roi 13, as { $ace }. Elles font partie de la pile.
rules-pile-take = Pour prendre la pile, vous devez poser aussitôt sa carte du dessus : { $ways }.
take-not-wild = Une carte naturelle et une carte joker ne suffisent pas.
take-not-adding = Une combinaison sur la table ne suffit pas.
take-way-naturals = { $count ->
    [one] avec une carte naturelle de son rang, de votre main
   *[other] avec { $count } cartes naturelles de son rang, de votre main
}
take-way-wild = avec une carte naturelle et une carte joker, de votre main
take-way-adding-any = { $side ->
    [alone] sur une de vos combinaisons
   *[team] sur une combinaison de votre camp
}
take-way-adding-below-canasta = { $side ->
    [alone] sur une de vos combinaisons qui n’est pas encore une canasta
   *[team] sur une combinaison de votre camp qui n’est pas encore une canasta
}
take-onto-sequence = La combinaison peut être une séquence, mais la carte du dessus n’en commence jamais une nouvelle.
rules-frozen = Quand la pile est **gelée**, il faut avoir en main pour la prendre { $needed ->
    [one] une carte naturelle du rang de la carte du dessus.
   *[other] { $needed } cartes naturelles du rang de la carte du dessus.
}
rules-always-frozen = La pile est toujours **gelée** : il faut avoir en main pour la prendre { $needed ->
    [one] une carte naturelle du rang de la carte du dessus.
   *[other] { $needed } cartes naturelles du rang de la carte du dessus.
}
rules-frozen-until-opened-yes = { $side ->
    [alone] La pile est gelée pour un joueur qui n’a pas ouvert.
   *[team] La pile est gelée pour un camp qui n’a pas ouvert.
}
rules-frozen-until-opened-no = { $side ->
    [alone] Un joueur qui n’a pas ouvert prend la pile comme les autres.
   *[team] Un camp qui n’a pas ouvert prend la pile comme les autres.
}
rules-frozen-by = Avec { $classes } dedans, la pile est gelée jusqu’à ce qu’elle soit prise.
rules-frozen-by-nothing = Aucune carte ne gèle la pile.
rules-take-below-meld = { $side ->
    [alone] Vous ne pouvez pas prendre la pile quand votre combinaison du rang de la carte du dessus a { $count } cartes ou plus.
   *[team] Vous ne pouvez pas prendre la pile quand la combinaison de votre camp du rang de la carte du dessus a { $count } cartes ou plus.
}
rules-take-full-meld = Vous ne pouvez pas prendre la pile quand sa carte du dessus et celles de votre main n’entrent pas toutes dans la combinaison de leur rang.
rules-take-all = Vous recevez toute la pile.
rules-take-amount = { $count ->
    [one] Vous ne recevez que la carte du dessus de la pile.
   *[other] Vous ne recevez que les { $count } cartes du dessus de la pile.
}
rules-blocked = Avec { $cards } au-dessus, personne ne peut prendre la pile : elle est **bloquée**.
rules-captured = Les trois noirs d’une pile que vous prenez sont mis de côté. Ils valent : { $values }.
rules-one-card-yes = Avec une seule carte en main, vous pouvez prendre une pile d’une seule carte.
rules-one-card-no = Avec une seule carte en main, vous ne pouvez pas prendre une pile d’une seule carte.
rules-only-top-yes = Seule la carte du dessus de la pile est montrée.
rules-only-top-no = Tout le monde peut voir toutes les cartes de la pile.

# trois
rules-threes-red = Les **trois rouges** ne sont pas des combinaisons : ils sont posés à part, face visible, et remplacés avec la pioche.
rules-threes-all = Les **trois rouges et les trois noirs** ne sont pas des combinaisons : ils sont posés à part, face visible, et remplacés avec la pioche.
rules-three-values-red = Trois rouges : { $values }.
rules-three-values-all = Trois rouges et trois noirs, chaque sorte à part : { $values }.
rules-each = { $points } points chacun
rules-each-up-to = { $points } points chacun jusqu’à { $count }
rules-by-number = { $points } pour { $count }
rules-by-number-all = { $points } pour les { $count }
rules-three-sign-always = { $side ->
    [alone] Ils comptent toujours pour vous.
   *[team] Ils comptent toujours pour votre camp.
}
rules-three-sign-meld = { $side ->
    [alone] Ils comptent contre un joueur sans combinaison.
   *[team] Ils comptent contre un camp sans combinaison.
}
rules-three-sign-canasta = { $side ->
    [alone] Ils comptent contre un joueur sans canasta.
   *[team] Ils comptent contre un camp sans canasta.
}
rules-three-sign-two-canastas = { $side ->
    [alone] Ils comptent contre un joueur qui a moins de deux canastas.
   *[team] Ils comptent contre un camp qui a moins de deux canastas.
}
rules-three-sign-sevens = { $side ->
    [alone] Ils comptent contre un joueur sans canasta de sept.
   *[team] Ils comptent contre un camp sans canasta de sept.
}
rules-three-sign-swing = Ils comptent contre un camp sans canasta, ne comptent pas avec une seule, et comptent pour un camp qui en a deux ou plus.
rules-three-in-foot = { $laid ->
    [all] Un trois
   *[other] Un trois rouge
} dans un second paquet qui n’a jamais été pris coûte { $points } points.
rules-three-reveal-first-turn = { $laid ->
    [all] Les trois distribués
   *[other] Les trois rouges distribués
} sont posés au premier tour du joueur.
rules-three-reveal-after-deal = { $laid ->
    [all] Les trois distribués
   *[other] Les trois rouges distribués
} sont posés juste après la donne.
rules-three-last-end = Si la dernière carte de la pioche est { $laid ->
    [all] un trois
   *[other] un trois rouge
}, la manche s’achève aussitôt.
rules-three-last-may-meld = Si la dernière carte de la pioche est { $laid ->
    [all] un trois
   *[other] un trois rouge
}, vous pouvez encore poser des cartes, mais pas défausser.
rules-three-last-in-hand = Si la dernière carte de la pioche est { $laid ->
    [all] un trois
   *[other] un trois rouge
}, elle reste en main, et la manche s’achève.
rules-black-meld-yes = Les **trois noirs** ne se posent que comme dernière combinaison, quand vous sortez, et sans cartes joker.
rules-black-meld-no = Les **trois noirs** ne se posent jamais.
rules-black-in-hand = Un trois noir resté en main à la fin coûte { $points } points.

# sortir
rules-out = { $canastas ->
    [0] Il ne faut pas de canasta pour sortir.
    [one] { $side ->
        [alone] Pour sortir, il vous faut une canasta.
       *[team] Pour sortir, il faut une canasta à votre camp.
    }
   *[other] { $side ->
        [alone] Pour sortir, il vous faut { $canastas } canastas.
       *[team] Pour sortir, il faut { $canastas } canastas à votre camp.
    }
}
rules-out-kinds = Pour sortir, il faut à votre camp { $kinds }.
rules-out-among = { $canastas ->
    [one] Pour sortir, il faut une canasta à votre camp : { $kinds }.
   *[other] Pour sortir, il faut { $canastas } canastas à votre camp, dont { $kinds }.
}
rules-kind-natural = { $count ->
    [one] une canasta naturelle
   *[other] { $count } canastas naturelles
}
rules-kind-mixed = { $count ->
    [one] une canasta mixte
   *[other] { $count } canastas mixtes
}
rules-kind-sequence = { $count ->
    [one] une séquence complète
   *[other] { $count } séquences complètes
}
rules-kind-wild = { $count ->
    [one] une canasta de cartes joker
   *[other] { $count } canastas de cartes joker
}
rules-kind-sevens = { $count ->
    [one] une canasta de sept
   *[other] { $count } canastas de sept
}
rules-out-any = { $canastas ->
    [one] { $side ->
        [alone] Pour sortir, il vous faut une canasta, de n’importe quelle sorte.
       *[team] Pour sortir, il faut une canasta à votre camp, de n’importe quelle sorte.
    }
   *[other] { $side ->
        [alone] Pour sortir, il vous faut { $canastas } canastas, de n’importe quelle sorte.
       *[team] Pour sortir, il faut { $canastas } canastas à votre camp, de n’importe quelle sorte.
    }
}
rules-out-ignored = Pour cela, { $kinds } ne compte pas.
rules-out-threes = { $side ->
    [alone] Vous devez aussi avoir posé autant de trois rouges que vous avez de canastas.
   *[team] Votre camp doit aussi avoir posé autant de trois rouges qu’il a de canastas.
}
rules-out-specials = Vous ne pouvez pas sortir tant que votre camp a une combinaison qui coûterait des points parce qu’elle est inachevée.
rules-out-foot-yes = Vous et votre partenaire devez tous deux avoir pris le second paquet.
rules-out-foot-no = Vous devez avoir pris votre second paquet.
rules-final-discard-optional = Posez toutes vos cartes, ou toutes sauf une, et défaussez celle-ci.
rules-final-discard-required = Votre dernière carte doit être une défausse.
rules-keep = { $count ->
    [0] Qui ne sort pas peut ne garder aucune carte.
    [one] Qui ne sort pas doit garder une carte après la défausse.
   *[other] Qui ne sort pas doit garder { $count } cartes après la défausse.
}
rules-ask-no = Vous sortez sans demander à personne.
rules-ask-optional = { $partners ->
    [one] Vous pouvez demander à votre partenaire « Puis-je sortir ? ». La réponse vaut pour ce tour.
   *[other] Vous pouvez demander au joueur suivant de votre camp « Puis-je sortir ? ». La réponse vaut pour ce tour.
}
rules-ask-mandatory = { $partners ->
    [one] Vous devez d’abord demander à votre partenaire « Puis-je sortir ? ». La réponse vaut pour ce tour.
   *[other] Vous devez d’abord demander au joueur suivant de votre camp « Puis-je sortir ? ». La réponse vaut pour ce tour.
}
rules-ask-once = Vous pouvez demander une fois par manche.
rules-ask-after-take-yes = Vous pouvez aussi demander après avoir pris la pile.
rules-ask-after-take-no = Vous ne pouvez demander qu’après avoir pioché, avant de poser des cartes.
rules-out-points = Sortir { $points ->
    [0] ne rapporte pas de points,
   *[other] rapporte { $points } points,
} { $more ->
    [0] et rien de plus avec toute la main en un seul tour.
   *[other] et { $more } de plus si vous sortez caché.
}
rules-concealed = **Sortir caché**, c’est sortir avec toute sa main posée en un seul tour, dont une canasta.
rules-concealed-take-yes = Vous pouvez prendre la pile à ce tour et sortir caché quand même.
rules-concealed-take-no = Si vous prenez la pile à ce tour, vous ne sortez pas caché.

# la fin et le score
rules-stock-end-turn-end = Quand la pioche est épuisée, la manche finit avec ce tour.
rules-stock-end-while-takeable = { $side ->
    [alone] Quand la pioche est épuisée, on continue tant que la pile peut être prise. Si sa carte du dessus va avec une de vos combinaisons, vous devez la prendre.
   *[team] Quand la pioche est épuisée, on continue tant que la pile peut être prise. Si sa carte du dessus va avec une combinaison de votre camp, vous devez la prendre.
}
rules-stock-end-on-draw = Quand la pioche est épuisée, on continue tant que les joueurs prennent la pile. Qui ne peut pas ou ne veut pas finit la manche.
rules-hands = { $side ->
    [alone] Les cartes restées dans votre main comptent contre vous.
   *[team] Les cartes restées dans les mains d’un camp comptent contre lui.
}
rules-packets = Les cartes d’un second paquet jamais pris comptent contre son camp de la même façon.
rules-penalty-hand-holds = Chaque main avec { $some } ou plus à la fin coûte { $points } points.
rules-penalty-unfinished-rank = { $ranks ->
    [as] Une combinaison d’as qui n’est pas une canasta à la fin coûte { $points } points.
   *[other] Une combinaison de { $ranks } qui n’est pas une canasta à la fin coûte { $points } points.
}
rules-penalty-unfinished-natural = { $ranks ->
    [as] Une combinaison d’as sans cartes joker qui n’est pas une canasta à la fin coûte { $points } points.
   *[other] Une combinaison de { $ranks } sans cartes joker qui n’est pas une canasta à la fin coûte { $points } points.
}
rules-penalty-unfinished-wild = Une combinaison de cartes joker qui n’est pas une canasta à la fin coûte { $points } points.
rules-penalty-short-sequence = Une séquence de moins de { $count } cartes à la fin coûte { $points } points.
rules-swing-none = **Sans canasta,** même les cartes que votre camp a posées comptent contre lui.
rules-swing-one = **Avec une canasta,** les cartes posées comptent pour votre camp, et les trois ne comptent pas.
rules-swing-two = **Avec deux canastas ou plus,** tout compte pour votre camp.
rules-special-hands = **Mains spéciales :** avant que votre camp ait posé quoi que ce soit, et juste après avoir pioché, vous pouvez montrer vos { $count } cartes si elles forment une de ces mains. La manche s’achève, et ces points sont tout le score de votre camp :
rules-special-straight = Suite, { $points } points : un joker et une carte de chaque rang, du deux à l’as. Le trois est sur la table : n’importe quel trois que votre camp a posé. Une de vos cartes est donc en trop, et peut être quelconque.
rules-special-pairs = Paires, { $points } points : rien que des paires naturelles.
rules-special-pairs-with-wilds = Paires avec cartes joker, { $points } points : des paires, dont des as et des sept, et une paire de jokers ou de deux.
rules-special-garbage = Carrés et brelans, { $points } points : deux rangs de quatre cartes et deux rangs de trois, tous naturels.
rules-end-target = { $side ->
    [alone] La partie finit quand un joueur a { $target } points après une manche.
   *[team] La partie finit quand un camp a { $target } points après une manche.
}
rules-end-rounds = { $rounds ->
    [one] La partie a une manche.
   *[other] La partie a { $rounds } manches.
}
rules-winner = Le total le plus haut gagne. En cas d’égalité, on joue une manche de plus.

# Comment jouer : l’idée de chaque jeu. Les nombres viennent des champs.
rules-how-classic = Avec votre partenaire, vous réunissez des cartes du même rang et les posez ensemble sur la table. Visez les canastas, des combinaisons de { $size } cartes : elles rapportent presque tous les points, et personne ne peut sortir sans elles. Une grosse pile vaut la peine qu’on se batte : gardez des paires en main, et surveillez ce que vous jetez au joueur suivant.
rules-how-classic-pagat = Avec votre partenaire, vous réunissez des cartes du même rang et les posez ensemble sur la table. Visez les canastas, des combinaisons de { $size } cartes. Les cartes joker servent plus librement que dans la Classique : les canastas mixtes viennent plus vite. Les dernières cartes comptent : quand la pioche est épuisée, on se bat encore pour la pile.
rules-how-two-players = Un duel. Vous voyez beaucoup de cartes, vous en avez beaucoup, et personne ne vous aide. Construisez plusieurs combinaisons à la fois : il faut { $canastas } canastas pour sortir. Prenez la pile dès que vous pouvez, et comptez ce que l’autre réunit.
rules-how-three-solo = Chacun joue pour soi, avec les règles de la Classique. Deux joueurs sont toujours contre vous : ne nourrissez pas celui qui joue après vous, et n’attendez pas trop. Quelqu’un d’autre pourrait sortir avant vous.
rules-how-cutthroat = À chaque manche, un joueur est contre deux, et l’on ne sait lequel qu’en jouant. Le premier qui prend la pile a les cartes, et dès lors les deux autres contre lui. Avant de prendre une petite pile, demandez-vous si elle en vaut la peine.
rules-how-five-players = La Classique à cinq : deux partenaires jouent contre trois, qui se relaient. À chaque manche, un joueur du plus grand camp ne joue pas. Tout le reste est comme dans la Classique.
rules-how-six-players = Deux camps de trois partagent leurs combinaisons : les canastas grandissent vite. Un camp en a besoin de { $canastas } pour sortir. Pensez-y : deux autres joueurs voient votre défausse avant que votre partenaire rejoue.
rules-how-six-players-three-teams = Trois paires, chacune pour soi. Les partenaires sont face à face, et vos deux voisins sont des adversaires. Il faut { $canastas } canastas pour sortir. N’attendez pas la main parfaite : deux autres paires font la course avec vous.
rules-how-samba = En plus des cartes de même rang, vous posez des séquences : des cartes qui se suivent dans une couleur. Une séquence complète, la samba, rapporte { $sequence } points, bien plus qu’une canasta naturelle. Réunissez des couleurs autant que des rangs, gardez les cartes joker pour les rangs, et faites { $canastas } canastas avant de sortir.
rules-how-bolivia = La Samba, mais des cartes joker seules peuvent aussi former une combinaison. Une séquence complète rapporte { $sequence } points, une canasta de cartes joker { $wild }. Il faut { $canastas } canastas pour sortir, dont une séquence. Commencez donc tôt une séquence, et ne gardez pas de trois noirs.
rules-how-brazilian = Les séquences et les cartes joker peuvent être des combinaisons, comme dans la Bolivia. Un camp proche de la fin de la partie doit ouvrir avec une canasta entière. Demandez à votre partenaire avant de sortir, et ne commencez pas de séquences que vous ne pouvez pas allonger : les courtes coûtent { $lost } points.
rules-how-italian = Une pile riche, avec des cartes cachées dessous, mais toujours gelée : seule une paire naturelle la prend. Ouvrez sans cartes joker, puis réunissez beaucoup de canastas, surtout naturelles : leur nombre rapporte des points en plus. Une canasta de cartes joker rapporte jusqu’à { $wild } points, mais seulement si votre camp sort.
rules-how-canastone = Ici, deux cartes valent mieux qu’une : chaque tour en apporte { $draw } de la pioche, ou la pile et { $extra } de plus. Une pile gelée demande { $needed } cartes égales de votre main : les brelans valent la peine d’être gardés. Pour sortir, il faut une canasta naturelle et une mixte. Les cartes joker et les as font des canastas spéciales.
rules-how-italian-casino = La Classique avec un troisième jeu de cartes. La carte retournée est posée sur des cartes cachées, la première pile peut donc être grosse : ouvrez tôt, et battez-vous pour elle. Les trois noirs ne servent qu’à bloquer.
rules-how-uruguay = La Classique, avec un but de plus : des cartes joker seules peuvent former une combinaison, et { $size } d’entre elles rapportent { $wild } points. La pile est toujours gelée : il faut une paire naturelle pour la prendre. Décidez tôt si vos cartes joker aident vos rangs, ou visent le gros lot.
rules-how-cuban = Les canastas sont complètes avec { $size } cartes : vous en faites donc beaucoup de petites. Des cartes joker seules peuvent former une combinaison, qui vaut jusqu’à { $wild } points. La pile est toujours gelée : gardez des paires naturelles. Les trois noirs ne servent qu’à bloquer.
rules-how-mexicana = Qui ouvre pour son camp pioche { $bonus_draw } cartes de plus : ouvrez dès que vous pouvez. Un sept est une défausse sûre, car personne ne peut le prendre, mais une canasta de sept rapporte { $rank } points. Pour sortir, il faut des trois rouges autant que des canastas.
rules-how-sevens = La Classique, mais avec les sept, on joue gros. Une canasta de sept rapporte { $rank } points. Une combinaison de sept inachevée coûte cher, et les amasser en main aussi. Ne posez des sept que si vous pensez pouvoir les finir.
rules-how-modern-american = Un jeu exigeant : les cartes que vous posez ne valent rien avant que vous ayez des canastas. Avec moins de { $canastas } canastas, vos cartes et vos trois ne vous aident pas, ou comptent même contre vous. Les as naturels, les sept et les cartes joker rapportent le plus, mais coûtent cher s’ils restent inachevés. Ne commencez que ce que vous pouvez finir.
rules-how-hand-and-foot = Chacun a deux mains : vous jouez d’abord celle que vous tenez, puis un second paquet, posé face cachée. Débarrassez-vous donc vite de vos { $hand } cartes, et complétez des combinaisons de { $size }. En { $rounds } manches, l’ouverture devient chaque fois plus difficile. Pour sortir, les deux partenaires doivent jouer leur second paquet, et votre partenaire doit être d’accord.
rules-how-pennies = Tout tourne autour des sept. Tant que chaque camp n’a pas une canasta de sept, on ne peut pas les défausser, et sans la vôtre, les trois rouges comptent contre vous. Complétez vous-même une canasta dès que vous pouvez : elle vous apporte un second paquet de { $foot } cartes. Pour sortir, il faut une canasta de chaque sorte.

# … et quand des règles maison en ont fait un autre jeu
rules-idea = Réunissez des cartes du même rang et posez-les en combinaisons. Une combinaison de { $size } cartes est une canasta, et les canastas rapportent presque tous les points.
rules-idea-sequences = On peut aussi poser des cartes qui se suivent dans une couleur.
rules-idea-wild-melds = Des cartes joker seules peuvent former une combinaison.
rules-idea-foot = En plus de votre main, vous avez un second paquet de { $foot } cartes, qu’il faut d’abord mériter.
rules-idea-frozen = La pile est toujours gelée : gardez des paires naturelles pour la prendre.
rules-idea-out = { $canastas ->
    [0] Sortez avant les autres.
    [one] { $side ->
        [alone] Quand vous avez une canasta, vous pouvez sortir.
       *[team] Quand votre camp a une canasta, vous pouvez sortir.
    }
   *[other] { $side ->
        [alone] Quand vous avez { $canastas } canastas, vous pouvez sortir.
       *[team] Quand votre camp a { $canastas } canastas, vous pouvez sortir.
    }
}

# Ce que font d’autres livres et clubs, là où aucune règle ci-dessus ne le dit : un message pour chaque nom de bot/ui/rules/house_choices.py.
rules-other-threes-may-stay = Certains permettent de garder un trois rouge en main ou de le défausser, ce qui bloque la pile. Ici, il est toujours posé et remplacé.
rules-other-lone-take = Certains permettent de prendre la seule carte du dessus, au lieu de piocher, si elle va sur une séquence. Ici, vous recevez toute la pile.
rules-other-last-card-passes = Certains finissent le tour d’un joueur dont la seule carte ne peut pas être défaussée. Ici, on garde toujours une carte pour cela.
rules-other-extra-draw-once = Certains ne donnent les cartes en plus qu’au premier camp qui ouvre. Ici, chaque camp les reçoit.
rules-other-black-threes = Certains comptent un trois noir resté en main à la fin comme 100 points perdus, ou 300. Ici, il coûte ce que vaut la carte.
rules-other-black-three-in-hand = Chez certains, un trois noir resté en main à la fin ne coûte pas plus que ce que vaut la carte.
rules-other-sevens-own-side = Certains permettent de défausser des sept dès que votre propre camp a une canasta de sept. Ici, chaque camp doit en avoir une.
rules-other-special-hands = Absentes ici : les mains spéciales Miami, Zip Code, Blast Off, Triples, Quads et les Dream Hands, que certaines règles ajoutent.
rules-other-stock-end = Certains finissent la manche dès que la dernière carte est piochée. Ici, la pile peut encore être prise.
rules-other-straight-keeps-three = Certains permettent de garder un trois en main pour une Suite. Ici, chaque trois est posé aussitôt, et remplace celui de la main.
