# Learning the game: a turn in pictures, and what is explained in a first game.

# a turn in pictures
button-help-walk = A turn in pictures
button-help-on = Next
button-help-commands = All commands
button-help-start = Overview
button-learn = Learn by playing
button-known = I know this now

help-learn = **New to the game?** “A turn in pictures” takes two minutes. “Learn by playing” starts a first game against computers, in which I explain each step to you.

guide-seat-you = You
guide-seat-left = Left
guide-seat-partner = Your partner
guide-seat-right = Right
guide-alt-hand = Your cards: { $cards }.

help-moment-draw = ### 1 of 8 · Draw
    Each turn begins with a card from the stock: press **Draw a card**. Your own cards are at the bottom, and only you see them.
help-moment-opening = ### 2 of 8 · Open
    Melds are three or more cards of one rank. Jokers and twos are wild and stand in for others. The first melds of a team must come to 50 points: here a joker and two eights make 70.
help-moment-pile = ### 3 of 8 · Take the pile
    Instead of drawing you may take the whole pile, if you can lay its top card at once. Here that is a six, and two more are in the hand: **Take the pile** brings seven cards for them.
help-moment-meld = ### 4 of 8 · Lay cards
    After drawing, lay new melds, or add cards to your team’s melds. Choose from the list, or press **Choose cards**. Here sixes, tens and fours have just come to the table.
help-moment-canasta = ### 5 of 8 · A canasta
    Seven cards of a rank are a canasta. Without wild cards it brings 500 points, with wild cards 300. This one of eights has three wild cards, so it is a mixed one.
help-moment-discard = ### 6 of 8 · Discard
    A turn ends with a card on the pile: choose it under **Discard**. Mind who comes next: a card that they can use gives them the whole pile. A wild card freezes the pile, and a black three blocks it for one turn.
help-moment-ask = ### 7 of 8 · Ask your partner
    With a canasta on the table your team may go out. **May I go out?** asks your partner first. A yes binds you, and so does a no.
help-moment-out = ### 8 of 8 · Go out
    Pressing **Go out** lays your cards and ends the round, which brings 100 points. What lies on the table counts for its team, and cards left in a hand count against it. The first team with 5,000 points wins.

# a first game
guide-lesson = > 🎓 { $text }
guide-step = > ➡️ { $text }
board-guided = 🎓 A first game: { $player } has each step explained.
notice-guidance-ended = I explain no more. If you are not sure what to do, press **Hint**.

lesson-aim = **What it is about:** you and your partner lay melds, three or more cards of one rank. Seven cards of a rank are a **canasta**, and those bring the points. Twos and jokers are wild: they stand in for other cards.
lesson-red-three = **A red three** goes straight to the table, and another card is drawn for it. It brings its team { $points } points, or costs as many if the team lays no meld in this round.
lesson-frozen = **The pile is frozen.** Now it takes two cards from the hand that have the rank of its top card. Whoever takes it frees it again.
lesson-blocked = **A black three on the pile** keeps the next player from taking it. That is what black threes are good for.
lesson-they-took = **The others have taken the pile.** That brings many cards at once, so look before you discard: what could they use?
lesson-you-took = **You have taken the pile.** All its cards are yours now. Lay what you can: cards that are in your hand when the round ends cost points.
lesson-opened = **Your team has opened.** From now on you can lay any meld, and add cards to your partner’s melds, too: they belong to you both.
lesson-canasta = **Your team has a canasta.** With wild cards it is mixed and brings { $mixed } points, without any it is natural and brings { $natural }. From now on your team may go out.
lesson-their-canasta = **The others have a canasta.** They may go out soon, so do not keep too many cards for later.
lesson-out = **You can go out:** lay all your cards, with one to discard if you like. That ends the round for everybody and brings { $points } points. But what your partner still holds costs your team points.
lesson-ask = **Not sure whether to end the round?** “May I go out?” asks your partner first. The answer binds you: after a yes you must go out, and after a no you must not.
lesson-asked = **Your partner can go out,** and asks you. Do you still hold cards that bring points? Then say no. If your hand is of little use, say yes.
lesson-round-over = **How a round is scored:** what lies on the table counts for its team, and so do canastas, red threes and going out. Cards left in the hands are taken off. Your team’s sheet stands below; the channel has both.

step-wait = It is not your turn yet. I call you when it is. Until then, the board in the channel shows what the others do.
step-draw = A turn begins with a card: draw one from the stock. You cannot take the pile this time; the reason stands below.
step-draw-or-take = Draw a card, or take the whole pile instead. With the pile you lay its top card at once, and the rest comes to your hand.
step-take = The stock is used up. You can still take the pile.
step-pass = The stock is used up, and you cannot take the pile: pass.
step-cannot-open = Your team’s first melds must come to { $minimum } points together. Your cards do not make that yet. So just discard a card that you can spare.
step-open = You can open: lay melds that come to { $minimum } points or more, all in this turn.
step-finish-opening = You have laid { $laid } points, and your team needs { $minimum }. Lay more, or press **Undo** and keep the cards for later.
step-lay = Lay what brings your melds nearer to a canasta. Keep a few cards, for with an empty hand you can hardly take the pile. Then discard one, which ends your turn.
step-discard = There is nothing that you must lay. Discard the card that is the least use to you, and to the next player: that ends your turn.
step-go-out = You can end the round now, or play on as usual: lay cards, then discard one.
step-go-out-now = Your partner has said yes. Press **Go out**, and all your cards are laid for you.
step-play-on = Your partner would rather play on. Lay what you like, keep a card, and discard one.
step-await = You have asked your partner, and wait for the answer.
step-answer = Press yes or no: your partner waits for you.
step-score = That was a whole round! The match goes on until a team has { $target } points. Press **Next round** to play on: I explain no more, but **Hint** still helps. Enough for now? `/canasta end` ends the match.
