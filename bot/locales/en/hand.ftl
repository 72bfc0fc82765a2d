# One player's own picture: the hand, the turn, choosing cards.

hand-title = ## Your hand · Table { $table }
    You are **{ $seat }**, with { $partner }.
hand-title-lone = ## Your hand · Table { $table }
    You are **{ $seat }**. In this round you play **alone** against the others.
hand-title-sits-out = ## Your hand · Table { $table }
    You are **{ $seat }**, with { $partner }. In this round you **sit out**.
hand-title-alone = ## Your hand · Table { $table }
    You are **{ $seat }**.
hand-notice = > ℹ️ { $text }
hand-cards = ### { $cards }
hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hand-count-new = { $count ->
    [one] 1 card
   *[other] { $count } cards
} · • is new
hand-empty = You have no cards.
hand-melds = **Your melds:** { $melds }
hand-opening = **Your opening:** { $wanted } needed
hand-missing = **To go out you still need:** { $what }
hand-foot-hand-empty = **Your foot:** { $count } cards. You take it up when your hand is empty.
hand-foot-first-canasta = **Your second packet:** { $count } cards. You take it up when you complete a canasta.
hand-owed = { $count ->
    [one] **Next turn:** you get 1 card from the stock for your opening.
   *[other] **Next turn:** you get { $count } cards from the stock for your opening.
}

# waiting
hand-wait = It is **{ $player }**’s turn. It began <t:{ $since }:R>.
hand-wait-seat = It is the turn of **{ $seat }**, where nobody sits. The game goes on when somebody takes this seat.
hand-round-over = **The round is over.**
round-brief = { $team }: **{ $score }** in this round, { $total } in all

# the turn
turn-draw-or-take = { $count ->
    [one] ### Your turn! Draw a card, or take the pile
   *[other] ### Your turn! Draw { $count } cards, or take the pile
}
turn-draw = { $count ->
    [one] ### Your turn! Draw a card
   *[other] ### Your turn! Draw { $count } cards
}
turn-take = ### Your turn! Take the pile
turn-take-or-pass = ### Your turn! Take the pile, or pass
turn-pass = ### Your turn! You can only pass
turn-lay-or-discard = ### Your turn! Lay cards if you like, then discard
turn-discard = ### Your turn! Discard a card
turn-lay-more = ### Your turn! Lay more cards, or undo
turn-no-discard = ### Your turn! Lay cards if you like, then pass
turn-must-go-out = ### Your partner said yes: go out now
turn-may-not-go-out = ### Your partner said no: play on
    Keep a card in your hand.
turn-await = ### You asked: “May I go out?”
    Waiting for { $partner }.
turn-way-out-laying = 🏁 **You can go out.** “Go out” lays all your cards for you and ends the round.
turn-way-out-discarding = 🏁 **You can go out.** “Go out” discards your last card and ends the round.
turn-way-out-both = 🏁 **You can go out.** “Go out” lays your cards for you, discards the last one and ends the round.

turn-ask-first = 🏁 **You can go out if your partner agrees.** Press “May I go out?” before you lay anything.
turn-special = 🏁 **Your whole hand is { $hand }.** Showing it ends the round and brings { $points } points.

why-draw = **You cannot draw:** { $reason }
why-take = **You cannot take the pile:** { $reason }
why-take-opening = **You cannot take the pile:** with it you would open with at most { $have } points. Your team needs { $needed }.
why-lay = **You cannot lay now:** { $reason }
why-lay-opening = **You cannot open yet:** your cards make at most { $have } points. Your team needs { $needed }.
why-discard = **You cannot discard yet:** { $reason }
why-ask = **Going out:** { $reason }

take-with = With { $cards }
take-onto = Onto your { $rank }
take-only = **Taking the pile** lays { $cards }. { $effect }.

lay-new-grows = New meld of { $rank } · { $points } points
lay-new-run = New sequence { $rank } · { $points } points
lay-new-sequence = New sequence { $rank }: a full one! · { $points } points
lay-new-wild = New meld of { $rank }: a canasta! · { $points } points
lay-new-sevens = New meld of { $rank }: a canasta! · { $points } points
lay-new-natural = New meld of { $rank }: a natural canasta! · { $points } points
lay-new-mixed = New meld of { $rank }: a mixed canasta! · { $points } points
lay-add-grows = Your { $rank }: { $before } → { $size } cards · { $points } points
lay-add-run = Your sequence { $old } → { $rank } · { $points } points
lay-add-sequence = Your sequence { $old } → { $rank }: now full! · { $points } points
lay-add-wild = Your { $rank }: makes a canasta! · { $points } points
lay-add-sevens = Your { $rank }: makes a canasta! · { $points } points
lay-add-natural = Your { $rank }: makes a natural canasta! · { $points } points
lay-add-mixed = Your { $rank }: makes a mixed canasta! · { $points } points

discard-count = { $card } (you have { $count })
discard-freezes = Freezes the pile
discard-blocks = Blocks the pile for the next player
discard-fits = Fits your { $rank }

combine = Your { $rank }: { $first } + { $second } cards
combine-effect = Becomes { $meld }

# what may not be discarded now
barred = **Not to be discarded now:** { $cards }. { $reason }
barred-no-black-three-at-first = No black threes in your first turn.
barred-sevens-guarded = Sevens stay in the hand until each side has a canasta of sevens, and are never the last card.
barred-wilds-last = A wild card can only be your last card.
barred-not-on-empty = Sevens, aces, wild cards and ranks that are closed are not laid on an empty pile.

select-take = Take the pile …
select-lay = Lay cards …
select-discard = Discard …
select-discard-part = Discard … ({ $first } to { $last })
select-discard-rank = Discard … ({ $first })
select-combine = Combine two melds …
select-rank = Which rank?
select-what = What would you like to lay?
select-home = Onto which meld?
select-low = From which card?
select-high = To which card?
select-count = How many { $rank }?

button-refresh = Refresh
button-sort-rank = Sort by rank
button-sort-suit = Sort by suit
button-draw = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards
}
button-show = Show this hand
button-take = Take the pile
button-pass = Pass
button-go-out = Go out
button-ask = May I go out?
button-withdraw = Take back the question
button-pick = Choose cards
button-undo = Undo
button-next = Next round
button-back = Back
button-lay = Lay these cards
button-discard-sure = Yes, discard it
button-keep = No, keep it

# choosing cards
picker-title = ## Choose cards · Table { $table }
    You are **{ $seat }**.
picker-start = First choose a rank, then how many cards.
picker-start-sequences = First choose a rank or a sequence, then the cards.
picker-wild = Wild cards by themselves: { $count } in your hand
picker-suit = { $suit } sequence
picker-runs = You have { $runs }
picker-melds = You have { $count } melds of it
picker-new-meld = A new meld
picker-onto = Onto { $meld }
picker-from = From { $card }
picker-to = To { $card }
picker-rank = { $rank }: { $count } in your hand
picker-on-table = { $count ->
    [one] Your meld has 1 card
   *[other] Your meld has { $count } cards
}
picker-none = No cards are chosen yet.
picker-nothing = You have no cards that could be laid.
picker-preview = **You would lay** { $cards }
    { $effect }
picker-refused = ⛔ { $reason }

confirm-title = ## Discard · Table { $table }
confirm-question = **Really discard { $card }?**
confirm-fits = It fits your { $rank } on the table.
confirm-wild-freezes = It is a wild card. It freezes the pile until somebody takes it.
confirm-wild = It is a wild card, and goes with any meld.
