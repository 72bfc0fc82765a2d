# Pourquoi quelque chose n’est pas possible, dit au joueur. Un message pour chaque refus du moteur.

# à qui de jouer, et à quelle étape
reason-no-round = Les cartes ne sont pas encore distribuées.
reason-round-over = Cette manche est finie.
reason-round-running = Cette manche est encore en cours.
reason-match-over = La partie est finie.
reason-not-your-turn = C’est à { $turn } de jouer.
reason-draw-first = Piochez d’abord une carte ou prenez la pile.
reason-already-drawn = Vous avez déjà pioché à ce tour.
reason-await-answer = Votre partenaire n’a pas encore répondu.

# piocher
reason-stock-empty = La pioche est épuisée.
reason-cannot-pass = Vous ne pouvez passer que si vous ne pouvez rien faire d’autre.
reason-must-take-pile = La pioche est épuisée et la pile va avec une de vos combinaisons : vous devez la prendre.

# prendre la pile
reason-pile-empty = La pile est vide.
reason-pile-blocked = { $card } au-dessus bloque la pile.
reason-pile-frozen = La pile est gelée. Pour la prendre, il vous faut en main { $needed } cartes du rang de la carte du dessus ; vous en avez { $have }.
reason-pile-frozen-unopened = La pile est gelée jusqu’à l’ouverture de votre équipe. Pour la prendre, il vous faut en main { $needed } cartes du rang de la carte du dessus ; vous en avez { $have }.
reason-pile-no-adding = La carte du dessus ne peut pas être prise pour l’ajouter à une combinaison déjà posée.
reason-pile-no-match = Rien de ce que vous avez ne va avec { $card }, la carte du dessus.
reason-pile-no-pair = Pour prendre la pile, il vous faut en main { $needed } cartes du rang de la carte du dessus ; vous en avez { $have }.
reason-pile-one-card = Avec une seule carte en main, vous ne pouvez pas prendre une pile d’une seule carte.
reason-pile-not-for-opening = Dans ce jeu, on n’ouvre pas avec la pile. Votre équipe doit d’abord ouvrir avec ses cartes en main.
reason-pile-meld-too-big = Votre combinaison de ce rang a déjà { $have } cartes. À partir de { $limit }, vous ne pouvez plus prendre la pile pour elle.
reason-top-not-matched = { $card } ne va pas avec la carte du dessus de la pile.

# cartes et combinaisons
reason-card-not-in-hand = { $card } n’est pas dans votre main.
reason-no-cards = Choisissez au moins une carte.
reason-red-three = Un trois rouge ne se pose pas dans une combinaison et ne se défausse pas.
reason-which-meld = Ces cartes peuvent aller dans plusieurs combinaisons. Appuyez sur **Choisir des cartes** et dites laquelle.
reason-no-such-meld = { $count ->
    [0] Votre camp n’a pas encore de combinaison.
   *[other] Votre camp n’a pas cette combinaison.
}
reason-mixed-ranks = À part les cartes joker, toutes les cartes d’une combinaison sont du même rang.
reason-too-few-cards = Une combinaison demande { $needed } cartes ; celle-ci en aurait { $have }.
reason-too-few-naturals = { $needed ->
    [one] Une combinaison demande { $needed } carte naturelle ; celle-ci en aurait { $have }.
   *[other] Une combinaison demande { $needed } cartes naturelles ; celle-ci en aurait { $have }.
}
reason-too-many-wilds = { $limit ->
    [0] Une combinaison ne peut pas avoir de cartes joker ; celle-ci en aurait { $have }.
    [one] Une combinaison peut avoir au plus { $limit } carte joker ; celle-ci en aurait { $have }.
   *[other] Une combinaison peut avoir au plus { $limit } cartes joker ; celle-ci en aurait { $have }.
}
reason-wilds-outnumber = { $naturals ->
    [0] Trop de cartes joker : { $wilds }, sans aucune carte naturelle.
    [one] Trop de cartes joker : { $wilds }, pour { $naturals } naturelle.
   *[other] Trop de cartes joker : { $wilds }, pour { $naturals } naturelles.
}
reason-meld-full = Une combinaison peut avoir { $limit } cartes ; celle-ci en aurait { $have }.
reason-canasta-closed-to-wilds = Cette canasta est finie ; elle ne prend plus de cartes joker.
reason-pure-rank = Les combinaisons de ce rang ne prennent pas de cartes joker.
reason-wild-needs-naturals = Après l’ouverture, une carte joker ne va que dans une combinaison d’au moins { $needed } cartes naturelles ; celle-ci en aurait { $have }.
reason-wild-meld-first = Votre combinaison de cartes joker n’est pas finie. D’ici là, les cartes joker vont là.
reason-rank-dead = Une canasta de ce rang est fermée : personne ne peut plus poser ce rang.
reason-no-wilds-in-sequence = Une séquence n’a pas de cartes joker.
reason-not-in-sequence = Ces cartes ne se suivent pas dans une même couleur.
reason-sequence-grows-only-out = Une séquence complète ne prend d’autres cartes que si vous sortez à ce tour.
reason-cannot-combine = Ces deux combinaisons ne peuvent pas être réunies.
reason-black-threes-never = Les trois noirs ne se posent pas.
reason-black-threes-natural = Les trois noirs se posent sans cartes joker.
reason-black-threes-only-out = Les trois noirs ne se posent que comme dernière combinaison, quand vous sortez.

reason-no-meld-in-hand = Aucune carte de votre main ne forme une combinaison ni ne va avec une des vôtres.

# ouverture
reason-opening-too-low = Votre équipe a besoin de { $needed } points pour ouvrir ; ainsi, vous arriveriez à { $have } au plus.
reason-opening-unfinished = Votre équipe a besoin de { $needed } points pour ouvrir ; pour l’instant, { $have } sont posés.
reason-opening-no-wilds = L’ouverture doit être sans cartes joker.
reason-opening-shape = Votre ouverture doit aussi contenir { $shape }.

# finir le tour
reason-kinds-missing = Pour sortir, il manque encore à votre équipe : { $kind }.
reason-red-threes-missing = Pour sortir, votre équipe doit avoir autant de trois rouges que de canastas : { $needed }. Elle en a { $have }.
reason-special-unfinished = Votre équipe a une combinaison à finir avant que quelqu’un sorte.
reason-partner-not-in-foot = Vous pourrez sortir quand votre partenaire aura aussi pris son second paquet.
reason-foot-first = Vous pourrez sortir après avoir pris votre second paquet.
reason-final-discard = Votre dernière carte doit être défaussée : gardez-en une pour cela.
reason-must-ask = Il faut demander à votre partenaire avant de sortir.
reason-discard-barred = On ne peut pas défausser { $card } maintenant.
reason-no-canasta = { $needed ->
    [one] Votre équipe a besoin d’une canasta pour que vous puissiez sortir. D’ici là, gardez { $keep ->
        [one] une carte
       *[other] { $keep } cartes
    } après votre défausse.
   *[other] Votre équipe a besoin de { $needed } canastas pour que vous puissiez sortir. D’ici là, gardez { $keep ->
        [one] une carte
       *[other] { $keep } cartes
    } après votre défausse.
}
reason-partner-said-no = { $keep ->
    [one] Votre partenaire a dit non : gardez une carte après votre défausse.
   *[other] Votre partenaire a dit non : gardez { $keep } cartes après votre défausse.
}
reason-must-go-out = Votre partenaire a dit oui : vous devez sortir à ce tour.
reason-cannot-discard = La pioche a fini sur un trois rouge : il n’y a pas de défausse.

# demander
reason-no-partner = Vous n’avez pas de partenaire à qui demander.
reason-asking-off = Dans ce jeu, on ne demande pas avant de sortir.
reason-asked-already = Vous avez déjà demandé à ce tour.
reason-asked-this-round = Vous avez déjà demandé dans cette manche.
reason-ask-before-melding = Vous ne pouvez demander qu’avant de poser des cartes.
reason-ask-after-take = Vous ne pouvez pas demander après avoir pris la pile.
reason-ask-after-opening = Vous ne pouvez pas demander tant que le reste de la pile attend votre ouverture.
reason-cannot-go-out = Vous ne pouvez pas sortir à ce tour.
reason-nothing-to-ask = Vous ne pouvez finir ce tour qu’en sortant : il n’y a rien à demander.
reason-nothing-asked = Il n’y a pas de question à laquelle répondre.
reason-not-asked-of-you = La question est pour { $partner }.

# mains spéciales
reason-no-special-hand = Votre main n’est pas une main spéciale que vous pourriez montrer maintenant.

# annuler
reason-nothing-to-undo = Vous n’avez rien posé à ce tour.
reason-undo-too-late = Il est trop tard pour annuler : vous avez vu de nouvelles cartes depuis.
