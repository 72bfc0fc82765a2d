# Das Spiel lernen: ein Zug in Bildern, und was in einer ersten Partie erklärt wird.

# ein Zug in Bildern
button-help-walk = Ein Zug in Bildern
button-help-on = Weiter
button-help-commands = Alle Befehle
button-help-start = Überblick
button-learn = Spielend lernen
button-known = Das kann ich jetzt

help-learn = **Kennst du das Spiel noch nicht?** „Ein Zug in Bildern“ dauert zwei Minuten. „Spielend lernen“ beginnt eine erste Partie gegen Computer, in der ich dir jeden Schritt erkläre.

guide-seat-you = Du
guide-seat-left = Links
guide-seat-partner = Dein Partner
guide-seat-right = Rechts
guide-alt-hand = Deine Karten: { $cards }.

help-moment-draw = ### 1 von 8 · Ziehen
    Jeder Zug beginnt mit einer Karte vom Stapel: Drück **Eine Karte ziehen**. Deine eigenen Karten sind unten, und nur du siehst sie.
help-moment-opening = ### 2 von 8 · Die Erstmeldung
    Eine Meldung sind drei oder mehr Karten eines Werts. Joker und Zweien sind wild und stehen für andere Karten. Die ersten Meldungen eines Teams müssen 50 Punkte ergeben: Hier sind es 70, mit einem Joker und zwei Achten.
help-moment-pile = ### 3 von 8 · Die Ablage nehmen
    Statt zu ziehen, darfst du die ganze Ablage nehmen, wenn du ihre oberste Karte sofort auslegen kannst. Hier ist das eine Sechs, und zwei weitere sind auf der Hand: **Ablage nehmen** bringt dafür sieben Karten.
help-moment-meld = ### 4 von 8 · Auslegen
    Nach dem Ziehen legst du neue Meldungen aus oder legst an die Meldungen deines Teams an. Wähle aus der Liste oder drück **Karten wählen**. Hier sind gerade Sechsen, Zehnen und Vieren dazugekommen.
help-moment-canasta = ### 5 von 8 · Eine Canasta
    Sieben Karten eines Werts sind eine Canasta. Ohne wilde Karten bringt sie 500 Punkte, mit wilden Karten 300. Diese Canasta aus Achten hat drei wilde Karten, ist also gemischt.
help-moment-discard = ### 6 von 8 · Abwerfen
    Ein Zug endet mit einer Karte auf der Ablage: Wähle sie unter **Abwerfen**. Denk an den nächsten Spieler: Mit einer Karte, die er brauchen kann, bekommt er die ganze Ablage. Eine wilde Karte friert sie ein, eine schwarze Drei sperrt sie für einen Zug.
help-moment-ask = ### 7 von 8 · Den Partner fragen
    Mit einer Canasta auf dem Tisch darf dein Team ausmachen. **Darf ich ausmachen?** fragt vorher deinen Partner. Ein Ja ist verbindlich, ein Nein auch.
help-moment-out = ### 8 von 8 · Ausmachen
    Der Knopf **Ausmachen** legt deine Karten aus und beendet die Runde; das bringt 100 Punkte. Was auf dem Tisch liegt, zählt für das Team, und Karten auf der Hand zählen dagegen. Das erste Team mit 5.000 Punkten gewinnt.

# eine erste Partie
guide-lesson = > 🎓 { $text }
guide-step = > ➡️ { $text }
board-guided = 🎓 Eine erste Partie: { $player } bekommt jeden Schritt erklärt.
notice-guidance-ended = Ich erkläre nichts mehr. Wenn du nicht weißt, was du tun sollst, drück **Tipp**.

lesson-aim = **Worum es geht:** Du und dein Partner, ihr legt Meldungen aus, drei oder mehr Karten eines Werts. Sieben Karten eines Werts sind eine **Canasta**, und die bringen die Punkte. Zweien und Joker sind wild: Sie stehen für andere Karten.
lesson-red-three = **Eine rote Drei** kommt sofort auf den Tisch, und für sie wird eine andere Karte gezogen. Sie bringt ihrem Team { $points } Punkte oder kostet so viele, wenn das Team in dieser Runde nichts auslegt.
lesson-frozen = **Die Ablage ist eingefroren.** Wer sie nimmt, braucht jetzt zwei Karten auf der Hand, die denselben Wert haben wie die oberste. Danach ist sie wieder frei.
lesson-blocked = **Eine schwarze Drei auf der Ablage** hindert den nächsten Spieler daran, sie zu nehmen. Dafür sind schwarze Dreien gut.
lesson-they-took = **Die anderen haben die Ablage genommen.** Das bringt viele Karten auf einmal. Überleg also vor dem Abwerfen: Was könnten sie brauchen?
lesson-you-took = **Du hast die Ablage genommen.** Alle ihre Karten gehören jetzt dir. Leg aus, was du kannst: Karten, die du am Ende der Runde noch auf der Hand hast, kosten Punkte.
lesson-opened = **Dein Team hat seine Erstmeldung.** Von jetzt an kannst du jede Meldung auslegen und auch an die deines Partners anlegen: Sie gehören euch beiden.
lesson-canasta = **Dein Team hat eine Canasta.** Mit wilden Karten ist sie gemischt und bringt { $mixed } Punkte, ohne sie ist sie rein und bringt { $natural }. Von jetzt an darf dein Team ausmachen.
lesson-their-canasta = **Die anderen haben eine Canasta.** Sie machen vielleicht bald aus. Behalte also nicht zu viele Karten für später.
lesson-out = **Du kannst ausmachen:** Leg alle deine Karten aus, eine darfst du abwerfen. Das beendet die Runde für alle und bringt { $points } Punkte. Aber was dein Partner noch auf der Hand hat, kostet euer Team Punkte.
lesson-ask = **Unsicher, ob die Runde enden soll?** „Darf ich ausmachen?“ fragt vorher deinen Partner. Die Antwort ist verbindlich: Nach einem Ja musst du ausmachen, nach einem Nein darfst du es nicht.
lesson-asked = **Dein Partner kann ausmachen** und fragt dich. Hast du noch Karten, die Punkte bringen? Dann sag Nein. Kannst du mit deinen Karten wenig anfangen, sag Ja.
lesson-round-over = **So zählt eine Runde:** Was auf dem Tisch liegt, zählt für das Team, ebenso Canastas, rote Dreien und das Ausmachen. Karten auf der Hand werden abgezogen. Die Abrechnung deines Teams steht unten, die beider Teams im Kanal.

step-wait = Du bist noch nicht dran. Ich rufe dich, wenn es so weit ist. Bis dahin zeigt das Spielfeld im Kanal, was die anderen tun.
step-draw = Ein Zug beginnt mit einer Karte: Zieh eine vom Stapel. Die Ablage kannst du diesmal nicht nehmen; warum, steht weiter unten.
step-draw-or-take = Zieh eine Karte, oder nimm stattdessen die ganze Ablage. Dann legst du ihre oberste Karte sofort aus, und der Rest kommt auf deine Hand.
step-take = Der Stapel ist aufgebraucht. Die Ablage kannst du noch nehmen.
step-pass = Der Stapel ist aufgebraucht, und die Ablage kannst du nicht nehmen: Passe.
step-cannot-open = Die ersten Meldungen deines Teams müssen zusammen { $minimum } Punkte ergeben. So viel haben deine Karten noch nicht. Wirf also einfach eine Karte ab, die du nicht brauchst.
step-open = Du kannst die Erstmeldung machen: Leg Meldungen von zusammen { $minimum } Punkten oder mehr aus, alle in diesem Zug.
step-finish-opening = Du hast { $laid } Punkte ausgelegt, und dein Team braucht { $minimum }. Leg mehr aus, oder drück **Rückgängig** und behalte die Karten für später.
step-lay = Leg aus, was deine Meldungen einer Canasta näher bringt. Behalte ein paar Karten, denn mit leerer Hand kannst du die Ablage kaum nehmen. Wirf dann eine ab: Damit endet dein Zug.
step-discard = Du musst nichts auslegen. Wirf die Karte ab, die dir und dem nächsten Spieler am wenigsten nützt: Damit endet dein Zug.
step-go-out = Du kannst die Runde jetzt beenden oder weiterspielen wie sonst: auslegen, dann abwerfen.
step-go-out-now = Dein Partner hat Ja gesagt. Drück **Ausmachen**, und alle deine Karten werden für dich ausgelegt.
step-play-on = Dein Partner möchte lieber weiterspielen. Leg aus, was du magst, behalte eine Karte und wirf eine ab.
step-await = Du hast deinen Partner gefragt und wartest auf die Antwort.
step-answer = Drück auf Ja oder Nein: Dein Partner wartet auf dich.
step-score = Das war eine ganze Runde! Die Partie geht weiter, bis ein Team { $target } Punkte hat. Drück **Nächste Runde**, um weiterzuspielen: Ich erkläre dann nichts mehr, aber **Tipp** hilft dir weiter. Genug für heute? `/canasta beenden` beendet die Partie.
