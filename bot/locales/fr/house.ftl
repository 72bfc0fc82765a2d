# Règles maison : les champs que l’hôte peut changer, leur formulaire, et les règles qu’un serveur garde.

# salle d’attente
lobby-house = Règles maison : { $changes }
lobby-ready = { $line } · ✅ d’accord
lobby-not-ready = **Les règles ont changé.** { $players } : appuyez sur **D’accord** si elles vous vont.
house-change = { $field } : { $value }
house-more = { $count ->
    [one] et { $count } de plus
   *[other] et { $count } de plus
}
button-ready = D’accord
button-house = Règles maison

# commencer quand même
start-question = **Il manque des accords.** Les règles ont été changées. N’ont pas encore appuyé sur **D’accord** : { $players }.
button-start-sure = Commencer quand même

# la page de l’hôte
house-title = ## Règles maison · Table { $table }
house-usual = **{ $game }**, comme d’habitude.
house-changed = **{ $game }**, avec ces changements : { $changes }
house-page-title = ### { $page }
house-line = - { $field } : **{ $value }**
house-line-changed = - { $field } : **{ $value }** (d’habitude { $usual })
house-note = -# Personne d’autre ne voit ceci. Tout le monde à la table voit ce que vous changez, et appuie de nouveau sur **D’accord**.
house-choose-page = Montrer d’autres règles
house-choose-game = Jouer à un autre jeu
house-choose-saved = Prendre des règles de ce serveur
button-change = Changer ces règles
button-usual = Revenir aux règles habituelles
button-save = Garder pour ce serveur

# ce qui ne va pas dans un formulaire
house-wrong-title = **Rien n’a été changé :**
house-wrong-no-number = - **{ $field }** : il faut un nombre entier, { $range }.
house-wrong-out-of-range = - **{ $field }** : il faut { $range }.
house-wrong-no-steps = - **{ $field }** : il faut une ligne par palier, avec des totaux croissants ; { $range }.
house-wrong-no-choice = - **{ $field }** : il faut un des choix proposés.
house-wrong-contradicts = - **{ $field }** : ne va pas avec les autres règles ; { $range }.
house-wrong-together = - Ceci ne va pas ensemble : { $fields }.

# valeurs possibles, montrées aussi dans le formulaire
house-range-number = de { $low } à { $high }
house-range-limit = de { $low } à { $high } ; vide : sans limite
house-range-bar = de { $low } à { $high } ; vide : jamais
house-range-numbers = un nombre chacun pour 1, 2, 3…, de { $low } à { $high }
house-range-steps = une ligne chacun, total : points ; la première vaut pour tout total plus bas
house-needs-hand_size = il doit y avoir assez de cartes pour tous
house-needs-min_naturals = au moins 1, et pas plus que le minimum de cartes d’une combinaison
house-needs-max_meld_size = une combinaison doit avoir la place d’une canasta
house-needs-red_three_table = un nombre pour chaque trois rouge des jeux de cartes
house-needs-minimums = les totaux doivent croître
house-needs-keep_cards = au moins 1, et pas plus que la main
house-needs-ask_partner = dans un jeu sans partenaires, on ne peut demander à personne
house-needs-melds_per_rank = une autre combinaison après une complète demande une limite de cartes par combinaison
house-needs-sequences = une canasta doit avoir de 3 à 11 cartes
house-needs-max_wild_meld = une combinaison de cartes joker doit avoir la place d’une canasta
house-needs-minimum_basis = par manches, les paliers commencent aux manches 2 à 99 ; par totaux, à des multiples de 5
house-needs-canastas_out_ignored = une sorte de canasta au moins doit compter, et toutes celles que le jeu exige
house-needs-red_threes_out = le paquet doit avoir autant de trois rouges qu’il faut de canastas

# formulaires
house-form-title = Règles maison : { $page }
house-save-title = Garder ces règles maison
house-save-name = Nom
house-save-name-range = { $most } lettres au plus. Vos propres règles du même nom sont remplacées.
house-step-lowest = en dessous : { $points }

# valeurs
house-yes = oui
house-no = non
house-any-number = sans limite
house-never = jamais
house-nothing = rien
house-number = { $number }
house-step-below = { $points } en dessous de { $total }
house-step-any = { $points }
house-step-from = { $points } à partir de { $total }
house-choice-ask_partner-no = on ne demande pas
house-choice-ask_partner-optional = permis
house-choice-ask_partner-mandatory = obligatoire
house-choice-minimum_basis-total = le total du camp
house-choice-minimum_basis-round = le numéro de la manche
house-choice-final_discard-optional = permise
house-choice-final_discard-required = obligatoire
house-choice-canastas_out_ignored-natural = canasta naturelle
house-choice-canastas_out_ignored-mixed = canasta mixte
house-choice-canastas_out_ignored-sequence = séquence
house-choice-canastas_out_ignored-wild = canasta de cartes joker
house-choice-canastas_out_ignored-sevens = canasta de sept
house-choice-melds_per_rank-one = une
house-choice-melds_per_rank-after_closing = une autre quand la dernière est complète
house-choice-melds_per_rank-several = sans limite
house-choice-take_by_adding-any = sur toute combinaison
house-choice-take_by_adding-below_canasta = sur une combinaison qui n’est pas encore une canasta
house-choice-take_by_adding-never = pas permis
house-choice-natural_wild_relation-gt = toujours plus de cartes naturelles
house-choice-natural_wild_relation-ge = jamais plus de cartes joker
house-choice-natural_wild_relation-none = mélange libre
house-choice-red_three_reveal-first_turn = au premier tour du joueur
house-choice-red_three_reveal-after_deal = juste après la donne
house-choice-red_three_positive_if-always = les a, quoi qu’il ait posé d’autre
house-choice-red_three_positive_if-two_canastas = a deux canastas
house-choice-red_three_positive_if-sevens = a une canasta de sept
house-choice-red_three_positive_if-meld = a une combinaison
house-choice-red_three_positive_if-canasta = a une canasta
house-choice-last_stock_red_three-end = finit aussitôt la manche
house-choice-last_stock_red_three-in_hand = reste en main, et la manche finit
house-choice-last_stock_red_three-may_meld = laisse encore le joueur poser des cartes
house-choice-black_three_meld-going_out = en sortant
house-choice-black_three_meld-never = jamais
house-choice-stock_end-turn_end = la manche finit avec ce tour
house-choice-stock_end-while_takeable = on continue tant que la pile est prise
house-choice-stock_end-on_draw = la pile peut encore être prise ; piocher finit la manche
house-choice-frozen_by-natural = carte naturelle
house-choice-frozen_by-wild = carte joker
house-choice-frozen_by-red_three = trois rouge
house-choice-frozen_by-black_three = trois noir

# pages
house-page-goal = Fin de la partie
house-page-opening = Ouverture
house-page-bonuses = Les bonus
house-page-out = Sortir
house-page-out-more = Sortir : la suite
house-page-frozen = Pile gelée
house-page-taking = Prendre la pile
house-page-pile = Pile et pioche
house-page-melds = Combinaisons
house-page-melds-more = Combinaisons : la suite
house-page-threes = Les trois
house-page-cards = Cartes

# champs : 45 caractères au plus, pour les formulaires de Discord
house-field-target = Points pour gagner la partie
house-field-rounds = Manches dans une partie, au plus
house-field-minimums = Points pour ouvrir
house-field-minimum_basis = Points pour ouvrir : ils dépendent de
house-field-opening_wilds = Cartes joker dans l’ouverture
house-field-splash = Une canasta de la main ouvre sans points
house-field-concealed_exempts_minimum = Sortir caché : sans minimum
house-field-bonus_natural = Points pour une canasta naturelle
house-field-bonus_mixed = Points pour une canasta mixte
house-field-bonus_sequence = Points pour une séquence complète
house-field-bonus_out = Points pour sortir
house-field-bonus_concealed = Points en plus pour sortir caché
house-field-canastas_out = Canastas pour sortir
house-field-ask_partner = Demander « Puis-je sortir ? »
house-field-ask_once = Demander une seule fois par manche
house-field-final_discard = Dernière défausse en sortant
house-field-canastas_out_ignored = Canastas qui ne comptent pas pour sortir
house-field-red_threes_out = Pour sortir, un trois rouge par canasta
house-field-ask_after_take = Demander aussi après avoir pris la pile
house-field-concealed_after_take = Sortir caché après avoir pris la pile
house-field-keep_cards = Cartes à garder si l’on ne sort pas
house-field-always_frozen = Pile toujours gelée
house-field-frozen_until_opened = Pile gelée jusqu’à l’ouverture d’un camp
house-field-frozen_by = Cartes qui gèlent la pile
house-field-frozen_naturals = Cartes naturelles, pile gelée
house-field-unfrozen_naturals = Cartes naturelles, pile non gelée
house-field-take_for_opening = Ouvrir avec la pile
house-field-top_counts_for_minimum = Carte du dessus comptée dans l’ouverture
house-field-take_amount = Cartes prises de la pile, au plus
house-field-take_below_meld = Taille de combinaison qui interdit la pile
house-field-pile_take_extra_draw = Cartes piochées en plus avec la pile
house-field-pile_shows_only_top = Seule la carte du dessus est visible
house-field-take_natural_plus_wild = Prendre avec une naturelle et une joker
house-field-take_by_adding = Prendre la pile sur une combinaison du camp
house-field-one_card_hand_may_take_one_card_pile = Une carte en main prend une pile d’une carte
house-field-stock_end = Quand la pioche est épuisée
house-field-min_naturals = Cartes naturelles par combinaison, au moins
house-field-max_wilds = Cartes joker par combinaison, au plus
house-field-natural_wild_relation = Cartes naturelles et joker, par combinaison
house-field-wild_into_canasta = Cartes joker sur une canasta finie
house-field-melds_per_rank = Combinaisons d’un rang par camp
house-field-sequences = Séquences d’une couleur
house-field-wild_melds = Combinaisons de cartes joker seules
house-field-max_wild_meld = Combinaison de joker : cartes, au plus
house-field-dead_when_closed = Une canasta complète ferme son rang à tous
house-field-max_meld_size = Cartes par combinaison, au plus
house-field-red_three_reveal = Trois rouges distribués : posés
house-field-red_three_table = Points pour 1, 2, 3… trois rouges
house-field-red_three_positive_if = Trois rouges : comptent pour un camp qui
house-field-last_stock_red_three = Un trois rouge comme dernière de la pioche
house-field-black_three_meld = Trois noirs : peuvent être posés
house-field-hand_size = Cartes pour chaque joueur
house-field-draw_count = Cartes piochées à chaque tour
house-field-opening_bonus_draw = Cartes en plus pour qui ouvre
house-field-black_three_in_hand = Points perdus pour un trois noir en main
house-field-jokers = Jokers dans le paquet

# ce qu’un serveur garde
kept-title = ## Règles maison de ce serveur
kept-none = Il n’y en a pas encore. Ouvrez une table avec `/canasta nouvelle`, appuyez sur **Règles maison**, changez ce que vous voulez, puis appuyez sur **Garder pour ce serveur**. Ensuite, qui peut gérer le serveur peut les choisir ici pour les nouvelles tables.
kept-how = `/canasta nouvelle` les propose sous **règles**.
kept-line = - **{ $name }** : { $game }
kept-line-default = - **{ $name }** : { $game } · règles des nouvelles tables
kept-chosen = ### { $name }
kept-by = Gardées par { $user }.
kept-choose = Choisir des règles à voir ou à changer
kept-only-managers = -# Qui peut gérer le serveur choisit les règles des nouvelles tables.
kept-only-owner = -# Seule la personne qui a enregistré ces règles, ou qui peut gérer le serveur, peut les supprimer.
button-default = Les donner aux nouvelles tables
button-no-default = Nouvelles tables : règles habituelles
button-forget = Supprimer
choice-kept = { $name } (règles maison : { $game })
choice-kept-default = { $name } (règles maison, habituelles ici : { $game })
house-refused-bad-name = Un nom a de 1 à { $most } lettres ou chiffres ; des espaces et - ' . , ! ? & + peuvent se trouver entre eux.
house-refused-no-such-name = Ce serveur n’a pas de règles maison de ce nom.
house-refused-too-many = Un serveur peut garder { $most } règles maison. Supprimez-en d’abord avec `/canasta maison`.
house-refused-somebody-elses = Seule la personne qui a gardé **{ $name }**, ou qui peut gérer le serveur, peut le changer. Si les nouvelles tables ont ces règles, il faut pouvoir gérer le serveur.
house-refused-not-allowed = Il faut pouvoir gérer le serveur pour choisir les règles des nouvelles tables.
