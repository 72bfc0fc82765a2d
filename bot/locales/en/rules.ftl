# The rules card, written from the fields of a ruleset. “Side” is a team, or a player who may get partners. Where
# everybody plays alone, $side is "alone", else "team".

list-semicolon = { " · " }
list-rows = { "; " }
list-or = { " or " }
list-and = { " and " }
list-then = { ", then " }
list-comma-or = { ", or " }
list-against = { " against " }
rules-number = { $number }
rules-line = - { $text }
rules-heading = ### { $title }
rules-title = ## { $name }
rules-group = **{ $title }**
rules-house-choice = { $text } *(house choice)*
rules-house-choice-fixed = { $text } *(house choice, fixed)*
rules-house-choice-note = -# House choice: books and clubs differ in this, or say nothing. So we had to choose. Before a match, the host can change it with **House rules**, but not what is marked as fixed.
rules-goes-on = ➡️ This goes on: choose **{ $page }** below.

# pages
rules-choose-page = Read more: choose a page
rules-page-short = In short
rules-page-all = All the rules
rules-page-part = { $page }, part { $number }

rules-title-how = How to play
rules-title-different = Different from Classic
rules-title-choices = What other books and clubs do
rules-title-cards = Players and cards
rules-title-turn = Your turn
rules-title-melds = Melds
rules-title-canastas = Canastas
rules-title-opening = Opening
rules-title-pile = The pile
rules-title-threes = Threes
rules-title-out = Going out
rules-title-score = The end and the score

class-natural = natural card
class-wild = wild card
class-red-three = red three
class-black-three = black three
rank-one-1 = ace
rank-one-4 = four
rank-one-5 = five
rank-one-6 = six
rank-one-7 = seven
rank-one-8 = eight
rank-one-9 = nine
rank-one-10 = ten
rank-one-11 = jack
rank-one-12 = queen
rank-one-13 = king

# heading
rules-people-alone = { $seats } players, each alone
rules-people-lone = { $seats } players, one against the others
rules-people-teams = { $seats } players, { $sizes }
rules-packs = { $decks ->
    [one] one pack
   *[other] { $decks } packs
} { $jokers ->
    [0] without jokers
    [one] with one joker
   *[other] with { $jokers } jokers
}
rules-goal-target = first to { $target } points
rules-goal-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}

# players and cards
rules-people = { $people }.
rules-turn-orders = Not everybody plays in every round. The order of turns: { $orders }. Then it begins again.
rules-sits-out = In each round one player sits out: { $seats }, and then again from the beginning.
rules-sits-out-first = first seat { $seat }
rules-sits-out-then = then seat { $seat }
rules-turn-order = round { $number }: seats { $seats }
rules-lone-take = In each round everybody begins alone. The first player to take the pile is the **lone hand** of that round. The others become partners and put their melds together.
rules-lone-out = If somebody goes out before the pile was ever taken, that player is the lone hand. If the stock is used up first, everybody scores alone.
rules-lone-points = Partners both get all the points of their side. Only red threes count for their own player.
rules-lone-wilds = { $limit ->
    [one] If a meld has more than one wild card when melds are put together, it stays as it is, but takes no more.
   *[other] If a meld has more than { $limit } wild cards when melds are put together, it stays as it is, but takes no more.
}
rules-pack = { $cards } cards: { $packs }.
rules-hand = { $count ->
    [one] Everybody gets one card.
   *[other] Everybody gets { $count } cards.
}
rules-foot-hand-empty = Everybody gets a second packet of { $count } cards, face down: the **foot**. You take it up when your hand is empty. If you laid your last card, you play on with it at once. If you discarded it, the foot is for your next turn.
rules-foot-first-canasta = Everybody gets a second packet of { $count } cards, face down. You take it up when you complete your first canasta.
rules-card-values = Points: { $values }
rules-card-value = { $cards } = { $points }
rules-black-three = black 3
rules-joker = joker
rules-wild = Jokers and twos are **wild**: they stand for other cards. Aces and fours to kings are **natural**.

# turn
rules-draw = { $count ->
    [one] Draw one card, or take the pile.
   *[other] Draw { $count } cards, or take the pile.
}
rules-draw-with-pile = { $count ->
    [one] If you take the pile, you draw one card as well.
   *[other] If you take the pile, you draw { $count } cards as well.
}
rules-turn = Then lay cards, if you like. End your turn with a discard.
rules-draw-after-opening = { $count ->
    [one] The player who opens draws one card more at once, for each side. If it is a red three, it is laid and replaced.
   *[other] The player who opens draws { $count } cards more at once, for each side. Red threes among them are laid and replaced.
}
rules-talon = Who opens without the pile gets extra cards in the next turn: { $counts }, in the order in which sides open. The stock must have at least { $reserve } cards for that.
rules-discard-no-black-three-at-first = In your first turn of a round you cannot discard a black three.
rules-discard-sevens-guarded = You cannot discard a seven until each side has a canasta of sevens.
rules-discard-wilds-last = You can discard a wild card only as your last card.
rules-discard-not-on-empty = When the pile is empty, you cannot discard a seven, an ace, a wild card, or a card that nobody can meld any more.
rules-discard-else = If you hold nothing else, you may discard such a card all the same.
rules-discard-last-seven = But a seven is never your last discard of a round, even if you hold nothing else.

# melds
rules-meld = A meld is at least { $size } cards of one rank, at least { $naturals } of them natural.
rules-wilds-limit = { $limit ->
    [0] No wild cards in a meld.
    [one] At most one wild card in a meld.
   *[other] At most { $limit } wild cards in a meld.
}
rules-wilds-unlimited = Any number of wild cards in a meld.
rules-relation-gt = Always more natural cards than wild ones.
rules-relation-ge = Never more wild cards than natural ones.
rules-relation-none = There may be more wild cards than natural ones.
rules-pure = Melds of { $ranks } take no wild cards.
rules-pure-after-opening = Melds of { $ranks } take wild cards only when they are laid to open.
rules-wild-needs = After the opening, a wild card can only join a meld with at least { $count } natural cards.
rules-per-rank-one = { $side ->
    [alone] You have at most one meld of each rank.
   *[team] A side has one meld of each rank. Partners add to it.
}
rules-per-rank-after-closing = { $side ->
    [alone] You may begin another meld of a rank when the last one is full.
   *[team] A side may begin another meld of a rank when the last one is full.
}
rules-per-rank-several = { $side ->
    [alone] You may have several melds of one rank, and may put them together at any time.
   *[team] A side may have several melds of one rank, and may put them together at any time.
}
rules-sequences = **Sequences** are melds, too: { $least } to { $size } cards of one suit in a row, four low and ace high, without wild cards. With { $size } cards a sequence is a canasta{ $points ->
    [0] {""}
   *[other] , worth { $points } points,
} and full.
rules-sequence-out = When you go out, you may add cards to a full sequence.
rules-wild-melds = **Wild cards alone** may be a meld: { $most ->
    [0] at least { $least } twos and jokers,
   *[other] { $least } to { $most } twos and jokers,
} in any mixture. { $size } are a canasta: { $values }.
rules-wild-another = When such a meld is full, another one may begin.
rules-points = { $points ->
    [0] no extra points
    [one] { $points } point
   *[other] { $points } points
}
rules-wild-value-all-twos = { $points } for twos only
rules-wild-value-four-jokers = { $points } with four jokers or more
rules-wild-value-any = { $points } for any other
rules-wild-out-only = Only the side that goes out gets points for its canastas of wild cards.
rules-wild-unfinished-takes-twos = While your side has a meld of wild cards that is no canasta yet, all its twos must go there.
rules-wild-unfinished-takes-wilds = While your side has a meld of wild cards that is no canasta yet, all its wild cards must go there.

# canastas
rules-canasta-open = A meld of { $size } cards or more is a **canasta**.
rules-canasta-closed = A meld of { $size } cards is a **canasta**. Then it is full: no card can be added.
rules-canasta-points = A natural canasta, without wild cards, is worth { $natural } points extra. A mixed one is worth { $mixed }.
rules-meld-limit = A meld has at most { $limit } cards.
rules-wild-into-canasta-yes = A canasta may still take wild cards; a natural one is then mixed.
rules-wild-into-canasta-no = A finished canasta takes no more wild cards.
rules-dead = When a canasta is full, nobody can begin or fill a meld of its rank any more.
rules-rank-bonus = A canasta of { $rank } is worth { $points } points, instead of the usual ones.
rules-rank-bonuses = A canasta of { $rank } is worth { $natural } points if natural, { $mixed } if mixed, instead of the usual ones.
rules-count-bonuses = More points for many canastas: { $rows }. Only the best of these counts.
rules-count-bonus-natural = { $count ->
    [one] { $points } for one natural canasta
   *[other] { $points } for { $count } natural canastas
}
rules-count-bonus-any = { $count ->
    [one] { $points } for one canasta
   *[other] { $points } for { $count } canastas
}

# opening
rules-opening = { $side ->
    [alone] You open with your first melds of a round, laid in one turn. Their cards must be worth enough. Bonuses do not count.
   *[team] A side opens with its first melds of a round, laid in one turn. Their cards must be worth enough. Bonuses do not count.
}
rules-minimum = Points needed to open: { $need }
rules-minimums = { $side ->
    [alone] Points needed to open, by your total: { $rows }
   *[team] Points needed to open, by your side’s total: { $rows }
}
rules-minimums-by-round = Points needed to open: { $rows }
rules-minimum-below = { $need } below { $floor }
rules-minimum-from = { $need } from { $floor }
rules-minimum-round = { $need } in round { $number }
rules-minimum-from-round = { $need } from round { $number }
rules-need-both = { $shape } and { $points }
rules-shape-clean-triple = a meld without wild cards
rules-shape-canasta = a canasta
rules-shape-natural-canasta = a canasta that is not mixed
rules-opening-shape = The opening must contain { $shape }.
rules-opening-no-wilds = The opening must be without wild cards.
rules-opening-top-yes = If you open with the pile, its top card counts. The cards below it do not.
rules-opening-top-no = If you open with the pile, only the cards from your hand count.
rules-opening-no-pile = { $side ->
    [alone] You cannot take the pile before you have opened.
   *[team] You cannot take the pile before your side has opened.
}
rules-opening-exempt-yes = Who draws from the stock and goes out concealed needs no points to open.
rules-opening-exempt-no = Who goes out with the whole hand in one turn needs the points, too.
rules-splash-yes = A natural canasta, or one of wild cards, laid from your hand opens without the points.
rules-splash-no = A natural canasta laid from your hand opens without the points.

# pile
rules-pile-empty = The round begins without a pile.
rules-pile-start = The round begins with one card face up.
rules-pile-start-again = The round begins with one card face up. If it is a { $classes }, another is turned on top.
rules-pile-base = Under the first card of the pile lie as many cards face down as its rank says: jack 11, queen 12, king 13, ace { $ace }. They belong to the pile.
rules-pile-take = To take the pile, you must lay its top card at once: { $ways }.
take-not-wild = One natural card and a wild card do not take it.
take-not-adding = A meld on the table does not take it.
take-way-naturals = { $count ->
    [one] with one natural card of its rank from your hand
   *[other] with { $count } natural cards of its rank from your hand
}
take-way-wild = with one natural card and a wild card from your hand
take-way-adding-any = { $side ->
    [alone] onto one of your melds
   *[team] onto a meld of your side
}
take-way-adding-below-canasta = { $side ->
    [alone] onto one of your melds that is no canasta yet
   *[team] onto a meld of your side that is no canasta yet
}
take-onto-sequence = The meld may be a sequence, but the top card never begins a new one.
rules-frozen = When the pile is **frozen**, only { $needed ->
    [one] one natural card of the top card’s rank from your hand takes it.
   *[other] { $needed } natural cards of the top card’s rank from your hand take it.
}
rules-always-frozen = The pile is always **frozen**: only { $needed ->
    [one] one natural card of the top card’s rank from your hand takes it.
   *[other] { $needed } natural cards of the top card’s rank from your hand take it.
}
rules-frozen-until-opened-yes = { $side ->
    [alone] The pile is frozen for a player who has not opened.
   *[team] The pile is frozen for a side that has not opened.
}
rules-frozen-until-opened-no = { $side ->
    [alone] A player who has not opened takes the pile like any other.
   *[team] A side that has not opened takes the pile like any other.
}
rules-frozen-by = A { $classes } in the pile freezes it until it is taken.
rules-frozen-by-nothing = No card freezes the pile.
rules-take-below-meld = { $side ->
    [alone] You cannot take the pile when your meld of the top card’s rank has { $count } cards or more.
   *[team] You cannot take the pile when your side’s meld of the top card’s rank has { $count } cards or more.
}
rules-take-full-meld = You cannot take the pile when its top card and those from your hand do not all fit into the meld of their rank.
rules-take-all = You get the whole pile.
rules-take-amount = { $count ->
    [one] You get only the top card of the pile.
   *[other] You get only the top { $count } cards of the pile.
}
rules-blocked = With a { $cards } on top, nobody can take the pile: it is **blocked**.
rules-captured = Black threes in a pile that you take are put aside. They are worth: { $values }.
rules-one-card-yes = With one card in your hand you may take a pile of one card.
rules-one-card-no = With one card in your hand you may not take a pile of one card.
rules-only-top-yes = Only the top card of the pile is shown.
rules-only-top-no = Everybody can see all the cards of the pile.

# threes
rules-threes-red = **Red threes** are no melds: they are laid face up by themselves and replaced from the stock.
rules-threes-all = **All threes**, red and black, are no melds: they are laid face up by themselves and replaced from the stock.
rules-three-values-red = Red threes: { $values }.
rules-three-values-all = Threes of one colour: { $values }.
rules-each = { $points } points each
rules-each-up-to = { $points } points each up to { $count }
rules-by-number = { $points } for { $count }
rules-by-number-all = { $points } for all { $count }
rules-three-sign-always = { $side ->
    [alone] They always count for you.
   *[team] They always count for your side.
}
rules-three-sign-meld = { $side ->
    [alone] They count against a player without a meld.
   *[team] They count against a side without a meld.
}
rules-three-sign-canasta = { $side ->
    [alone] They count against a player without a canasta.
   *[team] They count against a side without a canasta.
}
rules-three-sign-two-canastas = { $side ->
    [alone] They count against a player with fewer than two canastas.
   *[team] They count against a side with fewer than two canastas.
}
rules-three-sign-sevens = { $side ->
    [alone] They count against a player without a canasta of sevens.
   *[team] They count against a side without a canasta of sevens.
}
rules-three-sign-swing = They count against a side without a canasta, not at all with one canasta, and for a side with two or more.
rules-three-in-foot = { $laid ->
    [all] A three
   *[other] A red three
} in a second packet that was never taken up costs { $points } points.
rules-three-reveal-first-turn = { $laid ->
    [all] Threes
   *[other] Red threes
} that were dealt are laid on the player’s first turn.
rules-three-reveal-after-deal = { $laid ->
    [all] Threes
   *[other] Red threes
} that were dealt are laid right after the deal.
rules-three-last-end = If { $laid ->
    [all] a three
   *[other] a red three
} is drawn as the last card of the stock, the round ends at once.
rules-three-last-may-meld = If { $laid ->
    [all] a three
   *[other] a red three
} is drawn as the last card of the stock, you may still lay cards, but not discard.
rules-three-last-in-hand = If { $laid ->
    [all] a three
   *[other] a red three
} is drawn as the last card of the stock, it stays in the hand, and the round ends.
rules-black-meld-yes = **Black threes** can only be laid as your last meld when you go out, without wild cards.
rules-black-meld-no = **Black threes** can never be laid.
rules-black-in-hand = A black three in a hand at the end costs { $points } points.

# going out
rules-out = { $canastas ->
    [0] You need no canasta to go out.
    [one] { $side ->
        [alone] To go out, you need a canasta.
       *[team] To go out, your side needs a canasta.
    }
   *[other] { $side ->
        [alone] To go out, you need { $canastas } canastas.
       *[team] To go out, your side needs { $canastas } canastas.
    }
}
rules-out-kinds = To go out, your side needs { $kinds }.
rules-out-among = { $canastas ->
    [one] To go out, your side needs a canasta: { $kinds }.
   *[other] To go out, your side needs { $canastas } canastas, among them { $kinds }.
}
rules-kind-natural = { $count ->
    [one] a natural canasta
   *[other] { $count } natural canastas
}
rules-kind-mixed = { $count ->
    [one] a mixed canasta
   *[other] { $count } mixed canastas
}
rules-kind-sequence = { $count ->
    [one] a full sequence
   *[other] { $count } full sequences
}
rules-kind-wild = { $count ->
    [one] a canasta of wild cards
   *[other] { $count } canastas of wild cards
}
rules-kind-sevens = { $count ->
    [one] a canasta of sevens
   *[other] { $count } canastas of sevens
}
rules-out-any = { $canastas ->
    [one] { $side ->
        [alone] To go out, you need a canasta of any kind.
       *[team] To go out, your side needs a canasta of any kind.
    }
   *[other] { $side ->
        [alone] To go out, you need { $canastas } canastas of any kind.
       *[team] To go out, your side needs { $canastas } canastas of any kind.
    }
}
rules-out-ignored = For this, { $kinds } does not count.
rules-out-threes = { $side ->
    [alone] You must also have laid as many red threes as you have canastas.
   *[team] Your side must also have laid as many red threes as it has canastas.
}
rules-out-specials = You cannot go out while your side has a meld that would cost points for not being finished.
rules-out-foot-yes = You and your partner must both have taken up the second packet.
rules-out-foot-no = You must have taken up your second packet.
rules-final-discard-optional = Lay all your cards, or all but one and discard that.
rules-final-discard-required = Your last card must be a discard.
rules-keep = { $count ->
    [0] Who does not go out may keep no card.
    [one] Who does not go out must keep one card after the discard.
   *[other] Who does not go out must keep { $count } cards after the discard.
}
rules-ask-no = You go out without asking anybody.
rules-ask-optional = { $partners ->
    [one] You may ask your partner “May I go out?”. The answer holds for that turn.
   *[other] You may ask the next player of your side “May I go out?”. The answer holds for that turn.
}
rules-ask-mandatory = { $partners ->
    [one] You must ask your partner “May I go out?” first. The answer holds for that turn.
   *[other] You must ask the next player of your side “May I go out?” first. The answer holds for that turn.
}
rules-ask-once = You may ask once in a round.
rules-ask-after-take-yes = You may ask after taking the pile, too.
rules-ask-after-take-no = You can only ask after drawing, before you lay cards.
rules-out-points = Going out is worth { $points ->
    [0] no points,
   *[other] { $points } points,
} { $more ->
    [0] and no more with the whole hand in one turn.
   *[other] and { $more } more if you go out concealed.
}
rules-concealed = **Concealed** means: with your whole hand laid in one turn, a canasta among it.
rules-concealed-take-yes = You may take the pile in that turn, and still go out concealed.
rules-concealed-take-no = If you take the pile in that turn, you do not go out concealed.

# the end and the score
rules-stock-end-turn-end = When the stock is used up, the round ends with that turn.
rules-stock-end-while-takeable = { $side ->
    [alone] When the stock is used up, play goes on while the pile can be taken. If its top card fits one of your melds, you must take it.
   *[team] When the stock is used up, play goes on while the pile can be taken. If its top card fits a meld of your side, you must take it.
}
rules-stock-end-on-draw = When the stock is used up, play goes on while players take the pile. Who cannot or does not want to ends the round.
rules-hands = { $side ->
    [alone] Cards left in your hand count against you.
   *[team] Cards left in the hands of a side count against it.
}
rules-packets = Cards in a second packet that was never taken up count against its side in the same way.
rules-penalty-hand-holds = Each hand with { $some } or more at the end costs { $points } points.
rules-penalty-unfinished-rank = A meld of { $ranks } that is no canasta at the end costs { $points } points.
rules-penalty-unfinished-natural = A meld of { $ranks } without wild cards that is no canasta at the end costs { $points } points.
rules-penalty-unfinished-wild = A meld of wild cards that is no canasta at the end costs { $points } points.
rules-penalty-short-sequence = A sequence of fewer than { $count } cards at the end costs { $points } points.
rules-swing-none = **Without a canasta,** even the cards that your side has laid count against it.
rules-swing-one = **With one canasta,** laid cards count for your side, and threes not at all.
rules-swing-two = **With two canastas or more,** everything counts for your side.
rules-special-hands = **Special hands:** before your side has laid anything, and right after drawing, you may show all your { $count } cards if they are one of these. The round ends, and the points stand for your side’s whole score:
rules-special-straight = Straight, { $points } points: a joker and one card of each rank, two to ace. The three lies on the table: any three that your side has laid. So one of your cards is left over, and may be any.
rules-special-pairs = Pairs, { $points } points: nothing but natural pairs.
rules-special-pairs-with-wilds = Pairs with wild cards, { $points } points: pairs, aces and sevens among them, and one pair of jokers or of twos.
rules-special-garbage = Garbage, { $points } points: two ranks of four cards and two ranks of three, all natural.
rules-end-target = { $side ->
    [alone] The match ends when a player has { $target } points after a round.
   *[team] The match ends when a side has { $target } points after a round.
}
rules-end-rounds = { $rounds ->
    [one] The match has one round.
   *[other] The match has { $rounds } rounds.
}
rules-winner = The highest total wins. If it is shared, there is another round.

# How to play: the idea of each game. Numbers come from the fields.
rules-how-classic = You and your partner collect cards of the same rank and lay them on the table together. Aim at canastas, melds of { $size } cards: they bring most of the points, and without one nobody can go out. A big pile of discards is worth fighting for, so keep pairs in your hand, and watch what you throw to the next player.
rules-how-classic-pagat = You and your partner collect cards of the same rank and lay them on the table together. Aim at canastas, melds of { $size } cards. Wild cards are used more freely than in Classic, so mixed canastas come sooner. The last cards matter: when the stock is used up, the fight for the pile goes on.
rules-how-two-players = A duel. You see many cards and hold many, and nobody helps you. Build several melds side by side: you need { $canastas } canastas to go out. Take the pile whenever you can, and count what the other player collects.
rules-how-three-solo = Everybody plays alone, with the rules of Classic. Two players are always against you, so do not feed the player after you, and do not wait too long: somebody else may go out first.
rules-how-cutthroat = In each round one plays against two, and who that is shows only in play. Whoever takes the pile first gets the cards, and has both others as opponents from then on. Before you take a small pile, ask yourself whether it is worth that.
rules-how-five-players = Classic for five: two partners play against three who take turns. Somebody of the larger side sits out in each round. Everything else is as in Classic.
rules-how-six-players = Two sides of three share their melds, so canastas grow fast. A side needs { $canastas } of them to go out. Remember that two more players see what you discard before your partner plays again.
rules-how-six-players-three-teams = Three pairs, each for itself. Partners sit opposite each other, and both neighbours are opponents. You need { $canastas } canastas to go out. Do not wait for a perfect hand: two other pairs are racing you.
rules-how-samba = Besides sets of equal cards you lay sequences: cards of one suit in a row. A full sequence, the samba, brings { $sequence } points, far more than a natural canasta. Collect suits as well as ranks, keep wild cards for the sets, and get { $canastas } canastas before you go out.
rules-how-bolivia = Samba, and wild cards may be a meld by themselves, too. A full sequence brings { $sequence } points, a canasta of wild cards { $wild }. You need { $canastas } canastas to go out, and one of them must be a sequence. So begin a sequence early, and do not keep black threes.
rules-how-brazilian = Sequences and wild cards may be melds, as in Bolivia. A side that is near the end of the match must open with a whole canasta. Ask your partner before you go out, and do not begin sequences that you cannot make longer: short ones cost { $lost } points.
rules-how-italian = A rich pile with hidden cards below it, but always frozen: only a natural pair takes it. Open without wild cards, and then collect many canastas, natural ones above all, for there are extra points for many. A canasta of wild cards pays up to { $wild } points, but only if your side goes out.
rules-how-canastone = Two cards are better than one here: each turn brings { $draw } from the stock, or the pile and { $extra } more. A frozen pile wants { $needed } equal cards from your hand, so three of a kind are worth keeping. You need a natural and a mixed canasta to go out. Wild cards and aces make special canastas.
rules-how-italian-casino = Classic play with a third pack. The turned card lies on hidden cards, so the first pile can be large: open early, and fight for it. Black threes are for blocking only.
rules-how-uruguay = Classic, with one new aim: wild cards may be a meld by themselves, and { $size } of them bring { $wild } points. The pile is always frozen, so you need a natural pair to take it. Decide early whether your wild cards help your sets, or go for the big one.
rules-how-cuban = Canastas are full with { $size } cards, so you build many small ones. Wild cards may be a meld by themselves, worth up to { $wild } points. The pile is always frozen: keep natural pairs. Black threes are only useful for blocking.
rules-how-mexicana = Whoever opens for a side draws { $bonus_draw } more cards, so open as soon as you can. A seven is a safe discard, for nobody can take it, but a canasta of sevens brings { $rank } points. To go out, you need red threes as well as canastas.
rules-how-sevens = Classic, but with sevens you play for high stakes. A canasta of sevens brings { $rank } points. A meld of sevens that is not finished costs a lot, and so does hoarding them in your hand. Lay sevens only when you believe that you can finish them.
rules-how-modern-american = A demanding game: the cards you lay are worth nothing until you have canastas. With fewer than { $canastas } canastas your own cards and threes do not help you, or even count against you. Natural aces, sevens and wild cards bring the most, but cost a lot when they are left unfinished. Begin only what you can finish.
rules-how-hand-and-foot = Everybody has two hands: first you play the one that you hold, then the foot, which lies face down. So get rid of your { $hand } cards quickly, and fill melds of { $size }. In { $rounds } rounds the opening gets harder each time. To go out, both partners must be in the foot, and your partner must agree.
rules-how-pennies = Everything turns on the sevens. Until each side has a canasta of sevens, they cannot be discarded, and without yours the red threes count against you. Complete a canasta yourself as soon as you can: that brings you a second packet of { $foot } cards. To go out, you need one canasta of each kind.

# … and where house rules have made another game of it
rules-idea = Collect cards of the same rank, and lay them as melds. A meld of { $size } cards is a canasta, and canastas bring most of the points.
rules-idea-sequences = Cards of one suit in a row can be laid, too.
rules-idea-wild-melds = Wild cards can be a meld by themselves.
rules-idea-foot = Besides your hand you have a second packet of { $foot } cards, which you must earn first.
rules-idea-frozen = The pile is always frozen, so keep natural pairs to take it.
rules-idea-out = { $canastas ->
    [0] Go out before the others do.
    [one] { $side ->
        [alone] When you have a canasta, you can go out.
       *[team] When your side has a canasta, you can go out.
    }
   *[other] { $side ->
        [alone] When you have { $canastas } canastas, you can go out.
       *[team] When your side has { $canastas } canastas, you can go out.
    }
}

# What other books and clubs do, where no rule above tells it: one message for each name in bot/ui/rules/house_choices.py.
rules-other-threes-may-stay = Some let you keep a red three in your hand or discard it, which blocks the pile. Here it is always laid and replaced.
rules-other-lone-take = Some let you take the top card alone, in place of drawing, if it goes onto a sequence. Here you get the whole pile.
rules-other-last-card-passes = Some end the turn of a player whose one card cannot be discarded. Here one card is always kept for that.
rules-other-extra-draw-once = Some give the extra cards only to the side that opens first. Here each side gets them.
rules-other-black-threes = Some count a black three in a hand at the end as 100 points lost, or 300. Here it costs what the card is worth.
rules-other-black-three-in-hand = Some let a black three in a hand at the end cost no more than the card is worth.
rules-other-sevens-own-side = Some let you discard sevens as soon as your own side has a canasta of sevens. Here each side must have one.
rules-other-special-hands = Left out here: the special hands Miami, Zip Code, Blast Off, Triples, Quads and the Dream Hands, which some rules add.
rules-other-stock-end = Some end the round as soon as the last card is drawn. Here the pile may still be taken.
rules-other-straight-keeps-three = Some let you keep one three in your hand for a Straight. Here every three is laid at once, and stands for the one in the hand.
