# Courts messages privés.

notice-not-your-question = Cette question est pour quelqu’un d’autre. Seul le partenaire peut y répondre.
notice-question-closed = Cette question a déjà reçu une réponse ou a été retirée.
notice-unreadable = Ce bouton ne marche pas. Utilisez `/canasta main` pour voir vos cartes.
notice-no-table = Il n’y a pas de table dans ce salon. Ouvrez-en une avec `/canasta nouvelle`.
notice-several-tables = Il y a plusieurs tables ici : { $tables }. Indiquez-en une dans la commande.
notice-seated = Votre place est maintenant { $seat }, à la table { $table }.
notice-left = Vous avez quitté la table { $table }. Votre place est libre, pour vous aussi : `/canasta rejoindre`.
notice-nothing-to-hint = Vous n’avez rien à choisir en ce moment.
notice-kept-open = La table reste ouverte.
notice-ended = La table { $table } a été fermée.
notice-rematch-there = La revanche est à la table { $table }.
notice-named-twice = Nommez des personnes différentes, et pas vous : vous avez déjà votre place.
notice-no-bots = Seules des personnes peuvent s’asseoir à une table. Nommez des membres qui ne sont pas des bots.
notice-no-such-rules = Je ne connais pas ces règles. Choisissez-en dans la liste qui s’affiche pendant la saisie.
notice-other-channel = Cette table est dans <#{ $channel }>. Utilisez cette commande là-bas.
notice-try-again = Cela n’a pas marché, et rien n’a changé. Réessayez dans un instant.
notice-bug = Désolé, quelque chose s’est mal passé de mon côté. Votre partie n’est pas perdue. Appuyez sur **Ma main**, sur la table, pour continuer.

# ce qu’une table refuse ; un message pour chacune de ses raisons
table-no-such-table = Il n’y a pas de table { $table }.
table-table-closed = Cette table est fermée. Ouvrez-en une autre avec `/canasta nouvelle`.
table-not-over = Cette partie n’est pas encore finie.
table-shutting-down = Je redémarre. Votre partie n’est pas perdue. Réessayez dans une minute.
table-no-such-seat = Cette table n’a pas cette place.
table-seat-taken = La place { $seat } est prise. Choisissez-en une autre.
table-already-seated = Vous avez déjà la place { $seat }.
table-table-full = Toutes les places sont prises pour le moment.
table-knows-another-hand = Vous avez vu les cartes de la place { $seat } dans cette manche. Vous pourrez prendre une autre place quand elle sera finie.
table-not-seated = Vous n’avez pas de place à cette table. `/canasta rejoindre` vous en donne une s’il en reste.
table-nobody-there = Il n’y a personne à la place { $seat }.
table-resting = Tout le monde a quitté cette partie : elle est en pause. Seul quelqu’un qui y a joué peut prendre la première place.
table-not-absent = La personne à la place { $seat } ne fait pas attendre les autres.
table-already-voted = Vous avez déjà voté pour cela.
table-not-voted = Vous n’avez pas voté pour cela.
table-no-hints = L’hôte a désactivé les conseils à cette table.
table-no-such-clock = Cette pendule n’existe pas. Choisissez-en une dans la liste.
table-not-host = Seul l’hôte, { $host }, peut faire cela.
table-not-full = { $open ->
    [one] La partie commence quand toutes les places sont prises. Il en reste une.
   *[other] La partie commence quand toutes les places sont prises. Il en reste { $open }.
}
table-not-ready = { $count ->
    [one] Un joueur n’a pas encore accepté les nouvelles règles.
   *[other] { $count } joueurs n’ont pas encore accepté les nouvelles règles.
}
table-too-many-players = Vous êtes trop ici pour ce jeu : il a { $seats } places.
table-already-started = La partie a déjà commencé.
table-not-started = La partie n’a pas encore commencé.
table-round-running = Cette manche n’est pas encore finie.
table-waiting-for-seat = La place { $seat } est libre. La partie continue quand quelqu’un la prend.
table-partner-away = La place de votre partenaire, { $seat }, est libre : personne ne peut vous répondre.
table-stale = Entre-temps, le jeu a avancé. Voici où nous en sommes.
table-not-yours = C’est à { $seat } de le faire.
table-already-agreed = Vous avez déjà donné votre accord. Il faut aussi celui d’un joueur de l’autre équipe.
table-not-agreed = Vous n’avez pas donné votre accord pour terminer la partie : elle continue.

permissions-missing = Il me manque un droit dans ce salon : **{ $permissions }**. Demandez à la modération de me le donner, puis réessayez.
standstill = Je ne peux pas écrire dans ce salon en ce moment. Vous pouvez continuer à jouer depuis votre main, mais la table que tout le monde voit ne bouge plus, et personne n’est appelé. Demandez à la modération de me laisser écrire ici. Je m’en rendrai compte tout seul.
standstill-lacking = Il me manque : **{ $permissions }**.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
