# Why something is not possible, said to the player. One message for each refusal of the engine.

# whose turn, and which step of it
reason-no-round = The cards have not been dealt yet.
reason-round-over = This round is over.
reason-round-running = This round is still being played.
reason-match-over = The match is over.
reason-not-your-turn = It is { $turn }’s turn.
reason-draw-first = First draw a card or take the pile.
reason-already-drawn = You have drawn already in this turn.
reason-await-answer = Your partner has not answered yet.

# drawing
reason-stock-empty = The stock is used up.
reason-cannot-pass = You can only pass when there is nothing else you can do.
reason-must-take-pile = The stock is used up and the pile fits one of your melds, so you must take it.

# taking the pile
reason-pile-empty = The pile is empty.
reason-pile-blocked = { $card } on top blocks the pile.
reason-pile-frozen = The pile is frozen. To take it you need { $needed } cards like its top card in your hand; you have { $have }.
reason-pile-frozen-unopened = The pile is frozen until your team opens. To take it you need { $needed } cards like its top card in your hand; you have { $have }.
reason-pile-no-adding = The top card cannot be taken by adding it to a meld that lies there.
reason-pile-no-match = Nothing you have goes with { $card }, the top card.
reason-pile-no-pair = To take the pile you need { $needed } cards like its top card in your hand; you have { $have }.
reason-pile-one-card = With only one card in your hand you may not take a pile of one card.
reason-pile-not-for-opening = In this game you cannot open with the pile. Your team must open from the hand first.
reason-pile-meld-too-big = Your meld of this rank has { $have } cards already. With { $limit } or more you may not take the pile for it.
reason-top-not-matched = { $card } does not go with the top card of the pile.

# cards and melds
reason-card-not-in-hand = { $card } is not in your hand.
reason-no-cards = Choose at least one card.
reason-red-three = A red three cannot be laid in a meld or discarded.
reason-which-meld = There is more than one meld that these cards could go to. Please press **Choose cards** and say which.
reason-no-such-meld = { $count ->
    [0] Your side has no melds yet.
   *[other] Your side has no such meld.
}
reason-mixed-ranks = Apart from wild cards, all cards of a meld have the same rank.
reason-too-few-cards = A meld needs { $needed } cards; this would be { $have }.
reason-too-few-naturals = { $needed ->
    [one] A meld needs { $needed } natural card; this would have { $have }.
   *[other] A meld needs { $needed } natural cards; this would have { $have }.
}
reason-too-many-wilds = { $limit ->
    [0] A meld may not have wild cards; this would have { $have }.
    [one] A meld may have { $limit } wild card; this would have { $have }.
   *[other] A meld may have { $limit } wild cards; this would have { $have }.
}
reason-wilds-outnumber = Too many wild cards: { $wilds } wild, { $naturals } natural.
reason-meld-full = A meld may have { $limit } cards; this would have { $have }.
reason-canasta-closed-to-wilds = This canasta is finished; it takes no more wild cards.
reason-pure-rank = Melds of this rank take no wild cards.
reason-wild-needs-naturals = After the opening a wild card needs a meld of { $needed } natural cards or more; this would have { $have }.
reason-wild-meld-first = Your meld of wild cards is not finished. Until then wild cards go there.
reason-rank-dead = A canasta of this rank is closed, so nobody can lay this rank any more.
reason-no-wilds-in-sequence = A sequence has no wild cards.
reason-not-in-sequence = These cards are not a row of one suit.
reason-sequence-grows-only-out = A full sequence takes more cards only when you go out in this turn.
reason-cannot-combine = These two melds cannot be made into one.
reason-black-threes-never = Black threes cannot be laid.
reason-black-threes-natural = Black threes are laid without wild cards.
reason-black-threes-only-out = Black threes can only be laid as the last meld when you go out.

reason-no-meld-in-hand = No cards in your hand make a meld or fit one of yours.

# opening
reason-opening-too-low = Your team needs { $needed } points to open; this way you would reach at most { $have }.
reason-opening-unfinished = Your team needs { $needed } points to open, and { $have } are laid so far.
reason-opening-no-wilds = The opening must be without wild cards.
reason-opening-shape = Your opening must also contain { $shape }.

# ending the turn
reason-kinds-missing = To go out, your team still needs { $kind }.
reason-red-threes-missing = To go out, your team needs as many red threes as canastas: { $needed }. It has { $have }.
reason-special-unfinished = Your team has a meld that must be finished before anybody goes out.
reason-partner-not-in-foot = You can go out when your partner has taken up the foot, too.
reason-foot-first = You can go out when you have taken up your second packet.
reason-final-discard = Your last card must be discarded, so keep one for that.
reason-must-ask = Your partner must be asked before you go out.
reason-discard-barred = { $card } cannot be discarded now.
reason-no-canasta = { $needed ->
    [one] Your team needs a canasta before you can go out. Until then keep { $keep ->
        [one] one card
       *[other] { $keep } cards
    } after your discard.
   *[other] Your team needs { $needed } canastas before you can go out. Until then keep { $keep ->
        [one] one card
       *[other] { $keep } cards
    } after your discard.
}
reason-partner-said-no = { $keep ->
    [one] Your partner said no, so keep one card after your discard.
   *[other] Your partner said no, so keep { $keep } cards after your discard.
}
reason-must-go-out = Your partner said yes, so you must go out in this turn.
reason-cannot-discard = The stock ended on a red three, so there is no discard.

# asking
reason-no-partner = You have no partner to ask.
reason-asking-off = In this game nobody asks before going out.
reason-asked-already = You have asked already in this turn.
reason-asked-this-round = You have asked already in this round.
reason-ask-before-melding = You can only ask before you lay cards.
reason-ask-after-take = You cannot ask after taking the pile.
reason-ask-after-opening = You cannot ask while the rest of the pile waits for your opening.
reason-cannot-go-out = You cannot go out in this turn.
reason-nothing-to-ask = Going out is the only way left to end this turn, so there is nothing to ask.
reason-nothing-asked = There is no question to answer.
reason-not-asked-of-you = The question is for { $partner }.

# special hands
reason-no-special-hand = Your hand is no special hand that you could show now.

# undo
reason-nothing-to-undo = You have not laid anything in this turn.
reason-undo-too-late = It is too late to undo: you have seen new cards since.
