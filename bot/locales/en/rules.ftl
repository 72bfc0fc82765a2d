# The rules card, written from the fields of a ruleset.

list-semicolon = { " · " }
list-or = { " or " }
list-comma-or = { ", or " }
rules-line = - { $text }

class-natural = natural card
class-wild = wild card
class-red-three = red three
class-black-three = black three

rules-title = ## Rules: { $name }
rules-aim = { $seats } players, { $teams } teams. Lay sets of equal cards, make canastas, and be the first team to reach **{ $target }** points.

rules-cards-title = ### Cards
rules-pack = { $cards } cards: { $decks ->
    [one] one pack
   *[other] { $decks } packs
} and { $jokers ->
    [0] no jokers
    [one] one joker
   *[other] { $jokers } jokers
}. Everybody gets { $hand }.
rules-card-values = Points: { $values }
rules-card-value = { $cards } = { $points }
rules-black-three = black 3
rules-joker = joker
rules-wild = Jokers and twos are **wild**: they stand for other cards. Aces and fours to kings are **natural**.

rules-turn-title = ### Your turn
rules-turn = { $count ->
    [one] Draw one card, or take the whole pile. Then lay cards, if you like. End your turn with a discard.
   *[other] Draw { $count } cards, or take the whole pile. Then lay cards, if you like. End your turn with a discard.
}

rules-melds-title = ### Melds
rules-meld = At least { $size } cards of one rank, at least { $naturals } of them natural. A team has one meld of each rank; both partners add to it.
rules-wilds-limit = { $limit ->
    [0] No wild cards.
    [one] At most one wild card.
   *[other] At most { $limit } wild cards.
}
rules-wilds-unlimited = Any number of wild cards.
rules-relation-gt = Always more natural cards than wild ones.
rules-relation-ge = Never more wild cards than natural ones.
rules-relation-none = There may be more wild cards than natural ones.
rules-meld-limit = At most { $limit } cards.
rules-canasta = **Canasta:** { $size } cards or more. Natural (no wild card) { $natural }, mixed { $mixed } points extra.
rules-wild-into-canasta-yes = A canasta may still take wild cards; a natural one is then mixed.
rules-wild-into-canasta-no = A finished canasta takes no more wild cards.

rules-opening-title = ### Opening
rules-opening = A team’s first melds of a round, laid in one turn, must be worth enough. It depends on the team’s total:
rules-opening-any = { $needed } points
rules-opening-below = below { $below }: { $needed } points
rules-opening-from = from { $floor }: { $needed }
rules-opening-exempt = Who draws from the stock and goes out concealed needs no minimum.

rules-pile-title = ### The pile
rules-pile-start = The round begins with one card face up. If it is a { $classes }, another is turned on top.
rules-pile-take = To take it, you must lay its top card at once: { $ways }.
take-way-pair = with two natural cards of its rank from your hand
take-way-wild = with one natural card and a wild card from your hand
take-way-adding-any = onto a meld of your team
take-way-adding-below-canasta = onto a meld of your team that is no canasta yet
rules-frozen = When it is **frozen**, only { $needed } natural cards from your hand take it.
rules-always-frozen = It is always frozen.
rules-frozen-until-opened = It is frozen for a team that has not opened.
rules-frozen-by = A { $classes } in it, discarded or turned up at the deal, freezes it until it is taken.
rules-blocked = **Blocked:** with a { $classes } on top, nobody can take it.
rules-one-card-yes = With one card in your hand you may take a pile of one card.
rules-one-card-no = With one card in your hand you may not take a pile of one card.
rules-only-top-yes = Only its top card is shown.
rules-only-top-no = Everybody can see all its cards.

rules-threes-title = ### Threes
rules-red-threes = **Red threes** are laid face up by themselves and replaced. They are worth: { $values }.
rules-red-value = { $count } → { $points }
rules-red-sign-meld = They count against a team without a meld.
rules-red-sign-canasta = They count against a team without a canasta.
rules-red-reveal-first-turn = Dealt red threes are laid on the player’s first turn.
rules-red-reveal-after-deal = Dealt red threes are laid right after the deal.
rules-red-last-end = As the last card of the stock, a red three ends the round at once.
rules-red-last-may-meld = After a red three as the last card of the stock, you may lay cards, but not discard.
rules-black-meld-yes = **Black threes** can only be laid as the last meld when you go out, without wild cards.
rules-black-meld-no = **Black threes** can never be laid.

rules-out-title = ### Going out
rules-out = { $canastas ->
    [0] Lay or discard your last card: { $points } points.
    [one] With a canasta in your team, lay or discard your last card: { $points } points.
   *[other] With { $canastas } canastas in your team, lay or discard your last card: { $points } points.
}
rules-keep = { $count ->
    [0] Who does not go out may keep no card.
    [one] Who does not go out must keep one card after the discard.
   *[other] Who does not go out must keep { $count } cards after the discard.
}
rules-ask-yes = You may ask your partner “May I go out?”. The answer holds for that turn.
rules-ask-no = You go out without asking.
rules-ask-after-take-yes = You may ask after taking the pile, too.
rules-ask-after-take-no = You can only ask after drawing, before you lay cards.
rules-concealed = **Concealed:** laying your whole hand in one turn, a canasta among it, gives { $points } points more.
rules-concealed-take-yes = You may take the pile in that turn.
rules-concealed-take-no = You may not take the pile in that turn.

rules-end-title = ### The end
rules-stock-end-turn-end = When the stock is used up, the round ends with that turn.
rules-stock-end-while-takeable = When the stock is used up, play goes on while the pile is taken.
rules-scoring = Cards left in the hands of a team count against it.
