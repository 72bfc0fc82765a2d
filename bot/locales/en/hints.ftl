# Hints: what the expert would do, and why.

button-hint = Hint
hint = > 💡 **{ $what }** { $why }

hint-draw = { $count ->
    [one] Draw a card.
   *[other] Draw { $count } cards.
}
hint-take = Take the pile with { $cards }.
hint-take-onto = Take the pile onto your { $rank }.
hint-take-only = Take the pile.
hint-lay = Lay { $cards }.
hint-combine = Put your two melds of one rank together.
hint-show = Show your whole hand.
hint-ask = Ask your partner: “May I go out?”
hint-yes = Say yes.
hint-no = Say no.
hint-discard = Discard { $card }.
hint-pass = Pass.
hint-undo = Press Undo.
hint-go-out = Press “Go out”.

hint-why-draws = There is nothing better to begin with.
hint-why-leaves-pile = { $count ->
    [one] The one card of the pile is not worth what you would lay for it.
   *[other] The { $count } cards of the pile are not worth what you would lay for them.
}
hint-why-takes-pile = { $count ->
    [0] It brings you more cards than the stock.
    [one] It brings you a card that fits.
   *[other] It brings you { $count } cards.
}
hint-why-passes = There is nothing that you could take.
hint-why-opens = It is part of an opening worth { $points } points.
hint-why-adds-to-meld = Your meld of { $rank } comes nearer to a canasta.
hint-why-feeds-partner = Your team’s meld of { $rank } comes nearer to a canasta.
hint-why-new-meld = A new meld of { $rank } gives you more ways to lay, and to take the pile.
hint-why-completes-canasta = It completes a canasta of { $rank }.
hint-why-adds-to-run = Your sequence comes nearer to a full one.
hint-why-new-run = It begins a new sequence.
hint-why-completes-run = It completes a sequence.
hint-why-combines = One larger meld is nearer to a canasta than two small ones.
hint-why-shows-hand = That ends the round and brings its points at once.
hint-why-goes-out = Ending the round now is worth more to you than what may still come.
hint-why-asks = You could go out, and your partner’s cards decide whether that is good.
hint-why-says-yes = Ending the round now is better for your team.
hint-why-says-no = Your team has more to win by playing on.
hint-why-safe-discard = { $gone ->
    [0] The next player can hardly use { $rank }.
    [one] One of the { $rank } is out of play already, so the next player can hardly use it.
   *[other] { $gone } of the { $rank } are out of play already, so the next player can hardly use one.
}
hint-why-keeps-pair = It has no company in your hand; the cards that you hold twice may still become melds.
hint-why-blocks = A black three stops the next player from taking the pile.
hint-why-freezes = { $count ->
    [one] It freezes the pile, so that your opponents cannot take it easily.
   *[other] It freezes the pile of { $count } cards, so that your opponents cannot take it easily.
}
hint-why-least-use = Of your cards, { $rank } are the least use to you.
hint-why-only-choice = There is nothing else that you could do.
hint-why-by-chance = Anything is as good.
hint-gain = I have tried this and *{ $other }* with many ways in which the hidden cards may lie: this brings about { $gain ->
    [one] one point
   *[other] { $gain } points
} more.
