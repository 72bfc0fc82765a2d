# House rules: the fields that a host may change, the form for them, and the rules that a server keeps.

# lobby
lobby-house = House rules: { $changes }
lobby-ready = { $line } · ✅ ready
lobby-not-ready = **The rules have changed.** { $players }: press **Ready** if you agree.
house-change = { $field }: { $value }
house-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
button-ready = Ready
button-house = House rules

# starting all the same
start-question = **Not everybody is ready.** The rules were changed, and { $players } did not press **Ready** yet.
button-start-sure = Start all the same

# the host's own page
house-title = ## House rules · Table { $table }
house-usual = **{ $game }**, as usual.
house-changed = **{ $game }**, with these changes: { $changes }
house-page-title = ### { $page }
house-line = - { $field }: **{ $value }**
house-line-changed = - { $field }: **{ $value }** (usually { $usual })
house-note = -# Only you see this. Everybody at the table sees what you change, and presses **Ready** again.
house-choose-page = Show other rules
house-choose-game = Play another game
house-choose-saved = Take rules of this server
button-change = Change these
button-usual = Back to the usual rules
button-save = Save for this server

# what is wrong with a form
house-wrong-title = **Nothing was changed:**
house-wrong-no-number = - **{ $field }** must be a whole number: { $range }.
house-wrong-out-of-range = - **{ $field }** must be { $range }.
house-wrong-no-steps = - **{ $field }** must have one line for each step, with rising totals: { $range }.
house-wrong-no-choice = - **{ $field }** must be one of the choices.
house-wrong-contradicts = - **{ $field }** does not go with the other rules: { $range }.
house-wrong-together = - These do not go together: { $fields }.

# ranges, also shown in the form
house-range-number = { $low } to { $high }
house-range-limit = { $low } to { $high }; empty means any number
house-range-bar = { $low } to { $high }; empty means never
house-range-numbers = one number each for 1, 2, 3 … of them, { $low } to { $high }
house-range-steps = one line each, total: points; the first line is for any lower total
house-needs-hand_size = there must be enough cards for everybody
house-needs-min_naturals = at least 1, and no more than a meld has at least
house-needs-max_meld_size = a meld must have room for a canasta
house-needs-red_three_table = one number for each red three of the packs
house-needs-minimums = the totals must rise
house-needs-minimum_basis = by rounds, the steps begin at rounds 2 to 99; by totals, at multiples of 5
house-needs-canastas_out_ignored = some kind of canasta must count, and every kind that the game asks for
house-needs-red_threes_out = the pack must have as many red threes as canastas are needed
house-needs-keep_cards = at least 1, and no more than the hand
house-needs-ask_partner = in a game without partners nobody can be asked
house-needs-melds_per_rank = another meld after a full one needs a limit for the cards in a meld
house-needs-sequences = a canasta must have 3 to 11 cards
house-needs-max_wild_meld = a meld of wild cards must have room for a canasta

# forms
house-form-title = House rules: { $page }
house-save-title = Save these house rules
house-save-name = Name
house-save-name-range = { $most } letters at most. Your own rules of this name are replaced.
house-step-lowest = lower: { $points }

# values
house-yes = yes
house-no = no
house-any-number = any number
house-never = never
house-nothing = nothing
house-number = { $number }
house-step-below = { $points } below { $total }
house-step-any = { $points }
house-step-from = { $points } from { $total }
house-choice-ask_partner-no = no asking
house-choice-ask_partner-optional = allowed
house-choice-ask_partner-mandatory = required
house-choice-minimum_basis-total = the side’s total
house-choice-minimum_basis-round = the number of the round
house-choice-final_discard-optional = allowed
house-choice-final_discard-required = required
house-choice-canastas_out_ignored-natural = natural canasta
house-choice-canastas_out_ignored-mixed = mixed canasta
house-choice-canastas_out_ignored-sequence = sequence
house-choice-canastas_out_ignored-wild = canasta of wild cards
house-choice-canastas_out_ignored-sevens = canasta of sevens
house-choice-melds_per_rank-one = one
house-choice-melds_per_rank-after_closing = another one when the last is full
house-choice-melds_per_rank-several = any number
house-choice-take_by_adding-any = onto any meld
house-choice-take_by_adding-below_canasta = onto a meld that is no canasta yet
house-choice-take_by_adding-never = not allowed
house-choice-natural_wild_relation-gt = always more natural cards
house-choice-natural_wild_relation-ge = never more wild cards
house-choice-natural_wild_relation-none = any mixture
house-choice-red_three_reveal-first_turn = on the player’s first turn
house-choice-red_three_reveal-after_deal = right after the deal
house-choice-red_three_positive_if-always = has them, whatever else it has laid
house-choice-red_three_positive_if-two_canastas = has two canastas
house-choice-red_three_positive_if-sevens = has a canasta of sevens
house-choice-red_three_positive_if-meld = has a meld
house-choice-red_three_positive_if-canasta = has a canasta
house-choice-last_stock_red_three-end = ends the round at once
house-choice-last_stock_red_three-in_hand = stays in the hand, and the round ends
house-choice-last_stock_red_three-may_meld = lets the player still lay cards
house-choice-black_three_meld-going_out = when going out
house-choice-black_three_meld-never = never
house-choice-stock_end-turn_end = the round ends with that turn
house-choice-stock_end-while_takeable = play goes on while the pile is taken
house-choice-stock_end-on_draw = the pile may still be taken; a draw ends the round
house-choice-frozen_by-natural = natural card
house-choice-frozen_by-wild = wild card
house-choice-frozen_by-red_three = red three
house-choice-frozen_by-black_three = black three

# pages
house-page-goal = End of the match
house-page-opening = Opening
house-page-bonuses = Bonuses
house-page-out = Going out
house-page-out-more = Going out: more
house-page-frozen = Frozen pile
house-page-taking = Taking the pile
house-page-pile = Pile and stock
house-page-melds = Melds
house-page-melds-more = Melds: more
house-page-threes = Threes
house-page-cards = Cards

# fields: at most 45 characters, for Discord’s forms
house-field-target = Points to win the match
house-field-rounds = Rounds in a match, at most
house-field-minimums = Points to open
house-field-minimum_basis = Points to open depend on
house-field-opening_wilds = Wild cards in the opening
house-field-splash = A canasta from hand opens without points
house-field-concealed_exempts_minimum = No minimum when going out concealed
house-field-bonus_natural = Points for a natural canasta
house-field-bonus_mixed = Points for a mixed canasta
house-field-bonus_sequence = Points for a full sequence
house-field-bonus_out = Points for going out
house-field-bonus_concealed = More points for going out concealed
house-field-canastas_out = Canastas to go out
house-field-ask_partner = Asking the partner “May I go out?”
house-field-ask_once = Asking only once in a round
house-field-final_discard = Last discard when going out
house-field-canastas_out_ignored = Canastas that do not count for going out
house-field-red_threes_out = To go out, a red three for each canasta
house-field-ask_after_take = Asking also after taking the pile
house-field-concealed_after_take = Going out concealed after taking the pile
house-field-keep_cards = Cards to keep if you do not go out
house-field-always_frozen = Pile always frozen
house-field-frozen_until_opened = Pile frozen until a side has opened
house-field-frozen_by = Cards that freeze the pile
house-field-frozen_naturals = Natural cards that take a frozen pile
house-field-unfrozen_naturals = Natural cards that take an unfrozen pile
house-field-take_for_opening = Opening with the pile
house-field-top_counts_for_minimum = Top card of the pile counts for the opening
house-field-take_amount = Cards taken from the pile, at most
house-field-take_below_meld = Meld size that bars the pile of its rank
house-field-pile_take_extra_draw = Cards also drawn when taking the pile
house-field-pile_shows_only_top = Only the top card of the pile is shown
house-field-take_natural_plus_wild = Taking with one natural and one wild card
house-field-take_by_adding = Taking the pile onto a meld of the side
house-field-one_card_hand_may_take_one_card_pile = One card in hand takes a pile of one
house-field-stock_end = When the stock is used up
house-field-min_naturals = Natural cards in a meld, at least
house-field-max_wilds = Wild cards in a meld, at most
house-field-natural_wild_relation = Natural and wild cards in a meld
house-field-wild_into_canasta = Wild cards onto a finished canasta
house-field-melds_per_rank = Melds of one rank for a side
house-field-sequences = Sequences of one suit
house-field-wild_melds = Melds of wild cards alone
house-field-max_wild_meld = Cards in a meld of wild cards, at most
house-field-dead_when_closed = A full canasta closes its rank for all
house-field-max_meld_size = Cards in a meld, at most
house-field-red_three_reveal = Dealt red threes are laid
house-field-red_three_table = Points for 1, 2, 3 … red threes
house-field-red_three_positive_if = Red threes count for a side that
house-field-last_stock_red_three = A red three as the last stock card
house-field-black_three_meld = Black threes can be laid
house-field-hand_size = Cards for each player
house-field-draw_count = Cards drawn in a turn
house-field-opening_bonus_draw = Extra cards for the player who opens
house-field-black_three_in_hand = Points lost for a black three in hand
house-field-jokers = Jokers in the pack

# what a server keeps
kept-title = ## House rules of this server
kept-none = There are none yet. Open a table with `/canasta new`, press **House rules**, change what you like, and press **Save for this server**. Then whoever may manage the server can let new tables get them, here.
kept-how = `/canasta new` offers them under **rules**.
kept-line = - **{ $name }**: { $game }
kept-line-default = - **{ $name }**: { $game } · new tables get these rules
kept-chosen = ### { $name }
kept-by = Saved by { $user }.
kept-choose = Choose rules to see or change
kept-only-managers = -# Whoever may manage the server chooses what new tables get.
kept-only-owner = -# Only whoever has saved these rules, or may manage the server, can delete them.
button-default = Let new tables get these
button-no-default = New tables get the usual rules
button-forget = Delete
choice-kept = { $name } (house rules: { $game })
choice-kept-default = { $name } (house rules, usual here: { $game })
house-refused-bad-name = A name has 1 to { $most } letters or digits; blanks and - ' . , ! ? & + may stand between them.
house-refused-no-such-name = This server has no house rules of that name.
house-refused-too-many = A server can keep { $most } house rules. Delete some with `/canasta house` first.
house-refused-somebody-elses = Only who has saved **{ $name }**, or may manage the server, can change it. If new tables get these rules, only who may manage the server can.
house-refused-not-allowed = Only who may manage the server can choose which rules new tables get.
