# Apprendre le jeu : un tour en images, et ce qui est expliqué dans une première partie.

# un tour en images
button-help-walk = Un tour en images
button-help-on = Suite
button-help-commands = Toutes les commandes
button-help-start = Aperçu
button-learn = Apprendre en jouant
button-known = J’ai compris

help-learn = **Vous ne connaissez pas le jeu ?** « Un tour en images » prend deux minutes. « Apprendre en jouant » commence une première partie contre l’ordinateur, où je vous explique chaque étape.

guide-seat-you = Vous
guide-seat-left = Gauche
guide-seat-partner = Votre partenaire
guide-seat-right = Droite
guide-alt-hand = Vos cartes : { $cards }.

help-moment-draw = ### 1 sur 8 · Piocher
    Chaque tour commence par une carte de la pioche : appuyez sur **Piocher une carte**. Vos cartes sont en bas, et personne d’autre ne les voit.
help-moment-opening = ### 2 sur 8 · Ouvrir
    Une combinaison a trois cartes ou plus de même rang. Les jokers et les deux sont les cartes joker : ils remplacent d’autres cartes. Les premières combinaisons d’une équipe doivent valoir 50 points : ici, un joker et deux huit en font 70.
help-moment-pile = ### 3 sur 8 · Prendre la pile
    Au lieu de piocher, vous pouvez prendre toute la pile, si vous pouvez poser aussitôt sa carte du dessus. Ici, c’est un six, et deux autres sont en main : **Prendre la pile** rapporte sept cartes.
help-moment-meld = ### 4 sur 8 · Poser
    Après avoir pioché, posez de nouvelles combinaisons, ou ajoutez des cartes à celles de votre équipe. Choisissez dans la liste, ou appuyez sur **Choisir des cartes**. Ici, des six, des dix et des quatre viennent d’être posés.
help-moment-canasta = ### 5 sur 8 · Une canasta
    Sept cartes de même rang sont une canasta. Sans carte joker, elle rapporte 500 points ; avec, 300. Cette canasta de huit a trois cartes joker, elle est donc mixte.
help-moment-discard = ### 6 sur 8 · Défausser
    Un tour finit par une carte sur la pile : choisissez-la sous **Défausser**. Pensez au joueur suivant : une carte qui lui sert lui donne toute la pile. Une carte joker gèle la pile, un trois noir la bloque pour un tour.
help-moment-ask = ### 7 sur 8 · Demander à votre partenaire
    Avec une canasta sur la table, votre équipe peut sortir. **Puis-je sortir ?** le demande d’abord à votre partenaire. Un oui vous engage, un non aussi.
help-moment-out = ### 8 sur 8 · Sortir
    Le bouton **Sortir** pose vos cartes et finit la manche, ce qui rapporte 100 points. Ce qui est sur la table compte pour l’équipe, et les cartes restées en main comptent contre elle. La première équipe à 5 000 points gagne.

# une première partie
guide-lesson = > 🎓 { $text }
guide-step = > ➡️ { $text }
board-guided = 🎓 Une première partie : chaque étape est expliquée à { $player }.
notice-guidance-ended = Je n’explique plus rien. Si vous hésitez, appuyez sur **Conseil**.

lesson-aim = **De quoi il s’agit :** vous et votre partenaire posez des combinaisons, trois cartes ou plus de même rang. Sept cartes de même rang sont une **canasta**, et ce sont elles qui rapportent. Les deux et les jokers sont les cartes joker : ils remplacent d’autres cartes.
lesson-red-three = **Un trois rouge** va tout de suite sur la table, et une autre carte est piochée à sa place. Il rapporte { $points } points à son équipe, ou les lui coûte si elle ne pose rien dans cette manche.
lesson-frozen = **La pile est gelée.** Pour la prendre, il faut maintenant deux cartes en main du même rang que celle du dessus. Quand elle a été prise, elle n’est plus gelée.
lesson-blocked = **Un trois noir sur la pile** empêche le joueur suivant de la prendre. C’est à cela que servent les trois noirs.
lesson-they-took = **Les adversaires ont pris la pile.** Cela fait beaucoup de cartes d’un coup. Avant de défausser, demandez-vous ce qui pourrait leur servir.
lesson-you-took = **Vous avez pris la pile.** Toutes ses cartes sont à vous. Posez ce que vous pouvez : les cartes encore en main à la fin de la manche coûtent des points.
lesson-opened = **Votre équipe a ouvert.** Désormais, vous pouvez poser n’importe quelle combinaison, et ajouter des cartes à celles de votre partenaire : elles sont à vous deux.
lesson-canasta = **Votre équipe a une canasta.** Avec des cartes joker, elle est mixte et rapporte { $mixed } points ; sans, elle est naturelle et en rapporte { $natural }. Désormais, votre équipe peut sortir.
lesson-their-canasta = **Les adversaires ont une canasta.** Ils peuvent sortir bientôt : ne gardez pas trop de cartes pour plus tard.
lesson-out = **Vous pouvez sortir :** posez toutes vos cartes, et défaussez-en une si vous voulez. Cela finit la manche pour tous et rapporte { $points } points. Mais ce que votre partenaire a encore en main coûte des points à l’équipe.
lesson-ask = **Faut-il finir la manche ?** « Puis-je sortir ? » le demande d’abord à votre partenaire. La réponse vous engage : après un oui, vous devez sortir ; après un non, vous ne pouvez pas.
lesson-asked = **Votre partenaire peut sortir** et vous le demande. Avez-vous encore des cartes qui rapportent ? Alors dites non. Si votre main ne sert guère, dites oui.
lesson-round-over = **Le compte d’une manche :** ce qui est sur la table compte pour l’équipe, avec les canastas, les trois rouges et la sortie. Les cartes restées en main sont déduites. La feuille de votre équipe est ci-dessous, celles des deux équipes dans le salon.

step-wait = Ce n’est pas encore à vous. Je vous appellerai. En attendant, la table dans le salon montre ce que font les autres.
step-draw = Un tour commence par une carte : piochez-en une. Cette fois, vous ne pouvez pas prendre la pile ; la raison est écrite plus bas.
step-draw-or-take = Piochez une carte, ou prenez plutôt toute la pile. Dans ce cas, vous posez aussitôt sa carte du dessus, et le reste vient dans votre main.
step-take = La pioche est épuisée. Vous pouvez encore prendre la pile.
step-pass = La pioche est épuisée, et vous ne pouvez pas prendre la pile : passez.
step-cannot-open = Les premières combinaisons de votre équipe doivent valoir { $minimum } points en tout. Vos cartes n’y suffisent pas encore. Défaussez simplement une carte dont vous pouvez vous passer.
step-open = Vous pouvez ouvrir : posez des combinaisons qui valent { $minimum } points ou plus, toutes dans ce tour.
step-finish-opening = Vous avez posé { $laid } points, et il en faut { $minimum } à votre équipe. Posez d’autres cartes, ou appuyez sur **Annuler** et gardez-les pour plus tard.
step-lay = Posez ce qui rapproche vos combinaisons d’une canasta. Gardez quelques cartes : la main vide, on ne peut guère prendre la pile. Puis défaussez-en une, ce qui finit votre tour.
step-discard = Rien ne vous oblige à poser. Défaussez la carte qui sert le moins, à vous et au joueur suivant : cela finit votre tour.
step-go-out = Vous pouvez finir la manche maintenant, ou continuer comme d’habitude : posez, puis défaussez.
step-go-out-now = Votre partenaire a dit oui. Appuyez sur **Sortir**, et toutes vos cartes sont posées pour vous.
step-play-on = Votre partenaire préfère continuer. Posez ce que vous voulez, gardez une carte et défaussez-en une.
step-await = Vous avez demandé à votre partenaire, et vous attendez la réponse.
step-answer = Répondez par oui ou par non : votre partenaire vous attend.
step-score = C’était une manche entière ! La partie continue jusqu’à ce qu’une équipe ait { $target } points. Appuyez sur **Manche suivante** pour continuer : je n’explique plus, mais **Conseil** vous aide encore. Assez pour aujourd’hui ? `/canasta terminer` finit la partie.
