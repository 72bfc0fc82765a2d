# Les joueurs ordinateurs : leurs noms, la page de l’hôte, et qui joue à la place de quelqu’un qui est parti.

level-beginner = débutant
level-standard = moyen
level-expert = expert

computer = 🤖 Ordinateur ({ $level })
computer-on-seat = 🤖 { $seat } ({ $level })
computer-then = 🤖 { $seat }

button-computers = Ordinateurs
lobby-how-computers = Pas assez de monde ? L’hôte appuie sur **Ordinateurs**.

computers-title = ## Ordinateurs · Table { $table }
computers-none = Aucun ordinateur ne joue ici.
computers-seat = { $seat } : { $player }
computers-stand-in = **Si quelqu’un quitte la partie :** { $player } joue jusqu’à ce que quelqu’un prenne la place.
computers-no-stand-in = **Si quelqu’un quitte la partie :** sa place est libre, et la partie attend.
computers-hints-on = **Conseils :** oui. Dans leur main, les joueurs peuvent demander ce que ferait un expert.
computers-hints-off = **Conseils :** non.
computers-host-only = Seul l’hôte peut changer cela.
computers-levels = Le débutant prend ce qui vient, le moyen connaît le métier, l’expert voit plus loin.
computers-levels-alike = À ce jeu, l’expert joue exactement comme le moyen.
computers-choose = Ajouter un ordinateur : place et niveau
computers-choose-all = Toutes les places libres · { $level }
computers-choose-seat = { $seat } · { $level }
computers-choose-off = Retirer un ordinateur
computers-choose-stand-in = Si quelqu’un part : qui joue à sa place
computers-choose-nobody = Personne : la partie attend
computers-choose-computer = Ordinateur ({ $level })
button-hints-on = Activer les conseils
button-hints-off = Désactiver les conseils

# pendant une partie
vacancy-computer = { $players } : **un ordinateur continue** · Table { $table }
vacancy-stand-in = **{ $seat } :** { $player } continue jusqu’à ce que quelqu’un prenne la place.
vacancy-may-take = Qui est parti peut revenir, et toute autre personne peut reprendre la place : appuyez sur le bouton.
