<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AboutScreen</name>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Valeria Desktop {version}</source>
        <translation>Valeria Desktop {version}</translation>
    </message>
    <message>
        <source>An unofficial fan project for the card game Valeria: Card Kingdoms. It is neither made nor endorsed by the game&apos;s publisher; its art and its words are its own.</source>
        <translation>Ein inoffizielles Fanprojekt zum Kartenspiel Valeria: Card Kingdoms. Der Verlag hat es weder gemacht noch gebilligt; Bilder und Worte sind eigene.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Fonts: Alegreya Sans by Huerta Tipográfica and Grenze by Omnibus-Type, both under the SIL Open Font License.</source>
        <translation>Schriften: Alegreya Sans von Huerta Tipográfica und Grenze von Omnibus-Type, beide unter der SIL Open Font License.</translation>
    </message>
    <message>
        <source>Made with Python {python} and Qt {qt}.</source>
        <translation>Gemacht mit Python {python} und Qt {qt}.</translation>
    </message>
</context>
<context>
    <name>ActPresenter</name>
    <message>
        <source>Hide</source>
        <translation>Verstecken</translation>
    </message>
    <message>
        <source>{action}: {number} possible. Press to choose.</source>
        <translation>{action}: {number} möglich; drück, um zu wählen.</translation>
    </message>
    <message>
        <source>{action}: nothing is possible now.</source>
        <translation>{action}: Gerade ist nichts möglich.</translation>
    </message>
    <message>
        <source>{card}: {missing}.</source>
        <translation>{card}: {missing}.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Gain 1</source>
        <translation>Erhalte 1</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>Magie</translation>
    </message>
    <message>
        <source>first action: {question}</source>
        <translation>erste Aktion: {question:^}</translation>
    </message>
    <message>
        <source>second action: {question}</source>
        <translation>zweite Aktion: {question:^}</translation>
    </message>
    <message>
        <source>which card do you hide?</source>
        <translation>welche Karte versteckst du?</translation>
    </message>
    <message>
        <source>Press a number, or Enter on a card; G, S, M gain 1.</source>
        <translation>Drück eine Ziffer oder Enter auf einer Karte; G, S, M geben 1.</translation>
    </message>
    <message>
        <source>Press a number, or Enter on a card.</source>
        <translation>Drück eine Ziffer oder Enter auf einer Karte.</translation>
    </message>
    <message>
        <source>You act second: odd doubles favour the Dark Lord.</source>
        <translation>Erst er, dann du: Der Pasch ist ungerade.</translation>
    </message>
    <message>
        <source>You act first: even doubles favour you.</source>
        <translation>Erst du, dann er: Der Pasch ist gerade.</translation>
    </message>
    <message>
        <source>Press G, S or M to gain 1.</source>
        <translation>Drück G, S oder M, um 1 zu erhalten.</translation>
    </message>
    <message>
        <source>{card}, {where}</source>
        <translation>{card}, {where}</translation>
    </message>
    <message>
        <source>or click a lit card</source>
        <translation>oder klick eine leuchtende Karte an</translation>
    </message>
    <message>
        <source>You act second: {mine} is lower than {his}.</source>
        <translation>Erst er, dann du: {mine} ist niedriger als {his}.</translation>
    </message>
    <message>
        <source>You act first: {mine} is higher than {his}.</source>
        <translation>Erst du, dann er: {mine} ist höher als {his}.</translation>
    </message>
</context>
<context>
    <name>ActionPresenter</name>
    <message>
        <source>{action}: {reasons}</source>
        <translation>{action}: {reasons}</translation>
    </message>
    <message>
        <source>You have {icons}</source>
        <translation>Du hast {icons}</translation>
    </message>
    <message>
        <source>no signs for it</source>
        <translation>keine Zeichen dafür</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Thinking it over…</source>
        <translation>Denkt nach …</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>You have {amounts}.</source>
        <translation>Du hast {amounts}.</translation>
    </message>
    <message>
        <source>Taken back: {words}.</source>
        <translation>Zurückgenommen: {words}.</translation>
    </message>
    <message>
        <source>Nothing has happened since your turn.</source>
        <translation>Seit deinem Zug ist nichts geschehen.</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>{problem} Your finished game will be added to the history later.</source>
        <translation>{problem} Dein beendetes Spiel kommt später in die Chronik.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>This game was played by version {old} of the rules. The replay counts by version {new}; the history keeps the points of that time.</source>
        <translation>Dieses Spiel wurde nach Version {old} der Regeln gespielt. Die Wiederholung zählt nach Version {new}; die Chronik behält die Punkte von damals.</translation>
    </message>
    <message>
        <source>Exported as {name}.</source>
        <translation>Ausgegeben als {name}.</translation>
    </message>
    <message>
        <source>The history is complete again.</source>
        <translation>Die Chronik ist wieder vollständig.</translation>
    </message>
    <message>
        <source>The history can&apos;t be written: {why}.</source>
        <translation>Die Chronik lässt sich nicht schreiben: {why}.</translation>
    </message>
</context>
<context>
    <name>ArrangePresenter</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>AskSheet</name>
    <message>
        <source>Leave it</source>
        <translation>Lassen</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Answer this first: {question}</source>
        <translation>Beantworte zuerst: {question}</translation>
    </message>
</context>
<context>
    <name>Auction</name>
    <message>
        <source>a tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>by one</source>
        <translation>um eins</translation>
    </message>
</context>
<context>
    <name>Banished</name>
    <message>
        <source>Banished cards</source>
        <translation>Verbannte Karten</translation>
    </message>
    <message>
        <source>Events that last</source>
        <translation>Ereignisse, die bleiben</translation>
    </message>
    <message>
        <source>Cards set aside</source>
        <translation>Beiseitegelegte Karten</translation>
    </message>
    <message>
        <source>Banished: {cards}.</source>
        <translation>Verbannt: {cards}.</translation>
    </message>
    <message>
        <source>Set aside until {card} appears: {cards}.</source>
        <translation>Beiseitegelegt, bis {card} erscheint: {cards}.</translation>
    </message>
    <message>
        <source>Until the end of the game, {card}: {powers}</source>
        <translation>Bis zum Ende des Spiels, {card}: {powers}</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>The last round</source>
        <translation>Die letzte Runde</translation>
    </message>
</context>
<context>
    <name>BareTable</name>
    <message>
        <source>Round {number} · {name}&apos;s turn</source>
        <translation>Runde {number} · {name} ist am Zug</translation>
    </message>
    <message>
        <source>{round} · rewound</source>
        <translation>{round} · zurückgespult</translation>
    </message>
</context>
<context>
    <name>Between</name>
    <message>
        <source>I am the Herald, and I know every stone of this realm. Five short chapters, and you know how to rule it. Each has a task, and a medal for it.</source>
        <translation>Ich bin der Herold und kenne jeden Stein in diesem Reich. Nach fünf kurzen Kapiteln kannst du es regieren. In jedem wartet eine Aufgabe, und für jede gibt es eine Medaille.</translation>
    </message>
    <message>
        <source>I am the Gardener, and I planted half the palms of this city. A first round in four short chapters, and you know how to live here. Each has a task, and a medal for it.</source>
        <translation>Ich bin der Gärtner und habe jede zweite Palme dieser Stadt gepflanzt. Nach einer ersten Runde in vier kurzen Kapiteln bist du hier zu Hause. In jedem wartet eine Aufgabe, und für jede gibt es eine Medaille.</translation>
    </message>
    <message>
        <source>I am the Scribe, and I write down who rode where and why. Your first four turns in four short chapters, and you know this realm. Each has a task, and a medal for it.</source>
        <translation>Ich bin der Schreiber und schreibe auf, wer wohin ritt und warum. Deine ersten vier Züge in vier kurzen Kapiteln, und du kennst dieses Reich. Jedes hat eine Aufgabe und eine Medaille dafür.</translation>
    </message>
</context>
<context>
    <name>BidPresenter</name>
    <message>
        <source>Wait for a privilege</source>
        <translation>Mit Privileg warten</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>{step}: reveal a stack?</source>
        <translation>{step}: Stapel aufdecken?</translation>
    </message>
    <message>
        <source>{player} {sum}</source>
        <translation>{player} {sum}</translation>
    </message>
    <message>
        <source>Nobody has revealed a stack yet.</source>
        <translation>Noch hat niemand einen Stapel aufgedeckt.</translation>
    </message>
    <message>
        <source>Reveal stack {number}: {cards}; sum {sum}.</source>
        <translation>Stapel {number} aufdecken: {cards}; Summe {sum}.</translation>
    </message>
    <message>
        <source>Reveal stack {number}: {cards}.</source>
        <translation>Stapel {number} aufdecken: {cards}.</translation>
    </message>
</context>
<context>
    <name>Bids</name>
    <message>
        <source>{rank}: {name} with {total}; {deeds}.</source>
        <translation>{rank}: {name} mit {total}; {deeds}.</translation>
    </message>
    <message>
        <source>{rank}: {name} with {total}, {cards}; {deeds}.</source>
        <translation>{rank}: {name} mit {total}, {cards}; {deeds}.</translation>
    </message>
    <message>
        <source>{rank}: nobody yet; {deeds}.</source>
        <translation>{rank}: noch niemand; {deeds}.</translation>
    </message>
    <message>
        <source>Still to come: {names}</source>
        <translation>Noch gefragt: {names}</translation>
    </message>
    <message>
        <source>{name} (waits)</source>
        <translation>{name} (wartet)</translation>
    </message>
    <message>
        <source>Passed: {names}</source>
        <translation>Gepasst: {names}</translation>
    </message>
    <message>
        <source>ties: Nina, then close to the figure</source>
        <translation>Gleichstand: Nina, nahe der Figur</translation>
    </message>
    <message>
        <source>ties: close to the figure</source>
        <translation>Gleichstand: nahe der Figur</translation>
    </message>
    <message>
        <source>Hold D to see the ranks of your stacks.</source>
        <translation>Halte D, um den Rang deiner Stapel zu sehen.</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Gepasst</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Noch gefragt</translation>
    </message>
    <message>
        <source>Ties go to {name}, who held the figure, then to the next players clockwise.</source>
        <translation>Bei Gleichstand geht es an {name} mit der Figur, dann im Uhrzeigersinn weiter.</translation>
    </message>
    <message>
        <source>You with {sums}: {fate}.</source>
        <translation>Du mit {sums}: {fate}.</translation>
    </message>
    <message>
        <source>With {sums}: {fate}.</source>
        <translation>Mit {sums}: {fate}.</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>too little</source>
        <translation>zu wenig</translation>
    </message>
    <message>
        <source>{rank} unless {threats}</source>
        <translation>{rank}, außer {threats}</translation>
    </message>
    <message>
        <source>{fate}, as sums are now</source>
        <translation>{fate}, beim jetzigen Stand</translation>
    </message>
    <message>
        <source>{names} has more</source>
        <translation>{names} hat mehr</translation>
    </message>
    <message>
        <source>{names} has as much</source>
        <translation>{names} hat gleich viel</translation>
    </message>
</context>
<context>
    <name>BidsPanel</name>
    <message>
        <source>Bids</source>
        <translation>Gebote</translation>
    </message>
    <message>
        <source>No auction</source>
        <translation>Keine Auktion</translation>
    </message>
    <message>
        <source>Bids, step {letter}</source>
        <translation>Gebote, Schritt {letter}</translation>
    </message>
</context>
<context>
    <name>BoardHead</name>
    <message>
        <source>{who}. {totals}</source>
        <translation>{who}. {totals}</translation>
    </message>
    <message>
        <source>Score so far: {score}.</source>
        <translation>Punkte bisher: {score}.</translation>
    </message>
    <message>
        <source>Score so far without his Duke: {score}.</source>
        <translation>Punkte bisher ohne seinen Herzog: {score}.</translation>
    </message>
    <message>
        <source>For building: {roles}. Trophies: {monsters}, their points: {worth}. Score so far without Duke: {score}.</source>
        <translation>Zum Bauen: {roles}. Trophäen: {monsters}, ihre Punkte: {worth}. Punkte bisher ohne Herzog: {score}.</translation>
    </message>
    <message>
        <source>{name}. Points so far: {points}. Members left: {number}.</source>
        <translation>{name}. Punkte bisher: {points}. Mitglieder übrig: {number}.</translation>
    </message>
    <message>
        <source>Holds the figure.</source>
        <translation>Hat die Figur.</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>The Dark Lord</source>
        <translation>Der Dunkle Herrscher</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>Magie</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Decides</source>
        <translation>Entscheidet</translation>
    </message>
    <message>
        <source>Rests</source>
        <translation>Ruht</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>1 face down</source>
        <translation>1 verdeckt</translation>
    </message>
    <message>
        <source>{number} face down</source>
        <translation>{number} verdeckt</translation>
    </message>
    <message>
        <source>{name}. Taken citizens: {citizens}, domains: {domains}, monsters: {monsters}, their points: {worth}. Score so far: {score}.</source>
        <translation>{name}. Genommene Bürger: {citizens}, Domänen: {domains}, Monster: {monsters}, ihre Punkte: {worth}. Punkte bisher: {score}.</translation>
    </message>
    <message>
        <source>{name}. Taken citizens: {citizens}, domains: {domains}. Living monsters: {monsters}, their points: {worth}. Score so far without his Duke: {score}.</source>
        <translation>{name}. Genommene Bürger: {citizens}, Domänen: {domains}. Lebende Monster: {monsters}, ihre Punkte: {worth}. Punkte bisher ohne seinen Herzog: {score}.</translation>
    </message>
    <message>
        <source>{name}. {gold} Gold, {strength} Strength, {magic} Magic, points: {points}. Numbers: {numbers}. Roles: {roles}. Citizens: {citizens}, domains: {domains}, trophies: {monsters}, their points: {worth}. Score so far without Duke: {score}.</source>
        <translation>{name}. {gold} Gold, {strength} Stärke, {magic} Magie, Punkte: {points}. Zahlen: {numbers}. Rollen: {roles}. Bürger: {citizens}, Domänen: {domains}, Trophäen: {monsters}, ihre Punkte: {worth}. Punkte bisher ohne Herzog: {score}.</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>plays at random</source>
        <translation>spielt nach Zufall</translation>
    </message>
    <message>
        <source>{name}, {level}. {words}</source>
        <translation>{name}, {level}. {words}</translation>
    </message>
    <message>
        <source>takes the best card</source>
        <translation>nimmt die beste Karte</translation>
    </message>
    <message>
        <source>1 monster alive</source>
        <translation>1 Monster lebt</translation>
    </message>
    <message>
        <source>{monsters} monsters alive</source>
        <translation>{monsters} Monster leben</translation>
    </message>
    <message>
        <source>{name} has {own} points against {his}.</source>
        <translation>{name} hat {own} Punkte gegen {his}.</translation>
    </message>
    <message>
        <source>Cards: {cards}.</source>
        <translation>Karten: {cards}.</translation>
    </message>
    <message>
        <source>Domains: {cards}.</source>
        <translation>Domänen: {cards}.</translation>
    </message>
    <message>
        <source>Face down: {cards}.</source>
        <translation>Verdeckt: {cards}.</translation>
    </message>
    <message>
        <source>Trophies: {cards}.</source>
        <translation>Trophäen: {cards}.</translation>
    </message>
</context>
<context>
    <name>BotWords</name>
    <message>
        <source>Squire</source>
        <translation>Knappe</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Baron</source>
        <translation>Baron</translation>
    </message>
    <message>
        <source>Duchess</source>
        <translation>Herzogin</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Königin</translation>
    </message>
    <message>
        <source>Misses most good moves.</source>
        <translation>Übersieht die meisten guten Züge.</translation>
    </message>
    <message>
        <source>Misses a lot, like anyone late in the evening.</source>
        <translation>Übersieht vieles, wie alle spät am Abend.</translation>
    </message>
    <message>
        <source>Misses something now and then.</source>
        <translation>Übersieht ab und zu etwas.</translation>
    </message>
    <message>
        <source>Misses nothing, and plans the whole turn.</source>
        <translation>Übersieht nichts und plant den ganzen Zug.</translation>
    </message>
    <message>
        <source>With expansions she looks less far ahead.</source>
        <translation>Mit Erweiterungen blickt sie weniger weit voraus.</translation>
    </message>
    <message>
        <source>Bot: plays at random</source>
        <translation>Bot: spielt nach Zufall</translation>
    </message>
    <message>
        <source>Thinks beyond the turn, and takes her time for it.</source>
        <translation>Denkt über den Zug hinaus und nimmt sich Zeit dafür.</translation>
    </message>
    <message>
        <source>Saves its cards for what it needs, and answers at once.</source>
        <translation>Spart seine Karten für das, was er braucht, und antwortet sofort.</translation>
    </message>
    <message>
        <source>Bot: plays well</source>
        <translation>Bot: spielt gut</translation>
    </message>
    <message>
        <source>Bot: plans ahead</source>
        <translation>Bot: plant voraus</translation>
    </message>
    <message>
        <source>{name}, {level}</source>
        <translation>{name}, {level}</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>{name} could not decide and does something simple instead. {why}</source>
        <translation>{name} konnte sich nicht entscheiden und tut etwas Einfaches. {why}</translation>
    </message>
</context>
<context>
    <name>BoxWords</name>
    <message numerus="yes">
        <source>%n areas</source>
        <translation>
            <numerusform>%n Gebiet</numerusform>
            <numerusform>%n Gebiete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domains</source>
        <translation>
            <numerusform>%n Domäne</numerusform>
            <numerusform>%n Domänen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of citizens</source>
        <translation>
            <numerusform>%n Bürgerart</numerusform>
            <numerusform>%n Bürgerarten</numerusform>
        </translation>
    </message>
    <message>
        <source>always on the table</source>
        <translation>immer auf dem Tisch</translation>
    </message>
    <message>
        <source>{areas}, {domains}</source>
        <translation>{areas}, {domains}</translation>
    </message>
    <message>
        <source>needs {variants}</source>
        <translation>braucht: {variants}</translation>
    </message>
    <message>
        <source>Variant now chosen: {variants}.</source>
        <translation>Jetzt gewählte Variante: {variants}.</translation>
    </message>
    <message>
        <source>Its monsters stay in the box. Choose Random to bring them in.</source>
        <translation>Ihre Monster bleiben in der Schachtel. Wähle „Zufällig“, damit sie mitspielen.</translation>
    </message>
    <message>
        <source>The siege is played with the base game alone.</source>
        <translation>Die Belagerung wird nur mit dem Grundspiel gespielt.</translation>
    </message>
    <message>
        <source>This box can&apos;t be used against the Dark Lord.</source>
        <translation>Diese Schachtel passt nicht gegen den Dunklen Herrscher.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}, {number}% longer</source>
        <translation>{cards}, {number}&#xa0;% länger</translation>
    </message>
    <message>
        <source>{cards}, usual length</source>
        <translation>{cards}, übliche Dauer</translation>
    </message>
    <message>
        <source>{cards}, {number}% shorter</source>
        <translation>{cards}, {number}&#xa0;% kürzer</translation>
    </message>
    <message>
        <source>A game with this box takes about {number}% longer.</source>
        <translation>Ein Spiel mit dieser Schachtel dauert etwa {number}&#xa0;% länger.</translation>
    </message>
    <message>
        <source>A game with this box takes as long as without it.</source>
        <translation>Ein Spiel mit dieser Schachtel dauert so lange wie ohne sie.</translation>
    </message>
    <message>
        <source>A game with this box is about {number}% shorter.</source>
        <translation>Ein Spiel mit dieser Schachtel ist etwa {number}&#xa0;% kürzer.</translation>
    </message>
    <message>
        <source>1 player</source>
        <translation>1 Person</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>{boxes}, {players}</source>
        <translation>{boxes}, {players}</translation>
    </message>
    <message>
        <source>1 box</source>
        <translation>1 Schachtel</translation>
    </message>
    <message numerus="yes">
        <source>%n boxes</source>
        <translation>
            <numerusform>%n Schachtel</numerusform>
            <numerusform>%n Schachteln</numerusform>
        </translation>
    </message>
    <message>
        <source>More boxes…</source>
        <translation>Mehr Schachteln …</translation>
    </message>
    <message>
        <source>1 stays</source>
        <translation>1 bleibt</translation>
    </message>
    <message numerus="yes">
        <source>%n stay</source>
        <translation>
            <numerusform>%n bleibt</numerusform>
            <numerusform>%n bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source>{boxes}, {stay} on the shelf</source>
        <translation>{boxes}, {stay} im Regal</translation>
    </message>
    <message>
        <source>The kingdom that would be dealt: 5 of {areas} areas, 10 of {citizens} kinds of citizens, {dealt} of {domains} domains.</source>
        <translation>Dieses Reich würde ausgelegt: 5 von {areas} Gebieten, 10 von {citizens} Bürgerarten, {dealt} von {domains} Domänen.</translation>
    </message>
</context>
<context>
    <name>Browser</name>
    <message>
        <source>Search: {what}</source>
        <translation>Suche: {what}</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} von {all}</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>Well</source>
        <translation>Na gut</translation>
    </message>
</context>
<context>
    <name>CardBrowser</name>
    <message>
        <source>No card matches</source>
        <translation>Keine Karte passt dazu</translation>
    </message>
    <message>
        <source>Remove a filter, or show all.</source>
        <translation>Nimm einen Filter weg oder zeig alle.</translation>
    </message>
    <message>
        <source>Our reading: {words}</source>
        <translation>Unsere Lesart: {words}</translation>
    </message>
</context>
<context>
    <name>CardFilters</name>
    <message>
        <source>Search in names and powers</source>
        <translation>In Namen und Fähigkeiten suchen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Kind of cards</source>
        <translation>Art der Karten</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Schachtel</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>Bürger</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Domains</source>
        <translation>Domänen</translation>
    </message>
    <message>
        <source>Dukes</source>
        <translation>Herzöge</translation>
    </message>
    <message>
        <source>Monster Events</source>
        <translation>Monsterereignisse</translation>
    </message>
    <message>
        <source>Starters</source>
        <translation>Startkarten</translation>
    </message>
    <message>
        <source>Both editions</source>
        <translation>Beide Ausgaben</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>Erste Ausgabe</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Zweite Ausgabe</translation>
    </message>
    <message>
        <source>Any role</source>
        <translation>Jede Rolle</translation>
    </message>
    <message>
        <source>Any area</source>
        <translation>Jedes Gebiet</translation>
    </message>
    <message>
        <source>Wakes on {number}</source>
        <translation>Erwacht bei {number}</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Jede Zahl</translation>
    </message>
    <message>
        <source>Costs {number} at most</source>
        <translation>Kostet höchstens {number}</translation>
    </message>
    <message>
        <source>Any price</source>
        <translation>Jeder Preis</translation>
    </message>
    <message>
        <source>All boxes</source>
        <translation>Alle Schachteln</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>{number} of {all} cards</source>
        <translation>{number} von {all} Karten</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>When played</source>
        <translation>Beim Ausspielen</translation>
    </message>
    <message>
        <source>While on the board</source>
        <translation>Solange sie auf der Tafel liegt</translation>
    </message>
    <message>
        <source>When it drops off</source>
        <translation>Wenn sie von der Tafel fällt</translation>
    </message>
    <message>
        <source>When hired or dismissed</source>
        <translation>Beim Anheuern oder Entlassen</translation>
    </message>
    <message>
        <source>Silver {silver}; signs: {icons}.</source>
        <translation>Silber {silver}; Zeichen: {icons}.</translation>
    </message>
    <message>
        <source>At the end: {points}</source>
        <translation>Am Ende: {points}</translation>
    </message>
    <message>
        <source>At once: {effect}</source>
        <translation>Sofort: {effect}</translation>
    </message>
    <message>
        <source>It costs {price}.</source>
        <translation>Preis: {price}.</translation>
    </message>
    <message>
        <source>Its ribbon is {colour}.</source>
        <translation>Farbe des Bands: {colour}.</translation>
    </message>
    <message>
        <source>Inferred: it follows from what is known.</source>
        <translation>Erschlossen: Es folgt aus dem, was bekannt ist.</translation>
    </message>
    <message>
        <source>Reconstructed: we did not know it and made it like its sisters.</source>
        <translation>Nachgebildet: Wir kannten es nicht und haben es nach Art des Bekannten gemacht.</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Your turn: {power}.</source>
        <translation>Dein Zug: {power}.</translation>
    </message>
    <message>
        <source>Harvest: {power}.</source>
        <translation>Ernte: {power}.</translation>
    </message>
    <message>
        <source>Second Harvest: {power}.</source>
        <translation>Zweite Ernte: {power}.</translation>
    </message>
    <message>
        <source>Other turns: {power}.</source>
        <translation>Andere Züge: {power}.</translation>
    </message>
    <message>
        <source>Starter: wakes on doubles or when nothing else of yours does</source>
        <translation>Startkarte: erwacht bei Pasch oder wenn sonst nichts von dir erwacht</translation>
    </message>
    <message>
        <source>Reward: {power}.</source>
        <translation>Belohnung: {power}.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Event and monster of the {area}, {type}</source>
        <translation>Ereignis und Monster ({area}), {type}</translation>
    </message>
    <message>
        <source>Event and monster of the {area}</source>
        <translation>Ereignis und Monster ({area})</translation>
    </message>
    <message>
        <source>When it comes up</source>
        <translation>Wenn es erscheint</translation>
    </message>
    <message>
        <source>It costs {amounts} more for each {card} card you have slain.</source>
        <translation>Kostet {amounts} mehr für jede Karte {card}, die du erschlagen hast.</translation>
    </message>
    <message>
        <source>{event}, {type}</source>
        <translation>{event}, {type}</translation>
    </message>
    <message>
        <source>Monster Event</source>
        <translation>Monsterereignis</translation>
    </message>
    <message>
        <source>For everyone until it is slain</source>
        <translation>Für alle, bis es erschlagen wird</translation>
    </message>
    <message>
        <source>For everyone while it lies there</source>
        <translation>Für alle, solange es dort liegt</translation>
    </message>
    <message>
        <source>For everyone until the end of the game</source>
        <translation>Für alle bis zum Ende des Spiels</translation>
    </message>
    <message>
        <source>{what}: 1 point each.</source>
        <translation>{what}: je 1 Punkt.</translation>
    </message>
    <message>
        <source>{what}: {number} points each.</source>
        <translation>{what}: je {number} Punkte.</translation>
    </message>
    <message>
        <source>1 point for every {number} resources left.</source>
        <translation>1 Punkt für je {number} übrige Rohstoffe.</translation>
    </message>
    <message>
        <source>1 point for each {kinds} left.</source>
        <translation>1 Punkt für jedes übrige {kinds}.</translation>
    </message>
    <message>
        <source>1 point for every {number} {kinds} left.</source>
        <translation>1 Punkt für je {number} übrige {kinds}.</translation>
    </message>
    <message>
        <source>Wakes on {rolls} of 36 rolls, twice on {twice} of them.</source>
        <translation>Erwacht bei {rolls} von 36 Würfen, bei {twice} davon zweimal.</translation>
    </message>
    <message>
        <source>Wakes on {rolls} of 36 rolls.</source>
        <translation>Erwacht bei {rolls} von 36 Würfen.</translation>
    </message>
    <message>
        <source>{card}. Lies face down, out of use until the final score.</source>
        <translation>{card}. Liegt verdeckt und zählt erst wieder in der Schlusswertung.</translation>
    </message>
    <message>
        <source>Citizen {numbers}, {roles}</source>
        <translation>Bürger {numbers}, {roles}</translation>
    </message>
    <message>
        <source>Monster of the {area}, {type}</source>
        <translation>Monster ({area}), {type}</translation>
    </message>
    <message>
        <source>Domain, needs {roles}</source>
        <translation>Domäne, braucht {roles}</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>Herzog</translation>
    </message>
    <message>
        <source>Starter {numbers}</source>
        <translation>Startkarte {numbers}</translation>
    </message>
    <message>
        <source>Starter: wakes on doubles, and when nothing else of yours does</source>
        <translation>Startkarte: erwacht bei Pasch und wenn sonst nichts von dir erwacht</translation>
    </message>
    <message>
        <source>citizen {numbers}</source>
        <translation>Bürger {numbers}</translation>
    </message>
    <message>
        <source>monster of the {area}</source>
        <translation>Monster ({area})</translation>
    </message>
    <message>
        <source>Monster Event {number}</source>
        <translation>Monsterereignis {number}</translation>
    </message>
    <message>
        <source>domain that needs {roles}</source>
        <translation>Domäne, die {roles} braucht</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>my turn</source>
        <translation>mein Zug</translation>
    </message>
    <message>
        <source>others&apos; turns</source>
        <translation>andere Züge</translation>
    </message>
    <message>
        <source>harvest</source>
        <translation>Ernte</translation>
    </message>
    <message>
        <source>second harvest</source>
        <translation>zweite Ernte</translation>
    </message>
    <message>
        <source>When you engage it: {effect}.</source>
        <translation>Beauftragt: {effect}.</translation>
    </message>
    <message>
        <source>When you engage it</source>
        <translation>Wenn du ihn beauftragst</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Relic</source>
        <translation>Relikt</translation>
    </message>
    <message>
        <source>As an action</source>
        <translation>Als Aktion</translation>
    </message>
    <message>
        <source>Points for 1 to 6 Goods of this kind: {points}.</source>
        <translation>Punkte für 1 bis 6 Waren dieser Sorte: {points}.</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Ware</translation>
    </message>
    <message>
        <source>Pays {amount} and lies face down until the end of your turn.</source>
        <translation>Zahlt {amount} und liegt dann verdeckt bis zum Ende deines Zugs.</translation>
    </message>
    <message>
        <source>Tome</source>
        <translation>Foliant</translation>
    </message>
    <message>
        <source>At the end: {points}.</source>
        <translation>Am Ende: {points}.</translation>
    </message>
    <message>
        <source>Noble, {role}</source>
        <translation>Adlige, {role}</translation>
    </message>
</context>
<context>
    <name>CardsModel</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>{card}, in hand.</source>
        <translation>{card}, auf der Hand.</translation>
    </message>
    <message>
        <source>{card}, in stack {number}, which counts {sum}.</source>
        <translation>{card}, in Stapel {number}, der {sum} zählt.</translation>
    </message>
    <message>
        <source>{said} You mean it for step {letter}.</source>
        <translation>{said} Gedacht für Schritt {letter}.</translation>
    </message>
</context>
<context>
    <name>CardsPresenter</name>
    <message>
        <source>Press a number, or Enter on a card.</source>
        <translation>Drück eine Ziffer oder Enter auf einer Karte.</translation>
    </message>
    <message>
        <source>or click a lit card</source>
        <translation>oder klick eine leuchtende Karte an</translation>
    </message>
</context>
<context>
    <name>CardsView</name>
    <message>
        <source>Your cards</source>
        <translation>Deine Karten</translation>
    </message>
</context>
<context>
    <name>Centre</name>
    <message>
        <source>costs {price} for {name}</source>
        <translation>kostet {name} {price}</translation>
    </message>
    <message>
        <source>costs {price} for you</source>
        <translation>kostet dich {price}</translation>
    </message>
    <message>
        <source>on {card}</source>
        <translation>auf {card}</translation>
    </message>
    <message>
        <source>its stack is exhausted</source>
        <translation>sein Stapel ist erschöpft</translation>
    </message>
    <message>
        <source>its monsters attack next</source>
        <translation>seine Monster greifen als Nächstes an</translation>
    </message>
    <message>
        <source>1 card left</source>
        <translation>1 Karte übrig</translation>
    </message>
    <message>
        <source>{number} cards left</source>
        <translation>{number} Karten übrig</translation>
    </message>
    <message>
        <source>{number} of them face down</source>
        <translation>{number} davon verdeckt</translation>
    </message>
    <message>
        <source>next below: {names}</source>
        <translation>darunter: {names}</translation>
    </message>
    <message>
        <source>the Dark Lord takes it next unless you do</source>
        <translation>der Dunkle Herrscher nimmt sie als Nächstes, wenn du es nicht tust</translation>
    </message>
    <message>
        <source>the Dark Lord takes it next unless {name} does</source>
        <translation>der Dunkle Herrscher nimmt sie als Nächstes, wenn {name} es nicht tut</translation>
    </message>
    <message>
        <source>with {tokens} on it</source>
        <translation>mit {tokens} darauf</translation>
    </message>
    <message>
        <source>1 card waits below</source>
        <translation>1 Karte wartet darunter</translation>
    </message>
    <message>
        <source>{number} cards wait below</source>
        <translation>{number} Karten warten darunter</translation>
    </message>
    <message>
        <source>can be chosen: {what}</source>
        <translation>wählbar: {what}</translation>
    </message>
    <message>
        <source>{place}, exhausted.</source>
        <translation>{place}, erschöpft.</translation>
    </message>
    <message>
        <source>{place}, empty.</source>
        <translation>{place}, leer.</translation>
    </message>
    <message>
        <source>{place}, 1 card face down.</source>
        <translation>{place}, 1 Karte verdeckt.</translation>
    </message>
    <message>
        <source>{place}, {number} cards face down.</source>
        <translation>{place}, {number} Karten verdeckt.</translation>
    </message>
    <message>
        <source>{place}. It comes up in this order: {names}.</source>
        <translation>{place}. Er kommt in dieser Reihenfolge: {names}.</translation>
    </message>
    <message>
        <source>{place}, 1 card face down, then in this order: {names}.</source>
        <translation>{place}, 1 Karte verdeckt, danach in dieser Reihenfolge: {names}.</translation>
    </message>
    <message>
        <source>{place}, {number} cards face down, then in this order: {names}.</source>
        <translation>{place}, {number} Karten verdeckt, danach in dieser Reihenfolge: {names}.</translation>
    </message>
</context>
<context>
    <name>CentreDelegate</name>
    <message>
        <source>Exhausted</source>
        <translation>Erschöpft</translation>
    </message>
    <message>
        <source>{pile}: the next Deal fills it</source>
        <translation>{pile}: Das nächste Austeilen füllt ihn</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Darunter</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>CentreLeaves</name>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Show: {leaf}</source>
        <translation>Zeigen: {leaf}</translation>
    </message>
    <message>
        <source>{words}. Can be chosen there: {number}</source>
        <translation>{words}. Dort wählbar: {number}</translation>
    </message>
</context>
<context>
    <name>CentreModel</name>
    <message>
        <source>Column {number}</source>
        <translation>Spalte {number}</translation>
    </message>
    <message>
        <source>Monsters and citizens 1 to 5</source>
        <translation>Monster und Bürger 1 bis 5</translation>
    </message>
    <message>
        <source>Citizens 6 to 12 and domains</source>
        <translation>Bürger 6 bis 12 und Domänen</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Citizens 1 to 5</source>
        <translation>Bürger 1 bis 5</translation>
    </message>
    <message>
        <source>Citizens 6 to 12</source>
        <translation>Bürger 6 bis 12</translation>
    </message>
    <message>
        <source>Domains</source>
        <translation>Domänen</translation>
    </message>
</context>
<context>
    <name>CentreView</name>
    <message>
        <source>The market</source>
        <translation>Der Markt</translation>
    </message>
</context>
<context>
    <name>ChancesCloth</name>
    <message>
        <source>Who was likely to win</source>
        <translation>Wer wohl gewinnen würde</translation>
    </message>
    <message>
        <source>Who was likely to win. {now}</source>
        <translation>Wer wohl gewinnen würde. {now}</translation>
    </message>
    <message>
        <source>At the end: {chances}.</source>
        <translation>Am Ende: {chances}.</translation>
    </message>
    <message>
        <source>Round {round}, before {player}&apos;s turn: {chances}.</source>
        <translation>Runde {round}, vor dem Zug von {player}: {chances}.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
</context>
<context>
    <name>ChancesLine</name>
    <message>
        <source>Chances</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>Punkte am Ende</translation>
    </message>
    <message>
        <source>of 100</source>
        <translation>von 100</translation>
    </message>
    <message>
        <source>± {error}</source>
        <translation>± {error}</translation>
    </message>
</context>
<context>
    <name>ChangePresenter</name>
    <message>
        <source>Nobody knows yet what it will show.</source>
        <translation>Noch weiß niemand, was er zeigen wird.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>{player}: {cards}.</source>
        <translation>{player}: {cards}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{choice}.</source>
        <translation>{choice}.</translation>
    </message>
    <message>
        <source>Point at a change to see what it would harvest.</source>
        <translation>Zeig auf eine Änderung, um ihre Ernte zu sehen.</translation>
    </message>
</context>
<context>
    <name>ChapterPages</name>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Continue: {chapter}</source>
        <translation>Weiter: {chapter}</translation>
    </message>
    <message>
        <source>Good to see you again. Continue where you were, or choose a chapter.</source>
        <translation>Schön, dich wiederzusehen. Mach weiter, wo du warst, oder wähle ein Kapitel.</translation>
    </message>
    <message>
        <source>Chapter {number}, {title}: {task}. Medal: {medal}, {state}.</source>
        <translation>Kapitel {number}, {title}: {task}. Medaille: {medal}, {state}.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>not yet won</source>
        <translation>noch nicht gewonnen</translation>
    </message>
    <message>
        <source>Your medal: {medal}</source>
        <translation>Deine Medaille: {medal}</translation>
    </message>
    <message>
        <source>All chapters</source>
        <translation>Alle Kapitel</translation>
    </message>
    <message>
        <source>Start a game</source>
        <translation>Ein Spiel beginnen</translation>
    </message>
    <message>
        <source>Continue this game</source>
        <translation>Dieses weiterspielen</translation>
    </message>
    <message>
        <source>Next: {chapter}</source>
        <translation>Weiter: {chapter}</translation>
    </message>
</context>
<context>
    <name>Chevron</name>
    <message>
        <source>Show the others&apos; cards, one player after the other</source>
        <translation>Die Karten der anderen zeigen, eine Person nach der anderen</translation>
    </message>
</context>
<context>
    <name>ChoicesList</name>
    <message>
        <source>Choices, and how good they were</source>
        <translation>Entscheidungen, und wie gut sie waren</translation>
    </message>
</context>
<context>
    <name>ChoicesModel</name>
    <message>
        <source>Choices</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Round {round}, {name}: {chosen} – {grade}.</source>
        <translation>Runde {round}, {name}: {chosen} – {grade}.</translation>
    </message>
    <message>
        <source>As good: {best}.</source>
        <translation>Ebenso gut: {best}.</translation>
    </message>
    <message>
        <source>Better, but close: {best}, {gain}.</source>
        <translation>Besser, aber knapp: {best}, {gain}.</translation>
    </message>
    <message>
        <source>Clearly better: {best}, {gain}.</source>
        <translation>Klar besser: {best}, {gain}.</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>{task} You keep it.</source>
        <translation>{task} Du behältst sie.</translation>
    </message>
    <message>
        <source>{task} You leave it.</source>
        <translation>{task} Du legst sie weg.</translation>
    </message>
    <message>
        <source>{said} The coach would keep it.</source>
        <translation>{said} Der Ratgeber würde sie behalten.</translation>
    </message>
</context>
<context>
    <name>ChoicesView</name>
    <message>
        <source>Tasks: a digit or Space keeps or leaves one, Enter keeps it.</source>
        <translation>Aufgaben: Eine Ziffer oder die Leertaste behält eine oder legt sie weg; Enter bestätigt.</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>behalten</translation>
    </message>
</context>
<context>
    <name>City</name>
    <message>
        <source>{name}: a palm.</source>
        <translation>{name}: eine Palme.</translation>
    </message>
    <message>
        <source>Can be chosen.</source>
        <translation>Kann gewählt werden.</translation>
    </message>
    <message>
        <source>Picked: now choose the other end.</source>
        <translation>Gewählt: Wähle jetzt das andere Ende.</translation>
    </message>
    <message>
        <source>The central fountain: worth {points} to each member beside it.</source>
        <translation>Der Brunnen in der Mitte: bringt jedem Mitglied daneben {points}.</translation>
    </message>
    <message>
        <source>{name}: {fountain}, worth {points} to each member beside it.</source>
        <translation>{name}: {fountain}, bringt jedem Mitglied daneben {points}.</translation>
    </message>
    <message>
        <source>If you settle beside it, you may: {ability}.</source>
        <translation>Wenn du daneben siedelst, darfst du: {ability}.</translation>
    </message>
    <message>
        <source>No member is beside it.</source>
        <translation>Daneben steht kein Mitglied.</translation>
    </message>
    <message>
        <source>{player} {number}</source>
        <translation>{player} {number}</translation>
    </message>
    <message>
        <source>Members beside it: {members}.</source>
        <translation>Mitglieder daneben: {members}.</translation>
    </message>
    <message>
        <source>Free.</source>
        <translation>Frei.</translation>
    </message>
    <message>
        <source>Pay {price}.</source>
        <translation>Zahl {price}.</translation>
    </message>
    <message>
        <source>Worth {points} at the end.</source>
        <translation>Am Ende {points} wert.</translation>
    </message>
    <message>
        <source>{thing} +{points}</source>
        <translation>{thing} +{points}</translation>
    </message>
    <message>
        <source>palm</source>
        <translation>Palme</translation>
    </message>
    <message>
        <source>central fountain</source>
        <translation>Brunnen in der Mitte</translation>
    </message>
    <message>
        <source>Worth {points}: {sources}.</source>
        <translation>{points} wert: {sources}.</translation>
    </message>
    <message>
        <source>{name}: free for a palm.</source>
        <translation>{name}: frei für eine Palme.</translation>
    </message>
    <message>
        <source>{name}: free for a fountain.</source>
        <translation>{name}: frei für einen Brunnen.</translation>
    </message>
    <message>
        <source>{name}.</source>
        <translation>{name}.</translation>
    </message>
    <message>
        <source>Your member stands here.</source>
        <translation>Hier steht dein Mitglied.</translation>
    </message>
    <message>
        <source>A member of {player}.</source>
        <translation>Ein Mitglied von {player}.</translation>
    </message>
    <message>
        <source>{fountain} ({points})</source>
        <translation>{fountain} ({points})</translation>
    </message>
    <message>
        <source>the central fountain</source>
        <translation>Brunnen in der Mitte</translation>
    </message>
    <message>
        <source>Beside {fountains}.</source>
        <translation>Gleich daneben: {fountains}.</translation>
    </message>
    <message>
        <source>Palms at its corners: {number}.</source>
        <translation>Palmen an den Ecken: {number}.</translation>
    </message>
    <message>
        <source>Points of a member here at the end: {points}.</source>
        <translation>Punkte eines Mitglieds hier am Ende: {points}.</translation>
    </message>
    <message>
        <source>Points at the end: {points}.</source>
        <translation>Punkte am Ende: {points}.</translation>
    </message>
    <message>
        <source>{points} for itself</source>
        <translation>{points} für sich selbst</translation>
    </message>
    <message>
        <source>{points} for a palm</source>
        <translation>{points} für eine Palme</translation>
    </message>
    <message>
        <source>{points} for fountains</source>
        <translation>{points} für Brunnen</translation>
    </message>
    <message>
        <source>The city</source>
        <translation>Die Stadt</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Reihe {number}</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Spalte {number}</translation>
    </message>
    <message>
        <source>Between columns {number} and {next}</source>
        <translation>Zwischen Spalte {number} und {next}</translation>
    </message>
    <message>
        <source>Between rows {number} and {next}</source>
        <translation>Zwischen Reihe {number} und {next}</translation>
    </message>
</context>
<context>
    <name>CityEditor</name>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Play with your own city, tasks and fountains instead of ours.</source>
        <translation>Spiel mit deiner eigenen Stadt, deinen Aufgaben und Brunnen statt mit unseren.</translation>
    </message>
</context>
<context>
    <name>CityLeafBar</name>
    <message>
        <source>{words}: {prestige} prestige, members: {members}, stacks: {stacks}</source>
        <translation>{words}: {prestige} Ansehen, Mitglieder: {members}, Stapel: {stacks}</translation>
    </message>
    <message>
        <source>Show the city</source>
        <translation>Zur Stadt</translation>
    </message>
    <message>
        <source>Show my board</source>
        <translation>Meine Tafel zeigen</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>Bonus cards and the castle&apos;s leader</source>
        <translation>Bonuskarten und die Führung in der Burg</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Ansprüche</translation>
    </message>
    <message>
        <source>nobody has it yet</source>
        <translation>noch bei niemandem</translation>
    </message>
    <message>
        <source>{name} has it</source>
        <translation>bei {name}</translation>
    </message>
    <message>
        <source>{power}. {points} points at the end.</source>
        <translation>{power}. {points} Punkte am Ende.</translation>
    </message>
    <message>
        <source>The castle&apos;s leader</source>
        <translation>Führung in der Burg</translation>
    </message>
</context>
<context>
    <name>ClauseLink</name>
    <message>
        <source>Rule {id}</source>
        <translation>Regel {id}</translation>
    </message>
    <message>
        <source>Read clause {id} of the rules</source>
        <translation>Regel {id} nachlesen</translation>
    </message>
</context>
<context>
    <name>ClausesView</name>
    <message>
        <source>No clause has all these words. Try fewer of them.</source>
        <translation>Keine Regel enthält alle diese Wörter. Versuch es mit weniger.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>The coach can&apos;t say. {why}</source>
        <translation>Der Ratgeber weiß es nicht. {why}</translation>
    </message>
    <message>
        <source>&lt;{number}%</source>
        <translation>&lt;{number}&#xa0;%</translation>
    </message>
    <message>
        <source>&gt;{number}%</source>
        <translation>&gt;{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>A round brings {number} resources</source>
        <translation>Eine Runde bringt {number} Rohstoffe</translation>
    </message>
    <message>
        <source>A round brings {number} resources, {points} points</source>
        <translation>Eine Runde bringt {number} Rohstoffe, {points} Punkte</translation>
    </message>
    <message>
        <source>every roll wakes something</source>
        <translation>jeder Wurf weckt etwas</translation>
    </message>
    <message>
        <source>only {card} wakes on {number} of 36</source>
        <translation>bei {number} von 36 erwacht nur {card}</translation>
    </message>
    <message>
        <source>nothing wakes on {number} of 36</source>
        <translation>bei {number} von 36 erwacht nichts</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>With it</source>
        <translation>Mit ihr</translation>
    </message>
    <message>
        <source>Saving for it</source>
        <translation>Darauf sparen</translation>
    </message>
    <message>
        <source>{after} resources a round, {before} without it.</source>
        <translation>{after} Rohstoffe je Runde, ohne sie {before}.</translation>
    </message>
    <message>
        <source>{number} more points a round.</source>
        <translation>{number} Punkte mehr je Runde.</translation>
    </message>
    <message>
        <source>{tokens}: {number} more a round.</source>
        <translation>{tokens}: {number} mehr je Runde.</translation>
    </message>
    <message>
        <source>Without this card {before} of 36 rolls wake only {card}.</source>
        <translation>Ohne diese Karte wecken {before} von 36 Würfen nur {card}.</translation>
    </message>
    <message>
        <source>{after} of 36 rolls wake only {card}, {before} without this card.</source>
        <translation>{after} von 36 Würfen wecken nur {card}, ohne diese Karte {before}.</translation>
    </message>
    <message>
        <source>Every roll wakes something; without this card {before} of 36 wake nothing.</source>
        <translation>Jeder Wurf weckt etwas; ohne diese Karte wecken {before} von 36 nichts.</translation>
    </message>
    <message>
        <source>{after} of 36 rolls wake nothing, {before} without this card.</source>
        <translation>{after} von 36 Würfen wecken nichts, ohne diese Karte {before}.</translation>
    </message>
    <message>
        <source>Its power brings about {number} resources a round.</source>
        <translation>Ihre Fähigkeit bringt etwa {number} Rohstoffe je Runde.</translation>
    </message>
    <message>
        <source>Its power brings about {number} points a round.</source>
        <translation>Ihre Fähigkeit bringt etwa {number} Punkte je Runde.</translation>
    </message>
    <message>
        <source>It does its work once and goes under its deck.</source>
        <translation>Sie wirkt einmal und kommt dann unter ihren Stapel.</translation>
    </message>
    <message>
        <source>It counts 1 point at the end.</source>
        <translation>Zählt am Ende 1 Punkt.</translation>
    </message>
    <message>
        <source>It counts {number} points at the end.</source>
        <translation>Zählt am Ende {number} Punkte.</translation>
    </message>
    <message>
        <source>With it the game ends after this round.</source>
        <translation>Mit ihr endet das Spiel nach dieser Runde.</translation>
    </message>
    <message>
        <source>It is the last of its stack: taking it exhausts the stack.</source>
        <translation>Sie ist die letzte ihres Stapels: Danach ist er erschöpft.</translation>
    </message>
    <message>
        <source>It is the last of its kind that can be seen.</source>
        <translation>Sie ist die letzte sichtbare ihrer Art.</translation>
    </message>
    <message>
        <source>You can have it next turn, if nobody takes it.</source>
        <translation>In deinem nächsten Zug kannst du sie haben, wenn niemand sie nimmt.</translation>
    </message>
    <message>
        <source>Chance to have it: {first} next turn, {second} the turn after.</source>
        <translation>Chance darauf: {first} im nächsten Zug, {second} im übernächsten.</translation>
    </message>
    <message>
        <source>Chance to have it: about {first} next turn, {second} the turn after.</source>
        <translation>Chance darauf: etwa {first} im nächsten Zug, {second} im übernächsten.</translation>
    </message>
    <message>
        <source>{things} aren&apos;t counted in that.</source>
        <translation>{things} sind dabei nicht mitgezählt.</translation>
    </message>
    <message>
        <source>It ends with this round.</source>
        <translation>Es endet mit dieser Runde.</translation>
    </message>
    <message>
        <source>About {middle} more rounds.</source>
        <translation>Noch etwa {middle} Runden.</translation>
    </message>
    <message>
        <source>About one more round.</source>
        <translation>Noch etwa eine Runde.</translation>
    </message>
    <message>
        <source>About {middle} more rounds: {least} to {most} in 8 of 10 games.</source>
        <translation>Noch etwa {middle} Runden: {least} bis {most} in 8 von 10 Spielen.</translation>
    </message>
    <message>
        <source>choice {number}</source>
        <translation>Vorschlag {number}</translation>
    </message>
    <message>
        <source>{key}: {deed}</source>
        <translation>{key}: {deed}</translation>
    </message>
    <message>
        <source>As good as {choice}.</source>
        <translation>Genauso gut wie {choice}.</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>klar</translation>
    </message>
    <message>
        <source>close</source>
        <translation>knapp</translation>
    </message>
    <message>
        <source>toss-up</source>
        <translation>gleich gut</translation>
    </message>
    <message>
        <source>weaker</source>
        <translation>schwächer</translation>
    </message>
    <message>
        <source>about {number} more points at the end</source>
        <translation>etwa {number} Punkte mehr am Ende</translation>
    </message>
    <message>
        <source>about 1 more point at the end</source>
        <translation>etwa 1 Punkt mehr am Ende</translation>
    </message>
    <message>
        <source>about {number} more wins in 100 games</source>
        <translation>etwa {number} Siege mehr in 100 Spielen</translation>
    </message>
    <message>
        <source>about one more win in 100 games</source>
        <translation>etwa ein Sieg mehr in 100 Spielen</translation>
    </message>
    <message>
        <source>At the end {number} points more than {other} (± {error}).</source>
        <translation>Am Ende {number} Punkte mehr als {other} (± {error}).</translation>
    </message>
    <message>
        <source>At the end {number} points fewer than {other} (± {error}).</source>
        <translation>Am Ende {number} Punkte weniger als {other} (± {error}).</translation>
    </message>
    <message>
        <source>{number} more wins in 100 than {other} (± {error}).</source>
        <translation>{number} Siege mehr in 100 als {other} (± {error}).</translation>
    </message>
    <message>
        <source>{number} fewer wins in 100 than {other} (± {error}).</source>
        <translation>{number} Siege weniger in 100 als {other} (± {error}).</translation>
    </message>
    <message>
        <source>About {number} points more than {other} at the end.</source>
        <translation>Am Ende etwa {number} Punkte mehr als mit {other}.</translation>
    </message>
    <message>
        <source>About 1 point more than {other} at the end.</source>
        <translation>Am Ende etwa 1 Punkt mehr als mit {other}.</translation>
    </message>
    <message>
        <source>About {number} points fewer than {other} at the end.</source>
        <translation>Am Ende etwa {number} Punkte weniger als mit {other}.</translation>
    </message>
    <message>
        <source>About 1 point fewer than {other} at the end.</source>
        <translation>Am Ende etwa 1 Punkt weniger als mit {other}.</translation>
    </message>
    <message>
        <source>As good as {other}, give or take {number} points at the end.</source>
        <translation>Genauso gut wie {other}, bis auf {number} Punkte am Ende.</translation>
    </message>
    <message>
        <source>As good as {other}, give or take {number} wins in 100.</source>
        <translation>Genauso gut wie {other}, bis auf {number} Siege in 100.</translation>
    </message>
    <message>
        <source>As good as {other}, give or take 1 win in 100.</source>
        <translation>Genauso gut wie {other}, bis auf 1 Sieg in 100.</translation>
    </message>
    <message>
        <source>{number} points ahead at the end (± {error}).</source>
        <translation>Am Ende {number} Punkte vorn (± {error}).</translation>
    </message>
    <message>
        <source>{number} points behind at the end (± {error}).</source>
        <translation>Am Ende {number} Punkte zurück (± {error}).</translation>
    </message>
    <message>
        <source>If you ask me</source>
        <translation>Wenn du mich fragst</translation>
    </message>
    <message>
        <source>There is nothing to weigh here.</source>
        <translation>Hier gibt es nichts abzuwägen.</translation>
    </message>
    <message>
        <source>About level at the end</source>
        <translation>Am Ende etwa gleichauf</translation>
    </message>
    <message>
        <source>Every point counts now.</source>
        <translation>Jetzt zählt jeder Punkt.</translation>
    </message>
    <message>
        <source>About {number} points behind</source>
        <translation>Etwa {number} Punkte zurück</translation>
    </message>
    <message>
        <source>About {number} points ahead</source>
        <translation>Etwa {number} Punkte voraus</translation>
    </message>
    <message>
        <source>Hard to win, but every point is yours. This brings the most:</source>
        <translation>Schwer zu gewinnen, doch jeder Punkt gehört dir. Das bringt am meisten:</translation>
    </message>
    <message>
        <source>The game is nearly yours. This brings the most points:</source>
        <translation>Das Spiel ist fast dein. Das bringt die meisten Punkte:</translation>
    </message>
    <message>
        <source>One choice is plainly best.</source>
        <translation>Eine Wahl ist klar die beste.</translation>
    </message>
    <message>
        <source>One choice is a little better.</source>
        <translation>Eine Wahl ist etwas besser.</translation>
    </message>
    <message>
        <source>The best are about as good: choose as you like.</source>
        <translation>Die besten sind etwa gleich gut: Wähle, was dir gefällt.</translation>
    </message>
</context>
<context>
    <name>CoachNumbers</name>
    <message>
        <source>Numbers are shown on the cards.</source>
        <translation>Auf den Karten stehen Zahlen.</translation>
    </message>
    <message>
        <source>Numbers are hidden.</source>
        <translation>Die Zahlen sind verborgen.</translation>
    </message>
</context>
<context>
    <name>ColumnPresenter</name>
    <message>
        <source>{column}: {cards}</source>
        <translation>{column}: {cards}</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Spalte {number}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>nothing left to defend</source>
        <translation>nichts mehr zu verteidigen</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel …</translation>
    </message>
    <message>
        <source>&amp;Solo game…</source>
        <translation>&amp;Solospiel …</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>&amp;Laden …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>S&amp;peichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Replay this game</source>
        <translation>Dieses Spiel &amp;ansehen</translation>
    </message>
    <message>
        <source>Hall of K&amp;ingdoms…</source>
        <translation>Halle der K&amp;önigreiche …</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>S&amp;tartseite</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Re&amp;wind…</source>
        <translation>Zu&amp;rückspulen …</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Numbers on the cards</source>
        <translation>Zahlen &amp;auf den Karten</translation>
    </message>
    <message>
        <source>Where points &amp;come from</source>
        <translation>W&amp;oher Punkte kommen</translation>
    </message>
    <message>
        <source>&amp;Why not?</source>
        <translation>Waru&amp;m nicht?</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>What I ha&amp;ve, and how the game stands</source>
        <translation>Was ich &amp;habe und wie das Spiel steht</translation>
    </message>
    <message>
        <source>What happened since my last turn</source>
        <translation>Was seit meinem letzten Zug geschah</translation>
    </message>
    <message>
        <source>S&amp;kip ahead, hurry a bot</source>
        <translation>Über&amp;springen, Bot antreiben</translation>
    </message>
    <message>
        <source>&amp;Pause watching</source>
        <translation>&amp;Pause beim Zuschauen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Light or dark</source>
        <translation>&amp;Hell oder dunkel</translation>
    </message>
    <message>
        <source>&amp;Bigger</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>&amp;Market or my board, in large text</source>
        <translation>&amp;Markt oder meine Tafel, bei großer Schrift</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>T&amp;on</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>&amp;Spielen lernen</translation>
    </message>
    <message>
        <source>&amp;Rules and cards</source>
        <translation>&amp;Regeln und Karten</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>Ü&amp;ber</translation>
    </message>
</context>
<context>
    <name>Council</name>
    <message>
        <source>The council. On it: {privileges}.</source>
        <translation>Der Rat. Darauf: {privileges}.</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Reihe {number}</translation>
    </message>
    <message>
        <source>Council</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>Seats of the council</source>
        <translation>Sitze im Rat</translation>
    </message>
    <message>
        <source>Nobility</source>
        <translation>Adel</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Kirche</translation>
    </message>
    <message>
        <source>Merchants</source>
        <translation>Kaufleute</translation>
    </message>
    <message>
        <source>1 privilege</source>
        <translation>1 Privileg</translation>
    </message>
    <message>
        <source>{number} privileges</source>
        <translation>{number} Privilegien</translation>
    </message>
    <message>
        <source>nobody&apos;s</source>
        <translation>niemand sitzt dort</translation>
    </message>
    <message>
        <source>held by {name}</source>
        <translation>{name} sitzt dort</translation>
    </message>
    <message>
        <source>beside it {names}</source>
        <translation>daneben {names}</translation>
    </message>
    <message>
        <source>this step is about it</source>
        <translation>darum geht es in diesem Schritt</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>wählbar</translation>
    </message>
    <message>
        <source>{seat}: {state}.</source>
        <translation>{seat}: {state}.</translation>
    </message>
    <message>
        <source>First place in step A may take it. Its holder builds the fountain in step I.</source>
        <translation>Rang eins in Schritt A darf ihn einnehmen. Wer hier sitzt, baut in Schritt I den Brunnen.</translation>
    </message>
    <message>
        <source>Second place in step A may take it. Its holder plants the palm in step H.</source>
        <translation>Rang zwei in Schritt A darf ihn einnehmen. Wer hier sitzt, pflanzt in Schritt H die Palme.</translation>
    </message>
    <message>
        <source>First place in step E may take it, after selling goods.</source>
        <translation>Rang eins in Schritt E darf ihn einnehmen, nach dem Verkauf von Waren.</translation>
    </message>
    <message>
        <source>First place in the guild&apos;s auction may take it. Members may assist its holder.</source>
        <translation>Rang eins in der Auktion der Gilde darf ihn einnehmen. Daneben können Mitglieder beistehen.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}, ready? Press Space when nobody else is looking.</source>
        <translation>{name}, bereit? Drück die Leertaste, wenn sonst niemand hinsieht.</translation>
    </message>
    <message>
        <source>Press Esc to go back.</source>
        <translation>Drück Esc, um zurückzugehen.</translation>
    </message>
    <message>
        <source>{name}, ready?</source>
        <translation>{name}, bereit?</translation>
    </message>
    <message>
        <source>Only you should see what comes next.
Click, or press Space.</source>
        <translation>Nur du sollst sehen, was jetzt kommt.
Klick oder drück die Leertaste.</translation>
    </message>
    <message>
        <source>{name}, ready? The game continues with you. Press Enter.</source>
        <translation>{name}, bereit? Das Spiel geht mit dir weiter. Drück Enter.</translation>
    </message>
    <message>
        <source>{name}, ready? The game continues with you. Press Space.</source>
        <translation>{name}, bereit? Das Spiel geht mit dir weiter. Drück die Leertaste.</translation>
    </message>
    <message>
        <source>{name}, ready? Press Enter when nobody else is looking.</source>
        <translation>{name}, bereit? Drück Enter, wenn sonst niemand hinsieht.</translation>
    </message>
    <message>
        <source>The game continues with you.
Click, or press Enter.</source>
        <translation>Das Spiel geht mit dir weiter.
Klick oder drück Enter.</translation>
    </message>
    <message>
        <source>The game continues with you.
Click, or press Space.</source>
        <translation>Das Spiel geht mit dir weiter.
Klick oder drück die Leertaste.</translation>
    </message>
    <message>
        <source>Only you should see what comes next.
Click, or press Enter.</source>
        <translation>Nur du sollst sehen, was jetzt kommt.
Klick oder drück Enter.</translation>
    </message>
</context>
<context>
    <name>CustomEditor</name>
    <message>
        <source>Areas</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>Bürger</translation>
    </message>
    <message>
        <source>Domains</source>
        <translation>Domänen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>{number} chosen. {needed} of them are dealt at random.</source>
        <translation>{number} gewählt. {needed} davon kommen zufällig ins Spiel.</translation>
    </message>
    <message>
        <source>You have all five. Remove one to choose another.</source>
        <translation>Du hast alle fünf. Nimm eines weg, um ein anderes zu wählen.</translation>
    </message>
    <message>
        <source>{number} of 5 chosen</source>
        <translation>{number} von 5 gewählt</translation>
    </message>
    <message>
        <source>Mixed citizens uses them all; there is nothing to choose.</source>
        <translation>Gemischte Bürger nutzt sie alle; es gibt nichts zu wählen.</translation>
    </message>
    <message>
        <source>Choose one for each number. Some numbers have only one.</source>
        <translation>Wähle einen für jede Zahl. Für manche Zahlen gibt es nur einen.</translation>
    </message>
    <message>
        <source>{card} takes no part, as {area} is one of the areas.</source>
        <translation>{card} ist nicht dabei, denn {area} ist eines der Gebiete.</translation>
    </message>
    <message>
        <source>{name}: {number} of {most} chosen, the rest at random.</source>
        <translation>{name}: {number} von {most} gewählt, der Rest zufällig.</translation>
    </message>
    <message>
        <source>{name}: one for each player is chosen. Remove one to choose another.</source>
        <translation>{name}: Für jede Person ist ein Ereignis gewählt. Nimm eines weg, um ein anderes zu wählen.</translation>
    </message>
    <message>
        <source>{card} replaces {other}.</source>
        <translation>{card} kommt anstelle von {other}.</translation>
    </message>
</context>
<context>
    <name>CustomFilters</name>
    <message>
        <source>Search in names and powers</source>
        <translation>In Namen und Fähigkeiten suchen</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Schachtel</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Any role</source>
        <translation>Jede Rolle</translation>
    </message>
    <message>
        <source>All boxes</source>
        <translation>Alle Schachteln</translation>
    </message>
    <message>
        <source>Show the boxes on the shelf</source>
        <translation>Die Schachteln im Regal zeigen</translation>
    </message>
    <message>
        <source>Show {box} on the shelf</source>
        <translation>{box} im Regal zeigen</translation>
    </message>
</context>
<context>
    <name>DecisiveChoices</name>
    <message>
        <source>Who was likely to win</source>
        <translation>Wer wohl gewinnen würde</translation>
    </message>
    <message>
        <source>Three moments</source>
        <translation>Drei Momente</translation>
    </message>
    <message>
        <source>Every choice</source>
        <translation>Alle Entscheidungen</translation>
    </message>
</context>
<context>
    <name>DeckPart</name>
    <message>
        <source>Deck: {number}</source>
        <translation>Nachziehstapel: {number}</translation>
    </message>
    <message>
        <source>Draw to {number}</source>
        <translation>Auf {number} ziehen</translation>
    </message>
    <message>
        <source>Draw until you hold {number} cards; drawn cards never go back.</source>
        <translation>Zieh, bis du {number} Karten hast; gezogene Karten gehen nie zurück.</translation>
    </message>
    <message>
        <source>Draw one more</source>
        <translation>Karte ziehen</translation>
    </message>
    <message>
        <source>Draw one more card; drawn cards never go back.</source>
        <translation>Noch eine Karte ziehen; gezogene Karten gehen nie zurück.</translation>
    </message>
    <message>
        <source>The deck is empty.</source>
        <translation>Der Nachziehstapel ist leer.</translation>
    </message>
    <message>
        <source>Still in it: {cards}</source>
        <translation>Noch darin: {cards}</translation>
    </message>
    <message>
        <source>At the bottom: {cards}</source>
        <translation>Zuunterst: {cards}</translation>
    </message>
</context>
<context>
    <name>DicePiles</name>
    <message>
        <source>Sums of the dice</source>
        <translation>Summen der Würfel</translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>The dice have not been rolled yet.</source>
        <translation>Es wurde noch nicht gewürfelt.</translation>
    </message>
    <message>
        <source>The dice show {first} and {second}, together {sum}.</source>
        <translation>Die Würfel zeigen {first} und {second}, zusammen {sum}.</translation>
    </message>
</context>
<context>
    <name>DrawsPart</name>
    <message>
        <source>Luck of the draws, one by one</source>
        <translation>Glück beim Ziehen, Karte für Karte</translation>
    </message>
    <message>
        <source>Luck, draw by draw</source>
        <translation>Glück, Karte für Karte</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Gezogene Karten</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>I read the draws: what each hand brought, and what it might have brought.</source>
        <translation>Ich lese die Kartenzüge: was jede Hand brachte und was sie hätte bringen können.</translation>
    </message>
    <message>
        <source>No card was drawn in this game.</source>
        <translation>In diesem Spiel wurde keine Karte gezogen.</translation>
    </message>
</context>
<context>
    <name>DukePanel</name>
    <message>
        <source>You have not chosen a Duke yet.</source>
        <translation>Du hast noch keinen Herzog gewählt.</translation>
    </message>
</context>
<context>
    <name>DukePresenter</name>
    <message>
        <source>Show my Dukes</source>
        <translation>Meine Herzöge zeigen</translation>
    </message>
    <message>
        <source>Show the two Dukes dealt to you.</source>
        <translation>Die zwei Herzöge zeigen, die du bekommen hast.</translation>
    </message>
    <message>
        <source>Look around as long as you like; nobody else sees your Dukes.</source>
        <translation>Sieh dich in Ruhe um; niemand sonst sieht deine Herzöge.</translation>
    </message>
</context>
<context>
    <name>DukesWaiting</name>
    <message>
        <source>The Dukes are about to be revealed.</source>
        <translation>Gleich werden die Herzöge aufgedeckt.</translation>
    </message>
    <message>
        <source>Everyone keeps a card in secret.</source>
        <translation>Alle behalten geheim eine Karte.</translation>
    </message>
    <message>
        <source>The Dukes are being chosen.</source>
        <translation>Die Herzöge werden gewählt.</translation>
    </message>
</context>
<context>
    <name>End</name>
    <message>
        <source>Boards</source>
        <translation>Tafeln</translation>
    </message>
    <message>
        <source>{player}: {points} points.</source>
        <translation>{player}: {points} Punkte.</translation>
    </message>
    <message>
        <source>Click or Enter: their page in the Hall of Kingdoms.</source>
        <translation>Klick oder Enter: die Seite dieser Person in der Halle der Königreiche.</translation>
    </message>
    <message>
        <source>{player}: {words}</source>
        <translation>{player}: {words}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>{player} wins the tie at {points}</source>
        <translation>{player} gewinnt den Gleichstand bei {points}</translation>
    </message>
    <message>
        <source>{player} wins, {points} to {other}</source>
        <translation>{player} gewinnt, {points} zu {other}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>{source}: {points}.</source>
        <translation>{source}: {points}.</translation>
    </message>
    <message>
        <source>{player}, {source}: {points} points.</source>
        <translation>{player}, {source}: {points} Punkte.</translation>
    </message>
    <message>
        <source>{player}, {source}: 1 point.</source>
        <translation>{player}, {source}: 1 Punkt.</translation>
    </message>
    <message>
        <source>{what}: {points} points.</source>
        <translation>{what}: {points} Punkte.</translation>
    </message>
    <message>
        <source>{what}: 1 point.</source>
        <translation>{what}: 1 Punkt.</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Momente</translation>
    </message>
    <message>
        <source>Moment {number}, round {round}: {head}. {words}</source>
        <translation>Moment {number}, Runde {round}: {head}. {words}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Anschauen</translation>
    </message>
    <message>
        <source>{number} in all.</source>
        <translation>{number} insgesamt.</translation>
    </message>
    <message>
        <source>In the lead to the end.</source>
        <translation>Vorn bis zum Ende.</translation>
    </message>
    <message>
        <source>Takes the lead by {number}.</source>
        <translation>Geht mit {number} in Führung.</translation>
    </message>
    <message>
        <source>{number} ahead.</source>
        <translation>{number} voraus.</translation>
    </message>
    <message>
        <source>{number} behind.</source>
        <translation>{number} zurück.</translation>
    </message>
    <message>
        <source>Now level.</source>
        <translation>Jetzt gleichauf.</translation>
    </message>
    <message>
        <source>A turn of {player}</source>
        <translation>Ein Zug von {player}</translation>
    </message>
    <message>
        <source>{player} chose “{chosen}”; the next best was “{other}”</source>
        <translation>{player} wählte „{chosen}“; das Nächstbeste war „{other}“</translation>
    </message>
    <message>
        <source>{player}&apos;s best move: +{number} points.</source>
        <translation>Bester Zug von {player}: +{number} Punkte.</translation>
    </message>
    <message>
        <source>{player}&apos;s best move: +1 point.</source>
        <translation>Bester Zug von {player}: +1 Punkt.</translation>
    </message>
    <message>
        <source>{player}&apos;s best move: {number} more points at the end.</source>
        <translation>Bester Zug von {player}: am Ende {number} Punkte mehr.</translation>
    </message>
    <message>
        <source>{player}&apos;s best move: {number} more wins in 100.</source>
        <translation>Bester Zug von {player}: {number} Siege mehr in 100.</translation>
    </message>
    <message>
        <source>Luck brought {player} {number} wins in 100.</source>
        <translation>Das Glück brachte {player} {number} Siege in 100.</translation>
    </message>
    <message>
        <source>Luck cost {player} {number} wins in 100.</source>
        <translation>Pech kostete {player} {number} Siege in 100.</translation>
    </message>
    <message>
        <source>It cost {player} {number} wins in 100.</source>
        <translation>Es kostete {player} {number} Siege in 100.</translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation>Punkte nach Runden</translation>
    </message>
    <message>
        <source>Round {round}: {points}.</source>
        <translation>Runde {round}: {points}.</translation>
    </message>
    <message>
        <source>Members in the city: {members}, at palms: {palms}.</source>
        <translation>Mitglieder in der Stadt: {members}, an Palmen: {palms}.</translation>
    </message>
    <message>
        <source>A house in the city</source>
        <translation>Ein Haus in der Stadt</translation>
    </message>
    <message>
        <source>A palm for shade</source>
        <translation>Eine Palme als Schatten</translation>
    </message>
    <message>
        <source>A seat in the council</source>
        <translation>Ein Sitz im Rat</translation>
    </message>
    <message>
        <source>Prestige</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>{task} Missed, {progress}</source>
        <translation>{task} Verfehlt, {progress}</translation>
    </message>
    <message>
        <source>{task} Fulfilled</source>
        <translation>{task} Erfüllt</translation>
    </message>
    <message>
        <source>citizens</source>
        <translation>Bürger</translation>
    </message>
    <message>
        <source>monsters</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>domains</source>
        <translation>Domänen</translation>
    </message>
    <message>
        <source>minions</source>
        <translation>Schergen</translation>
    </message>
    <message>
        <source>beasts</source>
        <translation>Bestien</translation>
    </message>
    <message>
        <source>titans</source>
        <translation>Titanen</translation>
    </message>
    <message>
        <source>bosses</source>
        <translation>Bosse</translation>
    </message>
    <message>
        <source>{card} and {number} more</source>
        <translation>{card} und {number} weitere</translation>
    </message>
    <message>
        <source>2× {card}</source>
        <translation>2× {card}</translation>
    </message>
    <message>
        <source>{card} and {other}</source>
        <translation>{card} und {other}</translation>
    </message>
    <message>
        <source>Citizens: {citizens}. Domains: {domains}. Monsters: {monsters}.</source>
        <translation>Bürger: {citizens}. Domänen: {domains}. Monster: {monsters}.</translation>
    </message>
    <message>
        <source>{player}&apos;s Duke: {duke}</source>
        <translation>Herzog von {player}: {duke}</translation>
    </message>
    <message>
        <source>{card} falls</source>
        <translation>{card} fällt</translation>
    </message>
    <message>
        <source>Resources left over for {duke}</source>
        <translation>übrige Rohstoffe ({duke})</translation>
    </message>
    <message>
        <source>{duke}&apos;s {what}</source>
        <translation>{what} ({duke})</translation>
    </message>
    <message>
        <source>An auction won by a hair</source>
        <translation>Knapp ersteigert</translation>
    </message>
    <message>
        <source>An auction won</source>
        <translation>Ersteigert</translation>
    </message>
    <message>
        <source>{task} fulfilled</source>
        <translation>{task} erfüllt</translation>
    </message>
    <message>
        <source>A privilege</source>
        <translation>Ein Privileg</translation>
    </message>
</context>
<context>
    <name>EndFoot</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Halle</translation>
    </message>
    <message>
        <source>Another set-up</source>
        <translation>Anderer Aufbau</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Noch mal ansehen</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>Was den Ausschlag gab</translation>
    </message>
    <message>
        <source>Same deal</source>
        <translation>Gleiche Karten</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>See this game hang in the Hall of Kingdoms</source>
        <translation>Dieses Spiel in der Halle der Königreiche hängen sehen</translation>
    </message>
    <message>
        <source>Replay the game action by action</source>
        <translation>Das Spiel Aktion für Aktion wiederholen</translation>
    </message>
    <message>
        <source>Play again with the same cards and dice</source>
        <translation>Spiel noch einmal mit denselben Karten und Würfeln</translation>
    </message>
    <message>
        <source>Play again with other cards</source>
        <translation>Spiel noch einmal mit anderen Karten</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Startzahl {seed}</translation>
    </message>
    <message>
        <source>{seed}. Press to copy it.</source>
        <translation>{seed}. Drücken, um sie zu kopieren.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Die Wertung</translation>
    </message>
    <message>
        <source>The road</source>
        <translation>Der Weg</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>Played by {who}.</source>
        <translation>Gespielt von {who}.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source> for {gold} Gold</source>
        <translation> für {gold} Gold</translation>
    </message>
    <message>
        <source>+{more} {what}</source>
        <translation>+{more} {what}</translation>
    </message>
    <message>
        <source>1 Gold helps today. A citizen pays again and again. Citizens first.</source>
        <translation>1 Gold hilft heute. Ein Bürger zahlt sich immer wieder aus. Zuerst die Bürger.</translation>
    </message>
    <message>
        <source>1 citizen</source>
        <translation>1 Bürger</translation>
    </message>
    <message>
        <source>1 domain</source>
        <translation>1 Domäne</translation>
    </message>
    <message>
        <source>1 for each member of your longest chain</source>
        <translation>1 für jedes Mitglied deiner längsten Kette</translation>
    </message>
    <message>
        <source>1 member</source>
        <translation>1 Mitglied</translation>
    </message>
    <message>
        <source>1 monster</source>
        <translation>1 Monster</translation>
    </message>
    <message>
        <source>1 of them at a palm</source>
        <translation>1 davon an einer Palme</translation>
    </message>
    <message>
        <source>3, 2 and their sum, 5: each roll gives three numbers, and each of them wakes every card that shows it.</source>
        <translation>3, 2 und ihre Summe 5: Jeder Wurf gibt drei Zahlen, und jede weckt alle Karten, auf denen sie steht.</translation>
    </message>
    <message>
        <source>4 members in a square of 2 by 2</source>
        <translation>4 Mitglieder in einem Quadrat von 2 mal 2</translation>
    </message>
    <message>
        <source>5 and 5 make 10. A card with two numbers, 9/10 or 11/12, wakes on either of them: your Paladin woke too.</source>
        <translation>5 und 5 macht 10. Eine Karte mit zwei Zahlen, 9/10 oder 11/12, erwacht bei jeder davon: Auch dein Paladin ist erwacht.</translation>
    </message>
    <message>
        <source>7 wakes your Thief, who takes up to 3 Gold or Magic from someone else. Take 3 Gold from Oak.</source>
        <translation>Die 7 weckt deinen Thief, der jemand anderem bis zu 3 Gold oder Magie nimmt. Nimm Oak 3 Gold.</translation>
    </message>
    <message>
        <source>A badger once took more from me.</source>
        <translation>Ein Dachs hat mir schon mehr genommen.</translation>
    </message>
    <message>
        <source>A bid of {sum}: {rank} so far.</source>
        <translation>Ein Gebot von {sum}: bisher auf {rank}.</translation>
    </message>
    <message>
        <source>A bright evening, under another star.</source>
        <translation>Ein heller Abend, unter anderem Stern.</translation>
    </message>
    <message>
        <source>A card has been turned up</source>
        <translation>Eine Karte wurde aufgedeckt</translation>
    </message>
    <message>
        <source>A cat may doze before midnight.</source>
        <translation>Vor Mitternacht darf eine Katze dösen.</translation>
    </message>
    <message>
        <source>A chair less to dust. Very well.</source>
        <translation>Ein Stuhl weniger zum Abstauben. Nun gut.</translation>
    </message>
    <message>
        <source>A close fit, only not for me.</source>
        <translation>Es passte genau, nur nicht mir.</translation>
    </message>
    <message>
        <source>A cloud, just as I was counting.</source>
        <translation>Eine Wolke, gerade als ich zählte.</translation>
    </message>
    <message>
        <source>A coin kept is a coin one has.</source>
        <translation>Eine behaltene Münze bleibt.</translation>
    </message>
    <message>
        <source>A column lies in ruins and nobody stands between it and the keep. The Dark Lord walks in: the game is lost, whatever the scores.</source>
        <translation>Eine Spalte liegt in Trümmern, und niemand steht mehr zwischen ihr und der Burg. Der Dunkle Herrscher tritt ein: Das Spiel ist verloren, gleich wie viele Punkte es gab.</translation>
    </message>
    <message>
        <source>A conjunction. The charts spoke of one.</source>
        <translation>Eine Konjunktion. Die Karten sprachen davon.</translation>
    </message>
    <message>
        <source>A domain in one turn</source>
        <translation>Eine Domäne in einem Zug</translation>
    </message>
    <message>
        <source>A few more: with six cards you can have a say all round long.</source>
        <translation>Noch ein paar: Mit sechs Karten kannst du die ganze Runde lang mitreden.</translation>
    </message>
    <message>
        <source>A fine day for a walk in the woods.</source>
        <translation>Ein schöner Tag für einen Waldspaziergang.</translation>
    </message>
    <message>
        <source>A fine domain too. But your Clerics fit Shattered Hand best of all.</source>
        <translation>Auch ein schöner Ort. Doch zu deinen Clerics passt Shattered Hand am besten.</translation>
    </message>
    <message>
        <source>A fine evening, whoever won it.</source>
        <translation>Ein schöner Abend, ganz gleich, wer gewann.</translation>
    </message>
    <message>
        <source>A finer plan than mine. May I copy it?</source>
        <translation>Ein besserer Plan als meiner. Darf ich ihn abzeichnen?</translation>
    </message>
    <message>
        <source>A fountain rinses every jar.</source>
        <translation>Ein Brunnen spült jedes Glas.</translation>
    </message>
    <message>
        <source>A fountain, in round {number}</source>
        <translation>Ein Brunnen in Runde {number}</translation>
    </message>
    <message>
        <source>A friend said I might borrow it.</source>
        <translation>Ein Freund meinte, ich darf es leihen.</translation>
    </message>
    <message>
        <source>A good bag, and no harm done.</source>
        <translation>Gute Beute, und niemand kam zu Schaden.</translation>
    </message>
    <message>
        <source>A good crossing. Thank you.</source>
        <translation>Eine gute Überfahrt. Danke.</translation>
    </message>
    <message>
        <source>A good house needs good neighbours.</source>
        <translation>Ein gutes Haus braucht gute Nachbarn.</translation>
    </message>
    <message>
        <source>A good hunt, in good company.</source>
        <translation>Eine gute Jagd, in guter Gesellschaft.</translation>
    </message>
    <message>
        <source>A good landing place.</source>
        <translation>Ein guter Anlegeplatz.</translation>
    </message>
    <message>
        <source>A little short today. It will keep.</source>
        <translation>Heute etwas knapp. Das gibt sich.</translation>
    </message>
    <message>
        <source>A loan of materials, let us say.</source>
        <translation>Sagen wir: geliehenes Baumaterial.</translation>
    </message>
    <message>
        <source>A long trail is still a trail.</source>
        <translation>Eine lange Fährte ist auch eine Fährte.</translation>
    </message>
    <message>
        <source>A lovely evening. I&apos;ll return the spoons.</source>
        <translation>Ein schöner Abend. Die Löffel bringe ich zurück.</translation>
    </message>
    <message>
        <source>A matching pair. Like good socks.</source>
        <translation>Ein passendes Paar. Wie gute Socken.</translation>
    </message>
    <message>
        <source>A member of {player} left {place}</source>
        <translation>Ein Mitglied von {player} verließ {place}</translation>
    </message>
    <message>
        <source>A mirror for the night. Thank you.</source>
        <translation>Ein Spiegel für die Nacht. Danke.</translation>
    </message>
    <message>
        <source>A pair. Into the same jar with it.</source>
        <translation>Ein Paar. Das kommt ins selbe Glas.</translation>
    </message>
    <message>
        <source>We shall all meet here. Bring your buckets.</source>
        <translation>Ein Treffpunkt. Bringt eure Eimer mit.</translation>
    </message>
    <message>
        <source>A roof. My knees approve.</source>
        <translation>Ein Dach. Meine Knie sind einverstanden.</translation>
    </message>
    <message>
        <source>A seat, a good and a roof over your head, all with one stack. That is what guilds are for.</source>
        <translation>Ein Sitz, eine Ware und ein Dach über dem Kopf, alles mit einem Stapel. Dafür sind Gilden da.</translation>
    </message>
    <message>
        <source>A sharp nose won this. Not mine.</source>
        <translation>Eine feine Nase hat gewonnen. Nicht meine.</translation>
    </message>
    <message>
        <source>A solo game is for one player, not for {number}.</source>
        <translation>Ein Solospiel ist für eine Person, nicht für {number}.</translation>
    </message>
    <message>
        <source>A task for {number} points</source>
        <translation>Eine Aufgabe für {number} Punkte</translation>
    </message>
    <message>
        <source>A third light. Now it has a name.</source>
        <translation>Ein drittes Licht. Nun hat es einen Namen.</translation>
    </message>
    <message>
        <source>A third. I&apos;d better knit another scarf.</source>
        <translation>Nummer drei. Da stricke ich noch einen Schal.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Add a {card} to the stack</source>
        <translation>Zum Stapel legen: {card}</translation>
    </message>
    <message>
        <source>After five rounds all is counted: prestige, members in the city, palms, fountains, privileges, and your tasks.</source>
        <translation>Nach fünf Runden zählt alles: Ansehen, Mitglieder in der Stadt, Palmen, Brunnen, Privilegien und deine Aufgaben.</translation>
    </message>
    <message>
        <source>All Four Quarters</source>
        <translation>Alle vier Viertel</translation>
    </message>
    <message>
        <source>All Trades</source>
        <translation>Alle Gewerbe</translation>
    </message>
    <message>
        <source>All aboard? Mind the step.</source>
        <translation>Alle an Bord? Vorsicht, Stufe.</translation>
    </message>
    <message>
        <source>All houses change in time.</source>
        <translation>Mit der Zeit wechseln alle Häuser.</translation>
    </message>
    <message>
        <source>All yours again: the chairs, I mean.</source>
        <translation>Gehört wieder euch: die Stühle, meine ich.</translation>
    </message>
    <message>
        <source>All {number} tasks fulfilled</source>
        <translation>Alle {number} Aufgaben erfüllt</translation>
    </message>
    <message>
        <source>Along the Wall</source>
        <translation>An der Mauer</translation>
    </message>
    <message>
        <source>Already? My ice has not even melted.</source>
        <translation>Schon? Mein Eis ist noch nicht geschmolzen.</translation>
    </message>
    <message>
        <source>An area was chosen twice; choose five different areas.</source>
        <translation>Ein Gebiet wurde zweimal gewählt; wähle fünf verschiedene.</translation>
    </message>
    <message>
        <source>An auction is a hunt with chairs.</source>
        <translation>Eine Versteigerung ist eine Jagd mit Stühlen.</translation>
    </message>
    <message>
        <source>An auction won by one, in round {number}</source>
        <translation>Auktion um eins gewonnen, Runde {number}</translation>
    </message>
    <message>
        <source>An empty shelf is a sad shelf.</source>
        <translation>Ein leeres Regal ist ein trauriges Regal.</translation>
    </message>
    <message>
        <source>And a good. Oranges sell for 1 coin, then tiger nuts, wine, cloth, and porcelain for 5. A cross would decline a thing; today you want them all.</source>
        <translation>Dazu eine Ware. Orangen bringen beim Verkauf 1 Münze, dann kommen Erdmandeln, Wein, Stoff, und Porzellan bringt 5. Ein Kreuz lehnt etwas ab; heute willst du alles.</translation>
    </message>
    <message>
        <source>Another hand in the boat.</source>
        <translation>Eine Hand mehr im Boot.</translation>
    </message>
    <message>
        <source>Another player has decided since</source>
        <translation>Seither hat jemand anderes entschieden</translation>
    </message>
    <message>
        <source>Assistance (4)</source>
        <translation>Beistand (4)</translation>
    </message>
    <message>
        <source>At last, room for more shelves.</source>
        <translation>Endlich Platz für mehr Regale.</translation>
    </message>
    <message>
        <source>At the end of your Action Phase</source>
        <translation>Am Ende deiner Aktionsphase</translation>
    </message>
    <message>
        <source>At the start of your Action Phase</source>
        <translation>Zu Beginn deiner Aktionsphase</translation>
    </message>
    <message>
        <source>Back already? Then help me with the jars.</source>
        <translation>Schon zurück? Dann hilf mir mit den Gläsern.</translation>
    </message>
    <message>
        <source>Bare Shelves</source>
        <translation>Leere Regale</translation>
    </message>
    <message>
        <source>Beasts</source>
        <translation>Bestien</translation>
    </message>
    <message>
        <source>Beaten in good company. Same time tomorrow?</source>
        <translation>In bester Gesellschaft verloren. Morgen wieder?</translation>
    </message>
    <message>
        <source>Beautifully done. I watched every move.</source>
        <translation>Wunderschön gespielt. Ich sah jeden Zug.</translation>
    </message>
    <message>
        <source>Before we part: one more for the road.</source>
        <translation>Bevor wir gehen: noch eine für den Weg.</translation>
    </message>
    <message>
        <source>Behind schedule. It has happened before.</source>
        <translation>Hinter dem Zeitplan. Das kommt vor.</translation>
    </message>
    <message>
        <source>Beside a fountain it is worth more: at the central one 2 points for each member that stands right beside it, not across a corner.</source>
        <translation>Neben einem Brunnen ist es mehr wert: bei dem in der Mitte 2 Punkte für jedes Mitglied, das gleich daneben steht, nicht über Eck.</translation>
    </message>
    <message>
        <source>Bosses</source>
        <translation>Bosse</translation>
    </message>
    <message>
        <source>Both oars in the water.</source>
        <translation>Beide Ruder im Wasser.</translation>
    </message>
    <message>
        <source>Both the same. That&apos;s good, isn&apos;t it?</source>
        <translation>Beide gleich. Das ist gut, oder?</translation>
    </message>
    <message>
        <source>Build {card} for {price}</source>
        <translation>{card} für {price} bauen</translation>
    </message>
    <message>
        <source>Builds domains. Measures twice and cuts once.</source>
        <translation>Baut Domänen. Misst zweimal und sägt einmal.</translation>
    </message>
    <message>
        <source>By a boat&apos;s length. Or less.</source>
        <translation>Um eine Bootslänge. Oder weniger.</translation>
    </message>
    <message>
        <source>By one. A single star tipped the scales.</source>
        <translation>Um eins. Ein einzelner Stern gab den Ausschlag.</translation>
    </message>
    <message>
        <source>By one. I call that a whisker.</source>
        <translation>Um eins. Das nenne ich ein Schnurrhaar.</translation>
    </message>
    <message>
        <source>By one. I heard it rustle, too late.</source>
        <translation>Um eins. Ich hörte es rascheln, zu spät.</translation>
    </message>
    <message>
        <source>By one. Nothing was wasted.</source>
        <translation>Um eins. Nichts wurde verschwendet.</translation>
    </message>
    <message>
        <source>By one. Someone stayed at home today.</source>
        <translation>Um eins. Heute blieb jemand zu Hause.</translation>
    </message>
    <message>
        <source>By one. That was close to the bone.</source>
        <translation>Um eins. Das ging bis auf den Knochen.</translation>
    </message>
    <message>
        <source>By one. That was my aunt in the back row.</source>
        <translation>Um eins. Das war Tante in der letzten Reihe.</translation>
    </message>
    <message>
        <source>By one? Someone has soft paws.</source>
        <translation>Um eins? Da hat jemand Samtpfoten.</translation>
    </message>
    <message>
        <source>Change a good for the next dearer one: {guild}</source>
        <translation>Eine Ware gegen die nächstteurere tauschen: {guild}</translation>
    </message>
    <message>
        <source>Citizen</source>
        <translation>Bürger</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>Bürger</translation>
    </message>
    <message>
        <source>Cleared. Now we can dig.</source>
        <translation>Geräumt. Jetzt kann gegraben werden.</translation>
    </message>
    <message>
        <source>Climb in. We&apos;re off.</source>
        <translation>Steigt ein. Wir legen ab.</translation>
    </message>
    <message>
        <source>Close the stack</source>
        <translation>Den Stapel schließen</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tuch</translation>
    </message>
    <message>
        <source>Cloth Warehouse (3)</source>
        <translation>Tuchlager (3)</translation>
    </message>
    <message>
        <source>Coins and the fountain</source>
        <translation>Münzen und der Brunnen</translation>
    </message>
    <message>
        <source>Column {column} is attacked</source>
        <translation>Spalte {column} wird angegriffen</translation>
    </message>
    <message>
        <source>Come and look. Mind the wet mortar.</source>
        <translation>Kommt und seht. Der Mörtel ist noch feucht.</translation>
    </message>
    <message>
        <source>Council</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>Courtyard</source>
        <translation>Innenhof</translation>
    </message>
    <message>
        <source>Dawn soon. I shall fold up the charts.</source>
        <translation>Bald Morgen. Ich falte die Karten zusammen.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Austeilen</translation>
    </message>
    <message>
        <source>Deeper Purse</source>
        <translation>Vollerer Beutel</translation>
    </message>
    <message>
        <source>Did I do that? Is it all right?</source>
        <translation>War ich das? Geht es ihm gut?</translation>
    </message>
    <message>
        <source>Did I have one of those? How nice.</source>
        <translation>So etwas hatte ich? Wie schön.</translation>
    </message>
    <message>
        <source>Did I win by one? Which one?</source>
        <translation>Um eins gewonnen? Um welches denn?</translation>
    </message>
    <message>
        <source>Die {die} ({value}) attacks first</source>
        <translation>Würfel {die} ({value}) greift zuerst an</translation>
    </message>
    <message>
        <source>Do keep Heart of the City: this very round we settle at the central fountain.</source>
        <translation>Behalte „Herz der Stadt“: Noch in dieser Runde siedeln wir am Brunnen in der Mitte.</translation>
    </message>
    <message>
        <source>Do keep it. I&apos;d only mislay it.</source>
        <translation>Behalte es ruhig. Ich verlege es nur.</translation>
    </message>
    <message>
        <source>Do sit down. The nobility builds the fountain of this round.</source>
        <translation>Setz dich ruhig. Der Adel baut den Brunnen dieser Runde.</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Domäne</translation>
    </message>
    <message>
        <source>Domains</source>
        <translation>Domänen</translation>
    </message>
    <message>
        <source>Domains gone: {number} of {whole}</source>
        <translation>Domänen weg: {number} von {whole}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Doubles. They wake me, the Herald, and I bring 1 resource of your choice. Gain 1 Strength.</source>
        <translation>Ein Pasch. Er weckt mich, den Herold, und ich bringe 1 Rohstoff deiner Wahl. Nimm 1 Stärke.</translation>
    </message>
    <message>
        <source>Draw no more</source>
        <translation>Nicht weiter ziehen</translation>
    </message>
    <message>
        <source>Draw one more card</source>
        <translation>Noch eine Karte ziehen</translation>
    </message>
    <message>
        <source>Duke points for Shadows</source>
        <translation>Herzogspunkte für Schatten</translation>
    </message>
    <message>
        <source>Duke points for Soldiers</source>
        <translation>Herzogspunkte für Soldaten</translation>
    </message>
    <message>
        <source>Duke points for Workers</source>
        <translation>Herzogspunkte für Arbeiter</translation>
    </message>
    <message>
        <source>Duke points for certain monsters</source>
        <translation>Herzogspunkte für bestimmte Monster</translation>
    </message>
    <message>
        <source>Duke points for citizens</source>
        <translation>Herzogspunkte für Bürger</translation>
    </message>
    <message>
        <source>Duke points for domains</source>
        <translation>Herzogspunkte für Domänen</translation>
    </message>
    <message>
        <source>Duke points for monsters</source>
        <translation>Herzogspunkte für Monster</translation>
    </message>
    <message>
        <source>Duke points for resources</source>
        <translation>Herzogspunkte für Rohstoffe</translation>
    </message>
    <message>
        <source>Each card has one power for your own rolls and one for those of others. Parchment marks the one that counts now.</source>
        <translation>Jede Karte hat eine Fähigkeit für deine Würfe und eine für die der anderen. Pergament zeigt die, die jetzt zählt.</translation>
    </message>
    <message>
        <source>Ease the oars. We drift in.</source>
        <translation>Ruder sachte. Wir treiben ein.</translation>
    </message>
    <message>
        <source>Eclipsed by one. Beautiful, though.</source>
        <translation>Um eins verfinstert. Schön war es trotzdem.</translation>
    </message>
    <message>
        <source>Either {first}, or {last}</source>
        <translation>Entweder {first} oder {last}</translation>
    </message>
    <message>
        <source>Elected by everyone&apos;s grandmothers.</source>
        <translation>Von allen Großmüttern gewählt.</translation>
    </message>
    <message>
        <source>Empty Purse</source>
        <translation>Leerer Beutel</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Even planets leave their houses.</source>
        <translation>Auch Planeten verlassen ihre Häuser.</translation>
    </message>
    <message>
        <source>Even the moon is borrowed every month.</source>
        <translation>Selbst der Mond wird jeden Monat geborgt.</translation>
    </message>
    <message>
        <source>Every Drop</source>
        <translation>Jeder Tropfen</translation>
    </message>
    <message>
        <source>Every crumb of it counted.</source>
        <translation>Jeder Krümel hat gezählt.</translation>
    </message>
    <message>
        <source>Every player loses {amounts}</source>
        <translation>Alle verlieren {amounts}</translation>
    </message>
    <message>
        <source>Every trail ends at a spring.</source>
        <translation>Jede Fährte endet an einer Quelle.</translation>
    </message>
    <message>
        <source>Fair Rent</source>
        <translation>Gerechte Miete</translation>
    </message>
    <message>
        <source>Favourite Fountain</source>
        <translation>Lieblingsbrunnen</translation>
    </message>
    <message>
        <source>Fill the casks.</source>
        <translation>Füllt die Fässer.</translation>
    </message>
    <message>
        <source>Fill {place} next</source>
        <translation>Als Nächstes {place} auffüllen</translation>
    </message>
    <message>
        <source>Finders keepers, as my mother said.</source>
        <translation>Wer findet, der behält, sagte Mutter.</translation>
    </message>
    <message>
        <source>Fine Houses</source>
        <translation>Feine Häuser</translation>
    </message>
    <message>
        <source>Fine work at this table. I have learnt.</source>
        <translation>Gute Arbeit an diesem Tisch. Ich habe gelernt.</translation>
    </message>
    <message>
        <source>First place. I was looking for my hat.</source>
        <translation>Rang eins. Ich suchte doch nur meinen Hut.</translation>
    </message>
    <message>
        <source>First the ground, then the walls.</source>
        <translation>Erst der Grund, dann die Mauern.</translation>
    </message>
    <message>
        <source>Fish market, sunny wall. I may stay.</source>
        <translation>Fischmarkt, warme Mauer. Ich bleibe vielleicht.</translation>
    </message>
    <message>
        <source>Fountain</source>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>Fountain of Memories</source>
        <translation>Brunnen der Erinnerung</translation>
    </message>
    <message>
        <source>Fountain of the Artisans</source>
        <translation>Brunnen der Handwerker</translation>
    </message>
    <message>
        <source>Fountain of the Bells</source>
        <translation>Glockenbrunnen</translation>
    </message>
    <message>
        <source>Fountain of the Dolphins</source>
        <translation>Delfinbrunnen</translation>
    </message>
    <message>
        <source>Fountain of the Doves</source>
        <translation>Taubenbrunnen</translation>
    </message>
    <message>
        <source>Fountain of the Gardeners</source>
        <translation>Brunnen der Gärtner</translation>
    </message>
    <message>
        <source>Fountain of the Scribes</source>
        <translation>Brunnen der Schreiber</translation>
    </message>
    <message>
        <source>Fountain of the Stars</source>
        <translation>Sternenbrunnen</translation>
    </message>
    <message>
        <source>Fountain of the Sun</source>
        <translation>Sonnenbrunnen</translation>
    </message>
    <message>
        <source>Fountain of the Traders</source>
        <translation>Brunnen der Händler</translation>
    </message>
    <message>
        <source>Fresh water</source>
        <translation>Frisches Wasser</translation>
    </message>
    <message>
        <source>Fresh water. Now for a great pot of soup.</source>
        <translation>Frisches Wasser. Jetzt einen großen Topf Suppe.</translation>
    </message>
    <message>
        <source>From its roof I shall see the comet.</source>
        <translation>Von seinem Dach sehe ich den Kometen.</translation>
    </message>
    <message>
        <source>From me? I am almost touched.</source>
        <translation>Von mir? Ich bin fast gerührt.</translation>
    </message>
    <message>
        <source>From the back I see all your tails.</source>
        <translation>Von hinten sehe ich alle eure Schwänze.</translation>
    </message>
    <message>
        <source>Full Benches</source>
        <translation>Volle Bänke</translation>
    </message>
    <message>
        <source>Fuller Store</source>
        <translation>Volleres Lager</translation>
    </message>
    <message>
        <source>Gain any monster from the piles, without its reward</source>
        <translation>Erhalte ein beliebiges Monster aus den Stapeln, ohne Belohnung</translation>
    </message>
    <message>
        <source>Gain the top monster of the left-most stack that has one, without its reward</source>
        <translation>Erhalte das oberste Monster des Stapels, der am weitesten links noch eines hat, ohne Belohnung</translation>
    </message>
    <message>
        <source>Gain {amounts}</source>
        <translation>Erhalte {amounts}</translation>
    </message>
    <message>
        <source>Gain {amount}</source>
        <translation>Erhalte {amount}</translation>
    </message>
    <message>
        <source>Gain {amount} by your next turn</source>
        <translation>Erhalte bis zu deinem nächsten Zug {amount}</translation>
    </message>
    <message>
        <source>Gain {amount} first</source>
        <translation>Erhalte zuerst {amount}</translation>
    </message>
    <message>
        <source>Gain {amount} first, then pay the rest with Magic</source>
        <translation>Erhalte zuerst {amount}, dann bezahle den Rest mit Magie</translation>
    </message>
    <message>
        <source>Gain {card} for free</source>
        <translation>{card} kostenlos erhalten</translation>
    </message>
    <message>
        <source>Gain {card} for free, {where}</source>
        <translation>{card} kostenlos erhalten, {where}</translation>
    </message>
    <message>
        <source>Gain {card}, {where}</source>
        <translation>{card} erhalten, {where}</translation>
    </message>
    <message>
        <source>Gain {citizen}</source>
        <translation>Erhalte {citizen}</translation>
    </message>
    <message>
        <source>Gladly. He missed his garden, he says.</source>
        <translation>Gern. Er vermisst seinen Garten, sagt er.</translation>
    </message>
    <message>
        <source>Gladly. You need only ask, next time.</source>
        <translation>Gern. Nächstes Mal reicht eine Bitte.</translation>
    </message>
    <message>
        <source>Do keep bidding. I am only listening.</source>
        <translation>Bietet nur weiter. Ich höre bloß zu.</translation>
    </message>
    <message>
        <source> for {amounts}</source>
        <translation> für {amounts}</translation>
    </message>
    <message>
        <source>1 Orange</source>
        <translation>1 Orange</translation>
    </message>
    <message>
        <source>1 Tiger Nut</source>
        <translation>1 Erdmandel</translation>
    </message>
    <message>
        <source>1 at a palm</source>
        <translation>1 an einer Palme</translation>
    </message>
    <message>
        <source>1 building</source>
        <translation>1 Gebäude</translation>
    </message>
    <message>
        <source>1 for itself</source>
        <translation>1 für sich selbst</translation>
    </message>
    <message>
        <source>1 manuscript</source>
        <translation>1 Handschrift</translation>
    </message>
    <message>
        <source>1 point for a member of yours beside it.</source>
        <translation>1 Punkt für eines deiner Mitglieder daneben.</translation>
    </message>
    <message>
        <source>1 point for each {what}</source>
        <translation>1 Punkt für: {what}, je Stück</translation>
    </message>
    <message>
        <source>1 point for every {number} of: {what}</source>
        <translation>1 Punkt je {number} von: {what}</translation>
    </message>
    <message>
        <source>1 prestige at each of {number} councils while you hold it.</source>
        <translation>1 Ansehen bei jedem von {number} Räten, solange du ihn hältst.</translation>
    </message>
    <message>
        <source>1 prestige at the last council if you still hold it.</source>
        <translation>1 Ansehen beim letzten Rat, wenn du ihn dann noch hältst.</translation>
    </message>
    <message>
        <source>1 worker deep in the castle</source>
        <translation>1 Person tief in der Burg</translation>
    </message>
    <message>
        <source>14 monsters</source>
        <translation>14 Monster</translation>
    </message>
    <message>
        <source>2 more citizens</source>
        <translation>2 weitere Bürger</translation>
    </message>
    <message>
        <source>20 domains, 6 Dukes</source>
        <translation>20 Domänen, 6 Herzöge</translation>
    </message>
    <message>
        <source>22 domains, 4 Dukes</source>
        <translation>22 Domänen, 4 Herzöge</translation>
    </message>
    <message>
        <source>3 woke both of your Sorceresses: 1 Magic each, and 1 more of what you like. You will need 3 Gold, so gain Gold with both.</source>
        <translation>Die 3 weckte deine beiden Sorceresses: je 1 Magie und 1 weiterer Rohstoff nach Wahl. Du brauchst bald 3 Gold, also wähle beide Male Gold.</translation>
    </message>
    <message>
        <source>4 Dukes</source>
        <translation>4 Herzöge</translation>
    </message>
    <message>
        <source>4 domains</source>
        <translation>4 Domänen</translation>
    </message>
    <message>
        <source>5 areas, 10 citizens</source>
        <translation>5 Gebiete, 10 Bürger</translation>
    </message>
    <message>
        <source>5 Event cards</source>
        <translation>5 Ereigniskarten</translation>
    </message>
    <message>
        <source>1 Map short</source>
        <translation>1 Seekarte fehlt</translation>
    </message>
    <message>
        <source>1 point, and a citizen without the extra Gold. Recruit the Rogue, and pay 2 Gold.</source>
        <translation>1 Punkt, und ein Bürger ohne das zusätzliche Gold. Wirb den Rogue an, und zahl 2 Gold.</translation>
    </message>
    <message>
        <source>10 citizens, Maps</source>
        <translation>10 Bürger, Seekarten</translation>
    </message>
    <message>
        <source>13 Relics</source>
        <translation>13 Relikte</translation>
    </message>
    <message>
        <source>15 Agents</source>
        <translation>15 Agenten</translation>
    </message>
    <message>
        <source>3 Strength more. Now slay the Flaming Skeleton: pay 4 Strength and 1 Magic.</source>
        <translation>3 Stärke mehr. Jetzt erschlag das Flaming Skeleton: Zahl 4 Stärke und 1 Magie.</translation>
    </message>
    <message>
        <source>4 Events, a Duke</source>
        <translation>4 Ereignisse, ein Herzog</translation>
    </message>
    <message>
        <source>4 islands, 5 areas</source>
        <translation>4 Inseln, 5 Gebiete</translation>
    </message>
    <message>
        <source>5 areas, 8 citizens</source>
        <translation>5 Gebiete, 8 Bürger</translation>
    </message>
    <message>
        <source>7 monsters</source>
        <translation>7 Monster</translation>
    </message>
    <message>
        <source>A 5 and a 6. For the 6 you put 1 resource into the pool of Exekratys. A visit there takes all of one kind. Put in 1 Gold.</source>
        <translation>Eine 5 und eine 6. Für die 6 legst du 1 Rohstoff in den Schatz von Exekratys. Wer hinsegelt, nimmt alles von einer Sorte. Leg 1 Gold hinein.</translation>
    </message>
    <message>
        <source>A Bryne brings 2 Gold or 1 Map. You have no Map left, so take one.</source>
        <translation>Ein Bryne bringt 2 Gold oder 1 Seekarte. Du hast keine Seekarte mehr, also nimm eine.</translation>
    </message>
    <message>
        <source>A Map is good to have. But use the one you have.</source>
        <translation>Eine Seekarte ist gut. Aber nutz erst die, die du hast.</translation>
    </message>
    <message>
        <source>A Relic for each player, kept in secret and then shown: used as an action, or when you slay or build.</source>
        <translation>Für alle ein Relikt, geheim gewählt und dann gezeigt: als Aktion benutzt oder beim Erschlagen und Bauen.</translation>
    </message>
    <message>
        <source>A Tome pays and comes back. It pays 1 of its resource, lies face down, and is turned up at the end of your turn. A Noble lends you a role and scores for what you have.</source>
        <translation>Ein Foliant zahlt und kommt zurück. Er zahlt 1 von seinem Rohstoff, liegt dann verdeckt und wird am Ende deines Zugs aufgedeckt. Adlige leihen dir eine Rolle und bringen Punkte für das, was du hast.</translation>
    </message>
    <message>
        <source>A Warden for each area, who stands before its boss.</source>
        <translation>Für jedes Gebiet ein Wächter, der vor dem Boss steht.</translation>
    </message>
    <message>
        <source>A bargain like that I would sign at once. Hire the Patron.</source>
        <translation>So ein Angebot würde ich sofort unterschreiben. Heuere den Gönner an.</translation>
    </message>
    <message>
        <source>A bid of {sum}: {rank} for certain.</source>
        <translation>Ein Gebot von {sum}: sicher auf {rank}.</translation>
    </message>
    <message>
        <source>A bid of {sum}: {rank} unless {rival} bids as much.</source>
        <translation>Ein Gebot von {sum}: auf {rank}, wenn {rival} nicht ebenso viel bietet.</translation>
    </message>
    <message>
        <source>A bid of {sum}: {rank} unless {rival} bids more.</source>
        <translation>Ein Gebot von {sum}: auf {rank}, wenn {rival} nicht mehr bietet.</translation>
    </message>
    <message>
        <source>A big roof. The dog likes it.</source>
        <translation>Ein großes Dach. Dem Hund gefällt es.</translation>
    </message>
    <message>
        <source>A blot on my chart. A handsome one.</source>
        <translation>Ein Klecks auf meiner Karte. Ein schöner.</translation>
    </message>
    <message>
        <source>A bonus card, in round {number}</source>
        <translation>Eine Bonuskarte, in Runde {number}</translation>
    </message>
    <message>
        <source>A building leaves its square on your board, and the power under it is yours from now on. Square 9 lets you draw a card more. Take that workshop.</source>
        <translation>Ein Gebäude macht seine Nische auf deiner Tafel frei, und deren Fähigkeit gilt ab jetzt. Mit Nische 9 ziehst du eine Karte mehr. Nimm diese Werkstatt.</translation>
    </message>
    <message>
        <source>A card, a ride, a trade</source>
        <translation>Eine Karte, ein Ritt, ein Handel</translation>
    </message>
    <message>
        <source>A card, a ride, an action. Every turn of yours goes like that, in this order.</source>
        <translation>Eine Karte, ein Ritt, eine Aktion. So geht jeder deiner Züge, in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>A citizen that costs 0 Gold costs nothing, and you need no Gold of your own for it.</source>
        <translation>Ein Bürger, der 0 Gold kostet, kostet nichts, und du brauchst selbst kein Gold dafür.</translation>
    </message>
    <message>
        <source>A citizen that lies face down doesn&apos;t wake, and nothing counts or chooses it. It is turned up for the final score.</source>
        <translation>Ein Bürger, der verdeckt liegt, erwacht nicht, und nichts zählt oder wählt ihn. Für die Schlusswertung wird er aufgedeckt.</translation>
    </message>
    <message>
        <source>A conjunction. It was due on Thursday.</source>
        <translation>Eine Konjunktion. Sie war für Donnerstag fällig.</translation>
    </message>
    <message>
        <source>A criminal counts as whatever your action needs. The price is corruption: 1 for each criminal on your board. Play the Thief.</source>
        <translation>Ein Ganove zählt als alles, was deine Aktion braucht. Der Preis ist Verderbnis: 1 für jeden Ganoven auf deiner Tafel. Spiele den Dieb.</translation>
    </message>
    <message>
        <source>A domain that lies face down has no power, but still counts as a domain. It is turned up for the final score.</source>
        <translation>Eine Domäne, die verdeckt liegt, hat keine Fähigkeit mehr, zählt aber weiter als Domäne. Für die Schlusswertung wird sie aufgedeckt.</translation>
    </message>
    <message>
        <source>A domain that you gain for free isn&apos;t built.</source>
        <translation>Eine Domäne, die du kostenlos erhältst, baust du nicht.</translation>
    </message>
    <message>
        <source>A fair chase. The kettle is on.</source>
        <translation>Eine schöne Jagd. Der Kessel ist aufgesetzt.</translation>
    </message>
    <message>
        <source>A falling star. I made a wish.</source>
        <translation>Eine Sternschnuppe. Ich habe mir etwas gewünscht.</translation>
    </message>
    <message>
        <source>A fine citizen. But two Rogues make the third one dear: take that.</source>
        <translation>Ein guter Bürger. Aber zwei Rogues machen den dritten teuer: Nimm den.</translation>
    </message>
    <message>
        <source>A fine domain. But today I show you what lies below the stacks.</source>
        <translation>Eine schöne Domäne. Aber heute sehen wir uns an, was unter den Stapeln liegt.</translation>
    </message>
    <message>
        <source>A fine thing. The debt brings a resource as well: pay it.</source>
        <translation>Auch schön. Die Schuld bringt aber noch einen Rohstoff: Bezahle sie.</translation>
    </message>
    <message>
        <source>A full house wins in the end.</source>
        <translation>Ein volles Haus gewinnt am Ende.</translation>
    </message>
    <message>
        <source>A good choice, too. But the Banshee pays 2 Magic.</source>
        <translation>Auch eine gute Wahl. Aber die Banshee bringt 2 Magie.</translation>
    </message>
    <message>
        <source>A good choice, too. But the Flaming Skeleton is worth 3 points.</source>
        <translation>Auch eine gute Wahl. Aber das Flaming Skeleton ist 3 Punkte wert.</translation>
    </message>
    <message>
        <source>A good choice, too. But the Yeti is worth 3 points, and it pays you.</source>
        <translation>Auch eine gute Wahl. Aber der Yeti ist 3 Punkte wert und zahlt obendrein.</translation>
    </message>
    <message>
        <source>A good citizen. But first let us see what your Relic can do.</source>
        <translation>Ein guter Bürger. Aber lass uns erst sehen, was dein Relikt kann.</translation>
    </message>
    <message>
        <source>A good neighbour is half a pantry.</source>
        <translation>Gute Nachbarn sind die halbe Speisekammer.</translation>
    </message>
    <message>
        <source>A good trip, too. But these Jewels cost 4, and their kind is about to slide down.</source>
        <translation>Auch eine gute Fahrt. Aber diese Jewels kosten 4, und gleich rutschen andere nach.</translation>
    </message>
    <message>
        <source>A hall that faces the evening star.</source>
        <translation>Eine Halle mit Blick zum Abendstern.</translation>
    </message>
    <message>
        <source>A hall with a long table. At last.</source>
        <translation>Eine Halle mit langem Tisch. Endlich.</translation>
    </message>
    <message>
        <source>A high roof with a warm chimney.</source>
        <translation>Ein hohes Dach mit warmem Kamin.</translation>
    </message>
    <message>
        <source>A house brings its spot today, its power for good, and points at the end.</source>
        <translation>Ein Haus bringt heute seinen Baugrund, für immer seine Fähigkeit und am Ende Punkte.</translation>
    </message>
    <message>
        <source>A house by the river</source>
        <translation>Ein Haus am Fluss</translation>
    </message>
    <message>
        <source>A little from each shelf, and it was enough.</source>
        <translation>Von jedem Regal ein wenig, und es hat gereicht.</translation>
    </message>
    <message>
        <source>A long ride, and something to show for it.</source>
        <translation>Ein langer Ritt, und er hat sich gelohnt.</translation>
    </message>
    <message>
        <source>A member of {rival} goes home.</source>
        <translation>Ein Mitglied von {rival} geht heim.</translation>
    </message>
    <message>
        <source>A monster that costs 0 Strength costs only its Magic, and you need no Strength for it.</source>
        <translation>Ein Monster, das 0 Stärke kostet, kostet nur seine Magie, und du brauchst keine Stärke dafür.</translation>
    </message>
    <message>
        <source>A neighbour. I have so many radishes.</source>
        <translation>Nachbarschaft. Ich habe so viele Radieschen.</translation>
    </message>
    <message>
        <source>A paid debt costs no points at the end, and brings 1 resource now.</source>
        <translation>Eine bezahlte Schuld kostet am Ende keine Punkte und bringt jetzt 1 Rohstoff.</translation>
    </message>
    <message>
        <source>A pretty spot, but not on our errand. Ride to the one I marked.</source>
        <translation>Ein hübscher Ort, aber nicht unser Weg. Reite zum markierten Feld.</translation>
    </message>
    <message>
        <source>A raven and a dove. I keep to the dog.</source>
        <translation>Rabe und Taube. Ich bleibe beim Hund.</translation>
    </message>
    <message>
        <source>A river in every land. Good.</source>
        <translation>Ein Fluss in jedem Land. Gut.</translation>
    </message>
    <message>
        <source>A rope from bank to bank.</source>
        <translation>Ein Seil von Ufer zu Ufer.</translation>
    </message>
    <message>
        <source>A round kingdom needs a good compass.</source>
        <translation>Ein rundes Reich braucht einen guten Zirkel.</translation>
    </message>
    <message>
        <source>A settlement in the foundations. It holds.</source>
        <translation>Das Fundament hat sich gesetzt. Es hält.</translation>
    </message>
    <message>
        <source>A spot pays at once: the first one 1 virtue, the second one 1 gold. Gold sends workers, which is our next errand. Build on spot 2.</source>
        <translation>Ein Baugrund zahlt sofort: der erste 1 Tugend, der zweite 1 Gold. Gold schickt Leute in die Burg, und das haben wir vor. Bau auf Baugrund 2.</translation>
    </message>
    <message>
        <source>A trading post takes 5 builders. Keep your stone: take square 9.</source>
        <translation>Ein Handelsposten braucht 5 Baumeister. Spar den Stein: Nimm Nische 9.</translation>
    </message>
    <message>
        <source>A turn with Agents</source>
        <translation>Ein Zug mit Agenten</translation>
    </message>
    <message>
        <source>A turn with Crimson Seas</source>
        <translation>Ein Zug mit den Purpurmeeren</translation>
    </message>
    <message>
        <source>A turn with Flames &amp; Frost</source>
        <translation>Ein Zug mit Flammen &amp; Frost</translation>
    </message>
    <message>
        <source>A turn with Relics</source>
        <translation>Ein Zug mit Relikten</translation>
    </message>
    <message>
        <source>A turn with Shadowvale</source>
        <translation>Ein Zug mit Schattental</translation>
    </message>
    <message>
        <source>A useful man, but dear. Hire nobody this turn.</source>
        <translation>Nützlich, aber teuer. Heuere diesmal niemanden an.</translation>
    </message>
    <message>
        <source>Abbot</source>
        <translation>Abt</translation>
    </message>
    <message>
        <source>About {number} in 10 players who keep it fulfil it.</source>
        <translation>Etwa {number} von 10 Personen, die sie behalten, erfüllen sie.</translation>
    </message>
    <message>
        <source>About {number} in 10 players who keep it miss it.</source>
        <translation>Etwa {number} von 10 Personen, die sie behalten, verfehlen sie.</translation>
    </message>
    <message>
        <source>Acolyte</source>
        <translation>Akolyth</translation>
    </message>
    <message>
        <source>Acquired deeds</source>
        <translation>Erworbene Urkunden</translation>
    </message>
    <message>
        <source>Ada</source>
        <translation>Ada</translation>
    </message>
    <message>
        <source>Add {amounts} to the price of a monster in the market</source>
        <translation>Erhöhe den Preis eines Monsters im Markt um {amounts}</translation>
    </message>
    <message>
        <source>Agent {number}</source>
        <translation>Agent {number}</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>All Crimson Seas</source>
        <translation>Alles aus Purpurmeere</translation>
    </message>
    <message>
        <source>All Flames &amp; Frost</source>
        <translation>Alles aus Flammen &amp; Frost</translation>
    </message>
    <message>
        <source>All Shadowvale</source>
        <translation>Alles aus Schattental</translation>
    </message>
    <message>
        <source>All in good time. The Cyclops pays best today.</source>
        <translation>Alles zu seiner Zeit. Der Cyclops zahlt heute am besten.</translation>
    </message>
    <message>
        <source>All in good time. The Mask has not had enough.</source>
        <translation>Alles zu seiner Zeit. Die Maske hat noch nicht genug.</translation>
    </message>
    <message>
        <source>All of one kind built: {building}</source>
        <translation>Alle einer Art gebaut: {building}</translation>
    </message>
    <message>
        <source>Alms for the Poor: an Event card. In turn order, each of you gives 2 of one resource to another player.</source>
        <translation>Alms for the Poor: eine Ereigniskarte. In Zugreihenfolge gebt ihr alle jemand anderem 2 von einem Rohstoff.</translation>
    </message>
    <message>
        <source>Already? My scones are in the oven.</source>
        <translation>Schon? Meine Wecken sind im Ofen.</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Amarynth</source>
        <translation>Amarynth</translation>
    </message>
    <message>
        <source>Amarynth, slot {number}</source>
        <translation>Amarynth, Feld {number}</translation>
    </message>
    <message>
        <source>An approved deed is worth 3 points at the end, an acquired one 1.</source>
        <translation>Eine beglaubigte Urkunde ist am Ende 3 Punkte wert, eine erworbene 1.</translation>
    </message>
    <message>
        <source>An area that can also come as an Event, four more Event cards and a Duke.</source>
        <translation>Ein Gebiet, das auch als Ereignis kommen kann, vier weitere Ereigniskarten und ein Herzog.</translation>
    </message>
    <message>
        <source>An even share of your deck is {share} cards for this round.</source>
        <translation>Ein gleicher Anteil deines Nachziehstapels sind {share} Karten für diese Runde.</translation>
    </message>
    <message>
        <source>An idle turn looks bad in my book. Trade.</source>
        <translation>Ein müßiger Zug macht sich schlecht in meinem Buch. Handle.</translation>
    </message>
    <message>
        <source>And leave the ink to dry? Transcribe.</source>
        <translation>Und die Tinte eintrocknen lassen? Schreib ab.</translation>
    </message>
    <message>
        <source>Another time. Watch what 4 Magic can do today.</source>
        <translation>Ein andermal. Schau, was 4 Magie heute können.</translation>
    </message>
    <message>
        <source>Antagonist</source>
        <translation>Widersacher</translation>
    </message>
    <message>
        <source>Any order does, but mine is neater: Squire, Lender, Thief.</source>
        <translation>Jede Ordnung geht, aber meine ist schöner: Knappe, Verleiher, Dieb.</translation>
    </message>
    <message>
        <source>Any resource would do. But Gold comes back at once, for your Purser woke on 11.</source>
        <translation>Jeder Rohstoff ginge. Aber Gold kommt gleich zurück, denn dein Purser ist bei 11 erwacht.</translation>
    </message>
    <message>
        <source>Anyone can slay it there; the cards below wait until it is gone. Once slain, it never returns to the market.</source>
        <translation>Alle können es dort erschlagen, und bis dahin warten die Karten darunter. Ist es erschlagen, kommt es nie in den Markt zurück.</translation>
    </message>
    <message>
        <source>Approved deeds</source>
        <translation>Beglaubigte Urkunden</translation>
    </message>
    <message>
        <source>Araby</source>
        <translation>Araby</translation>
    </message>
    <message>
        <source>Araby, slot {number}</source>
        <translation>Araby, Feld {number}</translation>
    </message>
    <message>
        <source>Architect</source>
        <translation>Architekt</translation>
    </message>
    <message>
        <source>Aristocrat</source>
        <translation>Aristokrat</translation>
    </message>
    <message>
        <source>Artisan</source>
        <translation>Handwerker</translation>
    </message>
    <message>
        <source>Artist</source>
        <translation>Künstler</translation>
    </message>
    <message>
        <source>At most {most} future schemes can be shuffled in, not {number}.</source>
        <translation>Höchstens {most} künftige Intrigen können eingemischt werden, nicht {number}.</translation>
    </message>
    <message>
        <source>At that price? The Town Crier knows a better one.</source>
        <translation>Zu dem Preis? Der Town Crier weiß einen besseren.</translation>
    </message>
    <message>
        <source>Banish a random slain monster of {seat}</source>
        <translation>Zufälliges erschlagenes Monster von {seat} verbannen</translation>
    </message>
    <message>
        <source>Banish a {kind} from the market and gain {gain}</source>
        <translation>Verbanne ein Monster der Art {kind} vom Markt und erhalte {gain}</translation>
    </message>
    <message>
        <source>Banish {card} and gain {gain}</source>
        <translation>{card} verbannen und {gain} erhalten</translation>
    </message>
    <message>
        <source>Banish {card} of {seat}</source>
        <translation>{card} von {seat} verbannen</translation>
    </message>
    <message>
        <source>Benefactor</source>
        <translation>Wohltäter</translation>
    </message>
    <message>
        <source>Bertha</source>
        <translation>Bertha</translation>
    </message>
    <message>
        <source>Bids: {mine}, otherwise {other}.</source>
        <translation>Gebote: {mine}, sonst {other}.</translation>
    </message>
    <message>
        <source>Big as a barge. Drier.</source>
        <translation>Groß wie ein Kahn. Trockener.</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Bischof</translation>
    </message>
    <message>
        <source>Books and debts</source>
        <translation>Bücher und Schulden</translation>
    </message>
    <message>
        <source>Both dice attack; you choose only which is first.</source>
        <translation>Beide Würfel greifen an; du wählst nur die Reihenfolge.</translation>
    </message>
    <message>
        <source>Brings 1 point at the end.</source>
        <translation>Bringt am Ende 1 Punkt.</translation>
    </message>
    <message>
        <source>Brings your task {task} from {now} to {mine} of {wanted}.</source>
        <translation>Bringt deine Aufgabe {task} von {now} auf {mine} von {wanted}.</translation>
    </message>
    <message>
        <source>Brings {points} points: {parts}.</source>
        <translation>Bringt {points} Punkte: {parts}.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Build a workshop in the forest</source>
        <translation>Bau eine Werkstatt im Wald</translation>
    </message>
    <message>
        <source>Build {card} at its normal price</source>
        <translation>{card} zum normalen Preis bauen</translation>
    </message>
    <message>
        <source>Build {type} on {spot}: {effect}</source>
        <translation>Bau {type} auf {spot}: {effect}</translation>
    </message>
    <message>
        <source>Builds wherever the ground is firm, and checks it twice.</source>
        <translation>Baut, wo der Boden trägt, und prüft ihn zweimal.</translation>
    </message>
    <message>
        <source>Cards to destroy can wait. The ground here is free only once.</source>
        <translation>Karten vernichten kann warten. Der Baugrund hier ist nur einmal frei.</translation>
    </message>
    <message>
        <source>Castle and conscience</source>
        <translation>Burg und Gewissen</translation>
    </message>
    <message>
        <source>Castle leader</source>
        <translation>Führung in der Burg</translation>
    </message>
    <message>
        <source>Castle leader, in round {number}</source>
        <translation>Führung in der Burg, in Runde {number}</translation>
    </message>
    <message>
        <source>Charlatan</source>
        <translation>Scharlatan</translation>
    </message>
    <message>
        <source>Chevalier</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Clergyman</source>
        <translation>Pfarrer</translation>
    </message>
    <message>
        <source>Closes a link.</source>
        <translation>Schließt eine Verbindung.</translation>
    </message>
    <message>
        <source>Closes {number} links.</source>
        <translation>Schließt {number} Verbindungen.</translation>
    </message>
    <message>
        <source>Clovis</source>
        <translation>Clovis</translation>
    </message>
    <message>
        <source>Conspirator</source>
        <translation>Verschwörer</translation>
    </message>
    <message>
        <source>Copies old books by night, and reads the margins first.</source>
        <translation>Schreibt nachts alte Bücher ab, zuerst die Ränder.</translation>
    </message>
    <message>
        <source>Courier</source>
        <translation>Kurier</translation>
    </message>
    <message>
        <source>Crimson Seas</source>
        <translation>Purpurmeere</translation>
    </message>
    <message>
        <source>Crowded dens empty fast.</source>
        <translation>Volle Höhlen leeren sich schnell.</translation>
    </message>
    <message>
        <source>Crypt</source>
        <translation>Gruft</translation>
    </message>
    <message>
        <source>Cutthroats</source>
        <translation>Halsabschneider</translation>
    </message>
    <message>
        <source>Dark Waters</source>
        <translation>Dunkle Wasser</translation>
    </message>
    <message>
        <source>Deacon</source>
        <translation>Diakon</translation>
    </message>
    <message>
        <source>Debt Collector</source>
        <translation>Eintreiber</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>Den</source>
        <translation>Wolfsbau</translation>
    </message>
    <message>
        <source>Desert</source>
        <translation>Wüste</translation>
    </message>
    <message>
        <source>Destroy the top card of your deck, unseen</source>
        <translation>Vernichte die oberste Karte deines Nachziehstapels, ungesehen</translation>
    </message>
    <message>
        <source>Destroy {card} for {silver} silver</source>
        <translation>Vernichte {card} für {silver} Silber</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Diplomat</translation>
    </message>
    <message>
        <source>Discard the top card of your deck, unseen</source>
        <translation>Wirf die oberste Karte deines Nachziehstapels ab, ungesehen</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Wirf {card} ab</translation>
    </message>
    <message>
        <source>Disciple</source>
        <translation>Jünger</translation>
    </message>
    <message>
        <source>Dismiss nobody</source>
        <translation>Entlass niemanden</translation>
    </message>
    <message>
        <source>Dismiss {card} for {silver} silver: {icons}</source>
        <translation>Entlass {card} für {silver} Silber: {icons}</translation>
    </message>
    <message>
        <source>Dry pages. That&apos;s rare with me.</source>
        <translation>Trockene Seiten. Selten bei mir.</translation>
    </message>
    <message>
        <source>Each 6 costs you a resource, for the pool of Exekratys: sail there and take all of one kind. Monsters of the sea get dearer with each of their name you have slain.</source>
        <translation>Jede 6, die du wirfst, kostet dich einen Rohstoff für den Schatz von Exekratys: Segle hin und nimm alles von einer Sorte. Monster der See werden mit jedem ihres Namens, das du erschlagen hast, teurer.</translation>
    </message>
    <message>
        <source>Each Good you buy costs {gold} Gold less</source>
        <translation>Jede Ware, die du kaufst, kostet {gold} Gold weniger</translation>
    </message>
    <message>
        <source>Each Tome you buy costs {gold} Gold less</source>
        <translation>Jeder Foliant, den du kaufst, kostet {gold} Gold weniger</translation>
    </message>
    <message>
        <source>Each citizen you recruit costs {gold} Gold less</source>
        <translation>Jeder Bürger, den du anwirbst, kostet {gold} Gold weniger</translation>
    </message>
    <message>
        <source>Each domain you build may lack one role; if it lacks none, gain {gain}</source>
        <translation>Jeder Domäne, die du baust, darf eine Rolle fehlen; fehlt ihr keine, erhalte {gain}</translation>
    </message>
    <message>
        <source>Each monster you slay costs {magic} Magic more</source>
        <translation>Jedes Monster, das du erschlägst, kostet {magic} Magie mehr</translation>
    </message>
    <message>
        <source>Each monster you slay costs {number} Magic or {number} Strength less</source>
        <translation>Jedes Monster, das du erschlägst, kostet {number} Magie oder {number} Stärke weniger</translation>
    </message>
    <message>
        <source>Each monster you slay costs {strength} Strength less</source>
        <translation>Jedes Monster, das du erschlägst, kostet {strength} Stärke weniger</translation>
    </message>
    <message>
        <source>Each of you gets two Relics and keeps one. You choose in secret, and then you all show them.</source>
        <translation>Ihr bekommt je zwei Relikte und behaltet eines. Ihr wählt geheim, und dann zeigt ihr sie alle.</translation>
    </message>
    <message>
        <source>Eight citizens come along. Some trade instead of giving, and the Baker counts your Soldiers: so look at what you have first.</source>
        <translation>Acht Bürger kommen mit. Manche tauschen, statt zu geben, und der Baker zählt deine Soldaten: Schau also zuerst, was du hast.</translation>
    </message>
    <message>
        <source>Emma</source>
        <translation>Emma</translation>
    </message>
    <message>
        <source>Enforcer</source>
        <translation>Vollstrecker</translation>
    </message>
    <message>
        <source>Engage</source>
        <translation>Beauftragen</translation>
    </message>
    <message>
        <source>Engage {card} for {price}</source>
        <translation>{card} für {price} beauftragen</translation>
    </message>
    <message>
        <source>Engage {card}: {choice}.</source>
        <translation>{card} beauftragen: {choice}.</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Ereigniskarten</translation>
    </message>
    <message>
        <source>Event cards are for 2 to 5 players; a solo game is played without them.</source>
        <translation>Ereigniskarten sind für 2 bis 5 Personen; ein Solospiel hat keine.</translation>
    </message>
    <message>
        <source>Event cards come with expansions; choose one that has some.</source>
        <translation>Ereigniskarten gehören zu Erweiterungen; wähle eine, die welche hat.</translation>
    </message>
    <message>
        <source>Event cards hide where stacks run out, one for each of you. Bog Witch and Rebellion ask all of you: 3 Magic or 3 Strength for 2 points.</source>
        <translation>Wo Stapel ausgehen, verstecken sich Ereigniskarten, für jeden von euch eine. Hexe und Aufstand fragen euch alle: 3 Magie oder 3 Stärke für 2 Punkte?</translation>
    </message>
    <message>
        <source>Event cards hide where stacks run out. Some strike once, some for as long as they lie there: turn on Event cards to meet them.</source>
        <translation>Ereigniskarten warten, wo Stapel ausgehen. Manche wirken einmal, manche, solange sie daliegen: Schalte Ereigniskarten ein, um sie zu treffen.</translation>
    </message>
    <message>
        <source>Every account must be balanced one day.</source>
        <translation>Jede Rechnung muss einmal aufgehen.</translation>
    </message>
    <message>
        <source>Every star sets. I wrote it down.</source>
        <translation>Jeder Stern geht unter. Ich habe es notiert.</translation>
    </message>
    <message>
        <source>Everyone who came along did it.</source>
        <translation>Das waren alle, die mitkamen.</translation>
    </message>
    <message>
        <source>Fifteen Agents beside the market, four of them open, and an action to engage one.</source>
        <translation>Fünfzehn Agenten neben dem Markt, vier davon offen, und eine Aktion, die einen beauftragt.</translation>
    </message>
    <message>
        <source>Fills the castle with friends, and greets every guard.</source>
        <translation>Füllt die Burg mit Freunden und grüßt jede Wache.</translation>
    </message>
    <message>
        <source>Finally I can sit with the others.</source>
        <translation>Endlich kann ich bei den anderen sitzen.</translation>
    </message>
    <message>
        <source>Financier</source>
        <translation>Finanzier</translation>
    </message>
    <message>
        <source>First choose the card that you keep</source>
        <translation>Wähle erst die Karte, die du behältst</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Erstes Spiel</translation>
    </message>
    <message>
        <source>First the {tier} facing the {segment}</source>
        <translation>Zuerst {tier}, Seite {segment}</translation>
    </message>
    <message>
        <source>Five Event cards, and a stack of guards that one of them brings.</source>
        <translation>Fünf Ereigniskarten und ein Stapel Garde, den eine von ihnen bringt.</translation>
    </message>
    <message>
        <source>Five areas burn or freeze, and their monsters are strong. Most bosses pay for every monster of their land you have slain, themselves included.</source>
        <translation>Fünf Gebiete brennen oder frieren, und ihre Monster sind stark. Die meisten Bosse zahlen für jedes Monster ihres Landes, das du erschlagen hast, auch für sich.</translation>
    </message>
    <message>
        <source>Five areas of fire and ice, eight citizens, 20 domains, six Dukes and six Event cards.</source>
        <translation>Fünf Gebiete aus Feuer und Eis, acht Bürger, 20 Domänen, sechs Herzöge und sechs Ereigniskarten.</translation>
    </message>
    <message>
        <source>Five areas of night and mist with their Wardens, ten citizens, 22 domains, four Dukes and eight Event cards.</source>
        <translation>Fünf Gebiete aus Nacht und Nebel mit ihren Wächtern, zehn Bürger, 22 Domänen, vier Herzöge und acht Ereigniskarten.</translation>
    </message>
    <message>
        <source>Five lands in a circle. A chart of the sky.</source>
        <translation>Fünf Länder im Kreis. Eine Himmelskarte.</translation>
    </message>
    <message>
        <source>Flames &amp; Frost</source>
        <translation>Flammen &amp; Frost</translation>
    </message>
    <message>
        <source>For {auction}: {mine}, otherwise {other}.</source>
        <translation>Für {auction}: {mine}, sonst {other}.</translation>
    </message>
    <message>
        <source>Foreman</source>
        <translation>Polier</translation>
    </message>
    <message>
        <source>Four Agents wait beside the market. To engage one is an action: pay exactly its price, without Magic as help, and it does what it says.</source>
        <translation>Vier Agenten warten neben dem Markt. Einen zu beauftragen ist eine Aktion: Zahl genau seinen Preis, ohne Hilfe von Magie, und er tut, was er sagt.</translation>
    </message>
    <message>
        <source>Four islands lie beside the kingdom tonight. Sailing is an action and costs 1 Map. You begin with two, and you can gain one instead of a resource.</source>
        <translation>Vier Inseln liegen heute Abend neben dem Königreich. Segeln ist eine Aktion und kostet 1 Seekarte. Du beginnst mit zweien, und statt eines Rohstoffs kannst du eine erhalten.</translation>
    </message>
    <message>
        <source>Four islands with Goods, Tomes and Nobles, five areas, ten citizens, ten domains and six Monster Events.</source>
        <translation>Vier Inseln mit Waren, Folianten und Adligen, fünf Gebiete, zehn Bürger, zehn Domänen und sechs Monsterereignisse.</translation>
    </message>
    <message>
        <source>Four merchants make two trades, and 1 silver counts as a merchant. You will need stone. Trade 3 times, for 2 silver.</source>
        <translation>Vier Händler machen zwei Tauschgeschäfte, und 1 Silber zählt als Händler. Du wirst Stein brauchen. Handle 3-mal, für 2 Silber.</translation>
    </message>
    <message>
        <source>Frees {square}: {power}.</source>
        <translation>Macht {square} frei: {power}.</translation>
    </message>
    <message>
        <source>Friar</source>
        <translation>Mönch</translation>
    </message>
    <message>
        <source>Friends at court</source>
        <translation>Freunde bei Hofe</translation>
    </message>
    <message>
        <source>From here you reach the two spots left of the river. A workshop takes 3 builders: you show 2, and 1 stone is a builder too. Build.</source>
        <translation>Von hier erreichst du die zwei Baugründe links vom Fluss. Eine Werkstatt braucht 3 Baumeister: Du zeigst 2, und 1 Stein zählt auch. Bau.</translation>
    </message>
    <message>
        <source>From tonight each boss has a Warden before him. The Goblin Bomber keeps the Hills, the Death Knight the Ruins: you get to their boss only over them.</source>
        <translation>Ab heute Abend steht vor jedem Boss ein Wächter. Der Goblin Bomber hütet die Hügel, der Death Knight die Ruinen: Zum Boss kommst du nur über sie.</translation>
    </message>
    <message>
        <source>Fulfils your task {task}: {points}.</source>
        <translation>Erfüllt deine Aufgabe {task}: {points}.</translation>
    </message>
    <message>
        <source>Gain 1 Map</source>
        <translation>1 Seekarte erhalten</translation>
    </message>
    <message>
        <source>Gain 1 {resource}</source>
        <translation>Erhalte 1 {resource}</translation>
    </message>
    <message>
        <source>Gain the manuscript ({ribbon}): {gift}</source>
        <translation>Erhalte die Handschrift ({ribbon}): {gift}</translation>
    </message>
    <message>
        <source>Gain {manuscript}</source>
        <translation>Erhalte {manuscript}</translation>
    </message>
    <message>
        <source>Gatekeeper</source>
        <translation>Torwächter</translation>
    </message>
    <message>
        <source>Give 1 Gold, Strength or Magic away, and some domains pay you a point. Event cards hide where stacks run out: turn them on to meet them.</source>
        <translation>Gib 1 Gold, Stärke oder Magie weg, und manche Domänen geben dir einen Punkt. Ereigniskarten warten, wo Stapel ausgehen: Schalte sie ein, um sie zu treffen.</translation>
    </message>
    <message>
        <source>Give 2 Strength. Your opponent then has 2 of nothing else, so they must come straight back to you.</source>
        <translation>Gib 2 Stärke. Die andere Person hat dann sonst von nichts 2, also kommen sie gleich zu dir zurück.</translation>
    </message>
    <message>
        <source>Give {amounts} to {seat}</source>
        <translation>Gib {seat} {amounts}</translation>
    </message>
    <message>
        <source>Give {amounts} to {seat} and gain {gain}</source>
        <translation>Gib {seat} {amounts} und erhalte {gain}</translation>
    </message>
    <message>
        <source>Glacier</source>
        <translation>Gletscher</translation>
    </message>
    <message>
        <source>Glittering Gold</source>
        <translation>Glitzerndes Gold</translation>
    </message>
    <message>
        <source>Gloom Gyre</source>
        <translation>Düsterstrudel</translation>
    </message>
    <message>
        <source>Goes after monsters, and knits while she waits.</source>
        <translation>Geht auf Monsterjagd und strickt, solange sie wartet.</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Gold Tomes</source>
        <translation>Folianten für Gold</translation>
    </message>
    <message>
        <source>Gold on each of your rival&apos;s turns</source>
        <translation>Gold in jedem Zug der Gegenseite</translation>
    </message>
    <message>
        <source>Gold on each of your turns</source>
        <translation>Gold in jedem deiner Züge</translation>
    </message>
    <message>
        <source>Gold on others&apos; turns, for you</source>
        <translation>Gold in Zügen anderer, für dich</translation>
    </message>
    <message>
        <source>Gold on others&apos; turns, for your rival</source>
        <translation>Gold in Zügen anderer, für die Gegenseite</translation>
    </message>
    <message>
        <source>Gold you have. Without a Map you stay ashore.</source>
        <translation>Gold hast du. Ohne Seekarte bleibst du an Land.</translation>
    </message>
    <message>
        <source>Goldfish would suit it.</source>
        <translation>Goldfische würden ihm stehen.</translation>
    </message>
    <message>
        <source>Good Address</source>
        <translation>Gute Adresse</translation>
    </message>
    <message>
        <source>Good and bad met. They didn&apos;t bite.</source>
        <translation>Gut und Böse trafen sich. Keins hat gebissen.</translation>
    </message>
    <message>
        <source>Good dams are built slowly.</source>
        <translation>Gute Dämme brauchen ihre Zeit.</translation>
    </message>
    <message>
        <source>Good fences are the ones with doors.</source>
        <translation>Gute Zäune haben Türen.</translation>
    </message>
    <message>
        <source>Good for the virtuous, and you have a Thief. Take square 9.</source>
        <translation>Gut für Tugendhafte, und du hast einen Dieb. Nimm Nische 9.</translation>
    </message>
    <message>
        <source>Good jam simmers slowly.</source>
        <translation>Gute Marmelade köchelt langsam.</translation>
    </message>
    <message>
        <source>Good neighbours, good water, good work.</source>
        <translation>Gute Nachbarn, gutes Wasser, gute Arbeit.</translation>
    </message>
    <message>
        <source>Good plan</source>
        <translation>Guter Plan</translation>
    </message>
    <message>
        <source>Good to see you all. Sit, sit.</source>
        <translation>Schön, euch alle zu sehen. Setzt euch.</translation>
    </message>
    <message>
        <source>Good when you hire much. A fourth card helps every turn: square 9.</source>
        <translation>Gut, wenn du viel anheuerst. Eine vierte Karte hilft jeden Zug: Nische 9.</translation>
    </message>
    <message>
        <source>Good. He has my other glasses.</source>
        <translation>Gut. Er hat meine andere Brille.</translation>
    </message>
    <message>
        <source>Good. The shed needs two hands.</source>
        <translation>Gut. Der Schuppen braucht zwei Hände.</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>Goods: tokens from Araby, which bring more points the more you have of a kind.</source>
        <translation>Waren: Marken aus Araby, die mehr Punkte bringen, je mehr du von einer Sorte hast.</translation>
    </message>
    <message>
        <source>Guntram</source>
        <translation>Guntram</translation>
    </message>
    <message>
        <source>Half of the realm warms its hands at my fire. The better half.</source>
        <translation>Das halbe Reich wärmt sich an meinem Feuer. Die bessere Hälfte.</translation>
    </message>
    <message>
        <source>Handover tomorrow. Steady now.</source>
        <translation>Morgen ist Übergabe. Ruhig jetzt.</translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation>Ernte</translation>
    </message>
    <message>
        <source>Has everyone eaten? Then we can start.</source>
        <translation>Haben alle gegessen? Dann geht es los.</translation>
    </message>
    <message>
        <source>Have a deed approved</source>
        <translation>Lass eine Urkunde beglaubigen</translation>
    </message>
    <message>
        <source>He brings corruption with his suitcase. Hire nobody.</source>
        <translation>Der hat Verderbnis im Gepäck. Heuere niemanden an.</translation>
    </message>
    <message>
        <source>He brings gossip from the inner orbit.</source>
        <translation>Er bringt Neues aus der inneren Bahn.</translation>
    </message>
    <message>
        <source>He comes with his wages. How sensible.</source>
        <translation>Er kommt mit dem Lohn. Wie vernünftig.</translation>
    </message>
    <message>
        <source>He forgot his trowel. Thank you.</source>
        <translation>Er hatte seine Kelle vergessen. Danke.</translation>
    </message>
    <message>
        <source>He gets seasick on chairs anyway.</source>
        <translation>Auf Stühlen wird er ohnehin seekrank.</translation>
    </message>
    <message>
        <source>He landed on his feet. We do.</source>
        <translation>Er landete auf den Füßen. Wie wir alle.</translation>
    </message>
    <message>
        <source>He rides as far, but we shall want a builder next turn.</source>
        <translation>Er reitet genauso weit, aber nächsten Zug brauchen wir einen Baumeister.</translation>
    </message>
    <message>
        <source>He sends his regards, and a cheese.</source>
        <translation>Er lässt grüßen und schickt einen Käse.</translation>
    </message>
    <message>
        <source>He waits for a trade, and we shall write. Play the Lender.</source>
        <translation>Der wartet auf einen Handel, und wir schreiben. Spiele den Verleiher.</translation>
    </message>
    <message>
        <source>He waved. I saw it.</source>
        <translation>Er hat gewinkt. Ich sah es.</translation>
    </message>
    <message>
        <source>He&apos;d forgotten why he was there.</source>
        <translation>Er wusste nicht mehr, warum er da war.</translation>
    </message>
    <message>
        <source>Heart of the City</source>
        <translation>Herz der Stadt</translation>
    </message>
    <message>
        <source>Hello. Is it my turn? Oh, not yet.</source>
        <translation>Hallo. Bin ich dran? Ach, noch nicht.</translation>
    </message>
    <message>
        <source>Here is a bun for the way home.</source>
        <translation>Hier ist ein Brötchen für den Heimweg.</translation>
    </message>
    <message>
        <source>Here strength pays. Reveal 6 and 1: together 7.</source>
        <translation>Hier lohnt es sich, stark zu sein. Deck 6 und 1 auf: zusammen 7.</translation>
    </message>
    <message>
        <source>Here they wait: four open Agents, and their deck. To engage one is an action, and nobody keeps it.</source>
        <translation>Hier warten sie: vier offene Agenten und ihr Stapel. Einen zu beauftragen ist eine Aktion, und niemand behält ihn.</translation>
    </message>
    <message>
        <source>Hide {hidden} of {pile} under {card} of {source}</source>
        <translation>{hidden} aus {pile} unter {card} aus {source} verstecken</translation>
    </message>
    <message>
        <source>High Society</source>
        <translation>Feine Gesellschaft</translation>
    </message>
    <message>
        <source>High ground. Wise.</source>
        <translation>Hoher Grund. Klug.</translation>
    </message>
    <message>
        <source>High walls, and a higher sky.</source>
        <translation>Hohe Mauern und ein höherer Himmel.</translation>
    </message>
    <message>
        <source>Hire nobody</source>
        <translation>Heuere niemanden an</translation>
    </message>
    <message>
        <source>Hire {card} for free</source>
        <translation>Heuere {card} kostenlos an</translation>
    </message>
    <message>
        <source>Hire {card} for {silver} silver</source>
        <translation>Heuere {card} für {silver} Silber an</translation>
    </message>
    <message>
        <source>Holy</source>
        <translation>Heilige</translation>
    </message>
    <message>
        <source>Home before supper. He has luck.</source>
        <translation>Heim vor dem Abendbrot. Der hat Glück.</translation>
    </message>
    <message>
        <source>Home is the best of all. Off you go.</source>
        <translation>Zu Hause ist es schön. Ab mit dir.</translation>
    </message>
    <message>
        <source>House warming</source>
        <translation>Einzugsfest</translation>
    </message>
    <message>
        <source>I am not behind. I am lying in wait.</source>
        <translation>Ich liege nicht zurück. Ich lauere.</translation>
    </message>
    <message>
        <source>I am still mixing the mortar.</source>
        <translation>Ich rühre noch den Mörtel an.</translation>
    </message>
    <message>
        <source>I am the Scribe; mind the ink. You and Oak are viscounts and ride round this ring of five lands, always clockwise. I write down who did it better.</source>
        <translation>Ich bin der Schreiber; Vorsicht, Tinte. Du und Oak reitet um diesen Ring aus fünf Gegenden, immer im Uhrzeigersinn. Ich schreibe auf, wer es besser kann.</translation>
    </message>
    <message>
        <source>I asked the fountain. It gurgled.</source>
        <translation>Ich fragte den Brunnen. Er gluckste.</translation>
    </message>
    <message>
        <source>I asked who leads here. They pointed at me.</source>
        <translation>Ich fragte, wer hier führt. Alle zeigten auf mich.</translation>
    </message>
    <message>
        <source>I bade it look up. It did.</source>
        <translation>Ich bat es, nach oben zu sehen. Es tat es.</translation>
    </message>
    <message>
        <source>I brought a list, and a list of lists.</source>
        <translation>Ich habe eine Liste, und eine Liste der Listen.</translation>
    </message>
    <message>
        <source>I brought ink for a hundred nights.</source>
        <translation>Ich habe Tinte für hundert Nächte.</translation>
    </message>
    <message>
        <source>I brought labels for everything.</source>
        <translation>Ich habe für alles Etiketten dabei.</translation>
    </message>
    <message>
        <source>I built that? There is my spoon in it.</source>
        <translation>Das habe ich gebaut? Da ist mein Löffel drin.</translation>
    </message>
    <message>
        <source>I built well. You built better.</source>
        <translation>Ich baute gut. Ihr bautet besser.</translation>
    </message>
    <message>
        <source>I came to look, and look at that.</source>
        <translation>Ich wollte nur schauen. Schau an.</translation>
    </message>
    <message>
        <source>I can see every track from up here.</source>
        <translation>Von hier oben sehe ich jede Fährte.</translation>
    </message>
    <message>
        <source>I can see my river from here.</source>
        <translation>Von hier sehe ich meinen Fluss.</translation>
    </message>
    <message>
        <source>I can see the far bank.</source>
        <translation>Ich sehe das andere Ufer.</translation>
    </message>
    <message>
        <source>I can smell the stable.</source>
        <translation>Ich rieche schon den Stall.</translation>
    </message>
    <message>
        <source>I count slowly, but I count to the end.</source>
        <translation>Ich zähle langsam, aber bis zum Schluss.</translation>
    </message>
    <message>
        <source>I dozed under a palm for a moment.</source>
        <translation>Ich döste nur kurz unter einer Palme.</translation>
    </message>
    <message>
        <source>I felt a draught. Nicely done.</source>
        <translation>Ich spürte einen Luftzug. Schön gemacht.</translation>
    </message>
    <message>
        <source>I follow at the distance of a comet.</source>
        <translation>Ich folge im Abstand eines Kometen.</translation>
    </message>
    <message>
        <source>I followed the stairs. That was all.</source>
        <translation>Ich bin der Treppe gefolgt, weiter nichts.</translation>
    </message>
    <message>
        <source>I forgot to hurry.</source>
        <translation>Ich habe vergessen, mich zu beeilen.</translation>
    </message>
    <message>
        <source>I found the warmest stone of the castle.</source>
        <translation>Ich fand den wärmsten Stein der Burg.</translation>
    </message>
    <message>
        <source>I had been saving that blow.</source>
        <translation>Den Hieb hatte ich mir aufgespart.</translation>
    </message>
    <message>
        <source>I had just found the kitchen.</source>
        <translation>Gerade hatte ich die Küche gefunden.</translation>
    </message>
    <message>
        <source>I had slept enough on that one.</source>
        <translation>Auf dem hatte ich genug geschlafen.</translation>
    </message>
    <message>
        <source>I had the dice a moment ago.</source>
        <translation>Eben hatte ich die Würfel noch.</translation>
    </message>
    <message>
        <source>I had the rafters put in for myself.</source>
        <translation>Die Balken habe ich für mich bestellt.</translation>
    </message>
    <message>
        <source>I had them read to me. Twice.</source>
        <translation>Ich ließ sie mir vorlesen. Zweimal.</translation>
    </message>
    <message>
        <source>I have a jar for good days and for bad.</source>
        <translation>Ich habe Gläser für gute und schlechte Tage.</translation>
    </message>
    <message>
        <source>I have a map. It shows my garden.</source>
        <translation>Ich habe eine Karte. Sie zeigt meinen Garten.</translation>
    </message>
    <message>
        <source>I have brought the spirit level.</source>
        <translation>Die Wasserwaage habe ich dabei.</translation>
    </message>
    <message>
        <source>I have drawn the stars of this evening.</source>
        <translation>Ich habe die Sterne dieses Abends gezeichnet.</translation>
    </message>
    <message>
        <source>I have my hat. No, that is a basket.</source>
        <translation>Ich habe meinen Hut. Nein, das ist ein Korb.</translation>
    </message>
    <message>
        <source>I have only come to look.</source>
        <translation>Ich will mich nur umsehen.</translation>
    </message>
    <message>
        <source>I have said sorry to everyone. Twice.</source>
        <translation>Ich habe mich bei allen entschuldigt. Zweimal.</translation>
    </message>
    <message>
        <source>I helped myself, and politely.</source>
        <translation>Ich habe mich bedient, und zwar höflich.</translation>
    </message>
    <message>
        <source>I hung my hat up. Now where was that?</source>
        <translation>Ich hängte meinen Hut auf. Nur wo?</translation>
    </message>
    <message>
        <source>I kept it too long. The jam is good, though.</source>
        <translation>Zu lange gespart. Die Marmelade ist aber gut.</translation>
    </message>
    <message>
        <source>I know a channel.</source>
        <translation>Ich kenne eine Fahrrinne.</translation>
    </message>
    <message>
        <source>I know where the monsters live.</source>
        <translation>Ich weiß, wo die Monster wohnen.</translation>
    </message>
    <message>
        <source>I landed on my feet. It did not.</source>
        <translation>Ich bin auf den Füßen gelandet. Es nicht.</translation>
    </message>
    <message>
        <source>I leave as I came: by the window.</source>
        <translation>Ich gehe, wie ich kam: durchs Fenster.</translation>
    </message>
    <message>
        <source>I left the drawings on the table.</source>
        <translation>Die Zeichnungen liegen auf dem Tisch.</translation>
    </message>
    <message>
        <source>I let them carry the lantern.</source>
        <translation>Ich lasse die anderen die Laterne tragen.</translation>
    </message>
    <message>
        <source>I like a neighbour who builds straight.</source>
        <translation>Ich mag Nachbarn, die gerade bauen.</translation>
    </message>
    <message>
        <source>I lost a game and met forty people.</source>
        <translation>Ein Spiel verloren und vierzig Leute getroffen.</translation>
    </message>
    <message>
        <source>I merely lay down. They got up.</source>
        <translation>Ich legte mich nur hin. Da standen sie auf.</translation>
    </message>
    <message>
        <source>I met so many nice people. Thank you.</source>
        <translation>Ich traf so viele nette Leute. Danke.</translation>
    </message>
    <message>
        <source>I misread a comma in the heavens.</source>
        <translation>Ich habe am Himmel ein Komma überlesen.</translation>
    </message>
    <message>
        <source>I must write down where I built it.</source>
        <translation>Ich muss mir aufschreiben, wo es steht.</translation>
    </message>
    <message>
        <source>I never cared for first place. Much.</source>
        <translation>Aus Rang eins mache ich mir nichts. Kaum.</translation>
    </message>
    <message>
        <source>I only came to count the candles.</source>
        <translation>Ich wollte nur die Kerzen zählen.</translation>
    </message>
    <message>
        <source>I only leaned on it. Sorry.</source>
        <translation>Ich habe mich nur angelehnt. Verzeihung.</translation>
    </message>
    <message>
        <source>I only row it across.</source>
        <translation>Ich setze es nur über.</translation>
    </message>
    <message>
        <source>I only wanted to ask the way.</source>
        <translation>Ich wollte nur nach dem Weg fragen.</translation>
    </message>
    <message>
        <source>I owe you a favour, I promise.</source>
        <translation>Du hast etwas gut bei mir, versprochen.</translation>
    </message>
    <message>
        <source>I read them aloud to the whole kitchen.</source>
        <translation>Ich habe sie der ganzen Küche vorgelesen.</translation>
    </message>
    <message>
        <source>I rounded up. The heavens agreed.</source>
        <translation>Ich rundete auf. Der Himmel stimmte zu.</translation>
    </message>
    <message>
        <source>I shall bring a pie over the wall.</source>
        <translation>Ich reiche einen Kuchen über die Mauer.</translation>
    </message>
    <message>
        <source>I shall note that in the site book.</source>
        <translation>Das kommt ins Baubuch.</translation>
    </message>
    <message>
        <source>I shall observe from the yard.</source>
        <translation>Ich beobachte dann vom Hof aus.</translation>
    </message>
    <message>
        <source>I shall think about it, on a wall.</source>
        <translation>Ich denke darüber nach, auf einer Mauer.</translation>
    </message>
    <message>
        <source>I shall visit. Leave the window.</source>
        <translation>Ich komme vorbei. Lass das Fenster offen.</translation>
    </message>
    <message>
        <source>I sleep better on the water.</source>
        <translation>Auf dem Wasser schlafe ich besser.</translation>
    </message>
    <message>
        <source>I slept through half of it. Delightful.</source>
        <translation>Die Hälfte habe ich verschlafen. Reizend.</translation>
    </message>
    <message>
        <source>I stopped to talk. It was worth it.</source>
        <translation>Ich blieb zum Reden stehen. Es lohnte sich.</translation>
    </message>
    <message>
        <source>I take what the hunt needs.</source>
        <translation>Ich nehme, was die Jagd braucht.</translation>
    </message>
    <message>
        <source>I taught someone that trick, I fear.</source>
        <translation>Den Kniff hat wohl jemand von mir.</translation>
    </message>
    <message>
        <source>I tied them with the good string.</source>
        <translation>Ich habe sie mit der guten Schnur gebunden.</translation>
    </message>
    <message>
        <source>I voted for you myself, in the end.</source>
        <translation>Am Ende habe ich selbst für euch gestimmt.</translation>
    </message>
    <message>
        <source>I was leaving. By the roof.</source>
        <translation>Ich ging sowieso gerade. Übers Dach.</translation>
    </message>
    <message>
        <source>I was looking at the wrong pole.</source>
        <translation>Ich sah zum falschen Pol.</translation>
    </message>
    <message>
        <source>I was looking up. Where are we?</source>
        <translation>Ich sah nach oben. Wo sind wir?</translation>
    </message>
    <message>
        <source>I was one plank short.</source>
        <translation>Mir fehlte noch ein Brett.</translation>
    </message>
    <message>
        <source>I weighed both sides. The beam is level.</source>
        <translation>Ich wog beide Seiten. Der Balken ist waagrecht.</translation>
    </message>
    <message>
        <source>I won? Are you quite sure?</source>
        <translation>Gewonnen? Seid ihr ganz sicher?</translation>
    </message>
    <message>
        <source>I&apos;d do it all again, on the same road.</source>
        <translation>Ich täte es wieder, auf derselben Straße.</translation>
    </message>
    <message>
        <source>I&apos;d rather row. But I can ride.</source>
        <translation>Rudern wäre mir lieber. Reiten geht auch.</translation>
    </message>
    <message>
        <source>I&apos;ll put the kettle on, for all of us.</source>
        <translation>Ich setze Tee auf, für uns alle.</translation>
    </message>
    <message>
        <source>I&apos;ll row them home myself.</source>
        <translation>Ich rudere sie selbst nach Hause.</translation>
    </message>
    <message>
        <source>I&apos;m sure it&apos;s a mistake, but thank you.</source>
        <translation>Sicher ein Irrtum, aber danke.</translation>
    </message>
    <message>
        <source>I&apos;ve come home later than this.</source>
        <translation>Ich bin schon später heimgekommen.</translation>
    </message>
    <message>
        <source>I&apos;ve read the rules. Most of them.</source>
        <translation>Ich habe die Regeln gelesen. Fast alle.</translation>
    </message>
    <message>
        <source>If the road is round, I can&apos;t get lost.</source>
        <translation>Ist die Straße rund, verlaufe ich mich nicht.</translation>
    </message>
    <message>
        <source>Illusionist</source>
        <translation>Gaukler</translation>
    </message>
    <message>
        <source>In a moment. First let the Cyclops fill your purse.</source>
        <translation>Gleich. Erst soll der Cyclops deinen Beutel füllen.</translation>
    </message>
    <message>
        <source>In a moment. First the islands: sail for the Jewels.</source>
        <translation>Gleich. Erst die Inseln: Segle zu den Jewels.</translation>
    </message>
    <message>
        <source>In any Action Phase</source>
        <translation>In jeder Aktionsphase</translation>
    </message>
    <message>
        <source>In any Harvest Phase</source>
        <translation>In jeder Erntephase</translation>
    </message>
    <message>
        <source>In any Roll Phase</source>
        <translation>In jeder Würfelphase</translation>
    </message>
    <message>
        <source>In the Action Phase nobody can recruit or gain citizens with a number of the roll: either die or their sum</source>
        <translation>In der Aktionsphase kann niemand Bürger mit einer Zahl des Wurfs anwerben oder erhalten: die eines Würfels oder die Summe</translation>
    </message>
    <message>
        <source>In the Lead</source>
        <translation>An der Spitze</translation>
    </message>
    <message>
        <source>In the Shade</source>
        <translation>Im Schatten</translation>
    </message>
    <message>
        <source>In your Action Phase</source>
        <translation>In deiner Aktionsphase</translation>
    </message>
    <message>
        <source>In your Roll Phase</source>
        <translation>In deiner Würfelphase</translation>
    </message>
    <message>
        <source>In your turn</source>
        <translation>In deinem Zug</translation>
    </message>
    <message>
        <source>Ink on the fingers</source>
        <translation>Tinte an den Fingern</translation>
    </message>
    <message>
        <source>Is it meant to be so big? Oh, good.</source>
        <translation>Soll die so groß sein? Ach, gut.</translation>
    </message>
    <message>
        <source>Is the council sitting? Then so am I.</source>
        <translation>Der Rat sitzt? Dann sitze ich auch.</translation>
    </message>
    <message>
        <source>Is the gate open? Then let us say hello.</source>
        <translation>Ist das Tor offen? Dann sagen wir Hallo.</translation>
    </message>
    <message>
        <source>Is this chair free? It was.</source>
        <translation>Ist der Stuhl frei? Er war es.</translation>
    </message>
    <message>
        <source>Is this the queue for the oranges?</source>
        <translation>Ist das die Schlange für die Orangen?</translation>
    </message>
    <message>
        <source>It adds up. It always does. Cake?</source>
        <translation>Es geht auf. Wie immer. Kuchen?</translation>
    </message>
    <message>
        <source>It blinked first.</source>
        <translation>Es hat zuerst geblinzelt.</translation>
    </message>
    <message>
        <source>It costs nothing, and at the fountain it is worth 2 points more.</source>
        <translation>Es kostet nichts, und am Brunnen ist das Mitglied 2 Punkte mehr wert.</translation>
    </message>
    <message>
        <source>It counts until the end of the game, even if the card goes back.</source>
        <translation>Sie gilt bis zum Ende des Spiels, auch wenn die Karte zurückgeht.</translation>
    </message>
    <message>
        <source>It does worse than the best choice in {number} of 10 imagined games.</source>
        <translation>In {number} von 10 erdachten Spielen schneidet das schlechter ab als die beste Wahl.</translation>
    </message>
    <message>
        <source>It evens out. Water does.</source>
        <translation>Es gleicht sich aus. Wie Wasser.</translation>
    </message>
    <message>
        <source>It flips a paper. An unpaid debt costs 2 points at the end; a deed is worth 1, an approved one 3. A paid debt also brings a resource. Pay a debt.</source>
        <translation>Sie wendet ein Papier. Eine unbezahlte Schuld kostet am Ende 2 Punkte; eine Urkunde zählt 1, beglaubigt 3. Bezahlst du, kommt ein Rohstoff dazu. Bezahle eine Schuld.</translation>
    </message>
    <message>
        <source>It gives 2 points, or 4 of one resource and never a mix. Gain 4 Magic.</source>
        <translation>Er gibt 2 Punkte, oder 4 von einem Rohstoff und nie eine Mischung. Wähle 4 Magie.</translation>
    </message>
    <message>
        <source>It has a wonderfully warm roof.</source>
        <translation>Es hat ein herrlich warmes Dach.</translation>
    </message>
    <message>
        <source>It holds. Thank you for the game.</source>
        <translation>Es hält. Danke für das Spiel.</translation>
    </message>
    <message>
        <source>It is another player&apos;s decision now</source>
        <translation>Gerade entscheidet jemand anderes</translation>
    </message>
    <message>
        <source>It is the last of its stack.</source>
        <translation>Es ist die letzte Karte ihres Stapels.</translation>
    </message>
    <message>
        <source>It is your turn. Roll the dice.</source>
        <translation>Du bist am Zug. Würfle.</translation>
    </message>
    <message>
        <source>It leaves enough for {card} in the same turn.</source>
        <translation>Es bleibt genug für {card} im selben Zug.</translation>
    </message>
    <message>
        <source>It looked lonely over there.</source>
        <translation>Es sah dort so einsam aus.</translation>
    </message>
    <message>
        <source>It needs a window in the roof.</source>
        <translation>Im Dach fehlt ein Fenster.</translation>
    </message>
    <message>
        <source>It needs your own files for Viscounts, and they are gone or changed.</source>
        <translation>Es braucht deine eigenen Dateien für Viscounts, und sie sind fort oder verändert.</translation>
    </message>
    <message>
        <source>It returns with the next comet.</source>
        <translation>Es kommt mit dem nächsten Kometen zurück.</translation>
    </message>
    <message>
        <source>It sells for {number} coin.</source>
        <translation>Verkauft bringt die Ware {number} Münze.</translation>
    </message>
    <message>
        <source>It sells for {number} coins.</source>
        <translation>Verkauft bringt die Ware {number} Münzen.</translation>
    </message>
    <message>
        <source>It slipped past me. Light feet.</source>
        <translation>Vorbeigeschlüpft. Leichte Füße.</translation>
    </message>
    <message>
        <source>It splashes. I like it very much.</source>
        <translation>Es plätschert. Das gefällt mir sehr.</translation>
    </message>
    <message>
        <source>It stands, it flows, it pleases me.</source>
        <translation>Es steht, es fließt, es freut mich.</translation>
    </message>
    <message>
        <source>It stands. That is all I ask of a house.</source>
        <translation>Es steht. Mehr verlange ich von keinem Haus.</translation>
    </message>
    <message>
        <source>It stood between me and my supper.</source>
        <translation>Es stand zwischen mir und dem Abendbrot.</translation>
    </message>
    <message>
        <source>It takes {mine} builders, and the other building {other}.</source>
        <translation>Es braucht {mine} Baumeister, das andere Gebäude {other}.</translation>
    </message>
    <message>
        <source>It was in the way. Now it isn&apos;t.</source>
        <translation>Es war im Weg. Nun nicht mehr.</translation>
    </message>
    <message>
        <source>It was standing on the building site.</source>
        <translation>Es stand auf der Baustelle.</translation>
    </message>
    <message>
        <source>It was written up there, in small print.</source>
        <translation>Es stand da oben, klein gedruckt.</translation>
    </message>
    <message>
        <source>It was written. I merely copied it.</source>
        <translation>Es stand geschrieben. Ich schrieb es nur ab.</translation>
    </message>
    <message>
        <source>It will have a good home on my shelf.</source>
        <translation>Bei mir bekommt es einen guten Platz.</translation>
    </message>
    <message>
        <source>It works at once: 3 Magic for one more action. Trade them.</source>
        <translation>Sie wirkt sofort: 3 Magie für eine weitere Aktion. Tausch sie ein.</translation>
    </message>
    <message>
        <source>It&apos;s so big. I hope I find the door.</source>
        <translation>So groß. Hoffentlich finde ich die Tür.</translation>
    </message>
    <message>
        <source>Its text would do nothing now</source>
        <translation>Der Text würde jetzt nichts bewirken</translation>
    </message>
    <message>
        <source>Jeweller</source>
        <translation>Juwelier</translation>
    </message>
    <message>
        <source>Joker (0)</source>
        <translation>Joker (0)</translation>
    </message>
    <message>
        <source>Journeyman</source>
        <translation>Geselle</translation>
    </message>
    <message>
        <source>Judith</source>
        <translation>Judith</translation>
    </message>
    <message>
        <source>Just enough. That is my favourite sum.</source>
        <translation>Gerade genug. Das ist meine liebste Summe.</translation>
    </message>
    <message>
        <source>Keep some Gold at hand: Tax Collection sells you 2 points for 3 Gold. And spend your Strength before the Blood Plague takes 2 of it.</source>
        <translation>Haltet etwas Gold bereit: Tax Collection verkauft euch 2 Punkte für 3 Gold. Und gebt eure Stärke aus, bevor Blood Plague euch 2 davon nimmt.</translation>
    </message>
    <message>
        <source>Keep tasks, and lay your first stacks</source>
        <translation>Behalte Aufgaben und leg deine ersten Stapel</translation>
    </message>
    <message>
        <source>Keep the 5 for the oranges, where Oak will bid as well.</source>
        <translation>Heb die 5 für die Orangen auf, dort bietet Oak auch mit.</translation>
    </message>
    <message>
        <source>Keep the dice</source>
        <translation>Die Würfel behalten</translation>
    </message>
    <message>
        <source>Keep your Magic. Three Tomes pay for all of it.</source>
        <translation>Behalt deine Magie. Drei Folianten zahlen alles.</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>{card} behalten</translation>
    </message>
    <message>
        <source>Keep {duke}</source>
        <translation>{duke} behalten</translation>
    </message>
    <message>
        <source>Keeps her coins together, and her goods in good order.</source>
        <translation>Hält ihre Münzen zusammen und ihre Waren in Ordnung.</translation>
    </message>
    <message>
        <source>Keeps odd company, lands softly, and forgets her debts.</source>
        <translation>Hat seltsame Freunde, landet weich und vergisst Schulden.</translation>
    </message>
    <message>
        <source>Keeps your Magic for {card}: no other payment leaves enough.</source>
        <translation>Hebt deine Magie für {card} auf: Keine andere Zahlung lässt genug übrig.</translation>
    </message>
    <message>
        <source>Keeps {number} Magic, which helps to pay Gold and Strength.</source>
        <translation>Hebt {number} Magie auf, die hilft, Gold und Stärke zu zahlen.</translation>
    </message>
    <message>
        <source>King&apos;s Guard</source>
        <translation>Königsgarde</translation>
    </message>
    <message>
        <source>Kingdom with {citizens}, {domains} and {monsters}</source>
        <translation>Königreich: {citizens}, {domains} und {monsters}</translation>
    </message>
    <message>
        <source>Labourer</source>
        <translation>Tagelöhner</translation>
    </message>
    <message>
        <source>Large Family</source>
        <translation>Große Familie</translation>
    </message>
    <message>
        <source>Last call for the long table.</source>
        <translation>Letzte Runde am langen Tisch.</translation>
    </message>
    <message>
        <source>Last round, dear people.</source>
        <translation>Letzte Runde, liebe Leute.</translation>
    </message>
    <message>
        <source>Last round. Has everyone got a chair?</source>
        <translation>Letzte Runde. Haben alle einen Stuhl?</translation>
    </message>
    <message>
        <source>Last round. I sweep up the crumbs.</source>
        <translation>Letzte Runde. Ich fege die Krümel auf.</translation>
    </message>
    <message>
        <source>Last round. I tie off the wool.</source>
        <translation>Letzte Runde. Ich vernähe die Wolle.</translation>
    </message>
    <message>
        <source>Last round: {conditions}</source>
        <translation>Letzte Runde: {conditions}</translation>
    </message>
    <message>
        <source>Lay your cards in this order: {cards}</source>
        <translation>Ordne deine Karten so: {cards}</translation>
    </message>
    <message>
        <source>Lay {card} on {place}</source>
        <translation>{card} auf {place} legen</translation>
    </message>
    <message>
        <source>Lay {card} on {place} and gain {gain}</source>
        <translation>{card} auf {place} legen und {gain} erhalten</translation>
    </message>
    <message>
        <source>Leave it? You have paid for it.</source>
        <translation>Verzichten? Du hast dafür bezahlt.</translation>
    </message>
    <message>
        <source>Leave some silver for the road: three trades will do.</source>
        <translation>Lass Silber für die Straße übrig: Dreimal reicht.</translation>
    </message>
    <message>
        <source>Leave the window open a crack, please.</source>
        <translation>Lasst bitte das Fenster einen Spalt offen.</translation>
    </message>
    <message>
        <source>Leave your cards as they are</source>
        <translation>Lass deine Karten, wie sie sind</translation>
    </message>
    <message>
        <source>Leave {card} to the Dark Lord</source>
        <translation>{card} dem Dunklen Herrscher überlassen</translation>
    </message>
    <message>
        <source>Leave {task}</source>
        <translation>{task} weglegen</translation>
    </message>
    <message>
        <source>Lender</source>
        <translation>Verleiher</translation>
    </message>
    <message>
        <source>Less to row.</source>
        <translation>Dann rudert es sich leichter.</translation>
    </message>
    <message>
        <source>Let them have the wind for now.</source>
        <translation>Den Wind überlasse ich ihnen erst einmal.</translation>
    </message>
    <message>
        <source>Let them run. I follow the tracks.</source>
        <translation>Lass sie laufen. Ich folge den Spuren.</translation>
    </message>
    <message>
        <source>Let us see what is left in the tin.</source>
        <translation>Sehen wir nach, was noch in der Dose ist.</translation>
    </message>
    <message>
        <source>Let us see what this valley needs.</source>
        <translation>Mal sehen, was dieses Tal braucht.</translation>
    </message>
    <message>
        <source>Level, plumb and paid for.</source>
        <translation>In der Waage, im Lot und bezahlt.</translation>
    </message>
    <message>
        <source>Light and dark, at one point of the chart.</source>
        <translation>Hell und dunkel in einem Punkt der Karte.</translation>
    </message>
    <message>
        <source>Lights of the harbour ahead.</source>
        <translation>Voraus die Lichter des Hafens.</translation>
    </message>
    <message>
        <source>Likes to sit on the council, and greets every chair.</source>
        <translation>Sitzt gern im Rat und grüßt jeden Stuhl.</translation>
    </message>
    <message>
        <source>Lines are loose. Off we go.</source>
        <translation>Leinen los. Es geht los.</translation>
    </message>
    <message>
        <source>Look at your conscience: corruption came from the left, virtue from the right, and both stand on space 2. They are joined, and collide before you draw.</source>
        <translation>Sieh dein Gewissen an: Verderbnis kam von links, Tugend von rechts, beide stehen auf Feld 2. Sie sind verbunden und stoßen vor dem Ziehen zusammen.</translation>
    </message>
    <message>
        <source>Look, they match.</source>
        <translation>Schaut, sie passen zusammen.</translation>
    </message>
    <message>
        <source>Lookout</source>
        <translation>Späher</translation>
    </message>
    <message>
        <source>Looks for shade under a palm, and for his straw hat.</source>
        <translation>Sucht Schatten unter Palmen und seinen Strohhut.</translation>
    </message>
    <message>
        <source>Lost a game, found good company.</source>
        <translation>Ein Spiel verloren, Freunde gefunden.</translation>
    </message>
    <message>
        <source>Lothaire</source>
        <translation>Lothar</translation>
    </message>
    <message>
        <source>Loves Magic, and asks the stars before each move.</source>
        <translation>Liebt Magie und fragt vor jedem Zug die Sterne.</translation>
    </message>
    <message>
        <source>Loves fountains with a gift, and asks them for omens.</source>
        <translation>Liebt Brunnen mit einer Gabe und fragt sie nach Omen.</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>Magie</translation>
    </message>
    <message>
        <source>Magic Tomes</source>
        <translation>Folianten für Magie</translation>
    </message>
    <message>
        <source>Magic can help to pay, but each visit costs at least 1 real Gold.</source>
        <translation>Magie darf mitbezahlen, aber jeder Besuch kostet mindestens 1 echtes Gold.</translation>
    </message>
    <message>
        <source>Magic helps here as ever. But keep it: you have Strength enough.</source>
        <translation>Magie hilft hier wie immer. Aber behalt sie: Du hast genug Stärke.</translation>
    </message>
    <message>
        <source>Magic may help to recruit. But you have Gold enough.</source>
        <translation>Magie darf beim Anwerben helfen. Aber du hast genug Gold.</translation>
    </message>
    <message>
        <source>Magic may stand in for Strength, as ever. But you have Strength enough.</source>
        <translation>Magie darf Stärke ersetzen, wie immer. Aber du hast genug Stärke.</translation>
    </message>
    <message>
        <source>Magic may stand in for Strength, as ever. But you will want yours very soon.</source>
        <translation>Magie darf wie immer für Stärke stehen. Aber deine brauchst du sehr bald.</translation>
    </message>
    <message>
        <source>Magic on each of your rival&apos;s turns</source>
        <translation>Magie in jedem Zug der Gegenseite</translation>
    </message>
    <message>
        <source>Magic on each of your turns</source>
        <translation>Magie in jedem deiner Züge</translation>
    </message>
    <message>
        <source>Magic on others&apos; turns, for you</source>
        <translation>Magie in Zügen anderer, für dich</translation>
    </message>
    <message>
        <source>Magic on others&apos; turns, for your rival</source>
        <translation>Magie in Zügen anderer, für die Gegenseite</translation>
    </message>
    <message>
        <source>Magic would come back as well. But give Strength, and watch.</source>
        <translation>Auch Magie käme zurück. Aber gib Stärke und sieh zu.</translation>
    </message>
    <message>
        <source>Make one stack of {stack}.</source>
        <translation>Bilde einen Stapel: {stack}.</translation>
    </message>
    <message>
        <source>Make stacks of {stacks}.</source>
        <translation>Bilde Stapel: {stacks}.</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Seekarten</translation>
    </message>
    <message>
        <source>Mason</source>
        <translation>Maurer</translation>
    </message>
    <message>
        <source>Mastery over Magic</source>
        <translation>Meisterschaft der Magie</translation>
    </message>
    <message>
        <source>May I? I&apos;ll try to give it back.</source>
        <translation>Darf ich? Ich denke ans Zurückgeben.</translation>
    </message>
    <message>
        <source>May it stand three hundred years.</source>
        <translation>Möge es dreihundert Jahre stehen.</translation>
    </message>
    <message>
        <source>Me? I was looking for the kitchen.</source>
        <translation>Ich? Ich suchte nur die Küche.</translation>
    </message>
    <message>
        <source>Me? Please count again, to be fair.</source>
        <translation>Ich? Bitte zählt nach, der Fairness halber.</translation>
    </message>
    <message>
        <source>Me? There must be another Pim.</source>
        <translation>Ich? Es muss noch einen Pim geben.</translation>
    </message>
    <message>
        <source>Measured to a hair. It fits.</source>
        <translation>Aufs Haar gemessen. Es passt.</translation>
    </message>
    <message>
        <source>Measured well, built once.</source>
        <translation>Gut gemessen, einmal gebaut.</translation>
    </message>
    <message>
        <source>Meddler</source>
        <translation>Wichtigtuer</translation>
    </message>
    <message>
        <source>Members at palms</source>
        <translation>Mitglieder an Palmen</translation>
    </message>
    <message>
        <source>Members at the central fountain</source>
        <translation>Mitglieder am Brunnen in der Mitte</translation>
    </message>
    <message>
        <source>Members at {fountain}</source>
        <translation>Mitglieder am Brunnen: {fountain}</translation>
    </message>
    <message>
        <source>Members in the city</source>
        <translation>Mitglieder in der Stadt</translation>
    </message>
    <message>
        <source>Merchants</source>
        <translation>Kaufleute</translation>
    </message>
    <message>
        <source>Merovech</source>
        <translation>Merowech</translation>
    </message>
    <message>
        <source>Mind the step on your way out.</source>
        <translation>Achte draußen auf die Stufe.</translation>
    </message>
    <message>
        <source>Mind the third step. It is loose.</source>
        <translation>Achtung, die dritte Stufe ist lose.</translation>
    </message>
    <message>
        <source>Mind your trophies: who slays the Trapmaster takes one of them at random. He walks only where the Tundra is in the game.</source>
        <translation>Pass auf deine Trophäen auf: Wer den Trapmaster erschlägt, nimmt sich zufällig eine davon. Er geht nur um, wo die Tundra im Spiel ist.</translation>
    </message>
    <message>
        <source>Miner</source>
        <translation>Bergmann</translation>
    </message>
    <message>
        <source>Minions</source>
        <translation>Schergen</translation>
    </message>
    <message>
        <source>Missionary</source>
        <translation>Missionar</translation>
    </message>
    <message>
        <source>Mixed Cargo</source>
        <translation>Gemischte Fracht</translation>
    </message>
    <message>
        <source>Modest Means</source>
        <translation>Kleine Leute</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Monster Blood</source>
        <translation>Monsterblut</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Moored, with a dry keel.</source>
        <translation>Angelegt, und trocken geblieben.</translation>
    </message>
    <message>
        <source>Most Relics are used as an action, in any turn of yours and even twice. The Mask brings 1 Strength, and then you may slay.</source>
        <translation>Die meisten Relikte benutzt du als Aktion, in jedem deiner Züge und sogar zweimal. Die Maske bringt 1 Stärke, und dann darfst du erschlagen.</translation>
    </message>
    <message>
        <source>Mother must hear this, if I remember.</source>
        <translation>Das erzähle ich Mama, wenn ich dran denke.</translation>
    </message>
    <message>
        <source>Move a worker from the section facing the {here} to the one facing the {there}</source>
        <translation>Versetze jemanden von der Seite {here} zur Seite {there}</translation>
    </message>
    <message>
        <source>Move inwards, facing the {segment}: {effect}</source>
        <translation>Nach innen, Seite {segment}: {effect}</translation>
    </message>
    <message>
        <source>Move no worker</source>
        <translation>Versetze niemanden</translation>
    </message>
    <message>
        <source>Move to the third tier, facing the {segment}</source>
        <translation>In den dritten Ring, Seite {segment}</translation>
    </message>
    <message>
        <source>Moved from a chair. It happens to cats.</source>
        <translation>Vom Stuhl gehoben. Das kennt eine Katze.</translation>
    </message>
    <message>
        <source>My boat waits for tomorrow.</source>
        <translation>Mein Boot wartet auf morgen.</translation>
    </message>
    <message>
        <source>My conscience? It was asleep, on my tail.</source>
        <translation>Mein Gewissen? Es schlief auf meinem Schwanz.</translation>
    </message>
    <message>
        <source>My cousin is home early. There is soup.</source>
        <translation>Meine Base ist früh daheim. Es gibt Suppe.</translation>
    </message>
    <message>
        <source>My favourite calls the King&apos;s Guard. They line up on the Event, wake on 7 and 8, and anyone may recruit them for 3 Gold. Keep some at hand!</source>
        <translation>Mein Liebling ruft King&apos;s Guard herbei. Sie treten auf der Ereigniskarte an, erwachen bei 7 und 8, und alle können sie für 3 Gold anwerben. Halt welches bereit!</translation>
    </message>
    <message>
        <source>My favourite. You transcribe the top manuscript for its clerics, here 3: the Thief, 1 ink, and the Pastor, who goes for 1 silver. Transcribe.</source>
        <translation>Mein Liebstes. Du schreibst die oberste Handschrift für ihre Kleriker ab, hier 3: der Dieb, 1 Tinte und der Pastor, der für 1 Silber geht. Schreib ab.</translation>
    </message>
    <message>
        <source>My friends are early. It was dark.</source>
        <translation>Meine Freunde waren früh da. Es war dunkel.</translation>
    </message>
    <message>
        <source>My friends must be on their way.</source>
        <translation>Meine Freunde sind sicher schon unterwegs.</translation>
    </message>
    <message>
        <source>My mistake: third beam from the left.</source>
        <translation>Mein Fehler: der dritte Balken von links.</translation>
    </message>
    <message>
        <source>My people did it. I held the door.</source>
        <translation>Meine Leute waren das. Ich hielt die Tür auf.</translation>
    </message>
    <message>
        <source>My stars wish you a good night.</source>
        <translation>Meine Sterne wünschen eine gute Nacht.</translation>
    </message>
    <message>
        <source>My tin was too tight. Yours was not.</source>
        <translation>Meine Dose klemmte. Eure nicht.</translation>
    </message>
    <message>
        <source>Nae Aerie</source>
        <translation>Nae Aerie</translation>
    </message>
    <message>
        <source>Nae Aerie, slot {number}</source>
        <translation>Nae Aerie, Feld {number}</translation>
    </message>
    <message>
        <source>Nearer to the stars by forty steps.</source>
        <translation>Den Sternen vierzig Stufen näher.</translation>
    </message>
    <message>
        <source>Nearly across. No hurry now.</source>
        <translation>Fast drüben. Nun keine Eile.</translation>
    </message>
    <message>
        <source>Nearly dawn. I should be going soon.</source>
        <translation>Bald wird es hell. Ich sollte gehen.</translation>
    </message>
    <message>
        <source>Necropolis</source>
        <translation>Nekropole</translation>
    </message>
    <message>
        <source>Neighbours. I shall knit them something.</source>
        <translation>Nachbarn. Denen stricke ich etwas.</translation>
    </message>
    <message>
        <source>Nest Egg (1)</source>
        <translation>Notgroschen (1)</translation>
    </message>
    <message>
        <source>New to the table, kind, and looking for his glasses.</source>
        <translation>Neu am Tisch, freundlich und auf der Suche nach der Brille.</translation>
    </message>
    <message>
        <source>Next time I&apos;ll turn the cards round.</source>
        <translation>Nächstes Mal drehe ich die Karten um.</translation>
    </message>
    <message>
        <source>Next year there will be more plums.</source>
        <translation>Nächstes Jahr gibt es mehr Pflaumen.</translation>
    </message>
    <message>
        <source>Night falls over five areas. A Warden stands before each boss, and the boss pays for every monster of its area you have slain.</source>
        <translation>Über fünf Gebieten wird es Nacht. Vor jedem Boss steht ein Wächter, und der Boss bezahlt jedes Monster seines Gebiets, das du erschlagen hast.</translation>
    </message>
    <message>
        <source>Nina</source>
        <translation>Nina</translation>
    </message>
    <message>
        <source>Nina revealed {cards}</source>
        <translation>Nina deckte {cards} auf</translation>
    </message>
    <message>
        <source>No hard feelings. Say hello at home.</source>
        <translation>Schon gut. Grüß mir die Familie.</translation>
    </message>
    <message>
        <source>No harm. Climb in, I&apos;ll row you.</source>
        <translation>Schon gut. Steig ein, ich rudere.</translation>
    </message>
    <message>
        <source>No matter. At home it is warmer.</source>
        <translation>Macht nichts. Daheim ist es wärmer.</translation>
    </message>
    <message>
        <source>No more cards</source>
        <translation>Keine weiteren Karten</translation>
    </message>
    <message>
        <source>No noble on that one. Play the Squire.</source>
        <translation>Darauf ist kein Adliger. Spiele den Knappen.</translation>
    </message>
    <message>
        <source>No offence. The winters are long.</source>
        <translation>Nichts für ungut. Die Winter sind lang.</translation>
    </message>
    <message>
        <source>Nobility and church</source>
        <translation>Adel und Kirche</translation>
    </message>
    <message>
        <source>Nobles</source>
        <translation>Adlige</translation>
    </message>
    <message>
        <source>Nobles are what we came with. Send workers.</source>
        <translation>Adlige haben wir dabei. Schick Leute in die Burg.</translation>
    </message>
    <message>
        <source>Nobles: people from Amarynth, who lend you a role and score for what you have.</source>
        <translation>Adlige: Leute aus Amarynth, die dir eine Rolle leihen und für das zählen, was du hast.</translation>
    </message>
    <message>
        <source>Nobody heard me pass. Good carpets.</source>
        <translation>Niemand hörte mich. Gute Teppiche.</translation>
    </message>
    <message>
        <source>Nobody we want is on top here. Hire nobody; then you draw up to 4 cards, by your new square.</source>
        <translation>Hier liegt niemand oben, den wir wollen. Heuere niemanden an; dann ziehst du dank der neuen Nische auf 4 Karten.</translation>
    </message>
    <message>
        <source>Not now. First the Squire.</source>
        <translation>Jetzt nicht. Zuerst der Squire.</translation>
    </message>
    <message>
        <source>Not now. Listen to the Town Crier.</source>
        <translation>Jetzt nicht. Hör auf den Town Crier.</translation>
    </message>
    <message>
        <source>Not now. You have all you need for the Peasant.</source>
        <translation>Nicht jetzt. Für den Peasant hast du alles.</translation>
    </message>
    <message>
        <source>Not now. You saved 3 Gold for the Summoner.</source>
        <translation>Nicht jetzt. Du hast 3 Gold für den Summoner gespart.</translation>
    </message>
    <message>
        <source>Not quite like this: 6 and 1 lie together, and each other card lies alone.</source>
        <translation>Nicht ganz: 6 und 1 liegen zusammen, und jede andere Karte liegt allein.</translation>
    </message>
    <message>
        <source>Not yet. Sail for the Jewels first.</source>
        <translation>Noch nicht. Segle erst zu den Jewels.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Nothing has been decided yet</source>
        <translation>Noch wurde nichts entschieden</translation>
    </message>
    <message>
        <source>Nothing is left there to take: the game is lost.</source>
        <translation>Dort ist nichts mehr zu holen: Das Spiel ist verloren.</translation>
    </message>
    <message>
        <source>Nothing lies there</source>
        <translation>Dort liegt nichts</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>Nichts mehr</translation>
    </message>
    <message>
        <source>Nothing wasted. That is my whole secret.</source>
        <translation>Nichts verschwendet. Das ist alles.</translation>
    </message>
    <message>
        <source>Now make stacks, one for each auction that you care for. Lay 6 and 1 together and the others alone, 5, 3, 2 and 2, and lay them down.</source>
        <translation>Nun mach Stapel, einen für jede Auktion, die dir wichtig ist. Leg 6 und 1 zusammen und die anderen einzeln, 5, 3, 2 und 2, und dann leg die Stapel hin.</translation>
    </message>
    <message>
        <source>Now the domains. New Shilina Tower takes Strength for citizens, and Winter Spire takes Magic from others. Z shows each of them closely.</source>
        <translation>Nun die Domänen. New Shilina Tower nimmt Stärke für Bürger, und Winter Spire nimmt anderen Magie. Z zeigt jede von nahem.</translation>
    </message>
    <message>
        <source>Now the domains. Opera House adds Magic to harvests, and Karloff Castle counts Peasants. Z shows each of them closely.</source>
        <translation>Nun die Domänen. Opera House bringt bei der Ernte mehr Magie, und Karloff Castle zählt Peasants. Z zeigt jede aus der Nähe.</translation>
    </message>
    <message>
        <source>Now the good jars may be opened.</source>
        <translation>Jetzt dürfen die guten Gläser auf.</translation>
    </message>
    <message>
        <source>Now we can hand the stones along.</source>
        <translation>Jetzt können wir die Steine weiterreichen.</translation>
    </message>
    <message>
        <source>Now we needn&apos;t shout across.</source>
        <translation>Jetzt müssen wir nicht mehr rufen.</translation>
    </message>
    <message>
        <source>Nut Farmers</source>
        <translation>Erdmandelbauern</translation>
    </message>
    <message>
        <source>Oak beams. They will outlive the paint.</source>
        <translation>Eichenbalken. Die überleben den Anstrich.</translation>
    </message>
    <message>
        <source>Oak built across the river. You go inside: the inner spaces send workers or transcribe. Nobles send workers. Play the Squire.</source>
        <translation>Oak baute jenseits des Flusses. Du gehst nach innen: Dort schickst du Leute oder schreibst ab. Leute schicken Adlige. Spiele den Knappen.</translation>
    </message>
    <message>
        <source>Oak had 10 and took the seat and the figure. You have second place: oranges and a space. Choose the one for 3 coins, at the central fountain and two empty basins.</source>
        <translation>Oak hatte 10 und nahm Sitz und Figur. Du bist auf Rang zwei: Orangen und ein Feld. Wähle das für 3 Münzen, am Brunnen in der Mitte und an zwei leeren Becken.</translation>
    </message>
    <message>
        <source>Oak has built already, I noted it. Your Labourer has moved on and still shows a builder. The space he is on shows nothing now.</source>
        <translation>Oak hat schon gebaut, ich habe es notiert. Dein Tagelöhner ist weitergerückt und zeigt noch einen Baumeister. Das Feld unter ihm zeigt jetzt nichts.</translation>
    </message>
    <message>
        <source>Oak passed. Sell the wine for 3 coins.</source>
        <translation>Oak hat gepasst. Verkauf den Wein für 3 Münzen.</translation>
    </message>
    <message>
        <source>Oak wants wine as well. Better be strong here: reveal 6 and 1.</source>
        <translation>Auch Oak will Wein. Sei hier lieber stark: Deck 6 und 1 auf.</translation>
    </message>
    <message>
        <source>Oasis</source>
        <translation>Oase</translation>
    </message>
    <message>
        <source>Odo</source>
        <translation>Odo</translation>
    </message>
    <message>
        <source>Of that you have plenty, but your purse is nearly empty. Gold, both times.</source>
        <translation>Davon hast du genug, aber dein Beutel ist fast leer. Beide Male Gold.</translation>
    </message>
    <message>
        <source>Oh dear, was that me? I&apos;ll tidy up.</source>
        <translation>Oje, war ich das? Ich räume auf.</translation>
    </message>
    <message>
        <source>Oh dear, were you sitting there?</source>
        <translation>Ach je, hast du da gesessen?</translation>
    </message>
    <message>
        <source>Oh, my glasses. And I&apos;ve won as well.</source>
        <translation>Oh, meine Brille. Und gewonnen auch noch.</translation>
    </message>
    <message>
        <source>Oh, there were two. Even better.</source>
        <translation>Ach, da waren schon zwei. Umso besser.</translation>
    </message>
    <message>
        <source>Oh. I had counted that twice.</source>
        <translation>Oh. Das hatte ich zweimal gezählt.</translation>
    </message>
    <message>
        <source>Old hunters climb down in good time.</source>
        <translation>Alte Jäger steigen beizeiten ab.</translation>
    </message>
    <message>
        <source>On the outer spaces you trade or build. Here two merchants buy 1 stone, and stone builds houses. Trade.</source>
        <translation>Auf den äußeren Feldern handelst oder baust du. Hier kaufen zwei Händler 1 Stein, und mit Stein baust du. Handle.</translation>
    </message>
    <message>
        <source>Once in each Harvest Phase, even if you give away or lose Magic then.</source>
        <translation>Einmal in jeder Erntephase, auch wenn du dabei Magie abgibst oder verlierst.</translation>
    </message>
    <message>
        <source>Once more around, and the light goes.</source>
        <translation>Noch einmal herum, dann geht das Licht.</translation>
    </message>
    <message>
        <source>Once more round. I know that tree.</source>
        <translation>Noch einmal herum. Den Baum kenne ich.</translation>
    </message>
    <message>
        <source>Once, at any moment, if you like: {effect}</source>
        <translation>Einmal, zu jedem Zeitpunkt, wenn du möchtest: {effect}</translation>
    </message>
    <message>
        <source>One answer does it all. Settle on a wine space: its coin is the price, and you have 5. Choose the one for 3 coins; step G will show you why.</source>
        <translation>Eine Antwort macht alles. Siedle auf einem Feld der Weingilde: Seine Münze ist der Preis, und du hast 5. Wähle das für 3 Münzen; Schritt G zeigt dir, warum.</translation>
    </message>
    <message>
        <source>One back on board.</source>
        <translation>Einer wieder an Bord.</translation>
    </message>
    <message>
        <source>One can see it from the far bank.</source>
        <translation>Man sieht es vom anderen Ufer.</translation>
    </message>
    <message>
        <source>One chair less, one guest more at home.</source>
        <translation>Ein Stuhl weniger, ein Gast mehr daheim.</translation>
    </message>
    <message>
        <source>One for each paw.</source>
        <translation>Einer für jede Pfote.</translation>
    </message>
    <message>
        <source>One for today, one for later, one spare.</source>
        <translation>Einmal für heute, einmal für später, einmal so.</translation>
    </message>
    <message>
        <source>One friend more made all the difference.</source>
        <translation>Ein Freund mehr gab den Ausschlag.</translation>
    </message>
    <message>
        <source>One good evening changes everything.</source>
        <translation>Ein guter Abend ändert alles.</translation>
    </message>
    <message>
        <source>One last jump. I have measured it.</source>
        <translation>Ein letzter Sprung. Ich habe ihn vermessen.</translation>
    </message>
    <message>
        <source>One last omen. It smells of oranges.</source>
        <translation>Ein letztes Omen. Es riecht nach Orangen.</translation>
    </message>
    <message>
        <source>One last stroll over the roofs.</source>
        <translation>Ein letzter Gang über die Dächer.</translation>
    </message>
    <message>
        <source>One more Goblin. It pays as the first one did.</source>
        <translation>Noch ein Goblin. Er bringt dir so viel wie der erste.</translation>
    </message>
    <message>
        <source>One more at my table. Good evening, {card}.</source>
        <translation>Einer mehr an meinem Tisch. Guten Abend, {card}.</translation>
    </message>
    <message>
        <source>One more market day. I take both baskets.</source>
        <translation>Noch ein Markttag. Ich nehme beide Körbe.</translation>
    </message>
    <message>
        <source>One more monster? First the Summoner, then you will see.</source>
        <translation>Noch ein Monster? Erst der Summoner, dann wirst du sehen.</translation>
    </message>
    <message>
        <source>One more monster? In a moment. First the Peasant.</source>
        <translation>Noch ein Monster? Gleich. Zuerst der Peasant.</translation>
    </message>
    <message>
        <source>One more round, and then it will be quiet.</source>
        <translation>Noch eine Runde, und dann wird es still.</translation>
    </message>
    <message>
        <source>One more than you? I miscounted kindly.</source>
        <translation>Eins mehr als ihr? Da habe ich mich nett verzählt.</translation>
    </message>
    <message>
        <source>One more vote, then we dance.</source>
        <translation>Noch eine Abstimmung, dann wird getanzt.</translation>
    </message>
    <message>
        <source>One more would have been nice. Well.</source>
        <translation>Noch eins wäre nett gewesen. Na ja.</translation>
    </message>
    <message>
        <source>One more. I found it on the roof.</source>
        <translation>Eins mehr. Es lag auf dem Dach.</translation>
    </message>
    <message>
        <source>One of them may be a cookbook.</source>
        <translation>Eins davon ist vielleicht ein Kochbuch.</translation>
    </message>
    <message>
        <source>One over. I call that a tolerance.</source>
        <translation>Eins darüber. Das nenne ich Toleranz.</translation>
    </message>
    <message>
        <source>One player needs a solo game; choose one, or 2 to 5 players.</source>
        <translation>Für eine Person braucht es ein Solospiel; wähle eines oder 2 bis 5 Personen.</translation>
    </message>
    <message>
        <source>One roof to the next. How convenient.</source>
        <translation>Von Dach zu Dach. Wie bequem.</translation>
    </message>
    <message>
        <source>One shadow less before the stars.</source>
        <translation>Ein Schatten weniger vor den Sternen.</translation>
    </message>
    <message>
        <source>One short, and I had it in the drawer.</source>
        <translation>Eins fehlt, und in der Lade lag noch eins.</translation>
    </message>
    <message>
        <source>One short. I blame my ruler.</source>
        <translation>Eins zu kurz. Das war mein Lineal.</translation>
    </message>
    <message>
        <source>One space takes you to the left side of the forest. Ride there; it is free.</source>
        <translation>Ein Feld weiter liegt die linke Seite des Waldes. Reite hin, es ist kostenlos.</translation>
    </message>
    <message>
        <source>One step ahead is ahead enough.</source>
        <translation>Ein Schritt voraus ist weit genug.</translation>
    </message>
    <message>
        <source>One stroke more did it.</source>
        <translation>Ein Schlag mehr hat gereicht.</translation>
    </message>
    <message>
        <source>One stroke, then the next.</source>
        <translation>Ein Schlag, dann der nächste.</translation>
    </message>
    <message>
        <source>One wave too high.</source>
        <translation>Eine Welle zu hoch.</translation>
    </message>
    <message>
        <source>Only the sum counts, and nobody bids against you. So a small stack will do: reveal the 3.</source>
        <translation>Nur die Summe zählt, und niemand bietet gegen dich. Da reicht ein kleiner Stapel: Deck die 3 auf.</translation>
    </message>
    <message>
        <source>Only the tiles are left to lay.</source>
        <translation>Nur noch die Fliesen fehlen.</translation>
    </message>
    <message>
        <source>Open for business</source>
        <translation>Geschäft eröffnet</translation>
    </message>
    <message>
        <source>Opponents can&apos;t take resources or cards from you</source>
        <translation>Andere können dir weder Rohstoffe noch Karten nehmen</translation>
    </message>
    <message>
        <source>Orange Growers</source>
        <translation>Orangenbauern</translation>
    </message>
    <message>
        <source>Oranges</source>
        <translation>Orangen</translation>
    </message>
    <message>
        <source>Oranges keep if one wraps them singly.</source>
        <translation>Einzeln eingewickelt halten sich Orangen.</translation>
    </message>
    <message>
        <source>Otherwise the Dark Lord takes it: {number} point for him.</source>
        <translation>Sonst nimmt der Dunkle Herrscher sie: {number} Punkt für ihn.</translation>
    </message>
    <message>
        <source>Otherwise the Dark Lord takes it: {number} points for him.</source>
        <translation>Sonst nimmt der Dunkle Herrscher sie: {number} Punkte für ihn.</translation>
    </message>
    <message>
        <source>Our lamps can greet each other now.</source>
        <translation>Nun können unsere Lampen sich grüßen.</translation>
    </message>
    <message>
        <source>Outbids by a whisker, and likes a seat that is warm.</source>
        <translation>Überbietet um ein Schnurrhaar und mag vorgewärmte Sitze.</translation>
    </message>
    <message>
        <source>Outpaced, and so gracefully.</source>
        <translation>Überholt, und wie anmutig.</translation>
    </message>
    <message>
        <source>Over soon? I&apos;ve just understood it.</source>
        <translation>Bald vorbei? Ich verstehe es gerade erst.</translation>
    </message>
    <message>
        <source>Overseer</source>
        <translation>Aufseher</translation>
    </message>
    <message>
        <source>Paid debts</source>
        <translation>Bezahlte Schulden</translation>
    </message>
    <message>
        <source>Palm</source>
        <translation>Palme</translation>
    </message>
    <message>
        <source>Palm, fountain, council</source>
        <translation>Palme, Brunnen, Rat</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Pastor</source>
        <translation>Pastor</translation>
    </message>
    <message>
        <source>Patron</source>
        <translation>Gönner</translation>
    </message>
    <message>
        <source>Pay a debt</source>
        <translation>Bezahle eine Schuld</translation>
    </message>
    <message>
        <source>Pay in Gold. You will want your Magic at once.</source>
        <translation>Bezahl mit Gold. Deine Magie brauchst du gleich.</translation>
    </message>
    <message>
        <source>Pay with Magic once you have {amount}</source>
        <translation>Bezahle mit Magie, sobald du {amount} hast</translation>
    </message>
    <message>
        <source>Pay {amounts}</source>
        <translation>Bezahle {amounts}</translation>
    </message>
    <message>
        <source>Pay {amount}</source>
        <translation>Bezahle {amount}</translation>
    </message>
    <message>
        <source>Pay {amount} for {icon_words}</source>
        <translation>Bezahle {amount} für {icon_words}</translation>
    </message>
    <message>
        <source>Peddler</source>
        <translation>Hausierer</translation>
    </message>
    <message>
        <source>Pennywise</source>
        <translation>Sparfüchse</translation>
    </message>
    <message>
        <source>Pickpocket</source>
        <translation>Taschendieb</translation>
    </message>
    <message>
        <source>Pipes first, praise later.</source>
        <translation>Erst die Rohre, dann das Lob.</translation>
    </message>
    <message>
        <source>Place of Honour</source>
        <translation>Ehrenplatz</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Planung</translation>
    </message>
    <message>
        <source>Plant the palm, build the fountain, and lead the council</source>
        <translation>Pflanz die Palme, bau den Brunnen und führ den Rat an</translation>
    </message>
    <message>
        <source>Play a card, ride to the lake, and trade for stone</source>
        <translation>Spiele eine Karte, reite zum See und tausche Stein ein</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Spiele {card}</translation>
    </message>
    <message>
        <source>Porcelain</source>
        <translation>Porzellan</translation>
    </message>
    <message>
        <source>Potters</source>
        <translation>Töpfer</translation>
    </message>
    <message>
        <source>Poverty: approved deeds</source>
        <translation>Armut: beglaubigte Urkunden</translation>
    </message>
    <message>
        <source>Powerhouse (7)</source>
        <translation>Kraftprotz (7)</translation>
    </message>
    <message>
        <source>Prestige of the council</source>
        <translation>Ansehen des Rates</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Priester</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Prinzessin</translation>
    </message>
    <message>
        <source>Privileges</source>
        <translation>Privilegien</translation>
    </message>
    <message>
        <source>Prosperity: paid debts</source>
        <translation>Wohlstand: bezahlte Schulden</translation>
    </message>
    <message>
        <source>Put a member beside {place}</source>
        <translation>Ein Mitglied neben {place} stellen</translation>
    </message>
    <message>
        <source>Put a privilege back and wait</source>
        <translation>Ein Privileg zurücklegen und warten</translation>
    </message>
    <message>
        <source>Put a {card} under the deck</source>
        <translation>Unter den Nachziehstapel legen: {card}</translation>
    </message>
    <message>
        <source>Put {amounts} on a monster in the market</source>
        <translation>Leg {amounts} auf ein Monster im Markt</translation>
    </message>
    <message>
        <source>Put {amounts} on {card}</source>
        <translation>{amounts} auf {card} legen</translation>
    </message>
    <message>
        <source>Quarter with {members}, {palms}</source>
        <translation>Viertel: {members}, {palms}</translation>
    </message>
    <message>
        <source>Racketeer</source>
        <translation>Erpresser</translation>
    </message>
    <message>
        <source>Ranking: {ranks}</source>
        <translation>Rangfolge: {ranks}</translation>
    </message>
    <message>
        <source>Realm with {buildings}, {workers} and {manuscripts}</source>
        <translation>Reich mit {buildings}, {workers} und {manuscripts}</translation>
    </message>
    <message>
        <source>Recruit the Cleric: choose the card, then pay 3 Gold.</source>
        <translation>Wirb den Cleric an: Wähle die Karte und zahle 3 Gold.</translation>
    </message>
    <message>
        <source>Recruit {card} at its normal price</source>
        <translation>{card} zum normalen Preis anwerben</translation>
    </message>
    <message>
        <source>Recruit {card} for {price}</source>
        <translation>{card} für {price} anwerben</translation>
    </message>
    <message>
        <source>Recruit {card} without the extra Gold for copies</source>
        <translation>{card} ohne das zusätzliche Gold anwerben</translation>
    </message>
    <message>
        <source>Recruit {citizens} first</source>
        <translation>Wirb zuerst {citizens} an</translation>
    </message>
    <message>
        <source>Recruiting never costs you the extra Gold for copies you already have</source>
        <translation>Anwerben kostet dich nie das zusätzliche Gold für Karten, die du schon hast</translation>
    </message>
    <message>
        <source>Recruits citizens, and knows them all by name.</source>
        <translation>Wirbt Bürger an und kennt alle beim Namen.</translation>
    </message>
    <message>
        <source>Relics</source>
        <translation>Relikte</translation>
    </message>
    <message>
        <source>Rescuing a Noble never costs you more for Nobles you already have</source>
        <translation>Adlige kosten dich nie mehr für Adlige, die du schon hast</translation>
    </message>
    <message>
        <source>Resources left</source>
        <translation>Übrige Rohstoffe</translation>
    </message>
    <message>
        <source>Retrograde, as my charts foretold.</source>
        <translation>Rückläufig, wie auf meinen Karten.</translation>
    </message>
    <message>
        <source>Return {card} and gain {gain}</source>
        <translation>{card} zurücklegen und {gain} erhalten</translation>
    </message>
    <message>
        <source>Reveal stack {number} ({cards})</source>
        <translation>Stapel {number} aufdecken ({cards})</translation>
    </message>
    <message>
        <source>Reveals the poverty card, so one full round is left after this one.</source>
        <translation>Deckt die Karte Armut auf, also folgt noch eine ganze Runde nach dieser.</translation>
    </message>
    <message>
        <source>Reveals the prosperity card, so one full round is left after this one.</source>
        <translation>Deckt die Karte Wohlstand auf, also folgt noch eine ganze Runde nach dieser.</translation>
    </message>
    <message>
        <source>Ride to the inner space of the bay: one space inwards, and one further on.</source>
        <translation>Reite zum inneren Feld der Bucht: ein Feld nach innen und eins weiter.</translation>
    </message>
    <message>
        <source>Ride to {where}</source>
        <translation>Reite zum {where}</translation>
    </message>
    <message>
        <source>Ride to {where} for {silver} silver</source>
        <translation>Reite für {silver} Silber zum {where}</translation>
    </message>
    <message>
        <source>Rides far for what she wants, and knits in the saddle.</source>
        <translation>Reitet weit für das, was sie will, und strickt im Sattel.</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Roll both dice again{price} ({card})</source>
        <translation>Beide Würfel neu würfeln{price} ({card})</translation>
    </message>
    <message>
        <source>Roll die {die} again{price} ({card})</source>
        <translation>Würfel {die} neu würfeln{price} ({card})</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Rolling again is a roll: if the dice are doubles then, that counts again.</source>
        <translation>Neu würfeln ist ein Wurf: Zeigen die Würfel danach einen Pasch, so zählt er wieder.</translation>
    </message>
    <message>
        <source>Roof over your head</source>
        <translation>Ein Dach über dem Kopf</translation>
    </message>
    <message>
        <source>Room to Breathe</source>
        <translation>Platz zum Atmen</translation>
    </message>
    <message>
        <source>Round {round}, step {letter}: {what}</source>
        <translation>Runde {round}, Schritt {letter}: {what}</translation>
    </message>
    <message>
        <source>Round {round}: {player}&apos;s turn</source>
        <translation>Runde {round}: Zug von {player}</translation>
    </message>
    <message>
        <source>Round {round}: {what}</source>
        <translation>Runde {round}: {what}</translation>
    </message>
    <message>
        <source>Rudolf</source>
        <translation>Rudolf</translation>
    </message>
    <message>
        <source>Safely across. Well rowed, all.</source>
        <translation>Gut drüben. Alle gut gerudert.</translation>
    </message>
    <message>
        <source>Sail</source>
        <translation>Segeln</translation>
    </message>
    <message>
        <source>Sail for the Jewels in the middle: 1 Map and 4 Gold. Let your Gold Tome pay 1 of them; it counts as real Gold.</source>
        <translation>Segle zu den Jewels in der Mitte: 1 Seekarte und 4 Gold. Dein Foliant für Gold zahlt 1 davon; er zählt als echtes Gold.</translation>
    </message>
    <message>
        <source>Sail for {cards}: {price}</source>
        <translation>Segeln für {cards}: {price}</translation>
    </message>
    <message>
        <source>Sail for {card}: {choice}.</source>
        <translation>Segeln für {card}: {choice}.</translation>
    </message>
    <message>
        <source>Sail for {card}: {price}</source>
        <translation>Segeln für {card}: {price}</translation>
    </message>
    <message>
        <source>Sail to Exekratys: take all {resource} there</source>
        <translation>Nach Exekratys segeln: dort alles an {resource} nehmen</translation>
    </message>
    <message>
        <source>Sail: pay 1 Map and visit an island.</source>
        <translation>Segeln: Zahl 1 Seekarte und besuch eine Insel.</translation>
    </message>
    <message>
        <source>Saints and rascals, all at one table.</source>
        <translation>Heilige und Halunken, alle an einem Tisch.</translation>
    </message>
    <message>
        <source>Salt water. It carries better.</source>
        <translation>Salzwasser. Das trägt besser.</translation>
    </message>
    <message>
        <source>Saved, counted, shared. Help yourselves.</source>
        <translation>Gespart, gezählt, geteilt. Greift zu.</translation>
    </message>
    <message>
        <source>Saves up for a rainy day, and it often rains.</source>
        <translation>Spart für Regentage, und es regnet oft.</translation>
    </message>
    <message>
        <source>Scoundrel</source>
        <translation>Schurke</translation>
    </message>
    <message>
        <source>Sculptor</source>
        <translation>Bildhauer</translation>
    </message>
    <message>
        <source>Sea, stone and sun. One can build here.</source>
        <translation>Meer, Stein und Sonne. Hier lässt sich bauen.</translation>
    </message>
    <message>
        <source>Second Harvest</source>
        <translation>Zweite Ernte</translation>
    </message>
    <message>
        <source>Sell a good for {price}: {guild}</source>
        <translation>Eine Ware für {price} verkaufen: {guild}</translation>
    </message>
    <message>
        <source>Sell a good, and bring two members to the central fountain</source>
        <translation>Verkauf eine Ware und bring zwei Mitglieder an den Brunnen in der Mitte</translation>
    </message>
    <message>
        <source>Sell it today: more of it would help, but coins help sooner.</source>
        <translation>Verkauf ihn heute: Mehr davon wäre gut, aber Münzen helfen früher.</translation>
    </message>
    <message>
        <source>Send a random slain monster of {seat} back to its stack</source>
        <translation>Schick {seat} ein zufälliges erschlagenes Monster auf seinen Stapel zurück</translation>
    </message>
    <message>
        <source>Send home a worker of {player}, {tier} facing the {segment}</source>
        <translation>Schick jemanden von {player} heim: {tier}, Seite {segment}</translation>
    </message>
    <message>
        <source>Send three workers, and see virtue and corruption collide</source>
        <translation>Schick drei Leute und sieh Tugend und Verderbnis zusammenstoßen</translation>
    </message>
    <message>
        <source>Send workers to the castle</source>
        <translation>Leute in die Burg schicken</translation>
    </message>
    <message>
        <source>Send {number} worker</source>
        <translation>Schick {number} Person</translation>
    </message>
    <message>
        <source>Send {number} workers</source>
        <translation>Schick {number} Personen</translation>
    </message>
    <message>
        <source>Set aside: {number}× {card}</source>
        <translation>Beiseitegelegt: {number}× {card}</translation>
    </message>
    <message>
        <source>Sets of ribbons</source>
        <translation>Sätze von Bändern</translation>
    </message>
    <message>
        <source>Settles beside fountains, and checks that they are level.</source>
        <translation>Siedelt an Brunnen und prüft, ob sie im Lot sind.</translation>
    </message>
    <message>
        <source>Sewer</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>Schatten</translation>
    </message>
    <message>
        <source>Shadows</source>
        <translation>Schatten</translation>
    </message>
    <message>
        <source>Shadowvale</source>
        <translation>Schattental</translation>
    </message>
    <message>
        <source>Shuffle a {card} into the deck</source>
        <translation>In den Nachziehstapel mischen: {card}</translation>
    </message>
    <message>
        <source>Shuffle your discard pile first</source>
        <translation>Misch zuerst deinen Ablagestapel</translation>
    </message>
    <message>
        <source>Side by Side</source>
        <translation>Seite an Seite</translation>
    </message>
    <message>
        <source>Six will do. What you draw now you won&apos;t have in the rounds to come.</source>
        <translation>Sechs reichen. Was du jetzt ziehst, fehlt dir in den nächsten Runden.</translation>
    </message>
    <message>
        <source>Skerry</source>
        <translation>Schäre</translation>
    </message>
    <message>
        <source>Slay {card} at its normal price</source>
        <translation>{card} zum normalen Preis erschlagen</translation>
    </message>
    <message>
        <source>Slay {card} for {price}</source>
        <translation>{card} für {price} erschlagen</translation>
    </message>
    <message>
        <source>Slow horse, good nose.</source>
        <translation>Langsames Pferd, gute Nase.</translation>
    </message>
    <message>
        <source>So close I could smell the tar.</source>
        <translation>So nah, dass ich den Teer roch.</translation>
    </message>
    <message>
        <source>So close. I shall label it “nearly”.</source>
        <translation>So knapp. Ich beschrifte es mit „beinahe“.</translation>
    </message>
    <message>
        <source>So half of it is yours. Mine is the half with the teeth.</source>
        <translation>Die Hälfte ist also deine. Meine ist die mit den Zähnen.</translation>
    </message>
    <message>
        <source>So little for 3 Magic? Slay the Yeti.</source>
        <translation>So wenig für 3 Magie? Erschlag den Yeti.</translation>
    </message>
    <message>
        <source>So little? Slay the Banshee.</source>
        <translation>So wenig? Erschlag die Banshee.</translation>
    </message>
    <message>
        <source>So little? Slay the Bryne.</source>
        <translation>So wenig? Erschlag den Bryne.</translation>
    </message>
    <message>
        <source>So little? The Squire brings three times as much.</source>
        <translation>So wenig? Der Squire bringt dreimal so viel.</translation>
    </message>
    <message>
        <source>So little? Use the Mask once more.</source>
        <translation>So wenig? Benutze die Maske noch einmal.</translation>
    </message>
    <message>
        <source>So many faces, and I know half of them.</source>
        <translation>So viele Gesichter, und die Hälfte kenne ich.</translation>
    </message>
    <message>
        <source>So many stairs. I shan&apos;t miss them.</source>
        <translation>So viele Stufen. Sie fehlen mir nicht.</translation>
    </message>
    <message>
        <source>So many windows, and most of them ajar.</source>
        <translation>So viele Fenster, und die meisten angelehnt.</translation>
    </message>
    <message>
        <source>So many windows. How thoughtful.</source>
        <translation>So viele Fenster. Wie aufmerksam.</translation>
    </message>
    <message>
        <source>So much room for shelves.</source>
        <translation>So viel Raum für Regale.</translation>
    </message>
    <message>
        <source>So near. Drinks are on me anyway.</source>
        <translation>So knapp. Ich gebe trotzdem einen aus.</translation>
    </message>
    <message>
        <source>So one learns a river.</source>
        <translation>So lernt man einen Fluss kennen.</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldat</translation>
    </message>
    <message>
        <source>Soldiers</source>
        <translation>Soldaten</translation>
    </message>
    <message>
        <source>Some cost nothing but bring your victim a point. Others turn cards face down until the end. Watch your neighbours!</source>
        <translation>Manche kosten nichts, bringen aber deinem Opfer einen Punkt. Andere drehen Karten bis zum Schluss um. Achte auf deine Nachbarn!</translation>
    </message>
    <message>
        <source>Some rounds are over. Monsters grow stronger, and a third copy is dear. But there is help: Ctrl+PgDown turns from the market to the Agents.</source>
        <translation>Ein paar Runden sind vorbei. Monster werden stärker, und eine dritte gleiche Karte ist teuer. Doch Hilfe ist da: Strg+Bild ab blättert vom Markt zu den Agenten.</translation>
    </message>
    <message>
        <source>Some stars rise late.</source>
        <translation>Manche Sterne gehen spät auf.</translation>
    </message>
    <message>
        <source>Somebody read the tracks better today.</source>
        <translation>Jemand hat die Spuren heute besser gelesen.</translation>
    </message>
    <message>
        <source>Someone has to hold the light.</source>
        <translation>Jemand muss das Licht halten.</translation>
    </message>
    <message>
        <source>Somewhere to hang the trophies.</source>
        <translation>Endlich ein Platz für die Trophäen.</translation>
    </message>
    <message>
        <source>Soon. First listen to the Town Crier.</source>
        <translation>Bald. Hör zuerst auf den Town Crier.</translation>
    </message>
    <message>
        <source>Sorry. It got stuck on my prickles.</source>
        <translation>Verzeihung. Es blieb an mir hängen.</translation>
    </message>
    <message>
        <source>Spear is oiled, socks are dry. Let us begin.</source>
        <translation>Speer geölt, Socken trocken. Fangen wir an.</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Knappe</translation>
    </message>
    <message>
        <source>Squire, Thief and 2 gold make 4 nobles, and three workers take 5. The Trickster is one more, of a kind. Dismiss him for 3 silver.</source>
        <translation>Knappe, Dieb und 2 Gold sind 4 Adlige, und drei Leute brauchen 5. Der Schelm ist gewissermaßen noch einer. Entlass ihn für 3 Silber.</translation>
    </message>
    <message>
        <source>Stairway</source>
        <translation>Treppe</translation>
    </message>
    <message>
        <source>Stand back and look. No, further.</source>
        <translation>Tritt zurück und schau. Nein, weiter.</translation>
    </message>
    <message>
        <source>Stay inside: ride on to the inner space of the hills.</source>
        <translation>Bleib innen: Reite weiter zum inneren Feld der Hügel.</translation>
    </message>
    <message>
        <source>Stays on the trail of an auction until it is hers.</source>
        <translation>Bleibt einer Versteigerung auf der Spur, bis sie ihre ist.</translation>
    </message>
    <message>
        <source>Steady does it.</source>
        <translation>Mit ruhiger Hand.</translation>
    </message>
    <message>
        <source>Step D, oranges. Reveal the 5, and let us see what Oak does.</source>
        <translation>Schritt D, Orangen. Deck die 5 auf, und sehen wir, was Oak tut.</translation>
    </message>
    <message>
        <source>Stonecutter</source>
        <translation>Steinmetz</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Strength Tomes</source>
        <translation>Folianten für Stärke</translation>
    </message>
    <message>
        <source>Strength on each of your rival&apos;s turns</source>
        <translation>Stärke in jedem Zug der Gegenseite</translation>
    </message>
    <message>
        <source>Strength on each of your turns</source>
        <translation>Stärke in jedem deiner Züge</translation>
    </message>
    <message>
        <source>Strength on others&apos; turns, for you</source>
        <translation>Stärke in Zügen anderer, für dich</translation>
    </message>
    <message>
        <source>Strength on others&apos; turns, for your rival</source>
        <translation>Stärke in Zügen anderer, für die Gegenseite</translation>
    </message>
    <message>
        <source>Strongman</source>
        <translation>Muskelmann</translation>
    </message>
    <message>
        <source>Sweet water by the sea.</source>
        <translation>Süßwasser am Meer.</translation>
    </message>
    <message>
        <source>Swindler</source>
        <translation>Schwindler</translation>
    </message>
    <message>
        <source>Symmetry. How very satisfying.</source>
        <translation>Symmetrie. Wie wohltuend.</translation>
    </message>
    <message>
        <source>Take a citizen with a printed price of {cost} or less from an opponent of your choice</source>
        <translation>Nimm einer Person deiner Wahl einen Bürger (Preis bis {cost})</translation>
    </message>
    <message>
        <source>Take no action</source>
        <translation>Keine Aktion</translation>
    </message>
    <message>
        <source>Take one more action</source>
        <translation>Nutze eine weitere Aktion</translation>
    </message>
    <message>
        <source>Take {amounts} from one opponent</source>
        <translation>Nimm jemandem {amounts}</translation>
    </message>
    <message>
        <source>Take {amounts} from {seat}</source>
        <translation>Nimm {seat} {amounts}</translation>
    </message>
    <message>
        <source>Take {card} from {seat}</source>
        <translation>Nimm {seat} {card}</translation>
    </message>
    <message>
        <source>Take {card} with {hero}</source>
        <translation>Nimm {card} mit {hero}</translation>
    </message>
    <message>
        <source>Take {place}</source>
        <translation>{place} einnehmen</translation>
    </message>
    <message>
        <source>Takes each bank as it comes, and never hurries a horse.</source>
        <translation>Nimmt jedes Ufer, wie es kommt, und hetzt kein Pferd.</translation>
    </message>
    <message>
        <source>Takes each step as it comes, and moors where it is calm.</source>
        <translation>Nimmt jeden Schritt, wie er kommt, und legt ruhig an.</translation>
    </message>
    <message>
        <source>Takes each turn as it comes, and rows on calmly.</source>
        <translation>Nimmt jeden Zug, wie er kommt, und rudert ruhig weiter.</translation>
    </message>
    <message>
        <source>Takes what lies about, and keeps to the shadows.</source>
        <translation>Nimmt, was herumliegt, und bleibt im Schatten.</translation>
    </message>
    <message>
        <source>Takes what nobody defends.</source>
        <translation>Nimmt, was niemand verteidigt.</translation>
    </message>
    <message>
        <source>Task: {task}</source>
        <translation>Aufgabe: {task}</translation>
    </message>
    <message>
        <source>Tasks and planning</source>
        <translation>Aufgaben und Planung</translation>
    </message>
    <message>
        <source>Tempting. But the Squire first: he opens the door to a monster.</source>
        <translation>Verlockend. Aber zuerst der Squire: Er öffnet dir die Tür zu einem Monster.</translation>
    </message>
    <message>
        <source>Ten citizens come along. With a Dragoon you may slay a monster while you harvest, and then you still have both actions.</source>
        <translation>Zehn Bürger kommen mit. Mit einem Dragoon darfst du bei der Ernte ein Monster erschlagen, und danach hast du noch beide Aktionen.</translation>
    </message>
    <message>
        <source>Thank you for keeping it warm for us.</source>
        <translation>Danke fürs Warmhalten.</translation>
    </message>
    <message>
        <source>Thank you. It goes with my collar.</source>
        <translation>Danke. Es passt zu meinem Kragen.</translation>
    </message>
    <message>
        <source>That cost me the whole top shelf.</source>
        <translation>Das hat mich das ganze obere Fach gekostet.</translation>
    </message>
    <message>
        <source>That costs you Magic. Let the Gold Tome pay 1, and pay 3 Gold.</source>
        <translation>Das kostet dich Magie. Lass den Folianten für Gold 1 zahlen, und zahl 3 Gold.</translation>
    </message>
    <message>
        <source>That is the third action of your turn. Slay the Yeti for 6 Strength and 1 Magic. Its reward I leave to you.</source>
        <translation>Das ist die dritte Aktion deines Zugs. Erschlag den Yeti für 6 Stärke und 1 Magie. Die Belohnung überlasse ich dir.</translation>
    </message>
    <message>
        <source>That is the trade of a viscount. Play on, or begin anew; H gives a hint.</source>
        <translation>Das ist das Handwerk der Vizegrafen. Spiele weiter oder beginne neu; H gibt einen Tipp.</translation>
    </message>
    <message>
        <source>That one can wait. I want to hear the Town Crier.</source>
        <translation>Der kann warten. Ich will den Town Crier hören.</translation>
    </message>
    <message>
        <source>That one had dreadful breath.</source>
        <translation>Das da hatte einen fürchterlichen Atem.</translation>
    </message>
    <message>
        <source>That one is as weak. Take the Goblin, for its Gold.</source>
        <translation>Auch der ist schwach. Nimm den Goblin, wegen seines Golds.</translation>
    </message>
    <message>
        <source>That one we keep. Discard the Abbot.</source>
        <translation>Die behalten wir. Wirf den Abt ab.</translation>
    </message>
    <message>
        <source>That one, too, gets dearer with each you slay. Take the Bryne: it may bring a Map.</source>
        <translation>Auch das wird mit jedem erschlagenen teurer. Nimm den Bryne: Er kann eine Seekarte bringen.</translation>
    </message>
    <message>
        <source>That rides too far. One space is enough: the Lender.</source>
        <translation>Das reitet zu weit. Ein Feld reicht: der Verleiher.</translation>
    </message>
    <message>
        <source>That was a turn in Shadowvale: three deeds, one of them in the harvest. Bosses, 21 more domains and six more Event cards wait in the mist.</source>
        <translation>Das war ein Zug im Schattental: drei Taten, eine davon bei der Ernte. Bosse, 21 weitere Domänen und sechs weitere Ereigniskarten warten im Nebel.</translation>
    </message>
    <message>
        <source>That was a turn of fire and ice. Twenty domains, five bosses and five more Event cards are still waiting for you.</source>
        <translation>Das war ein Zug aus Feuer und Eis. Zwanzig Domänen, fünf Bosse und fünf weitere Ereigniskarten warten noch auf dich.</translation>
    </message>
    <message>
        <source>That was a turn on the Crimson Seas: a six, a visit, and a monster paid in Tomes. Nobles, Monster Events and ten domains wait out there.</source>
        <translation>Das war ein Zug auf den Purpurmeeren: eine 6, eine Fahrt und ein Monster für Folianten. Adlige, Monsterereignisse und zehn Domänen warten dort.</translation>
    </message>
    <message>
        <source>That was a turn with two Agents. Thirteen more wait beside the market, and some of them have an eye on you.</source>
        <translation>Das war ein Zug mit zwei Agenten. Dreizehn weitere warten neben dem Markt, und manche haben ein Auge auf dich.</translation>
    </message>
    <message>
        <source>That was lovely. Again?</source>
        <translation>Das war schön. Noch einmal?</translation>
    </message>
    <message>
        <source>The Abbot writes, as I do. Today we need a noble: the Squire.</source>
        <translation>Der Abt schreibt, wie ich. Heute brauchen wir einen Adligen: den Knappen.</translation>
    </message>
    <message>
        <source>The Cyclops of the Oasis costs Strength and Magic, and you have both. Slay it, and pay 9 Strength and 3 Magic.</source>
        <translation>Der Cyclops der Oase kostet Stärke und Magie, und du hast beides. Erschlag ihn und bezahl 9 Stärke und 3 Magie.</translation>
    </message>
    <message>
        <source>The Dark Lord takes {cards} all the same.</source>
        <translation>Der Dunkle Herrscher nimmt trotzdem {cards}.</translation>
    </message>
    <message>
        <source>The Dark Lord takes {cards}.</source>
        <translation>Der Dunkle Herrscher nimmt {cards}.</translation>
    </message>
    <message>
        <source>The Dark Lord then takes {cards}, not {hidden}.</source>
        <translation>Der Dunkle Herrscher nimmt dann {cards}, nicht {hidden}.</translation>
    </message>
    <message>
        <source>The Dark Lord took {card}</source>
        <translation>Der Dunkle Herrscher nahm {card}</translation>
    </message>
    <message>
        <source>The Dark Lord: {words}</source>
        <translation>Der Dunkle Herrscher: {words}</translation>
    </message>
    <message>
        <source>The Debt Collector would help for 3 silver, and bring corruption. You don&apos;t need him. Dismiss nobody.</source>
        <translation>Der Eintreiber hülfe für 3 Silber und brächte Verderbnis. Du brauchst ihn nicht. Entlass niemanden.</translation>
    </message>
    <message>
        <source>The Deep</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>The Fae are kind to the active player, then to all others. The Twin Bandits are kind to nobody: on doubles each of you loses 1 of everything.</source>
        <translation>Die Fae beschenken erst, wer am Zug ist, dann alle anderen. Die Twin Bandits beschenken niemanden: Beim Pasch verliert ihr alle 1 von allem.</translation>
    </message>
    <message>
        <source>The Goblin costs just 1 Strength. Slay it: that is still the same action.</source>
        <translation>Der Goblin kostet nur 1 Stärke. Erschlag ihn: Das gehört noch zur selben Aktion.</translation>
    </message>
    <message>
        <source>The Lender carries you 1 space, and settles a paper when he drops off. Play the Lender.</source>
        <translation>Der Verleiher trägt dich 1 Feld weit und regelt ein Papier, wenn er die Tafel verlässt. Spiele ihn.</translation>
    </message>
    <message>
        <source>The Long Table</source>
        <translation>Die lange Tafel</translation>
    </message>
    <message>
        <source>The Mask brings as much, and more. Use it.</source>
        <translation>Die Maske bringt genauso viel und mehr. Benutze sie.</translation>
    </message>
    <message>
        <source>The Mask stays with you to the end. Z shows closely what it does, and the Relics of others, too.</source>
        <translation>Die Maske bleibt bis zum Ende bei dir. Z zeigt von Nahem, was sie tut, und auch die Relikte der anderen.</translation>
    </message>
    <message>
        <source>The Pastor&apos;s corner lets you rearrange. You choose who drops off when. Lay Squire, Lender and Thief, so that the Lender stays a turn less.</source>
        <translation>Die Ecke des Pastors lässt dich umordnen: Du bestimmst, wer wann geht. Leg Knappe, Verleiher und Dieb, dann geht der Verleiher einen Zug früher.</translation>
    </message>
    <message>
        <source>The Patron shows a noble and a merchant, and costs 2 silver. Hire that one. New cards go to your discard pile.</source>
        <translation>Der Gönner zeigt einen Adligen und einen Händler und kostet 2 Silber. Heuere ihn an. Neue Karten kommen auf deinen Ablagestapel.</translation>
    </message>
    <message>
        <source>The Squire went under the deck, and the next Agent came up. Everyone may look up which Agents lie down there.</source>
        <translation>Der Squire kam unter den Stapel, und der nächste Agent erschien. Alle dürfen nachsehen, welche Agenten dort unten liegen.</translation>
    </message>
    <message>
        <source>The Thief carries you 1 space only, and brings corruption. Later.</source>
        <translation>Der Dieb trägt dich nur 1 Feld weit und bringt Verderbnis. Später.</translation>
    </message>
    <message>
        <source>The Thief has dropped off: 1 silver and 1 debt. When your deck is empty, the discard pile is shuffled: 1 virtue, or 1 corruption with a criminal on your board.</source>
        <translation>Der Dieb ist fort: 1 Silber und 1 Schuld. Ist dein Nachziehstapel leer, wird der Ablagestapel gemischt: 1 Tugend, oder 1 Verderbnis mit einem Ganoven auf der Tafel.</translation>
    </message>
    <message>
        <source>The Undead Samurai may be one of our five areas. Each gives 3 Magic, and their Lord 1 Magic for each of them that you have slain.</source>
        <translation>Die Untoten Samurai können eines unserer fünf Gebiete sein. Jeder gibt 3 Magie, und ihr Lord 1 Magie für jedes Monster von ihnen, das du erschlagen hast.</translation>
    </message>
    <message>
        <source>The Wizards of Nae: an Event card. The stack counts as exhausted, and nobody can have the card.</source>
        <translation>The Wizards of Nae: eine Ereigniskarte. Der Stapel gilt als erschöpft, und niemand kann die Karte haben.</translation>
    </message>
    <message>
        <source>The action is taken at once and may be any, also outside the Action Phase.</source>
        <translation>Die Aktion kommt sofort und darf jede sein, auch außerhalb der Aktionsphase.</translation>
    </message>
    <message>
        <source>The basin is level. Look at the water.</source>
        <translation>Das Becken ist im Lot. Seht das Wasser an.</translation>
    </message>
    <message>
        <source>The berth was needed.</source>
        <translation>Der Liegeplatz wurde gebraucht.</translation>
    </message>
    <message>
        <source>The best guests arrive late.</source>
        <translation>Die besten Gäste kommen spät.</translation>
    </message>
    <message>
        <source>The big ones fall slower. That is all.</source>
        <translation>Die Großen fallen langsamer. Das ist alles.</translation>
    </message>
    <message>
        <source>The board has no side {side}; choose 1 or 2.</source>
        <translation>Das Brett hat keine Seite {side}; wähle 1 oder 2.</translation>
    </message>
    <message>
        <source>The boat is filling up.</source>
        <translation>Das Boot füllt sich.</translation>
    </message>
    <message>
        <source>The building&apos;s points: {mine}, and {other} with the other one.</source>
        <translation>Punkte des Gebäudes: {mine}, mit dem anderen {other}.</translation>
    </message>
    <message>
        <source>The candle is short. I write smaller.</source>
        <translation>Die Kerze ist kurz. Ich schreibe kleiner.</translation>
    </message>
    <message>
        <source>The candles are counted. All yours.</source>
        <translation>Die Kerzen sind gezählt. Alles deins.</translation>
    </message>
    <message>
        <source>The card lies face down</source>
        <translation>Die Karte liegt verdeckt</translation>
    </message>
    <message>
        <source>The card lies set aside</source>
        <translation>Die Karte liegt beiseite</translation>
    </message>
    <message>
        <source>The cellar first, then all the rest.</source>
        <translation>Zuerst der Keller, dann der Rest.</translation>
    </message>
    <message>
        <source>The cellar is dry. I tried it first.</source>
        <translation>Der Keller ist trocken. Den sah ich zuerst an.</translation>
    </message>
    <message>
        <source>The chair was hard anyway.</source>
        <translation>Der Stuhl war ohnehin hart.</translation>
    </message>
    <message>
        <source>The chair was in my way. I was polite.</source>
        <translation>Der Stuhl stand im Weg. Ich war höflich.</translation>
    </message>
    <message>
        <source>The choices of this game are damaged in the history.</source>
        <translation>Die Entscheidungen dieses Spiels sind in der Chronik beschädigt.</translation>
    </message>
    <message>
        <source>The citizen you take counts as gained. One that lies face down can&apos;t be taken.</source>
        <translation>Der Bürger, den du nimmst, gilt als erhalten. Einer, der verdeckt liegt, kann nicht genommen werden.</translation>
    </message>
    <message>
        <source>The corner lets you discard a card, and you draw up to 4 again. Discard the Abbot: he will be back.</source>
        <translation>Die Ecke lässt dich eine Karte abwerfen, und du ziehst wieder auf 4. Wirf den Abt ab: Er kommt wieder.</translation>
    </message>
    <message>
        <source>The crossing is safe again.</source>
        <translation>Die Überfahrt ist wieder sicher.</translation>
    </message>
    <message>
        <source>The current turns. It always does.</source>
        <translation>Die Strömung dreht. Das tut sie immer.</translation>
    </message>
    <message>
        <source>The cushion was still warm. Perfect.</source>
        <translation>Das Kissen war noch warm. Wunderbar.</translation>
    </message>
    <message>
        <source>The dice have been rolled</source>
        <translation>Es wurde gewürfelt</translation>
    </message>
    <message>
        <source>The dove came so close. I was good.</source>
        <translation>Die Taube kam so nah. Ich war brav.</translation>
    </message>
    <message>
        <source>The empty spaces show two merchants. The Jeweller here has two more: dismiss him for 2 silver, once, and have the sign in his corner as well.</source>
        <translation>Die leeren Felder zeigen zwei Händler. Der Juwelier hier hat zwei weitere: Entlass ihn einmal für 2 Silber und nimm auch das Zeichen in seiner Ecke.</translation>
    </message>
    <message>
        <source>The evening star is out.</source>
        <translation>Der Abendstern steht am Himmel.</translation>
    </message>
    <message>
        <source>The feast is tonight. Bring a chair.</source>
        <translation>Heute Abend wird gefeiert. Bringt Stühle mit.</translation>
    </message>
    <message>
        <source>The ferry has its fare.</source>
        <translation>Die Fähre hat ihren Preis.</translation>
    </message>
    <message>
        <source>The fishing boats are coming in.</source>
        <translation>Die Fischerboote kommen heim.</translation>
    </message>
    <message>
        <source>The folder {folder} can&apos;t be opened: {why}.</source>
        <translation>Der Ordner {folder} lässt sich nicht öffnen: {why}.</translation>
    </message>
    <message>
        <source>The foundations take the longest.</source>
        <translation>Am längsten dauert das Fundament.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>The game is over: {conditions}</source>
        <translation>Das Spiel ist vorbei: {conditions}</translation>
    </message>
    <message>
        <source>The game needs {needed} Monster Events; there are {there}.</source>
        <translation>Das Spiel braucht {needed} Monsterereignisse; es gibt {there}.</translation>
    </message>
    <message>
        <source>The gate is open. Send workers.</source>
        <translation>Das Tor ist offen. Schick Leute in die Burg.</translation>
    </message>
    <message>
        <source>The guards were looking at the mice.</source>
        <translation>Die Wachen sahen gerade den Mäusen zu.</translation>
    </message>
    <message>
        <source>The hall was full. We sang outside.</source>
        <translation>Der Saal war voll. Wir sangen draußen.</translation>
    </message>
    <message>
        <source>The harbour holds a second sky.</source>
        <translation>Im Hafen liegt ein zweiter Himmel.</translation>
    </message>
    <message>
        <source>The hare was ahead once, too.</source>
        <translation>Der Hase lag auch einmal vorn.</translation>
    </message>
    <message>
        <source>The heavens rhyme tonight.</source>
        <translation>Heute reimt sich der Himmel.</translation>
    </message>
    <message>
        <source>The hedge has a hole. I like it.</source>
        <translation>Die Hecke hat ein Loch. Ich mag es.</translation>
    </message>
    <message>
        <source>The high seat was draughty anyway.</source>
        <translation>Auf dem Hochsitz zog es sowieso.</translation>
    </message>
    <message>
        <source>The horse knows the way. I know the inns.</source>
        <translation>Das Pferd kennt den Weg, ich die Gasthäuser.</translation>
    </message>
    <message>
        <source>The land is spent and {mine} points stand against {his}. A crown needs one more than that: the Dark Lord keeps it.</source>
        <translation>Das Land ist erschöpft, und {mine} Punkte stehen gegen {his}. Für eine Krone braucht es einen mehr: Der Dunkle Herrscher behält sie.</translation>
    </message>
    <message>
        <source>The landing is in sight.</source>
        <translation>Der Steg ist in Sicht.</translation>
    </message>
    <message>
        <source>The last Peasant. You have one and your starter, so it costs 5: 1 Gold and 4 Magic. Recruit it, and look below.</source>
        <translation>Der letzte Peasant. Du hast einen und deine Startkarte, also kostet er 5: 1 Gold und 4 Magie. Wirb ihn an und schau darunter.</translation>
    </message>
    <message>
        <source>The last Summoner. You have two, so this one costs 3 Gold. Where a stack runs out there may be an Event card: recruit the Summoner, and look.</source>
        <translation>Der letzte Summoner. Du hast zwei, also kostet dieser 3 Gold. Wo ein Stapel ausgeht, liegt vielleicht eine Ereigniskarte: Wirb ihn an und schau nach.</translation>
    </message>
    <message>
        <source>The last monster has fallen and the Dark Lord commands nothing but echoes. The kingdom is free: the game is won, whatever the scores.</source>
        <translation>Das letzte Monster ist gefallen, und der Dunkle Herrscher befiehlt nur noch dem Echo. Das Königreich ist frei: Das Spiel ist gewonnen, gleich wie viele Punkte es gab.</translation>
    </message>
    <message>
        <source>The last nails. Then we sweep.</source>
        <translation>Die letzten Nägel. Dann wird gefegt.</translation>
    </message>
    <message>
        <source>The last one? Then I&apos;ll do my best.</source>
        <translation>Die letzte? Dann gebe ich mein Bestes.</translation>
    </message>
    <message>
        <source>The last page always turns by itself.</source>
        <translation>Die letzte Seite blättert sich selbst um.</translation>
    </message>
    <message>
        <source>The last round. Bring a light.</source>
        <translation>Die letzte Runde. Bring ein Licht mit.</translation>
    </message>
    <message>
        <source>The last scent of the evening.</source>
        <translation>Die letzte Witterung des Abends.</translation>
    </message>
    <message>
        <source>The last star is setting.</source>
        <translation>Der letzte Stern geht unter.</translation>
    </message>
    <message>
        <source>The last stitches. Let them be neat.</source>
        <translation>Die letzten Maschen. Schön ordentlich.</translation>
    </message>
    <message>
        <source>The last stones. Let them sit straight.</source>
        <translation>Die letzten Steine. Schön gerade setzen.</translation>
    </message>
    <message>
        <source>The light is going. One more track.</source>
        <translation>Das Licht geht. Noch eine Fährte.</translation>
    </message>
    <message>
        <source>The margins agree with each other.</source>
        <translation>Die Ränder sind sich einig.</translation>
    </message>
    <message>
        <source>The monsters of column {column} attack</source>
        <translation>Die Monster von Spalte {column} greifen an</translation>
    </message>
    <message>
        <source>The monsters of column {column} attack and take {card}</source>
        <translation>Die Monster der Spalte {column} greifen an und nehmen {card}</translation>
    </message>
    <message>
        <source>The moon is up. One last roof.</source>
        <translation>Der Mond ist da. Ein letztes Dach.</translation>
    </message>
    <message>
        <source>The moon rose. Another had to set.</source>
        <translation>Der Mond ging auf. Dafür ging etwas unter.</translation>
    </message>
    <message>
        <source>The one task fulfilled</source>
        <translation>Die eine Aufgabe erfüllt</translation>
    </message>
    <message>
        <source>The open cards count {mine} points with this Duke, otherwise {other}.</source>
        <translation>Die offenen Karten zählen mit diesem Herzog {mine} Punkte, sonst {other}.</translation>
    </message>
    <message>
        <source>The open cards count {mine} points with this Duke.</source>
        <translation>Die offenen Karten zählen mit diesem Herzog {mine} Punkte.</translation>
    </message>
    <message>
        <source>The other Jewels slid down to 4 Gold, and Fabrics came in from the top. Your Gold Tome lies face down until the end of your turn.</source>
        <translation>Die anderen Jewels sind auf 4 Gold gerutscht, und Fabrics kamen von oben nach. Dein Foliant für Gold liegt bis zum Ende deines Zugs verdeckt.</translation>
    </message>
    <message>
        <source>The other choices are worth the same.</source>
        <translation>Die anderen Möglichkeiten sind gleich viel wert.</translation>
    </message>
    <message>
        <source>The plans are drawn. Hats on, everyone.</source>
        <translation>Die Pläne sind fertig. Alle Hüte auf.</translation>
    </message>
    <message>
        <source>The poverty card is revealed: round {round} is the last one</source>
        <translation>Die Karte der Armut liegt offen: Runde {round} ist die letzte</translation>
    </message>
    <message>
        <source>The prosperity card is revealed: round {round} is the last one</source>
        <translation>Die Karte des Wohlstands liegt offen: Runde {round} ist die letzte</translation>
    </message>
    <message>
        <source>The river gives, the river takes.</source>
        <translation>Der Fluss gibt, der Fluss nimmt.</translation>
    </message>
    <message>
        <source>The seat had to be fitted anew.</source>
        <translation>Der Sitz musste neu eingepasst werden.</translation>
    </message>
    <message>
        <source>The seat needed a fresh cushion.</source>
        <translation>Der Sitz brauchte ein frisches Kissen.</translation>
    </message>
    <message>
        <source>The second best does better in {number} of 10 imagined games.</source>
        <translation>In {number} von 10 erdachten Spielen schneidet die zweitbeste Wahl besser ab.</translation>
    </message>
    <message>
        <source>The section facing the {segment}</source>
        <translation>Seite {segment}</translation>
    </message>
    <message>
        <source>The seed {seed} is out of range; use a whole number from 0 to {most}.</source>
        <translation>Die Startzahl {seed} geht nicht; nimm eine ganze Zahl von 0 bis {most}.</translation>
    </message>
    <message>
        <source>The siege is broken, {mine} points against {his}. The Dark Lord leaves his tents behind; the children play king in them.</source>
        <translation>Die Belagerung ist gebrochen, {mine} Punkte gegen {his}. Der Dunkle Herrscher lässt seine Zelte zurück; die Kinder spielen König darin.</translation>
    </message>
    <message>
        <source>The siege is played without mixed citizens and Monster Events; leave them out.</source>
        <translation>Die Belagerung geht ohne gemischte Bürger und Monsterereignisse; lass sie weg.</translation>
    </message>
    <message>
        <source>The silver on a card is also how far it carries you. We want two spaces. Play the Labourer.</source>
        <translation>Das Silber einer Karte sagt auch, wie weit sie dich trägt. Wir wollen zwei Felder weit. Spiele den Tagelöhner.</translation>
    </message>
    <message>
        <source>The size of the deck can be chosen for the siege only.</source>
        <translation>Die Größe des Nachziehstapels lässt sich nur für die Belagerung wählen.</translation>
    </message>
    <message>
        <source>The sky is clear. Shall we?</source>
        <translation>Der Himmel ist klar. Wollen wir?</translation>
    </message>
    <message>
        <source>The sky was kind to me tonight.</source>
        <translation>Der Himmel war mir heute gewogen.</translation>
    </message>
    <message>
        <source>The spot brings: {effect}.</source>
        <translation>Der Baugrund bringt: {effect}.</translation>
    </message>
    <message>
        <source>The stack has 5 cards, 6 with five players. If another card goes back to it, these are set aside until the Event card appears again.</source>
        <translation>Der Stapel hat 5 Karten, zu fünft 6. Geht eine andere Karte dorthin zurück, liegen sie beiseite, bis die Ereigniskarte wieder erscheint.</translation>
    </message>
    <message>
        <source>The stack is exhausted</source>
        <translation>Der Stapel ist erschöpft</translation>
    </message>
    <message>
        <source>The stars count slowly, but they count.</source>
        <translation>Die Sterne zählen langsam, aber sie zählen.</translation>
    </message>
    <message>
        <source>The stone got cold. Do take it.</source>
        <translation>Der Stein wurde kalt. Nimm ihn ruhig.</translation>
    </message>
    <message>
        <source>The tide took it. I moved the moon.</source>
        <translation>Die Flut war es. Ich schob nur den Mond.</translation>
    </message>
    <message>
        <source>The tide was with me.</source>
        <translation>Die Flut war mit mir.</translation>
    </message>
    <message>
        <source>The tin is full. Marmalade for all.</source>
        <translation>Die Dose ist voll. Marmelade für alle.</translation>
    </message>
    <message>
        <source>The top floor. I came by the scaffold.</source>
        <translation>Ganz oben. Ich kam über das Gerüst.</translation>
    </message>
    <message>
        <source>The tower is mine. The sky is on loan.</source>
        <translation>Der Turm ist mein. Der Himmel ist geliehen.</translation>
    </message>
    <message>
        <source>The trail ended at a library. Odd.</source>
        <translation>Die Fährte endete in einer Bibliothek. Seltsam.</translation>
    </message>
    <message>
        <source>The variable {variable} names {file}, which is no folder. The usual folder is used.</source>
        <translation>Die Variable {variable} nennt {file}, und das ist kein Ordner. Es gilt der übliche Ordner.</translation>
    </message>
    <message>
        <source>The view from back here is lovely.</source>
        <translation>Von hier hinten ist die Aussicht schön.</translation>
    </message>
    <message>
        <source>The view is good. Come up, all of you.</source>
        <translation>Die Aussicht ist gut. Kommt alle herauf.</translation>
    </message>
    <message>
        <source>The walls held longer than the granary: {mine} points against {his}. The Dark Lord has the gate opened from within.</source>
        <translation>Die Mauern hielten länger als der Kornspeicher: {mine} Punkte gegen {his}. Der Dunkle Herrscher lässt sich das Tor von innen öffnen.</translation>
    </message>
    <message>
        <source>The walls meet to the inch.</source>
        <translation>Die Mauern treffen sich auf den Zoll.</translation>
    </message>
    <message>
        <source>The water had said so all along.</source>
        <translation>Das Wasser hat es gleich gesagt.</translation>
    </message>
    <message>
        <source>The water is calm. Good.</source>
        <translation>Das Wasser ist ruhig. Gut.</translation>
    </message>
    <message>
        <source>The whole street came to help.</source>
        <translation>Die ganze Straße hat mitgeholfen.</translation>
    </message>
    <message>
        <source>Then I count: buildings, workers, manuscripts, sets of ribbons, the castle leader, bonus cards, debts and deeds. The most points win.</source>
        <translation>Dann zähle ich: Gebäude, Leute, Handschriften, Sätze von Bändern, die Führung in der Burg, Bonuskarten, Schulden und Urkunden. Die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Then I&apos;ll put everything on something.</source>
        <translation>Dann setze ich alles auf irgendetwas.</translation>
    </message>
    <message>
        <source>Then Oak would have it cheap. Reveal 6 and 1.</source>
        <translation>Dann bekäme Oak ihn billig. Deck 6 und 1 auf.</translation>
    </message>
    <message>
        <source>Then it goes under its deck, and the next one comes up. Treasurer, Captain and Prefect turn 10 of a kind into 5 points.</source>
        <translation>Dann kommt er unter seinen Stapel, und der nächste erscheint. Treasurer, Captain und Prefect machen aus 10 einer Sorte 5 Punkte.</translation>
    </message>
    <message>
        <source>Then my nephew can hold the ladder.</source>
        <translation>Dann hält mein Neffe eben die Leiter.</translation>
    </message>
    <message>
        <source>Then my niece can mind the telescope.</source>
        <translation>Dann hütet meine Nichte das Fernrohr.</translation>
    </message>
    <message>
        <source>Then only two go in, and nothing moves. Three are worth 3 silver.</source>
        <translation>Dann gehen nur zwei hinein, und nichts bewegt sich. Drei sind 3 Silber wert.</translation>
    </message>
    <message>
        <source>There is a bed here for everyone.</source>
        <translation>Hier ist für alle ein Bett.</translation>
    </message>
    <message>
        <source>There is a chair for each of you.</source>
        <translation>Für jeden von euch steht ein Stuhl da.</translation>
    </message>
    <message>
        <source>There is always room for one more.</source>
        <translation>Für einen mehr ist immer Platz.</translation>
    </message>
    <message>
        <source>There is no rival “{rival}”.</source>
        <translation>Es gibt keine Gegenseite „{rival}“.</translation>
    </message>
    <message>
        <source>There is still something in the cellar.</source>
        <translation>Im Keller ist noch etwas.</translation>
    </message>
    <message>
        <source>There they are again. Now slay the Banshee for 3 Strength and 1 Magic.</source>
        <translation>Da sind sie wieder. Nun erschlag die Banshee für 3 Stärke und 1 Magie.</translation>
    </message>
    <message>
        <source>There was a coin stuck to my shoe.</source>
        <translation>An meinem Schuh klebte noch eine Münze.</translation>
    </message>
    <message>
        <source>There you are. I&apos;d counted you twice.</source>
        <translation>Da bist du ja. Ich hatte dich doppelt gezählt.</translation>
    </message>
    <message>
        <source>There: you gained what is above the space, 1 silver and 2 deeds, and Oak what is below it. Your markers went back to the ends.</source>
        <translation>Da: Du erhieltst, was über dem Feld steht, 1 Silber und 2 Urkunden, und Oak, was darunter steht. Deine Marken sind wieder an den Enden.</translation>
    </message>
    <message>
        <source>Therese</source>
        <translation>Therese</translation>
    </message>
    <message>
        <source>They bumped. I said sorry to both.</source>
        <translation>Sie stießen zusammen. Ich bat beide um Verzeihung.</translation>
    </message>
    <message>
        <source>They will keep. First the Squire.</source>
        <translation>Die laufen nicht weg. Zuerst der Squire.</translation>
    </message>
    <message>
        <source>They will keep. I want to see what lies below the Peasant.</source>
        <translation>Das hat Zeit. Ich will sehen, was unter dem Peasant liegt.</translation>
    </message>
    <message>
        <source>They will keep. I want to see what lies below the Summoner.</source>
        <translation>Die laufen nicht weg. Ich will sehen, was unter dem Summoner liegt.</translation>
    </message>
    <message>
        <source>They will keep. The Bryne costs you nothing but Tomes.</source>
        <translation>Die laufen nicht weg. Der Bryne kostet dich nur Folianten.</translation>
    </message>
    <message>
        <source>They will wait. I want to show you Araby.</source>
        <translation>Die warten. Ich will dir Araby zeigen.</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>Dieb</translation>
    </message>
    <message>
        <source>Things keep best in threes.</source>
        <translation>Zu dritt hält sich alles am besten.</translation>
    </message>
    <message>
        <source>This game is no longer in the history.</source>
        <translation>Dieses Spiel ist nicht mehr in der Chronik.</translation>
    </message>
    <message>
        <source>This one was won at the garden fence.</source>
        <translation>Gewonnen wurde das am Gartenzaun.</translation>
    </message>
    <message>
        <source>This roll brings you {gains}, otherwise {others}.</source>
        <translation>Dieser Wurf bringt dir {gains}, sonst {others}.</translation>
    </message>
    <message>
        <source>Three Relics need no action. They help whenever you slay or build, as the Evermap does when you lack a role.</source>
        <translation>Drei Relikte brauchen keine Aktion. Sie helfen dir, sooft du erschlägst oder baust, wie die Evermap, wenn dir eine Rolle fehlt.</translation>
    </message>
    <message>
        <source>Three alike. That will carry weight.</source>
        <translation>Drei gleiche. Das trägt etwas.</translation>
    </message>
    <message>
        <source>Three at the oars. That goes faster.</source>
        <translation>Drei an den Rudern. Das geht schneller.</translation>
    </message>
    <message>
        <source>Three books, and one secret in the seams.</source>
        <translation>Drei Bücher, ein Geheimnis in den Nähten.</translation>
    </message>
    <message>
        <source>Three books, thirty listeners.</source>
        <translation>Drei Bücher, dreißig Zuhörer.</translation>
    </message>
    <message>
        <source>Three books. I shall press flowers in them.</source>
        <translation>Drei Bücher. Darin presse ich Blumen.</translation>
    </message>
    <message>
        <source>Three make a move, fewer only wait. Send 3.</source>
        <translation>Drei bewegen etwas, weniger warten nur. Schick 3.</translation>
    </message>
    <message>
        <source>Three make a proper work gang.</source>
        <translation>Drei sind ein richtiger Bautrupp.</translation>
    </message>
    <message>
        <source>Three now, and they sing in harmony.</source>
        <translation>Jetzt sind es drei, und sie singen im Chor.</translation>
    </message>
    <message>
        <source>Three now. I trust two of them.</source>
        <translation>Jetzt drei. Zweien davon traue ich.</translation>
    </message>
    <message>
        <source>Three of a colour. A proper bag.</source>
        <translation>Drei von einer Farbe. Ordentliche Beute.</translation>
    </message>
    <message>
        <source>Three of one kind keep best together.</source>
        <translation>Drei von einer Sorte halten sich am besten.</translation>
    </message>
    <message>
        <source>Three of you. Keep in step, my dears.</source>
        <translation>Drei von euch. Bleibt im Schritt, meine Lieben.</translation>
    </message>
    <message>
        <source>Three pairs of quiet feet.</source>
        <translation>Drei Paar leise Füße.</translation>
    </message>
    <message>
        <source>Three points make a constellation.</source>
        <translation>Drei Punkte sind ein Sternbild.</translation>
    </message>
    <message>
        <source>Three ribbons. I only played with them.</source>
        <translation>Drei Bänder. Ich habe nur damit gespielt.</translation>
    </message>
    <message>
        <source>Three? Had I asked before? Welcome.</source>
        <translation>Drei? Hatte ich schon gefragt? Willkommen.</translation>
    </message>
    <message>
        <source>Drop a coin in. I shall read the rings.</source>
        <translation>Wirf eine Münze. Ich lese die Ringe.</translation>
    </message>
    <message>
        <source>A round road. Everything comes by twice.</source>
        <translation>Eine runde Straße. Alles kommt zweimal vorbei.</translation>
    </message>
    <message>
        <source>Before you draw you may hire the new top card for its silver. The Overseer costs 3. Today we save: hire nobody.</source>
        <translation>Vor dem Ziehen darfst du die neue oberste Karte für ihr Silber anheuern. Der Aufseher kostet 3. Heute sparen wir: Heuere niemanden an.</translation>
    </message>
    <message>
        <source>Dotted lines link the spots. With a house at both ends a link pays the builder, and then the owner of the other end. Neighbours are worth having.</source>
        <translation>Punktlinien verbinden die Baugründe. Stehen an beiden Enden Häuser, zahlt die Verbindung erst dir, wenn du baust, und dann dem anderen Ende. Nachbarn lohnen sich.</translation>
    </message>
    <message>
        <source>Good ground, good passage.</source>
        <translation>Guter Grund, gute Fahrt.</translation>
    </message>
    <message>
        <source>Now the hunters have a roof to tell lies under.</source>
        <translation>Jetzt haben die Jäger ein Dach zum Flunkern.</translation>
    </message>
    <message>
        <source>One more trip over.</source>
        <translation>Noch eine Überfahrt.</translation>
    </message>
    <message>
        <source>Shown out of a castle. It has style.</source>
        <translation>Aus einer Burg geflogen. Das hat Stil.</translation>
    </message>
    <message>
        <source>Silver is light. I can carry more of it.</source>
        <translation>Silber ist leicht. Davon kann ich mehr tragen.</translation>
    </message>
    <message>
        <source>Soft paper. I sleep well on it.</source>
        <translation>Weiches Papier. Ich schlafe gut darauf.</translation>
    </message>
    <message>
        <source>Someone has to check the battlements.</source>
        <translation>Die Zinnen muss ja jemand prüfen.</translation>
    </message>
    <message>
        <source>Someone is lighting lamps. I must hurry.</source>
        <translation>Da zündet wer die Lampen an. Ich muss los.</translation>
    </message>
    <message>
        <source>Soon. Now it would take your only stone; let us fetch more first.</source>
        <translation>Bald. Jetzt kostete es deinen einzigen Stein; wir holen erst mehr.</translation>
    </message>
    <message>
        <source>Takes in everyone who knocks, and has lost his map.</source>
        <translation>Nimmt alle auf, die klopfen, und sucht seine Karte.</translation>
    </message>
    <message>
        <source>There is always a stool by the stove.</source>
        <translation>Am Ofen steht immer ein Hocker.</translation>
    </message>
    <message>
        <source>They show no builder. The Thief does, if you don&apos;t look closely.</source>
        <translation>Da ist kein Baumeister. Beim Dieb schon, wenn du nicht so genau hinsiehst.</translation>
    </message>
    <message>
        <source>Tiger Nuts</source>
        <translation>Erdmandeln</translation>
    </message>
    <message>
        <source>Time to take the scaffolding down.</source>
        <translation>Zeit, das Gerüst abzubauen.</translation>
    </message>
    <message>
        <source>Titans</source>
        <translation>Titanen</translation>
    </message>
    <message>
        <source>Too good for this: nobody bids against you. The 3 is enough.</source>
        <translation>Dafür zu schade: Niemand bietet gegen dich. Die 3 genügt.</translation>
    </message>
    <message>
        <source>Trade {price} for {gain}</source>
        <translation>{price} gegen {gain} tauschen</translation>
    </message>
    <message>
        <source>Treasurer</source>
        <translation>Schatzmeister</translation>
    </message>
    <message>
        <source>Turn die {die} to {number}{price} ({card})</source>
        <translation>Würfel {die} auf {number} drehen{price} ({card})</translation>
    </message>
    <message>
        <source>Twin (2)</source>
        <translation>Zwilling (2)</translation>
    </message>
    <message>
        <source>Twin stars. Make a wish.</source>
        <translation>Doppelsterne. Wünscht euch etwas.</translation>
    </message>
    <message>
        <source>Twins. I know their mother.</source>
        <translation>Zwillinge. Ich kenne ihre Mutter.</translation>
    </message>
    <message>
        <source>Two alike, and I touched nothing.</source>
        <translation>Zwei gleiche, und ich habe nichts angefasst.</translation>
    </message>
    <message>
        <source>Two alike, and both good company.</source>
        <translation>Zwei gleiche, und beide sehr nett.</translation>
    </message>
    <message>
        <source>Two alike, like tracks in the snow.</source>
        <translation>Zwei gleiche, wie Spuren im Schnee.</translation>
    </message>
    <message>
        <source>Two alike. A fair wind.</source>
        <translation>Zwei gleiche. Guter Wind.</translation>
    </message>
    <message>
        <source>Two alike. That carries an arch.</source>
        <translation>Zwei gleiche. Das trägt einen Bogen.</translation>
    </message>
    <message>
        <source>Two auctions</source>
        <translation>Zwei Auktionen</translation>
    </message>
    <message>
        <source>Two members at the central fountain. In the evening you will hear the water.</source>
        <translation>Zwei Mitglieder am Brunnen in der Mitte. Abends wirst du das Wasser hören.</translation>
    </message>
    <message>
        <source>Two players have the same name; change one.</source>
        <translation>Zwei Personen haben denselben Namen; ändere einen.</translation>
    </message>
    <message>
        <source>Two the same. They share a label.</source>
        <translation>Zwei gleiche. Die teilen sich ein Etikett.</translation>
    </message>
    <message>
        <source>Use both hands, please. It drips.</source>
        <translation>Bitte mit beiden Händen. Es tropft.</translation>
    </message>
    <message>
        <source>Use it well. It was my best timber.</source>
        <translation>Nutz es gut. Es war mein bestes Holz.</translation>
    </message>
    <message>
        <source>Use the power: {card}</source>
        <translation>Die Fähigkeit nutzen: {card}</translation>
    </message>
    <message>
        <source>Very smooth. My compliments.</source>
        <translation>Sehr geschmeidig. Mein Kompliment.</translation>
    </message>
    <message>
        <source>Warm here. The scarf can wait.</source>
        <translation>Warm hier. Der Schal kann warten.</translation>
    </message>
    <message>
        <source>Water in reach. My flask approves.</source>
        <translation>Wasser in Reichweite. Die Flasche dankt.</translation>
    </message>
    <message>
        <source>Water. To look at, of course.</source>
        <translation>Wasser. Zum Anschauen, versteht sich.</translation>
    </message>
    <message>
        <source>Well caught. I shall sleep regardless.</source>
        <translation>Gut gefangen. Ich schlafe trotzdem.</translation>
    </message>
    <message>
        <source>Well kept house. I take notes.</source>
        <translation>Gut gewirtschaftet. Ich schreibe mit.</translation>
    </message>
    <message>
        <source>What a harbour. I have waved at everyone.</source>
        <translation>Was für ein Hafen. Ich habe allen gewinkt.</translation>
    </message>
    <message>
        <source>Where there is water, there is talk.</source>
        <translation>Wo Wasser ist, wird geredet.</translation>
    </message>
    <message>
        <source>Who waits longest eats best.</source>
        <translation>Wer am längsten wartet, isst am besten.</translation>
    </message>
    <message>
        <source>You go ahead. I know the way, roughly.</source>
        <translation>Geht vor. Ich kenne den Weg, ungefähr.</translation>
    </message>
    <message>
        <source>You had the most, so a privilege is yours. Keep it for a point at the end. Or put it back in an auction, and be asked again after the others.</source>
        <translation>Du hattest die meisten, also ist ein Privileg dein. Behalte es für einen Punkt am Ende. Oder leg es in einer Auktion zurück und werde nach den anderen noch einmal gefragt.</translation>
    </message>
    <message>
        <source>You have 2 Strength, just enough for the Skeleton. Slay it: choose the card.</source>
        <translation>Du hast 2 Stärke, genau genug für das Skeleton. Erschlag es: Wähle die Karte.</translation>
    </message>
    <message>
        <source>You know enough: start a game. The table tells you the rest: Z shows a card closely, W says why not, H gives a hint.</source>
        <translation>Du weißt genug: Beginne ein Spiel. Den Rest sagt dir der Tisch: Z zeigt eine Karte von Nahem, W sagt, warum nicht, H gibt einen Tipp.</translation>
    </message>
    <message>
        <source>You may pay {gold} Gold for each {what} to turn one die to {number} (free if you have none)</source>
        <translation>Du darfst {gold} Gold für {what} zahlen und einen Würfel auf {number} drehen (ohne solche kostenlos)</translation>
    </message>
    <message>
        <source>You may pay {gold} Gold to turn one die to {number}</source>
        <translation>Du darfst {gold} Gold zahlen und einen Würfel auf {number} drehen</translation>
    </message>
    <message>
        <source>You may put one of your citizens back on its stack and gain {gain}</source>
        <translation>Du darfst einen deiner Bürger auf seinen Stapel zurücklegen und erhältst {gain}</translation>
    </message>
    <message>
        <source>You may put one of your citizens on a pile and gain {gain}</source>
        <translation>Du darfst einen deiner Bürger auf einen Stapel legen und erhältst {gain}</translation>
    </message>
    <message>
        <source>You may put one of your slain monsters back on its stack and gain {gain}</source>
        <translation>Du darfst eines deiner erschlagenen Monster auf seinen Stapel zurücklegen und erhältst {gain}</translation>
    </message>
    <message>
        <source>You may put one of your slain monsters on a pile and gain {gain}</source>
        <translation>Du darfst eines deiner erschlagenen Monster auf einen Stapel legen und erhältst {gain}</translation>
    </message>
    <message>
        <source>You may trade {price} for {gain}</source>
        <translation>Du darfst {price} gegen {gain} tauschen</translation>
    </message>
    <message>
        <source>You must come to dinner, all of you.</source>
        <translation>Kommt zum Essen, ihr alle.</translation>
    </message>
    <message>
        <source>You need the coins: the next space costs more than you have.</source>
        <translation>Du brauchst die Münzen: Das nächste Feld kostet mehr, als du hast.</translation>
    </message>
    <message>
        <source>You needn&apos;t save: your Magic stands in for the missing Gold.</source>
        <translation>Sparen musst du nicht: Deine Magie springt für das fehlende Gold ein.</translation>
    </message>
    <message>
        <source>You read the water well.</source>
        <translation>Ihr habt das Wasser gut gelesen.</translation>
    </message>
    <message>
        <source>You shone. I put it in the almanac.</source>
        <translation>Ihr habt geleuchtet. Es kommt in den Kalender.</translation>
    </message>
    <message>
        <source>Your first harvest is in. Dice, numbers and the cards they wake: that is the heart of it.</source>
        <translation>Deine erste Ernte ist eingebracht. Würfel, Zahlen und was sie wecken: Das ist das Herz des Ganzen.</translation>
    </message>
    <message>
        <source>a Holy citizen</source>
        <translation>einen Heiligen</translation>
    </message>
    <message>
        <source>a free {kind} citizen from the market</source>
        <translation>1 Bürger ({kind}) aus dem Markt kostenlos</translation>
    </message>
    <message>
        <source>a free {kind} citizen from the piles</source>
        <translation>1 Bürger ({kind}) aus den Stapeln kostenlos</translation>
    </message>
    <message>
        <source>a free {name}</source>
        <translation>1 {name} kostenlos</translation>
    </message>
    <message>
        <source>a free {name} from the piles</source>
        <translation>1 {name} aus den Stapeln kostenlos</translation>
    </message>
    <message>
        <source>a free {what} with a printed price of {cost} or less</source>
        <translation>1 {what} (Preis bis {cost}) kostenlos</translation>
    </message>
    <message>
        <source>a free {what} with a printed price of {cost} or less from the piles</source>
        <translation>1 {what} (Preis bis {cost}) aus den Stapeln kostenlos</translation>
    </message>
    <message>
        <source>a part of its path is no folder; choose another folder</source>
        <translation>ein Teil des Pfades ist kein Ordner; wähle einen anderen Ordner</translation>
    </message>
    <message>
        <source>answer this first: {question}</source>
        <translation>beantworte erst: {question:^}</translation>
    </message>
    <message>
        <source>any free citizen</source>
        <translation>1 Bürger nach Wahl kostenlos</translation>
    </message>
    <message>
        <source>any free citizen from the piles</source>
        <translation>1 Bürger nach Wahl aus den Stapeln kostenlos</translation>
    </message>
    <message>
        <source>at least 1 {kind} must be real, not Magic</source>
        <translation>mindestens 1 {kind} muss echt sein, nicht Magie</translation>
    </message>
    <message>
        <source>banish a citizen from the market</source>
        <translation>verbanne einen Bürger vom Markt</translation>
    </message>
    <message>
        <source>below row {row}, number {number} from the left</source>
        <translation>unter Reihe {row}, Nummer {number} von links</translation>
    </message>
    <message>
        <source>built {fountain}</source>
        <translation>baute {fountain}</translation>
    </message>
    <message>
        <source>bush between {first} and {second} {where}</source>
        <translation>Busch zwischen {first} und {second} {where}</translation>
    </message>
    <message>
        <source>citizen</source>
        <translation>Bürger</translation>
    </message>
    <message>
        <source>expected points of what you won</source>
        <translation>erwartete Punkte aus Gewonnenem</translation>
    </message>
    <message>
        <source>expected points of your cards of later rounds</source>
        <translation>erwartete Punkte deiner Karten für spätere Runden</translation>
    </message>
    <message>
        <source>expected points of your cards of this round</source>
        <translation>erwartete Punkte deiner Karten dieser Runde</translation>
    </message>
    <message>
        <source>expected points of your rival&apos;s cards of later rounds</source>
        <translation>erwartete Punkte fremder Karten für spätere Runden</translation>
    </message>
    <message>
        <source>expected points of your rival&apos;s cards of this round</source>
        <translation>erwartete Punkte fremder Karten dieser Runde</translation>
    </message>
    <message>
        <source>fountains are built on sites, the round stone basins</source>
        <translation>Brunnen stehen auf Baustellen, den runden Steinbecken</translation>
    </message>
    <message>
        <source>future points from your rival&apos;s domains</source>
        <translation>künftige Punkte aus den Domänen der Gegenseite</translation>
    </message>
    <message>
        <source>gained</source>
        <translation>erhalten</translation>
    </message>
    <message>
        <source>gained {amounts} as an action</source>
        <translation>erhielt {amounts} als Aktion</translation>
    </message>
    <message>
        <source>gained {card}</source>
        <translation>erhielt {card}</translation>
    </message>
    <message>
        <source>gained {card} for free</source>
        <translation>erhielt {card} kostenlos</translation>
    </message>
    <message>
        <source>goods</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>it has more choices than any game</source>
        <translation>es sind mehr Entscheidungen, als ein Spiel haben kann</translation>
    </message>
    <message>
        <source>it isn&apos;t your decision now</source>
        <translation>du bist gerade nicht gefragt</translation>
    </message>
    <message>
        <source>its line in the list of games was changed outside the program</source>
        <translation>ihre Zeile in der Liste der Spiele wurde außerhalb des Programms geändert</translation>
    </message>
    <message>
        <source>kept one more task</source>
        <translation>behielt noch eine Aufgabe</translation>
    </message>
    <message>
        <source>kept {tasks}</source>
        <translation>behielt {tasks}</translation>
    </message>
    <message>
        <source>links lead in a ring there; choose another folder</source>
        <translation>Verknüpfungen führen dort im Kreis; wähle einen anderen Ordner</translation>
    </message>
    <message>
        <source>made no stacks</source>
        <translation>legte keine Stapel</translation>
    </message>
    <message>
        <source>members in the city</source>
        <translation>Mitglieder in der Stadt</translation>
    </message>
    <message>
        <source>more coins than someone beside you</source>
        <translation>mehr Münzen als jemand neben dir</translation>
    </message>
    <message>
        <source>more goods than someone beside you</source>
        <translation>mehr Waren als jemand neben dir</translation>
    </message>
    <message>
        <source>most citizens</source>
        <translation>die meisten Bürger</translation>
    </message>
    <message>
        <source>most domains</source>
        <translation>die meisten Domänen</translation>
    </message>
    <message>
        <source>most monsters</source>
        <translation>die meisten Monster</translation>
    </message>
    <message>
        <source>moved a member</source>
        <translation>zog mit einem Mitglied um</translation>
    </message>
    <message>
        <source>moved a palm</source>
        <translation>versetzte eine Palme</translation>
    </message>
    <message>
        <source>no power</source>
        <translation>keine Fähigkeit</translation>
    </message>
    <message>
        <source>of your domains</source>
        <translation>jede deiner Domänen</translation>
    </message>
    <message>
        <source>of your slain monsters</source>
        <translation>jedes deiner erschlagenen Monster</translation>
    </message>
    <message>
        <source>of your slain {kind} monsters</source>
        <translation>jedes deiner erschlagenen Monster ({kind})</translation>
    </message>
    <message>
        <source>of your {role} citizens</source>
        <translation>jeden deiner Bürger ({role})</translation>
    </message>
    <message>
        <source>planted a palm</source>
        <translation>pflanzte eine Palme</translation>
    </message>
    <message>
        <source>points at fountains</source>
        <translation>Punkte an Brunnen</translation>
    </message>
    <message>
        <source>points at palms</source>
        <translation>Punkte an Palmen</translation>
    </message>
    <message>
        <source>prestige</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>privileges</source>
        <translation>Privilegien</translation>
    </message>
    <message>
        <source>put a privilege back and waited</source>
        <translation>legte ein Privileg zurück und wartete</translation>
    </message>
    <message>
        <source>resource</source>
        <translation>Rohstoff</translation>
    </message>
    <message>
        <source>resources from your rival&apos;s domains</source>
        <translation>Rohstoffe aus den Domänen der Gegenseite</translation>
    </message>
    <message>
        <source>resources left</source>
        <translation>übrigen Rohstoffen</translation>
    </message>
    <message>
        <source>resources your rival lacks for a domain</source>
        <translation>fehlende Rohstoffe der Gegenseite für eine Domäne</translation>
    </message>
    <message>
        <source>resources your rival lacks for a monster</source>
        <translation>fehlende Rohstoffe der Gegenseite für ein Monster</translation>
    </message>
    <message>
        <source>rivals ahead of you</source>
        <translation>Personen vor dir</translation>
    </message>
    <message>
        <source>sold {good} for {price}</source>
        <translation>verkaufte {good} für {price}</translation>
    </message>
    <message>
        <source>someone lives there already</source>
        <translation>dort wohnt schon jemand</translation>
    </message>
    <message>
        <source>the best domain your rival can build</source>
        <translation>die beste Domäne, die die Gegenseite bauen kann</translation>
    </message>
    <message>
        <source>the best monster your rival can slay</source>
        <translation>das beste Monster, das die Gegenseite erschlagen kann</translation>
    </message>
    <message>
        <source>the disk is read-only; choose another folder</source>
        <translation>der Datenträger lässt sich nur lesen; wähle einen anderen Ordner</translation>
    </message>
    <message>
        <source>the member goes beside one on a guild&apos;s seat</source>
        <translation>das Mitglied muss neben eines auf dem Sitz einer Gilde</translation>
    </message>
    <message>
        <source>the most coins of all</source>
        <translation>die meisten Münzen von allen</translation>
    </message>
    <message>
        <source>the nearness of the end</source>
        <translation>die Nähe des Endes</translation>
    </message>
    <message>
        <source>the number of domains gone</source>
        <translation>die Zahl der Domänen, die weg sind</translation>
    </message>
    <message>
        <source>the number of exhausted stacks</source>
        <translation>die Zahl der erschöpften Stapel</translation>
    </message>
    <message>
        <source>the number of monsters gone</source>
        <translation>die Zahl der Monster, die weg sind</translation>
    </message>
    <message>
        <source>the number of turns played</source>
        <translation>die Zahl der gespielten Züge</translation>
    </message>
    <message>
        <source>the rest of the game</source>
        <translation>der Rest des Spiels</translation>
    </message>
    <message>
        <source>the rounds to the end</source>
        <translation>die Runden bis zum Ende</translation>
    </message>
    <message>
        <source>the second rival&apos;s income from domains</source>
        <translation>das Einkommen der zweiten Gegenseite aus Domänen</translation>
    </message>
    <message>
        <source>the second rival&apos;s possible Duke points</source>
        <translation>mögliche Herzogspunkte der zweiten Gegenseite</translation>
    </message>
    <message>
        <source>the turns still to come in this round</source>
        <translation>die Züge, die in dieser Runde noch kommen</translation>
    </message>
    <message>
        <source>there is no fountain with a power</source>
        <translation>dort ist kein Brunnen mit einer Fähigkeit</translation>
    </message>
    <message>
        <source>there must be {number} players</source>
        <translation>es müssen {number} Personen sein</translation>
    </message>
    <message>
        <source>{card} with {number} Strength</source>
        <translation>{card} mit {number} Stärke</translation>
    </message>
    <message>
        <source>{card}, for {number} points</source>
        <translation>{card} für {number} Punkte</translation>
    </message>
    <message>
        <source>{card}, in round {number}</source>
        <translation>{card} in Runde {number}</translation>
    </message>
    <message>
        <source>{number} Gold taken</source>
        <translation>{number} Gold genommen</translation>
    </message>
    <message>
        <source>{number} auctions won</source>
        <translation>{number} Auktionen gewonnen</translation>
    </message>
    <message>
        <source>{number} citizens</source>
        <translation>{number} Bürger</translation>
    </message>
    <message>
        <source>{number} domains</source>
        <translation>{number} Domänen</translation>
    </message>
    <message>
        <source>{number} domains in one turn</source>
        <translation>{number} Domänen in einem Zug</translation>
    </message>
    <message>
        <source>{number} members</source>
        <translation>{number} Mitglieder</translation>
    </message>
    <message>
        <source>{number} monsters</source>
        <translation>{number} Monster</translation>
    </message>
    <message>
        <source>{number} of them at palms</source>
        <translation>{number} davon an Palmen</translation>
    </message>
    <message>
        <source>{number} points from {what}</source>
        <translation>{number} Punkte: {what}</translation>
    </message>
    <message>
        <source>{player} built {fountain} on the {place}</source>
        <translation>{player} baute auf der {place}: {fountain}</translation>
    </message>
    <message>
        <source>{player} moved from the {start} to the {goal}</source>
        <translation>{player} zog vom {start} zum {goal} um</translation>
    </message>
    <message>
        <source>{player} moved the palm {way} from the {place}</source>
        <translation>{player} versetzte die Palme vom {place} {way}</translation>
    </message>
    <message>
        <source>{player} planted a palm at the {place}</source>
        <translation>{player} pflanzte eine Palme am {place}</translation>
    </message>
    <message>
        <source>{player} settled on the {place}</source>
        <translation>{player} siedelte auf dem {place}</translation>
    </message>
    <message>
        <source>{told}, gained {amounts}</source>
        <translation>{told}, erhielt {amounts}</translation>
    </message>
    <message>
        <source>{what} {where}</source>
        <translation>{what} {where}</translation>
    </message>
    <message>
        <source>{what}: bad luck that cost {player} {number} wins in 100 games</source>
        <translation>{what}: Pech, das {player} {number} Siege in 100 Spielen kostete</translation>
    </message>
    <message>
        <source>{what}: good luck that brought {player} {number} wins in 100 games</source>
        <translation>{what}: Glück, das {player} {number} Siege in 100 Spielen brachte</translation>
    </message>
    <message>
        <source>{what}: {mine}, otherwise {other}</source>
        <translation>{what}: {mine}, sonst {other}</translation>
    </message>
    <message>
        <source>Vintners</source>
        <translation>Winzer</translation>
    </message>
    <message>
        <source>A good space too, but too far from the central fountain for our plan.</source>
        <translation>Auch ein gutes Feld, aber für unseren Plan zu weit vom Brunnen in der Mitte.</translation>
    </message>
    <message>
        <source>A round has nine steps, A to I, and seven are auctions. The guilds change: today wine in B, oranges in D, cloth in F.</source>
        <translation>Eine Runde hat neun Schritte, A bis I, und sieben davon sind Auktionen. Die Gilden wechseln: heute Wein in B, Orangen in D, Tuch in F.</translation>
    </message>
    <message>
        <source>A round has passed. The domains lie at the foot of the market: each is worth points and has a power that nobody else has.</source>
        <translation>Eine Runde ist um. Ganz unten im Markt liegen die Domänen: Jede ist Punkte wert und hat eine Fähigkeit, die sonst niemand hat.</translation>
    </message>
    <message>
        <source>Add {amounts} to the price of another monster in the market</source>
        <translation>Erhöhe den Preis eines anderen Monsters im Markt um {amounts}</translation>
    </message>
    <message>
        <source>After the harvest you take two actions. The citizens wait in the middle of the market. A gold frame means you can have one now.</source>
        <translation>Nach der Ernte hast du zwei Aktionen. In der Mitte des Marktes warten die Bürger. Was du jetzt haben kannst, ist golden umrandet.</translation>
    </message>
    <message>
        <source>And the figure is yours. The winner of an auction takes it, is asked first in the next one, and wins its ties.</source>
        <translation>Und die Figur ist dein. Wer eine Auktion gewinnt, nimmt sie, wird in der nächsten zuerst gefragt und gewinnt dort bei Gleichstand.</translation>
    </message>
    <message>
        <source>And your Duke counts, known to you alone: El&apos;syn likes Shadow and Holy roles, and leftover resources. Hold D to look.</source>
        <translation>Und dein Herzog zählt, den nur du kennst: El&apos;syn mag Schatten und Heilige und übrige Rohstoffe. Halte D, um nachzusehen.</translation>
    </message>
    <message>
        <source>Cards dealt: {number} of {whole}</source>
        <translation>Ausgeteilte Karten: {number} von {whole}</translation>
    </message>
    <message>
        <source>Duke points for Holy citizens</source>
        <translation>Herzogspunkte für Heilige</translation>
    </message>
    <message>
        <source>Each domain you build costs {gold} Gold less</source>
        <translation>Jede Domäne, die du baust, kostet {gold} Gold weniger</translation>
    </message>
    <message>
        <source>Even second place gets a good and a space. Reveal the 5.</source>
        <translation>Auch Rang zwei bekommt eine Ware und ein Feld. Deck die 5 auf.</translation>
    </message>
    <message>
        <source>Evening comes. The holder of the church&apos;s seat plants the palm of the round: that&apos;s you, from the start.</source>
        <translation>Es wird Abend. Wer den Sitz der Kirche hat, pflanzt die Palme der Runde: Das bist du, schon von Anfang an.</translation>
    </message>
    <message>
        <source>Everything is saved again.</source>
        <translation>Alles ist wieder gespeichert.</translation>
    </message>
    <message>
        <source>Exhausted: {number} of {whole}</source>
        <translation>Erschöpft: {number} von {whole}</translation>
    </message>
    <message>
        <source>First choose the card you leave to the Dark Lord</source>
        <translation>Wähle erst, welche Karte du dem Dunklen Herrscher überlässt</translation>
    </message>
    <message>
        <source>First choose which empty stack gets the next Exhausted card</source>
        <translation>Wähle erst, welcher leere Stapel die nächste Erschöpft-Karte bekommt</translation>
    </message>
    <message>
        <source>First place is yours, and with it the nobility&apos;s seat. Its last holder goes home: this time a member of Oak. Take the seat.</source>
        <translation>Du bist auf Rang eins und darfst den Sitz des Adels einnehmen. Wer dort saß, geht heim: diesmal ein Mitglied von Oak. Nimm ihn ein.</translation>
    </message>
    <message>
        <source>Five secret tasks. A fulfilled task scores its points; a missed one costs them. Keep Heart of the City: it needs five members at that fountain. The others are up to you.</source>
        <translation>Fünf geheime Aufgaben. Eine erfüllte bringt ihre Punkte, eine verfehlte kostet sie. Behalte „Herz der Stadt“: Es verlangt fünf Mitglieder an diesem Brunnen. Die anderen überlasse ich dir.</translation>
    </message>
    <message>
        <source>Heart of the City needs five at the central fountain, and two are there. The most points win. And the next planning is waiting for you already.</source>
        <translation>„Herz der Stadt“ verlangt fünf Mitglieder am Brunnen in der Mitte, und zwei sind schon dort. Die meisten Punkte gewinnen. Und die nächste Planung wartet auch schon auf dich.</translation>
    </message>
    <message>
        <source>Holy roles</source>
        <translation>Rolle Heilige</translation>
    </message>
    <message>
        <source>How noble. But points win, and Gold brings you points.</source>
        <translation>Wie edel. Doch gewonnen wird mit Punkten, und zu denen kommst du mit Gold.</translation>
    </message>
    <message>
        <source>Influence cards win auctions. Your 24 have to last five rounds, so don&apos;t be greedy: stop at six.</source>
        <translation>Einflusskarten gewinnen Auktionen. Deine 24 müssen für fünf Runden reichen, also zieh mit Maß: Bei sechs ist Schluss.</translation>
    </message>
    <message>
        <source>It costs 7. Pay 2 Gold and 5 Magic; left and right change the split.</source>
        <translation>Sie kostet 7. Zahle 2 Gold und 5 Magie; links und rechts teilen es auf.</translation>
    </message>
    <message>
        <source>It hangs among your trophies now and is worth points at the end. It paid 1 Gold at once: the sign below its name.</source>
        <translation>Es hängt nun bei deinen Trophäen und ist am Ende Punkte wert. Sofort gab es 1 Gold: das Zeichen unter seinem Namen.</translation>
    </message>
    <message>
        <source>It needs your own files for Valencia, and they are gone or changed.</source>
        <translation>Es braucht deine eigenen Dateien für Valencia, und die fehlen oder sind geändert.</translation>
    </message>
    <message>
        <source>It would be lost: cards left after step I go to the used cards.</source>
        <translation>Sie wäre verloren: Was nach Schritt I übrig ist, kommt zu den benutzten Karten.</translation>
    </message>
    <message>
        <source>Keep the 2 for step G, where hardly anyone bids.</source>
        <translation>Heb die 2 für Schritt G auf, wo kaum jemand bietet.</translation>
    </message>
    <message>
        <source>Look at the price again. A second Cleric costs you 4: 1 Gold more for each that you have.</source>
        <translation>Sieh noch einmal auf den Preis. Ein zweiter Cleric kostet dich 4: 1 Gold mehr für jeden, den du hast.</translation>
    </message>
    <message>
        <source>Mixed citizens uses all citizens; choose none.</source>
        <translation>Mit gemischten Bürgern spielen alle Bürger mit; wähle keine.</translation>
    </message>
    <message>
        <source>Monsters gone: {number} of {whole}</source>
        <translation>Monster weg: {number} von {whole}</translation>
    </message>
    <message>
        <source>More citizens can wait: you have all that this domain needs.</source>
        <translation>Weitere Bürger können warten: Du hast alles, was diese Domäne braucht.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Umzug</translation>
    </message>
    <message>
        <source>Nobody holds the church&apos;s seat: the palm of the round is gone</source>
        <translation>Niemand hat den Sitz der Kirche: Die Palme der Runde ist fort</translation>
    </message>
    <message>
        <source>Nobody holds the nobility&apos;s seat: {fountain} is gone</source>
        <translation>Niemand hat den Sitz des Adels: {fountain} ist fort</translation>
    </message>
    <message>
        <source>Nothing woke</source>
        <translation>Nichts ist erwacht</translation>
    </message>
    <message>
        <source>Oak had second place and settled as well. Now step C, the merchants: only first place may sell goods.</source>
        <translation>Oak war auf Rang zwei und hat auch gesiedelt. Jetzt Schritt C, die Kaufleute: Nur Rang eins darf Waren verkaufen.</translation>
    </message>
    <message>
        <source>Oak rolled a 3 and your Mercenary offers a trade: the arrow means that you pay for it, and you may refuse. Pay 1 Strength for 2 Gold.</source>
        <translation>Oak würfelte eine 3, und dein Mercenary bietet einen Tausch: Der Pfeil heißt, dass du dafür zahlst, und du darfst ablehnen. Zahle 1 Stärke für 2 Gold.</translation>
    </message>
    <message>
        <source>Oak rolled, and your Knight woke anyway: 1 Strength. On others&apos; rolls your cards use their right power.</source>
        <translation>Oak hat gewürfelt, und dein Knight erwachte trotzdem: 1 Stärke. Bei Würfen der anderen nutzen deine Karten ihre rechte Fähigkeit.</translation>
    </message>
    <message>
        <source>Points gained</source>
        <translation>Erhaltene Punkte</translation>
    </message>
    <message>
        <source>Put {amounts} on another monster in the market</source>
        <translation>Leg {amounts} auf ein anderes Monster im Markt</translation>
    </message>
    <message>
        <source>Roll, and wake your first card</source>
        <translation>Würfle und weck deine erste Karte</translation>
    </message>
    <message>
        <source>Shadow roles</source>
        <translation>Rolle Schatten</translation>
    </message>
    <message>
        <source>So your Peasant woke on the 5 and brought you 1 Gold. That&apos;s the harvest. Everyone harvests on every roll, so Oak harvested on yours.</source>
        <translation>So erwachte dein Peasant bei der 5 und brachte dir 1 Gold. Das ist die Ernte. Alle ernten bei jedem Wurf, also hat Oak bei deinem mitgeerntet.</translation>
    </message>
    <message>
        <source>Soldier roles</source>
        <translation>Rolle Soldat</translation>
    </message>
    <message>
        <source>Step A, nobility and church. The holder of the figure is asked first to reveal a stack or to pass. That was Oak, and Oak passed.</source>
        <translation>Schritt A, Adel und Kirche. Wer die Figur hat, wird zuerst gefragt: einen Stapel aufdecken oder passen? Das war Oak, und Oak hat gepasst.</translation>
    </message>
    <message>
        <source>Step B, wine. First place gets a seat, a good and a space, second place a good and a space. With two at the table Nina bids too: a card from her own deck.</source>
        <translation>Schritt B, Wein. Rang eins bekommt Sitz, Ware und Feld, Rang zwei Ware und Feld. Zu zweit bietet auch Nina mit: eine Karte aus ihrem eigenen Nachziehstapel.</translation>
    </message>
    <message>
        <source>Step G, the move: first place moves a member by one space. Reveal your last 2.</source>
        <translation>Schritt G, der Umzug: Rang eins zieht mit einem Mitglied ein Feld weiter. Deck deine letzte 2 auf.</translation>
    </message>
    <message>
        <source>Take a random slain monster from an opponent of your choice, without its reward</source>
        <translation>Nimm einer Person deiner Wahl ein zufälliges erschlagenes Monster, ohne Belohnung</translation>
    </message>
    <message>
        <source>Take a random slain monster from {seat}</source>
        <translation>Nimm {seat} ein zufälliges erschlagenes Monster</translation>
    </message>
    <message>
        <source>Take {amounts} from an opponent of your choice</source>
        <translation>Nimm einer Person deiner Wahl {amounts}</translation>
    </message>
    <message>
        <source>That is allowed at any time. But the next citizen needs at least 1 real Gold.</source>
        <translation>Das ist jederzeit erlaubt. Aber der nächste Bürger braucht mindestens 1 echtes Gold.</translation>
    </message>
    <message>
        <source>That was a round, and four follow. Start a game, or continue this one. Hold D to look at your tasks; H gives a hint.</source>
        <translation>Das war eine Runde, und vier folgen. Beginne ein Spiel oder spiel dieses weiter. Halte D, um deine Aufgaben zu sehen; H gibt einen Tipp.</translation>
    </message>
    <message>
        <source>The Merchant costs 2 Gold and you have 1. Magic pays the rest, as long as 1 Gold is real. Recruit the Merchant.</source>
        <translation>Der Merchant kostet 2 Gold, und du hast 1. Den Rest zahlt Magie, solange 1 Gold echt ist. Wirb den Merchant an.</translation>
    </message>
    <message>
        <source>The bar between two signs means “or”: your Merchant leaves you the choice. Gain the 2 Gold.</source>
        <translation>Der Strich zwischen zwei Zeichen heißt „oder“: Dein Merchant lässt dir die Wahl. Nimm die 2 Gold.</translation>
    </message>
    <message>
        <source>The game continues from here</source>
        <translation>Von hier an geht das Spiel weiter</translation>
    </message>
    <message>
        <source>The game needs {needed} domains; only {left} take part. Put {fewer} back.</source>
        <translation>Das Spiel braucht {needed} Domänen; nur {left} machen mit. Nimm {fewer} wieder dazu.</translation>
    </message>
    <message>
        <source>The merchants again in E, cloth in F. I&apos;ll have you pass there: save your last stacks for what matters. Oak has none left.</source>
        <translation>Noch einmal die Kaufleute in E, Tuch in F. Dort lasse ich dich passen: Spar deine letzten Stapel für das, was zählt. Oak hat keinen mehr.</translation>
    </message>
    <message>
        <source>The monsters live in the top row. The red shield is the Strength you need. Magic helps here too, but at least 1 Strength must be real.</source>
        <translation>Oben wohnen die Monster. Der rote Schild zeigt, wie viel Stärke du brauchst. Auch hier hilft Magie aus, solange mindestens 1 Stärke echt ist.</translation>
    </message>
    <message>
        <source>The number says when a card wakes: the Peasant on 5, the Knight on 6. Mine comes later.</source>
        <translation>Die Zahl sagt, wann eine Karte erwacht: der Peasant bei 5, der Knight bei 6. Meine kommt später.</translation>
    </message>
    <message>
        <source>The plan is made. Everyone sees how many cards your stacks have, but not which.</source>
        <translation>Der Plan steht. Alle sehen, wie viele Karten deine Stapel haben, aber nicht, welche.</translation>
    </message>
    <message>
        <source>The signs below show what a card brings: a coin is Gold, a shield is Strength, a star is Magic.</source>
        <translation>Was eine Karte bringt, zeigen unten die Zeichen: Münze für Gold, Schild für Stärke, Stern für Magie.</translation>
    </message>
    <message>
        <source>The variant “No Dukes” is for 2 to 5 players; a solo game needs Dukes.</source>
        <translation>„Keine Herzöge“ ist für 2 bis 5 Personen; ein Solospiel braucht Herzöge.</translation>
    </message>
    <message>
        <source>Then points are counted: on domains, on slain monsters, and those you gained on the way. The most points win.</source>
        <translation>Dann werden Punkte gezählt: auf Domänen, auf erschlagenen Monstern und die von unterwegs. Die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Then the council meets: 1 prestige for each member on it, 3 for you and 2 for Oak. All of them stay until someone takes their seat.</source>
        <translation>Dann tagt der Rat: 1 Ansehen für jedes Mitglied darin, 3 für dich und 2 für Oak. Alle bleiben, bis jemand ihren Sitz einnimmt.</translation>
    </message>
    <message>
        <source>There are no advanced cards “{kind}”.</source>
        <translation>Es gibt keine besonderen Karten „{kind}“.</translation>
    </message>
    <message>
        <source>There is no city “{city}”; choose {cities}.</source>
        <translation>Es gibt keine Stadt „{city}“; wähle {cities}.</translation>
    </message>
    <message>
        <source>These meters show the end coming: all monsters slain, all domains built, or too many stacks exhausted. When one is full, we finish the round.</source>
        <translation>Diese Anzeigen zeigen das Ende: alle Monster erschlagen, alle Domänen gebaut oder zu viele Stapel erschöpft. Ist eine voll, spielen wir die Runde zu Ende.</translation>
    </message>
    <message>
        <source>This game is for 2 to 5 players, not {number}.</source>
        <translation>Dieses Spiel ist für 2 bis 5 Personen, nicht für {number}.</translation>
    </message>
    <message>
        <source>This game is for {least} to {most} players, not {number}.</source>
        <translation>Dieses Spiel ist für {least} bis {most} Personen, nicht für {number}.</translation>
    </message>
    <message>
        <source>Two citizens at your side. Each roll may wake them, no matter whose it is.</source>
        <translation>Zwei Bürger an deiner Seite. Jeder Wurf kann sie wecken, egal, wer würfelt.</translation>
    </message>
    <message>
        <source>Voice of the council</source>
        <translation>Stimme des Rates</translation>
    </message>
    <message>
        <source>Wait until your last choice has played out</source>
        <translation>Warte, bis deine letzte Wahl ausgespielt ist</translation>
    </message>
    <message>
        <source>Wanderer (5)</source>
        <translation>Wanderer (5)</translation>
    </message>
    <message>
        <source>Waste not, that is all I say.</source>
        <translation>Nur nichts verkommen lassen, sage ich.</translation>
    </message>
    <message>
        <source>Watchtowers</source>
        <translation>Wachtürme</translation>
    </message>
    <message>
        <source>Waterways</source>
        <translation>Wasserwege</translation>
    </message>
    <message>
        <source>We did that together, all of us.</source>
        <translation>Das haben wir alle zusammen geschafft.</translation>
    </message>
    <message>
        <source>We won, all forty of us.</source>
        <translation>Gewonnen haben wir alle vierzig.</translation>
    </message>
    <message>
        <source>Weavers</source>
        <translation>Weber</translation>
    </message>
    <message>
        <source>Welcome to Valencia. I am the Gardener. Two families settle in this city for five rounds: you and Oak. Each member here is a point at the end.</source>
        <translation>Willkommen in Valencia. Ich bin der Gärtner. Zwei Familien siedeln fünf Runden lang in dieser Stadt: du und Oak. Jedes Mitglied hier ist am Ende ein Punkt.</translation>
    </message>
    <message>
        <source>Welcome. Your cousins are here already.</source>
        <translation>Willkommen. Die Verwandtschaft ist schon da.</translation>
    </message>
    <message>
        <source>Well deserved. Here, a jar for the winner.</source>
        <translation>Verdient. Hier, ein Glas für den Sieg.</translation>
    </message>
    <message>
        <source>Well played. I&apos;ll oil the spear again.</source>
        <translation>Gut gespielt. Ich öle den Speer neu.</translation>
    </message>
    <message>
        <source>Well seen, but dear. You will be there tonight, and for less.</source>
        <translation>Gut gesehen, aber teuer. Heute Abend bist du dort, und das für weniger.</translation>
    </message>
    <message>
        <source>Well stalked. I heard nothing.</source>
        <translation>Gut angeschlichen. Ich habe nichts gehört.</translation>
    </message>
    <message>
        <source>Well steered. I&apos;ll wave from my boat.</source>
        <translation>Gut gesteuert. Ich winke vom Boot.</translation>
    </message>
    <message>
        <source>you may pay {price} for {gain}</source>
        <translation>du darfst {price} für {gain} zahlen</translation>
    </message>
    <message>
        <source>you may slay one monster at its normal price</source>
        <translation>du darfst ein Monster zum normalen Preis erschlagen</translation>
    </message>
    <message>
        <source>{player} gained {points} prestige</source>
        <translation>{player} erhielt {points} Ansehen</translation>
    </message>
    <message>
        <source>{player} took the figure</source>
        <translation>{player} nahm die Figur</translation>
    </message>
    <message>
        <source>{points} prestige</source>
        <translation>{points} Ansehen</translation>
    </message>
    <message>
        <source>{problem} The default settings are used for now.</source>
        <translation>{problem} Vorerst gelten die Grundeinstellungen.</translation>
    </message>
    <message>
        <source>{problem} You can play on; saving will be tried again.</source>
        <translation>{problem} Du kannst weiterspielen; das Speichern wird wieder versucht.</translation>
    </message>
    <message>
        <source>{problem}; try another folder</source>
        <translation>{problem}; versuch es in einem anderen Ordner</translation>
    </message>
    <message>
        <source>What is it all for, if not for now?</source>
        <translation>Wofür das alles, wenn nicht für jetzt?</translation>
    </message>
    <message>
        <source>It carries you {mine} spaces without silver, and the other card {other}.</source>
        <translation>Sie trägt dich ohne Silber {mine} Felder weit, die andere Karte {other}.</translation>
    </message>
    <message>
        <source>It never costs points, and usually scores {number}.</source>
        <translation>Sie kostet nie Punkte und bringt meist {number}.</translation>
    </message>
    <message>
        <source>Keeps your stack of {sum} for later auctions.</source>
        <translation>Hebt deinen Stapel mit {sum} für spätere Auktionen auf.</translation>
    </message>
    <message>
        <source>Keeps your task {task} at {mine} of {wanted}.</source>
        <translation>Hält deine Aufgabe {task} bei {mine} von {wanted}.</translation>
    </message>
    <message>
        <source>Keeps {stacks} for {auctions} of this round.</source>
        <translation>Hebt {stacks} für {auctions} dieser Runde auf.</translation>
    </message>
    <message>
        <source>When built</source>
        <translation>Beim Bau</translation>
    </message>
    <message>
        <source>Who is new in town? I&apos;m Jory.</source>
        <translation>Wer ist neu in der Stadt? Ich bin Jory.</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Wein</translation>
    </message>
    <message>
        <source>Wine Warehouse (3)</source>
        <translation>Weinlager (3)</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>You are asked first. You have wine, and 2 coins left. Reveal one of your 2s.</source>
        <translation>Du wirst zuerst gefragt. Du hast Wein und noch 2 Münzen. Deck eine deiner Zweien auf.</translation>
    </message>
    <message>
        <source>You have come far. Roll.</source>
        <translation>Du bist weit gekommen. Würfle.</translation>
    </message>
    <message>
        <source>You looked away. {card} did not.</source>
        <translation>Du hast weggesehen. {card} nicht.</translation>
    </message>
    <message>
        <source>You may lower one die by {number} (never to 0)</source>
        <translation>Du darfst einen Würfel um {number} senken (nie auf 0)</translation>
    </message>
    <message>
        <source>You struck down {card}. I felt it, a little.</source>
        <translation>Du hast {card} erschlagen. Ich habe es gespürt, ein wenig.</translation>
    </message>
    <message>
        <source>You were all so good. I learnt a lot.</source>
        <translation>Ihr wart alle so gut. Ich habe viel gelernt.</translation>
    </message>
    <message>
        <source>You would let a seat go that nobody else wants.</source>
        <translation>Du würdest einen Sitz auslassen, den sonst niemand will.</translation>
    </message>
    <message>
        <source>^{sentence}</source>
        <translation>^{sentence}</translation>
    </message>
    <message>
        <source>a Shadow</source>
        <translation>einen Schatten</translation>
    </message>
    <message>
        <source>a Soldier</source>
        <translation>einen Soldaten</translation>
    </message>
    <message>
        <source>a Worker</source>
        <translation>einen Arbeiter</translation>
    </message>
    <message>
        <source>a card was turned up</source>
        <translation>eine Karte wurde aufgedeckt</translation>
    </message>
    <message>
        <source>a column had nobody left to defend it</source>
        <translation>eine Spalte hatte niemanden mehr, der sie verteidigt</translation>
    </message>
    <message>
        <source>a fountain stands there already</source>
        <translation>dort steht schon ein Brunnen</translation>
    </message>
    <message>
        <source>a game without Dukes</source>
        <translation>ein Spiel ohne Herzöge</translation>
    </message>
    <message>
        <source>a member in every quarter of the city</source>
        <translation>ein Mitglied in jedem Viertel der Stadt</translation>
    </message>
    <message>
        <source>a member of yours lives there</source>
        <translation>dort wohnt ein Mitglied von dir</translation>
    </message>
    <message>
        <source>a member on the seat of the nobility or of the church</source>
        <translation>ein Mitglied auf dem Sitz des Adels oder der Kirche</translation>
    </message>
    <message>
        <source>a palm stands there already</source>
        <translation>dort steht schon eine Palme</translation>
    </message>
    <message>
        <source>a tie at {points} by the fewest cards ({cards})</source>
        <translation>bei Gleichstand ({points}) durch die wenigsten Karten ({cards})</translation>
    </message>
    <message>
        <source>about {number} fewer win in 100</source>
        <translation>etwa {number} Sieg weniger in 100</translation>
    </message>
    <message>
        <source>about {number} fewer wins in 100</source>
        <translation>etwa {number} Siege weniger in 100</translation>
    </message>
    <message>
        <source>all domains are built</source>
        <translation>alle Domänen sind gebaut</translation>
    </message>
    <message>
        <source>all monsters are slain</source>
        <translation>alle Monster sind erschlagen</translation>
    </message>
    <message>
        <source>all your resources</source>
        <translation>alle deine Rohstoffe</translation>
    </message>
    <message>
        <source>all your rival&apos;s resources</source>
        <translation>alle Rohstoffe der Gegenseite</translation>
    </message>
    <message>
        <source>at least {number} different goods</source>
        <translation>mindestens {number} verschiedene Waren</translation>
    </message>
    <message>
        <source>at least {number} members at one fountain that was built</source>
        <translation>mindestens {number} Mitglieder an einem gebauten Brunnen</translation>
    </message>
    <message>
        <source>at least {number} members at palms</source>
        <translation>mindestens {number} Mitglieder an Palmen</translation>
    </message>
    <message>
        <source>at least {number} members at the central fountain</source>
        <translation>mindestens {number} Mitglieder am Brunnen in der Mitte</translation>
    </message>
    <message>
        <source>at least {number} members at the wall</source>
        <translation>mindestens {number} Mitglieder an der Mauer</translation>
    </message>
    <message>
        <source>at least {number} members beside each other in a diagonal</source>
        <translation>mindestens {number} Mitglieder nebeneinander in einer Diagonale</translation>
    </message>
    <message>
        <source>at least {number} members beside each other in a line</source>
        <translation>mindestens {number} Mitglieder nebeneinander in einer Reihe</translation>
    </message>
    <message>
        <source>at least {number} members in the corners of the city</source>
        <translation>mindestens {number} Mitglieder in den Ecken der Stadt</translation>
    </message>
    <message>
        <source>at least {number} members on each of the five guilds</source>
        <translation>mindestens {number} Mitglieder bei jeder der fünf Gilden</translation>
    </message>
    <message>
        <source>at least {number} members on spaces of one guild: {guild}</source>
        <translation>mindestens {number} Mitglieder auf Feldern einer Gilde: {guild}</translation>
    </message>
    <message>
        <source>at least {number} members on spaces of price {price}</source>
        <translation>mindestens {number} Mitglieder auf Feldern zum Preis {price}</translation>
    </message>
    <message>
        <source>at least {number} members on the council</source>
        <translation>mindestens {number} Mitglieder im Rat</translation>
    </message>
    <message>
        <source>beast</source>
        <translation>Bestie</translation>
    </message>
    <message>
        <source>beside whom do you put a member?</source>
        <translation>neben wen stellst du ein Mitglied?</translation>
    </message>
    <message>
        <source>boss</source>
        <translation>Boss</translation>
    </message>
    <message>
        <source>built</source>
        <translation>gebaut</translation>
    </message>
    <message>
        <source>built {card}</source>
        <translation>baute {card}</translation>
    </message>
    <message>
        <source>built {card} for {price}</source>
        <translation>baute {card} für {price}</translation>
    </message>
    <message>
        <source>card {number} from the top of {pile}</source>
        <translation>{number}. Karte von oben in {pile}</translation>
    </message>
    <message>
        <source>change a die, or keep the dice?</source>
        <translation>einen Würfel ändern oder behalten?</translation>
    </message>
    <message>
        <source>change a good into the next dearer one</source>
        <translation>eine Ware in die nächstteurere tauschen</translation>
    </message>
    <message>
        <source>choice {number} of {all} can&apos;t be made: {why}</source>
        <translation>Entscheidung {number} von {all} ist nicht möglich: {why}</translation>
    </message>
    <message>
        <source>choose one.</source>
        <translation>wähle eines.</translation>
    </message>
    <message>
        <source>citizen stack {number}</source>
        <translation>Bürgerstapel {number}</translation>
    </message>
    <message>
        <source>counts, and is never lost</source>
        <translation>zählt und geht nie verloren</translation>
    </message>
    <message>
        <source>do you take the seat?</source>
        <translation>nimmst du den Sitz ein?</translation>
    </message>
    <message>
        <source>domain stack {number}</source>
        <translation>Domänenstapel {number}</translation>
    </message>
    <message>
        <source>draw cards and divide your hand into stacks</source>
        <translation>zieh Karten und teil deine Hand in Stapel</translation>
    </message>
    <message>
        <source>draw two tasks and keep one of them</source>
        <translation>zwei Aufgaben ziehen und eine davon behalten</translation>
    </message>
    <message>
        <source>enough stacks are exhausted</source>
        <translation>genügend Stapel sind erschöpft</translation>
    </message>
    <message>
        <source>gave {card} back to its stack</source>
        <translation>gab {card} auf den Stapel zurück</translation>
    </message>
    <message>
        <source>hid {hidden} of {pile} under {card}</source>
        <translation>versteckte {hidden} von {pile} unter {card}</translation>
    </message>
    <message>
        <source>holy</source>
        <translation>Heilige</translation>
    </message>
    <message>
        <source>how will you pay?</source>
        <translation>wie bezahlst du?</translation>
    </message>
    <message>
        <source>it costs {price}, and you have {coins}</source>
        <translation>es kostet {price}, und du hast {coins}</translation>
    </message>
    <message>
        <source>it is a folder; choose a file</source>
        <translation>das ist ein Ordner; wähle eine Datei</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>sie ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>it is not there; choose another file</source>
        <translation>sie ist nicht da; wähle eine andere Datei</translation>
    </message>
    <message>
        <source>it is too far away</source>
        <translation>es ist zu weit weg</translation>
    </message>
    <message>
        <source>it is your turn</source>
        <translation>du bist am Zug</translation>
    </message>
    <message>
        <source>its choices lead elsewhere than to the game it shows.</source>
        <translation>ihre Entscheidungen führen nicht zu dem Spiel, das sie zeigt.</translation>
    </message>
    <message>
        <source>its name is too long; choose a shorter one</source>
        <translation>der Name ist zu lang; wähle einen kürzeren</translation>
    </message>
    <message>
        <source>laid {card} on {pile}</source>
        <translation>legte {card} auf {pile}</translation>
    </message>
    <message>
        <source>lost {what} to {card}</source>
        <translation>{what} verloren durch {card}</translation>
    </message>
    <message>
        <source>members at every fountain, the central one too</source>
        <translation>Mitglieder an jedem Brunnen, auch an dem in der Mitte</translation>
    </message>
    <message>
        <source>members at {number} different fountains or more</source>
        <translation>Mitglieder an {number} verschiedenen Brunnen oder mehr</translation>
    </message>
    <message>
        <source>minion</source>
        <translation>Scherge</translation>
    </message>
    <message>
        <source>monster stack {number}</source>
        <translation>Monsterstapel {number}</translation>
    </message>
    <message>
        <source>move a palm to a bush beside it</source>
        <translation>eine Palme auf einen Busch daneben versetzen</translation>
    </message>
    <message>
        <source>needs 1 more {role}</source>
        <translation>noch 1 × {role} nötig</translation>
    </message>
    <message>
        <source>needs {number} more {role}</source>
        <translation>noch {number} × {role} nötig</translation>
    </message>
    <message>
        <source>no bush beside this palm is free</source>
        <translation>neben dieser Palme ist kein Busch frei</translation>
    </message>
    <message>
        <source>no card of yours woke</source>
        <translation>keine deiner Karten ist erwacht</translation>
    </message>
    <message>
        <source>no free space is near enough to this member</source>
        <translation>kein freies Feld ist nah genug an diesem Mitglied</translation>
    </message>
    <message>
        <source>no member of yours is near enough</source>
        <translation>keines deiner Mitglieder ist nah genug</translation>
    </message>
    <message>
        <source>no palm stands beside it</source>
        <translation>daneben steht keine Palme</translation>
    </message>
    <message>
        <source>nobody can live there</source>
        <translation>dort kann niemand wohnen</translation>
    </message>
    <message>
        <source>nobody sits there</source>
        <translation>dort sitzt niemand</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing woke:</source>
        <translation>nichts erwachte:</translation>
    </message>
    <message>
        <source>on top of {pile}</source>
        <translation>oben auf {pile}</translation>
    </message>
    <message>
        <source>one good: {guild}</source>
        <translation>eine Ware: {guild}</translation>
    </message>
    <message>
        <source>only a fountain right beside the new member can be used, if it can do anything</source>
        <translation>nur ein Brunnen direkt neben dem neuen Mitglied hilft, wenn er etwas bewirken kann</translation>
    </message>
    <message>
        <source>paid {amounts}</source>
        <translation>zahlte {amounts}</translation>
    </message>
    <message>
        <source>pile {number}</source>
        <translation>Stapel {number}</translation>
    </message>
    <message>
        <source>player {number}</source>
        <translation>Person {number}</translation>
    </message>
    <message>
        <source>put a member beside {place}</source>
        <translation>stellte ein Mitglied neben {place}</translation>
    </message>
    <message>
        <source>put a {card} under the deck</source>
        <translation>legte unter den Nachziehstapel: {card}</translation>
    </message>
    <message>
        <source>put {amounts} on {card}</source>
        <translation>legte {amounts} auf {card}</translation>
    </message>
    <message>
        <source>recruited</source>
        <translation>angeworben</translation>
    </message>
    <message>
        <source>recruited {card}</source>
        <translation>warb {card} an</translation>
    </message>
    <message>
        <source>recruited {card} for {price}</source>
        <translation>warb {card} für {price} an</translation>
    </message>
    <message>
        <source>resources of any kind on each of your rival&apos;s turns</source>
        <translation>Rohstoffe nach Wahl in jedem Zug der Gegenseite</translation>
    </message>
    <message>
        <source>resources of any kind on each of your turns</source>
        <translation>Rohstoffe nach Wahl in jedem deiner Züge</translation>
    </message>
    <message>
        <source>resources of any kind on others&apos; turns, for you</source>
        <translation>Rohstoffe nach Wahl in Zügen anderer, für dich</translation>
    </message>
    <message>
        <source>resources of any kind on others&apos; turns, for your rival</source>
        <translation>Rohstoffe nach Wahl in Zügen anderer, für die Gegenseite</translation>
    </message>
    <message>
        <source>rests</source>
        <translation>ruht</translation>
    </message>
    <message>
        <source>revealed {cards}</source>
        <translation>deckte {cards} auf</translation>
    </message>
    <message>
        <source>sell a good</source>
        <translation>eine Ware verkaufen</translation>
    </message>
    <message>
        <source>shadow</source>
        <translation>Schatten</translation>
    </message>
    <message>
        <source>shuffle a used card into your deck</source>
        <translation>eine benutzte Karte in deinen Nachziehstapel mischen</translation>
    </message>
    <message>
        <source>shuffled a {card} into the deck</source>
        <translation>mischte in den Nachziehstapel: {card}</translation>
    </message>
    <message>
        <source>slain</source>
        <translation>erschlagen</translation>
    </message>
    <message>
        <source>slew {card}</source>
        <translation>erschlug {card}</translation>
    </message>
    <message>
        <source>slew {card} for {price}</source>
        <translation>erschlug {card} für {price}</translation>
    </message>
    <message>
        <source>soldier</source>
        <translation>Soldat</translation>
    </message>
    <message>
        <source>the actions you have left</source>
        <translation>die Aktionen, die du noch hast</translation>
    </message>
    <message>
        <source>the actions your rival has left</source>
        <translation>die Aktionen, die die Gegenseite noch hat</translation>
    </message>
    <message>
        <source>the deck is used up</source>
        <translation>der Nachziehstapel ist aufgebraucht</translation>
    </message>
    <message>
        <source>the dice are doubles</source>
        <translation>die Würfel zeigen einen Pasch</translation>
    </message>
    <message>
        <source>the disk does not answer; check that it is in order</source>
        <translation>die Festplatte antwortet nicht; prüf, ob sie in Ordnung ist</translation>
    </message>
    <message>
        <source>the disk is full; make room and try again</source>
        <translation>der Datenträger ist voll; schaff Platz und versuch es noch einmal</translation>
    </message>
    <message>
        <source>the figure is yours at the end</source>
        <translation>die Figur ist am Ende deine</translation>
    </message>
    <message>
        <source>the first edition&apos;s cards</source>
        <translation>die Karten der ersten Ausgabe</translation>
    </message>
    <message>
        <source>the most members in the city</source>
        <translation>die meisten Mitglieder in der Stadt</translation>
    </message>
    <message>
        <source>the resources your Duke counts</source>
        <translation>die Rohstoffe, die dein Herzog zählt</translation>
    </message>
    <message>
        <source>the seat of the church</source>
        <translation>den Sitz der Kirche</translation>
    </message>
    <message>
        <source>the seat of the merchants</source>
        <translation>den Sitz der Kaufleute</translation>
    </message>
    <message>
        <source>the seat of the nobility</source>
        <translation>den Sitz des Adels</translation>
    </message>
    <message>
        <source>the second rival&apos;s resources</source>
        <translation>die Rohstoffe der zweiten Gegenseite</translation>
    </message>
    <message>
        <source>there from the beginning</source>
        <translation>von Anfang an da</translation>
    </message>
    <message>
        <source>there is no format {number}</source>
        <translation>ein Format {number} gibt es nicht</translation>
    </message>
    <message>
        <source>it belongs to another guild ({other}), and this auction is for {guild}</source>
        <translation>es gehört einer anderen Gilde ({other}), und diese Auktion ist für {guild}</translation>
    </message>
    <message>
        <source>A free domain costs no Gold and needs no roles. It is gained, not built.</source>
        <translation>Eine kostenlose Domäne kostet kein Gold und braucht keine Rollen. Du erhältst sie und baust sie nicht.</translation>
    </message>
    <message>
        <source>An area of monsters that bring you citizens, and a domain for free.</source>
        <translation>Ein Gebiet mit Monstern, die dir Bürger bringen und eine Domäne kostenlos.</translation>
    </message>
    <message>
        <source>An area of monsters that bring you citizens.</source>
        <translation>Ein Gebiet mit Monstern, die dir Bürger bringen.</translation>
    </message>
    <message>
        <source>An area of monsters that cost much Magic and bring many points.</source>
        <translation>Ein Gebiet mit Monstern, die viel Magie kosten und viele Punkte bringen.</translation>
    </message>
    <message>
        <source>Another Peasant and another Knight, each with two roles. On your turns they let you choose what they bring.</source>
        <translation>Noch ein Peasant und noch ein Knight, jeder mit zwei Rollen. In deinen Zügen lassen sie dir die Wahl, was sie bringen.</translation>
    </message>
    <message>
        <source>Banish {card}</source>
        <translation>{card} verbannen</translation>
    </message>
    <message>
        <source>Build {card}: {choice}.</source>
        <translation>{card} bauen: {choice}.</translation>
    </message>
    <message>
        <source>Chance of {card} next turn, if it is still there: {after}%, otherwise {before}%.</source>
        <translation>Chance auf {card} im nächsten Zug, wenn noch da: {after}&#xa0;%, sonst {before}&#xa0;%.</translation>
    </message>
    <message>
        <source>Coliseum and Ullamalizatli Court pay once for every citizen you have. So recruit first and build them late.</source>
        <translation>Coliseum und Ullamalizatli Court zahlen einmal für jeden deiner Bürger. Also wirb erst an und bau sie spät.</translation>
    </message>
    <message>
        <source>Fire Temple</source>
        <translation>Feuertempel</translation>
    </message>
    <message>
        <source>Four Dukes and four domains.</source>
        <translation>Vier Herzöge und vier Domänen.</translation>
    </message>
    <message>
        <source>Four Dukes have come along, and some want what no Duke wanted before. Read yours twice before you keep one.</source>
        <translation>Vier Herzöge sind mitgekommen, und manche wollen, was noch kein Herzog wollte. Lies deine zweimal, bevor du einen behältst.</translation>
    </message>
    <message>
        <source>Gnoll Bonewitch is a Warden, and Wardens stand before the boss. You get to the Gnoll Pack Lord only over her.</source>
        <translation>Gnoll Bonewitch ist ein Wächter, und Wächter stehen vor dem Boss. Zum Gnoll Pack Lord kommst du nur an ihr vorbei.</translation>
    </message>
    <message>
        <source>Gnolls</source>
        <translation>Gnolle</translation>
    </message>
    <message>
        <source>Gain a good</source>
        <translation>Eine Ware erhalten</translation>
    </message>
    <message>
        <source>A Margrave for each player instead of the Herald.</source>
        <translation>Ein Margrave für jeden anstelle des Herolds.</translation>
    </message>
    <message>
        <source>A Margrave stands in for me tonight. He wakes as I do, on doubles or when nothing else of yours does, but never twice at once.</source>
        <translation>Heute vertritt mich ein Margrave. Er erwacht wie ich, bei einem Pasch oder wenn sonst nichts von dir erwacht, aber nie zweimal zugleich.</translation>
    </message>
    <message>
        <source>In each of your turns: {effect}.</source>
        <translation>In jedem deiner Züge: {effect}.</translation>
    </message>
    <message>
        <source>In the Fire Temple monsters cost Magic by the handful, and they are worth many points. Save your Magic for them.</source>
        <translation>Im Feuertempel kosten Monster Magie mit vollen Händen, und sie sind viele Punkte wert. Spar deine Magie für sie.</translation>
    </message>
    <message>
        <source>In your Harvest Phase</source>
        <translation>In deiner Erntephase</translation>
    </message>
    <message>
        <source>It brings you less corruption: {mine}, and {other} with the other card.</source>
        <translation>Sie bringt dir weniger Korruption: {mine}, mit der anderen Karte {other}.</translation>
    </message>
    <message>
        <source>Its power: {words}.</source>
        <translation>Ihre Fähigkeit: {words}.</translation>
    </message>
    <message>
        <source>Jousting Field pays for your Knights in each Harvest Phase of your turns. The Tower sells you 1 point for 2 Magic, turn after turn.</source>
        <translation>Jousting Field zahlt in jeder Erntephase deiner Züge für deine Knights. The Tower verkauft dir 1 Punkt für 2 Magie, Zug um Zug.</translation>
    </message>
    <message>
        <source>Kaharian</source>
        <translation>Kaharian</translation>
    </message>
    <message>
        <source>Kaharian Hunt Mage is a Warden and stands before the boss. It leaves you a citizen and a domain, both for free: choose the dear ones.</source>
        <translation>Kaharian Hunt Mage ist ein Wächter und steht vor dem Boss. Du bekommst einen Bürger und eine Domäne, beide kostenlos: Wähle die teuren.</translation>
    </message>
    <message>
        <source>Kaharian has hatched. Hatchlings bring 3 Gold or a Peasant for free, and a Brute brings a citizen and 2 Gold.</source>
        <translation>In Kaharian ist Nachwuchs geschlüpft. Hatchlings bringen 3 Gold oder einen Peasant kostenlos, ein Brute einen Bürger und 2 Gold.</translation>
    </message>
    <message>
        <source>Knolls</source>
        <translation>Kuppen</translation>
    </message>
    <message>
        <source>Leaves enough for {card} ({price}).</source>
        <translation>Danach reicht es noch für {card} ({price}).</translation>
    </message>
    <message>
        <source>Leaves you {cards} for {rounds}.</source>
        <translation>Lässt dir {cards} für {rounds}.</translation>
    </message>
    <message>
        <source>Margraves</source>
        <translation>Markgrafen</translation>
    </message>
    <message>
        <source>Mixed citizens</source>
        <translation>Gemischte Bürger</translation>
    </message>
    <message>
        <source>Monster Events</source>
        <translation>Monsterereignisse</translation>
    </message>
    <message>
        <source>No Dukes</source>
        <translation>Keine Herzöge</translation>
    </message>
    <message>
        <source>Oak has 3 and Nina 2, so first place is yours. It brings a seat of the wine guild: each member on the council brings prestige in the evening.</source>
        <translation>Oak hat 3 und Nina 2, also bist du auf Rang eins. Er bringt den Sitz der Weingilde: Jedes Mitglied im Rat bringt am Abend Ansehen.</translation>
    </message>
    <message>
        <source>On your turns he brings 1 Gold, 1 Strength and 1 Magic. On other turns you may hand him 1 of any of them for 1 point.</source>
        <translation>In deinen Zügen bringt er 1 Gold, 1 Stärke und 1 Magie. In fremden Zügen kannst du ihm 1 davon geben, egal was, und bekommst 1 Punkt.</translation>
    </message>
    <message>
        <source>One more Peasant and one more Knight, each with two roles.</source>
        <translation>Noch ein Peasant und noch ein Knight, jeder mit zwei Rollen.</translation>
    </message>
    <message>
        <source>Peasants &amp; Knights</source>
        <translation>Bauern &amp; Ritter</translation>
    </message>
    <message>
        <source>Piles and deck</source>
        <translation>Stapel und Nachziehstapel</translation>
    </message>
    <message>
        <source>Promos</source>
        <translation>Promos</translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>Anwerben</translation>
    </message>
    <message>
        <source>Recruit {card}: {choice}.</source>
        <translation>{card} anwerben: {choice}.</translation>
    </message>
    <message>
        <source>Seat, wine and a home cost only the 3 coins. Take them all.</source>
        <translation>Sitz, Wein und ein Zuhause kosten nur die 3 Münzen. Nimm alles.</translation>
    </message>
    <message>
        <source>Settle on the {place}</source>
        <translation>Auf dem {place} siedeln</translation>
    </message>
    <message>
        <source>Sigbin is a Warden and stands before Lava Elemental. That one pays 2 points for each monster you slew in the temple, so come with trophies.</source>
        <translation>Sigbin ist ein Wächter und steht vor Lava Elemental. Das zahlt 2 Punkte für jedes Monster, das du im Tempel erschlagen hast: Komm mit Trophäen.</translation>
    </message>
    <message>
        <source>Slay</source>
        <translation>Erschlagen</translation>
    </message>
    <message>
        <source>Slay {card}: {choice}.</source>
        <translation>{card} erschlagen: {choice}.</translation>
    </message>
    <message>
        <source>That leads nowhere today. Your wine member is one step from the water.</source>
        <translation>Das führt heute nirgendwohin. Dein Mitglied beim Wein ist einen Schritt vom Wasser entfernt.</translation>
    </message>
    <message>
        <source>The Knolls have been claimed by Gnolls. Slay the pack, and a citizen joins you for free: I call that a bargain.</source>
        <translation>Gnolle haben die Kuppen besetzt. Erschlag das Rudel, und ein Bürger kommt kostenlos zu dir: Das nenne ich einen guten Handel.</translation>
    </message>
    <message>
        <source>The bid of this stack rises from {before} to {after}.</source>
        <translation>Das Gebot dieses Stapels steigt von {before} auf {after}.</translation>
    </message>
    <message>
        <source>The game needs {needed} Event cards; your expansions have {there}.</source>
        <translation>Das Spiel braucht {needed} Ereigniskarten; deine Erweiterungen haben {there}.</translation>
    </message>
    <message>
        <source>The member is then worth {points} points, not {before}.</source>
        <translation>Das Mitglied ist danach {points} Punkte wert statt {before}.</translation>
    </message>
    <message>
        <source>The nobility builds the fountain, and that is you as well. It is worth 2 to each member right beside it. Two basins lie beside your orange space; choose either.</source>
        <translation>Der Adel baut den Brunnen, und auch das bist du. Jedem Mitglied gleich daneben ist er 2 wert. Neben deinem Orangenfeld liegen zwei Becken; nimm, welches du magst.</translation>
    </message>
    <message>
        <source>The ride costs {mine} silver, and {other} to the other goal.</source>
        <translation>Der Ritt kostet {mine} Silber, zum anderen Ziel {other}.</translation>
    </message>
    <message>
        <source>The variable {variable} can&apos;t be {value}, only one of: {known}. {usual} is used.</source>
        <translation>Die Variable {variable} kann nicht {value} sein, nur eines davon: {known}. Es gilt {usual}.</translation>
    </message>
    <message>
        <source>There is no player {number}.</source>
        <translation>Es gibt keine Person {number}.</translation>
    </message>
    <message>
        <source>They share their names with the old ones. So your first Peasant makes this one dearer too: count them all.</source>
        <translation>Sie heißen wie die alten. Also macht schon dein erster Peasant auch diesen teurer: Zähl sie alle mit.</translation>
    </message>
    <message>
        <source>This stack bids {sum}, and leaves {cards} for other bids.</source>
        <translation>Dieser Stapel bietet {sum} und lässt {cards} für andere Gebote.</translation>
    </message>
    <message>
        <source>This version of the program lacks the expansion {set}; play without it.</source>
        <translation>Die Erweiterung {set} fehlt in dieser Version des Programms. Spiel ohne sie.</translation>
    </message>
    <message>
        <source>Time to put the lids on.</source>
        <translation>Zeit für die Deckel.</translation>
    </message>
    <message>
        <source>Time to take the scaffold down.</source>
        <translation>Zeit, das Gerüst abzubauen.</translation>
    </message>
    <message>
        <source>Tinker</source>
        <translation>Kesselflicker</translation>
    </message>
    <message>
        <source>Too dear for one builder, and stone does the same. Dismiss nobody.</source>
        <translation>Zu teuer für einen Baumeister, und Stein tut dasselbe. Entlass niemanden.</translation>
    </message>
    <message>
        <source>Too far out. The space for 3 coins lies at the central fountain.</source>
        <translation>Zu weit draußen. Das Feld für 3 Münzen liegt am Brunnen in der Mitte.</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>Trade once</source>
        <translation>Handle einmal</translation>
    </message>
    <message>
        <source>Trade {number} times</source>
        <translation>Handle {number}-mal</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Krämer</translation>
    </message>
    <message>
        <source>Trades a little of everything, and wraps it all up well.</source>
        <translation>Handelt mit allem ein wenig und packt alles gut ein.</translation>
    </message>
    <message>
        <source>Traitor</source>
        <translation>Verräter</translation>
    </message>
    <message>
        <source>Transcribe</source>
        <translation>Abschreiben</translation>
    </message>
    <message>
        <source>Transcribe a manuscript, and pay a debt</source>
        <translation>Schreib eine Handschrift ab und bezahle eine Schuld</translation>
    </message>
    <message>
        <source>Traveller</source>
        <translation>Wanderer</translation>
    </message>
    <message>
        <source>Trickster</source>
        <translation>Schelm</translation>
    </message>
    <message>
        <source>Turned up among the Exhausted cards: {cards}</source>
        <translation>Aufgedeckt unter den Erschöpft-Karten: {cards}</translation>
    </message>
    <message>
        <source>Twenty of us, and everyone has an aunt here.</source>
        <translation>Wir sind zwanzig, und alle haben hier Tanten.</translation>
    </message>
    <message>
        <source>Twenty-five plots. I have paced them out.</source>
        <translation>Fünfundzwanzig Baugründe. Ich bin sie abgeschritten.</translation>
    </message>
    <message>
        <source>Two are free. One more for 2 silver is a fair price: take three.</source>
        <translation>Zwei sind kostenlos. Eins mehr für 2 Silber ist ein fairer Preis: Nimm drei.</translation>
    </message>
    <message>
        <source>Two currents met. Hold tight.</source>
        <translation>Zwei Strömungen trafen sich. Festhalten.</translation>
    </message>
    <message>
        <source>Two doors and one path. It saves boots.</source>
        <translation>Zwei Türen, ein Pfad. Das schont die Stiefel.</translation>
    </message>
    <message>
        <source>Two spaces are free, each further one costs 1 silver, and you can never ride less. Ride to the right space of the lake.</source>
        <translation>Zwei Felder sind kostenlos, jedes weitere kostet 1 Silber, und kürzer reiten geht nie. Reite zum rechten Feld des Sees.</translation>
    </message>
    <message>
        <source>Two stars make a line. Soon a figure.</source>
        <translation>Zwei Sterne, eine Linie. Bald ein Bild.</translation>
    </message>
    <message>
        <source>Unpaid debts</source>
        <translation>Unbezahlte Schulden</translation>
    </message>
    <message>
        <source>Unseen? I never sign unseen. Discard the Abbot.</source>
        <translation>Ungesehen? Ungesehen unterschreibe ich nie. Wirf den Abt ab.</translation>
    </message>
    <message>
        <source>Up here the pantry is twice as big.</source>
        <translation>Hier oben ist die Vorratskammer doppelt so groß.</translation>
    </message>
    <message>
        <source>Vicar</source>
        <translation>Vikar</translation>
    </message>
    <message>
        <source>Virtue is nice, but gold is what the castle takes. Spot 2, please.</source>
        <translation>Tugend ist schön, aber die Burg nimmt Gold. Baugrund 2, bitte.</translation>
    </message>
    <message>
        <source>Wakes on {rolls} of 36 rolls, for a trade.</source>
        <translation>Erwacht bei {rolls} von 36 Würfen, für einen Tausch.</translation>
    </message>
    <message>
        <source>Wakes on {rolls} of 36 rolls, to take from others.</source>
        <translation>Erwacht bei {rolls} von 36 Würfen und nimmt dann von anderen.</translation>
    </message>
    <message>
        <source>Wakes on {rolls} of 36 rolls: about {number} {kind} more a round, besides thefts.</source>
        <translation>Erwacht bei {rolls} von 36 Würfen: je Runde etwa {number} {kind} mehr, ohne Diebstähle.</translation>
    </message>
    <message>
        <source>Wakes on {rolls} of 36 rolls: about {number} {kind} more a round, besides trades.</source>
        <translation>Erwacht bei {rolls} von 36 Würfen: je Runde etwa {number} {kind} mehr, ohne Tauschgeschäfte.</translation>
    </message>
    <message>
        <source>Watchman</source>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>We did it, all twenty and the cook.</source>
        <translation>Wir alle zwanzig waren es, und die Köchin.</translation>
    </message>
    <message>
        <source>We share a garden gate now. Lovely.</source>
        <translation>Jetzt teilen wir ein Gartentor. Schön.</translation>
    </message>
    <message>
        <source>Welcome back. You missed the beans.</source>
        <translation>Willkommen zurück. Die Bohnen sind schon aus.</translation>
    </message>
    <message>
        <source>Well bound, with square corners.</source>
        <translation>Gut gebunden, mit rechten Ecken.</translation>
    </message>
    <message>
        <source>Well done. You must tell us how, at dinner.</source>
        <translation>Gut gemacht. Erzähl uns beim Essen davon.</translation>
    </message>
    <message>
        <source>Whatever you pay for, you may choose what it brings. I am partial to ink; take what you like.</source>
        <translation>Was die bezahlte Schuld bringt, wählst du selbst. Ich habe eine Schwäche für Tinte; nimm, was du magst.</translation>
    </message>
    <message>
        <source>When the last debt or the last deed is taken, the end begins: this round and one more. The card below it pays for papers of the other kind.</source>
        <translation>Ist die letzte Schuld oder Urkunde genommen, beginnt das Ende: diese Runde und noch eine. Die Karte darunter belohnt Papiere der anderen Art.</translation>
    </message>
    <message>
        <source>Who stays for supper? Hands up.</source>
        <translation>Wer bleibt zum Essen? Hand hoch.</translation>
    </message>
    <message>
        <source>With four stones in the bag? Build.</source>
        <translation>Mit vier Steinen im Sack? Bau.</translation>
    </message>
    <message>
        <source>With its power you can change a die.</source>
        <translation>Mit ihrer Fähigkeit kannst du einen Würfel drehen.</translation>
    </message>
    <message>
        <source>With three in a section one rises and uses the sign there: 2 virtue. The others step aside, left and right. Send 3.</source>
        <translation>Sind drei auf einer Seite, steigt jemand auf und nutzt das Zeichen dort: 2 Tugend. Die anderen weichen nach links und rechts aus. Schick 3.</translation>
    </message>
    <message>
        <source>Woodcutter</source>
        <translation>Holzfäller</translation>
    </message>
    <message>
        <source>Workers in the first tier</source>
        <translation>Leute im ersten Ring</translation>
    </message>
    <message>
        <source>Workers in the second tier</source>
        <translation>Leute im zweiten Ring</translation>
    </message>
    <message>
        <source>Workers in the third tier</source>
        <translation>Leute im dritten Ring</translation>
    </message>
    <message>
        <source>You build the fountain of this round.</source>
        <translation>Du baust den Brunnen dieser Runde.</translation>
    </message>
    <message>
        <source>You can afford him: 2 silver for two merchants and 1 virtue. Do.</source>
        <translation>Du kannst ihn dir leisten: 2 Silber für zwei Händler und 1 Tugend. Mach es.</translation>
    </message>
    <message>
        <source>You can&apos;t build {card} now</source>
        <translation>Du kannst {card} jetzt nicht bauen</translation>
    </message>
    <message>
        <source>You can&apos;t recruit {card} now</source>
        <translation>Du kannst {card} jetzt nicht anwerben</translation>
    </message>
    <message>
        <source>You can&apos;t slay {card} now</source>
        <translation>Du kannst {card} jetzt nicht erschlagen</translation>
    </message>
    <message>
        <source>You did so well. Have a radish.</source>
        <translation>Das hast du gut gemacht. Nimm ein Radieschen.</translation>
    </message>
    <message>
        <source>You draw up to four anyway. Discard the Abbot.</source>
        <translation>Du ziehst sowieso auf vier. Wirf den Abt ab.</translation>
    </message>
    <message>
        <source>You had the better bank.</source>
        <translation>Du hattest das bessere Ufer.</translation>
    </message>
    <message>
        <source>You have 3 Gold, and the Mercenary costs just that.</source>
        <translation>Du hast 3 Gold, und so viel kostet der Mercenary.</translation>
    </message>
    <message>
        <source>You have 5 coins, and the space costs 3. It is worth it.</source>
        <translation>Du hast 5 Münzen, und das Feld kostet 3. Das ist es wert.</translation>
    </message>
    <message>
        <source>You have all you need. Why wait?</source>
        <translation>Du hast alles, was du brauchst. Worauf warten?</translation>
    </message>
    <message>
        <source>You have the key now. I have the songs.</source>
        <translation>Du hast jetzt den Schlüssel, ich die Lieder.</translation>
    </message>
    <message>
        <source>You keep {card}: {icons}.</source>
        <translation>Du behältst {card}: {icons}.</translation>
    </message>
    <message>
        <source>You kept better house. Have a jar.</source>
        <translation>Du hast besser gewirtschaftet. Nimm ein Glas.</translation>
    </message>
    <message>
        <source>You left nothing on the table. Rare.</source>
        <translation>Du hast nichts liegen lassen. Selten.</translation>
    </message>
    <message>
        <source>You plant the palm of this round.</source>
        <translation>Du pflanzt die Palme dieser Runde.</translation>
    </message>
    <message>
        <source>You read the road better than I did.</source>
        <translation>Du hast die Straße besser gelesen als ich.</translation>
    </message>
    <message>
        <source>You read what stood between the lines.</source>
        <translation>Du hast gelesen, was zwischen den Zeilen stand.</translation>
    </message>
    <message>
        <source>You see the other bids before yours. It costs a privilege, worth 1 point.</source>
        <translation>Du siehst die anderen Gebote vor deinem. Das kostet ein Privileg, also 1 Punkt.</translation>
    </message>
    <message>
        <source>You then have fewer {what}: {mine}, and {other} with the other choice.</source>
        <translation>Du hast danach weniger {what}: {mine}, mit der anderen Wahl {other}.</translation>
    </message>
    <message>
        <source>You then have more {what}: {mine}, and {other} with the other choice.</source>
        <translation>Du hast danach mehr {what}: {mine}, mit der anderen Wahl {other}.</translation>
    </message>
    <message>
        <source>You then have {number} card to bid with in this round.</source>
        <translation>Du hast dann {number} Karte für die Gebote dieser Runde.</translation>
    </message>
    <message>
        <source>You then have {number} cards to bid with in this round.</source>
        <translation>Du hast dann {number} Karten für die Gebote dieser Runde.</translation>
    </message>
    <message>
        <source>You then hold {place}: 1 prestige at each council.</source>
        <translation>Du hältst dann {place}: 1 Ansehen bei jedem Rat.</translation>
    </message>
    <message>
        <source>You will look better up there.</source>
        <translation>Du siehst da oben besser aus.</translation>
    </message>
    <message>
        <source>Your Labourer fell off the right end and lies on the discard pile. Some cards do something then, for better or worse. The Thief is next.</source>
        <translation>Dein Tagelöhner ist rechts herausgefallen und liegt auf dem Ablagestapel. Manche Karten tun dann etwas, Gutes oder Schlechtes. Der Dieb ist der Nächste.</translation>
    </message>
    <message>
        <source>Your board holds three townsfolk. Each turn they move one space to the right, and a new one comes in on the left. What all of them show is yours to use.</source>
        <translation>Auf deiner Tafel liegen drei Leute. Jeden Zug rücken sie ein Feld nach rechts, und links kommt jemand dazu. Was sie alle zeigen, kannst du nutzen.</translation>
    </message>
    <message>
        <source>Your conscience is clean, your deeds are new, and someone of yours sits inside.</source>
        <translation>Dein Gewissen ist rein, deine Urkunden sind neu, und drinnen sitzt jemand von dir.</translation>
    </message>
    <message>
        <source>Your gold is spent. Ink is dry, so let us use it: transcribe.</source>
        <translation>Dein Gold ist weg. Die Tinte wartet, nutzen wir sie: Schreib ab.</translation>
    </message>
    <message>
        <source>Your joints are finer than mine.</source>
        <translation>Deine Fugen sind feiner als meine.</translation>
    </message>
    <message>
        <source>Your markers meet on space {space}: {effect}.</source>
        <translation>Deine Marken treffen sich auf Feld {space}: {effect}.</translation>
    </message>
    <message>
        <source>Your task {task} then scores {mine}, and {other} with the other choice.</source>
        <translation>Deine Aufgabe {task} bringt dann {mine}, mit der anderen Wahl {other}.</translation>
    </message>
    <message>
        <source>Your watch now.</source>
        <translation>Jetzt ist es deine Wache.</translation>
    </message>
    <message>
        <source>Your workers go to the section of the castle that faces your land. 1, 3, 5 or 8 nobles send 1, 2, 3 or 4 of them. Send workers.</source>
        <translation>Deine Leute gehen auf die Seite der Burg, die deiner Gegend zugewandt ist. 1, 3, 5 oder 8 Adlige schicken 1, 2, 3 oder 4 davon. Schick Leute.</translation>
    </message>
    <message>
        <source>a building stands there</source>
        <translation>dort steht ein Gebäude</translation>
    </message>
    <message>
        <source>a guildhall</source>
        <translation>ein Zunfthaus</translation>
    </message>
    <message>
        <source>a link</source>
        <translation>eine Verbindung</translation>
    </message>
    <message>
        <source>a member of yours</source>
        <translation>eines deiner Mitglieder</translation>
    </message>
    <message>
        <source>a printed manuscript can&apos;t be gained</source>
        <translation>eine aufgedruckte Handschrift kann niemand erhalten</translation>
    </message>
    <message>
        <source>a site</source>
        <translation>einer Baustelle</translation>
    </message>
    <message>
        <source>a stack of {sizes}</source>
        <translation>einen Stapel mit {sizes} Karten</translation>
    </message>
    <message>
        <source>a third starter</source>
        <translation>eine dritte Startkarte</translation>
    </message>
    <message>
        <source>a trade</source>
        <translation>ein Handel</translation>
    </message>
    <message>
        <source>a trading post</source>
        <translation>einen Handelsposten</translation>
    </message>
    <message>
        <source>a viscount beside yours</source>
        <translation>ein Besuch neben dir</translation>
    </message>
    <message>
        <source>a worker sent home</source>
        <translation>eine Heimkehr aus der Burg</translation>
    </message>
    <message>
        <source>a workshop</source>
        <translation>eine Werkstatt</translation>
    </message>
    <message>
        <source>acquired deeds</source>
        <translation>erworbene Urkunden</translation>
    </message>
    <message>
        <source>after it you have enough for {card} ({points})</source>
        <translation>danach hast du genug für {card} ({points})</translation>
    </message>
    <message>
        <source>after you build</source>
        <translation>nachdem du gebaut hast</translation>
    </message>
    <message>
        <source>after you send workers</source>
        <translation>nachdem du Leute geschickt hast</translation>
    </message>
    <message>
        <source>after you trade</source>
        <translation>nachdem du gehandelt hast</translation>
    </message>
    <message>
        <source>after you transcribe</source>
        <translation>nachdem du abgeschrieben hast</translation>
    </message>
    <message>
        <source>all your workers are in the castle</source>
        <translation>alle deine Leute sind in der Burg</translation>
    </message>
    <message>
        <source>any free domain</source>
        <translation>1 Domäne nach Wahl kostenlos</translation>
    </message>
    <message>
        <source>approved deed</source>
        <translation>beglaubigte Urkunde</translation>
    </message>
    <message>
        <source>approved deeds</source>
        <translation>beglaubigte Urkunden</translation>
    </message>
    <message>
        <source>area: Fire Temple</source>
        <translation>Gebiet: Feuertempel</translation>
    </message>
    <message>
        <source>area: Kaharian</source>
        <translation>Gebiet: Kaharian</translation>
    </message>
    <message>
        <source>area: Knolls</source>
        <translation>Gebiet: Kuppen</translation>
    </message>
    <message>
        <source>at once: {effect}</source>
        <translation>sofort: {effect}</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>at the bottom left</source>
        <translation>unten links</translation>
    </message>
    <message>
        <source>at the bottom right</source>
        <translation>unten rechts</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>at the top left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <source>at the top right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>banished {card}</source>
        <translation>verbannte {card}</translation>
    </message>
    <message>
        <source>banished {card} of {owner}</source>
        <translation>verbannte {card} von {owner}</translation>
    </message>
    <message>
        <source>bay</source>
        <translation>Bucht</translation>
    </message>
    <message>
        <source>became the castle leader</source>
        <translation>übernahm die Führung in der Burg</translation>
    </message>
    <message>
        <source>began on {where}</source>
        <translation>begann auf {where}</translation>
    </message>
    <message>
        <source>below row {row}</source>
        <translation>unter Reihe {row}</translation>
    </message>
    <message>
        <source>beyond the river: this spot belongs to the left space</source>
        <translation>jenseits des Flusses: Dieser Baugrund gehört zum linken Feld</translation>
    </message>
    <message>
        <source>beyond the river: this spot belongs to the right space</source>
        <translation>jenseits des Flusses: Dieser Baugrund gehört zum rechten Feld</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>bonus cards</source>
        <translation>Bonuskarten</translation>
    </message>
    <message>
        <source>brought both markers together</source>
        <translation>brachte beide Marken zusammen</translation>
    </message>
    <message>
        <source>build</source>
        <translation>bauen</translation>
    </message>
    <message>
        <source>build {building} beside your viscount</source>
        <translation>bau {building} bei deinem Vizegrafen</translation>
    </message>
    <message>
        <source>build {building} on any free spot</source>
        <translation>bau {building} auf beliebigem freien Baugrund</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>building you built</source>
        <translation>eigenes Gebäude</translation>
    </message>
    <message>
        <source>buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>built {fountain} on the {place}</source>
        <translation>baute auf der {place}: {fountain}</translation>
    </message>
    <message>
        <source>built {type} on {spot}</source>
        <translation>baute {type} auf {spot}</translation>
    </message>
    <message>
        <source>can be built</source>
        <translation>kann gebaut werden</translation>
    </message>
    <message>
        <source>can be recruited</source>
        <translation>kann angeworben werden</translation>
    </message>
    <message>
        <source>can be slain</source>
        <translation>kann erschlagen werden</translation>
    </message>
    <message>
        <source>cards in all piles</source>
        <translation>Karten aller Stapel</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>cards of the deck</source>
        <translation>Karten des Nachziehstapels</translation>
    </message>
    <message>
        <source>cards of this round</source>
        <translation>Karten dieser Runde</translation>
    </message>
    <message>
        <source>central fountain</source>
        <translation>Brunnen in der Mitte</translation>
    </message>
    <message>
        <source>chance by rules of thumb</source>
        <translation>Chance nach Faustregeln</translation>
    </message>
    <message>
        <source>changed {given} for {gained}</source>
        <translation>tauschte {given} gegen {gained}</translation>
    </message>
    <message>
        <source>cleric</source>
        <translation>Kleriker</translation>
    </message>
    <message>
        <source>closed {links}</source>
        <translation>schloss {links}</translation>
    </message>
    <message>
        <source>closed {links} with {player}</source>
        <translation>schloss {links} mit {player}</translation>
    </message>
    <message>
        <source>cloth for {price}</source>
        <translation>Tuch für {price}</translation>
    </message>
    <message>
        <source>cloth space for {price}</source>
        <translation>Tuchfeld für {price}</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>coins beyond 9</source>
        <translation>Münzen über 9 hinaus</translation>
    </message>
    <message>
        <source>could do nothing more</source>
        <translation>konnte nichts weiter tun</translation>
    </message>
    <message>
        <source>council seats</source>
        <translation>Sitze im Rat</translation>
    </message>
    <message>
        <source>councils to come</source>
        <translation>Räte, die noch kommen</translation>
    </message>
    <message>
        <source>crags</source>
        <translation>Klippen</translation>
    </message>
    <message>
        <source>criminal</source>
        <translation>Ganove</translation>
    </message>
    <message>
        <source>criminals</source>
        <translation>Ganoven</translation>
    </message>
    <message>
        <source>debts on the pile</source>
        <translation>Schulden auf dem Stapel</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>deeds on the pile</source>
        <translation>Urkunden auf dem Stapel</translation>
    </message>
    <message>
        <source>deeds to be approved</source>
        <translation>Urkunden zum Beglaubigen</translation>
    </message>
    <message>
        <source>destroy a card</source>
        <translation>vernichte eine Karte</translation>
    </message>
    <message>
        <source>destroy one of your nine cards</source>
        <translation>vernichte eine deiner neun Karten</translation>
    </message>
    <message>
        <source>destroy up to {number} cards</source>
        <translation>vernichte bis zu {number} Karten</translation>
    </message>
    <message>
        <source>destroy up to {number} of your nine cards</source>
        <translation>vernichte bis zu {number} deiner neun Karten</translation>
    </message>
    <message>
        <source>destroyed {cards}</source>
        <translation>vernichtete {cards}</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>wirf eine Karte ab</translation>
    </message>
    <message>
        <source>discard up to {number} cards</source>
        <translation>wirf bis zu {number} Karten ab</translation>
    </message>
    <message>
        <source>discarded {cards}</source>
        <translation>warf {cards} ab</translation>
    </message>
    <message>
        <source>dismiss the townsfolk of the segment for nothing</source>
        <translation>entlass die Karte des Abschnitts, ohne zu bezahlen</translation>
    </message>
    <message>
        <source>dismiss {card} for {price} silver</source>
        <translation>entlass {card} für {price} Silber</translation>
    </message>
    <message>
        <source>dismissed {card}</source>
        <translation>entließ {card}</translation>
    </message>
    <message>
        <source>dismissed {card} for {price}</source>
        <translation>entließ {card} für {price}</translation>
    </message>
    <message>
        <source>dismissing {card} costs {price} silver, and you have {silver}</source>
        <translation>{card} zu entlassen kostet {price} Silber, und du hast {silver}</translation>
    </message>
    <message>
        <source>do you dismiss the townsfolk here?</source>
        <translation>entlässt du die Karte dieser Gegend?</translation>
    </message>
    <message>
        <source>do you hire?</source>
        <translation>heuerst du an?</translation>
    </message>
    <message>
        <source>do you pay a debt, or have a deed approved?</source>
        <translation>bezahlst du eine Schuld, oder lässt du eine Urkunde beglaubigen?</translation>
    </message>
    <message>
        <source>do you want a good or a space?</source>
        <translation>möchtest du eine Ware oder ein Feld?</translation>
    </message>
    <message>
        <source>do you want a good? {guild}</source>
        <translation>möchtest du eine Ware? {guild}</translation>
    </message>
    <message>
        <source>down</source>
        <translation>nach unten</translation>
    </message>
    <message>
        <source>drew {cards}</source>
        <translation>zog {cards}</translation>
    </message>
    <message>
        <source>each other player: {effect}</source>
        <translation>alle anderen: {effect}</translation>
    </message>
    <message>
        <source>each player: {effect}</source>
        <translation>alle: {effect}</translation>
    </message>
    <message>
        <source>each time it gains a scheme</source>
        <translation>jedes Mal, wenn Odo eine Intrige erhält</translation>
    </message>
    <message>
        <source>each time it pays a debt or has a deed approved</source>
        <translation>jedes Mal, wenn Odo eine Schuld bezahlt oder eine Urkunde beglaubigen lässt</translation>
    </message>
    <message>
        <source>each time it shuffles</source>
        <translation>jedes Mal, wenn Odo mischt</translation>
    </message>
    <message>
        <source>each time you gain a debt</source>
        <translation>jedes Mal, wenn du eine Schuld erhältst</translation>
    </message>
    <message>
        <source>each time you hire</source>
        <translation>jedes Mal, wenn du anheuerst</translation>
    </message>
    <message>
        <source>each time you pay a debt</source>
        <translation>jedes Mal, wenn du eine Schuld bezahlst</translation>
    </message>
    <message>
        <source>either {first}, or {last}</source>
        <translation>entweder {first}, oder {last}</translation>
    </message>
    <message>
        <source>expected points of your tasks</source>
        <translation>erwartete Punkte deiner Aufgaben</translation>
    </message>
    <message>
        <source>fifth place</source>
        <translation>Rang fünf</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>Rang eins</translation>
    </message>
    <message>
        <source>first tier</source>
        <translation>erster Ring</translation>
    </message>
    <message>
        <source>for 5 and 6</source>
        <translation>für 5 und 6</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>fourth place</source>
        <translation>Rang vier</translation>
    </message>
    <message>
        <source>gain 1 corruption for each criminal</source>
        <translation>erhalte 1 Verderbnis je Ganove</translation>
    </message>
    <message>
        <source>gain a future scheme</source>
        <translation>erhalte eine künftige Intrige</translation>
    </message>
    <message>
        <source>gain a visible manuscript of price {prices}</source>
        <translation>erhalte eine sichtbare Handschrift zum Preis {prices}</translation>
    </message>
    <message>
        <source>gain {amounts}</source>
        <translation>erhalte {amounts}</translation>
    </message>
    <message>
        <source>gained {amounts}</source>
        <translation>erhielt {amounts}</translation>
    </message>
    <message>
        <source>gained {card} for {price}</source>
        <translation>erhielt {card} für {price}</translation>
    </message>
    <message>
        <source>gained {manuscript}</source>
        <translation>erhielt {manuscript}</translation>
    </message>
    <message>
        <source>gained {scheme}</source>
        <translation>erhielt {scheme}</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>guildhall</source>
        <translation>Zunfthaus</translation>
    </message>
    <message>
        <source>guildhalls</source>
        <translation>Zunfthäuser</translation>
    </message>
    <message>
        <source>had a collision on space {space}</source>
        <translation>hatte einen Zusammenstoß auf Feld {space}</translation>
    </message>
    <message>
        <source>had a deed approved</source>
        <translation>ließ eine Urkunde beglaubigen</translation>
    </message>
    <message>
        <source>had {number} deeds approved</source>
        <translation>ließ {number} Urkunden beglaubigen</translation>
    </message>
    <message>
        <source>had {workers} sent home</source>
        <translation>bekam {workers} heimgeschickt</translation>
    </message>
    <message>
        <source>have a deed approved</source>
        <translation>lass eine Urkunde beglaubigen</translation>
    </message>
    <message>
        <source>hills</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>hire any visible townsfolk for free</source>
        <translation>heuere eine beliebige sichtbare Karte kostenlos an</translation>
    </message>
    <message>
        <source>hired {card} for free</source>
        <translation>heuerte {card} kostenlos an</translation>
    </message>
    <message>
        <source>hired {card} for {price}</source>
        <translation>heuerte {card} für {price} an</translation>
    </message>
    <message>
        <source>how do you pay for {icons}?</source>
        <translation>womit bezahlst du {icons}?</translation>
    </message>
    <message>
        <source>how many workers do you send?</source>
        <translation>wie viele Leute schickst du?</translation>
    </message>
    <message>
        <source>how often do you trade?</source>
        <translation>wie oft handelst du?</translation>
    </message>
    <message>
        <source>in each collision</source>
        <translation>bei jedem Zusammenstoß</translation>
    </message>
    <message>
        <source>in row {row}, number {number} from the left</source>
        <translation>in Reihe {row}, Nummer {number} von links</translation>
    </message>
    <message>
        <source>replaces the Herald</source>
        <translation>ersetzt den Herold</translation>
    </message>
    <message>
        <source>in which order do your cards lie?</source>
        <translation>in welcher Reihenfolge liegen deine Karten?</translation>
    </message>
    <message>
        <source>4 points and 3 Magic. The Warden is gone, and below it lies the boss of the Necropolis. You still have both actions.</source>
        <translation>4 Punkte und 3 Magie. Der Wächter ist weg, und unter ihm liegt der Boss der Nekropole. Du hast noch beide Aktionen.</translation>
    </message>
    <message>
        <source>Dear or cheap, it costs no action. The Harrier is the Warden: take it down.</source>
        <translation>Teuer oder billig, es kostet keine Aktion. Der Harrier ist der Wächter: Erschlag ihn.</translation>
    </message>
    <message>
        <source>Tundra</source>
        <translation>Tundra</translation>
    </message>
    <message>
        <source>Turn {card} face down</source>
        <translation>{card} umdrehen</translation>
    </message>
    <message>
        <source>Turn {card} of {seat} face down</source>
        <translation>{card} von {seat} umdrehen</translation>
    </message>
    <message>
        <source>Undead Samurai</source>
        <translation>Untote Samurai</translation>
    </message>
    <message>
        <source>Volcano</source>
        <translation>Vulkan</translation>
    </message>
    <message>
        <source>Welcome to Shadowvale. Some rounds are over. All monsters and citizens came out of this box, and on top of one stack waits a Warden.</source>
        <translation>Willkommen im Schattental. Einige Runden sind vorbei. Alle Monster und Bürger kommen aus dieser Schachtel, und auf einem Stapel wartet ein Wächter.</translation>
    </message>
    <message>
        <source>Wardens</source>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>Wardens are no minions, beasts, titans or bosses, yet they are slain monsters of their area. The Orc Batrider brings you any citizen, the Ettercap a cheap one.</source>
        <translation>Wächter sind keine Schergen, Bestien, Titanen oder Bosse, aber doch erschlagene Monster ihres Gebiets. Der Orc Batrider bringt dir irgendeinen Bürger, der Ettercap einen billigen.</translation>
    </message>
    <message>
        <source>Welcome to fire and ice. Some rounds are over, and all five stacks of monsters came out of this box. They are strong, so you saved for them.</source>
        <translation>Willkommen bei Feuer und Eis. Einige Runden sind vorbei, und alle fünf Monsterstapel kommen aus dieser Schachtel. Sie sind stark, also hast du gespart.</translation>
    </message>
    <message>
        <source>Why spend Magic? You have 3 Strength.</source>
        <translation>Warum Magie ausgeben? Du hast 3 Stärke.</translation>
    </message>
    <message>
        <source>Why spend Magic? You have Strength to spare.</source>
        <translation>Warum Magie ausgeben? Stärke hast du genug.</translation>
    </message>
    <message>
        <source>With its power you can roll a die again.</source>
        <translation>Mit ihrer Fähigkeit kannst du einen Würfel neu würfeln.</translation>
    </message>
    <message>
        <source>With its power you can roll both dice again.</source>
        <translation>Mit ihrer Fähigkeit kannst du beide Würfel neu würfeln.</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Gehölz</translation>
    </message>
    <message>
        <source>You can mix Gold, Strength and Magic, but at least 1 must be Gold or Strength.</source>
        <translation>Du kannst Gold, Stärke und Magie mischen, aber mindestens 1 muss Gold oder Stärke sein.</translation>
    </message>
    <message>
        <source>You can pay for citizens with Strength as well as with Gold</source>
        <translation>Du kannst Bürger außer mit Gold auch mit Stärke bezahlen</translation>
    </message>
    <message>
        <source>You can use it before you roll, before the harvest, or in between.</source>
        <translation>Du kannst sie vor dem Wurf, vor der Ernte oder dazwischen nutzen.</translation>
    </message>
    <message>
        <source>You could. But first let us see what lies below the Summoner.</source>
        <translation>Das ginge. Aber erst sehen wir nach, was unter dem Summoner liegt.</translation>
    </message>
    <message>
        <source>You have all that you need. Why wait?</source>
        <translation>Du hast alles, was du brauchst. Warum warten?</translation>
    </message>
    <message>
        <source>You may leave it. But a monster without an action? Never.</source>
        <translation>Du darfst es lassen. Aber ein Monster ohne Aktion? Niemals.</translation>
    </message>
    <message>
        <source>You may pay {amounts} to roll {dice} again</source>
        <translation>Du darfst {amounts} zahlen, um {dice} neu zu würfeln</translation>
    </message>
    <message>
        <source>You may roll {dice} again</source>
        <translation>Du darfst {dice} neu würfeln</translation>
    </message>
    <message>
        <source>Your Dragoon woke: 2 Magic, and you may slay a monster in the middle of the harvest. Slay the Harrier, and pay 7 Strength.</source>
        <translation>Dein Dragoon ist erwacht: 2 Magie, und mitten in der Ernte darfst du ein Monster erschlagen. Erschlag den Harrier und bezahl 7 Stärke.</translation>
    </message>
    <message>
        <source>an opponent slew a monster</source>
        <translation>jemand anders hat ein Monster erschlagen</translation>
    </message>
    <message>
        <source>a Warden per area</source>
        <translation>ein Wächter je Gebiet</translation>
    </message>
    <message>
        <source>a stack of guards</source>
        <translation>ein Stapel Garde</translation>
    </message>
    <message>
        <source>banish a citizen of an opponent of your choice</source>
        <translation>verbanne einer Person deiner Wahl einen Bürger</translation>
    </message>
    <message>
        <source>banish a monster from the market</source>
        <translation>verbanne ein Monster vom Markt</translation>
    </message>
    <message>
        <source>banish a random slain monster of an opponent of your choice</source>
        <translation>verbanne einer Person deiner Wahl ein zufälliges erschlagenes Monster</translation>
    </message>
    <message>
        <source>banish a {kind} from the market</source>
        <translation>verbanne ein Monster der Art {kind} vom Markt</translation>
    </message>
    <message>
        <source>both dice</source>
        <translation>beide Würfel</translation>
    </message>
    <message>
        <source>gave {amounts} to {receiver}</source>
        <translation>gab {receiver} {amounts}</translation>
    </message>
    <message>
        <source>give {amounts} to an opponent of your choice</source>
        <translation>gib einer Person deiner Wahl {amounts}</translation>
    </message>
    <message>
        <source>cards set aside</source>
        <translation>beiseitegelegte Karten</translation>
    </message>
    <message>
        <source>If not, the Lord may come as an Event card, and each of you lays a Samurai on any stack. What lies below waits until it is slain. Slay him, and the rest vanish!</source>
        <translation>Sonst kann der Lord als Ereigniskarte kommen, und ihr legt alle einen Samurai auf irgendeinen Stapel. Was darunterliegt, wartet, bis er erschlagen ist. Fällt der Lord, verschwinden die übrigen!</translation>
    </message>
    <message>
        <source>Tomes</source>
        <translation>Folianten</translation>
    </message>
    <message>
        <source>Tomes: tokens from Nae Aerie, which pay 1 of their resource and come back.</source>
        <translation>Folianten: Marken aus Nae Aerie, die 1 von ihrem Rohstoff zahlen und wiederkommen.</translation>
    </message>
    <message>
        <source>Two Goblins in your first turn. Nine more Relics are actions like this one, and three help whenever you slay or build.</source>
        <translation>Zwei Goblins in deinem ersten Zug. Neun weitere Relikte sind Aktionen wie dieses, und drei helfen dir beim Erschlagen und Bauen.</translation>
    </message>
    <message>
        <source>Welcome to the Crimson Seas. Some rounds are over. You have slain a Bryne and bought four Tomes, and you have 1 Map left.</source>
        <translation>Willkommen auf den Purpurmeeren. Ein paar Runden sind vorbei. Du hast einen Bryne erschlagen, vier Folianten gekauft und noch 1 Seekarte.</translation>
    </message>
    <message>
        <source>Why wait? It costs all that you have, and pays at once.</source>
        <translation>Warum warten? Er kostet, was du hast, und bringt dir sofort etwas.</translation>
    </message>
    <message>
        <source>With so much Magic? The Squire brings Strength for 1 Gold.</source>
        <translation>Mit so viel Magie? Der Squire bringt Stärke für 1 Gold.</translation>
    </message>
    <message>
        <source>You can&apos;t engage {card} now</source>
        <translation>Du kannst {card} jetzt nicht beauftragen</translation>
    </message>
    <message>
        <source>You can&apos;t sail for {card} now</source>
        <translation>Du kannst jetzt nicht für {card} segeln</translation>
    </message>
    <message>
        <source>You choose for each monster. What costs 0 Strength then needs no Strength of your own.</source>
        <translation>Du wählst bei jedem Monster. Kostet es dann 0 Stärke, brauchst du keine eigene.</translation>
    </message>
    <message>
        <source>You could. But the Bryne costs you nothing but Tomes.</source>
        <translation>Das könntest du. Aber der Bryne kostet dich nur Folianten.</translation>
    </message>
    <message>
        <source>You have 1 Strength only. Engage the Squire: for 1 Gold he brings 3 more, and you may slay a monster in the same action.</source>
        <translation>Du hast nur 1 Stärke. Beauftrag den Squire: Für 1 Gold bringt er 3 mehr, und du darfst in derselben Aktion ein Monster erschlagen.</translation>
    </message>
    <message>
        <source>You have no Strength, so you can&apos;t slay. But the Mask is an action: it brings 1 Strength, and then you may slay. Use it.</source>
        <translation>Du hast keine Stärke, also kannst du nicht erschlagen. Aber die Maske ist eine Aktion: Sie bringt 1 Stärke, und dann darfst du erschlagen.</translation>
    </message>
    <message>
        <source>You have slain one Bryne, so the next one costs 1 Strength more: 2 Strength and 1 Magic. Slay it, and pay with your Tomes alone.</source>
        <translation>Du hast einen Bryne erschlagen, also kostet der nächste 1 Stärke mehr: 2 Stärke und 1 Magie. Erschlag ihn und zahl nur mit Folianten.</translation>
    </message>
    <message>
        <source>You have two Rogues: the third would cost 4 Gold. Engage the Town Crier for 3 Gold, and listen.</source>
        <translation>Du hast zwei Rogues: Der dritte würde 4 Gold kosten. Beauftrag den Town Crier für 3 Gold, und hör zu.</translation>
    </message>
    <message>
        <source>You may leave it. But a monster within reach? Never.</source>
        <translation>Du darfst verzichten. Aber ein Monster in Reichweite? Niemals.</translation>
    </message>
    <message>
        <source>You may use a Relic in any turn of yours, and twice in one. Take your second action with the Mask, and slay one more Goblin.</source>
        <translation>Du darfst ein Relikt in jedem deiner Züge benutzen, auch zweimal. Nimm die Maske als zweite Aktion und erschlag noch einen Goblin.</translation>
    </message>
    <message>
        <source>You may well refuse. But that Goblin waits for you.</source>
        <translation>Du darfst ruhig verzichten. Aber dieser Goblin wartet auf dich.</translation>
    </message>
    <message>
        <source>You pay the Map and the price of the island as usual, but use no action.</source>
        <translation>Du zahlst die Seekarte und den Preis der Insel wie immer, aber ohne Aktion.</translation>
    </message>
    <message>
        <source>You put nothing into the pool of Exekratys when you roll a 6</source>
        <translation>Für eine 6 legst du nichts in den Schatz von Exekratys</translation>
    </message>
    <message>
        <source>You were dealt two Relics, and kept the Mask of Asteraten in secret. Now all Relics are shown, and yours lies open before you.</source>
        <translation>Du hast zwei Relikte bekommen und geheim die Mask of Asteraten behalten. Jetzt sind alle Relikte gezeigt, und deines liegt offen vor dir.</translation>
    </message>
    <message>
        <source>Your Purser brought 6 Gold, 1 for each of your citizens. Here is Araby. Its Goods bring more points the more you have of a kind.</source>
        <translation>Dein Purser hat 6 Gold gebracht, 1 für jeden deiner Bürger. Hier ist Araby. Seine Waren bringen mehr Punkte, je mehr du von einer Sorte hast.</translation>
    </message>
    <message>
        <source>Your turn is over, and all your Tomes are turned up again. In Amarynth the Nobles wait. Z shows each of them closely.</source>
        <translation>Dein Zug ist vorbei, und alle deine Folianten sind wieder aufgedeckt. In Amarynth warten die Adligen. Z zeigt jeden von Nahem.</translation>
    </message>
    <message>
        <source>a free {name} or {other}</source>
        <translation>1 {name} oder {other} kostenlos</translation>
    </message>
    <message>
        <source>a new action</source>
        <translation>eine neue Aktion</translation>
    </message>
    <message>
        <source>add {amounts} to the price of this card, {most} at most</source>
        <translation>erhöhe den Preis dieser Karte um {amounts}, höchstens um {most}</translation>
    </message>
    <message>
        <source>all Gold on this card</source>
        <translation>alles Gold auf dieser Karte</translation>
    </message>
    <message>
        <source>an area or an Event</source>
        <translation>Gebiet oder Ereignis</translation>
    </message>
    <message>
        <source>an island has run out of supplies</source>
        <translation>einer Insel ist der Vorrat ausgegangen</translation>
    </message>
    <message>
        <source>any Good from Araby for free</source>
        <translation>1 Ware aus Araby nach Wahl kostenlos</translation>
    </message>
    <message>
        <source>any Noble from Amarynth for free</source>
        <translation>1 Adliger aus Amarynth nach Wahl kostenlos</translation>
    </message>
    <message>
        <source>any Tome from Nae Aerie for free</source>
        <translation>1 Foliant aus Nae Aerie nach Wahl kostenlos</translation>
    </message>
    <message>
        <source>banish a domain from the market</source>
        <translation>verbanne eine Domäne vom Markt</translation>
    </message>
    <message>
        <source>banish all {name} of the market, and those set aside</source>
        <translation>verbanne alle {name} des Markts und alle beiseitegelegten</translation>
    </message>
    <message>
        <source>banish an open Noble of Amarynth</source>
        <translation>verbanne einen offenen Adligen aus Amarynth</translation>
    </message>
    <message>
        <source>banish one of your citizens and gain {gain}</source>
        <translation>verbanne einen deiner Bürger und erhalte {gain}</translation>
    </message>
    <message>
        <source>banish one of your slain monsters and gain {gain}</source>
        <translation>verbanne eines deiner erschlagenen Monster und erhalte {gain}</translation>
    </message>
    <message>
        <source>banish one of your {role} citizens and gain {gain}</source>
        <translation>verbanne einen deiner Bürger ({role}) und erhalte {gain}</translation>
    </message>
    <message>
        <source>can be engaged</source>
        <translation>kann beauftragt werden</translation>
    </message>
    <message>
        <source>can be fetched with your ship</source>
        <translation>kann mit deinem Schiff geholt werden</translation>
    </message>
    <message>
        <source>cards within your reach beside the market</source>
        <translation>Karten in deiner Reichweite neben dem Markt</translation>
    </message>
    <message>
        <source>cards within your rival&apos;s reach beside the market</source>
        <translation>Karten in Reichweite der Gegenseite neben dem Markt</translation>
    </message>
    <message>
        <source>citizens forbidden to you</source>
        <translation>Bürger, die dir verwehrt sind</translation>
    </message>
    <message>
        <source>citizens forbidden to your rival</source>
        <translation>Bürger, die der Gegenseite verwehrt sind</translation>
    </message>
    <message>
        <source>deck of Agents</source>
        <translation>Stapel der Agenten</translation>
    </message>
    <message>
        <source>each other player gains {amounts}</source>
        <translation>alle anderen erhalten {amounts}</translation>
    </message>
    <message>
        <source>each other player loses {amounts}</source>
        <translation>alle anderen verlieren {amounts}</translation>
    </message>
    <message>
        <source>each player gains {amounts}</source>
        <translation>alle erhalten {amounts}</translation>
    </message>
    <message>
        <source>each player loses {amounts}</source>
        <translation>alle verlieren {amounts}</translation>
    </message>
    <message>
        <source>gained {things}</source>
        <translation>erhielt {things}</translation>
    </message>
    <message>
        <source>engaged</source>
        <translation>beauftragt</translation>
    </message>
    <message>
        <source>A domain that costs 0 Gold costs nothing, and you need no Gold of your own for it.</source>
        <translation>Eine Domäne für 0 Gold kostet nichts, und du brauchst dafür kein eigenes Gold.</translation>
    </message>
    <message>
        <source>Cards gone from the emptiest island, {island}: {number} of {whole}</source>
        <translation>Karten weg von der leersten Insel, {island}: {number} von {whole}</translation>
    </message>
    <message>
        <source>Doubles count again if the dice are rolled again and show doubles.</source>
        <translation>Ein Pasch zählt erneut, wenn neu geworfen wird und wieder ein Pasch liegt.</translation>
    </message>
    <message>
        <source>If it goes back and comes up again, it is carried out again.</source>
        <translation>Geht sie zurück und taucht wieder auf, wirkt sie erneut.</translation>
    </message>
    <message>
        <source>If it goes back, it lies on top of the Event card that brought it. If that card isn&apos;t on the market, it leaves the game.</source>
        <translation>Geht er zurück, liegt er zuoberst auf der Ereigniskarte, die ihn gebracht hat. Ist sie nicht auf dem Markt, verlässt er das Spiel.</translation>
    </message>
    <message>
        <source>If this card is banished or goes back instead, they stay.</source>
        <translation>Wird diese Karte stattdessen verbannt oder geht sie zurück, bleiben sie.</translation>
    </message>
    <message>
        <source>In a game without Dukes, its role scores as a citizen&apos;s does.</source>
        <translation>In einem Spiel ohne Herzöge wertet die Rolle wie die eines Bürgers.</translation>
    </message>
    <message>
        <source>It counts when the fewest cards break a tie.</source>
        <translation>Die Karte zählt mit, wenn bei Gleichstand die wenigsten Karten entscheiden.</translation>
    </message>
    <message>
        <source>It doesn&apos;t count when the fewest cards break a tie.</source>
        <translation>Zählt nicht mit, wenn bei Gleichstand die wenigsten Karten entscheiden.</translation>
    </message>
    <message>
        <source>It takes part only where the Undead Samurai are a stack of monsters.</source>
        <translation>Ist nur dabei, wo die Untoten Samurai ein Monsterstapel sind.</translation>
    </message>
    <message>
        <source>Powers of domains at the same moment come first.</source>
        <translation>Fähigkeiten von Domänen im selben Moment kommen zuerst.</translation>
    </message>
    <message>
        <source>What happens outside an Action Phase doesn&apos;t count, nor does a domain that you gain for free.</source>
        <translation>Was außerhalb einer Aktionsphase geschieht, zählt nicht, auch keine kostenlose Domäne.</translation>
    </message>
    <message>
        <source>What happens outside an Action Phase doesn&apos;t count, such as slaying in a harvest.</source>
        <translation>Was außerhalb einer Aktionsphase geschieht, zählt nicht, etwa Erschlagen in einer Ernte.</translation>
    </message>
    <message>
        <source>While its area is a stack of the market, it takes no part as an Event card.</source>
        <translation>Solange das Gebiet ein Stapel des Marktes ist, ist diese Ereigniskarte nicht dabei.</translation>
    </message>
    <message>
        <source>You are then {amount} short of {card}, otherwise {other}.</source>
        <translation>Dir fehlen danach für {card} {amount}, sonst {other}.</translation>
    </message>
    <message>
        <source>You can engage it while its text does something. Points and resources are something, also a point for your opponent.</source>
        <translation>Du kannst diese Karte beauftragen, solange ihr Text etwas bewirkt. Punkte und Rohstoffe sind etwas, auch ein Punkt für die andere Person.</translation>
    </message>
    <message>
        <source>You can pay for the same cards as with the other choice.</source>
        <translation>Du kannst dieselben Karten bezahlen wie bei der anderen Wahl.</translation>
    </message>
    <message>
        <source>You can pay for the same cards; more Magic replaces Gold or Strength later.</source>
        <translation>Du kannst dieselben Karten bezahlen; mehr Magie ersetzt später Gold oder Stärke.</translation>
    </message>
    <message>
        <source>You can then build on {where}.</source>
        <translation>Du kannst dann auf {where} bauen.</translation>
    </message>
    <message>
        <source>You can then send workers to the castle from {where}.</source>
        <translation>Du kannst dann von {where} aus Arbeiter zur Burg schicken.</translation>
    </message>
    <message>
        <source>You can then trade on {where}.</source>
        <translation>Du kannst dann auf {where} handeln.</translation>
    </message>
    <message>
        <source>You can then transcribe on {where}.</source>
        <translation>Du kannst dann auf {where} abschreiben.</translation>
    </message>
    <message>
        <source>You can use it in each of your turns, even twice in one.</source>
        <translation>Du kannst es in jedem deiner Züge nutzen, auch zweimal in einem.</translation>
    </message>
    <message>
        <source>You can&apos;t choose an opponent without a slain monster while another has one.</source>
        <translation>Wer kein erschlagenes Monster hat, kann nicht gewählt werden, solange jemand anderes eines hat.</translation>
    </message>
    <message>
        <source>You can&apos;t use it on a die that it would leave as it is.</source>
        <translation>Ein Würfel, der dabei bliebe, wie er ist, kann nicht gewählt werden.</translation>
    </message>
    <message>
        <source>You end with {number} point either way.</source>
        <translation>Du endest so oder so mit {number} Punkt.</translation>
    </message>
    <message>
        <source>You end with {number} points either way.</source>
        <translation>Du endest so oder so mit {number} Punkten.</translation>
    </message>
    <message>
        <source>You then have enough for {card}, otherwise not.</source>
        <translation>Du hast danach genug für {card}, sonst nicht.</translation>
    </message>
    <message>
        <source>You then have {amount}, otherwise {other}.</source>
        <translation>Du hast danach {amount}, sonst {other}.</translation>
    </message>
    <message>
        <source>You then have {gold} Gold, {strength} Strength and {magic} Magic.</source>
        <translation>Du hast danach {gold} Gold, {strength} Stärke und {magic} Magie.</translation>
    </message>
    <message>
        <source>You win with each of the choices.</source>
        <translation>Du gewinnst mit jeder der Möglichkeiten.</translation>
    </message>
    <message>
        <source>Your highest bid: {mine}, otherwise {other}.</source>
        <translation>Dein höchstes Gebot: {mine}, sonst {other}.</translation>
    </message>
    <message>
        <source>banish one of their citizens and gain {gain}</source>
        <translation>einen eigenen Bürger verbannen und {gain} erhalten</translation>
    </message>
    <message>
        <source>banish one of their slain monsters and gain {gain}</source>
        <translation>ein eigenes erschlagenes Monster verbannen und {gain} erhalten</translation>
    </message>
    <message>
        <source>banish one of their {role} citizens and gain {gain}</source>
        <translation>einen eigenen Bürger ({role}) verbannen und {gain} erhalten</translation>
    </message>
    <message>
        <source>builders of squares and bonus cards</source>
        <translation>Baumeister von Feldern und Bonuskarten</translation>
    </message>
    <message>
        <source>builders of the cards on the board</source>
        <translation>Baumeister der Karten auf der Tafel</translation>
    </message>
    <message>
        <source>builders on all cards</source>
        <translation>Baumeister auf allen Karten</translation>
    </message>
    <message>
        <source>cards of the beginning</source>
        <translation>Karten vom Anfang</translation>
    </message>
    <message>
        <source>cards that bring little</source>
        <translation>Karten, die wenig bringen</translation>
    </message>
    <message>
        <source>clerics of squares and bonus cards</source>
        <translation>Kleriker von Feldern und Bonuskarten</translation>
    </message>
    <message>
        <source>clerics of the cards on the board</source>
        <translation>Kleriker der Karten auf der Tafel</translation>
    </message>
    <message>
        <source>clerics on all cards</source>
        <translation>Kleriker auf allen Karten</translation>
    </message>
    <message>
        <source>criminals of squares and bonus cards</source>
        <translation>Ganoven von Feldern und Bonuskarten</translation>
    </message>
    <message>
        <source>criminals of the cards on the board</source>
        <translation>Ganoven der Karten auf der Tafel</translation>
    </message>
    <message>
        <source>criminals on all cards</source>
        <translation>Ganoven auf allen Karten</translation>
    </message>
    <message>
        <source>different ribbons</source>
        <translation>verschiedene Bänder</translation>
    </message>
    <message>
        <source>each other player may {deed}</source>
        <translation>alle anderen dürfen {deed}</translation>
    </message>
    <message>
        <source>each player may {deed}</source>
        <translation>alle dürfen {deed}</translation>
    </message>
    <message>
        <source>engaged {card}</source>
        <translation>beauftragte {card}</translation>
    </message>
    <message>
        <source>engaged {card} for {price}</source>
        <translation>beauftragte {card} für {price}</translation>
    </message>
    <message>
        <source>fetched</source>
        <translation>geholt</translation>
    </message>
    <message>
        <source>heroes</source>
        <translation>Helden</translation>
    </message>
    <message>
        <source>higher prices for you</source>
        <translation>höhere Preise für dich</translation>
    </message>
    <message>
        <source>higher prices for your rival</source>
        <translation>höhere Preise für die Gegenseite</translation>
    </message>
    <message>
        <source>in which section does a worker move inwards first?</source>
        <translation>auf welcher Seite geht zuerst jemand nach innen?</translation>
    </message>
    <message>
        <source>ink</source>
        <translation>Tinte</translation>
    </message>
    <message>
        <source>it costs {price} silver, and you have {silver}</source>
        <translation>es kostet {price} Silber, und du hast {silver}</translation>
    </message>
    <message>
        <source>it has come up</source>
        <translation>die Karte kam ans Licht</translation>
    </message>
    <message>
        <source>it takes {cures}</source>
        <translation>es braucht {cures}</translation>
    </message>
    <message>
        <source>its price is {price}</source>
        <translation>ihr Preis ist {price}</translation>
    </message>
    <message>
        <source>its set-up names other expansions than its first lines</source>
        <translation>ihr Aufbau nennt andere Erweiterungen als ihre ersten Zeilen</translation>
    </message>
    <message>
        <source>laid down {stacks}</source>
        <translation>legte {stacks} hin</translation>
    </message>
    <message>
        <source>laid {amounts} into {pool}</source>
        <translation>legte {amounts} hinein ({pool})</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>See</translation>
    </message>
    <message>
        <source>lay one {name} on a stack that isn&apos;t exhausted</source>
        <translation>leg eine Karte {name} auf einen Stapel, der nicht erschöpft ist</translation>
    </message>
    <message>
        <source>lead over the second rival</source>
        <translation>Vorsprung vor der zweiten Gegenseite</translation>
    </message>
    <message>
        <source>lead over the strongest rival</source>
        <translation>Vorsprung vor der stärksten Gegenseite</translation>
    </message>
    <message>
        <source>lead over the weakest rival</source>
        <translation>Vorsprung vor der schwächsten Gegenseite</translation>
    </message>
    <message>
        <source>let {card} drop off</source>
        <translation>legte {card} ab</translation>
    </message>
    <message>
        <source>lose {amounts}</source>
        <translation>{amounts} verlieren</translation>
    </message>
    <message>
        <source>lower prices of citizens and monsters for you</source>
        <translation>niedrigere Preise für dich bei Bürgern und Monstern</translation>
    </message>
    <message>
        <source>lower prices of citizens and monsters for your rival</source>
        <translation>niedrigere Preise der Gegenseite bei Bürgern und Monstern</translation>
    </message>
    <message>
        <source>manuscript {number}</source>
        <translation>Handschrift {number}</translation>
    </message>
    <message>
        <source>manuscripts</source>
        <translation>Handschriften</translation>
    </message>
    <message>
        <source>manuscripts that count things</source>
        <translation>Handschriften, die etwas zählen</translation>
    </message>
    <message>
        <source>mean number of all cards</source>
        <translation>mittlere Zahl aller Karten</translation>
    </message>
    <message>
        <source>members beside a seat</source>
        <translation>Mitglieder neben einem Sitz</translation>
    </message>
    <message>
        <source>members left</source>
        <translation>übrige Mitglieder</translation>
    </message>
    <message>
        <source>merchant</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>merchants of squares and bonus cards</source>
        <translation>Händler von Feldern und Bonuskarten</translation>
    </message>
    <message>
        <source>merchants of the cards on the board</source>
        <translation>Händler der Karten auf der Tafel</translation>
    </message>
    <message>
        <source>merchants on all cards</source>
        <translation>Händler auf allen Karten</translation>
    </message>
    <message>
        <source>move a worker of the first tier to the next section</source>
        <translation>versetze jemanden im ersten Ring zur nächsten Seite</translation>
    </message>
    <message>
        <source>moved a member to the {place}</source>
        <translation>zog mit einem Mitglied zum {place} um</translation>
    </message>
    <message>
        <source>moved {workers} to the next section</source>
        <translation>versetzte {workers} zur nächsten Seite</translation>
    </message>
    <message>
        <source>moved {workers} to the second tier</source>
        <translation>versetzte {workers} in den zweiten Ring</translation>
    </message>
    <message>
        <source>moved {workers} to the third tier</source>
        <translation>versetzte {workers} in den dritten Ring</translation>
    </message>
    <message>
        <source>no ride leads there</source>
        <translation>dorthin führt kein Ritt</translation>
    </message>
    <message>
        <source>no spot on this side of the river is free</source>
        <translation>auf dieser Seite des Flusses ist kein Baugrund frei</translation>
    </message>
    <message>
        <source>noble</source>
        <translation>Adlige</translation>
    </message>
    <message>
        <source>nobles of squares and bonus cards</source>
        <translation>Adlige von Feldern und Bonuskarten</translation>
    </message>
    <message>
        <source>nobles of the cards on the board</source>
        <translation>Adlige der Karten auf der Tafel</translation>
    </message>
    <message>
        <source>nobles on all cards</source>
        <translation>Adlige auf allen Karten</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>none lies there</source>
        <translation>dort liegt nichts</translation>
    </message>
    <message>
        <source>number of the round</source>
        <translation>Nummer der Runde</translation>
    </message>
    <message>
        <source>of your Goods</source>
        <translation>jede deiner Waren</translation>
    </message>
    <message>
        <source>of your citizens</source>
        <translation>jeden deiner Bürger</translation>
    </message>
    <message>
        <source>of your most plentiful resource</source>
        <translation>deines häufigsten Rohstoffs</translation>
    </message>
    <message>
        <source>of your {role} roles</source>
        <translation>jede deiner Rollen ({role})</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>on which card do you lay {name}?</source>
        <translation>auf welche Karte legst du {name}?</translation>
    </message>
    <message>
        <source>on which spot do you build?</source>
        <translation>auf welchem Baugrund baust du?</translation>
    </message>
    <message>
        <source>once in each action, {pieces} may count as {icons}</source>
        <translation>einmal je Aktion darf {pieces} als {icons} zählen</translation>
    </message>
    <message>
        <source>one die</source>
        <translation>einen Würfel</translation>
    </message>
    <message>
        <source>one for each player</source>
        <translation>für alle eines</translation>
    </message>
    <message>
        <source>one more action</source>
        <translation>eine weitere Aktion</translation>
    </message>
    <message>
        <source>one more action: what will you do?</source>
        <translation>eine weitere Aktion: Was tust du?</translation>
    </message>
    <message>
        <source>orange space for {price}</source>
        <translation>Orangenfeld für {price}</translation>
    </message>
    <message>
        <source>oranges for {price}</source>
        <translation>Orangen für {price}</translation>
    </message>
    <message>
        <source>paid a debt</source>
        <translation>bezahlte eine Schuld</translation>
    </message>
    <message>
        <source>paid debt</source>
        <translation>bezahlte Schuld</translation>
    </message>
    <message>
        <source>paid debts</source>
        <translation>bezahlte Schulden</translation>
    </message>
    <message>
        <source>paid {number} debts</source>
        <translation>bezahlte {number} Schulden</translation>
    </message>
    <message>
        <source>pairs of ribbons</source>
        <translation>Paare von Bändern</translation>
    </message>
    <message>
        <source>pairs of workers in the first tier</source>
        <translation>Paare von Leuten im ersten Ring</translation>
    </message>
    <message>
        <source>pairs of workers in the second tier</source>
        <translation>Paare von Leuten im zweiten Ring</translation>
    </message>
    <message>
        <source>pay a debt</source>
        <translation>bezahle eine Schuld</translation>
    </message>
    <message>
        <source>pay a debt or have a deed approved</source>
        <translation>bezahle eine Schuld oder lass eine Urkunde beglaubigen</translation>
    </message>
    <message>
        <source>planted a palm at the {place}</source>
        <translation>pflanzte eine Palme am {place}</translation>
    </message>
    <message>
        <source>played {card}</source>
        <translation>spielte {card}</translation>
    </message>
    <message>
        <source>played {card} from the top of the deck</source>
        <translation>spielte {card}, ungesehen vom Nachziehstapel</translation>
    </message>
    <message>
        <source>player card {number}</source>
        <translation>Lehenskarte {number}</translation>
    </message>
    <message>
        <source>points and seats that you have</source>
        <translation>deine Punkte und Sitze</translation>
    </message>
    <message>
        <source>points and seats that your rival has</source>
        <translation>Punkte und Sitze der Gegenseite</translation>
    </message>
    <message>
        <source>points for each Holy role</source>
        <translation>Punkte je Heiligem</translation>
    </message>
    <message>
        <source>points for each Shadow</source>
        <translation>Punkte je Schatten</translation>
    </message>
    <message>
        <source>points for each Soldier</source>
        <translation>Punkte je Soldat</translation>
    </message>
    <message>
        <source>points for each Worker</source>
        <translation>Punkte je Arbeiter</translation>
    </message>
    <message>
        <source>points for each citizen</source>
        <translation>Punkte je Bürger</translation>
    </message>
    <message>
        <source>points for each domain</source>
        <translation>Punkte je Domäne</translation>
    </message>
    <message>
        <source>points for each trophy</source>
        <translation>Punkte je Trophäe</translation>
    </message>
    <message>
        <source>points for {source}</source>
        <translation>Punkte für {source}</translation>
    </message>
    <message>
        <source>points from Events for you</source>
        <translation>Punkte durch Ereignisse für dich</translation>
    </message>
    <message>
        <source>points from Events for your rival</source>
        <translation>Punkte durch Ereignisse für die Gegenseite</translation>
    </message>
    <message>
        <source>points that everyone can count</source>
        <translation>Punkte, die alle zählen können</translation>
    </message>
    <message>
        <source>points that you can expect</source>
        <translation>Punkte, die du erwarten kannst</translation>
    </message>
    <message>
        <source>points that your rival can expect</source>
        <translation>Punkte, die die Gegenseite erwarten kann</translation>
    </message>
    <message>
        <source>porcelain for {price}</source>
        <translation>Porzellan für {price}</translation>
    </message>
    <message>
        <source>porcelain space for {price}</source>
        <translation>Porzellanfeld für {price}</translation>
    </message>
    <message>
        <source>poverty and prosperity</source>
        <translation>Armut und Wohlstand</translation>
    </message>
    <message>
        <source>prices of the goods together</source>
        <translation>Preise der Waren zusammen</translation>
    </message>
    <message>
        <source>progress of the round</source>
        <translation>Fortschritt der Runde</translation>
    </message>
    <message>
        <source>put {amounts} into {pool}</source>
        <translation>{pool}: {amounts} hineinlegen</translation>
    </message>
    <message>
        <source>put {amounts} of yours on this card</source>
        <translation>leg {amounts} von dir auf diese Karte</translation>
    </message>
    <message>
        <source>rearrange your board</source>
        <translation>ordne deine Karten neu</translation>
    </message>
    <message>
        <source>rearranged the board</source>
        <translation>ordnete die Karten neu</translation>
    </message>
    <message>
        <source>relics</source>
        <translation>Relikte</translation>
    </message>
    <message>
        <source>resources from Events for you</source>
        <translation>Rohstoffe durch Ereignisse für dich</translation>
    </message>
    <message>
        <source>resources from Events for your rival</source>
        <translation>Rohstoffe durch Ereignisse für die Gegenseite</translation>
    </message>
    <message>
        <source>ribbons held once</source>
        <translation>Bänder, die einmal da sind</translation>
    </message>
    <message>
        <source>rode to {where}</source>
        <translation>ritt zum {where}</translation>
    </message>
    <message>
        <source>rode to {where} for {price}</source>
        <translation>ritt für {price} zum {where}</translation>
    </message>
    <message>
        <source>sailed for {card}</source>
        <translation>segelte für {card}</translation>
    </message>
    <message>
        <source>sailed for {card}: {price}</source>
        <translation>segelte für {card}: {price}</translation>
    </message>
    <message>
        <source>scheme {number}</source>
        <translation>Intrige {number}</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>Rang zwei</translation>
    </message>
    <message>
        <source>second tier</source>
        <translation>zweiter Ring</translation>
    </message>
    <message>
        <source>section {number} of the castle</source>
        <translation>Seite {number} der Burg</translation>
    </message>
    <message>
        <source>send a random slain monster of an opponent of your choice back to its stack; that player gains {gain}</source>
        <translation>schick einer Person deiner Wahl ein zufälliges erschlagenes Monster auf seinen Stapel zurück; sie erhält {gain}</translation>
    </message>
    <message>
        <source>send workers</source>
        <translation>Leute schicken</translation>
    </message>
    <message>
        <source>send {number} worker to a section of your choice</source>
        <translation>schick {number} Person auf eine Seite der Burg deiner Wahl</translation>
    </message>
    <message>
        <source>send {number} workers to a section of your choice</source>
        <translation>schick {number} Personen auf eine Seite der Burg deiner Wahl</translation>
    </message>
    <message>
        <source>sent {card} of {victim} back to its stack</source>
        <translation>schickte {card} von {victim} auf den Stapel zurück</translation>
    </message>
    <message>
        <source>sent {workers} to the castle</source>
        <translation>schickte {workers} in die Burg</translation>
    </message>
    <message>
        <source>sets of ribbons</source>
        <translation>Sätze von Bändern</translation>
    </message>
    <message>
        <source>settled in the city</source>
        <translation>siedelte in der Stadt</translation>
    </message>
    <message>
        <source>settled on the {place}</source>
        <translation>siedelte auf dem {place}</translation>
    </message>
    <message>
        <source>shuffle your discard pile into your deck</source>
        <translation>misch deinen Ablagestapel in deinen Nachziehstapel</translation>
    </message>
    <message>
        <source>shuffled the discard pile</source>
        <translation>mischte den Ablagestapel</translation>
    </message>
    <message>
        <source>shuffles so far</source>
        <translation>Male gemischt bisher</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>Silber</translation>
    </message>
    <message>
        <source>silver left</source>
        <translation>übriges Silber</translation>
    </message>
    <message>
        <source>site</source>
        <translation>Baustelle</translation>
    </message>
    <message>
        <source>spot {number} of the {segment}</source>
        <translation>Baugrund {number}, {segment}</translation>
    </message>
    <message>
        <source>square {number}</source>
        <translation>Nische {number}</translation>
    </message>
    <message>
        <source>stacks of {sizes}</source>
        <translation>Stapel mit {sizes} Karten</translation>
    </message>
    <message>
        <source>steps of all cards together</source>
        <translation>Schritte aller Karten zusammen</translation>
    </message>
    <message>
        <source>steps to a collision</source>
        <translation>Schritte bis zum Zusammenstoß</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>supply of Amarynth</source>
        <translation>Vorrat von Amarynth</translation>
    </message>
    <message>
        <source>supply of Araby</source>
        <translation>Vorrat von Araby</translation>
    </message>
    <message>
        <source>supply of Nae Aerie</source>
        <translation>Vorrat von Nae Aerie</translation>
    </message>
    <message>
        <source>take a random slain monster from an opponent of your choice, who gains {gain}</source>
        <translation>nimm einer Person deiner Wahl ein zufälliges erschlagenes Monster; sie erhält {gain}</translation>
    </message>
    <message>
        <source>take everything of one resource out of {pool}</source>
        <translation>{pool}: alles von einem Rohstoff herausnehmen</translation>
    </message>
    <message>
        <source>take {amounts} from an opponent of your choice, who gains {gain}</source>
        <translation>nimm einer Person deiner Wahl {amounts}; sie erhält {gain}</translation>
    </message>
    <message>
        <source>take {amounts} out of {pool}</source>
        <translation>{pool}: {amounts} herausnehmen</translation>
    </message>
    <message>
        <source>the Events in force</source>
        <translation>die geltenden Ereignisse</translation>
    </message>
    <message>
        <source>the Events still to come</source>
        <translation>die noch kommenden Ereignisse</translation>
    </message>
    <message>
        <source>the Roll Phase ends</source>
        <translation>die Wurfphase endet</translation>
    </message>
    <message>
        <source>the active player gains {amounts}</source>
        <translation>wer am Zug ist, erhält {amounts}</translation>
    </message>
    <message>
        <source>the active player loses {amounts}</source>
        <translation>wer am Zug ist, verliert {amounts}</translation>
    </message>
    <message>
        <source>the active player may {deed}</source>
        <translation>wer am Zug ist, darf {deed}</translation>
    </message>
    <message>
        <source>the active player: {effect}</source>
        <translation>wer am Zug ist: {effect}</translation>
    </message>
    <message>
        <source>the board of builders</source>
        <translation>die Tafel der Baumeister</translation>
    </message>
    <message>
        <source>the board of clerics</source>
        <translation>die Tafel der Kleriker</translation>
    </message>
    <message>
        <source>the board of debts and deeds</source>
        <translation>die Tafel der Schulden und Urkunden</translation>
    </message>
    <message>
        <source>the board of nobles</source>
        <translation>die Tafel der Adligen</translation>
    </message>
    <message>
        <source>the box</source>
        <translation>die Schachtel</translation>
    </message>
    <message>
        <source>the castle</source>
        <translation>die Burg</translation>
    </message>
    <message>
        <source>the collision on space {number}</source>
        <translation>der Zusammenstoß auf Feld {number}</translation>
    </message>
    <message>
        <source>the end of the game comes nearer</source>
        <translation>das Ende des Spiels rückt näher</translation>
    </message>
    <message>
        <source>the figure that wins ties</source>
        <translation>die Figur, die Gleichstände gewinnt</translation>
    </message>
    <message>
        <source>the game ends later</source>
        <translation>das Spiel endet später</translation>
    </message>
    <message>
        <source>the inner space of the {segment}</source>
        <translation>Feld {segment} innen</translation>
    </message>
    <message>
        <source>the last auction</source>
        <translation>die letzte Auktion</translation>
    </message>
    <message>
        <source>the last round</source>
        <translation>die letzte Runde</translation>
    </message>
    <message>
        <source>the lead in the castle</source>
        <translation>die Führung in der Burg</translation>
    </message>
    <message>
        <source>the left space of the {segment}</source>
        <translation>Feld {segment} links</translation>
    </message>
    <message>
        <source>the link of spots {start} and {goal} of the {segment}</source>
        <translation>Verbindung {start}–{goal}, {segment}</translation>
    </message>
    <message>
        <source>the link that leaves the {segment}</source>
        <translation>Verbindung hinaus, {segment}</translation>
    </message>
    <message>
        <source>the number of banished cards</source>
        <translation>die Zahl der verbannten Karten</translation>
    </message>
    <message>
        <source>the paid debt</source>
        <translation>die bezahlte Schuld</translation>
    </message>
    <message>
        <source>the payment</source>
        <translation>die Bezahlung</translation>
    </message>
    <message>
        <source>the pool of Exekratys</source>
        <translation>der Schatz von Exekratys</translation>
    </message>
    <message>
        <source>the printed manuscript</source>
        <translation>die aufgedruckte Handschrift</translation>
    </message>
    <message>
        <source>the printed townsfolk</source>
        <translation>die aufgedruckte Karte</translation>
    </message>
    <message>
        <source>the resources in pools</source>
        <translation>die Rohstoffe in Schätzen</translation>
    </message>
    <message>
        <source>the rest of your turn</source>
        <translation>der Rest deines Zugs</translation>
    </message>
    <message>
        <source>the ride costs {price} silver, and you have {silver}</source>
        <translation>der Ritt kostet {price} Silber, und du hast {silver}</translation>
    </message>
    <message>
        <source>the right space of the {segment}</source>
        <translation>Feld {segment} rechts</translation>
    </message>
    <message>
        <source>the seat of the cloth guild</source>
        <translation>den Sitz der Tuchgilde</translation>
    </message>
    <message>
        <source>the seat of the orange guild</source>
        <translation>den Sitz der Orangengilde</translation>
    </message>
    <message>
        <source>the seat of the porcelain guild</source>
        <translation>den Sitz der Porzellangilde</translation>
    </message>
    <message>
        <source>the seat of the tiger nut guild</source>
        <translation>den Sitz der Erdmandelgilde</translation>
    </message>
    <message>
        <source>the seat of the wine guild</source>
        <translation>den Sitz der Weingilde</translation>
    </message>
    <message>
        <source>the set-up</source>
        <translation>der Aufbau</translation>
    </message>
    <message>
        <source>the shuffle</source>
        <translation>das Mischen</translation>
    </message>
    <message>
        <source>the stack is empty; the printed townsfolk can be dismissed, but not hired</source>
        <translation>der Stapel ist leer; die aufgedruckte Karte kannst du entlassen, aber nicht anheuern</translation>
    </message>
    <message>
        <source>the third tier</source>
        <translation>der dritte Ring</translation>
    </message>
    <message>
        <source>the {name} stack comes onto this card, where anyone can recruit from it</source>
        <translation>der Stapel {name} kommt auf diese Karte, und alle können davon anwerben</translation>
    </message>
    <message>
        <source>the {ribbon} bonus card</source>
        <translation>die Bonuskarte ({ribbon})</translation>
    </message>
    <message>
        <source>the {segment}</source>
        <translation>{segment}</translation>
    </message>
    <message>
        <source>there is no manuscript here</source>
        <translation>hier gibt es keine Handschrift</translation>
    </message>
    <message>
        <source>there is no trade on this space</source>
        <translation>auf diesem Feld gibt es keinen Handel</translation>
    </message>
    <message>
        <source>third place</source>
        <translation>Rang drei</translation>
    </message>
    <message>
        <source>this is about {place}</source>
        <translation>jetzt geht es um {place}</translation>
    </message>
    <message>
        <source>this is not permitted; check who may read and write there</source>
        <translation>das ist nicht erlaubt; prüf, wer dort lesen und schreiben darf</translation>
    </message>
    <message>
        <source>this square is free already</source>
        <translation>diese Nische ist schon frei</translation>
    </message>
    <message>
        <source>tiger nut space for {price}</source>
        <translation>Erdmandelfeld für {price}</translation>
    </message>
    <message>
        <source>tiger nuts for {price}</source>
        <translation>Erdmandeln für {price}</translation>
    </message>
    <message>
        <source>titan</source>
        <translation>Titan</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>nach links</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>tokens on each of your rival&apos;s turns</source>
        <translation>Marken in jedem Zug der Gegenseite</translation>
    </message>
    <message>
        <source>tokens on each of your turns</source>
        <translation>Marken in jedem deiner Züge</translation>
    </message>
    <message>
        <source>took {amounts} from {victim}</source>
        <translation>nahm {amounts} von {victim}</translation>
    </message>
    <message>
        <source>took {amounts} out of {pool}</source>
        <translation>nahm {amounts} heraus ({pool})</translation>
    </message>
    <message>
        <source>took {bonus}</source>
        <translation>nahm {bonus}</translation>
    </message>
    <message>
        <source>took {card} from {victim}</source>
        <translation>nahm {card} von {victim}</translation>
    </message>
    <message>
        <source>took {card} with {hero}</source>
        <translation>nahm {card} mit {hero}</translation>
    </message>
    <message>
        <source>took {place}</source>
        <translation>nahm {place} ein</translation>
    </message>
    <message>
        <source>trade {price} for {gain}</source>
        <translation>{price} gegen {gain} tauschen</translation>
    </message>
    <message>
        <source>traded {given}</source>
        <translation>handelte für {given}</translation>
    </message>
    <message>
        <source>traded {given} for {gained}</source>
        <translation>tauschte {given} gegen {gained}</translation>
    </message>
    <message>
        <source>trading post</source>
        <translation>Handelsposten</translation>
    </message>
    <message>
        <source>trading posts</source>
        <translation>Handelsposten</translation>
    </message>
    <message>
        <source>transcribe</source>
        <translation>abschreiben</translation>
    </message>
    <message>
        <source>transcribed {manuscript}</source>
        <translation>schrieb {manuscript} ab</translation>
    </message>
    <message>
        <source>turn a citizen of an opponent of your choice face down</source>
        <translation>dreh einer Person deiner Wahl einen Bürger um</translation>
    </message>
    <message>
        <source>turn a domain of an opponent of your choice face down</source>
        <translation>dreh einer Person deiner Wahl eine Domäne um</translation>
    </message>
    <message>
        <source>turn all your Tomes face up</source>
        <translation>decke alle deine Folianten auf</translation>
    </message>
    <message>
        <source>turn one of your citizens face down</source>
        <translation>dreh einen deiner Bürger um</translation>
    </message>
    <message>
        <source>turned up {scheme}</source>
        <translation>deckte {scheme} auf</translation>
    </message>
    <message>
        <source>turned {card} face down</source>
        <translation>drehte {card} um</translation>
    </message>
    <message>
        <source>turned {card} of {owner} face down</source>
        <translation>drehte {card} von {owner} um</translation>
    </message>
    <message>
        <source>turns to the end</source>
        <translation>Züge bis zum Ende</translation>
    </message>
    <message>
        <source>unpaid debts</source>
        <translation>unbezahlte Schulden</translation>
    </message>
    <message>
        <source>up</source>
        <translation>nach oben</translation>
    </message>
    <message>
        <source>up to {amounts}</source>
        <translation>bis zu {amounts}</translation>
    </message>
    <message>
        <source>up to {number} taken from others</source>
        <translation>bis zu {number} von anderen</translation>
    </message>
    <message>
        <source>use a power, or continue?</source>
        <translation>eine Fähigkeit nutzen, oder weiter?</translation>
    </message>
    <message>
        <source>use the focus of the board</source>
        <translation>nutze den Schwerpunkt der Tafel</translation>
    </message>
    <message>
        <source>used</source>
        <translation>benutzte</translation>
    </message>
    <message>
        <source>used {card}</source>
        <translation>benutzte {card}</translation>
    </message>
    <message>
        <source>voyages</source>
        <translation>Fahrten</translation>
    </message>
    <message>
        <source>warden</source>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>what comes first?</source>
        <translation>was kommt zuerst?</translation>
    </message>
    <message>
        <source>what do you put into {pool}?</source>
        <translation>{pool}: Was legst du hinein?</translation>
    </message>
    <message>
        <source>what will you do?</source>
        <translation>was tust du?</translation>
    </message>
    <message>
        <source>what will you use?</source>
        <translation>was nutzt du?</translation>
    </message>
    <message>
        <source>where do you build the fountain?</source>
        <translation>wo baust du den Brunnen?</translation>
    </message>
    <message>
        <source>where do you plant the palm?</source>
        <translation>wo pflanzt du die Palme?</translation>
    </message>
    <message>
        <source>where do you ride?</source>
        <translation>wohin reitest du?</translation>
    </message>
    <message>
        <source>where do you settle?</source>
        <translation>wo siedelst du?</translation>
    </message>
    <message>
        <source>where does a palm go?</source>
        <translation>wohin kommt eine Palme?</translation>
    </message>
    <message>
        <source>which Agent do you engage?</source>
        <translation>wen beauftragst du?</translation>
    </message>
    <message>
        <source>which Duke do you keep?</source>
        <translation>welchen Herzog behältst du?</translation>
    </message>
    <message>
        <source>which Monster Event acts next?</source>
        <translation>welches Monsterereignis wirkt als Nächstes?</translation>
    </message>
    <message>
        <source>which Relic do you keep?</source>
        <translation>welches Relikt behältst du?</translation>
    </message>
    <message>
        <source>which action do you take?</source>
        <translation>welche Aktion wählst du?</translation>
    </message>
    <message>
        <source>which building do you build for free?</source>
        <translation>welches Gebäude baust du kostenlos?</translation>
    </message>
    <message>
        <source>which building do you build?</source>
        <translation>welches Gebäude baust du?</translation>
    </message>
    <message>
        <source>which card comes back?</source>
        <translation>welche Karte kommt zurück?</translation>
    </message>
    <message>
        <source>which card do you destroy for its silver?</source>
        <translation>welche Karte vernichtest du für ihr Silber?</translation>
    </message>
    <message>
        <source>which card do you discard?</source>
        <translation>welche Karte wirfst du ab?</translation>
    </message>
    <message>
        <source>which card do you keep?</source>
        <translation>welche Karte behältst du?</translation>
    </message>
    <message>
        <source>which card do you leave to the Dark Lord?</source>
        <translation>welche Karte überlässt du dem Dunklen Herrscher?</translation>
    </message>
    <message>
        <source>which card do you play?</source>
        <translation>welche Karte spielst du?</translation>
    </message>
    <message>
        <source>which citizen do you recruit?</source>
        <translation>wen wirbst du an?</translation>
    </message>
    <message>
        <source>which column is attacked?</source>
        <translation>welche Spalte wird angegriffen?</translation>
    </message>
    <message>
        <source>which die attacks first?</source>
        <translation>welcher Würfel greift zuerst an?</translation>
    </message>
    <message>
        <source>which domain do you build?</source>
        <translation>welche Domäne baust du?</translation>
    </message>
    <message>
        <source>which empty stack gets the next card?</source>
        <translation>welcher leere Stapel bekommt die nächste Karte?</translation>
    </message>
    <message>
        <source>which fountain do you use?</source>
        <translation>welchen Brunnen nutzt du?</translation>
    </message>
    <message>
        <source>which good do you change?</source>
        <translation>welche Ware tauschst du?</translation>
    </message>
    <message>
        <source>which good do you sell?</source>
        <translation>welche Ware verkaufst du?</translation>
    </message>
    <message>
        <source>which goods do you sell?</source>
        <translation>welche Waren verkaufst du?</translation>
    </message>
    <message>
        <source>which island do you visit?</source>
        <translation>welche Insel besuchst du?</translation>
    </message>
    <message>
        <source>which link works first?</source>
        <translation>welche Verbindung wirkt zuerst?</translation>
    </message>
    <message>
        <source>which manuscript do you gain?</source>
        <translation>welche Handschrift erhältst du?</translation>
    </message>
    <message>
        <source>which member wanders, and where to?</source>
        <translation>welches Mitglied wandert, und wohin?</translation>
    </message>
    <message>
        <source>which monster do you slay?</source>
        <translation>welches Monster erschlägst du?</translation>
    </message>
    <message>
        <source>which of your cards do you put under your deck?</source>
        <translation>welche deiner Karten legst du unter deinen Nachziehstapel?</translation>
    </message>
    <message>
        <source>which pair do you take?</source>
        <translation>welches Paar nimmst du?</translation>
    </message>
    <message>
        <source>which power do you use?</source>
        <translation>welche Fähigkeit nutzt du?</translation>
    </message>
    <message>
        <source>which resource do you gain?</source>
        <translation>welchen Rohstoff erhältst du?</translation>
    </message>
    <message>
        <source>which section do your workers enter?</source>
        <translation>auf welche Seite der Burg gehen deine Leute?</translation>
    </message>
    <message>
        <source>which section has too many workers?</source>
        <translation>welche Seite der Burg ist überfüllt?</translation>
    </message>
    <message>
        <source>which stack do you reveal?</source>
        <translation>welchen Stapel deckst du auf?</translation>
    </message>
    <message>
        <source>which task do you keep?</source>
        <translation>welche Aufgabe behältst du?</translation>
    </message>
    <message>
        <source>which tasks do you keep?</source>
        <translation>welche Aufgaben behältst du?</translation>
    </message>
    <message>
        <source>which townsfolk do you hire for free?</source>
        <translation>wen heuerst du kostenlos an?</translation>
    </message>
    <message>
        <source>which worker moves to the next section?</source>
        <translation>wer geht zur nächsten Seite der Burg?</translation>
    </message>
    <message>
        <source>whose worker goes home?</source>
        <translation>wessen Leute gehen heim?</translation>
    </message>
    <message>
        <source>wine for {price}</source>
        <translation>Wein für {price}</translation>
    </message>
    <message>
        <source>wine space for {price}</source>
        <translation>Weinfeld für {price}</translation>
    </message>
    <message>
        <source>without criminals, {effect}</source>
        <translation>ohne Ganoven: {effect}</translation>
    </message>
    <message>
        <source>woke as nothing else did</source>
        <translation>erwacht, weil sonst nichts erwacht ist</translation>
    </message>
    <message>
        <source>woke on doubles</source>
        <translation>erwacht beim Pasch</translation>
    </message>
    <message>
        <source>woke on {numbers}</source>
        <translation>erwacht bei {numbers}</translation>
    </message>
    <message>
        <source>woke twice on {numbers}</source>
        <translation>zweimal erwacht bei {numbers}</translation>
    </message>
    <message>
        <source>woke twice: on doubles, and as nothing else did</source>
        <translation>zweimal erwacht: beim Pasch, und sonst erwachte nichts</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>worker in the second and third tier</source>
        <translation>Person im zweiten und dritten Ring</translation>
    </message>
    <message>
        <source>workers alone in the first tier</source>
        <translation>Leute allein im ersten Ring</translation>
    </message>
    <message>
        <source>workers alone in the second tier</source>
        <translation>Leute allein im zweiten Ring</translation>
    </message>
    <message>
        <source>workers in the first tier</source>
        <translation>Leute im ersten Ring</translation>
    </message>
    <message>
        <source>workers in the second tier</source>
        <translation>Leute im zweiten Ring</translation>
    </message>
    <message>
        <source>workers in the supply</source>
        <translation>Leute im Vorrat</translation>
    </message>
    <message>
        <source>workers in the third tier</source>
        <translation>Leute im dritten Ring</translation>
    </message>
    <message>
        <source>workshop</source>
        <translation>Werkstatt</translation>
    </message>
    <message>
        <source>workshops</source>
        <translation>Werkstätten</translation>
    </message>
    <message>
        <source>worth of buildings and their squares</source>
        <translation>Wert der Gebäude und ihrer Nischen</translation>
    </message>
    <message>
        <source>worth of debts and deeds</source>
        <translation>Wert der Schulden und Urkunden</translation>
    </message>
    <message>
        <source>worth of manuscripts and ribbons</source>
        <translation>Wert der Handschriften und Bänder</translation>
    </message>
    <message>
        <source>worth of silver and resources</source>
        <translation>Wert von Silber und Rohstoffen</translation>
    </message>
    <message>
        <source>worth of the deck</source>
        <translation>Wert des Nachziehstapels</translation>
    </message>
    <message>
        <source>worth of the way to a collision</source>
        <translation>Wert des Wegs zum Zusammenstoß</translation>
    </message>
    <message>
        <source>worth of the workers in the castle</source>
        <translation>Wert der Leute in der Burg</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>you always have {icons}</source>
        <translation>du hast immer {icons}</translation>
    </message>
    <message>
        <source>you built a domain</source>
        <translation>du hast eine Domäne gebaut</translation>
    </message>
    <message>
        <source>you came by Magic in this Harvest Phase</source>
        <translation>du hast in dieser Erntephase Magie bekommen</translation>
    </message>
    <message>
        <source>you dismiss townsfolk for {silver} silver</source>
        <translation>du entlässt für {silver} Silber</translation>
    </message>
    <message>
        <source>you draw up to {number} card more</source>
        <translation>du ziehst bis zu {number} Karte mehr</translation>
    </message>
    <message>
        <source>you draw up to {number} cards more</source>
        <translation>du ziehst bis zu {number} Karten mehr</translation>
    </message>
    <message>
        <source>you gained a citizen</source>
        <translation>du hast einen Bürger erhalten</translation>
    </message>
    <message>
        <source>you harvest in your turn</source>
        <translation>du erntest in deinem Zug</translation>
    </message>
    <message>
        <source>you have built it</source>
        <translation>du hast sie gebaut</translation>
    </message>
    <message>
        <source>you have engaged it</source>
        <translation>du hast ihn beauftragt</translation>
    </message>
    <message>
        <source>you have fetched it</source>
        <translation>du hast sie geholt</translation>
    </message>
    <message>
        <source>you have gained it</source>
        <translation>du hast ihn bekommen</translation>
    </message>
    <message>
        <source>you have slain it</source>
        <translation>du hast es erschlagen</translation>
    </message>
    <message>
        <source>you may banish a {kind} from the market and gain {gain}</source>
        <translation>du darfst ein Monster der Art {kind} vom Markt verbannen und erhältst {gain}</translation>
    </message>
    <message>
        <source>you may banish one of your citizens and gain {gain}</source>
        <translation>du darfst einen deiner Bürger verbannen und erhältst {gain}</translation>
    </message>
    <message>
        <source>you may banish one of your slain monsters and gain {gain}</source>
        <translation>du darfst eines deiner erschlagenen Monster verbannen und erhältst {gain}</translation>
    </message>
    <message>
        <source>you may banish one of your {role} citizens and gain {gain}</source>
        <translation>du darfst einen deiner Bürger ({role}) verbannen und erhältst {gain}</translation>
    </message>
    <message>
        <source>you may build one domain at its normal price</source>
        <translation>du darfst eine Domäne zum normalen Preis bauen</translation>
    </message>
    <message>
        <source>you may give {amounts} to an opponent of your choice and gain {gain}</source>
        <translation>du darfst einer Person deiner Wahl {amounts} geben und erhältst {gain}</translation>
    </message>
    <message>
        <source>you may recruit one citizen at its normal price</source>
        <translation>du darfst einen Bürger zum normalen Preis anwerben</translation>
    </message>
    <message>
        <source>you may recruit one citizen without the extra Gold for copies</source>
        <translation>du darfst einen Bürger ohne das zusätzliche Gold anwerben</translation>
    </message>
    <message>
        <source>you may ride {number} space farther for free</source>
        <translation>du darfst {number} Feld weiter reiten, kostenlos</translation>
    </message>
    <message>
        <source>you may ride {number} spaces farther for free</source>
        <translation>du darfst {number} Felder weiter reiten, kostenlos</translation>
    </message>
    <message>
        <source>you may sail once</source>
        <translation>du darfst einmal segeln</translation>
    </message>
    <message>
        <source>you may {effect}</source>
        <translation>wenn du magst, {effect}</translation>
    </message>
    <message>
        <source>you send workers and transcribe on the inner spaces only</source>
        <translation>Leute schicken und abschreiben geht nur auf den inneren Feldern</translation>
    </message>
    <message>
        <source>you slew a monster</source>
        <translation>du hast ein Monster erschlagen</translation>
    </message>
    <message>
        <source>you then have {amount}, otherwise {other}</source>
        <translation>du hast danach {amount}, sonst {other}</translation>
    </message>
    <message>
        <source>you trade and build on the outer spaces only</source>
        <translation>handeln und bauen geht nur auf den äußeren Feldern</translation>
    </message>
    <message>
        <source>you use it as an action</source>
        <translation>du benutzt es als Aktion</translation>
    </message>
    <message>
        <source>your Duke points so far</source>
        <translation>deine Herzogspunkte bisher</translation>
    </message>
    <message>
        <source>your Gold</source>
        <translation>dein Gold</translation>
    </message>
    <message>
        <source>your Gold beyond 6</source>
        <translation>dein Gold über 6 hinaus</translation>
    </message>
    <message>
        <source>your Holy citizens</source>
        <translation>deine Heiligen</translation>
    </message>
    <message>
        <source>your Magic</source>
        <translation>deine Magie</translation>
    </message>
    <message>
        <source>your Magic beyond 6</source>
        <translation>deine Magie über 6 hinaus</translation>
    </message>
    <message>
        <source>your Shadows</source>
        <translation>deine Schatten</translation>
    </message>
    <message>
        <source>your Soldiers</source>
        <translation>deine Soldaten</translation>
    </message>
    <message>
        <source>your Strength</source>
        <translation>deine Stärke</translation>
    </message>
    <message>
        <source>your Strength beyond 6</source>
        <translation>deine Stärke über 6 hinaus</translation>
    </message>
    <message>
        <source>your Workers</source>
        <translation>deine Arbeiter</translation>
    </message>
    <message>
        <source>your actions are over</source>
        <translation>deine Aktionen sind vorbei</translation>
    </message>
    <message>
        <source>your actions begin</source>
        <translation>deine Aktionen beginnen</translation>
    </message>
    <message>
        <source>your cards on spaces of their own</source>
        <translation>deine Karten auf eigenen Feldern</translation>
    </message>
    <message>
        <source>your face-down citizens</source>
        <translation>deine verdeckten Bürger</translation>
    </message>
    <message>
        <source>your face-down domains</source>
        <translation>deine verdeckten Domänen</translation>
    </message>
    <message>
        <source>your further ways to pay</source>
        <translation>deine weiteren Zahlungsweisen</translation>
    </message>
    <message>
        <source>your future income from domains</source>
        <translation>dein künftiges Einkommen aus Domänen</translation>
    </message>
    <message>
        <source>your future income on others&apos; turns</source>
        <translation>dein künftiges Einkommen in Zügen anderer</translation>
    </message>
    <message>
        <source>your future income on your own turns</source>
        <translation>dein künftiges Einkommen in deinen Zügen</translation>
    </message>
    <message>
        <source>your last stack</source>
        <translation>deinen letzten Stapel</translation>
    </message>
    <message>
        <source>your lead in points</source>
        <translation>dein Vorsprung an Punkten</translation>
    </message>
    <message>
        <source>your lead, as the end draws near</source>
        <translation>dein Vorsprung, je näher das Ende kommt</translation>
    </message>
    <message>
        <source>your lower prices</source>
        <translation>deine niedrigeren Preise</translation>
    </message>
    <message>
        <source>your nearness to a card beside the market</source>
        <translation>deine Nähe zu einer Karte neben dem Markt</translation>
    </message>
    <message>
        <source>your points by lines of expansions</source>
        <translation>deine Punkte durch Wertungen der Erweiterungen</translation>
    </message>
    <message>
        <source>your power over the dice</source>
        <translation>deine Macht über die Würfel</translation>
    </message>
    <message>
        <source>your power to roll again</source>
        <translation>deine Macht, nochmals zu würfeln</translation>
    </message>
    <message>
        <source>your privileges</source>
        <translation>deine Privilegien</translation>
    </message>
    <message>
        <source>your protection from thieves</source>
        <translation>dein Schutz vor Diebstahl</translation>
    </message>
    <message>
        <source>your rival&apos;s Gold</source>
        <translation>das Gold der Gegenseite</translation>
    </message>
    <message>
        <source>your rival&apos;s Gold beyond 6</source>
        <translation>das Gold der Gegenseite über 6 hinaus</translation>
    </message>
    <message>
        <source>your rival&apos;s Magic</source>
        <translation>die Magie der Gegenseite</translation>
    </message>
    <message>
        <source>your rival&apos;s Magic beyond 6</source>
        <translation>die Magie der Gegenseite über 6 hinaus</translation>
    </message>
    <message>
        <source>your rival&apos;s Shadows</source>
        <translation>die Schatten der Gegenseite</translation>
    </message>
    <message>
        <source>your rival&apos;s Soldiers</source>
        <translation>die Soldaten der Gegenseite</translation>
    </message>
    <message>
        <source>your rival&apos;s Strength</source>
        <translation>die Stärke der Gegenseite</translation>
    </message>
    <message>
        <source>your rival&apos;s Strength beyond 6</source>
        <translation>die Stärke der Gegenseite über 6 hinaus</translation>
    </message>
    <message>
        <source>your rival&apos;s Workers</source>
        <translation>die Arbeiter der Gegenseite</translation>
    </message>
    <message>
        <source>your rival&apos;s cards on spaces of their own</source>
        <translation>Karten der Gegenseite auf eigenen Feldern</translation>
    </message>
    <message>
        <source>your rival&apos;s face-down citizens</source>
        <translation>die verdeckten Bürger der Gegenseite</translation>
    </message>
    <message>
        <source>your rival&apos;s face-down domains</source>
        <translation>die verdeckten Domänen der Gegenseite</translation>
    </message>
    <message>
        <source>your rival&apos;s further ways to pay</source>
        <translation>die weiteren Zahlungsweisen der Gegenseite</translation>
    </message>
    <message>
        <source>your rival&apos;s lower prices</source>
        <translation>die niedrigeren Preise der Gegenseite</translation>
    </message>
    <message>
        <source>your rival&apos;s nearness to a card beside the market</source>
        <translation>die Nähe der Gegenseite zu einer Karte neben dem Markt</translation>
    </message>
    <message>
        <source>your rival&apos;s points</source>
        <translation>die Punkte der Gegenseite</translation>
    </message>
    <message>
        <source>your rival&apos;s points by lines of expansions</source>
        <translation>Punkte der Gegenseite durch Wertungen der Erweiterungen</translation>
    </message>
    <message>
        <source>your rival&apos;s power over the dice</source>
        <translation>die Macht der Gegenseite über die Würfel</translation>
    </message>
    <message>
        <source>your rival&apos;s power to roll again</source>
        <translation>die Macht der Gegenseite, nochmals zu würfeln</translation>
    </message>
    <message>
        <source>your rival&apos;s protection from thieves</source>
        <translation>der Schutz der Gegenseite vor Diebstahl</translation>
    </message>
    <message>
        <source>your rival&apos;s tokens</source>
        <translation>die Marken der Gegenseite</translation>
    </message>
    <message>
        <source>your rival&apos;s trophies</source>
        <translation>die Trophäen der Gegenseite</translation>
    </message>
    <message>
        <source>your rivals&apos; lead over you</source>
        <translation>der Vorsprung der anderen vor dir</translation>
    </message>
    <message>
        <source>your share of the disk is used up; make room and try again</source>
        <translation>dein Anteil am Datenträger ist aufgebraucht; schaff Platz und versuch es noch einmal</translation>
    </message>
    <message>
        <source>your tokens</source>
        <translation>deine Marken</translation>
    </message>
    <message>
        <source>your trophies</source>
        <translation>deine Trophäen</translation>
    </message>
    <message>
        <source>your turn: roll the dice.</source>
        <translation>du bist am Zug: Würfle.</translation>
    </message>
    <message>
        <source>your viscount is elsewhere: on {space}</source>
        <translation>dein Vizegraf ist anderswo: {space}</translation>
    </message>
    <message>
        <source>your viscount is in another segment</source>
        <translation>dein Vizegraf ist in einer anderen Gegend</translation>
    </message>
    <message>
        <source>your viscount is on another space</source>
        <translation>dein Vizegraf ist auf einem anderen Feld</translation>
    </message>
    <message>
        <source>your {number} stacks</source>
        <translation>deine {number} Stapel</translation>
    </message>
    <message>
        <source>{amounts} for each {what}</source>
        <translation>{amounts} für {what}</translation>
    </message>
    <message>
        <source>{amounts} for each {what}, all of one kind</source>
        <translation>{amounts} für {what}, alles von einer Sorte</translation>
    </message>
    <message>
        <source>{amounts} short</source>
        <translation>{amounts} fehlen</translation>
    </message>
    <message>
        <source>{amount} more</source>
        <translation>{amount} mehr</translation>
    </message>
    <message>
        <source>{amount} or as much Magic</source>
        <translation>{amount} oder ebenso viel Magie</translation>
    </message>
    <message>
        <source>{amount} short</source>
        <translation>{amount} zu wenig</translation>
    </message>
    <message>
        <source>{building}, freeing {square}: {power}</source>
        <translation>{building}, macht {square} frei: {power}</translation>
    </message>
    <message>
        <source>{by} sent home a worker of {player}, facing {segment}</source>
        <translation>{by} schickte jemanden von {player} heim, Seite {segment}</translation>
    </message>
    <message>
        <source>{cards} ({points})</source>
        <translation>{cards} ({points})</translation>
    </message>
    <message>
        <source>{cards} = {sum}</source>
        <translation>{cards} = {sum}</translation>
    </message>
    <message>
        <source>{cards} stay in the piles.</source>
        <translation>{cards} bleiben in den Stapeln.</translation>
    </message>
    <message>
        <source>{cards} stay open.</source>
        <translation>{cards} bleiben offen liegen.</translation>
    </message>
    <message>
        <source>{cards} stays in the piles.</source>
        <translation>{cards} bleibt in den Stapeln.</translation>
    </message>
    <message>
        <source>{cards} stays open.</source>
        <translation>{cards} bleibt offen liegen.</translation>
    </message>
    <message>
        <source>{cards} turn {price} into {gain}</source>
        <translation>{cards} machen aus {price} {gain}</translation>
    </message>
    <message>
        <source>{cards} turns {price} into {gain}</source>
        <translation>{cards} macht aus {price} {gain}</translation>
    </message>
    <message>
        <source>{cards} woke twice: {amounts}</source>
        <translation>{cards} zweimal erwacht: {amounts}</translation>
    </message>
    <message>
        <source>{cards} {amounts}</source>
        <translation>{cards} {amounts}</translation>
    </message>
    <message>
        <source>{cards}: {told}</source>
        <translation>{cards}: {told}</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>{card} acts next</source>
        <translation>{card} wirkt als Nächstes</translation>
    </message>
    <message>
        <source>{card} adds {icons} to this action.</source>
        <translation>{card} steuert zu dieser Aktion bei: {icons}.</translation>
    </message>
    <message>
        <source>{card} at once: {effect}.</source>
        <translation>{card} sofort: {effect}.</translation>
    </message>
    <message>
        <source>{card} belongs to the other edition; choose another Monster Event.</source>
        <translation>{card} gehört zur anderen Ausgabe; wähle ein anderes Monsterereignis.</translation>
    </message>
    <message>
        <source>{card} changes a die: {first} + {second} = {sum}</source>
        <translation>{card} ändert einen Würfel: {first} + {second} = {sum}</translation>
    </message>
    <message>
        <source>{card} comes home. There was soup.</source>
        <translation>{card} kommt heim. Es gab Suppe.</translation>
    </message>
    <message>
        <source>{card} drops off next: {effect}.</source>
        <translation>{card} verlässt die Tafel als Nächstes: {effect}.</translation>
    </message>
    <message>
        <source>{card} flies my banner now. It suits the view.</source>
        <translation>Über {card} weht jetzt mein Banner. Das steht der Aussicht.</translation>
    </message>
    <message>
        <source>{card} for {price} is one</source>
        <translation>Passend wäre {card} für {price}</translation>
    </message>
    <message>
        <source>{card} forbids it now</source>
        <translation>{card} verbietet es gerade</translation>
    </message>
    <message>
        <source>{card} goes under the {pile}</source>
        <translation>{card} kommt unter den {pile}</translation>
    </message>
    <message>
        <source>{card} has a fine cellar. I shall fill it.</source>
        <translation>{card} hat einen schönen Keller. Ich werde ihn füllen.</translation>
    </message>
    <message>
        <source>{card} in the corner: {effect}.</source>
        <translation>{card} in der Ecke: {effect}.</translation>
    </message>
    <message>
        <source>{card} is an Event: its stack is exhausted, and nobody gains it</source>
        <translation>{card} ist ein Ereignis: Der Stapel ist erschöpft, und niemand erhält die Karte</translation>
    </message>
    <message>
        <source>{card} is turned up</source>
        <translation>{card} wird aufgedeckt</translation>
    </message>
    <message>
        <source>{card} joins your deck: {icons}.</source>
        <translation>{card} kommt zu deinen Karten: {icons}.</translation>
    </message>
    <message>
        <source>{card} knocked at my gate. I opened.</source>
        <translation>{card} klopfte an mein Tor. Ich habe geöffnet.</translation>
    </message>
    <message>
        <source>{card} left the board of {player}</source>
        <translation>{card} verließ die Tafel von {player}</translation>
    </message>
    <message>
        <source>{card} needs something to pay or to banish</source>
        <translation>{card} braucht etwas, das du bezahlst oder verbannst</translation>
    </message>
    <message>
        <source>{card} never liked your side of the hill.</source>
        <translation>{card} mochte deine Seite des Hügels nie.</translation>
    </message>
    <message>
        <source>{card} of {source} hides {hidden} of {pile}</source>
        <translation>{card} aus {source} verdeckt {hidden} aus {pile}</translation>
    </message>
    <message>
        <source>{card} on {pile}</source>
        <translation>{card} auf {pile}</translation>
    </message>
    <message>
        <source>{card} rolls again: {first} + {second} = {sum}</source>
        <translation>{card} würfelt neu: {first} + {second} = {sum}</translation>
    </message>
    <message>
        <source>{card} shows {icons} for three turns.</source>
        <translation>{card} zeigt drei Züge lang: {icons}.</translation>
    </message>
    <message>
        <source>{card} slid to {place}</source>
        <translation>{card} rutschte: {place}</translation>
    </message>
    <message>
        <source>{card} then needs {mine} Strength, otherwise {other}.</source>
        <translation>{card} kostet danach {mine} Stärke, sonst {other}.</translation>
    </message>
    <message>
        <source>{card} tired of waiting. My fire is warm.</source>
        <translation>{card} hatte genug vom Warten. Mein Feuer ist warm.</translation>
    </message>
    <message>
        <source>{card} was dealt on {pile}</source>
        <translation>{card} wurde auf {pile} gelegt</translation>
    </message>
    <message>
        <source>{card} was my favourite. I keep count.</source>
        <translation>{card} war mir am liebsten. Ich zähle mit.</translation>
    </message>
    <message>
        <source>{card} was turned up at {place}</source>
        <translation>{card} wurde auf {place} aufgedeckt</translation>
    </message>
    <message>
        <source>{card} when it drops off: {effect}.</source>
        <translation>{card} beim Verlassen der Tafel: {effect}.</translation>
    </message>
    <message>
        <source>{card}, by its power</source>
        <translation>{card}, durch ihre Fähigkeit</translation>
    </message>
    <message>
        <source>{card}, by {duke}</source>
        <translation>{card}, durch {duke}</translation>
    </message>
    <message>
        <source>{card}: {effect}</source>
        <translation>{card}: {effect}</translation>
    </message>
    <message>
        <source>{cause}</source>
        <translation>{cause}</translation>
    </message>
    <message>
        <source>{cause} brings {number}× {card}</source>
        <translation>{cause} bringt {number}× {card}</translation>
    </message>
    <message>
        <source>{cause}, in {player}&apos;s turn</source>
        <translation>{cause}, im Zug von {player}</translation>
    </message>
    <message>
        <source>{cause}: {effect}</source>
        <translation>{cause}: {effect}</translation>
    </message>
    <message>
        <source>{condition}</source>
        <translation>{condition}</translation>
    </message>
    <message>
        <source>{duke}</source>
        <translation>{duke}</translation>
    </message>
    <message>
        <source>{duke}: 1 for each of {left} {kinds} left</source>
        <translation>{duke}: 1 für jedes von {left} übrigem {kinds}</translation>
    </message>
    <message>
        <source>{duke}: 1 for every {number} of {left} resources left</source>
        <translation>{duke}: 1 für je {number} von {left} übrigen Rohstoffen</translation>
    </message>
    <message>
        <source>{duke}: 1 for every {number} of {left} {kinds} left</source>
        <translation>{duke}: 1 für je {number} von {left} übriger {kinds}</translation>
    </message>
    <message>
        <source>{duke}: {what}, {number} × {each}</source>
        <translation>{duke}: {what}, {number} × {each}</translation>
    </message>
    <message>
        <source>{effect}</source>
        <translation>{effect}</translation>
    </message>
    <message>
        <source>{effect} ({card})</source>
        <translation>{effect} ({card})</translation>
    </message>
    <message>
        <source>{effect} each time an opponent slays a monster</source>
        <translation>{effect}, jedes Mal, wenn jemand anders ein Monster erschlägt</translation>
    </message>
    <message>
        <source>{effect} the first time you come by Magic in a Harvest Phase</source>
        <translation>{effect}, wenn du in einer Erntephase das erste Mal Magie bekommst</translation>
    </message>
    <message>
        <source>{effect}.</source>
        <translation>{effect}.</translation>
    </message>
    <message>
        <source>{file} belongs to a newer version of the program; finished games are not kept until you use that one.</source>
        <translation>{file} gehört zu einer neueren Version des Programms; beendete Spiele werden erst wieder behalten, wenn du diese verwendest.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be played again: {why}</source>
        <translation>{file} lässt sich nicht noch einmal spielen: {why}</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read: it is larger than any file of this program.</source>
        <translation>{file} lässt sich nicht lesen: Sie ist größer als jede Datei dieses Programms.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read: it is no text; choose another file.</source>
        <translation>{file} lässt sich nicht lesen: Sie ist kein Text; wähle eine andere Datei.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read: {why}.</source>
        <translation>{file} lässt sich nicht lesen: {why}.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written: {why}.</source>
        <translation>{file} lässt sich nicht schreiben: {why}.</translation>
    </message>
    <message>
        <source>{file} is a game of {game}, which this version of the program doesn&apos;t have.</source>
        <translation>{file} ist ein Spiel von {game}, das diese Version des Programms nicht hat.</translation>
    </message>
    <message>
        <source>{file} is damaged: {problem}.</source>
        <translation>{file} ist beschädigt: {problem}.</translation>
    </message>
    <message>
        <source>{file} is no save of this program; choose another file.</source>
        <translation>{file} ist kein gespeichertes Spiel dieses Programms; wähle eine andere Datei.</translation>
    </message>
    <message>
        <source>{file} is played with {set}, which this version of the program doesn&apos;t have.</source>
        <translation>{file} wird mit {set} gespielt, das diese Version des Programms nicht hat.</translation>
    </message>
    <message>
        <source>{file} was damaged and is kept as {kept}; a new history begins.</source>
        <translation>{file} war beschädigt und bleibt als {kept}; eine neue Chronik beginnt.</translation>
    </message>
    <message>
        <source>{file} was played by other rules (version {old}; this program plays by version {new}): {what}</source>
        <translation>{file} wurde nach anderen Regeln gespielt (Version {old}; dieses Programm spielt nach Version {new}): {what}</translation>
    </message>
    <message>
        <source>{file} was played by other rules (version {version}) or was changed: {what}</source>
        <translation>{file} wurde nach anderen Regeln gespielt (Version {version}) oder verändert: {what}</translation>
    </message>
    <message>
        <source>{file} was written by version {version}; it needs that or a newer one.</source>
        <translation>{file} wurde von Version {version} geschrieben; sie braucht diese oder eine neuere.</translation>
    </message>
    <message>
        <source>{first} + {then}</source>
        <translation>{first} + {then}</translation>
    </message>
    <message>
        <source>{first} and {then}</source>
        <translation>{first} und {then}</translation>
    </message>
    <message>
        <source>{first} or {then}</source>
        <translation>{first} oder {then}</translation>
    </message>
    <message>
        <source>{first} plus {then}</source>
        <translation>{first} plus {then}</translation>
    </message>
    <message>
        <source>{first} then {then}</source>
        <translation>{first}, dann {then}</translation>
    </message>
    <message>
        <source>{first} {then}</source>
        <translation>{first} {then}</translation>
    </message>
    <message>
        <source>{first}, then {then}</source>
        <translation>{first}; dann: {then}</translation>
    </message>
    <message>
        <source>{first}, {then}</source>
        <translation>{first}, {then}</translation>
    </message>
    <message>
        <source>{first}; {then}</source>
        <translation>{first}; {then}</translation>
    </message>
    <message>
        <source>{good} {coins}</source>
        <translation>{good} {coins}</translation>
    </message>
    <message>
        <source>{guild}, {where}</source>
        <translation>{guild}, {where}</translation>
    </message>
    <message>
        <source>{icons} short</source>
        <translation>{icons} zu wenig</translation>
    </message>
    <message>
        <source>{kind} left</source>
        <translation>{kind} am Ende</translation>
    </message>
    <message>
        <source>{kingdom}, from Card Kingdoms with {boxes}</source>
        <translation>{kingdom}, aus Card Kingdoms mit {boxes}</translation>
    </message>
    <message>
        <source>{left} of each resource left bring {mine} points with this Duke, otherwise {other}.</source>
        <translation>Je {left} übrig von jeder Ressource: mit diesem Herzog {mine} Punkte, sonst {other}.</translation>
    </message>
    <message>
        <source>{link}: {effect}</source>
        <translation>{link}: {effect}</translation>
    </message>
    <message>
        <source>{mine} points against {his}: the gate creaked, but it held. At dawn the camp before it is empty.</source>
        <translation>{mine} Punkte gegen {his}: Das Tor ächzte, aber es hielt. Im Morgengrauen ist das Lager davor leer.</translation>
    </message>
    <message>
        <source>{mine} points on either side of the wall. The siege is over and nobody can say who was besieged.</source>
        <translation>{mine} Punkte auf beiden Seiten der Mauer. Die Belagerung ist vorbei, und niemand weiß, wer belagert wurde.</translation>
    </message>
    <message>
        <source>{moment}: {effect}</source>
        <translation>{moment}: {effect}</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{name} card you have slain</source>
        <translation>jede Karte {name}, die du erschlagen hast</translation>
    </message>
    <message>
        <source>{name} you have</source>
        <translation>jede Karte {name}, die du hast</translation>
    </message>
    <message>
        <source>{noble}: {number} × {points}</source>
        <translation>{noble}: {number} × {points}</translation>
    </message>
    <message>
        <source>{noble}: {points} for every {each} of {number}</source>
        <translation>{noble}: {points} für je {each} von {number}</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{number} Gold</source>
        <translation>{number} Gold</translation>
    </message>
    <message>
        <source>{number} Gold Tome</source>
        <translation>{number} Foliant für Gold</translation>
    </message>
    <message>
        <source>{number} Gold Tomes</source>
        <translation>{number} Folianten für Gold</translation>
    </message>
    <message>
        <source>{number} Gold or Strength</source>
        <translation>{number} Gold oder Stärke</translation>
    </message>
    <message>
        <source>{number} Holy</source>
        <translation>{number} Heilige</translation>
    </message>
    <message>
        <source>{number} Magic</source>
        <translation>{number} Magie</translation>
    </message>
    <message>
        <source>{number} Magic Tome</source>
        <translation>{number} Foliant für Magie</translation>
    </message>
    <message>
        <source>{number} Magic Tomes</source>
        <translation>{number} Folianten für Magie</translation>
    </message>
    <message>
        <source>{number} Magic short</source>
        <translation>{number} Magie zu wenig</translation>
    </message>
    <message>
        <source>{number} Map</source>
        <translation>{number} Seekarte</translation>
    </message>
    <message>
        <source>{number} Maps</source>
        <translation>{number} Seekarten</translation>
    </message>
    <message>
        <source>{number} Shadow</source>
        <translation>{number} Schatten</translation>
    </message>
    <message>
        <source>{number} Shadows</source>
        <translation>{number} Schatten</translation>
    </message>
    <message>
        <source>{number} Soldier</source>
        <translation>{number} Soldat</translation>
    </message>
    <message>
        <source>{number} Soldiers</source>
        <translation>{number} Soldaten</translation>
    </message>
    <message>
        <source>{number} Strength</source>
        <translation>{number} Stärke</translation>
    </message>
    <message>
        <source>{number} Strength Tome</source>
        <translation>{number} Foliant für Stärke</translation>
    </message>
    <message>
        <source>{number} Strength Tomes</source>
        <translation>{number} Folianten für Stärke</translation>
    </message>
    <message>
        <source>{number} Worker</source>
        <translation>{number} Arbeiter</translation>
    </message>
    <message>
        <source>{number} Workers</source>
        <translation>{number} Arbeiter</translation>
    </message>
    <message>
        <source>{number} area was chosen; choose exactly five.</source>
        <translation>{number} Gebiet ist gewählt; wähle genau fünf.</translation>
    </message>
    <message>
        <source>{number} areas were chosen; choose exactly five.</source>
        <translation>{number} Gebiete sind gewählt; wähle genau fünf.</translation>
    </message>
    <message>
        <source>{number} builder</source>
        <translation>{number} Baumeister</translation>
    </message>
    <message>
        <source>{number} builders</source>
        <translation>{number} Baumeister</translation>
    </message>
    <message>
        <source>{number} buildings</source>
        <translation>{number} Gebäuden</translation>
    </message>
    <message>
        <source>{number} card</source>
        <translation>{number} Karte</translation>
    </message>
    <message>
        <source>{number} card lies above it</source>
        <translation>{number} Karte liegt darüber</translation>
    </message>
    <message>
        <source>{number} card stays in its stack.</source>
        <translation>{number} Karte bleibt in ihrem Stapel.</translation>
    </message>
    <message>
        <source>{number} cards</source>
        <translation>{number} Karten</translation>
    </message>
    <message>
        <source>{number} cards lie above it</source>
        <translation>{number} Karten liegen darüber</translation>
    </message>
    <message>
        <source>{number} cards stay in its stack.</source>
        <translation>{number} Karten bleiben in ihrem Stapel.</translation>
    </message>
    <message>
        <source>{number} citizens were chosen; choose one for each of the ten numbers.</source>
        <translation>{number} Bürger sind gewählt; wähle einen für jede der zehn Zahlen.</translation>
    </message>
    <message>
        <source>{number} cleric</source>
        <translation>{number} Kleriker</translation>
    </message>
    <message>
        <source>{number} clerics</source>
        <translation>{number} Kleriker</translation>
    </message>
    <message>
        <source>{number} coin</source>
        <translation>{number} Münze</translation>
    </message>
    <message>
        <source>{number} coins</source>
        <translation>{number} Münzen</translation>
    </message>
    <message>
        <source>{number} corruption</source>
        <translation>{number} Verderbnis</translation>
    </message>
    <message>
        <source>{number} criminal</source>
        <translation>{number} Ganove</translation>
    </message>
    <message>
        <source>{number} criminals</source>
        <translation>{number} Ganoven</translation>
    </message>
    <message>
        <source>{number} debt</source>
        <translation>{number} Schuld</translation>
    </message>
    <message>
        <source>{number} debts</source>
        <translation>{number} Schulden</translation>
    </message>
    <message>
        <source>{number} debts and deeds settled</source>
        <translation>{number} Schulden und Urkunden geregelt</translation>
    </message>
    <message>
        <source>{number} deed</source>
        <translation>{number} Urkunde</translation>
    </message>
    <message>
        <source>{number} deeds</source>
        <translation>{number} Urkunden</translation>
    </message>
    <message>
        <source>{number} for each member with no other of yours beside it</source>
        <translation>{number} für jedes Mitglied, neben dem keines deiner anderen steht</translation>
    </message>
    <message>
        <source>{number} free citizens</source>
        <translation>{number} Bürger nach Wahl kostenlos</translation>
    </message>
    <message>
        <source>{number} gold</source>
        <translation>{number} Gold</translation>
    </message>
    <message>
        <source>{number} ink</source>
        <translation>{number} Tinte</translation>
    </message>
    <message>
        <source>{number} links</source>
        <translation>{number} Verbindungen</translation>
    </message>
    <message>
        <source>{number} links closed</source>
        <translation>{number} Verbindungen geschlossen</translation>
    </message>
    <message>
        <source>{number} manuscripts</source>
        <translation>{number} Handschriften</translation>
    </message>
    <message>
        <source>{number} member left</source>
        <translation>noch {number} Mitglied</translation>
    </message>
    <message>
        <source>{number} members left</source>
        <translation>noch {number} Mitglieder</translation>
    </message>
    <message>
        <source>{number} members of yours</source>
        <translation>{number} deiner Mitglieder</translation>
    </message>
    <message>
        <source>{number} merchant</source>
        <translation>{number} Händler</translation>
    </message>
    <message>
        <source>{number} merchants</source>
        <translation>{number} Händler</translation>
    </message>
    <message>
        <source>{number} minus your coins</source>
        <translation>{number} weniger deine Münzen</translation>
    </message>
    <message>
        <source>{number} minus your goods</source>
        <translation>{number} weniger deine Waren</translation>
    </message>
    <message>
        <source>{number} more auctions</source>
        <translation>{number} weitere Auktionen</translation>
    </message>
    <message>
        <source>{number} more rounds</source>
        <translation>{number} weitere Runden</translation>
    </message>
    <message>
        <source>{number} noble</source>
        <translation>{number} Adlige</translation>
    </message>
    <message>
        <source>{number} nobles</source>
        <translation>{number} Adlige</translation>
    </message>
    <message>
        <source>{number} of one resource short</source>
        <translation>{number} von einem Rohstoff zu wenig</translation>
    </message>
    <message>
        <source>{number} point</source>
        <translation>{number} Punkt</translation>
    </message>
    <message>
        <source>{number} point at once.</source>
        <translation>Sofort {number} Punkt.</translation>
    </message>
    <message>
        <source>{number} point at the end.</source>
        <translation>{number} Punkt am Ende.</translation>
    </message>
    <message>
        <source>{number} point from your Duke.</source>
        <translation>{number} Punkt von deinem Herzog.</translation>
    </message>
    <message>
        <source>{number} point, else −{number}</source>
        <translation>{number} Punkt, sonst −{number}</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} Punkte</translation>
    </message>
    <message>
        <source>{number} points at once.</source>
        <translation>Sofort {number} Punkte.</translation>
    </message>
    <message>
        <source>{number} points at the end.</source>
        <translation>{number} Punkte am Ende.</translation>
    </message>
    <message>
        <source>{number} points for {number} members of yours beside it.</source>
        <translation>{number} Punkte für {number} deiner Mitglieder daneben.</translation>
    </message>
    <message>
        <source>{number} points from your Duke.</source>
        <translation>{number} Punkte von deinem Herzog.</translation>
    </message>
    <message>
        <source>{number} points, else −{number}</source>
        <translation>{number} Punkte, sonst −{number}</translation>
    </message>
    <message>
        <source>{number} privilege</source>
        <translation>{number} Privileg</translation>
    </message>
    <message>
        <source>{number} privileges</source>
        <translation>{number} Privilegien</translation>
    </message>
    <message>
        <source>{number} resource</source>
        <translation>{number} Rohstoff</translation>
    </message>
    <message>
        <source>{number} resource in all</source>
        <translation>insgesamt {number} Rohstoff</translation>
    </message>
    <message>
        <source>{number} resource of your choice</source>
        <translation>{number} Rohstoff deiner Wahl</translation>
    </message>
    <message>
        <source>{number} resources</source>
        <translation>{number} Rohstoffe</translation>
    </message>
    <message>
        <source>{number} resources in all</source>
        <translation>insgesamt {number} Rohstoffe</translation>
    </message>
    <message>
        <source>{number} resources of your choice</source>
        <translation>{number} Rohstoffe deiner Wahl</translation>
    </message>
    <message>
        <source>{number} silver</source>
        <translation>{number} Silber</translation>
    </message>
    <message>
        <source>{number} single card</source>
        <translation>{number} einzelne Karte</translation>
    </message>
    <message>
        <source>{number} single cards</source>
        <translation>{number} einzelne Karten</translation>
    </message>
    <message>
        <source>{number} stone</source>
        <translation>{number} Stein</translation>
    </message>
    <message>
        <source>{number} task</source>
        <translation>{number} Aufgabe</translation>
    </message>
    <message>
        <source>{number} tasks</source>
        <translation>{number} Aufgaben</translation>
    </message>
    <message>
        <source>{number} virtue</source>
        <translation>{number} Tugend</translation>
    </message>
    <message>
        <source>{number} was rolled</source>
        <translation>{number} wurde gewürfelt</translation>
    </message>
    <message>
        <source>{number} worker</source>
        <translation>{number} Person</translation>
    </message>
    <message>
        <source>{number} workers</source>
        <translation>{number} Personen</translation>
    </message>
    <message>
        <source>{number} workers deep in the castle</source>
        <translation>{number} Personen tief in der Burg</translation>
    </message>
    <message>
        <source>{number} {cards}</source>
        <translation>{number} {cards}</translation>
    </message>
    <message>
        <source>{number} {guild}</source>
        <translation>{number} {guild}</translation>
    </message>
    <message>
        <source>{number} {kind} short</source>
        <translation>{number} {kind} zu wenig</translation>
    </message>
    <message>
        <source>{number} × {building}</source>
        <translation>{number} × {building}</translation>
    </message>
    <message>
        <source>{number}× {good}</source>
        <translation>{number}× {good}</translation>
    </message>
    <message>
        <source>{part} in row {row}</source>
        <translation>{part} in Reihe {row}</translation>
    </message>
    <message>
        <source>{phrase}, from {box}</source>
        <translation>{phrase}, aus {box}</translation>
    </message>
    <message>
        <source>{phrase}, {pile}</source>
        <translation>{phrase}, {pile}</translation>
    </message>
    <message>
        <source>{pieces} may count as {icons}</source>
        <translation>{pieces} zählt auf Wunsch als {icons}</translation>
    </message>
    <message>
        <source>{place} is exhausted</source>
        <translation>{place} ist erschöpft</translation>
    </message>
    <message>
        <source>{place} is exhausted and stays empty</source>
        <translation>{place} ist erschöpft und bleibt leer</translation>
    </message>
    <message>
        <source>{place} is exhausted: {card} appears</source>
        <translation>{place} ist erschöpft: {card} erscheint</translation>
    </message>
    <message>
        <source>{place} stays empty</source>
        <translation>{place} bleibt leer</translation>
    </message>
    <message>
        <source>{players} passed</source>
        <translation>Gepasst: {players}</translation>
    </message>
    <message>
        <source>{player}</source>
        <translation>{player}</translation>
    </message>
    <message>
        <source>{player} and {rival} have {mine} each. It takes one more to win: the game is lost.</source>
        <translation>{player} und {rival} haben je {mine}. Zum Sieg fehlt einer mehr: Das Spiel ist verloren.</translation>
    </message>
    <message>
        <source>{player} banished {card} ({cause})</source>
        <translation>{player} verbannte {card} ({cause})</translation>
    </message>
    <message>
        <source>{player} banished {card} of {owner} ({cause})</source>
        <translation>{player} verbannte {card} von {owner} ({cause})</translation>
    </message>
    <message>
        <source>{player} banished {what} with {card}</source>
        <translation>{player} verbannte {what} mit {card}</translation>
    </message>
    <message>
        <source>{player} became the castle leader</source>
        <translation>{player} übernahm die Führung in der Burg</translation>
    </message>
    <message>
        <source>{player} became the castle leader instead of {before}</source>
        <translation>{player} übernahm die Führung in der Burg von {before}</translation>
    </message>
    <message>
        <source>{player} built {card}</source>
        <translation>{player} baute {card}</translation>
    </message>
    <message>
        <source>{player} built {type} on {spot}, freeing square {square}</source>
        <translation>{player} baute {type} auf {spot} und machte Nische {square} frei</translation>
    </message>
    <message>
        <source>{player} changed a die with {card}: now {first} and {second}</source>
        <translation>{player} änderte mit {card} einen Würfel: jetzt {first} und {second}</translation>
    </message>
    <message>
        <source>{player} changed a good: {given} for {gained}</source>
        <translation>{player} tauschte eine Ware: {given} gegen {gained}</translation>
    </message>
    <message>
        <source>{player} chose “{chosen}”: “{best}” would have won {number} of 100 games more</source>
        <translation>{player} wählte „{chosen}“: „{best}“ hätte {number} von 100 Spielen mehr gewonnen</translation>
    </message>
    <message>
        <source>{player} closed {link}</source>
        <translation>{player} schloss {link}</translation>
    </message>
    <message>
        <source>{player} closed {link} with {other}</source>
        <translation>{player} schloss {link}, zusammen mit {other}</translation>
    </message>
    <message>
        <source>{player} could do nothing of the last row of {scheme}</source>
        <translation>{player} konnte nichts aus der letzten Reihe von {scheme} tun</translation>
    </message>
    <message>
        <source>{player} could only: {option}</source>
        <translation>{player} konnte nur: {option}</translation>
    </message>
    <message>
        <source>{player} destroyed {card} ({cause})</source>
        <translation>{player} vernichtete {card} ({cause})</translation>
    </message>
    <message>
        <source>{player} discarded {card} ({cause})</source>
        <translation>{player} warf {card} ab ({cause})</translation>
    </message>
    <message>
        <source>{player} dismissed {card}</source>
        <translation>{player} entließ {card}</translation>
    </message>
    <message>
        <source>{player} dismissed {card} for {silver} silver</source>
        <translation>{player} entließ {card} für {silver} Silber</translation>
    </message>
    <message>
        <source>{player} drew a {card}</source>
        <translation>{player} zog: {card}</translation>
    </message>
    <message>
        <source>{player} drew {cards}</source>
        <translation>{player} zog {cards}</translation>
    </message>
    <message>
        <source>{player} drew {card}</source>
        <translation>{player} zog {card}</translation>
    </message>
    <message>
        <source>{player} gained 1 debt ({cause})</source>
        <translation>{player} erhielt 1 Schuld ({cause})</translation>
    </message>
    <message>
        <source>{player} gained a good: {guild}</source>
        <translation>{player} erhielt eine Ware: {guild}</translation>
    </message>
    <message>
        <source>{player} gained a privilege</source>
        <translation>{player} erhielt ein Privileg</translation>
    </message>
    <message>
        <source>{player} gained {amounts} ({cause})</source>
        <translation>{player} erhielt {amounts} ({cause})</translation>
    </message>
    <message>
        <source>{player} gained {amount} ({cause})</source>
        <translation>{player} erhielt {amount} ({cause})</translation>
    </message>
    <message>
        <source>{player} gained {amount} ({cause}), and the markers met</source>
        <translation>{player} erhielt {amount} ({cause}), und die Marken trafen sich</translation>
    </message>
    <message>
        <source>{player} gained {card}</source>
        <translation>{player} erhielt {card}</translation>
    </message>
    <message>
        <source>{player} gained {card} ({cause})</source>
        <translation>{player} erhielt {card} ({cause})</translation>
    </message>
    <message>
        <source>{player} gained {card} for free ({cause})</source>
        <translation>{player} erhielt {card} kostenlos ({cause})</translation>
    </message>
    <message>
        <source>{player} gained {coins}</source>
        <translation>{player} erhielt {coins}</translation>
    </message>
    <message>
        <source>{player} gained {manuscript}</source>
        <translation>{player} erhielt {manuscript}</translation>
    </message>
    <message>
        <source>{player} gained {scheme} ({cause})</source>
        <translation>{player} erhielt {scheme} ({cause})</translation>
    </message>
    <message>
        <source>{player} gave {amounts} to {receiver} ({cause})</source>
        <translation>{player} gab {receiver} {amounts} ({cause})</translation>
    </message>
    <message>
        <source>{player} had a deed approved ({cause})</source>
        <translation>{player} ließ eine Urkunde beglaubigen ({cause})</translation>
    </message>
    <message>
        <source>{player} has no stacks</source>
        <translation>{player} hat keine Stapel</translation>
    </message>
    <message>
        <source>{player} has {card}</source>
        <translation>{player} hat {card}</translation>
    </message>
    <message>
        <source>{player} hired {card} for free</source>
        <translation>{player} heuerte {card} kostenlos an</translation>
    </message>
    <message>
        <source>{player} hired {card} for {silver} silver</source>
        <translation>{player} heuerte {card} für {silver} Silber an</translation>
    </message>
    <message>
        <source>{player} keeps one more task</source>
        <translation>{player} behält eine weitere Aufgabe</translation>
    </message>
    <message>
        <source>{player} keeps {tasks}</source>
        <translation>{player} behält {tasks}</translation>
    </message>
    <message>
        <source>{player} kept tasks: {tasks}</source>
        <translation>{player} behielt Aufgaben: {tasks}</translation>
    </message>
    <message>
        <source>{player} kept the other cards ({cause})</source>
        <translation>{player} behielt die anderen Karten ({cause})</translation>
    </message>
    <message>
        <source>{player} kept {card}</source>
        <translation>{player} behielt {card}</translation>
    </message>
    <message>
        <source>{player} kept {duke}</source>
        <translation>{player} behielt {duke}</translation>
    </message>
    <message>
        <source>{player} laid down {stacks}</source>
        <translation>{player} legte {stacks} hin</translation>
    </message>
    <message>
        <source>{player} laid {card} on {pile} ({cause})</source>
        <translation>{player} legte {card} auf {pile} ({cause})</translation>
    </message>
    <message>
        <source>{player} lost {amounts} ({cause})</source>
        <translation>{player} verlor {amounts} ({cause})</translation>
    </message>
    <message>
        <source>{player} made stacks: {stacks}</source>
        <translation>{player} machte Stapel: {stacks}</translation>
    </message>
    <message>
        <source>{player} moved a worker to the second tier, facing {segment}</source>
        <translation>{player} versetzte jemanden in den zweiten Ring, Seite {segment}</translation>
    </message>
    <message>
        <source>{player} moved a worker to the section facing {segment}</source>
        <translation>{player} versetzte jemanden zur Seite {segment}</translation>
    </message>
    <message>
        <source>{player} moved a worker to the third tier, from the side of {segment}</source>
        <translation>{player} versetzte jemanden in den dritten Ring, von der Seite {segment}</translation>
    </message>
    <message>
        <source>{player} paid a debt ({cause})</source>
        <translation>{player} bezahlte eine Schuld ({cause})</translation>
    </message>
    <message>
        <source>{player} paid {amounts} ({cause})</source>
        <translation>{player} bezahlte {amounts} ({cause})</translation>
    </message>
    <message>
        <source>{player} paid {amount} ({cause})</source>
        <translation>{player} bezahlte {amount} ({cause})</translation>
    </message>
    <message>
        <source>{player} passed</source>
        <translation>{player} passte</translation>
    </message>
    <message>
        <source>{player} played {card}</source>
        <translation>{player} spielte {card}</translation>
    </message>
    <message>
        <source>{player} played {card} from the top of the deck</source>
        <translation>{player} spielte {card}, ungesehen vom Nachziehstapel</translation>
    </message>
    <message>
        <source>{player} put a member beside {place}</source>
        <translation>{player} stellte ein Mitglied neben {place}</translation>
    </message>
    <message>
        <source>{player} put a privilege back, and waits</source>
        <translation>{player} legte ein Privileg zurück und wartet</translation>
    </message>
    <message>
        <source>{player} put a {card} under the deck</source>
        <translation>{player} legte unter den eigenen Nachziehstapel: {card}</translation>
    </message>
    <message>
        <source>{player} put {amounts} into {pool} ({cause})</source>
        <translation>{player} legte {amounts} hinein: {pool} ({cause})</translation>
    </message>
    <message>
        <source>{player} put {amounts} on {card} ({cause})</source>
        <translation>{player} legte {amounts} auf {card} ({cause})</translation>
    </message>
    <message>
        <source>{player} rearranged the board: {cards}</source>
        <translation>{player} ordnete die Karten neu: {cards}</translation>
    </message>
    <message>
        <source>{player} recruited {card}</source>
        <translation>{player} warb {card} an</translation>
    </message>
    <message>
        <source>{player} returned {card} to its stack ({cause})</source>
        <translation>{player} legte {card} auf den Stapel zurück ({cause})</translation>
    </message>
    <message>
        <source>{player} revealed {cards}</source>
        <translation>{player} deckte {cards} auf</translation>
    </message>
    <message>
        <source>{player} rode to {where}</source>
        <translation>{player} ritt zum {where}</translation>
    </message>
    <message>
        <source>{player} rode to {where} for {silver} silver</source>
        <translation>{player} ritt für {silver} Silber zum {where}</translation>
    </message>
    <message>
        <source>{player} rolled again with {card}: now {first} and {second}</source>
        <translation>{player} hat mit {card} neu gewürfelt: jetzt {first} und {second}</translation>
    </message>
    <message>
        <source>{player} rolled {first} + {second} = {sum}</source>
        <translation>{player} würfelte {first} + {second} = {sum}</translation>
    </message>
    <message>
        <source>{player} rolled {first} and {second}, sum {sum}</source>
        <translation>{player} würfelte {first} und {second}, Summe {sum}</translation>
    </message>
    <message>
        <source>{player} sent {card} of {victim} back to its stack ({cause})</source>
        <translation>{player} schickte {card} von {victim} auf den Stapel zurück ({cause})</translation>
    </message>
    <message>
        <source>{player} sent {what} back to its stack with {card}</source>
        <translation>{player} schickte {what} mit {card} auf den Stapel zurück</translation>
    </message>
    <message>
        <source>{player} sent {workers} to the castle, facing {segment}</source>
        <translation>{player} schickte {workers} in die Burg, Seite {segment}</translation>
    </message>
    <message>
        <source>{player} shuffled a deck of {cards}</source>
        <translation>{player} mischte einen Nachziehstapel mit {cards}</translation>
    </message>
    <message>
        <source>{player} shuffled a {card} into the deck</source>
        <translation>{player} mischte in den eigenen Nachziehstapel: {card}</translation>
    </message>
    <message>
        <source>{player} slew {card}</source>
        <translation>{player} erschlug {card}</translation>
    </message>
    <message>
        <source>{player} sold a good for {price}: {guild}</source>
        <translation>{player} verkaufte eine Ware für {price}: {guild}</translation>
    </message>
    <message>
        <source>{player} took {amounts} from {victim} ({cause})</source>
        <translation>{player} nahm {victim} {amounts} ({cause})</translation>
    </message>
    <message>
        <source>{player} took {amounts} out of {pool} ({cause})</source>
        <translation>{player} nahm {amounts} heraus: {pool} ({cause})</translation>
    </message>
    <message>
        <source>{player} took {bonus}</source>
        <translation>{player} nahm {bonus}</translation>
    </message>
    <message>
        <source>{player} took {card} from {victim} ({cause})</source>
        <translation>{player} nahm {victim} {card} ({cause})</translation>
    </message>
    <message>
        <source>{player} took {card} with {hero}</source>
        <translation>{player} nahm {card} mit {hero}</translation>
    </message>
    <message>
        <source>{player} took {place}</source>
        <translation>{player} nahm {place} ein</translation>
    </message>
    <message>
        <source>{player} took {what} with {card}</source>
        <translation>{player} nahm {what} mit {card}</translation>
    </message>
    <message>
        <source>{player} traded once</source>
        <translation>{player} handelte einmal</translation>
    </message>
    <message>
        <source>{player} traded {times} times</source>
        <translation>{player} handelte {times}-mal</translation>
    </message>
    <message>
        <source>{player} transcribed {manuscript}</source>
        <translation>{player} schrieb {manuscript} ab</translation>
    </message>
    <message>
        <source>{player} turned up {scheme}</source>
        <translation>{player} deckte {scheme} auf</translation>
    </message>
    <message>
        <source>{player} turned {card} face down ({cause})</source>
        <translation>{player} drehte {card} um ({cause})</translation>
    </message>
    <message>
        <source>{player} turned {card} of {owner} face down ({cause})</source>
        <translation>{player} drehte {card} von {owner} um ({cause})</translation>
    </message>
    <message>
        <source>{player} turned {what} face down with {card}</source>
        <translation>{player} drehte {what} mit {card} um</translation>
    </message>
    <message>
        <source>{player} used {card}</source>
        <translation>{player} benutzte {card}</translation>
    </message>
    <message>
        <source>{player} was dealt tasks: {tasks}</source>
        <translation>{player} erhielt Aufgaben: {tasks}</translation>
    </message>
    <message>
        <source>{player} was dealt {dukes}</source>
        <translation>{player} erhielt {dukes}</translation>
    </message>
    <message>
        <source>{player} wins with {mine} against {his} of {rival}.</source>
        <translation>{player} gewinnt mit {mine} gegen {his} von {rival}.</translation>
    </message>
    <message>
        <source>{player} with {sum}</source>
        <translation>{player} mit {sum}</translation>
    </message>
    <message>
        <source>{player} {deeds}</source>
        <translation>{player} {deeds}</translation>
    </message>
    <message>
        <source>{player} {deed}</source>
        <translation>{player} {deed}</translation>
    </message>
    <message>
        <source>{player} {number}</source>
        <translation>{player} {number}</translation>
    </message>
    <message>
        <source>{player}&apos;s markers collided on space {space}</source>
        <translation>Die Marken von {player} stießen auf Feld {space} zusammen</translation>
    </message>
    <message>
        <source>{player}&apos;s markers returned to the ends of the track</source>
        <translation>Die Marken von {player} kehrten an die Enden der Leiste zurück</translation>
    </message>
    <message>
        <source>{player}&apos;s turn, round {round}</source>
        <translation>{player} am Zug, Runde {round}</translation>
    </message>
    <message>
        <source>{player}: {told}</source>
        <translation>{player}: {told}</translation>
    </message>
    <message>
        <source>{points} at the central fountain</source>
        <translation>{points} am Brunnen in der Mitte</translation>
    </message>
    <message>
        <source>{points} at {fountain}</source>
        <translation>{points} am {fountain}</translation>
    </message>
    <message>
        <source>{points} for each {what}</source>
        <translation>{points} für {what}</translation>
    </message>
    <message>
        <source>{points} for every {number} {what}</source>
        <translation>{points} für je {number} {what}</translation>
    </message>
    <message>
        <source>{points} for {members} beside it.</source>
        <translation>{points} für {members} daneben.</translation>
    </message>
    <message>
        <source>{price} ({base} + {extra})</source>
        <translation>{price} ({base} + {extra})</translation>
    </message>
    <message>
        <source>{problem} It is kept as {kept}.</source>
        <translation>{problem} Sie bleibt als {kept}.</translation>
    </message>
    <message>
        <source>{problem} {files} can&apos;t be read either.</source>
        <translation>{problem} Auch nicht lesbar: {files}.</translation>
    </message>
    <message>
        <source>{rival} can surely build {card} next turn</source>
        <translation>{rival} kann {card} im nächsten Zug sicher bauen</translation>
    </message>
    <message>
        <source>{rival} can surely recruit the last {card} next turn</source>
        <translation>{rival} kann die letzte Karte {card} im nächsten Zug sicher anwerben</translation>
    </message>
    <message>
        <source>{rival} can surely slay {card} next turn</source>
        <translation>{rival} kann {card} im nächsten Zug sicher erschlagen</translation>
    </message>
    <message>
        <source>{rival} can surely take {card} next turn</source>
        <translation>{rival} kann {card} im nächsten Zug sicher nehmen</translation>
    </message>
    <message>
        <source>{rival} could build {card} next turn: about {chance}%</source>
        <translation>{rival} könnte {card} im nächsten Zug bauen: etwa {chance}&#xa0;%</translation>
    </message>
    <message>
        <source>{rival} could recruit the last {card} next turn: about {chance}%</source>
        <translation>{rival} könnte im nächsten Zug die letzte Karte {card} anwerben: etwa {chance}&#xa0;%</translation>
    </message>
    <message>
        <source>{rival} could slay {card} next turn: about {chance}%</source>
        <translation>{rival} könnte {card} im nächsten Zug erschlagen: etwa {chance}&#xa0;%</translation>
    </message>
    <message>
        <source>{rival} could take {card} next turn: about {chance}%</source>
        <translation>{rival} könnte {card} im nächsten Zug nehmen: etwa {chance}&#xa0;%</translation>
    </message>
    <message>
        <source>{rival} has {mine} Gold, otherwise {other}</source>
        <translation>{rival} hat {mine} Gold, sonst {other}</translation>
    </message>
    <message>
        <source>{rival} has {mine} Magic, otherwise {other}</source>
        <translation>{rival} hat {mine} Magie, sonst {other}</translation>
    </message>
    <message>
        <source>{rival} has {mine} Strength, otherwise {other}</source>
        <translation>{rival} hat {mine} Stärke, sonst {other}</translation>
    </message>
    <message>
        <source>{rival} has {mine} points, otherwise {other}</source>
        <translation>{rival} hat {mine} Punkte, sonst {other}</translation>
    </message>
    <message>
        <source>{rival} wins: {player} has {mine} against {his}.</source>
        <translation>{rival} gewinnt: {player} hat {mine} gegen {his}.</translation>
    </message>
    <message>
        <source>{set} and {other} can&apos;t be played together; leave one of them out.</source>
        <translation>{set} und {other} lassen sich nicht zusammen spielen. Lass eine davon weg.</translation>
    </message>
    <message>
        <source>{set} needs the variant “{variant}”; turn it on.</source>
        <translation>{set} braucht die Variante „{variant}“; schalte sie ein.</translation>
    </message>
    <message>
        <source>{set} takes no part in this solo game; leave it out.</source>
        <translation>{set} spielt in diesem Solospiel nicht mit. Lass die Erweiterung weg.</translation>
    </message>
    <message>
        <source>{sign}{amount}</source>
        <translation>{sign}{amount}</translation>
    </message>
    <message>
        <source>{sum} for {auction} ({letter})</source>
        <translation>{sum} für {auction} ({letter})</translation>
    </message>
    <message>
        <source>{sum} in reserve</source>
        <translation>{sum} in Reserve</translation>
    </message>
    <message>
        <source>{take}, who gains {gain}</source>
        <translation>{take}; die Person erhält {gain}</translation>
    </message>
    <message>
        <source>{thing} (you)</source>
        <translation>{thing} (du)</translation>
    </message>
    <message>
        <source>{thing} (your rival)</source>
        <translation>{thing} (Gegenseite)</translation>
    </message>
    <message>
        <source>{times} times, {effect}</source>
        <translation>{times}-mal: {effect}</translation>
    </message>
    <message>
        <source>{told} for {price}</source>
        <translation>{told} für {price}</translation>
    </message>
    <message>
        <source>{told}, for {price}</source>
        <translation>{told}, für {price}</translation>
    </message>
    <message>
        <source>{trade} for {silver} silver: {effect}</source>
        <translation>{trade} für {silver} Silber: {effect}</translation>
    </message>
    <message>
        <source>{trade}: {effect}</source>
        <translation>{trade}: {effect}</translation>
    </message>
    <message>
        <source>{waiting} instead: {fewer} at the end.</source>
        <translation>Stattdessen „{waiting}“: am Ende {fewer}.</translation>
    </message>
    <message>
        <source>{waiting} instead: {fewer}.</source>
        <translation>Stattdessen „{waiting}“: {fewer}.</translation>
    </message>
    <message>
        <source>{what} (ours)</source>
        <translation>{what} (von uns)</translation>
    </message>
    <message>
        <source>{what} {coins}</source>
        <translation>{what} {coins}</translation>
    </message>
    <message>
        <source>{where}: {against}.</source>
        <translation>{where}: {against}.</translation>
    </message>
    <message>
        <source>{winners} share the victory with {points} and {number} cards each.</source>
        <translation>{winners} teilen den Sieg: {points}, je {number} Karten.</translation>
    </message>
    <message>
        <source>{winners} share the victory with {points}.</source>
        <translation>{winners} teilen sich den Sieg: je {points}.</translation>
    </message>
    <message>
        <source>{winners} share {fewest}.</source>
        <translation>{winners} teilen den Sieg {fewest}.</translation>
    </message>
    <message>
        <source>{winners} wins a tie at {points}: more members in the city, or more coins.</source>
        <translation>{winners} gewinnt bei Gleichstand ({points}): mehr Mitglieder in der Stadt oder mehr Münzen.</translation>
    </message>
    <message>
        <source>{winners} wins a tie at {points}: more silver and resources.</source>
        <translation>{winners} gewinnt bei Gleichstand mit {points}: mehr Silber und Rohstoffe.</translation>
    </message>
    <message>
        <source>{winners} wins with {points}.</source>
        <translation>{winners} gewinnt: {points}.</translation>
    </message>
    <message>
        <source>{winners} wins {fewest}.</source>
        <translation>{winners} gewinnt {fewest}.</translation>
    </message>
    <message>
        <source>{words} {tokens}: about {number} more a round.</source>
        <translation>{words} {tokens}: etwa {number} mehr je Runde.</translation>
    </message>
    <message>
        <source>{words}.</source>
        <translation>{words}.</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>„{words}“</translation>
    </message>
    <message>
        <source>A fair choice in another game. Here the Cleric&apos;s Magic shall build you something fine.</source>
        <translation>In einem anderen Spiel eine gute Wahl. Hier soll dir die Magie des Cleric etwas Schönes bauen.</translation>
    </message>
    <message>
        <source>A fine one too. Take the Cleric, to see a stack run out.</source>
        <translation>Auch nicht schlecht. Nimm den Cleric, dann siehst du, wie ein Stapel zu Ende geht.</translation>
    </message>
    <message>
        <source>A gain is never lost, but the Goblin brings a point as well.</source>
        <translation>Ein Rohstoff ist nie verkehrt, aber der Goblin bringt auch einen Punkt.</translation>
    </message>
    <message>
        <source>A good thought, but not yet.</source>
        <translation>Ein guter Gedanke, aber noch nicht.</translation>
    </message>
    <message>
        <source>And the Goblin with your second action.</source>
        <translation>Und den Goblin mit deiner zweiten Aktion.</translation>
    </message>
    <message>
        <source>Another game, many rounds on, and a larger kingdom. My own hour has come: roll, and you will see.</source>
        <translation>Ein anderes Spiel, viele Runden später, und ein größeres Königreich. Meine Stunde ist gekommen: Würfle, und du wirst sehen.</translation>
    </message>
    <message>
        <source>Barrens</source>
        <translation>Ödland</translation>
    </message>
    <message>
        <source>Build the fountain on the {place}</source>
        <translation>Den Brunnen auf der {place} bauen</translation>
    </message>
    <message>
        <source>Build your first domain</source>
        <translation>Bau deine erste Domäne</translation>
    </message>
    <message>
        <source>Call the Herald, and use the Thief</source>
        <translation>Ruf den Herold und nutze den Thief</translation>
    </message>
    <message>
        <source>Caverns</source>
        <translation>Höhlen</translation>
    </message>
    <message>
        <source>Doubles and the end</source>
        <translation>Pasche und das Ende</translation>
    </message>
    <message>
        <source>Each turn begins with two dice. Roll them: press R, or the button.</source>
        <translation>Jeder Zug beginnt mit zwei Würfeln. Wirf sie: Drück R oder den Knopf.</translation>
    </message>
    <message>
        <source>First harvest</source>
        <translation>Erste Ernte</translation>
    </message>
    <message>
        <source>First stone</source>
        <translation>Erster Stein</translation>
    </message>
    <message>
        <source>First trophy</source>
        <translation>Erste Trophäe</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Gladly another time. Of that you have plenty: Strength is scarce.</source>
        <translation>Gern ein andermal. Davon hast du reichlich: Stärke ist knapp.</translation>
    </message>
    <message>
        <source>Good company</source>
        <translation>Gute Gesellschaft</translation>
    </message>
    <message>
        <source>Herald&apos;s honour</source>
        <translation>Ehre des Herolds</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>I come as well when a roll wakes none of your cards: nobody goes away empty-handed. Now watch, I take these two actions for you.</source>
        <translation>Ich komme auch, wenn ein Wurf keine deiner Karten weckt: Niemand geht leer aus. Nun sieh zu, diese beiden Aktionen mache ich für dich.</translation>
    </message>
    <message>
        <source>It goes where four spaces meet. Each member at a palm is worth a point more. The bush I point at touches your house; but it is your palm, plant it where you like.</source>
        <translation>Sie kommt dorthin, wo vier Felder sich treffen. Jedes Mitglied an einer Palme ist einen Punkt mehr wert. Dieser Busch hier berührt dein Haus; aber es ist deine Palme, pflanz sie, wo du magst.</translation>
    </message>
    <message>
        <source>Its power works once, and now: a Holy citizen for free. Take the last Cleric.</source>
        <translation>Ihre Fähigkeit wirkt einmal, und zwar jetzt: Du bekommst einen Heiligen kostenlos. Nimm den letzten Cleric.</translation>
    </message>
    <message>
        <source>Keep {task}: {what} ({reward})</source>
        <translation>{task} behalten: {what} ({reward})</translation>
    </message>
    <message>
        <source>Magic is fine, but the Mercenary we want costs 3 Gold.</source>
        <translation>Magie ist gut, aber der Mercenary, den wir wollen, kostet 3 Gold.</translation>
    </message>
    <message>
        <source>Monster Events belong to the second edition; choose that one or play without them.</source>
        <translation>Monsterereignisse gehören zur zweiten Ausgabe; wähle sie oder spiel ohne.</translation>
    </message>
    <message>
        <source>Monsters come and go. It isn&apos;t often that you can build so early.</source>
        <translation>Monster kommen und gehen. So früh bauen kannst du nicht oft.</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>Move from the {start} to the {goal}</source>
        <translation>Vom {start} zum {goal} umziehen</translation>
    </message>
    <message>
        <source>Move the palm {way} from the {place}</source>
        <translation>Die Palme vom {place} {way} versetzen</translation>
    </message>
    <message>
        <source>Move your wine member one space up, beside the central fountain. To settle there costs 4 coins; a move costs none.</source>
        <translation>Zieh mit deinem Mitglied beim Wein ein Feld nach oben, neben den Brunnen in der Mitte. Dort zu siedeln kostet 4 Münzen; ein Umzug kostet keine.</translation>
    </message>
    <message>
        <source>Not that one yet: I want to show you what the Mercenary can do.</source>
        <translation>Den noch nicht: Ich will dir zeigen, was der Mercenary kann.</translation>
    </message>
    <message>
        <source>Oak is done, and the dice are yours. Roll.</source>
        <translation>Oak ist fertig, die Würfel sind dein. Würfle.</translation>
    </message>
    <message>
        <source>Oak rolled 11. Your Butcher brought 4 Gold on Oak&apos;s turn: some cards are at their best when others roll.</source>
        <translation>Oak würfelte 11. Dein Butcher brachte in Oaks Zug 4 Gold: Manche Karten sind am besten, wenn andere würfeln.</translation>
    </message>
    <message>
        <source>Oak was busy too. Your turn: roll.</source>
        <translation>Auch Oak war fleißig. Du bist dran: Würfle.</translation>
    </message>
    <message>
        <source>One action is left and your purse is empty. So gain 1 Gold: press G.</source>
        <translation>Eine Aktion ist übrig, und dein Beutel ist leer. Hol dir also 1 Gold: Drück G.</translation>
    </message>
    <message>
        <source>One game in {file} is damaged and left out ({which}); all others are there.</source>
        <translation>Ein Spiel in {file} ist beschädigt und wird ausgelassen ({which}); alle anderen sind da.</translation>
    </message>
    <message>
        <source>Plant the palm at the {place}</source>
        <translation>Die Palme am {place} pflanzen</translation>
    </message>
    <message>
        <source>Recruit two citizens, one with Magic</source>
        <translation>Wirb zwei Bürger an, einen mit Magie</translation>
    </message>
    <message>
        <source>Roll the dice.</source>
        <translation>Wirf die Würfel.</translation>
    </message>
    <message>
        <source>Ruins</source>
        <translation>Ruinen</translation>
    </message>
    <message>
        <source>Slay two monsters, and make an exchange</source>
        <translation>Erschlage zwei Monster und tausche einmal</translation>
    </message>
    <message>
        <source>Soon. The order of your actions is free, but take the Mercenary first.</source>
        <translation>Bald. Die Reihenfolge deiner Aktionen ist frei, aber nimm zuerst den Mercenary.</translation>
    </message>
    <message>
        <source>Spend them well: recruit the Mercenary for 3 Gold.</source>
        <translation>Gib es gut aus: Wirb den Mercenary für 3 Gold an.</translation>
    </message>
    <message>
        <source>Swamp</source>
        <translation>Sumpf</translation>
    </message>
    <message>
        <source>That one will keep. The Merchant gives you Gold or Magic, whichever you need.</source>
        <translation>Der läuft nicht weg. Der Merchant gibt dir Gold oder Magie, was du gerade brauchst.</translation>
    </message>
    <message>
        <source>That was the last Cleric. The stack is exhausted and stays so, and that counts towards the end, as you will see.</source>
        <translation>Das war der letzte Cleric. Der Stapel ist erschöpft und bleibt es, und das zählt für das Ende, wie du sehen wirst.</translation>
    </message>
    <message>
        <source>That works, but Magic is worth keeping: you will want it very soon.</source>
        <translation>Das geht, aber Magie zu behalten lohnt sich: Du wirst sie sehr bald brauchen.</translation>
    </message>
    <message>
        <source>That would do as well. But let us keep no Gold, and 1 Magic for later.</source>
        <translation>Auch das ginge. Aber behalten wir kein Gold und 1 Magie für später.</translation>
    </message>
    <message>
        <source>The Goblin will still be there. With 2 Strength you can have the Skeleton, and it is worth more.</source>
        <translation>Der Goblin bleibt dir. Mit 2 Stärke kannst du das Skeleton haben, und das ist mehr wert.</translation>
    </message>
    <message>
        <source>The land is spent, and {his} points to {mine} say whose it was. The Dark Lord takes the empty chair; it fits him badly, but he takes it.</source>
        <translation>Das Land ist erschöpft, und {his} zu {mine} Punkte sagen, wem es gehörte. Der Dunkle Herrscher nimmt den leeren Stuhl; er passt ihm schlecht, aber er nimmt ihn.</translation>
    </message>
    <message>
        <source>The land is spent, but it remembers its own: {mine} points against {his}. The Dark Lord withdraws to count what he has left.</source>
        <translation>Das Land ist erschöpft, aber es erinnert sich an die Seinen: {mine} Punkte gegen {his}. Der Dunkle Herrscher zieht sich zurück und zählt, was ihm bleibt.</translation>
    </message>
    <message>
        <source>The monsters wait for you in the next chapter; first the Merchant.</source>
        <translation>Die Monster warten im nächsten Kapitel auf dich; zuerst der Merchant.</translation>
    </message>
    <message>
        <source>The roll</source>
        <translation>Der Wurf</translation>
    </message>
    <message>
        <source>The signs at the left are roles: the hammer is a Worker, the sword a Soldier, the hood a Shadow, the sun Holy. Your citizens must show them.</source>
        <translation>Die Zeichen links sind Rollen: Der Hammer ist Arbeiter, das Schwert Soldat, die Kapuze Schatten, die Sonne Heilige. Deine Bürger müssen sie zeigen.</translation>
    </message>
    <message>
        <source>The star is Magic, and Magic is wild: it may stand in for Gold. Keep it for now, and pay 3 Gold.</source>
        <translation>Der Stern ist Magie, und Magie ist wandelbar: Sie darf für Gold einspringen. Behalte sie vorerst und zahle 3 Gold.</translation>
    </message>
    <message>
        <source>Two trophies on your beam. The people of Valeria sleep better for it.</source>
        <translation>Zwei Trophäen an deinem Balken. Die Leute von Valeria schlafen dadurch besser.</translation>
    </message>
    <message>
        <source>Use {fountain}: {what}</source>
        <translation>{fountain} nutzen: {what}</translation>
    </message>
    <message>
        <source>Valley</source>
        <translation>Tal</translation>
    </message>
    <message>
        <source>Wakes on {rolls} of 36 rolls.</source>
        <translation>Erwacht bei {rolls} von 36 Würfen.</translation>
    </message>
    <message>
        <source>Wakes on {rolls} of 36 rolls: about {number} {kind} more a round.</source>
        <translation>Erwacht bei {rolls} von 36 Würfen: je Runde etwa {number} {kind} mehr.</translation>
    </message>
    <message>
        <source>Welcome to Valeria. I am the Herald. These three cards are your kingdom so far: a Peasant, a Knight, and me.</source>
        <translation>Willkommen in Valeria. Ich bin der Herold. Diese drei Karten sind bisher dein Königreich: ein Peasant, ein Knight und ich.</translation>
    </message>
    <message>
        <source>Why so modest? Oak has more than that, and would do the same to you.</source>
        <translation>Warum so bescheiden? Oak hat mehr als das und täte dir dasselbe an.</translation>
    </message>
    <message>
        <source>Win a seat on the council, and a space in the city</source>
        <translation>Gewinne einen Sitz im Rat und ein Feld in der Stadt</translation>
    </message>
    <message>
        <source>With it this round is the last.</source>
        <translation>Damit ist diese Runde die letzte.</translation>
    </message>
    <message>
        <source>With it you have the roles for {domain}.</source>
        <translation>Damit hast du die Rollen für {domain}.</translation>
    </message>
    <message>
        <source>With it {domain} needs only {roles} more.</source>
        <translation>Für {domain} ist damit nur noch nötig: {roles}.</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Worker roles</source>
        <translation>Rolle Arbeiter</translation>
    </message>
    <message>
        <source>You end with {mine} points, otherwise {other}.</source>
        <translation>Du endest mit {mine} Punkten, sonst mit {other}.</translation>
    </message>
    <message>
        <source>You have enough already: 2 Gold, and 6 Magic to stand in for more.</source>
        <translation>Du hast schon genug: 2 Gold, und 6 Magie, die für mehr einspringt.</translation>
    </message>
    <message>
        <source>You may well refuse. Try it this once, so that you know how it goes.</source>
        <translation>Du darfst ablehnen. Versuch es dieses eine Mal, damit du weißt, wie es geht.</translation>
    </message>
    <message>
        <source>Your choice does better in {number} of 10 imagined games.</source>
        <translation>In {number} von 10 erdachten Spielen schneidet deine Wahl besser ab.</translation>
    </message>
    <message>
        <source>Your dice again.</source>
        <translation>Wieder deine Würfel.</translation>
    </message>
    <message>
        <source>Your first domain stands on the hill. It is yours for good, power and points.</source>
        <translation>Deine erste Domäne steht auf dem Hügel. Sie bleibt dein, mit Fähigkeit und Punkten.</translation>
    </message>
    <message>
        <source>Yours do, and your Clerics brought 6 Magic. Build Shattered Hand.</source>
        <translation>Deine zeigen sie, und deine Clerics brachten 6 Magie. Bau Shattered Hand.</translation>
    </message>
    <message>
        <source>about {number} point fewer</source>
        <translation>etwa {number} Punkt weniger</translation>
    </message>
    <message>
        <source>about {number} points fewer</source>
        <translation>etwa {number} Punkte weniger</translation>
    </message>
    <message>
        <source>future points from your domains</source>
        <translation>künftige Punkte aus deinen Domänen</translation>
    </message>
    <message>
        <source>loot on each of your rival&apos;s turns</source>
        <translation>Beute in jedem Zug der Gegenseite</translation>
    </message>
    <message>
        <source>loot on each of your turns</source>
        <translation>Beute in jedem deiner Züge</translation>
    </message>
    <message>
        <source>loot on others&apos; turns, for you</source>
        <translation>Beute in Zügen anderer, für dich</translation>
    </message>
    <message>
        <source>loot on others&apos; turns, for your rival</source>
        <translation>Beute in Zügen anderer, für die Gegenseite</translation>
    </message>
    <message>
        <source>points on each of your rival&apos;s turns</source>
        <translation>Punkte in jedem Zug der Gegenseite</translation>
    </message>
    <message>
        <source>points on each of your turns</source>
        <translation>Punkte in jedem deiner Züge</translation>
    </message>
    <message>
        <source>points on others&apos; turns, for you</source>
        <translation>Punkte in Zügen anderer, für dich</translation>
    </message>
    <message>
        <source>points on others&apos; turns, for your rival</source>
        <translation>Punkte in Zügen anderer, für die Gegenseite</translation>
    </message>
    <message>
        <source>resources</source>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>resources from your domains</source>
        <translation>Rohstoffe aus deinen Domänen</translation>
    </message>
    <message>
        <source>resources missing for a domain</source>
        <translation>fehlende Rohstoffe für eine Domäne</translation>
    </message>
    <message>
        <source>resources missing for a monster</source>
        <translation>fehlende Rohstoffe für ein Monster</translation>
    </message>
    <message>
        <source>resources of your choice</source>
        <translation>Rohstoffe nach Wahl</translation>
    </message>
    <message>
        <source>the best domain you can build</source>
        <translation>die beste Domäne, die du bauen kannst</translation>
    </message>
    <message>
        <source>the best monster you can slay</source>
        <translation>das beste Monster, das du erschlagen kannst</translation>
    </message>
    <message>
        <source>the second rival&apos;s income on others&apos; turns</source>
        <translation>das Einkommen der zweiten Gegenseite in Zügen anderer</translation>
    </message>
    <message>
        <source>the second rival&apos;s income on their own turns</source>
        <translation>das Einkommen der zweiten Gegenseite in eigenen Zügen</translation>
    </message>
    <message>
        <source>the second rival&apos;s points</source>
        <translation>die Punkte der zweiten Gegenseite</translation>
    </message>
    <message>
        <source>took nothing: {victim} has none</source>
        <translation>nahm nichts: {victim} hat nichts davon</translation>
    </message>
    <message>
        <source>took the figure</source>
        <translation>nahm die Figur</translation>
    </message>
    <message>
        <source>which member moves?</source>
        <translation>welches Mitglied zieht um?</translation>
    </message>
    <message>
        <source>without a date: {field}</source>
        <translation>ohne Datum: {field}</translation>
    </message>
    <message>
        <source>your citizens</source>
        <translation>deine Bürger</translation>
    </message>
    <message>
        <source>your domains</source>
        <translation>deine Domänen</translation>
    </message>
    <message>
        <source>your lead in citizens</source>
        <translation>dein Vorsprung an Bürgern</translation>
    </message>
    <message>
        <source>your lead in domains</source>
        <translation>dein Vorsprung an Domänen</translation>
    </message>
    <message>
        <source>your lead in monsters</source>
        <translation>dein Vorsprung an Monstern</translation>
    </message>
    <message>
        <source>your points</source>
        <translation>deine Punkte</translation>
    </message>
    <message>
        <source>your points from domains</source>
        <translation>deine Punkte aus Domänen</translation>
    </message>
    <message>
        <source>your points from monsters</source>
        <translation>deine Punkte aus Monstern</translation>
    </message>
    <message>
        <source>your rival&apos;s Holy citizens</source>
        <translation>die Heiligen der Gegenseite</translation>
    </message>
    <message>
        <source>your rival&apos;s citizens</source>
        <translation>die Bürger der Gegenseite</translation>
    </message>
    <message>
        <source>your rival&apos;s domains</source>
        <translation>die Domänen der Gegenseite</translation>
    </message>
    <message>
        <source>your rival&apos;s future income from domains</source>
        <translation>das künftige Einkommen der Gegenseite aus Domänen</translation>
    </message>
    <message>
        <source>your rival&apos;s future income on others&apos; turns</source>
        <translation>das künftige Einkommen der Gegenseite in Zügen anderer</translation>
    </message>
    <message>
        <source>your rival&apos;s future income on their own turns</source>
        <translation>das künftige Einkommen der Gegenseite in eigenen Zügen</translation>
    </message>
    <message>
        <source>your rival&apos;s points from domains</source>
        <translation>die Punkte der Gegenseite aus Domänen</translation>
    </message>
    <message>
        <source>your rival&apos;s points from monsters</source>
        <translation>die Punkte der Gegenseite aus Monstern</translation>
    </message>
    <message>
        <source>your rival&apos;s possible Duke points so far</source>
        <translation>mögliche Herzogspunkte der Gegenseite bisher</translation>
    </message>
    <message>
        <source>{choice} can&apos;t be chosen now.</source>
        <translation>{choice} kann jetzt nicht gewählt werden.</translation>
    </message>
    <message>
        <source>{day}: {field}</source>
        <translation>{day}: {field}</translation>
    </message>
    <message>
        <source>{effect} each time you build a domain</source>
        <translation>{effect}, jedes Mal, wenn du eine Domäne baust</translation>
    </message>
    <message>
        <source>{effect} each time you gain a citizen</source>
        <translation>{effect}, jedes Mal, wenn du einen Bürger erhältst</translation>
    </message>
    <message>
        <source>{effect} each time you slay a monster</source>
        <translation>{effect}, jedes Mal, wenn du ein Monster erschlägst</translation>
    </message>
    <message>
        <source>{effect} whenever anyone rolls doubles or turns a die to make doubles</source>
        <translation>{effect}, wann immer jemand einen Pasch würfelt oder dazu dreht</translation>
    </message>
    <message>
        <source>{effect} whenever you roll doubles or turn a die to make doubles</source>
        <translation>{effect}, wann immer du einen Pasch würfelst oder dazu drehst</translation>
    </message>
    <message>
        <source>{field} can&apos;t be {value}</source>
        <translation>{field} kann nicht {value} sein</translation>
    </message>
    <message>
        <source>{file} could not be read, so the default settings are used. The old file is kept as settings.damaged.</source>
        <translation>{file} ließ sich nicht lesen, darum gelten die Grundeinstellungen. Die alte Datei bleibt als settings.damaged.</translation>
    </message>
    <message>
        <source>{file}: {problems}. Those settings use their defaults; the others stay as you chose them.</source>
        <translation>{file}: {problems}. Dafür gelten die Grundeinstellungen; alles andere bleibt, wie du es gewählt hast.</translation>
    </message>
    <message>
        <source>{kind} citizen</source>
        <translation>Bürger ({kind})</translation>
    </message>
    <message>
        <source>{number} Gold, Strength or Magic</source>
        <translation>{number} Gold, Stärke oder Magie</translation>
    </message>
    <message>
        <source>{number} Holy citizens</source>
        <translation>{number} Heilige</translation>
    </message>
    <message>
        <source>{number} games in {file} are damaged and left out ({which}); all others are there.</source>
        <translation>{number} Spiele in {file} sind beschädigt und werden ausgelassen ({which}); alle anderen sind da.</translation>
    </message>
    <message>
        <source>{number} more</source>
        <translation>{number} weitere</translation>
    </message>
    <message>
        <source>{number} more can&apos;t be either</source>
        <translation>{number} weitere Werte gehen auch nicht</translation>
    </message>
    <message>
        <source>a name in it has a broken character; choose another name</source>
        <translation>ein Name darin enthält ein kaputtes Zeichen; wähle einen anderen Namen</translation>
    </message>
    <message>
        <source>it is no name of a file</source>
        <translation>so kann keine Datei heißen</translation>
    </message>
    <message>
        <source>it is no ordinary file</source>
        <translation>sie ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>it is no ordinary file; choose another one</source>
        <translation>sie ist keine gewöhnliche Datei; wähle eine andere</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>{field} has a broken character</source>
        <translation>{field} enthält ein kaputtes Zeichen</translation>
    </message>
    <message>
        <source>{file} can&apos;t be used: {problem}.</source>
        <translation>{file} lässt sich nicht verwenden: {problem}.</translation>
    </message>
    <message>
        <source>First change a die or keep the dice</source>
        <translation>Ändere erst einen Würfel oder lass die Würfel so</translation>
    </message>
    <message>
        <source>First choose what you gain</source>
        <translation>Wähle erst, was du erhältst</translation>
    </message>
    <message>
        <source>First choose which Monster Event acts next</source>
        <translation>Wähle erst, welches Monsterereignis als Nächstes wirkt</translation>
    </message>
    <message>
        <source>First choose which column is attacked</source>
        <translation>Wähle erst, welche Spalte angegriffen wird</translation>
    </message>
    <message>
        <source>First choose which die attacks first</source>
        <translation>Wähle erst, welcher Würfel zuerst angreift</translation>
    </message>
    <message>
        <source>First choose your Duke</source>
        <translation>Wähle erst deinen Herzog</translation>
    </message>
    <message>
        <source>First decide about {cards}</source>
        <translation>Entscheide erst über {cards}</translation>
    </message>
    <message>
        <source>First pay for {card}</source>
        <translation>Bezahle erst {card}</translation>
    </message>
    <message>
        <source>Only bots have decided</source>
        <translation>Nur Bots haben bisher entschieden</translation>
    </message>
    <message>
        <source>Roll the dice first</source>
        <translation>Würfle erst</translation>
    </message>
</context>
<context>
    <name>EntrySheet</name>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Nothing has all these words</source>
        <translation>Nichts enthält alle diese Wörter</translation>
    </message>
    <message>
        <source>Try fewer of them.</source>
        <translation>Versuch es mit weniger.</translation>
    </message>
</context>
<context>
    <name>EntryWords</name>
    <message>
        <source>With {numbers} players: {what}.</source>
        <translation>Bei {numbers} Personen: {what}.</translation>
    </message>
    <message>
        <source>It scores what it counts, and at least 0.</source>
        <translation>Sie bringt, was sie zählt, und mindestens 0.</translation>
    </message>
    <message>
        <source>It isn&apos;t in the game with {number} players.</source>
        <translation>Bei {number} Personen ist sie nicht im Spiel.</translation>
    </message>
    <message>
        <source>Worth {number} to each member right beside it, at the end.</source>
        <translation>Am Ende jedem Mitglied gleich daneben {number} wert.</translation>
    </message>
    <message>
        <source>When you put a member beside it you may use it, at once or never:</source>
        <translation>Stellst du ein Mitglied daneben, darfst du ihn nutzen, sofort oder nie:</translation>
    </message>
    <message>
        <source>draw two tasks and keep exactly one; if only one is left, that one.</source>
        <translation>zwei Aufgaben ziehen und genau eine davon behalten; ist nur eine übrig, bekommst du die.</translation>
    </message>
    <message>
        <source>change a good into the next dearer one, if the supply has it.</source>
        <translation>eine Ware in die nächstteurere tauschen, wenn der Vorrat sie hat.</translation>
    </message>
    <message>
        <source>choose one of your used cards and shuffle it into your deck.</source>
        <translation>eine deiner benutzten Karten wählen und in deinen Nachziehstapel mischen.</translation>
    </message>
    <message>
        <source>move any palm to a free bush next to it.</source>
        <translation>irgendeine Palme auf einen freien Busch daneben versetzen.</translation>
    </message>
    <message>
        <source>sell one of your goods at its value.</source>
        <translation>eine deiner Waren zu ihrem Wert verkaufen.</translation>
    </message>
    <message>
        <source>Counts {number} in the sum of its stack.</source>
        <translation>Zählt {number} in der Summe ihres Stapels.</translation>
    </message>
    <message>
        <source>{count} in each deck</source>
        <translation>{count} in jedem Nachziehstapel</translation>
    </message>
    <message>
        <source>Influence card {number}</source>
        <translation>Einflusskarte {number}</translation>
    </message>
    <message>
        <source>Advanced: {count} in each deck</source>
        <translation>Besondere Karte: {count} in jedem Nachziehstapel</translation>
    </message>
    <message>
        <source>It replaces a 3. If the guild has none left, you get none.</source>
        <translation>Sie ersetzt eine 3. Hat die Gilde keine Ware mehr, bekommst du keine.</translation>
    </message>
    <message>
        <source>It replaces a 1.</source>
        <translation>Sie ersetzt eine 1.</translation>
    </message>
    <message>
        <source>It replaces a 2.</source>
        <translation>Sie ersetzt eine 2.</translation>
    </message>
    <message>
        <source>It replaces a 4. That member is on the council, too, until the one on the seat leaves; then both go home. You may decline it.</source>
        <translation>Sie ersetzt eine 4. Auch dieses Mitglied ist im Rat, bis das auf dem Sitz geht; dann gehen beide heim. Du darfst es ablehnen.</translation>
    </message>
    <message>
        <source>It replaces a 5. The way is not diagonal. It leads over other members to a free space, but not over fountains and their sites. No fountain is used there. You may decline it.</source>
        <translation>Sie ersetzt eine 5. Der Weg ist nicht diagonal. Er führt über andere Mitglieder auf ein freies Feld, aber nicht über Brunnen und Baustellen. Dort wird kein Brunnen genutzt. Du darfst es ablehnen.</translation>
    </message>
    <message>
        <source>It replaces a 6.</source>
        <translation>Sie ersetzt eine 6.</translation>
    </message>
    <message>
        <source>It is a 25th card, and is ranked even with a sum of 0.</source>
        <translation>Sie ist eine 25. Karte und wird auch mit der Summe 0 gereiht.</translation>
    </message>
    <message>
        <source>Begins in your deck</source>
        <translation>Von Beginn an in deinem Nachziehstapel</translation>
    </message>
    <message>
        <source>Hero: comes with a player card</source>
        <translation>Held: kommt mit einer Lehenskarte</translation>
    </message>
    <message>
        <source>For hire</source>
        <translation>Zum Anheuern</translation>
    </message>
    <message>
        <source>{kind} · silver {silver}</source>
        <translation>{kind} · Silber {silver}</translation>
    </message>
    <message>
        <source>Shows {icons}.</source>
        <translation>Zeigt {icons}.</translation>
    </message>
    <message>
        <source>{clerics} clerics · {ribbon} ribbon</source>
        <translation>{clerics} Kleriker · Band: {ribbon}</translation>
    </message>
    <message>
        <source>Your viscount begins on space {number}</source>
        <translation>Dein Vizegraf beginnt auf Feld {number}</translation>
    </message>
    <message>
        <source>Goods: {effect}.</source>
        <translation>Güter: {effect}.</translation>
    </message>
    <message>
        <source>Then: {effect}.</source>
        <translation>Danach: {effect}.</translation>
    </message>
    <message>
        <source>In Odo&apos;s deck from the start</source>
        <translation>Von Beginn an in Odos Nachziehstapel</translation>
    </message>
    <message>
        <source>A future scheme</source>
        <translation>Eine künftige Intrige</translation>
    </message>
    <message>
        <source>First: {effect}.</source>
        <translation>Zuerst: {effect}.</translation>
    </message>
    <message>
        <source>Odo rides {number} spaces.</source>
        <translation>Odo reitet {number} Felder.</translation>
    </message>
    <message>
        <source>Odo rides 1 space.</source>
        <translation>Odo reitet 1 Feld.</translation>
    </message>
    <message>
        <source>Then the first that can be done: {effects}.</source>
        <translation>Danach das Erste, was möglich ist: {effects}.</translation>
    </message>
</context>
<context>
    <name>EveningSteps</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} von {all}</translation>
    </message>
    <message>
        <source>A guided turn</source>
        <translation>Ein geführter Zug</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>On to {box}</source>
        <translation>Weiter zu: {box}</translation>
    </message>
</context>
<context>
    <name>EveningsPage</name>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
</context>
<context>
    <name>EventPresenter</name>
    <message>
        <source>{event}: {power}</source>
        <translation>{event}: {power}</translation>
    </message>
</context>
<context>
    <name>EveryChoice</name>
    <message>
        <source>Choices that are shown</source>
        <translation>Gezeigte Entscheidungen</translation>
    </message>
    <message>
        <source>All choices</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Slips and worse</source>
        <translation>Ab Ungenauigkeit</translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation>Punkte nach Runden</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>{name}: {marks}</source>
        <translation>{name}: {marks}</translation>
    </message>
</context>
<context>
    <name>ExitGuard</name>
    <message>
        <source>The last decisions could not be saved and are lost if you quit now. {why}</source>
        <translation>Die letzten Entscheidungen konnten nicht gespeichert werden und gehen verloren, wenn du jetzt beendest. {why}</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders speichern …</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Trotzdem beenden</translation>
    </message>
</context>
<context>
    <name>FillPresenter</name>
    <message>
        <source>Next comes: {card}.</source>
        <translation>Als Nächstes kommt: {card}.</translation>
    </message>
    <message>
        <source>The next card is still hidden.</source>
        <translation>Die nächste Karte ist noch verdeckt.</translation>
    </message>
</context>
<context>
    <name>Finale</name>
    <message>
        <source>The Dark Lord</source>
        <translation>Der Dunkle Herrscher</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>{player}: {duke} brings {points}, {total} in all.</source>
        <translation>{player}: {duke} bringt {points}, {total} insgesamt.</translation>
    </message>
    <message>
        <source>{source}: {points}.</source>
        <translation>{source}: {points}.</translation>
    </message>
    <message>
        <source>A tie: the fewest cards decide</source>
        <translation>Gleichstand: Die wenigsten Karten entscheiden</translation>
    </message>
    <message>
        <source>A tie, in cards as well</source>
        <translation>Gleichstand, auch an Karten</translation>
    </message>
    <message>
        <source>{players} and {player}</source>
        <translation>{players} und {player}</translation>
    </message>
    <message>
        <source>{players} win with {points}</source>
        <translation>{players} gewinnen mit {points}</translation>
    </message>
    <message>
        <source>{player} wins with {points}</source>
        <translation>{player} gewinnt mit {points}</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <translation>{player} gewinnt</translation>
    </message>
    <message>
        <source>{winner} led {player} by {source}: {mine} to {theirs}.</source>
        <translation>{winner} lag vor {player} durch {source}: {mine} zu {theirs}.</translation>
    </message>
    <message>
        <source>Tasks of {player}</source>
        <translation>Aufgaben von {player}</translation>
    </message>
    <message>
        <source>{player}: the tasks bring {points}, {total} in all.</source>
        <translation>{player}: Die Aufgaben bringen {points}, {total} insgesamt.</translation>
    </message>
    <message>
        <source>A tie: members in the city decide, then coins</source>
        <translation>Gleichstand: Es entscheiden Mitglieder in der Stadt, dann Münzen</translation>
    </message>
    <message>
        <source>A tie, in members and coins as well</source>
        <translation>Gleichstand, auch bei Mitgliedern und Münzen</translation>
    </message>
    <message>
        <source>{members} in the city, coins: {coins}</source>
        <translation>{members} in der Stadt, Münzen: {coins}</translation>
    </message>
    <message>
        <source>A tie: silver and resources decide</source>
        <translation>Gleichstand: Silber und Rohstoffe entscheiden</translation>
    </message>
    <message>
        <source>A tie, in silver and resources as well</source>
        <translation>Gleichstand, auch bei Silber und Rohstoffen</translation>
    </message>
    <message>
        <source>{silver} silver, {resources} resources</source>
        <translation>{silver} Silber, {resources} Rohstoffe</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Überrasche mich</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Who plays player {number}?</source>
        <translation>Wer spielt Person {number}?</translation>
    </message>
    <message>
        <source>plays player {number}</source>
        <translation>spielt Person {number}</translation>
    </message>
    <message>
        <source>Wins {share} of 100 games against the knight.</source>
        <translation>Gewinnt {share} von 100 Spielen gegen den Ritter.</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest} bis {most} Personen</translation>
    </message>
    <message>
        <source>1 player</source>
        <translation>1 Person</translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation>{number} Personen</translation>
    </message>
</context>
<context>
    <name>GameFile</name>
    <message>
        <source>Save the game as</source>
        <translation>Das Spiel speichern unter</translation>
    </message>
</context>
<context>
    <name>GameKeeper</name>
    <message>
        <source>Play the choices again ({known} of {all})</source>
        <translation>Die Entscheidungen noch einmal spielen ({known} von {all})</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Gespeichert als {name}.</translation>
    </message>
    <message>
        <source>The disk is slow; the last decisions are not saved yet.</source>
        <translation>Der Datenträger braucht lange; die letzten Entscheidungen sind noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>{problem} The game continues from the last save.</source>
        <translation>{problem} Das Spiel geht vom letzten Speicherstand weiter.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete this game? It can&apos;t be brought back.</source>
        <translation>Dieses Spiel löschen? Es lässt sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>This game is open and can&apos;t be deleted.</source>
        <translation>Dieses Spiel ist gerade offen und lässt sich nicht löschen.</translation>
    </message>
    <message>
        <source>Continue from the saved game</source>
        <translation>Vom gespeicherten Stand weiterspielen</translation>
    </message>
    <message>
        <source>This game is open in another window. You are playing a copy.</source>
        <translation>Dieses Spiel ist in einem anderen Fenster offen. Du spielst mit einer Kopie.</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>I know what I&apos;d do, but why is for your eyes only.</source>
        <translation>Ich weiß, was ich täte, aber der Grund ist nur für deine Augen.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>GameWindow</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>New game: {title}. {about}</source>
        <translation>Neues Spiel: {title}. {about}</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message numerus="yes">
        <source>A game of %n</source>
        <translation>
            <numerusform>Ein Spiel zu %n</numerusform>
            <numerusform>Ein Spiel zu %n</numerusform>
        </translation>
    </message>
    <message>
        <source>over</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <source>rewound</source>
        <translation>zurückgespult</translation>
    </message>
    <message>
        <source>over: won</source>
        <translation>beendet: gewonnen</translation>
    </message>
    <message>
        <source>over: lost</source>
        <translation>beendet: verloren</translation>
    </message>
    <message>
        <source>over: drawn</source>
        <translation>beendet: unentschieden</translation>
    </message>
    <message>
        <source>over: won by {names}</source>
        <translation>beendet: gewonnen von {names}</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>ohne Hilfe</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Which game?</source>
        <translation>Welches Spiel?</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Gold: pays for citizens and domains.</source>
        <translation>Gold: bezahlt Bürger und Domänen.</translation>
    </message>
    <message>
        <source>Strength: slays monsters.</source>
        <translation>Stärke: erschlägt Monster.</translation>
    </message>
    <message>
        <source>Any resource: Gold, Strength or Magic, as you like.</source>
        <translation>Beliebiger Rohstoff: Gold, Stärke oder Magie, wie du willst.</translation>
    </message>
    <message>
        <source>Minion: a type of monster. Some cards count them.</source>
        <translation>Scherge: eine Art von Monstern. Manche Karten zählen sie.</translation>
    </message>
    <message>
        <source>Beast: a type of monster. Some cards count them.</source>
        <translation>Bestie: eine Art von Monstern. Manche Karten zählen sie.</translation>
    </message>
    <message>
        <source>Titan: a type of monster. Some cards count them.</source>
        <translation>Titan: eine Art von Monstern. Manche Karten zählen sie.</translation>
    </message>
    <message>
        <source>Boss: the last and hardest monster of an area.</source>
        <translation>Boss: das letzte und stärkste Monster eines Gebiets.</translation>
    </message>
    <message>
        <source>Monster Event: acts whenever its number is rolled.</source>
        <translation>Monsterereignis: wirkt immer, wenn seine Zahl gewürfelt wird.</translation>
    </message>
    <message>
        <source>Hills: the area these monsters come from.</source>
        <translation>Hügel: das Gebiet, aus dem diese Monster kommen.</translation>
    </message>
    <message>
        <source>Ruins: the area these monsters come from.</source>
        <translation>Ruinen: das Gebiet, aus dem diese Monster kommen.</translation>
    </message>
    <message>
        <source>Forest: the area these monsters come from.</source>
        <translation>Wald: das Gebiet, aus dem diese Monster kommen.</translation>
    </message>
    <message>
        <source>Valley: the area these monsters come from.</source>
        <translation>Tal: das Gebiet, aus dem diese Monster kommen.</translation>
    </message>
    <message>
        <source>Mountains: the area these monsters come from.</source>
        <translation>Gebirge: das Gebiet, aus dem diese Monster kommen.</translation>
    </message>
    <message>
        <source>Barrens: the area these monsters come from.</source>
        <translation>Ödland: das Gebiet, aus dem diese Monster kommen.</translation>
    </message>
    <message>
        <source>Swamp: the area these monsters come from.</source>
        <translation>Sumpf: das Gebiet, aus dem diese Monster kommen.</translation>
    </message>
    <message>
        <source>Caverns: the area these monsters come from.</source>
        <translation>Höhlen: das Gebiet, aus dem diese Monster kommen.</translation>
    </message>
    <message>
        <source>Price in Gold: Magic may pay part of it, but at least 1 must be Gold.</source>
        <translation>Preis in Gold: Magie darf einen Teil bezahlen, doch mindestens 1 muss Gold sein.</translation>
    </message>
    <message>
        <source>Price in Strength: Magic may pay part of it, but at least 1 must be Strength.</source>
        <translation>Preis in Stärke: Magie darf einen Teil bezahlen, doch mindestens 1 muss Stärke sein.</translation>
    </message>
    <message>
        <source>Price in Magic: it is paid besides the Strength.</source>
        <translation>Preis in Magie: Er wird zusätzlich zur Stärke bezahlt.</translation>
    </message>
    <message>
        <source>Doubles: when both dice show the same.</source>
        <translation>Pasch: wenn beide Würfel dasselbe zeigen.</translation>
    </message>
    <message>
        <source>Or: one of the two, as you choose.</source>
        <translation>Oder: eines von beiden, nach deiner Wahl.</translation>
    </message>
    <message>
        <source>And: one as well as the other.</source>
        <translation>Und: das eine und auch das andere.</translation>
    </message>
    <message>
        <source>Hourglass: when your Action Phase ends.</source>
        <translation>Sanduhr: wenn deine Aktionsphase endet.</translation>
    </message>
    <message>
        <source>Sickle and star: the first Magic you come by in any Harvest Phase.</source>
        <translation>Sichel und Stern: die erste Magie, die du in einer Erntephase bekommst.</translation>
    </message>
    <message>
        <source>Crossed swords: when a monster is slain.</source>
        <translation>Gekreuzte Schwerter: wenn ein Monster erschlagen wird.</translation>
    </message>
    <message>
        <source>Person with a plus: when a citizen is gained.</source>
        <translation>Person mit Plus: wenn ein Bürger dazukommt.</translation>
    </message>
    <message>
        <source>Tower with a plus: when a domain is built.</source>
        <translation>Turm mit Plus: wenn eine Domäne gebaut wird.</translation>
    </message>
    <message>
        <source>Magic: pays for Gold or Strength, but at least 1 must be the real thing.</source>
        <translation>Magie: zahlt für Gold oder Stärke, doch mindestens 1 davon muss echt sein.</translation>
    </message>
    <message>
        <source>Victory Points: the player with the most at the end wins.</source>
        <translation>Siegpunkte: Wer am Ende die meisten hat, gewinnt.</translation>
    </message>
    <message>
        <source>Worker: a role that domains need and Dukes count.</source>
        <translation>Arbeiter: eine Rolle, die Domänen brauchen und Herzöge zählen.</translation>
    </message>
    <message>
        <source>Soldier: a role that domains need and Dukes count.</source>
        <translation>Soldat: eine Rolle, die Domänen brauchen und Herzöge zählen.</translation>
    </message>
    <message>
        <source>Shadow: a role that domains need and Dukes count.</source>
        <translation>Schatten: eine Rolle, die Domänen brauchen und Herzöge zählen.</translation>
    </message>
    <message>
        <source>Holy: a role that domains need and Dukes count.</source>
        <translation>Heilige: eine Rolle, die Domänen brauchen und Herzöge zählen.</translation>
    </message>
    <message>
        <source>Warden: lies above the boss of its area. No card counts it.</source>
        <translation>Wächter: liegt über dem Boss seines Gebiets. Keine Karte zählt ihn.</translation>
    </message>
    <message>
        <source>Pool: resources in the centre that belong to nobody.</source>
        <translation>Schatz: Rohstoffe in der Mitte, die niemandem gehören.</translation>
    </message>
    <message>
        <source>Token: it is laid on a monster in the market.</source>
        <translation>Marke: Sie wird auf ein Monster im Markt gelegt.</translation>
    </message>
    <message>
        <source>Price in one resource: Gold, Strength or Magic, as you like, but no mix.</source>
        <translation>Preis in einem Rohstoff: Gold, Stärke oder Magie, wie du willst, aber nicht gemischt.</translation>
    </message>
    <message>
        <source>Laurel: the points the card is worth to its owner.</source>
        <translation>Lorbeer: die Punkte, die diese Karte am Ende wert ist.</translation>
    </message>
    <message>
        <source>Die: turns one die to another number.</source>
        <translation>Würfel: dreht einen Würfel auf eine andere Zahl.</translation>
    </message>
    <message>
        <source>Dice: in each Roll Phase of your turns.</source>
        <translation>Würfel: in jeder Würfelphase deiner Züge.</translation>
    </message>
    <message>
        <source>Die between two arrows: it is rolled again.</source>
        <translation>Würfel zwischen zwei Pfeilen: Er wird neu gewürfelt.</translation>
    </message>
    <message>
        <source>Per: once for each thing shown after it.</source>
        <translation>Je: einmal für jedes Zeichen, das dahinter steht.</translation>
    </message>
    <message>
        <source>Exchange: pay what is left of the arrow, gain what is right of it.</source>
        <translation>Tausch: Zahle, was links vom Pfeil steht, und erhalte, was rechts davon steht.</translation>
    </message>
    <message>
        <source>Hand: when your Action Phase begins; with +1, one more action.</source>
        <translation>Hand: wenn deine Aktionsphase beginnt; mit +1 eine weitere Aktion.</translation>
    </message>
    <message>
        <source>Sickle: in each Harvest Phase of your turns.</source>
        <translation>Sichel: in jeder Erntephase deiner Züge.</translation>
    </message>
    <message>
        <source>Free: gained without paying.</source>
        <translation>Kostenlos: erhalten, ohne zu bezahlen.</translation>
    </message>
    <message>
        <source>Return: one of yours goes back to where it lay.</source>
        <translation>Zurück: Eine deiner Karten geht dorthin zurück, wo sie lag.</translation>
    </message>
    <message>
        <source>Banish: the card leaves the game.</source>
        <translation>Verbannen: Die Karte verlässt das Spiel.</translation>
    </message>
    <message>
        <source>Face down: the citizen is out of use until the final score.</source>
        <translation>Verdeckt: Der Bürger ist bis zur Schlusswertung außer Dienst.</translation>
    </message>
    <message>
        <source>Take: it comes from another player.</source>
        <translation>Nehmen: Es kommt von jemand anderem.</translation>
    </message>
    <message>
        <source>Loss: every player loses this.</source>
        <translation>Verlust: Alle verlieren das.</translation>
    </message>
    <message>
        <source>Three people: every player does this.</source>
        <translation>Drei Personen: Das machen alle.</translation>
    </message>
    <message>
        <source>Three people, one hollow: every player but the active one does this.</source>
        <translation>Drei Personen, eine hohl: Das machen alle außer der Person am Zug.</translation>
    </message>
    <message>
        <source>Citizens: of any role.</source>
        <translation>Bürger: mit beliebiger Rolle.</translation>
    </message>
    <message>
        <source>Monsters: of any type.</source>
        <translation>Monster: von beliebiger Art.</translation>
    </message>
    <message>
        <source>Domains: of any kind.</source>
        <translation>Domänen: von beliebiger Art.</translation>
    </message>
    <message>
        <source>Active: it is this player&apos;s turn.</source>
        <translation>Am Zug: Diese Person ist dran.</translation>
    </message>
    <message>
        <source>Decides: the table waits for this player.</source>
        <translation>Entscheidet: Der Tisch wartet auf diese Person.</translation>
    </message>
    <message>
        <source>Rests: this player harvests nothing this turn.</source>
        <translation>Ruht: Diese Person erntet in diesem Zug nichts.</translation>
    </message>
    <message>
        <source>First: this player began the game.</source>
        <translation>Beginnt: Diese Person hat das Spiel begonnen.</translation>
    </message>
    <message>
        <source>Bot: this player is played by the program.</source>
        <translation>Bot: Hier spielt das Programm.</translation>
    </message>
    <message>
        <source>Cup: the score so far, without the Duke.</source>
        <translation>Pokal: die Punkte bisher, ohne den Herzog.</translation>
    </message>
    <message>
        <source>Exhausted: nothing is left of this stack.</source>
        <translation>Erschöpft: Von diesem Stapel ist nichts übrig.</translation>
    </message>
    <message>
        <source>Face down: nobody knows these cards yet.</source>
        <translation>Verdeckt: Noch kennt niemand diese Karten.</translation>
    </message>
    <message>
        <source>Hint: your coach&apos;s suggestion.</source>
        <translation>Tipp: der Vorschlag deines Ratgebers.</translation>
    </message>
    <message>
        <source>Left power: works on its owner&apos;s turns.</source>
        <translation>Linke Fähigkeit: wirkt im Zug der Person, der die Karte gehört.</translation>
    </message>
    <message>
        <source>Right power: works on others&apos; turns.</source>
        <translation>Rechte Fähigkeit: wirkt in den Zügen der anderen.</translation>
    </message>
    <message>
        <source>Harvest: every card whose number was rolled gives what it shows, for everyone.</source>
        <translation>Ernte: Jede Karte, deren Zahl gewürfelt wurde, gibt, was sie zeigt, und zwar bei allen.</translation>
    </message>
    <message>
        <source>Actions: slay, recruit, build, or gain 1 resource.</source>
        <translation>Aktionen: erschlagen, anwerben, bauen oder 1 Rohstoff erhalten.</translation>
    </message>
    <message>
        <source>Monsters: each die wakes the monsters of its column, and they take a card below them.</source>
        <translation>Monster: Jeder Würfel weckt die Monster seiner Spalte, und sie nehmen eine Karte unter sich.</translation>
    </message>
    <message>
        <source>{tokens}: tokens that pay for what an expansion offers.</source>
        <translation>{tokens}: bezahlen, was eine Erweiterung anbietet.</translation>
    </message>
    <message>
        <source>Numbers: the card wakes when a die, or both together, show one of them.</source>
        <translation>Zahlen: Die Karte erwacht, wenn ein Würfel oder beide zusammen eine davon zeigen.</translation>
    </message>
    <message>
        <source>Two people, one hollow: another player, any or the one you choose.</source>
        <translation>Zwei Personen, eine hohl: eine andere Person, irgendeine oder die deiner Wahl.</translation>
    </message>
    <message>
        <source>Give: it goes to another player, as you choose.</source>
        <translation>Geben: Es geht an eine andere Person deiner Wahl.</translation>
    </message>
    <message>
        <source>Plus or minus: the difference to the printed price.</source>
        <translation>Plus oder Minus: der Unterschied zum aufgedruckten Preis.</translation>
    </message>
    <message>
        <source>Times: how many cards are left in this stack.</source>
        <translation>Mal: wie viele Karten in diesem Stapel übrig sind.</translation>
    </message>
    <message>
        <source>Roll: two dice give three results, each die and both.</source>
        <translation>Würfeln: Zwei Würfel geben drei Ergebnisse: jeder für sich und beide zusammen.</translation>
    </message>
    <message>
        <source>Deal: three cards of the deck come to the piles.</source>
        <translation>Austeilen: Drei Karten kommen vom Nachziehstapel auf die Stapel.</translation>
    </message>
    <message>
        <source>Second Harvest: your cards give what they show at the right.</source>
        <translation>Zweite Ernte: Deine Karten geben, was sie rechts zeigen.</translation>
    </message>
    <message>
        <source>End: the dice go to the next player.</source>
        <translation>Ende: Die Würfel gehen an die nächste Person.</translation>
    </message>
</context>
<context>
    <name>Goal</name>
    <message>
        <source>nothing to pay</source>
        <translation>kostenlos</translation>
    </message>
    <message>
        <source>{silver} silver, you have {own}</source>
        <translation>{silver} Silber, du hast {own}</translation>
    </message>
    <message>
        <source>{silver} silver</source>
        <translation>{silver} Silber</translation>
    </message>
    <message>
        <source>No trade</source>
        <translation>Kein Handel</translation>
    </message>
    <message>
        <source>No house</source>
        <translation>Kein Haus</translation>
    </message>
    <message>
        <source>No workers</source>
        <translation>Keine Leute</translation>
    </message>
    <message>
        <source>No manuscript</source>
        <translation>Keine Handschrift</translation>
    </message>
    <message>
        <source>Transcribe</source>
        <translation>Abschreiben</translation>
    </message>
    <message>
        <source> (only by dismissing {card})</source>
        <translation> (nur, wenn du {card} entlässt)</translation>
    </message>
    <message>
        <source>Trade once</source>
        <translation>Einmal handeln</translation>
    </message>
    <message>
        <source>Trade up to {times} times</source>
        <translation>Bis zu {times}-mal handeln</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>Build on {number} spots</source>
        <translation>Auf {number} Baugründen bauen</translation>
    </message>
    <message>
        <source>Build on 1 spot</source>
        <translation>Auf 1 Baugrund bauen</translation>
    </message>
    <message>
        <source>{building}: {builders} short</source>
        <translation>{building}: {builders} zu wenig</translation>
    </message>
    <message>
        <source>Send 1 worker</source>
        <translation>1 Person schicken</translation>
    </message>
    <message>
        <source>Send up to {number} workers</source>
        <translation>Bis zu {number} Leute schicken</translation>
    </message>
    <message>
        <source>Hire {card} for {silver} silver</source>
        <translation>{card} für {silver} Silber anheuern</translation>
    </message>
    <message>
        <source>{card} costs {silver} silver to hire or dismiss</source>
        <translation>{card}: Anheuern oder Entlassen kostet {silver} Silber</translation>
    </message>
    <message>
        <source>You meet {names}, who may rearrange their cards</source>
        <translation>Du triffst {names}: Dort dürfen die Karten neu geordnet werden</translation>
    </message>
</context>
<context>
    <name>Goods</name>
    <message>
        <source>Goods</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>{good}: {number}. Each sells for {price}.</source>
        <translation>{good}: {number}. Jede Ware bringt {price}.</translation>
    </message>
    <message>
        <source>{good}: hidden. Hold D to look.</source>
        <translation>{good}: verborgen. Halte D, um nachzusehen.</translation>
    </message>
    <message>
        <source>{good}: hidden.</source>
        <translation>{good}: verborgen.</translation>
    </message>
</context>
<context>
    <name>GuideSheet</name>
    <message>
        <source>The Herald</source>
        <translation>Der Herold</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>The Gardener</source>
        <translation>Der Gärtner</translation>
    </message>
    <message>
        <source>The Scribe</source>
        <translation>Der Schreiber</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>Paintings</source>
        <translation>Gemälde</translation>
    </message>
    <message>
        <source>auctions won</source>
        <translation>Auktionen gewonnen</translation>
    </message>
    <message>
        <source>outbid</source>
        <translation>überboten</translation>
    </message>
    <message>
        <source>sent home</source>
        <translation>heimgeschickt</translation>
    </message>
    <message>
        <source>{number} of my family you sent home. They remember.</source>
        <translation>{number} aus meiner Familie hast du heimgeschickt. Sie wissen es noch.</translation>
    </message>
    <message>
        <source>{number} of yours went home on my account.</source>
        <translation>{number} von deinen gingen meinetwegen heim.</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>genommen</translation>
    </message>
    <message>
        <source>bosses slain</source>
        <translation>Bosse erschlagen</translation>
    </message>
    <message>
        <source>builds most</source>
        <translation>baut am liebsten</translation>
    </message>
    <message>
        <source>You took my {card}. I&apos;d like it back.</source>
        <translation>{card}: Das war mal meins. Ich hätte es gern zurück.</translation>
    </message>
    <message>
        <source>{number} of your Gold is mine by now.</source>
        <translation>{number} Gold von dir gehören inzwischen mir.</translation>
    </message>
    <message>
        <source>{number} Gold you took from me. I count.</source>
        <translation>{number} Gold hast du mir genommen. Ich zähle mit.</translation>
    </message>
    <message>
        <source>against the Dark Lord</source>
        <translation>gegen den Dunklen Herrscher</translation>
    </message>
    <message>
        <source>cards taken</source>
        <translation>genommene Karten</translation>
    </message>
    <message>
        <source>Neither of us fell. I have more evenings than you.</source>
        <translation>Keiner von uns fiel. Ich habe mehr Abende als du.</translation>
    </message>
    <message>
        <source>You hold the gate well. I only need it open once.</source>
        <translation>Du hältst das Tor gut. Mir genügt es einmal offen.</translation>
    </message>
    <message>
        <source>We are even. The dark is patient.</source>
        <translation>Wir sind quitt. Das Dunkel hat Geduld.</translation>
    </message>
    <message>
        <source>Your gate knows my knock by now.</source>
        <translation>Dein Tor kennt mein Klopfen inzwischen.</translation>
    </message>
    <message>
        <source>workers sent home</source>
        <translation>Leute heimgeschickt</translation>
    </message>
    <message>
        <source>castle taken over</source>
        <translation>Führung in der Burg übernommen</translation>
    </message>
    <message>
        <source>links to the other</source>
        <translation>Verbindungen zur anderen Seite</translation>
    </message>
    <message>
        <source>collisions</source>
        <translation>Zusammenstöße</translation>
    </message>
    <message>
        <source>{number} of my people you put over the wall. They walked home.</source>
        <translation>{number} von meinen Leuten hast du über die Mauer gesetzt. Sie gingen zu Fuß heim.</translation>
    </message>
    <message>
        <source>{number} of yours I showed the gate. Politely.</source>
        <translation>{number} von deinen habe ich das Tor gezeigt. Höflich.</translation>
    </message>
    <message>
        <source>{number} links between us. One could call that neighbours.</source>
        <translation>{number} Verbindungen zwischen uns. Das nenne ich Nachbarschaft.</translation>
    </message>
</context>
<context>
    <name>HallHead</name>
    <message>
        <source>all</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>1 evening, {won} won</source>
        <translation>1 Abend, {won} gewonnen</translation>
    </message>
    <message>
        <source>{number} evenings, {won} won</source>
        <translation>{number} Abende, {won} gewonnen</translation>
    </message>
</context>
<context>
    <name>HallRibbon</name>
    <message>
        <source>Hall of Kingdoms</source>
        <translation>Halle der Königreiche</translation>
    </message>
</context>
<context>
    <name>HallScreen</name>
    <message>
        <source>Hall of Kingdoms</source>
        <translation>Halle der Königreiche</translation>
    </message>
    <message>
        <source>No game is finished yet. Each one will hang here.</source>
        <translation>Noch ist kein Spiel zu Ende. Jedes wird hier hängen.</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Newer paintings</source>
        <translation>Neuere Gemälde</translation>
    </message>
    <message>
        <source>Older paintings</source>
        <translation>Ältere Gemälde</translation>
    </message>
    <message>
        <source>Page {number} of {all}</source>
        <translation>Seite {number} von {all}</translation>
    </message>
    <message>
        <source>The page of {name}</source>
        <translation>Die Seite von {name}</translation>
    </message>
</context>
<context>
    <name>HandPeek</name>
    <message>
        <source>Hold to look at your hand. The D key does the same.</source>
        <translation>Halte gedrückt, um deine Hand anzusehen. Die Taste D tut dasselbe.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
</context>
<context>
    <name>HangingSigns</name>
    <message>
        <source>Pages of the review</source>
        <translation>Seiten des Rückblicks</translation>
    </message>
</context>
<context>
    <name>HarvestPreview</name>
    <message>
        <source>{player}: {cards}</source>
        <translation>{player}: {cards}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>With {first} and {second}: {harvests}.</source>
        <translation>Mit {first} und {second}: {harvests}.</translation>
    </message>
    <message>
        <source>{card} gives {power}</source>
        <translation>{card} gibt {power}</translation>
    </message>
</context>
<context>
    <name>HelpController</name>
    <message>
        <source>This game is played without help.</source>
        <translation>Dieses Spiel wird ohne Hilfe gespielt.</translation>
    </message>
    <message>
        <source>Help is switched off in the settings.</source>
        <translation>Die Hilfe ist in den Einstellungen ausgeschaltet.</translation>
    </message>
</context>
<context>
    <name>HelpEditor</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>No hints, numbers or warnings in this game. The history will say so.</source>
        <translation>Keine Tipps, Zahlen oder Warnungen in diesem Spiel. Die Chronik vermerkt es.</translation>
    </message>
</context>
<context>
    <name>HiddenTrack</name>
    <message>
        <source>Coins: hidden. Hold D to look.</source>
        <translation>Münzen: verborgen. Halte D, um nachzusehen.</translation>
    </message>
    <message>
        <source>Coins: hidden.</source>
        <translation>Münzen: verborgen.</translation>
    </message>
    <message>
        <source>hold D</source>
        <translation>D halten</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Draw to {number}</source>
        <translation>Auf {number} ziehen</translation>
    </message>
    <message>
        <source>Lay these stacks out</source>
        <translation>Diese Stapel auslegen</translation>
    </message>
    <message>
        <source>Stacks of {bids}</source>
        <translation>Stapel: {bids}</translation>
    </message>
    <message>
        <source>One stack of {bid}</source>
        <translation>Ein Stapel: {bid}</translation>
    </message>
    <message>
        <source>Settle: {spot}</source>
        <translation>Siedeln: {spot}</translation>
    </message>
    <message>
        <source>Reveal stack {number}</source>
        <translation>Stapel {number} aufdecken</translation>
    </message>
    <message>
        <source>Hide {hidden} under {card}</source>
        <translation>{hidden} unter {card} verstecken</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Spalte {number}</translation>
    </message>
    <message>
        <source>I weigh {secrets} for this, so the answer is for your eyes only.</source>
        <translation>Dafür wiege ich ab: {secrets}. Die Antwort ist also nur für deine Augen.</translation>
    </message>
    <message>
        <source>your stacks</source>
        <translation>deine Stapel</translation>
    </message>
    <message>
        <source>your coins</source>
        <translation>deine Münzen</translation>
    </message>
    <message>
        <source>your goods</source>
        <translation>deine Waren</translation>
    </message>
    <message>
        <source>your tasks</source>
        <translation>deine Aufgaben</translation>
    </message>
    <message>
        <source>{secrets} and {secret}</source>
        <translation>{secrets} und {secret}</translation>
    </message>
</context>
<context>
    <name>HintList</name>
    <message>
        <source>The best choices</source>
        <translation>Das Beste</translation>
    </message>
</context>
<context>
    <name>HintModel</name>
    <message>
        <source>The best choices</source>
        <translation>Das Beste</translation>
    </message>
    <message>
        <source>{number}: {choice}.</source>
        <translation>{number}: {choice}.</translation>
    </message>
    <message>
        <source>{chance} to win.</source>
        <translation>{chance} auf den Sieg.</translation>
    </message>
    <message>
        <source>Then: {choice}.</source>
        <translation>Dann: {choice}.</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Thanks</source>
        <translation>Danke</translation>
    </message>
    <message>
        <source>Hold D to read the hint.</source>
        <translation>Halte D, um den Tipp zu lesen.</translation>
    </message>
    <message>
        <source>Numbers, shown</source>
        <translation>Zahlen, aufgeklappt</translation>
    </message>
    <message>
        <source>Numbers, folded</source>
        <translation>Zahlen, zugeklappt</translation>
    </message>
</context>
<context>
    <name>HintPeek</name>
    <message>
        <source>Hold to read</source>
        <translation>Halten und lesen</translation>
    </message>
    <message>
        <source>Hold to read the hint.</source>
        <translation>Halte gedrückt, um den Tipp zu lesen.</translation>
    </message>
</context>
<context>
    <name>HistoryScreen</name>
    <message>
        <source>No game is finished yet. Each one will be kept here.</source>
        <translation>Noch ist kein Spiel zu Ende. Jedes wird hier aufbewahrt.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Als CSV ausgeben …</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
</context>
<context>
    <name>HistoryTables</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Rewound games are not counted.</source>
        <translation>Zurückgespulte Spiele zählen nicht.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Players and points</source>
        <translation>Wer, mit wie vielen Punkten</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gewonnen von</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Vermerk</translation>
    </message>
    <message>
        <source>Wins without help</source>
        <translation>Siege ohne Hilfe</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>rewound</source>
        <translation>zurückgespult</translation>
    </message>
    <message>
        <source>Bots that play at random</source>
        <translation>Bots, die nach Zufall spielen</translation>
    </message>
    <message>
        <source>Bots that plan ahead</source>
        <translation>Bots, die vorausplanen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>ohne Hilfe</translation>
    </message>
    <message>
        <source>watched</source>
        <translation>zugeschaut</translation>
    </message>
    <message>
        <source>watched: {level}</source>
        <translation>zugeschaut: {level}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>Bots that play well</source>
        <translation>Bots, die gut spielen</translation>
    </message>
</context>
<context>
    <name>Hold</name>
    <message>
        <source>{card} There are {number} of them.</source>
        <translation>{card} Davon gibt es {number}.</translation>
    </message>
    <message>
        <source>{card} Face up: {up} of {number}.</source>
        <translation>{card} Offen: {up} von {number}.</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Laderaum</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Don&apos;t propose the lesson again</source>
        <translation>Die Lektion nicht mehr vorschlagen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Hall of Kingdoms</source>
        <translation>Halle der Königreiche</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>Rules and cards</source>
        <translation>Regeln und Karten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>An unofficial table for {games}</source>
        <translation>Ein inoffizieller Tisch für {games}</translation>
    </message>
    <message>
        <source>Continue the lesson</source>
        <translation>Lektion fortsetzen</translation>
    </message>
    <message>
        <source>New here? A few short chapters.</source>
        <translation>Neu hier? Ein paar kurze Kapitel.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
</context>
<context>
    <name>Houses</name>
    <message>
        <source>{name}: {house}.</source>
        <translation>{name}: {house}.</translation>
    </message>
    <message>
        <source>{name}: {house}, {number}.</source>
        <translation>{name}: {house}, {number}.</translation>
    </message>
    <message>
        <source>a crooked laboratory</source>
        <translation>ein schiefes Labor</translation>
    </message>
    <message>
        <source>an archer on a wall</source>
        <translation>ein Schütze auf der Mauer</translation>
    </message>
    <message>
        <source>a forge</source>
        <translation>eine Schmiede</translation>
    </message>
    <message>
        <source>a shop with a smokehouse</source>
        <translation>ein Laden mit Räucherkammer</translation>
    </message>
    <message>
        <source>a well house with a spring</source>
        <translation>ein Brunnenhaus mit einer Quelle</translation>
    </message>
    <message>
        <source>a workshop with a wind wheel</source>
        <translation>eine Werkstatt mit Windrad</translation>
    </message>
    <message>
        <source>a yard with a treadwheel crane</source>
        <translation>ein Hof mit einem Tretradkran</translation>
    </message>
    <message>
        <source>an arena</source>
        <translation>eine Arena</translation>
    </message>
    <message>
        <source>a chapel</source>
        <translation>eine Kapelle</translation>
    </message>
    <message>
        <source>a den with a lantern</source>
        <translation>ein Versteck mit Laterne</translation>
    </message>
    <message>
        <source>the crier&apos;s stone</source>
        <translation>der Stein des Ausrufers</translation>
    </message>
    <message>
        <source>a tilt-yard</source>
        <translation>ein Turnierplatz</translation>
    </message>
    <message>
        <source>a camp by a fire</source>
        <translation>ein Lager am Feuer</translation>
    </message>
    <message>
        <source>a stall with scales</source>
        <translation>ein Stand mit Waage</translation>
    </message>
    <message>
        <source>a mine with a cart</source>
        <translation>ein Stollen mit Lore</translation>
    </message>
    <message>
        <source>a cloister</source>
        <translation>ein Kloster</translation>
    </message>
    <message>
        <source>a temple with wings</source>
        <translation>ein Tempel mit Flügeln</translation>
    </message>
    <message>
        <source>a farm with a rick</source>
        <translation>ein Hof mit Heuschober</translation>
    </message>
    <message>
        <source>a moon pool</source>
        <translation>ein Mondbrunnen</translation>
    </message>
    <message>
        <source>a tavern</source>
        <translation>eine Schenke</translation>
    </message>
    <message>
        <source>a shrine with a dome</source>
        <translation>ein Schrein mit Kuppel</translation>
    </message>
    <message>
        <source>a wooden watchtower</source>
        <translation>ein hölzerner Wachturm</translation>
    </message>
    <message>
        <source>a hut with a field</source>
        <translation>eine Hütte mit Feld</translation>
    </message>
    <message>
        <source>a bakery with a pretzel</source>
        <translation>eine Backstube mit Brezel</translation>
    </message>
    <message>
        <source>a barn with a scarecrow</source>
        <translation>eine Scheune mit Vogelscheuche</translation>
    </message>
    <message>
        <source>a belfry with a red roof</source>
        <translation>ein Glockenturm mit rotem Dach</translation>
    </message>
    <message>
        <source>a gatehouse with a portcullis</source>
        <translation>ein Torhaus mit Fallgitter</translation>
    </message>
    <message>
        <source>a hideout under a rock</source>
        <translation>ein Unterschlupf unter einem Felsen</translation>
    </message>
    <message>
        <source>a gatehouse with a crown on its flag</source>
        <translation>ein Torhaus mit einer Krone auf der Fahne</translation>
    </message>
    <message>
        <source>a boathouse on stilts</source>
        <translation>ein Bootshaus auf Pfählen</translation>
    </message>
    <message>
        <source>a cellar inn with a hidden jetty</source>
        <translation>eine Kellerschenke mit verstecktem Steg</translation>
    </message>
    <message>
        <source>a counting house with a strongroom</source>
        <translation>ein Kontor mit Schatzkammer</translation>
    </message>
    <message>
        <source>a fisher&apos;s hut with nets</source>
        <translation>eine Fischerhütte mit Netzen</translation>
    </message>
    <message>
        <source>a gun battery behind a wall</source>
        <translation>eine Geschützstellung hinter einer Mauer</translation>
    </message>
    <message>
        <source>a house with a rope</source>
        <translation>ein Haus mit Seil</translation>
    </message>
    <message>
        <source>a leaning house with a purple flame</source>
        <translation>ein schiefes Haus mit violetter Flamme</translation>
    </message>
    <message>
        <source>a lodge with antlers</source>
        <translation>eine Jagdhütte mit Geweih</translation>
    </message>
    <message>
        <source>a log cabin with a wood pile</source>
        <translation>eine Blockhütte mit Holzstoß</translation>
    </message>
    <message>
        <source>a log tower with a tent roof</source>
        <translation>ein Blockturm mit Zeltdach</translation>
    </message>
    <message>
        <source>a longhouse with a dragon&apos;s head</source>
        <translation>ein Langhaus mit einem Drachenkopf</translation>
    </message>
    <message>
        <source>a longhouse with a horned skull</source>
        <translation>ein Langhaus mit Hörnerschädel</translation>
    </message>
    <message>
        <source>a manor with a garden</source>
        <translation>ein Gutshaus mit Garten</translation>
    </message>
    <message>
        <source>a mausoleum with a skull</source>
        <translation>ein Mausoleum mit Totenkopf</translation>
    </message>
    <message>
        <source>a palazzo with a banner</source>
        <translation>ein Palazzo mit Banner</translation>
    </message>
    <message>
        <source>a ring of stones with a spirit</source>
        <translation>ein Steinkreis mit Geist</translation>
    </message>
    <message>
        <source>a round church with a cross</source>
        <translation>eine Rundkirche mit Kreuz</translation>
    </message>
    <message>
        <source>a sea tower with a beacon</source>
        <translation>ein Seeturm mit einem Leuchtfeuer</translation>
    </message>
    <message>
        <source>a stable with a dragon&apos;s head</source>
        <translation>ein Stall mit Drachenkopf</translation>
    </message>
    <message>
        <source>a stage with a lute</source>
        <translation>eine Bühne mit Laute</translation>
    </message>
    <message>
        <source>a tent house with lamps</source>
        <translation>ein Zelthaus mit Lampen</translation>
    </message>
    <message>
        <source>a toll gate on the border</source>
        <translation>ein Zolltor an der Grenze</translation>
    </message>
    <message>
        <source>a tower with a pennant</source>
        <translation>ein Turm mit Wimpel</translation>
    </message>
    <message>
        <source>a treasure vault</source>
        <translation>eine Schatzkammer</translation>
    </message>
    <message>
        <source>a turf hut with a rune stone</source>
        <translation>eine Grassodenhütte mit einem Runenstein</translation>
    </message>
    <message>
        <source>a turret with a shield</source>
        <translation>ein Türmchen mit Schild</translation>
    </message>
    <message>
        <source>a war camp</source>
        <translation>ein Heerlager</translation>
    </message>
    <message>
        <source>a tower with a hat</source>
        <translation>ein Turm mit Hut</translation>
    </message>
    <message>
        <source>a workshop with a wheel</source>
        <translation>eine Werkstatt mit Rad</translation>
    </message>
</context>
<context>
    <name>InfluenceCards</name>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Nest Egg</source>
        <translation>Notgroschen</translation>
    </message>
    <message>
        <source>Twin</source>
        <translation>Zwilling</translation>
    </message>
    <message>
        <source>Wine Warehouse</source>
        <translation>Weinlager</translation>
    </message>
    <message>
        <source>Cloth Warehouse</source>
        <translation>Tuchlager</translation>
    </message>
    <message>
        <source>Assistance</source>
        <translation>Beistand</translation>
    </message>
    <message>
        <source>Wanderer</source>
        <translation>Wanderer</translation>
    </message>
    <message>
        <source>Powerhouse</source>
        <translation>Kraftprotz</translation>
    </message>
    <message>
        <source>Counts 0, and 2 more for each 6 that others reveal in this auction.</source>
        <translation>Zählt 0, und 2 mehr für jede 6, die andere in dieser Auktion aufdecken.</translation>
    </message>
    <message>
        <source>Counts 1. Revealed, it brings 2 coins.</source>
        <translation>Zählt 1. Beim Aufdecken bringt er 2 Münzen.</translation>
    </message>
    <message>
        <source>Counts 2. Both Twins in one stack count 6.</source>
        <translation>Zählt 2. Beide Zwillinge in einem Stapel zählen 6.</translation>
    </message>
    <message>
        <source>Counts 3. Revealed, it brings one wine.</source>
        <translation>Zählt 3. Beim Aufdecken bringt es einen Wein.</translation>
    </message>
    <message>
        <source>Counts 3. Revealed, it brings one cloth.</source>
        <translation>Zählt 3. Beim Aufdecken bringt es ein Tuch.</translation>
    </message>
    <message>
        <source>Counts 4. Revealed, it lets you put a member beside one on a guild&apos;s seat; both leave together.</source>
        <translation>Zählt 4. Beim Aufdecken darfst du ein Mitglied neben eines auf dem Sitz einer Gilde stellen; beide gehen gemeinsam.</translation>
    </message>
    <message>
        <source>Counts 5. Revealed, it lets you move a member in the city up to 3 steps.</source>
        <translation>Zählt 5. Beim Aufdecken darf eines deiner Mitglieder in der Stadt bis zu 3 Schritte gehen.</translation>
    </message>
    <message>
        <source>Counts 7, or 5 if someone else reveals a 0 in this auction.</source>
        <translation>Zählt 7, aber nur 5, wenn jemand anderes in dieser Auktion eine 0 aufdeckt.</translation>
    </message>
    <message>
        <source>{card}. {power}</source>
        <translation>{card}. {power}</translation>
    </message>
</context>
<context>
    <name>Interval</name>
    <message>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Let it run</source>
        <translation>Laufen lassen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>{choice}.</source>
        <translation>{choice}.</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>Das Spiel steht still</translation>
    </message>
    <message>
        <source>{name}&apos;s turn is over</source>
        <translation>{name} ist fertig</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>{name} is next. Enter plays one turn, {key} lets the game run.</source>
        <translation>{name} ist als Nächstes dran. Enter spielt einen Zug, {key} lässt das Spiel laufen.</translation>
    </message>
    <message>
        <source>{name} plays next when the time is up. {key} pauses.</source>
        <translation>{name} ist dran, wenn die Zeit um ist. {key} hält das Spiel an.</translation>
    </message>
    <message>
        <source>{name} is next; {key} pauses.</source>
        <translation>{name} ist als Nächstes dran; {key} hält das Spiel an.</translation>
    </message>
</context>
<context>
    <name>Islands</name>
    <message>
        <source>Islands</source>
        <translation>Inseln</translation>
    </message>
</context>
<context>
    <name>KeepsakePresenter</name>
    <message>
        <source>Show my cards</source>
        <translation>Meine Karten zeigen</translation>
    </message>
    <message>
        <source>Show the two cards dealt to you.</source>
        <translation>Die zwei Karten zeigen, die du bekommen hast.</translation>
    </message>
    <message>
        <source>Nobody else sees your cards before all have chosen.</source>
        <translation>Niemand sonst sieht deine Karten, bevor alle gewählt haben.</translation>
    </message>
</context>
<context>
    <name>KeptChoice</name>
    <message>
        <source>Look at the table first; the choice waits at the margin.</source>
        <translation>Erst den Tisch ansehen; die Wahl wartet am Rand.</translation>
    </message>
</context>
<context>
    <name>KeptColumn</name>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep {card}. {powers}</source>
        <translation>{card} behalten. {powers}</translation>
    </message>
</context>
<context>
    <name>KeyLists</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Menüs öffnen</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go from card to card, or from button to button</source>
        <translation>Von Karte zu Karte gehen, oder von Knopf zu Knopf</translation>
    </message>
    <message>
        <source>Go to the next button or list, area by area</source>
        <translation>Weiter zum nächsten Knopf oder zur nächsten Liste, Bereich für Bereich</translation>
    </message>
    <message>
        <source>Choose the card or button, or the proposed answer</source>
        <translation>Die Karte oder den Knopf wählen, oder die vorgeschlagene Antwort</translation>
    </message>
    <message>
        <source>Choose an answer to the question</source>
        <translation>Eine Antwort der Frage wählen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Skip ahead; lift the curtain, or continue</source>
        <translation>Überspringen; den Vorhang heben oder weiter</translation>
    </message>
    <message>
        <source>Step back, or close the open sheet</source>
        <translation>Einen Schritt zurück, oder das offene Blatt schließen</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>KindsEditor</name>
    <message>
        <source>Advanced influence cards</source>
        <translation>Besondere Einflusskarten</translation>
    </message>
    <message>
        <source>The cards you choose are in everyone&apos;s deck.</source>
        <translation>Die gewählten sind in allen Nachziehstapeln.</translation>
    </message>
</context>
<context>
    <name>Kingdom</name>
    <message>
        <source>Kingdom</source>
        <translation>Königreich</translation>
    </message>
    <message>
        <source>{name}&apos;s kingdom</source>
        <translation>Königreich von {name}</translation>
    </message>
    <message>
        <source>Slain: {names}. Worth {points}.</source>
        <translation>Erschlagen: {names}. Wert: {points}.</translation>
    </message>
    <message>
        <source>{card} Used this turn.</source>
        <translation>{card} In diesem Zug benutzt.</translation>
    </message>
    <message>
        <source>{card} New.</source>
        <translation>{card} Neu.</translation>
    </message>
</context>
<context>
    <name>LaterModel</name>
    <message>
        <source>What came after</source>
        <translation>Was danach kam</translation>
    </message>
</context>
<context>
    <name>LeafBar</name>
    <message>
        <source>Show the market</source>
        <translation>Zum Markt</translation>
    </message>
    <message>
        <source>Show my board</source>
        <translation>Meine Tafel zeigen</translation>
    </message>
    <message>
        <source>{words}: {gold} Gold, {strength} Strength, {magic} Magic, {points} points</source>
        <translation>{words}: {gold} Gold, {strength} Stärke, {magic} Magie, {points} Punkte</translation>
    </message>
</context>
<context>
    <name>LearnScreen</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Schachteln</translation>
    </message>
</context>
<context>
    <name>LedgerPoints</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>LeftAfter</name>
    <message>
        <source>left after paying</source>
        <translation>bleibt nach dem Zahlen</translation>
    </message>
</context>
<context>
    <name>LeftoverTurn</name>
    <message>
        <source>{left} left</source>
        <translation>{left} übrig</translation>
    </message>
    <message>
        <source>{left} left; {card} costs {price}</source>
        <translation>{left} übrig; {card} kostet {price}</translation>
    </message>
</context>
<context>
    <name>LessonGuide</name>
    <message>
        <source>Once more. What is done stays done; only my words go back.</source>
        <translation>Noch einmal. Was getan ist, bleibt getan; nur meine Worte gehen zurück.</translation>
    </message>
    <message>
        <source>{chapter} · {number} of {all}</source>
        <translation>{chapter} · {number} von {all}</translation>
    </message>
</context>
<context>
    <name>LessonStrip</name>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
</context>
<context>
    <name>LinesModel</name>
    <message>
        <source>{points} points for {cause}.</source>
        <translation>{points} Punkte für {cause}.</translation>
    </message>
    <message>
        <source>1 point for {cause}.</source>
        <translation>1 Punkt für {cause}.</translation>
    </message>
    <message>
        <source>Cards: {names}.</source>
        <translation>Karten: {names}.</translation>
    </message>
</context>
<context>
    <name>ListPresenter</name>
    <message>
        <source>Answer {number}</source>
        <translation>Antwort {number}</translation>
    </message>
    <message>
        <source>{choice}.</source>
        <translation>{choice}.</translation>
    </message>
    <message>
        <source>Hold D to read your answers when nobody else is looking.</source>
        <translation>Halte D, um deine Antworten zu lesen, wenn sonst niemand hinsieht.</translation>
    </message>
</context>
<context>
    <name>LoadScreen</name>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>No game is saved yet. Every game saves itself.</source>
        <translation>Noch kein Spiel gespeichert. Jedes speichert sich von selbst.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Games of Valeria (*{suffix})</source>
        <translation>Spiele von Valeria (*{suffix})</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Vor der ersten Runde</translation>
    </message>
    <message>
        <source>{round}, open</source>
        <translation>{round}, offen</translation>
    </message>
    <message>
        <source>{round}, folded</source>
        <translation>{round}, zugeklappt</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Geschichte</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Story of the game</source>
        <translation>Geschichte des Spiels</translation>
    </message>
    <message>
        <source>this turn</source>
        <comment>a part of the story</comment>
        <translation>dieser Zug</translation>
    </message>
    <message>
        <source>all</source>
        <comment>the whole story</comment>
        <translation>alles</translation>
    </message>
    <message>
        <source>Story of this turn, and new lines</source>
        <translation>Geschichte dieses Zuges und neue Zeilen</translation>
    </message>
    <message>
        <source>The whole story</source>
        <translation>Die ganze Geschichte</translation>
    </message>
    <message>
        <source>Whose lines the story shows</source>
        <translation>Wessen Zeilen die Geschichte zeigt</translation>
    </message>
    <message>
        <source>Open the story</source>
        <translation>Geschichte öffnen</translation>
    </message>
    <message>
        <source>Close the story</source>
        <translation>Geschichte schließen</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Geschichte</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>what is marked in the story</comment>
        <translation>
            <numerusform>%n neu</numerusform>
            <numerusform>%n neu</numerusform>
        </translation>
    </message>
    <message>
        <source>New lines since your last decision are marked.</source>
        <translation>Neue Zeilen seit deiner letzten Entscheidung sind markiert.</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Whose lines are shown: {name}</source>
        <translation>Wessen Zeilen gezeigt werden: {name}</translation>
    </message>
</context>
<context>
    <name>LookButton</name>
    <message>
        <source>Look</source>
        <translation>Anschauen</translation>
    </message>
    <message>
        <source>Hold the D key to read your answers, or press this button; press again to hide them.</source>
        <translation>Halte die Taste D gedrückt, um deine Antworten zu lesen, oder drück diesen Knopf; drück ihn noch einmal, um sie zu verbergen.</translation>
    </message>
</context>
<context>
    <name>LuckPart</name>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Luck of the dice, roll by roll</source>
        <translation>Würfelglück, Wurf für Wurf</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>I read the dice: what each roll brought, and what it might have brought.</source>
        <translation>Ich lese die Würfel: was jeder Wurf brachte und was er hätte bringen können.</translation>
    </message>
    <message>
        <source>The dice that came (strokes: usually)</source>
        <translation>Die gefallenen Würfel (Striche: üblich)</translation>
    </message>
    <message>
        <source>Luck, roll by roll</source>
        <translation>Glück, Wurf für Wurf</translation>
    </message>
    <message>
        <source>No dice were rolled in this game.</source>
        <translation>In diesem Spiel wurde nicht gewürfelt.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Undo is not possible: {why}.</source>
        <translation>Zurücknehmen geht nicht: {why}.</translation>
    </message>
    <message>
        <source>Take back: {what}</source>
        <translation>Zurücknehmen: {what}</translation>
    </message>
</context>
<context>
    <name>MapPresenter</name>
    <message>
        <source>{start} → {goal}</source>
        <translation>{start} → {goal}</translation>
    </message>
    <message>
        <source>{where}: {way}</source>
        <translation>{where}: {way}</translation>
    </message>
    <message>
        <source>Choose in the city</source>
        <translation>In der Stadt wählen</translation>
    </message>
    <message>
        <source>Choose in the city: go there with the arrows.</source>
        <translation>In der Stadt wählen: Geh mit den Pfeilen dorthin.</translation>
    </message>
    <message>
        <source>Click a lit bush or palm, or go there with the arrows.</source>
        <translation>Klick einen leuchtenden Busch oder eine Palme an oder geh mit den Pfeilen hin.</translation>
    </message>
    <message>
        <source>Click a lit space, or go there with the arrows.</source>
        <translation>Klick ein leuchtendes Feld an oder geh mit den Pfeilen hin.</translation>
    </message>
    <message>
        <source>Press C, go to a bush or palm with the arrows, and press Enter.</source>
        <translation>Drück C, geh mit den Pfeiltasten zu einem Busch oder einer Palme und drück Enter.</translation>
    </message>
    <message>
        <source>Press C, go to a space with the arrows, and press Enter.</source>
        <translation>Drück C, geh mit den Pfeiltasten zu einem Feld und drück Enter.</translation>
    </message>
</context>
<context>
    <name>MarkStrip</name>
    <message>
        <source>Meant for no step</source>
        <translation>Für keinen Schritt gedacht</translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menü (F10)</translation>
    </message>
</context>
<context>
    <name>Meters</name>
    <message>
        <source>The end has begun: this is the last round.</source>
        <translation>Das Ende hat begonnen: Dies ist die letzte Runde.</translation>
    </message>
    <message>
        <source>The game ends when one of these is reached: {meters}.</source>
        <translation>Das Spiel endet, wenn eines davon erreicht ist: {meters}.</translation>
    </message>
    <message>
        <source>In force: {card}. {powers}</source>
        <translation>Es gilt: {card}. {powers}</translation>
    </message>
    <message>
        <source>{meter}: {chance}</source>
        <translation>{meter}: {chance}</translation>
    </message>
    <message>
        <source>Likely end: {chances}.</source>
        <translation>Wahrscheinliches Ende: {chances}.</translation>
    </message>
    <message>
        <source>{round}. Debts left to poverty: {debts}. Deeds left to prosperity: {deeds}.</source>
        <translation>{round}. Schulden bis zur Armut: {debts}. Urkunden bis zum Wohlstand: {deeds}.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>{number} to poverty</source>
        <translation>{number} bis Armut</translation>
    </message>
    <message>
        <source>{number} to prosperity</source>
        <translation>{number} bis Wohlstand</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>{round} · rewound</source>
        <translation>{round} · zurückgespult</translation>
    </message>
    <message>
        <source>{number} of {whole}</source>
        <translation>{number} von {whole}</translation>
    </message>
</context>
<context>
    <name>MixPresenter</name>
    <message>
        <source>How much of the rest you pay in Strength.</source>
        <translation>Wie viel vom Rest du mit Stärke zahlst.</translation>
    </message>
    <message>
        <source>Left and right change how much you pay in Strength.</source>
        <translation>Links und rechts ändern, wie viel du mit Stärke zahlst.</translation>
    </message>
    <message>
        <source>Left and right move Gold and Strength; a number is how much Magic you pay.</source>
        <translation>Links und rechts verschieben Gold und Stärke; eine Zahl sagt, wie viel Magie du zahlst.</translation>
    </message>
</context>
<context>
    <name>ModeEditor</name>
    <message>
        <source>Against whom</source>
        <translation>Gegen wen</translation>
    </message>
    <message>
        <source>Each other</source>
        <translation>Gegeneinander</translation>
    </message>
</context>
<context>
    <name>MomentHollow</name>
    <message>
        <source>Not weighed yet</source>
        <translation>Noch nicht abgewogen</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Anschauen</translation>
    </message>
</context>
<context>
    <name>MomentSheet</name>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Anschauen</translation>
    </message>
    <message>
        <source>Nothing was better</source>
        <translation>Nichts war besser</translation>
    </message>
    <message>
        <source>Better: {choice}</source>
        <translation>Besser: {choice}</translation>
    </message>
    <message>
        <source>Moment {number}. {words}</source>
        <translation>Moment {number}. {words}</translation>
    </message>
    <message>
        <source>Look at it. {moment}</source>
        <translation>Ansehen. {moment}</translation>
    </message>
    <message>
        <source>Look at this moment in the replay</source>
        <translation>Diesen Moment in der Wiederholung ansehen</translation>
    </message>
    <message>
        <source>Play on from this moment, before the choice</source>
        <translation>Von diesem Moment weiterspielen, vor der Entscheidung</translation>
    </message>
    <message>
        <source>Play on from here, round {round}</source>
        <translation>Von hier weiterspielen, Runde {round}</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>Show the stacks</source>
        <translation>Stapel zeigen</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>An den Tisch</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Set-up of the cards</source>
        <translation>Aufbau der Karten</translation>
    </message>
</context>
<context>
    <name>NumbersPresenter</name>
    <message>
        <source>Each number is an amount of this kind that you can pay.</source>
        <translation>Jede Zahl ist eine Menge davon, die du zahlen kannst.</translation>
    </message>
    <message>
        <source>Each time: {effect}.</source>
        <translation>Jedes Mal: {effect}.</translation>
    </message>
</context>
<context>
    <name>OpenBoard</name>
    <message>
        <source>Close this board (Esc).</source>
        <translation>Diese Tafel schließen (Esc).</translation>
    </message>
</context>
<context>
    <name>OrderPresenter</name>
    <message>
        <source>These are due together. Choose which comes next.</source>
        <translation>Dies ist zugleich fällig. Wähle, was als Nächstes kommt.</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>Lowest first. Press again for the highest first.</source>
        <translation>Niedrigste zuerst. Drück noch einmal: Dann kommen die höchsten zuerst.</translation>
    </message>
    <message>
        <source>Highest first. Press again for the lowest first.</source>
        <translation>Höchste zuerst. Drück noch einmal: Dann kommen die niedrigsten zuerst.</translation>
    </message>
</context>
<context>
    <name>OwnBoard</name>
    <message>
        <source>Tasks: {number}</source>
        <translation>Aufgaben: {number}</translation>
    </message>
    <message>
        <source>{who} Prestige: {prestige}.</source>
        <translation>{who} Ansehen: {prestige}.</translation>
    </message>
    <message>
        <source>My stacks</source>
        <translation>Meine Stapel</translation>
    </message>
    <message>
        <source>Deck and used</source>
        <translation>Nachziehstapel, benutzt</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>They pay for spaces in the city. Goods are sold for coins; nobody else sees how many you have.</source>
        <translation>Sie bezahlen Felder in der Stadt. Für Waren gibt es Münzen; wie viele du hast, sieht sonst niemand.</translation>
    </message>
    <message>
        <source>Prestige</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Points already won: at the end of each round 1 for each of your members on the council.</source>
        <translation>Punkte, die du schon hast: am Ende jeder Runde 1 für jedes deiner Mitglieder im Rat.</translation>
    </message>
    <message>
        <source>Things on the board</source>
        <translation>Dinge auf der Tafel</translation>
    </message>
    <message>
        <source>Conscience</source>
        <translation>Gewissen</translation>
    </message>
</context>
<context>
    <name>OwnFilesEditor</name>
    <message>
        <source>With your own files</source>
        <translation>Mit deinen eigenen Dateien</translation>
    </message>
    <message>
        <source>Your files: {problem} Ours is used instead.</source>
        <translation>Deine Dateien: {problem} Stattdessen gilt unsere.</translation>
    </message>
    <message>
        <source>Your files: {problem} Ours is used instead. ({number} more)</source>
        <translation>Deine Dateien: {problem} Stattdessen gilt unsere. ({number} weitere)</translation>
    </message>
</context>
<context>
    <name>OwnNumbers</name>
    <message>
        <source>Numbers are hidden.</source>
        <translation>Die Zahlen sind verborgen.</translation>
    </message>
    <message>
        <source>Hold D to see your numbers on spaces and stacks.</source>
        <translation>Halte D, um deine Zahlen auf Feldern und Stapeln zu sehen.</translation>
    </message>
    <message>
        <source>Numbers are shown on spaces and stacks.</source>
        <translation>Die Zahlen stehen auf Feldern und Stapeln.</translation>
    </message>
</context>
<context>
    <name>OwnQuarter</name>
    <message>
        <source>Your family. In the city: {number}, of them at palms: {palms}. Privileges: {privileges}. Tasks: {tasks}.</source>
        <translation>Deine Familie. In der Stadt: {number}, davon an Palmen: {palms}. Privilegien: {privileges}. Aufgaben: {tasks}.</translation>
    </message>
    <message>
        <source>Privileges</source>
        <translation>Privilegien</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>hold D</source>
        <translation>D halten</translation>
    </message>
</context>
<context>
    <name>OwnWords</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>first</source>
        <translation>zuerst dran</translation>
    </message>
    <message>
        <source>second</source>
        <translation>als Zweites dran</translation>
    </message>
    <message>
        <source>third</source>
        <translation>als Drittes dran</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>als Viertes dran</translation>
    </message>
    <message>
        <source>you, {place}</source>
        <translation>du, {place}</translation>
    </message>
    <message>
        <source>raven and dove have met</source>
        <translation>Rabe und Taube sind sich begegnet</translation>
    </message>
    <message>
        <source>raven and dove one step apart</source>
        <translation>Rabe und Taube einen Schritt entfernt</translation>
    </message>
    <message>
        <source>raven and dove {number} apart</source>
        <translation>Rabe und Taube {number} entfernt</translation>
    </message>
    <message>
        <source>space {number}</source>
        <translation>Feld {number}</translation>
    </message>
    <message>
        <source>Your board, {name}. Signs: {icons}.</source>
        <translation>Deine Tafel, {name}. Zeichen: {icons}.</translation>
    </message>
    <message>
        <source>The board of {name}. Signs: {icons}.</source>
        <translation>Die Tafel von {name}. Zeichen: {icons}.</translation>
    </message>
    <message>
        <source>{silver} silver, {ink} ink, {stone} stone, {gold} gold</source>
        <translation>{silver} Silber, {ink} Tinte, {stone} Stein, {gold} Gold</translation>
    </message>
    <message>
        <source>empty, its signs: {icons}</source>
        <translation>leer, Zeichen: {icons}</translation>
    </message>
    <message>
        <source>drops off at the next turn</source>
        <translation>fällt im nächsten Zug von der Tafel</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>in deiner Hand</translation>
    </message>
    <message>
        <source>playing it brings {number} corruption</source>
        <translation>sie zu spielen bringt {number} Verderbnis</translation>
    </message>
    <message>
        <source>{number} cards, face down</source>
        <translation>{number} Karten, verdeckt</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Hold D to look.</source>
        <translation>Halte D, um sie anzusehen.</translation>
    </message>
    <message>
        <source>1 card, face down</source>
        <translation>1 Karte, verdeckt</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>{number} cards, the top one first: {cards}</source>
        <translation>{number} Karten, von oben: {cards}</translation>
    </message>
    <message>
        <source>1 card: {cards}</source>
        <translation>1 Karte: {cards}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>{building}, {builders} builders; below it sleeps</source>
        <translation>{building}, {builders} Baumeister; darunter ruht</translation>
    </message>
    <message>
        <source>Conscience, space {number}</source>
        <translation>Gewissen, Feld {number}</translation>
    </message>
    <message>
        <source>the raven of corruption</source>
        <translation>der Rabe der Verderbnis</translation>
    </message>
    <message>
        <source>the dove of virtue</source>
        <translation>die Taube der Tugend</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>If they meet here, you: {owner}. The others: {others}.</source>
        <translation>Wenn sie sich hier begegnen, du: {owner}. Die anderen: {others}.</translation>
    </message>
    <message>
        <source>Only those with a criminal.</source>
        <translation>Nur, wer einen Ganoven hat.</translation>
    </message>
    <message>
        <source>Only those without a criminal.</source>
        <translation>Nur, wer keinen Ganoven hat.</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Silber</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Tinte</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Workers in the supply</source>
        <translation>Leute im Vorrat</translation>
    </message>
    <message>
        <source>{open} unpaid, {turned} paid</source>
        <translation>{open} unbezahlt, {turned} bezahlt</translation>
    </message>
    <message>
        <source>Debts</source>
        <translation>Schulden</translation>
    </message>
    <message>
        <source>{open} acquired, {turned} approved</source>
        <translation>{open} erworben, {turned} beglaubigt</translation>
    </message>
    <message>
        <source>Deeds</source>
        <translation>Urkunden</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>PageKey</name>
    <message>
        <source>The next page of a full board</source>
        <translation>Die nächste Seite einer vollen Tafel</translation>
    </message>
</context>
<context>
    <name>PageParts</name>
    <message>
        <source>In the column</source>
        <translation>In der Spalte</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Your board instead of the turns</source>
        <translation>Deine Tafel an Stelle der Züge</translation>
    </message>
</context>
<context>
    <name>PageTab</name>
    <message>
        <source>Page {page} of {pages}. Show the next one ({key}).</source>
        <translation>Seite {page} von {pages}. Die nächste zeigen ({key}).</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>The rules of {game} can&apos;t be looked up here.</source>
        <translation>Die Regeln von {game} lassen sich hier nicht nachschlagen.</translation>
    </message>
</context>
<context>
    <name>PaintingMaker</name>
    <message>
        <source>d MMMM</source>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>First win against {level}</source>
        <translation>Erster Sieg gegen {level}</translation>
    </message>
    <message>
        <source>Against {others}</source>
        <translation>Gegen {others}</translation>
    </message>
    <message>
        <source>rewound</source>
        <translation>zurückgespult</translation>
    </message>
    <message>
        <source>watched</source>
        <translation>zugeschaut</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>ohne Hilfe</translation>
    </message>
    <message>
        <source>{picture}.</source>
        <translation>{picture}.</translation>
    </message>
    <message>
        <source>{moment}.</source>
        <translation>{moment}.</translation>
    </message>
    <message>
        <source> to </source>
        <translation> zu </translation>
    </message>
    <message>
        <source>{who} won, {points}, {date}.</source>
        <translation>{who} hat gewonnen, {points}, {date}.</translation>
    </message>
    <message>
        <source>Won against {others}, {points}, {date}.</source>
        <translation>Gewonnen gegen {others}, {points}, {date}.</translation>
    </message>
    <message>
        <source>Lost to {others}, {points}, {date}.</source>
        <translation>Verloren gegen {others}, {points}, {date}.</translation>
    </message>
    <message>
        <source>Won alone, {points}, {date}.</source>
        <translation>Allein gewonnen, {points}, {date}.</translation>
    </message>
    <message>
        <source>Lost alone, {points}, {date}.</source>
        <translation>Allein verloren, {points}, {date}.</translation>
    </message>
    <message>
        <source>A draw, {points}, {date}.</source>
        <translation>Unentschieden, {points}, {date}.</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
</context>
<context>
    <name>PartWaiting</name>
    <message>
        <source>Round {round}: {what}</source>
        <translation>Runde {round}: {what}</translation>
    </message>
    <message>
        <source>Step {letter}: {what}</source>
        <translation>Schritt {letter}: {what}</translation>
    </message>
</context>
<context>
    <name>PastPages</name>
    <message>
        <source>You can look back on a game when it is over.</source>
        <translation>Du kannst auf ein Spiel zurückblicken, wenn es vorbei ist.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete this game from the hall and from all sums? It can&apos;t be brought back.</source>
        <translation>Dieses Spiel aus der Halle und aus allen Summen löschen? Es kommt nicht wieder.</translation>
    </message>
    <message>
        <source>Export the history as</source>
        <translation>Die Chronik ausgeben als</translation>
    </message>
</context>
<context>
    <name>PastSheet</name>
    <message>
        <source>What came after</source>
        <translation>Was danach kam</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück zu jetzt</translation>
    </message>
    <message>
        <source>{name} agrees</source>
        <translation>{name} ist einverstanden</translation>
    </message>
    <message>
        <source>Everyone at the table has to agree</source>
        <translation>Alle am Tisch müssen einverstanden sein</translation>
    </message>
</context>
<context>
    <name>PayPresenter</name>
    <message>
        <source>How much of the price you pay in Magic.</source>
        <translation>Wie viel vom Preis du mit Magie zahlst.</translation>
    </message>
    <message>
        <source>Left and right, or a number, change how much you pay in Magic.</source>
        <translation>Links und rechts oder eine Ziffer ändern, wie viel du mit Magie zahlst.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Pay {price} for {card}: {split}</source>
        <translation>{price} für {card} bezahlen: {split}</translation>
    </message>
    <message>
        <source>{number} Gold</source>
        <translation>{number} Gold</translation>
    </message>
    <message>
        <source>{number} Strength</source>
        <translation>{number} Stärke</translation>
    </message>
    <message>
        <source>{number} Magic</source>
        <translation>{number} Magie</translation>
    </message>
    <message>
        <source>{base}, plus {more} for your copies</source>
        <translation>{base}, plus {more} für deine gleichen Karten</translation>
    </message>
    <message>
        <source>{base} printed</source>
        <translation>{base} aufgedruckt</translation>
    </message>
    <message>
        <source>or click another card instead</source>
        <translation>oder klick stattdessen eine andere Karte an</translation>
    </message>
</context>
<context>
    <name>PaymentPresenter</name>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
</context>
<context>
    <name>PeekButton</name>
    <message>
        <source>Duke</source>
        <translation>Herzog</translation>
    </message>
    <message>
        <source>Hold this button or the D key to look at your own Duke.</source>
        <translation>Halte diesen Knopf oder die Taste D, um deinen Herzog zu sehen.</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Hold to look at your tasks and what the question is about.</source>
        <translation>Halten, um deine Aufgaben zu sehen, und worum es in der Frage geht.</translation>
    </message>
    <message>
        <source>The D key does the same.</source>
        <translation>Die Taste D tut dasselbe.</translation>
    </message>
</context>
<context>
    <name>PhaseRail</name>
    <message>
        <source>No turn is under way.</source>
        <translation>Gerade läuft kein Zug.</translation>
    </message>
    <message>
        <source>Phase: {phase}, actions left: {number}.</source>
        <translation>Phase: {phase}, Aktionen übrig: {number}.</translation>
    </message>
    <message>
        <source>Phase: {phase}.</source>
        <translation>Phase: {phase}.</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>can be chosen</source>
        <translation>wählbar</translation>
    </message>
    <message>
        <source>{thing}: {state}.</source>
        <translation>{thing}: {state}.</translation>
    </message>
</context>
<context>
    <name>Piles</name>
    <message>
        <source>Deck and used</source>
        <translation>Nachziehstapel, benutzt</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Benutzt</translation>
    </message>
    <message>
        <source>Deck: {number} left.</source>
        <translation>Nachziehstapel: noch {number}.</translation>
    </message>
    <message>
        <source>Used cards ({number}): {cards}.</source>
        <translation>Benutzte Karten ({number}): {cards}.</translation>
    </message>
    <message>
        <source>At the bottom, known to all: {cards}.</source>
        <translation>Zuunterst, allen bekannt: {cards}.</translation>
    </message>
    <message>
        <source>No cards are used yet.</source>
        <translation>Noch sind keine Karten benutzt.</translation>
    </message>
    <message>
        <source>{number} used</source>
        <translation>{number} benutzt</translation>
    </message>
</context>
<context>
    <name>PlainPoints</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>PlainScore</name>
    <message>
        <source>Points by round</source>
        <translation>Punkte nach Runden</translation>
    </message>
</context>
<context>
    <name>PlainSetupPage</name>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>New game: {name}</source>
        <translation>Neues Spiel: {name}</translation>
    </message>
</context>
<context>
    <name>PlanPresenter</name>
    <message>
        <source>Show my cards</source>
        <translation>Meine Karten zeigen</translation>
    </message>
    <message>
        <source>Plan your round</source>
        <translation>Plane deine Runde</translation>
    </message>
    <message>
        <source>Press + to draw, N for a new stack, digits for old ones, Enter when done.</source>
        <translation>Drück + zum Ziehen, N für einen neuen Stapel, Ziffern für alte, Enter am Ende.</translation>
    </message>
    <message>
        <source>Draw cards, and drag them into stacks. M marks a stack for an auction. Nobody else sees your cards.</source>
        <translation>Zieh Karten und leg sie in Stapel. M merkt einen Stapel für eine Auktion vor. Nur du siehst deine Karten.</translation>
    </message>
</context>
<context>
    <name>PlanSheet</name>
    <message>
        <source>In hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>New stack</source>
        <translation>Neuer Stapel</translation>
    </message>
    <message>
        <source>All cards are in hand.</source>
        <translation>Alle Karten sind auf der Hand.</translation>
    </message>
    <message>
        <source>Stacks of these sums: {sums}.</source>
        <translation>Stapel mit diesen Summen: {sums}.</translation>
    </message>
    <message>
        <source>Still in hand: {number}</source>
        <translation>Noch auf der Hand: {number}</translation>
    </message>
    <message>
        <source>Lay down, rest single</source>
        <translation>Hinlegen, Rest einzeln</translation>
    </message>
    <message>
        <source>Lay out the hint</source>
        <translation>Den Tipp auslegen</translation>
    </message>
    <message>
        <source>All single</source>
        <translation>Alle einzeln</translation>
    </message>
    <message>
        <source>Rest single</source>
        <translation>Rest einzeln</translation>
    </message>
    <message>
        <source>All in one</source>
        <translation>Alle in einen</translation>
    </message>
    <message>
        <source>Rest in one</source>
        <translation>Rest in einen</translation>
    </message>
    <message>
        <source>Single</source>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>In one</source>
        <translation>In einen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>You drew {cards}. Cards left in your deck: {number}.</source>
        <translation>Gezogen: {cards}. Nachziehstapel: noch {number}.</translation>
    </message>
    <message>
        <source>You drew a card. Hold D to hear which.</source>
        <translation>Du hast eine Karte gezogen. Halte D, um zu hören, welche.</translation>
    </message>
    <message>
        <source>You drew {number} cards. Hold D to hear which.</source>
        <translation>Du hast {number} Karten gezogen. Halte D, um zu hören, welche.</translation>
    </message>
    <message>
        <source>{name}, plan your round</source>
        <translation>{name}, plane deine Runde</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Take the last change of your stacks back.</source>
        <translation>Nimm die letzte Änderung deiner Stapel zurück.</translation>
    </message>
    <message>
        <source>Plan again</source>
        <translation>Neu planen</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>{name}, your plan is made</source>
        <translation>{name}, dein Plan steht</translation>
    </message>
    <message>
        <source>Lay them down</source>
        <translation>Stapel hinlegen</translation>
    </message>
</context>
<context>
    <name>PointsPart</name>
    <message>
        <source>Order of the points</source>
        <translation>Reihenfolge der Punkte</translation>
    </message>
    <message>
        <source>By points</source>
        <translation>Nach Punkten</translation>
    </message>
    <message>
        <source>By round</source>
        <translation>Nach Runde</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>I read the score: where each point came from.</source>
        <translation>Ich lese die Wertung: woher jeder Punkt kam.</translation>
    </message>
    <message>
        <source>Nobody has any points.</source>
        <translation>Niemand hat Punkte.</translation>
    </message>
    <message>
        <source>Point at points to read about them; click them to see their moment.</source>
        <translation>Zeig auf Punkte, um über sie zu lesen; klick für den Moment.</translation>
    </message>
    <message>
        <source>Counted at the end of the game.</source>
        <translation>Am Ende des Spiels gezählt.</translation>
    </message>
</context>
<context>
    <name>PointsPlot</name>
    <message>
        <source>Points by round; after {number} rounds: {points}.</source>
        <translation>Punkte nach Runden; nach {number} Runden: {points}.</translation>
    </message>
    <message>
        <source>Chances of winning by turn; after {number} turns: {chances}.</source>
        <translation>Gewinnchancen je Zug; nach {number} Zügen: {chances}.</translation>
    </message>
</context>
<context>
    <name>PointsSheet</name>
    <message>
        <source>Your points so far: {points}</source>
        <translation>Deine Punkte bisher: {points}</translation>
    </message>
    <message>
        <source>Being worked out…</source>
        <translation>Wird ausgerechnet …</translation>
    </message>
    <message>
        <source>{player} {points}</source>
        <translation>{player} {points}</translation>
    </message>
    <message>
        <source>{source}: {all}.</source>
        <translation>{source}: {all}.</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punkte bisher</translation>
    </message>
</context>
<context>
    <name>Pools</name>
    <message>
        <source>{pool}: no {kind}.</source>
        <translation>{pool}: Dort liegt kein {kind}.</translation>
    </message>
    <message>
        <source>{pool}: nothing lies there.</source>
        <translation>{pool}: Dort liegt nichts.</translation>
    </message>
    <message>
        <source>{pool}: {amounts}.</source>
        <translation>{pool}: {amounts}.</translation>
    </message>
    <message>
        <source>Pools</source>
        <translation>Schätze</translation>
    </message>
</context>
<context>
    <name>Presenter</name>
    <message>
        <source>{name} — {question}</source>
        <translation>{name} – {question}</translation>
    </message>
    <message>
        <source>Press a number.</source>
        <translation>Drück eine Ziffer.</translation>
    </message>
    <message>
        <source>{name}, {question}</source>
        <translation>{name}, {question}</translation>
    </message>
    <message>
        <source>{choice}.</source>
        <translation>{choice}.</translation>
    </message>
</context>
<context>
    <name>PromptFrame</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>PromptPanel</name>
    <message>
        <source>{voice} weighs this: {choice}.</source>
        <translation>{voice} überlegt noch: {choice}.</translation>
    </message>
    <message>
        <source>Your coach</source>
        <translation>Dein Ratgeber</translation>
    </message>
    <message>
        <source>Hint: {choice}.</source>
        <translation>Tipp: {choice}.</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Nothing woke</source>
        <translation>Nichts ist erwacht</translation>
    </message>
</context>
<context>
    <name>PurchasesPart</name>
    <message>
        <source>Order of the cards</source>
        <translation>Reihenfolge der Karten</translation>
    </message>
    <message>
        <source>By round</source>
        <translation>Nach Runde</translation>
    </message>
    <message>
        <source>By worth</source>
        <translation>Nach Wert</translation>
    </message>
    <message>
        <source>By points</source>
        <translation>Nach Punkten</translation>
    </message>
    <message>
        <source>By price</source>
        <translation>Nach Preis</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>I read the purchases: what each card cost, and what it brought.</source>
        <translation>Ich lese die Käufe: was jede Karte kostete und was sie brachte.</translation>
    </message>
    <message>
        <source>No card was bought in this game.</source>
        <translation>In diesem Spiel wurde keine Karte gekauft.</translation>
    </message>
    <message>
        <source>Point at a card to read about it; click it to see that moment.</source>
        <translation>Zeig auf eine Karte, um mehr zu lesen; klick sie an, um den Moment zu sehen.</translation>
    </message>
</context>
<context>
    <name>QuestionPart</name>
    <message>
        <source>{done} of {total} choices read, the rest comes</source>
        <translation>{done} von {total} Entscheidungen gelesen, der Rest kommt noch</translation>
    </message>
</context>
<context>
    <name>QueueLine</name>
    <message>
        <source>{player} with {cards}</source>
        <translation>{player} mit {cards}</translation>
    </message>
    <message>
        <source>After this: {waiting}.</source>
        <translation>Danach: {waiting}.</translation>
    </message>
    <message>
        <source>Then:</source>
        <translation>Dann:</translation>
    </message>
    <message>
        <source>{player} – {cards}</source>
        <translation>{player} – {cards}</translation>
    </message>
</context>
<context>
    <name>Rarity</name>
    <message>
        <source>ends the game</source>
        <translation>Spiel endet</translation>
    </message>
    <message>
        <source>boss in reach</source>
        <translation>Boss bezahlbar</translation>
    </message>
    <message>
        <source>first domain</source>
        <translation>erste Domäne</translation>
    </message>
    <message>
        <source>last one</source>
        <translation>letzte Karte</translation>
    </message>
    <message>
        <source>{number}: game ends</source>
        <translation>{number}: Spiel endet</translation>
    </message>
</context>
<context>
    <name>RealmBanner</name>
    <message>
        <source>Round {number} is the last one.</source>
        <translation>Runde {number} ist die letzte.</translation>
    </message>
</context>
<context>
    <name>RealmLeafBar</name>
    <message>
        <source>Show my board</source>
        <translation>Meine Tafel zeigen</translation>
    </message>
    <message>
        <source>Show the realm</source>
        <translation>Das Reich zeigen</translation>
    </message>
</context>
<context>
    <name>RealmNumbers</name>
    <message>
        <source>Numbers are hidden.</source>
        <translation>Die Zahlen sind verborgen.</translation>
    </message>
    <message>
        <source>Points of the manuscripts now: {points}.</source>
        <translation>Punkte der Handschriften jetzt: {points}.</translation>
    </message>
</context>
<context>
    <name>RealmPresenter</name>
    <message>
        <source>Choose in the realm</source>
        <translation>Wähle im Reich</translation>
    </message>
    <message>
        <source>Choose in the realm: go there with the arrows.</source>
        <translation>Wähle im Reich: Geh mit den Pfeiltasten dorthin.</translation>
    </message>
    <message>
        <source>Click a lit space, or press G and go there with the arrows.</source>
        <translation>Klick auf einen hellen Ort, oder drück G und geh mit den Pfeiltasten dorthin.</translation>
    </message>
</context>
<context>
    <name>RealmRecap</name>
    <message>
        <source>You, on others&apos; turns</source>
        <translation>Du, in fremden Zügen</translation>
    </message>
    <message>
        <source>Left the realm</source>
        <translation>Aus dem Reich gegangen</translation>
    </message>
</context>
<context>
    <name>RealmTable</name>
    <message>
        <source>Odo&apos;s turn</source>
        <translation>Odo ist am Zug</translation>
    </message>
</context>
<context>
    <name>RecapDelegate</name>
    <message>
        <source>Harvest</source>
        <translation>Ernte</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>on others&apos; turns</source>
        <translation>in anderen Zügen</translation>
    </message>
    <message>
        <source>Gone meanwhile</source>
        <translation>Inzwischen weg</translation>
    </message>
</context>
<context>
    <name>RecapModel</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Gone meanwhile</source>
        <translation>Inzwischen weg</translation>
    </message>
    <message>
        <source>{name}: harvest {sums}</source>
        <translation>{name}: Ernte {sums}</translation>
    </message>
    <message>
        <source>{name} rolled {first} + {second} = {sum}: harvest {sums}</source>
        <translation>{name} würfelte {first} + {second} = {sum}: Ernte {sums}</translation>
    </message>
    <message>
        <source>You, on others&apos; turns: {told}</source>
        <translation>Du, in Zügen der anderen: {told}</translation>
    </message>
    <message>
        <source>{card} is gone: {now}</source>
        <translation>{card} ist weg: {now}</translation>
    </message>
    <message>
        <source>its stack is exhausted</source>
        <translation>sein Stapel ist erschöpft</translation>
    </message>
    <message>
        <source>another one is there</source>
        <translation>eine weitere liegt dort</translation>
    </message>
    <message>
        <source>now {card}</source>
        <translation>jetzt {card}</translation>
    </message>
</context>
<context>
    <name>RecapSheet</name>
    <message>
        <source>Since your turn</source>
        <translation>Seit deinem Zug</translation>
    </message>
    <message>
        <source>The story since your turn</source>
        <translation>Die Geschichte seit deinem Zug</translation>
    </message>
    <message>
        <source>Point at a line to see its card; click it to see that moment.</source>
        <translation>Zeig auf eine Zeile, um die Karte zu sehen; klick für den Moment.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Your choices are hidden from the others. Look at them first</source>
        <translation>Deine Auswahl ist vor den anderen verdeckt. Sieh sie dir erst an</translation>
    </message>
    <message>
        <source>You can&apos;t pay {price} for it now. Hold D to see your coins, or point at another lit space</source>
        <translation>Du kannst dafür jetzt nicht {price} zahlen. Halte D, um deine Münzen zu sehen, oder zeig auf ein anderes leuchtendes Feld</translation>
    </message>
    <message>
        <source>it is too far from your first pick</source>
        <translation>es ist zu weit von deiner ersten Wahl</translation>
    </message>
    <message>
        <source>nothing else can move: choose where it goes</source>
        <translation>sonst kann nichts ziehen: Wähle, wohin es geht</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>As it was before you chose.</source>
        <translation>Wie es war, bevor du gewählt hast.</translation>
    </message>
    <message>
        <source>As it was before {player} chose.</source>
        <translation>Wie es war, bevor {player} gewählt hat.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>you are here</source>
        <translation>du bist hier</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Das Ende des Spiels</translation>
    </message>
    <message>
        <source>Now, in round {round}</source>
        <translation>Jetzt, in Runde {round}</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Vor der ersten Runde</translation>
    </message>
    <message>
        <source>Round {round}, {name}: {deed}</source>
        <translation>Runde {round}, {name}: {deed}</translation>
    </message>
    <message>
        <source>Round {round}, {name}</source>
        <translation>Runde {round}, {name}</translation>
    </message>
    <message>
        <source>step {letter}, {name}</source>
        <translation>Schritt {letter}, {name}</translation>
    </message>
    <message>
        <source>Before {player}&apos;s roll.</source>
        <translation>Bevor {player} gewürfelt hat.</translation>
    </message>
    <message>
        <source>Before your roll.</source>
        <translation>Vor deinem Wurf.</translation>
    </message>
    <message>
        <source>{player}&apos;s first action, as it was before the choice.</source>
        <translation>Erste Aktion von {player}, wie es vor der Wahl war.</translation>
    </message>
    <message>
        <source>{player}&apos;s second action, as it was before the choice.</source>
        <translation>Zweite Aktion von {player}, wie es vor der Wahl war.</translation>
    </message>
    <message>
        <source>Your first action, as it was before you chose.</source>
        <translation>Deine erste Aktion, wie es war, bevor du gewählt hast.</translation>
    </message>
    <message>
        <source>Your second action, as it was before you chose.</source>
        <translation>Deine zweite Aktion, wie es war, bevor du gewählt hast.</translation>
    </message>
    <message>
        <source>Dice {first} and {second}.</source>
        <translation>Würfel {first} und {second}.</translation>
    </message>
</context>
<context>
    <name>ReplayDeck</name>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Eine Aktion zurück</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>One action ahead</source>
        <translation>Eine Aktion vor</translation>
    </message>
    <message>
        <source>One turn ahead</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>How fast the replay runs</source>
        <translation>Wie schnell abgespielt wird</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>← → turn by turn, ↑ ↓ each action</source>
        <translation>← → Zug um Zug, ↑ ↓ jede Aktion</translation>
    </message>
    <message>
        <source>Through whose eyes</source>
        <translation>Durch wessen Augen</translation>
    </message>
    <message>
        <source>Everything revealed</source>
        <translation>Alles aufgedeckt</translation>
    </message>
    <message>
        <source>As everyone could see it</source>
        <translation>Wie alle es sehen konnten</translation>
    </message>
    <message>
        <source>Secrets are shown when the game is over. To see yours, choose your name: a curtain closes first.</source>
        <translation>Geheimes wird gezeigt, wenn das Spiel vorbei ist. Um deines zu sehen, wähle deinen Namen: Erst schließt sich ein Vorhang.</translation>
    </message>
    <message>
        <source>The others&apos; secrets are shown when the game is over.</source>
        <translation>Die Geheimnisse der anderen werden gezeigt, wenn das Spiel vorbei ist.</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <translation>Wie {name} es sah</translation>
    </message>
    <message>
        <source>Secrets are shown when the game is over.</source>
        <translation>Geheimes wird gezeigt, wenn das Spiel vorbei ist.</translation>
    </message>
</context>
<context>
    <name>ReplayPoints</name>
    <message>
        <source>Points by source</source>
        <translation>Punkte nach Herkunft</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Rewind</source>
        <translation>Zurückspulen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Moment {moment} of {last} · round {round}</source>
        <translation>Moment {moment} von {last} · Runde {round}</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
    <message>
        <source>Then {words}</source>
        <translation>Dann {words}</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Vor der ersten Runde</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>This game stays as it is: a copy continues from here.</source>
        <translation>Dieses Spiel bleibt, wie es ist: Von hier geht eine Kopie weiter.</translation>
    </message>
    <message>
        <source>Nothing is lost: what came later stays till you choose something else.</source>
        <translation>Nichts ist verloren: Was danach kam, bleibt, bis du etwas anderes wählst.</translation>
    </message>
    <message>
        <source>If you play on from here, the game is marked as rewound.</source>
        <translation>Spielst du von hier weiter, trägt das Spiel den Vermerk „zurückgespult“.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>the best</source>
        <translation>das Beste</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>a slip</source>
        <translation>ungenau</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>ein Fehler</translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>ein Patzer</translation>
    </message>
    <message>
        <source>{card} (gone)</source>
        <translation>{card} (nicht mehr da)</translation>
    </message>
    <message>
        <source>{brought} for {price}</source>
        <translation>{brought} für {price}</translation>
    </message>
    <message>
        <source>{brought} for {price} and, for its power, {spent}</source>
        <translation>{brought} für {price} und, für ihre Fähigkeit, {spent}</translation>
    </message>
    <message>
        <source>Round {round}, {name}: {card}, {brought}; worth {gain} times its price.</source>
        <translation>Runde {round}, {name}: {card}, {brought}; das {gain}-Fache ihres Preises wert.</translation>
    </message>
    <message>
        <source>beyond counting</source>
        <translation>was sich nicht zählen lässt</translation>
    </message>
    <message>
        <source>{brought}, and more beyond counting</source>
        <translation>{brought} und mehr, was sich nicht zählen lässt</translation>
    </message>
    <message>
        <source>{name} {got} ({mean} on average)</source>
        <translation>{name} {got} (im Mittel {mean})</translation>
    </message>
    <message>
        <source>Round {round}, {name} rolled {first} and {second}. Resources: {brought}.</source>
        <translation>Runde {round}, {name} würfelte {first} und {second}. Rohstoffe: {brought}.</translation>
    </message>
    <message>
        <source>{name}: {luck} resources more than dice usually bring; two games of three end within ±{spread}.</source>
        <translation>{name}: {luck} Rohstoffe mehr, als Würfel meist bringen; zwei von drei Spielen enden innerhalb von ±{spread}.</translation>
    </message>
    <message>
        <source>{name}: {luck} resources fewer than dice usually bring; two games of three end within ±{spread}.</source>
        <translation>{name}: {luck} Rohstoffe weniger, als Würfel meist bringen; zwei von drei Spielen enden innerhalb von ±{spread}.</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Far more than {source} usually bring</source>
        <translation>Weit mehr, als {source} meist bringen</translation>
    </message>
    <message>
        <source>More than {source} usually bring</source>
        <translation>Mehr, als {source} meist bringen</translation>
    </message>
    <message>
        <source>Less than {source} usually bring</source>
        <translation>Weniger, als {source} meist bringen</translation>
    </message>
    <message>
        <source>Far less than {source} usually bring</source>
        <translation>Weit weniger, als {source} meist bringen</translation>
    </message>
    <message>
        <source>What {source} usually bring</source>
        <translation>Was {source} meist bringen</translation>
    </message>
    <message>
        <source>Best roll</source>
        <translation>Bester Wurf</translation>
    </message>
    <message>
        <source>Worst roll</source>
        <translation>Schlechtester Wurf</translation>
    </message>
    <message>
        <source>In two games of three, luck ends within the bands.</source>
        <translation>In zwei von drei Spielen endet das Glück innerhalb der Bänder.</translation>
    </message>
    <message>
        <source>Two games of three end within the bands: {spreads}.</source>
        <translation>Zwei von drei Spielen enden innerhalb der Bänder: {spreads}.</translation>
    </message>
    <message>
        <source>more than usual</source>
        <translation>mehr als üblich</translation>
    </message>
    <message>
        <source>less than usual</source>
        <translation>weniger als üblich</translation>
    </message>
    <message>
        <source>{what}. Points: {points}.</source>
        <translation>{what}. Punkte: {points}.</translation>
    </message>
    <message>
        <source>{what}, round {round}. Points: {points}.</source>
        <translation>{what}, Runde {round}. Punkte: {points}.</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>Woher die Punkte kommen</translation>
    </message>
    <message>
        <source>With each other&apos;s dice {first} would have won {changed} of 100 games instead of {fell}, {second} {changed_too} instead of {fell_too}: {verdict}</source>
        <translation>Mit getauschten Würfeln hätte {first} {changed} von 100 Spielen gewonnen statt {fell}, {second} {changed_too} statt {fell_too}: {verdict}</translation>
    </message>
    <message>
        <source>{sentence} (After {number} games of each kind.)</source>
        <translation>{sentence} (Nach je {number} Spielen.)</translation>
    </message>
    <message>
        <source>no clear difference.</source>
        <translation>kein klarer Unterschied.</translation>
    </message>
    <message>
        <source>the dice helped {name}.</source>
        <translation>die Würfel halfen {name}.</translation>
    </message>
    <message>
        <source>the dice were against {name}.</source>
        <translation>die Würfel waren gegen {name}.</translation>
    </message>
    <message>
        <source>{cause} cost {other} {number} points, and {player} only {fewer}.</source>
        <translation>{cause}: Das kostete {other} {number} Punkte, {player} nur {fewer}.</translation>
    </message>
    <message>
        <source>{cause} cost {other} {number} points, and {player} none.</source>
        <translation>{cause}: Das kostete {other} {number} Punkte, {player} keinen.</translation>
    </message>
    <message>
        <source>{cause} won it: {points} of {player}&apos;s {total}.</source>
        <translation>{player} gewann durch {cause}: {points} von {total}.</translation>
    </message>
    <message>
        <source>{cause} brought the greatest lead: {points} of {player}&apos;s {total}.</source>
        <translation>{player} lag durch {cause} am weitesten vorn: {points} von {total}.</translation>
    </message>
    <message>
        <source>{player} won by {cause}: {points} of {total}.</source>
        <translation>{player} gewann durch {cause}: {points} von {total}.</translation>
    </message>
    <message>
        <source>{player} was furthest ahead by {cause}: {points} of {total}.</source>
        <translation>{player} lag durch {cause} am weitesten vorn: {points} von {total}.</translation>
    </message>
    <message>
        <source>I have stopped: I weighed {done} of {total} choices.</source>
        <translation>Ich habe angehalten: {done} von {total} Entscheidungen sind abgewogen.</translation>
    </message>
    <message>
        <source>I look back at all {total} choices and have weighed {done}. You can see those already.</source>
        <translation>Ich blicke auf alle {total} Entscheidungen zurück, {done} sind abgewogen. Sieh sie dir schon an.</translation>
    </message>
    <message>
        <source>I look back at all {total} choices. You can replay the game meanwhile.</source>
        <translation>Ich blicke auf alle {total} Entscheidungen zurück. Sieh dir solange das Spiel noch mal an.</translation>
    </message>
    <message>
        <source>{player} led from round {round} to the end.</source>
        <translation>{player} führte von Runde {round} bis zum Ende.</translation>
    </message>
    <message>
        <source>{player} led from the first round to the end.</source>
        <translation>{player} führte von der ersten Runde bis zum Ende.</translation>
    </message>
    <message>
        <source>{player} took the lead in the last round.</source>
        <translation>{player} ging in der letzten Runde in Führung.</translation>
    </message>
    <message>
        <source>Your choices gave away {wins}.</source>
        <translation>Deine Entscheidungen verschenkten {wins}.</translation>
    </message>
    <message>
        <source>{name}&apos;s choices gave away {wins}.</source>
        <translation>Die Entscheidungen von {name} verschenkten {wins}.</translation>
    </message>
    <message>
        <source>{name} gave away {wins} more than {other}.</source>
        <translation>{name} verschenkte {wins} mehr als {other}.</translation>
    </message>
    <message>
        <source>You gave away {wins} more than {other}.</source>
        <translation>Du hast {wins} mehr verschenkt als {other}.</translation>
    </message>
    <message>
        <source>{name} gave away {wins} fewer than {other}.</source>
        <translation>{name} verschenkte {wins} weniger als {other}.</translation>
    </message>
    <message>
        <source>You gave away {wins} fewer than {other}.</source>
        <translation>Du hast {wins} weniger verschenkt als {other}.</translation>
    </message>
    <message>
        <source>Luck brought {name} {wins}.</source>
        <translation>Das Glück brachte {name} {wins}.</translation>
    </message>
    <message>
        <source>Luck brought you {wins}.</source>
        <translation>Das Glück brachte dir {wins}.</translation>
    </message>
    <message>
        <source>Luck cost {name} {wins}.</source>
        <translation>Das Glück kostete {name} {wins}.</translation>
    </message>
    <message>
        <source>Luck cost you {wins}.</source>
        <translation>Das Glück kostete dich {wins}.</translation>
    </message>
    <message>
        <source>1 win in 100</source>
        <translation>1 Sieg in 100</translation>
    </message>
    <message>
        <source>{number} wins in 100</source>
        <translation>{number} Siege in 100</translation>
    </message>
    <message>
        <source>{name} chose as well as {other}.</source>
        <translation>{name} entschied so gut wie {other}.</translation>
    </message>
    <message>
        <source>You chose as well as {other}.</source>
        <translation>Du hast so gut entschieden wie {other}.</translation>
    </message>
    <message>
        <source>Luck hardly mattered.</source>
        <translation>Glück spielte kaum eine Rolle.</translation>
    </message>
    <message>
        <source>Chances: {before} of 100 with the better choice, {after} with this.</source>
        <translation>Chancen: {before} von 100 mit der besseren Wahl, {after} mit dieser.</translation>
    </message>
    <message>
        <source>Chances: {after} of 100 with this, {before} with the next best.</source>
        <translation>Chancen: {after} von 100 mit dieser Wahl, {before} mit der nächstbesten.</translation>
    </message>
    <message>
        <source>{player}&apos;s best move</source>
        <translation>bester Zug von {player}</translation>
    </message>
    <message>
        <source>your best move</source>
        <translation>dein bester Zug</translation>
    </message>
    <message>
        <source>{player}, {grade}</source>
        <translation>{player}, {grade}</translation>
    </message>
    <message>
        <source>Round {round}: {what}</source>
        <translation>Runde {round}: {what}</translation>
    </message>
    <message>
        <source>{number} points in this turn.</source>
        <translation>{number} Punkte in diesem Zug.</translation>
    </message>
    <message>
        <source>1 point in this turn.</source>
        <translation>1 Punkt in diesem Zug.</translation>
    </message>
    <message>
        <source>As good: {choice}.</source>
        <translation>Ebenso gut: {choice}.</translation>
    </message>
    <message>
        <source>{gain} than the next best: {choice}.</source>
        <translation>{gain} als die nächstbeste Wahl: {choice}.</translation>
    </message>
    <message>
        <source>good luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>bad luck</source>
        <translation>Pech</translation>
    </message>
    <message>
        <source>good luck for {player}</source>
        <translation>Glück für {player}</translation>
    </message>
    <message>
        <source>bad luck for {player}</source>
        <translation>Pech für {player}</translation>
    </message>
    <message>
        <source>It took {number} wins in 100 games: no choice could help it.</source>
        <translation>Das kostete {number} Siege in 100 Spielen: Keine Wahl half dagegen.</translation>
    </message>
    <message>
        <source>It brought {number} wins in 100 games.</source>
        <translation>Das brachte {number} Siege in 100 Spielen.</translation>
    </message>
    <message>
        <source>All cards that were bought</source>
        <translation>Alle gekauften Karten</translation>
    </message>
    <message>
        <source>best buy</source>
        <translation>bester Kauf</translation>
    </message>
    <message>
        <source>The best buy.</source>
        <translation>Der beste Kauf.</translation>
    </message>
    <message>
        <source>worst buy</source>
        <translation>schwächster Kauf</translation>
    </message>
    <message>
        <source>The worst buy.</source>
        <translation>Der schwächste Kauf.</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>bezahlt</translation>
    </message>
    <message>
        <source>brought</source>
        <translation>gebracht</translation>
    </message>
    <message>
        <source>worth</source>
        <translation>wert</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Rounds {first}–{last}</source>
        <translation>Runden {first}–{last}</translation>
    </message>
    <message>
        <source>Not weighed yet</source>
        <translation>Noch nicht abgewogen</translation>
    </message>
    <message>
        <source>All choices weighed</source>
        <translation>Alle Entscheidungen abgewogen</translation>
    </message>
    <message>
        <source>{done} of {total} choices weighed</source>
        <translation>{done} von {total} Entscheidungen abgewogen</translation>
    </message>
    <message>
        <source>What chance brought</source>
        <translation>Was der Zufall brachte</translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>Look back at the game</source>
        <translation>Rückblick auf das Spiel</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Noch mal ansehen</translation>
    </message>
    <message>
        <source>Again, other cards</source>
        <translation>Noch einmal, andere Karten</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Die Wertung</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Defeat</source>
        <translation>Niederlage</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>Was den Ausschlag gab</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>{done} of {total} choices looked at</source>
        <translation>{done} von {total} Entscheidungen angesehen</translation>
    </message>
    <message>
        <source>No choice in this game can be graded.</source>
        <translation>In diesem Spiel lässt sich keine Entscheidung bewerten.</translation>
    </message>
</context>
<context>
    <name>RibbonLegend</name>
    <message>
        <source>pale: later turns</source>
        <translation>blass: spätere Züge</translation>
    </message>
</context>
<context>
    <name>RidePresenter</name>
    <message>
        <source>{choice}.</source>
        <translation>{choice}.</translation>
    </message>
    <message>
        <source>The card rides {steps}; each further step costs 1 silver.</source>
        <translation>Die Karte reitet {steps}; jeder weitere Schritt kostet 1 Silber.</translation>
    </message>
    <message>
        <source>The card rides {steps}, the horseshoe 1 more; each further step costs 1 silver.</source>
        <translation>Die Karte reitet {steps}, das Hufeisen 1 mehr; jeder weitere Schritt kostet 1 Silber.</translation>
    </message>
    <message>
        <source>The card rides {steps}, horseshoes {free} more; each further step costs 1 silver.</source>
        <translation>Die Karte reitet {steps}, Hufeisen {free} mehr; jeder weitere Schritt kostet 1 Silber.</translation>
    </message>
    <message>
        <source>{number} spaces can be reached. Press Enter for this one, or G and go with the arrows.</source>
        <translation>{number} Felder sind erreichbar. Drück Enter für dieses, oder G und geh mit den Pfeiltasten.</translation>
    </message>
</context>
<context>
    <name>Ring</name>
    <message>
        <source>The realm: five lands round the castle.</source>
        <translation>Das Reich: fünf Gegenden rund um die Burg.</translation>
    </message>
    <message>
        <source>Spaces of the realm</source>
        <translation>Orte des Reichs</translation>
    </message>
</context>
<context>
    <name>RingWords</name>
    <message>
        <source>a ride here is free</source>
        <translation>ein Ritt hierher ist kostenlos</translation>
    </message>
    <message>
        <source>a ride here costs {silver} silver</source>
        <translation>ein Ritt hierher kostet {silver} Silber</translation>
    </message>
    <message>
        <source>here: {names}</source>
        <translation>hier: {names}</translation>
    </message>
    <message>
        <source>Trade at {space}</source>
        <translation>Handel: {space}</translation>
    </message>
    <message>
        <source>{price}: {effect}</source>
        <translation>{price}: {effect}</translation>
    </message>
    <message>
        <source>free, building here: {effect}</source>
        <translation>frei, Bauen hier: {effect}</translation>
    </message>
    <message>
        <source>{building} of {name}</source>
        <translation>{building} von {name}</translation>
    </message>
    <message>
        <source>It belongs to the left space.</source>
        <translation>Er gehört zum linken Feld.</translation>
    </message>
    <message>
        <source>It belongs to the right space.</source>
        <translation>Er gehört zum rechten Feld.</translation>
    </message>
    <message>
        <source>no house at its ends</source>
        <translation>kein Haus an den Enden</translation>
    </message>
    <message>
        <source>one house: the next one closes it</source>
        <translation>ein Haus: Das nächste schließt sie</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>1 card lies here</source>
        <translation>1 Karte liegt hier</translation>
    </message>
    <message>
        <source>{number} cards lie here</source>
        <translation>{number} Karten liegen hier</translation>
    </message>
    <message>
        <source>{card}, townsfolk of {segment}</source>
        <translation>{card}, {segment}</translation>
    </message>
    <message>
        <source>printed: can be dismissed, not hired</source>
        <translation>aufgedruckt: kann entlassen, nicht angeheuert werden</translation>
    </message>
    <message>
        <source>{book} of {segment}</source>
        <translation>{book}, {segment}</translation>
    </message>
    <message>
        <source>no workers</source>
        <translation>keine Leute</translation>
    </message>
    <message>
        <source>workers: {workers}</source>
        <translation>Leute: {workers}</translation>
    </message>
    <message>
        <source>First tier facing {segment}</source>
        <translation>Erster Ring, Seite {segment}</translation>
    </message>
    <message>
        <source>Second tier facing {segment}</source>
        <translation>Zweiter Ring, Seite {segment}</translation>
    </message>
    <message>
        <source>The entering player: {effect}.</source>
        <translation>Beim Betreten: {effect}.</translation>
    </message>
    <message>
        <source>The keep, third tier</source>
        <translation>Der Bergfried, dritter Ring</translation>
    </message>
</context>
<context>
    <name>RivalEditor</name>
    <message>
        <source>Odo&apos;s board</source>
        <translation>Odos Tafel</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Against Odo, whom the rules play</source>
        <translation>Gegen Odo, den die Regeln spielen</translation>
    </message>
</context>
<context>
    <name>RivalPage</name>
    <message>
        <source>Looking through all evenings…</source>
        <translation>Alle Abende werden durchgesehen …</translation>
    </message>
    <message>
        <source>All rivals</source>
        <translation>Alle Gegenseiten</translation>
    </message>
    <message>
        <source>Rivals and players</source>
        <translation>Gegenseiten und Namen</translation>
    </message>
    <message>
        <source>Ask {name} again</source>
        <translation>Noch einmal gegen {name}</translation>
    </message>
    <message>
        <source>Play alone again</source>
        <translation>Noch einmal allein</translation>
    </message>
    <message>
        <source>No finished evening yet</source>
        <translation>Noch kein beendeter Abend</translation>
    </message>
    <message>
        <source>One evening</source>
        <translation>Ein Abend</translation>
    </message>
    <message>
        <source>{number} evenings</source>
        <translation>{number} Abende</translation>
    </message>
    <message>
        <source>As {level}</source>
        <translation>Als {level}</translation>
    </message>
</context>
<context>
    <name>RivalTally</name>
    <message>
        <source>{what}: {number}, points: {points}</source>
        <translation>{what}: {number}, Punkte: {points}</translation>
    </message>
    <message>
        <source>Monsters taken</source>
        <translation>Genommene Monster</translation>
    </message>
    <message>
        <source>Living monsters</source>
        <translation>Lebende Monster</translation>
    </message>
    <message>
        <source>count for his Duke</source>
        <translation>zählen für seinen Herzog</translation>
    </message>
    <message>
        <source>Domains taken</source>
        <translation>Genommene Domänen</translation>
    </message>
    <message>
        <source>Citizens taken</source>
        <translation>Genommene Bürger</translation>
    </message>
</context>
<context>
    <name>RivalWords</name>
    <message>
        <source>{silver} silver, {resources} resources</source>
        <translation>{silver} Silber, {resources} Rohstoffe</translation>
    </message>
    <message>
        <source>{name}: {purse}; debts {debts}, paid {paid}; deeds {deeds}, approved {approved}; workers left {workers}.</source>
        <translation>{name}: {purse}; Schulden {debts}, bezahlt {paid}; Urkunden {deeds}, beglaubigt {approved}; noch {workers} Leute.</translation>
    </message>
    <message>
        <source>the viscount is on {space}</source>
        <translation>der Vizegraf steht hier: {space}</translation>
    </message>
    <message>
        <source>free squares: {number}</source>
        <translation>freie Nischen: {number}</translation>
    </message>
    <message>
        <source>manuscripts: {number}</source>
        <translation>Handschriften: {number}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>on the board: {cards}</source>
        <translation>auf der Tafel: {cards}</translation>
    </message>
    <message>
        <source>signs: {icons}</source>
        <translation>Zeichen: {icons}</translation>
    </message>
    <message>
        <source>cards in hand {hand}, in the deck {deck}, discarded {discard}</source>
        <translation>Karten auf der Hand {hand}, im Nachziehstapel {deck}, abgelegt {discard}</translation>
    </message>
</context>
<context>
    <name>RivalWriter</name>
    <message>
        <source>The rival</source>
        <translation>Die Gegenseite</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>mit {name}</translation>
    </message>
    <message>
        <source>against {name}</source>
        <translation>gegen {name}</translation>
    </message>
    <message>
        <source>all evenings, against everyone</source>
        <translation>alle Abende, gegen alle</translation>
    </message>
    <message>
        <source>others</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>{name}, {game}</source>
        <translation>{name}, {game}</translation>
    </message>
    <message>
        <source>most wins in a row</source>
        <translation>längste Serie</translation>
    </message>
    <message>
        <source>most points</source>
        <translation>meiste Punkte</translation>
    </message>
    <message>
        <source>{fact} ({name})</source>
        <translation>{fact} ({name})</translation>
    </message>
    <message>
        <source>Nobody has beaten anybody yet. Sit down!</source>
        <translation>Noch hat keiner den anderen geschlagen. Setz dich!</translation>
    </message>
    <message>
        <source>{number} all. Who wins the next one?</source>
        <translation>Gleichstand bei {number}. Wer gewinnt das nächste?</translation>
    </message>
    <message>
        <source>{theirs} to {yours} for me. I could get used to this.</source>
        <translation>{theirs} zu {yours} für mich. Daran könnte ich mich gewöhnen.</translation>
    </message>
    <message>
        <source>{yours} to {theirs} for you. I want that back.</source>
        <translation>{yours} zu {theirs} für dich. Das hole ich mir zurück.</translation>
    </message>
    <message>
        <source>As {level}: {won} of the last {number} were yours. That is fair.</source>
        <translation>Als {level}: {won} der letzten {number} gewannst du. Das ist fair.</translation>
    </message>
    <message>
        <source>{name} won {lost} of the last {number} as {level}. {offered} should be closer.</source>
        <translation>{name} gewann {lost} der letzten {number} als {level}. {offered} dürfte besser passen.</translation>
    </message>
    <message>
        <source>You won {won} of the last {number} against {level}. {offered} should be closer.</source>
        <translation>Du hast {won} der letzten {number} gegen {level} gewonnen. {offered} dürfte besser passen.</translation>
    </message>
    <message>
        <source>Only rewound games so far; they don&apos;t count.</source>
        <translation>Bisher nur zurückgespulte Spiele; sie zählen nicht.</translation>
    </message>
    <message>
        <source>{mine} {won}, {theirs} {lost}</source>
        <translation>{mine} {won}, {theirs} {lost}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>unentschieden</translation>
    </message>
</context>
<context>
    <name>Rivals</name>
    <message>
        <source>Nina</source>
        <translation>Nina</translation>
    </message>
    <message>
        <source>turns up {number} cards</source>
        <translation>deckt {number} Karten auf</translation>
    </message>
    <message>
        <source>is asked</source>
        <translation>ist gefragt</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>hat gepasst</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>turns up a card</source>
        <translation>deckt eine Karte auf</translation>
    </message>
    <message>
        <source>revealed {cards}, together {total}</source>
        <translation>deckte {cards} auf, zusammen {total}</translation>
    </message>
    <message>
        <source>takes part in the guilds&apos; auctions</source>
        <translation>bietet in den Auktionen der Gilden mit</translation>
    </message>
    <message>
        <source>{name}: {state}.</source>
        <translation>{name}: {state}.</translation>
    </message>
    <message>
        <source>points so far: {number}</source>
        <translation>Punkte bisher: {number}</translation>
    </message>
    <message>
        <source>Prestige</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>When you both have revealed or passed, she turns up cards: 1 in steps B and D, 2 in step F.</source>
        <translation>Wenn ihr beide aufgedeckt oder gepasst habt, deckt sie Karten auf: 1 in den Schritten B und D, 2 in Schritt F.</translation>
    </message>
    <message>
        <source>She wins every tie. If she has first place, the member on the guild&apos;s seat goes home. She takes nothing, and never the figure.</source>
        <translation>Sie gewinnt bei jedem Gleichstand. Hat sie Rang eins, geht das Mitglied auf dem Sitz der Gilde nach Hause. Sie nimmt nichts und nie die Figur.</translation>
    </message>
    <message>
        <source>holds the figure</source>
        <translation>hat die Figur</translation>
    </message>
    <message>
        <source>stacks of {sizes} cards</source>
        <translation>Stapel mit {sizes} Karten</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punkte bisher</translation>
    </message>
    <message>
        <source>Members in the city</source>
        <translation>Mitglieder in der Stadt</translation>
    </message>
    <message>
        <source>On the council</source>
        <translation>Im Rat</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Assisting there</source>
        <translation>Beistand dort</translation>
    </message>
    <message>
        <source>Tasks kept</source>
        <translation>Behaltene Aufgaben</translation>
    </message>
    <message>
        <source>Nina is a neutral deck. It bids for the guilds as a third family.</source>
        <translation>Nina ist ein neutraler Nachziehstapel. Er bietet bei den Gilden mit wie eine dritte Familie.</translation>
    </message>
    <message>
        <source>{left} of {whole}</source>
        <translation>{left} von {whole}</translation>
    </message>
    <message>
        <source>Turns up in steps B and D</source>
        <translation>Deckt in Schritt B und D auf</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message>
        <source>Turns up in step F</source>
        <translation>Deckt in Schritt F auf</translation>
    </message>
    <message>
        <source>2 cards</source>
        <translation>2 Karten</translation>
    </message>
    <message>
        <source>Wins ties</source>
        <translation>Gewinnt bei Gleichstand</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>seat&apos;s member goes home</source>
        <translation>Mitglied vom Sitz geht heim</translation>
    </message>
    <message>
        <source>In first place</source>
        <translation>Mit Rang eins</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Nimmt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Cards in the deck</source>
        <translation>Karten im Nachziehstapel</translation>
    </message>
    <message>
        <source>members left: {number}</source>
        <translation>Mitglieder übrig: {number}</translation>
    </message>
    <message>
        <source>privileges: {number}</source>
        <translation>Privilegien: {number}</translation>
    </message>
    <message>
        <source>Lowest in the deck</source>
        <translation>Zuunterst im Nachziehstapel</translation>
    </message>
    <message>
        <source>No card used yet</source>
        <translation>Noch keine Karte benutzt</translation>
    </message>
    <message>
        <source>Used cards: {number}</source>
        <translation>Benutzte Karten: {number}</translation>
    </message>
    <message>
        <source>Cards in her deck: {left} of {whole}.</source>
        <translation>Karten in ihrem Nachziehstapel: {left} von {whole}.</translation>
    </message>
    <message>
        <source>{what}: {number}.</source>
        <translation>{what}: {number}.</translation>
    </message>
    <message>
        <source>Used: {cards}.</source>
        <translation>Benutzt: {cards}.</translation>
    </message>
    <message>
        <source>The other players</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>The other players&apos; boards</source>
        <translation>Die Tafeln der anderen</translation>
    </message>
    <message>
        <source>To the Hall of Kingdoms (K)</source>
        <translation>Zur Halle der Königreiche (K)</translation>
    </message>
    <message>
        <source>On a player&apos;s plaque: their page in the Hall of Kingdoms</source>
        <translation>Auf einem Schild: die Seite dieser Person in der Halle der Königreiche</translation>
    </message>
</context>
<context>
    <name>Roll</name>
    <message>
        <source>Nothing wakes</source>
        <translation>Nichts erwacht</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Pasch</translation>
    </message>
    <message>
        <source>Nobody woke, so I came.</source>
        <translation>Niemand ist erwacht, also komme ich.</translation>
    </message>
</context>
<context>
    <name>RollPresenter</name>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Press R or Enter.</source>
        <translation>Drück R oder Enter.</translation>
    </message>
    <message>
        <source>Your turn, {name}</source>
        <translation>Du bist dran, {name}</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Wirf die Würfel</translation>
    </message>
</context>
<context>
    <name>RollsPanel</name>
    <message>
        <source>Roll map</source>
        <translation>Wurfkarte</translation>
    </message>
    <message>
        <source>On own turns</source>
        <translation>In eigenen Zügen</translation>
    </message>
    <message>
        <source>On others&apos; turns</source>
        <translation>In Zügen der anderen</translation>
    </message>
    <message>
        <source>{first} and {second}: {gains}</source>
        <translation>{first} und {second}: {gains}</translation>
    </message>
    <message>
        <source>{name}, {result}: {gains}</source>
        <translation>{name}, {result}: {gains}</translation>
    </message>
</context>
<context>
    <name>RoundNotches</name>
    <message>
        <source>Round {number} of {all}.</source>
        <translation>Runde {number} von {all}.</translation>
    </message>
    <message>
        <source>Round {number} of {all}</source>
        <translation>Runde {number} von {all}</translation>
    </message>
</context>
<context>
    <name>RoundPage</name>
    <message>
        <source>Round {number} is over</source>
        <translation>Runde {number} ist vorbei</translation>
    </message>
    <message>
        <source>Plan round {number}</source>
        <translation>Runde {number} planen</translation>
    </message>
    <message>
        <source>Who won what</source>
        <translation>Wer was gewann</translation>
    </message>
    <message>
        <source>The council tonight</source>
        <translation>Der Rat heute Abend</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Points so far, without tasks</source>
        <translation>Punkte bisher, ohne Aufgaben</translation>
    </message>
    <message>
        <source>Nina</source>
        <translation>Nina</translation>
    </message>
    <message>
        <source>{letter}, {step}: Nobody.</source>
        <translation>{letter}, {step}: Niemand.</translation>
    </message>
    <message>
        <source>{letter}, {step}: {player}.</source>
        <translation>{letter}, {step}: {player}.</translation>
    </message>
    <message>
        <source>{letter}, {step}: {player} with {sum}.</source>
        <translation>{letter}, {step}: {player} mit {sum}.</translation>
    </message>
    <message>
        <source>{player}, points so far: {total}.</source>
        <translation>{player}, Punkte bisher: {total}.</translation>
    </message>
    <message>
        <source>{number} from prestige</source>
        <translation>{number} durch Ansehen</translation>
    </message>
    <message>
        <source>{number} from members</source>
        <translation>{number} durch Mitglieder</translation>
    </message>
    <message>
        <source>{number} from palms</source>
        <translation>{number} durch Palmen</translation>
    </message>
    <message>
        <source>{number} from fountains</source>
        <translation>{number} durch Brunnen</translation>
    </message>
    <message>
        <source>{number} from privileges</source>
        <translation>{number} durch Privilegien</translation>
    </message>
</context>
<context>
    <name>RoundRoad</name>
    <message>
        <source>Phase: {phase}.</source>
        <translation>Phase: {phase}.</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Planung</translation>
    </message>
    <message>
        <source>Planning: everyone draws cards in secret and divides them into stacks.</source>
        <translation>Planung: Alle ziehen geheim Karten und teilen sie in Stapel.</translation>
    </message>
    <message>
        <source>Action: nine steps, A to I; in the auctions everyone may bid one stack.</source>
        <translation>Aktion: neun Schritte, A bis I; in den Auktionen dürfen alle je einen Stapel bieten.</translation>
    </message>
    <message>
        <source>Council: 1 prestige for each member there, and a privilege for having the most.</source>
        <translation>Rat: 1 Ansehen für jedes Mitglied dort und ein Privileg für die meisten.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Council</source>
        <translation>Rat</translation>
    </message>
</context>
<context>
    <name>RulesBrowser</name>
    <message>
        <source>Search in the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Sections of the rules</source>
        <translation>Abschnitte der Regeln</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Up and Down go from clause to clause.</source>
        <translation>Die Pfeile hoch und runter führen von Regel zu Regel.</translation>
    </message>
    <message>
        <source>{number} of {all} clauses</source>
        <translation>{number} von {all} Regeln</translation>
    </message>
</context>
<context>
    <name>RunningGame</name>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <translation>{game}, Runde {number}</translation>
    </message>
</context>
<context>
    <name>SalePresenter</name>
    <message>
        <source>Sell all for {number} coins</source>
        <translation>Alles für {number} Münzen</translation>
    </message>
</context>
<context>
    <name>ScoreLines</name>
    <message>
        <source>Where the points come from</source>
        <translation>Woher die Punkte kommen</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>{player}, {source}: {points} points.</source>
        <translation>{player}, {source}: {points} Punkte.</translation>
    </message>
    <message>
        <source>{player}, {source}: 1 point.</source>
        <translation>{player}, {source}: 1 Punkt.</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Final score</source>
        <translation>Endstand</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message>
        <source>The rival</source>
        <translation>Die Gegenseite</translation>
    </message>
</context>
<context>
    <name>SeatLine</name>
    <message>
        <source>From {player}.</source>
        <translation>Von {player}.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Another sign</source>
        <translation>Anderes Zeichen</translation>
    </message>
    <message>
        <source>Another colour</source>
        <translation>Andere Farbe</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Person {number}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Someone near this level. You&apos;ll see who when the game starts.</source>
        <translation>Jemand etwa auf dieser Stufe. Wer, siehst du, wenn das Spiel beginnt.</translation>
    </message>
    <message>
        <source>someone</source>
        <translation>jemand</translation>
    </message>
    <message>
        <source>Player {number} is played by {who}. {words} Press to choose someone else.</source>
        <translation>Person {number} wird von {who} gespielt. {words} Drück, um jemand anderen zu wählen.</translation>
    </message>
    <message>
        <source>Choose who plays here</source>
        <translation>Wähle, wer hier spielt</translation>
    </message>
    <message>
        <source>Sign of player {number}: {sign}. Press for another.</source>
        <translation>Zeichen von Person {number}: {sign}. Drück für ein anderes.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Person {number}</translation>
    </message>
    <message>
        <source>Colour of player {number}: {colour}. Press for another.</source>
        <translation>Farbe von Person {number}: {colour}. Drück für eine andere.</translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <source>vermilion</source>
        <translation>Zinnober</translation>
    </message>
    <message>
        <source>sky blue</source>
        <translation>Himmelblau</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>Purpur</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>rose</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>oak</source>
        <translation>Eiche</translation>
    </message>
    <message>
        <source>heron</source>
        <translation>Reiher</translation>
    </message>
    <message>
        <source>wolf</source>
        <translation>Wolf</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>Turm</translation>
    </message>
</context>
<context>
    <name>SeedEditor</name>
    <message>
        <source>Seed: the same seed deals the same cards and dice</source>
        <translation>Startzahl: Dieselbe Zahl gibt dieselben Karten und Würfe</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Startzahl kopieren</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Andere Startzahl</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>The seed must be a whole number.</source>
        <translation>Die Startzahl muss eine ganze Zahl sein.</translation>
    </message>
</context>
<context>
    <name>SettingWords</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>End of your turn</source>
        <translation>Ende deines Zuges</translation>
    </message>
    <message>
        <source>Runs out by itself</source>
        <translation>Läuft von selbst ab</translation>
    </message>
    <message>
        <source>Waits for you</source>
        <translation>Wartet auf dich</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>All sounds</source>
        <translation>Alle Töne</translation>
    </message>
    <message>
        <source>{key} turns them off and on.</source>
        <translation>{key} schaltet sie aus und ein.</translation>
    </message>
    <message>
        <source>How fast bots play, and how long each event is shown.</source>
        <translation>Wie schnell Bots spielen und wie lange jedes Ereignis zu sehen ist.</translation>
    </message>
    <message>
        <source>Ease of use</source>
        <translation>Erleichterungen</translation>
    </message>
    <message>
        <source>Calm: things fade in where they arrive. If your system is set to less motion, full movement is calm.</source>
        <translation>Ruhig: Dinge erscheinen sanft, wo sie ankommen. Wünscht dein System weniger Bewegung, ist die volle Bewegung ruhig.</translation>
    </message>
    <message>
        <source>Before a bot&apos;s turn you can take your last action back. A watched game waits after each turn, too.</source>
        <translation>Vor dem Zug eines Bots kannst du deine letzte Aktion zurücknehmen. Auch ein Spiel, dem du zusiehst, wartet dann nach jedem Zug.</translation>
    </message>
    <message>
        <source>Your coach&apos;s suggestions ({key}), and the way to a card you can&apos;t have yet.</source>
        <translation>Die Vorschläge deines Ratgebers ({key}) und der Weg zu einer Karte, die du noch nicht haben kannst.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Warns you when another choice is clearly better. Silent when several people share the screen.</source>
        <translation>Warnt dich, wenn eine andere Wahl klar besser ist. Still, wenn mehrere vor dem Bildschirm sitzen.</translation>
    </message>
    <message>
        <source>Lines of the others at big moments, beside them and in the story.</source>
        <translation>Sätze der anderen in großen Augenblicken, neben ihnen und in der Geschichte.</translation>
    </message>
    <message>
        <source>Sounds of your own events</source>
        <translation>Töne bei deinen Ereignissen</translation>
    </message>
    <message>
        <source>Sounds of others&apos; events</source>
        <translation>Töne bei Ereignissen anderer</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Rufe</translation>
    </message>
    <message>
        <source>Your turn, a refusal, the Herald, the last round and the end.</source>
        <translation>Dein Zug, eine Absage, der Herold, die letzte Runde und das Ende.</translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation>Rings um den Tisch</translation>
    </message>
    <message>
        <source>Birds, the market, wind and crickets, as late as it is in the game.</source>
        <translation>Vögel, der Markt, Wind und Grillen, je nach der Tageszeit im Spiel.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>{key} changes between light and dark.</source>
        <translation>{key} wechselt zwischen hell und dunkel.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Strong: full ink, clear lines, and cards that are out of reach less dim.</source>
        <translation>Stark: volle Tinte, klare Linien, und unerreichbare Karten weniger blass.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Größe der Schrift</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Adds the first letter to each resource sign, so you need not rely on colour or shape.</source>
        <translation>Gibt jedem Rohstoffzeichen einen Buchstaben, damit es nicht auf Farbe oder Form ankommt.</translation>
    </message>
    <message>
        <source>Used at once, and the game on the table continues.</source>
        <translation>Gilt sofort, und das Spiel auf dem Tisch geht weiter.</translation>
    </message>
    <message>
        <source>Held keys</source>
        <translation>Gehaltene Tasten</translation>
    </message>
    <message>
        <source>D shows your secrets, Z shows a card closely.</source>
        <translation>D zeigt deine Geheimnisse, Z zeigt eine Karte aus der Nähe.</translation>
    </message>
    <message>
        <source>While held</source>
        <translation>Solange du hältst</translation>
    </message>
    <message>
        <source>Until pressed again</source>
        <translation>Bis zum nächsten Druck</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>They can stay until you press them or Esc, and remarks until you choose.</source>
        <translation>Sie können bleiben, bis du sie oder Esc drückst, und Bemerkungen, bis du wählst.</translation>
    </message>
    <message>
        <source>Go by themselves</source>
        <translation>Gehen von selbst</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Screenreader</translation>
    </message>
    <message>
        <source>Sentences are announced. Orca before 45 hears them as a name that changes.</source>
        <translation>Sätze werden angesagt. Orca vor 45 hört sie als einen Namen, der sich ändert.</translation>
    </message>
    <message>
        <source>By itself</source>
        <translation>Von selbst</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>As a name</source>
        <translation>Als Name</translation>
    </message>
    <message>
        <source>As drawn</source>
        <translation>Wie gezeichnet</translation>
    </message>
    <message>
        <source>With letters</source>
        <translation>Mit Buchstaben</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Text over {number}% needs a larger window. Your choice is kept for one.</source>
        <translation>Schrift über {number}&#xa0;% braucht ein größeres Fenster. Deine Wahl bleibt dafür gemerkt.</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Another game…</source>
        <translation>Anderes Spiel …</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Players: {number}</source>
        <translation>Personen: {number}</translation>
    </message>
</context>
<context>
    <name>SetupWords</name>
    <message>
        <source>Mixed citizens</source>
        <translation>Gemischte Bürger</translation>
    </message>
    <message>
        <source>All citizens of a number are shuffled together.</source>
        <translation>Alle Bürger einer Zahl werden gemischt.</translation>
    </message>
    <message>
        <source>No Dukes</source>
        <translation>Keine Herzöge</translation>
    </message>
    <message>
        <source>Monster Events</source>
        <translation>Monsterereignisse</translation>
    </message>
    <message>
        <source>The Dark Lord</source>
        <translation>Der Dunkle Herrscher</translation>
    </message>
    <message>
        <source>His monsters attack with your dice. Slay them all, or outscore him.</source>
        <translation>Seine Monster greifen mit deinen Würfeln an. Erschlag sie alle oder hol mehr Punkte als er.</translation>
    </message>
    <message>
        <source>The siege</source>
        <translation>Die Belagerung</translation>
    </message>
    <message>
        <source>Everyone scores the same things, with bonuses for majorities.</source>
        <translation>Alle werten dasselbe, mit Extrapunkten für Mehrheiten.</translation>
    </message>
    <message>
        <source>An exhausted stack may release a monster that acts when its number is rolled.</source>
        <translation>Ein erschöpfter Stapel kann ein Monster bringen, das bei seiner Zahl wirkt.</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Ereigniskarten</translation>
    </message>
    <message>
        <source>An exhausted stack may reveal an Event for everyone, one per player.</source>
        <translation>Ein erschöpfter Stapel kann ein Ereignis für alle aufdecken, eines pro Person.</translation>
    </message>
    <message>
        <source>Chosen: {names}.</source>
        <translation>Gewählt: {names}.</translation>
    </message>
    <message>
        <source>As in the edition</source>
        <translation>Wie in der Ausgabe</translation>
    </message>
    <message>
        <source>On the Exhausted cards</source>
        <translation>Auf den Erschöpft-Karten</translation>
    </message>
    <message>
        <source>Shuffled among the Exhausted cards</source>
        <translation>Unter die Erschöpft-Karten gemischt</translation>
    </message>
    <message>
        <source>Three piles, and he always takes the best card. A fan-made variant.</source>
        <translation>Drei Stapel, und er nimmt immer die beste Karte. Eine Fan-Variante.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Harder: the sum attacks, too</source>
        <translation>Schwerer: Auch die Summe greift an</translation>
    </message>
    <message>
        <source>Hardest: exhausted stacks attack as well</source>
        <translation>Am schwersten: Auch erschöpfte Stapel greifen an</translation>
    </message>
    <message>
        <source>{turns} turns, {cards} cards</source>
        <translation>{turns} Züge, {cards} Karten</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>Eigener …</translation>
    </message>
    <message>
        <source>Second edition, with the Herald</source>
        <translation>Zweite Ausgabe, mit dem Herold</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Zweite Ausgabe</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>Erste Ausgabe</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Erstes Spiel</translation>
    </message>
    <message>
        <source>Random city</source>
        <translation>Zufällige Stadt</translation>
    </message>
    <message>
        <source>Joker 0</source>
        <translation>Joker 0</translation>
    </message>
    <message>
        <source>A 25th card. It counts 2 for each 6 that others reveal.</source>
        <translation>Eine 25. Karte. Zählt 2 für jede 6, die andere aufdecken.</translation>
    </message>
    <message>
        <source>Nest Egg 1</source>
        <translation>Notgroschen 1</translation>
    </message>
    <message>
        <source>For two of the 1s. It brings 2 coins when it is revealed.</source>
        <translation>Ersetzt zwei Einsen. Bringt beim Aufdecken 2 Münzen.</translation>
    </message>
    <message>
        <source>Twin 2</source>
        <translation>Zwilling 2</translation>
    </message>
    <message>
        <source>For two of the 2s. Both together in a stack count 6.</source>
        <translation>Ersetzt zwei Zweien. Beide in einem Stapel zählen 6.</translation>
    </message>
    <message>
        <source>Warehouse 3</source>
        <translation>Lager 3</translation>
    </message>
    <message>
        <source>For two of the 3s. One brings a wine when it is revealed, one a cloth.</source>
        <translation>Ersetzt zwei Dreien. Eines bringt beim Aufdecken einen Wein, eines ein Tuch.</translation>
    </message>
    <message>
        <source>Assistance 4</source>
        <translation>Beistand 4</translation>
    </message>
    <message>
        <source>For a 4. It puts a member beside the holder of a guild&apos;s seat.</source>
        <translation>Ersetzt eine 4. Stellt ein Mitglied neben eines auf dem Sitz einer Gilde.</translation>
    </message>
    <message>
        <source>For a 6. It counts 7, but 5 if someone else reveals a 0.</source>
        <translation>Ersetzt eine 6. Zählt 7, aber nur 5, wenn jemand anderes eine 0 aufdeckt.</translation>
    </message>
    <message>
        <source>{width} × {height}, with {sites} fountain sites. Spaces: {guilds}.</source>
        <translation>{width} × {height}, mit {sites} Baustellen für Brunnen. Felder: {guilds}.</translation>
    </message>
    <message>
        <source>Wanderer 5</source>
        <translation>Wanderer 5</translation>
    </message>
    <message>
        <source>For a 5. It moves one of your members up to three spaces.</source>
        <translation>Ersetzt eine 5. Eines deiner Mitglieder geht bis zu drei Schritte.</translation>
    </message>
    <message>
        <source>Powerhouse 7</source>
        <translation>Kraftprotz 7</translation>
    </message>
    <message>
        <source>{guild} {number}</source>
        <translation>{guild} {number}</translation>
    </message>
    <message>
        <source>Side 1</source>
        <translation>Seite 1</translation>
    </message>
    <message>
        <source>Side 2</source>
        <translation>Seite 2</translation>
    </message>
    <message>
        <source>{side} of the board, as it lies in this game.</source>
        <translation>{side} des Bretts, wie es in diesem Spiel liegt.</translation>
    </message>
    <message>
        <source>Made for 3 and 4 players; the trades lie elsewhere on side 2.</source>
        <translation>Für 3 und 4 Personen gedacht; auf Seite 2 liegen die Tauschfelder woanders.</translation>
    </message>
    <message>
        <source>Made for 1 and 2 players; the trades lie elsewhere on side 1. 4 of its 10 trades are reconstructed.</source>
        <translation>Für 1 und 2 Personen gedacht; auf Seite 1 liegen die Tauschfelder woanders. 4 ihrer 10 Tauschfelder sind nachgebildet.</translation>
    </message>
    <message>
        <source>The copyist</source>
        <translation>Der Kopist</translation>
    </message>
    <message>
        <source>Odo transcribes whenever he can, and saves ink first.</source>
        <translation>Odo schreibt ab, wann immer er kann, und spart zuerst Tinte.</translation>
    </message>
    <message>
        <source>The builder</source>
        <translation>Der Baumeister</translation>
    </message>
    <message>
        <source>Odo builds whenever he can, and saves stone first.</source>
        <translation>Odo baut, wann immer er kann, und spart zuerst Stein.</translation>
    </message>
    <message>
        <source>The courtier</source>
        <translation>Der Höfling</translation>
    </message>
    <message>
        <source>Odo sends workers whenever he can, and saves gold first.</source>
        <translation>Odo schickt Leute in die Burg, wann immer er kann, und spart zuerst Gold.</translation>
    </message>
    <message>
        <source>The collector</source>
        <translation>Der Sammler</translation>
    </message>
    <message>
        <source>Odo pays debts and has deeds approved, with any resource.</source>
        <translation>Odo bezahlt Schulden und lässt Urkunden beglaubigen, mit jedem Rohstoff.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Schwerer</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation>Am schwersten</translation>
    </message>
    <message>
        <source>The most even game in our tests: a duchess won about half of them.</source>
        <translation>Das ausgeglichenste Spiel in unseren Tests: Eine Herzogin gewann etwa die Hälfte.</translation>
    </message>
    <message>
        <source>Odo begins with seven starting schemes.</source>
        <translation>Odo beginnt mit sieben Startintrigen.</translation>
    </message>
    <message>
        <source>1 future scheme is shuffled into Odo&apos;s deck.</source>
        <translation>1 künftige Intrige wird in Odos Nachziehstapel gemischt.</translation>
    </message>
    <message>
        <source>{number} future schemes are shuffled into Odo&apos;s deck.</source>
        <translation>{number} künftige Intrigen werden in Odos Nachziehstapel gemischt.</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Set-up of the cards</source>
        <translation>Aufbau der Karten</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Überrasche mich</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>An den Tisch</translation>
    </message>
    <message>
        <source>Ready-made</source>
        <translation>Fertiger Aufbau</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>Eigener …</translation>
    </message>
    <message>
        <source>Which boxes come to the table?</source>
        <translation>Welche Schachteln spielen mit?</translation>
    </message>
    <message>
        <source>Another kingdom: {areas}.</source>
        <translation>Ein anderes Königreich: {areas}.</translation>
    </message>
</context>
<context>
    <name>ShiftPresenter</name>
    <message>
        <source>Choose the section it leaves, then the one it goes to.</source>
        <translation>Wähle die Seite, von der jemand weggeht, dann die, zu der es geht.</translation>
    </message>
</context>
<context>
    <name>ShortcutsScreen</name>
    <message>
        <source>Shortcuts</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>SideBoard</name>
    <message>
        <source>Domains: {number}</source>
        <translation>Domänen: {number}</translation>
    </message>
    <message>
        <source>Monsters slain: {number}</source>
        <translation>Erschlagene Monster: {number}</translation>
    </message>
</context>
<context>
    <name>SideEditor</name>
    <message>
        <source>Side of the board</source>
        <translation>Seite des Bretts</translation>
    </message>
    <message>
        <source>Play with your own cards, boards and numbers instead of ours.</source>
        <translation>Spiel mit deinen eigenen Karten, Tafeln und Zahlen statt mit unseren.</translation>
    </message>
</context>
<context>
    <name>SiegeRoad</name>
    <message>
        <source>Turn {number} of {whole}</source>
        <translation>Zug {number} von {whole}</translation>
    </message>
</context>
<context>
    <name>Signs of viscounts</name>
    <message>
        <source>Cleric: clerics transcribe manuscripts.</source>
        <translation>Kleriker: Kleriker schreiben Handschriften ab.</translation>
    </message>
    <message>
        <source>Builder: builders build houses.</source>
        <translation>Baumeister: Baumeister bauen Häuser.</translation>
    </message>
    <message>
        <source>Noble: nobles send workers into the castle.</source>
        <translation>Adliger: Adlige schicken Leute in die Burg.</translation>
    </message>
    <message>
        <source>Merchant: merchants trade on the outer spaces.</source>
        <translation>Händler: Händler handeln auf den äußeren Feldern.</translation>
    </message>
    <message>
        <source>Criminal: it counts as any kind in an action, and brings corruption when it is played.</source>
        <translation>Ganove: Er zählt in einer Aktion als jede Art und bringt Verderbnis, wenn er gespielt wird.</translation>
    </message>
    <message>
        <source>No criminals: only if no card on your three spaces shows one.</source>
        <translation>Ohne Ganoven: nur, wenn keine Karte auf deinen drei Feldern einen zeigt.</translation>
    </message>
    <message>
        <source>Silver: coins for further steps, for hiring and for dismissing.</source>
        <translation>Silber: Münzen für weitere Felder, zum Anheuern und zum Entlassen.</translation>
    </message>
    <message>
        <source>Silver value: how far a card rides, its price, and what destroying it brings.</source>
        <translation>Wert in Silber: wie weit eine Karte reitet, ihr Preis, und was es bringt, sie zu vernichten.</translation>
    </message>
    <message>
        <source>Ink: a resource that counts as a cleric when you transcribe.</source>
        <translation>Tinte: ein Rohstoff, der beim Abschreiben als Kleriker zählt.</translation>
    </message>
    <message>
        <source>Stone: a resource that counts as a builder when you build.</source>
        <translation>Stein: ein Rohstoff, der beim Bauen als Baumeister zählt.</translation>
    </message>
    <message>
        <source>Gold: a resource that counts as a noble when you send workers.</source>
        <translation>Gold: ein Rohstoff, der als Adliger zählt, wenn du Leute schickst.</translation>
    </message>
    <message>
        <source>Resource of your choice: ink, stone or gold.</source>
        <translation>Rohstoff nach Wahl: Tinte, Stein oder Gold.</translation>
    </message>
    <message>
        <source>Points: they are counted at the end.</source>
        <translation>Punkte: Sie werden am Ende gezählt.</translation>
    </message>
    <message>
        <source>Virtue: your dove moves 1 space to the left.</source>
        <translation>Tugend: Deine Taube rückt 1 Feld nach links.</translation>
    </message>
    <message>
        <source>Corruption: your raven moves 1 space to the right.</source>
        <translation>Verderbnis: Dein Rabe rückt 1 Feld nach rechts.</translation>
    </message>
    <message>
        <source>Collision: raven and dove met on one space; it happens in phase 5 of your turn.</source>
        <translation>Zusammenstoß: Rabe und Taube trafen sich auf einem Feld; er kommt in Phase 5 deines Zugs.</translation>
    </message>
    <message>
        <source>Debt: unpaid, it costs 2 points at the end.</source>
        <translation>Schuld: Unbezahlt kostet sie am Ende 2 Punkte.</translation>
    </message>
    <message>
        <source>Paid debt: it costs nothing, and paying it brings 1 resource of your choice.</source>
        <translation>Bezahlte Schuld: Sie kostet nichts, und das Bezahlen bringt 1 Rohstoff deiner Wahl.</translation>
    </message>
    <message>
        <source>Deed: acquired, it is worth 1 point at the end.</source>
        <translation>Urkunde: Erworben ist sie am Ende 1 Punkt wert.</translation>
    </message>
    <message>
        <source>Approved deed: it is worth 3 points at the end.</source>
        <translation>Beglaubigte Urkunde: Sie ist am Ende 3 Punkte wert.</translation>
    </message>
    <message>
        <source>Turn over: pay a debt, or have a deed approved.</source>
        <translation>Umdrehen: Bezahle eine Schuld, oder lass eine Urkunde beglaubigen.</translation>
    </message>
    <message>
        <source>Poverty: the last debt reveals it, and the end begins.</source>
        <translation>Armut: Die letzte Schuld deckt sie auf, und das Ende beginnt.</translation>
    </message>
    <message>
        <source>Prosperity: the last deed reveals it, and the end begins.</source>
        <translation>Wohlstand: Die letzte Urkunde deckt ihn auf, und das Ende beginnt.</translation>
    </message>
    <message>
        <source>Hire: take a visible townsfolk card for free.</source>
        <translation>Anheuern: Nimm kostenlos eine sichtbare Karte.</translation>
    </message>
    <message>
        <source>Horseshoe: a step of the ride; on a free square 1 further step for free.</source>
        <translation>Hufeisen: ein Feld des Ritts; in einer freien Nische 1 weiteres Feld kostenlos.</translation>
    </message>
    <message>
        <source>Market: pay the merchants left of the arrow, gain what is right of it.</source>
        <translation>Markt: Bezahl die Händler links vom Pfeil, erhalte, was rechts davon steht.</translation>
    </message>
    <message>
        <source>Free house: it goes to any free spot and costs nothing.</source>
        <translation>Kostenloses Haus: Es kommt ohne Preis auf einen beliebigen freien Baugrund.</translation>
    </message>
    <message>
        <source>Dismiss: a townsfolk card helps your action once and leaves the game.</source>
        <translation>Entlassen: Eine Karte hilft deiner Aktion einmal und verlässt das Spiel.</translation>
    </message>
    <message>
        <source>Discard: a card of your hand or the top of your deck goes to your discard pile.</source>
        <translation>Abwerfen: Eine Handkarte oder die oberste deines Nachziehstapels kommt auf deinen Ablagestapel.</translation>
    </message>
    <message>
        <source>Destroy: as discard, but the card leaves the game for its silver.</source>
        <translation>Vernichten: wie abwerfen, aber die Karte verlässt das Spiel für ihr Silber.</translation>
    </message>
    <message>
        <source>Rearrange: your cards change their spaces among themselves.</source>
        <translation>Umordnen: Deine Karten tauschen ihre Felder untereinander.</translation>
    </message>
    <message>
        <source>Shuffle: your discard pile goes into your deck, for 1 virtue or 1 corruption.</source>
        <translation>Mischen: Dein Ablagestapel kommt in deinen Nachziehstapel, für 1 Tugend oder 1 Verderbnis.</translation>
    </message>
    <message>
        <source>Hand: you draw up to 3 cards, and more with a power.</source>
        <translation>Hand: Du ziehst bis zu 3 Karten, und mehr mit einer Fähigkeit.</translation>
    </message>
    <message>
        <source>At once: when the card is played or the house is built.</source>
        <translation>Sofort: wenn die Karte gespielt oder das Haus gebaut wird.</translation>
    </message>
    <message>
        <source>Standing: as long as the card is on your board.</source>
        <translation>Dauerhaft: solange die Karte auf deiner Tafel liegt.</translation>
    </message>
    <message>
        <source>Drop-off: when the card leaves your third space.</source>
        <translation>Herunterfallen: wenn die Karte dein drittes Feld verlässt.</translation>
    </message>
    <message>
        <source>At the end: it counts when the game is over.</source>
        <translation>Am Ende: Es zählt, wenn das Spiel vorbei ist.</translation>
    </message>
    <message>
        <source>Corner: when the card is hired or dismissed.</source>
        <translation>Ecke: wenn die Karte angeheuert oder entlassen wird.</translation>
    </message>
    <message>
        <source>Reconstructed: we did not know this card and made it like its sisters.</source>
        <translation>Nachgebildet: Diese Karte kannten wir nicht und machten sie wie ihre Schwestern.</translation>
    </message>
    <message>
        <source>Viscount: you ride clockwise, as far as the played card says.</source>
        <translation>Vizegraf: Du reitest im Uhrzeigersinn, so weit die gespielte Karte sagt.</translation>
    </message>
    <message>
        <source>Spot: a house can be built here; its sign says what that brings.</source>
        <translation>Baugrund: Hier kann ein Haus stehen; sein Zeichen sagt, was das bringt.</translation>
    </message>
    <message>
        <source>Link: with houses at both ends, both owners gain what it shows.</source>
        <translation>Verbindung: Mit Häusern an beiden Enden gewinnen beide, was sie zeigt.</translation>
    </message>
    <message>
        <source>River: from each outer space you reach only the spots on its side.</source>
        <translation>Fluss: Von jedem äußeren Feld erreichst du nur die Baugründe seiner Seite.</translation>
    </message>
    <message>
        <source>House: a workshop, a trading post or a guildhall.</source>
        <translation>Haus: eine Werkstatt, ein Handelsposten oder ein Zunfthaus.</translation>
    </message>
    <message>
        <source>Workshop: 3 builders; 2, 5 and 9 points for 1, 2 and 3 of them.</source>
        <translation>Werkstatt: 3 Baumeister; 2, 5 und 9 Punkte für 1, 2 und 3 davon.</translation>
    </message>
    <message>
        <source>Trading post: 5 builders; 4, 9 and 15 points for 1, 2 and 3 of them.</source>
        <translation>Handelsposten: 5 Baumeister; 4, 9 und 15 Punkte für 1, 2 und 3 davon.</translation>
    </message>
    <message>
        <source>Guildhall: 7 builders; 6, 13 and 21 points for 1, 2 and 3 of them.</source>
        <translation>Zunfthaus: 7 Baumeister; 6, 13 und 21 Punkte für 1, 2 und 3 davon.</translation>
    </message>
    <message>
        <source>Worker: 1, 2 or 3 points in the first, second or third tier of the castle.</source>
        <translation>Leute: je 1, 2 oder 3 Punkte im ersten, zweiten oder dritten Ring der Burg.</translation>
    </message>
    <message>
        <source>Castle: workers in the second and third tier.</source>
        <translation>Burg: Leute im zweiten und dritten Ring.</translation>
    </message>
    <message>
        <source>Castle move: one of your workers goes to the next section of the first tier.</source>
        <translation>Versetzen: Jemand von deinen Leuten geht zur nächsten Seite des ersten Rings.</translation>
    </message>
    <message>
        <source>Castle leader: most workers in the third tier; 5 points, and 1 card more to draw.</source>
        <translation>Führung in der Burg: die meisten Leute im dritten Ring; 5 Punkte, und du ziehst 1 Karte mehr.</translation>
    </message>
    <message>
        <source>Manuscript: it costs clerics, and its ribbon counts for sets.</source>
        <translation>Handschrift: Sie kostet Kleriker, und ihr Band zählt für Sätze.</translation>
    </message>
    <message>
        <source>Black ribbon: the first player with 3 gains a cleric for good.</source>
        <translation>Schwarzes Band: Wer zuerst 3 hat, erhält für immer einen Kleriker.</translation>
    </message>
    <message>
        <source>Blue ribbon: the first player with 3 gains a merchant for good.</source>
        <translation>Blaues Band: Wer zuerst 3 hat, erhält für immer einen Händler.</translation>
    </message>
    <message>
        <source>Grey ribbon: the first player with 3 gains a builder for good.</source>
        <translation>Graues Band: Wer zuerst 3 hat, erhält für immer einen Baumeister.</translation>
    </message>
    <message>
        <source>Yellow ribbon: the first player with 3 gains a noble for good.</source>
        <translation>Gelbes Band: Wer zuerst 3 hat, erhält für immer einen Adligen.</translation>
    </message>
    <message>
        <source>Bonus card: for 3 manuscripts of one ribbon; 3 points.</source>
        <translation>Bonuskarte: für 3 Handschriften eines Bandes; 3 Punkte.</translation>
    </message>
    <message>
        <source>Scheme: it says what Odo does in his turn.</source>
        <translation>Intrige: Sie sagt, was Odo in seinem Zug tut.</translation>
    </message>
    <message>
        <source>Focus: the action that Odo&apos;s board prefers.</source>
        <translation>Schwerpunkt: die Aktion, die Odos Tafel vorzieht.</translation>
    </message>
</context>
<context>
    <name>SignsPage</name>
    <message>
        <source>Resources and points</source>
        <translation>Rohstoffe und Punkte</translation>
    </message>
    <message>
        <source>Roles of citizens</source>
        <translation>Rollen der Bürger</translation>
    </message>
    <message>
        <source>Areas of monsters</source>
        <translation>Gebiete der Monster</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>On cards</source>
        <translation>Auf Karten</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>Silence</name>
    <message>
        <source>{name} has not answered for {seconds} seconds. You can wait, or press Space to have something simple chosen instead.</source>
        <translation>{name} antwortet seit {seconds} Sekunden nicht. Du kannst warten oder mit der Leertaste etwas Einfaches wählen lassen.</translation>
    </message>
    <message>
        <source>The coach has not answered for {seconds} seconds. You can play on without it.</source>
        <translation>Der Ratgeber antwortet seit {seconds} Sekunden nicht. Du kannst ohne ihn weiterspielen.</translation>
    </message>
</context>
<context>
    <name>SoloEditor</name>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Watch it played</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>A bot plays for you while you watch.</source>
        <translation>Ein Bot spielt für dich, und du schaust zu.</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>“{words}”</source>
        <translation>„{words}“</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Roles: {roles}.</source>
        <translation>Rollen: {roles}.</translation>
    </message>
    <message>
        <source>Round {number}.</source>
        <translation>Runde {number}.</translation>
    </message>
    <message>
        <source>The end has begun.</source>
        <translation>Das Ende hat begonnen.</translation>
    </message>
    <message>
        <source>Debts left: {debts}. Deeds left: {deeds}.</source>
        <translation>Schulden übrig: {debts}. Urkunden übrig: {deeds}.</translation>
    </message>
    <message>
        <source>Your viscount is on {space}.</source>
        <translation>Dein Vizegraf ist auf: {space}.</translation>
    </message>
    <message>
        <source>{name}: {amounts}; points so far: {score}.</source>
        <translation>{name}: {amounts}; Punkte bisher: {score}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{name} rolled {one} and {two}: {harvest}</source>
        <translation>{name} würfelte {one} und {two}: {harvest}</translation>
    </message>
    <message>
        <source>you {amounts}</source>
        <translation>du {amounts}</translation>
    </message>
    <message>
        <source>Nothing to look at now.</source>
        <translation>Gerade gibt es nichts anzusehen.</translation>
    </message>
    <message>
        <source>You have {amounts}.</source>
        <translation>Du hast {amounts}.</translation>
    </message>
    <message>
        <source>Your stacks: {stacks}.</source>
        <translation>Deine Stapel: {stacks}.</translation>
    </message>
    <message>
        <source>In hand: {cards}.</source>
        <translation>Auf der Hand: {cards}.</translation>
    </message>
    <message>
        <source>Stacks left: {number}.</source>
        <translation>Stapel übrig: {number}.</translation>
    </message>
    <message>
        <source>{seat} {name}</source>
        <translation>{seat} {name}</translation>
    </message>
    <message>
        <source>The council is empty.</source>
        <translation>Der Rat ist leer.</translation>
    </message>
    <message>
        <source>Council: {seats}.</source>
        <translation>Rat: {seats}.</translation>
    </message>
    <message>
        <source>Fountain of this round: {fountain}.</source>
        <translation>Brunnen dieser Runde: {fountain}.</translation>
    </message>
    <message>
        <source>Built: {fountains}.</source>
        <translation>Gebaut: {fountains}.</translation>
    </message>
    <message>
        <source>Your points so far: {number}.</source>
        <translation>Deine Punkte bisher: {number}.</translation>
    </message>
    <message>
        <source>{name}: points so far {points}, members left {members}, stacks {stacks}.</source>
        <translation>{name}: Punkte bisher {points}, Mitglieder übrig {members}, Stapel {stacks}.</translation>
    </message>
</context>
<context>
    <name>StackSheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this stack (Esc).</source>
        <translation>Diesen Stapel schließen (Esc).</translation>
    </message>
    <message>
        <source>Stack of {number}, from the top</source>
        <translation>Stapel mit {number} Karten, von oben</translation>
    </message>
    <message>
        <source>Esc closes this stack.</source>
        <translation>Esc schließt diesen Stapel.</translation>
    </message>
</context>
<context>
    <name>Stacks</name>
    <message>
        <source>My stacks</source>
        <translation>Meine Stapel</translation>
    </message>
    <message>
        <source>All your stacks are revealed.</source>
        <translation>Alle deine Stapel sind aufgedeckt.</translation>
    </message>
    <message>
        <source>Stacks lie here once you have planned.</source>
        <translation>Hier liegen deine Stapel, sobald du geplant hast.</translation>
    </message>
    <message>
        <source>Stack {number}</source>
        <translation>Stapel {number}</translation>
    </message>
    <message>
        <source>{stack} It takes first place in about {share}.</source>
        <translation>{stack} Er kommt in etwa {share} der Fälle auf Rang eins.</translation>
    </message>
    <message>
        <source>{stack}: {cards}, sum {sum}.</source>
        <translation>{stack}: {cards}, Summe {sum}.</translation>
    </message>
    <message>
        <source>{stack}: {number} cards, face down.</source>
        <translation>{stack}: {number} Karten, verdeckt.</translation>
    </message>
    <message>
        <source>{stack}: 1 card, face down.</source>
        <translation>{stack}: 1 Karte, verdeckt.</translation>
    </message>
    <message>
        <source>{stack} You mean it for {letter}, {step}.</source>
        <translation>{stack} Gedacht für {letter}, {step}.</translation>
    </message>
    <message>
        <source>{stack} The coach would take it.</source>
        <translation>{stack} Der Ratgeber nähme ihn.</translation>
    </message>
    <message>
        <source>{stack} It can be revealed now.</source>
        <translation>{stack} Kann jetzt aufgedeckt werden.</translation>
    </message>
</context>
<context>
    <name>StacksPreview</name>
    <message>
        <source>Point at a stack to read its card&apos;s power.</source>
        <translation>Zeig auf einen Stapel, um die Fähigkeit seiner Karte zu lesen.</translation>
    </message>
</context>
<context>
    <name>StagedFinale</name>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>To the score</source>
        <translation>Zur Wertung</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
</context>
<context>
    <name>StandingModel</name>
    <message>
        <source>{name}, points: {number}</source>
        <translation>{name}, Punkte: {number}</translation>
    </message>
    <message>
        <source>{player}, playing now</source>
        <translation>{player}, am Zug</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>The holder of the church&apos;s seat plants the palm. Nobody holds it now.</source>
        <translation>Wer den Sitz der Kirche hat, pflanzt die Palme. Gerade hat ihn niemand.</translation>
    </message>
    <message>
        <source>The holder of the church&apos;s seat plants the palm. {name} holds it now.</source>
        <translation>Wer den Sitz der Kirche hat, pflanzt die Palme. Gerade hat ihn {name}.</translation>
    </message>
    <message>
        <source>The holder of the nobility&apos;s seat builds it. Nobody holds it now. {fountain}</source>
        <translation>Wer den Sitz des Adels hat, baut ihn. Gerade hat ihn niemand. {fountain}</translation>
    </message>
    <message>
        <source>The holder of the nobility&apos;s seat builds it. {name} holds it now. {fountain}</source>
        <translation>Wer den Sitz des Adels hat, baut ihn. Gerade hat ihn {name}. {fountain}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>space</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>{good}/space</source>
        <translation>{good}/Feld</translation>
    </message>
    <message>
        <source>sends home</source>
        <translation>schickt heim</translation>
    </message>
    <message>
        <source>1 orange</source>
        <translation>1 Orange</translation>
    </message>
    <message>
        <source>1 tiger nut</source>
        <translation>1 Erdmandel</translation>
    </message>
    <message>
        <source>1 wine</source>
        <translation>1 Wein</translation>
    </message>
    <message>
        <source>1 cloth</source>
        <translation>1 Tuch</translation>
    </message>
    <message>
        <source>1 porcelain</source>
        <translation>1 Porzellan</translation>
    </message>
    <message>
        <source>first</source>
        <translation>Rang eins</translation>
    </message>
    <message>
        <source>second</source>
        <translation>Rang zwei</translation>
    </message>
    <message>
        <source>third</source>
        <translation>Rang drei</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>Rang vier</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>Rang fünf</translation>
    </message>
    <message>
        <source>{good} or a space</source>
        <translation>{good} oder ein Feld</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>ein Feld</translation>
    </message>
    <message>
        <source>seat of the nobility</source>
        <translation>Sitz des Adels</translation>
    </message>
    <message>
        <source>seat of the church</source>
        <translation>Sitz der Kirche</translation>
    </message>
    <message>
        <source>seat of the merchants</source>
        <translation>Sitz der Kaufleute</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>Sitz</translation>
    </message>
    <message>
        <source>1 good</source>
        <translation>1 Ware</translation>
    </message>
    <message>
        <source>sells goods</source>
        <translation>verkauft Waren</translation>
    </message>
    <message>
        <source>moves a member</source>
        <translation>versetzt ein Mitglied</translation>
    </message>
    <message>
        <source>may keep a card</source>
        <translation>darf eine Karte behalten</translation>
    </message>
    <message>
        <source>sends the seat&apos;s holder home</source>
        <translation>schickt heim, wer dort sitzt</translation>
    </message>
    <message>
        <source>Steps of the round; Page Down shows the next rounds</source>
        <translation>Schritte der Runde; Bild ab zeigt die nächsten Runden</translation>
    </message>
    <message>
        <source>Steps of the round</source>
        <translation>Schritte der Runde</translation>
    </message>
    <message>
        <source>Step {letter}: {name}, done.</source>
        <translation>Schritt {letter}: {name}, vorbei.</translation>
    </message>
    <message>
        <source>Step {letter}: {name}, now.</source>
        <translation>Schritt {letter}: {name}, jetzt.</translation>
    </message>
    <message>
        <source>Step {letter}: {name}, to come.</source>
        <translation>Schritt {letter}: {name}, kommt noch.</translation>
    </message>
    <message>
        <source>{rank}: {deeds}.</source>
        <translation>{rank}: {deeds}.</translation>
    </message>
    <message>
        <source>Nina turns up cards, and wins ties.</source>
        <translation>Nina deckt Karten auf und gewinnt bei Gleichstand.</translation>
    </message>
    <message>
        <source>No good of it is left.</source>
        <translation>Davon ist keine Ware mehr da.</translation>
    </message>
    <message>
        <source>1 good of it is left.</source>
        <translation>Davon ist noch 1 Ware da.</translation>
    </message>
    <message>
        <source>{number} goods of it are left.</source>
        <translation>Davon sind noch {number} Waren da.</translation>
    </message>
    <message>
        <source>{fountain}: {worth} for each member beside it, {ability}.</source>
        <translation>{fountain}: {worth} für jedes Mitglied daneben; {ability}.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Coming rounds</source>
        <translation>Kommende Runden</translation>
    </message>
    <message>
        <source>Round {number}: step B {first}, step D {second}, step F {third}; {fountain}, worth {worth}, {ability}.</source>
        <translation>Runde {number}: Schritt B {first}, Schritt D {second}, Schritt F {third}; {fountain}, Wert {worth}, {ability}.</translation>
    </message>
</context>
<context>
    <name>StepsView</name>
    <message>
        <source>The boards of the rounds to come: {number}</source>
        <translation>Tafeln der kommenden Runden: {number}</translation>
    </message>
</context>
<context>
    <name>StoryDrawer</name>
    <message>
        <source>Show the players</source>
        <translation>Die anderen zeigen</translation>
    </message>
    <message>
        <source>Show the story</source>
        <translation>Geschichte zeigen</translation>
    </message>
</context>
<context>
    <name>StoryKey</name>
    <message>
        <source>Show the bids</source>
        <translation>Gebote zeigen</translation>
    </message>
    <message>
        <source>Show the story</source>
        <translation>Geschichte zeigen</translation>
    </message>
</context>
<context>
    <name>SumsModel</name>
    <message>
        <source>Sums of the dice</source>
        <translation>Summen der Würfel</translation>
    </message>
    <message>
        <source>Sum {sum}: rolled {times}×, expected {expected}×.</source>
        <translation>Summe {sum}: {times}× gewürfelt, {expected}× erwartet.</translation>
    </message>
</context>
<context>
    <name>SwapBox</name>
    <message>
        <source>What the dice did</source>
        <translation>Was die Würfel ausmachten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The ± holds in 19 of 20 cases. Each pair is played 200 times with each set of dice.</source>
        <translation>Das ± trifft in 19 von 20 Fällen zu. Jedes Paar wird mit beiden Würfen je 200-mal gespielt.</translation>
    </message>
    <message>
        <source>Swap the dice</source>
        <translation>Würfel tauschen</translation>
    </message>
    <message>
        <source>Who would have won with each other&apos;s dice? The game is played again, many times.</source>
        <translation>Wer hätte mit getauschten Würfeln gewonnen? Das Spiel wird viele Male noch einmal gespielt.</translation>
    </message>
    <message>
        <source>{first} and {second}: being worked out…</source>
        <translation>{first} und {second}: wird ausgerechnet …</translation>
    </message>
</context>
<context>
    <name>TabbedLearnPage</name>
    <message>
        <source>Rules and cards</source>
        <translation>Regeln und Karten</translation>
    </message>
    <message>
        <source>Pages to look up</source>
        <translation>Seiten zum Nachschlagen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>I count on your hand here, so the answer is for your eyes only.</source>
        <translation>Hier zählt deine Hand mit, also ist die Antwort nur für deine Augen.</translation>
    </message>
    <message>
        <source>I count on your Duke here, so the answer is for your eyes only.</source>
        <translation>Hier zählt dein Herzog mit, also ist die Antwort nur für deine Augen.</translation>
    </message>
</context>
<context>
    <name>TableSetupPage</name>
    <message>
        <source>New game: {name}</source>
        <translation>Neues Spiel: {name}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
</context>
<context>
    <name>Tableau</name>
    <message>
        <source>Kingdom</source>
        <translation>Königreich</translation>
    </message>
    <message>
        <source>{card} It can be used now.</source>
        <translation>{card} Du kannst sie jetzt benutzen.</translation>
    </message>
    <message>
        <source>{card} There are {number} of them.</source>
        <translation>{card} Davon gibt es {number}.</translation>
    </message>
    <message>
        <source>{card} New.</source>
        <translation>{card} Neu.</translation>
    </message>
    <message>
        <source>Page {page} of {pages}: {cards}.</source>
        <translation>Seite {page} von {pages}: {cards}.</translation>
    </message>
</context>
<context>
    <name>TallyColumns</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestes</translation>
    </message>
    <message>
        <source>Mean points</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Won by people</source>
        <translation>Von Menschen gewonnen</translation>
    </message>
    <message>
        <source>Best of all</source>
        <translation>Bester Wert aller</translation>
    </message>
    <message>
        <source>Mean of all</source>
        <translation>Mittel aller</translation>
    </message>
</context>
<context>
    <name>TaskCards</name>
    <message>
        <source>{task}: {what} ({reward}).</source>
        <translation>{task}: {what} ({reward}).</translation>
    </message>
    <message>
        <source>It scores {number} now.</source>
        <translation>Sie gibt jetzt {number}.</translation>
    </message>
    <message>
        <source>It is fulfilled now.</source>
        <translation>Sie ist jetzt erfüllt.</translation>
    </message>
    <message>
        <source>So far {number} of {wanted}.</source>
        <translation>Bisher {number} von {wanted}.</translation>
    </message>
</context>
<context>
    <name>Tasks</name>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Task {number}</source>
        <translation>Aufgabe {number}</translation>
    </message>
    <message>
        <source>{task}, face down.</source>
        <translation>{task}, verdeckt.</translation>
    </message>
    <message>
        <source>{task}, face down. Hold D to look.</source>
        <translation>{task}, verdeckt. Halte D, um nachzusehen.</translation>
    </message>
</context>
<context>
    <name>TasksPanel</name>
    <message>
        <source>Your tasks</source>
        <translation>Deine Aufgaben</translation>
    </message>
    <message>
        <source>You have no tasks yet.</source>
        <translation>Du hast noch keine Aufgaben.</translation>
    </message>
</context>
<context>
    <name>TasksPresenter</name>
    <message>
        <source>Show my tasks</source>
        <translation>Meine Aufgaben zeigen</translation>
    </message>
    <message>
        <source>Look around as long as you like; nobody else sees your tasks.</source>
        <translation>Sieh dich in Ruhe um; deine Aufgaben sieht sonst niemand.</translation>
    </message>
</context>
<context>
    <name>TasksSheet</name>
    <message>
        <source>{name}, which tasks do you keep?</source>
        <translation>{name}, welche Aufgaben behältst du?</translation>
    </message>
    <message>
        <source>Keep at least one. A task you miss costs its points at the end; tasks you leave are out of the game.</source>
        <translation>Behalte mindestens eine. Eine Aufgabe, die du am Ende verfehlst, kostet ihre Punkte; was du weglegst, verlässt das Spiel.</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>Neu wählen</translation>
    </message>
    <message>
        <source>Keep {number}</source>
        <translation>{number} behalten</translation>
    </message>
    <message>
        <source>Keep at least one</source>
        <translation>Behalte mindestens eine</translation>
    </message>
</context>
<context>
    <name>ToldAction</name>
    <message>
        <source>pays</source>
        <translation>zahlt</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>nimmt</translation>
    </message>
</context>
<context>
    <name>ToldTurn</name>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation>Ernte</translation>
    </message>
    <message>
        <source>1st action</source>
        <translation>1. Aktion</translation>
    </message>
    <message>
        <source>2nd action</source>
        <translation>2. Aktion</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>{name} rolled {first} and {second}</source>
        <translation>{name} würfelte {first} und {second}</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Dark Lord</source>
        <translation>Herrscher</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>{what}: {number}</source>
        <translation>{what}: {number}</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>The same problem keeps coming back. Undo, rewind or start a new game.</source>
        <translation>Derselbe Fehler kommt immer wieder. Nimm zurück, spul zurück oder beginne ein neues Spiel.</translation>
    </message>
    <message>
        <source>Something went wrong. The game continues from the last decision.</source>
        <translation>Etwas ging schief. Das Spiel geht bei der letzten Entscheidung weiter.</translation>
    </message>
    <message>
        <source>Something went wrong. The program continues.</source>
        <translation>Etwas ging schief. Das Programm läuft weiter.</translation>
    </message>
    <message>
        <source>The report is in {path}.</source>
        <translation>Der Bericht steht in {path}.</translation>
    </message>
</context>
<context>
    <name>TurnOver</name>
    <message>
        <source>Undo is not possible: {why}.</source>
        <translation>Zurücknehmen geht nicht: {why}.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Take back: {what}</source>
        <translation>Zurücknehmen: {what}</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>{choice}.</source>
        <translation>{choice}.</translation>
    </message>
    <message>
        <source>Turn over.</source>
        <translation>Zug beendet.</translation>
    </message>
    <message>
        <source>Your turn is over</source>
        <translation>Dein Zug ist vorbei</translation>
    </message>
    <message>
        <source>{name} plays next when the time is up.</source>
        <translation>{name} ist dran, wenn die Zeit um ist.</translation>
    </message>
    <message>
        <source>{name} is next.</source>
        <translation>{name} ist als Nächstes dran.</translation>
    </message>
    <message>
        <source>{name} is next, and waits for you.</source>
        <translation>{name} kommt als Nächstes und wartet auf dich.</translation>
    </message>
</context>
<context>
    <name>TurnPages</name>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
</context>
<context>
    <name>TurnRoad</name>
    <message>
        <source>Phase: {phase}.</source>
        <translation>Phase: {phase}.</translation>
    </message>
    <message>
        <source>Before the first turn.</source>
        <translation>Vor dem ersten Zug.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play: your cards move to the right, and you play one from your hand.</source>
        <translation>Spielen: Deine Karten rücken nach rechts, und du spielst eine aus der Hand.</translation>
    </message>
    <message>
        <source>Ride</source>
        <translation>Reiten</translation>
    </message>
    <message>
        <source>Ride: your viscount moves as many spaces as the card has silver.</source>
        <translation>Reiten: Dein Vizegraf reitet so viele Felder, wie die Karte Silber hat.</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>Act: trade or build outside, send workers or transcribe inside.</source>
        <translation>Handeln: außen Handel oder Bau, innen Leute schicken oder abschreiben.</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Anheuern</translation>
    </message>
    <message>
        <source>Hire: you may hire the townsfolk of your segment.</source>
        <translation>Anheuern: Du darfst die Karte deiner Gegend anheuern.</translation>
    </message>
    <message>
        <source>Collide</source>
        <translation>Zusammenstoß</translation>
    </message>
    <message>
        <source>Collide: raven and dove that have met bring gains to all.</source>
        <translation>Zusammenstoß: Sind Rabe und Taube sich begegnet, bringt das allen etwas.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nachziehen</translation>
    </message>
    <message>
        <source>Draw: you draw up to your hand&apos;s limit.</source>
        <translation>Nachziehen: Du ziehst bis zu deinem Handlimit nach.</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Your coach needs longer for this choice. Space makes it without a warning.</source>
        <translation>Dein Ratgeber braucht länger für diese Wahl. Mit der Leertaste gilt sie ohne Warnung.</translation>
    </message>
    <message>
        <source>Your coach couldn&apos;t weigh this choice in time, so it is made.</source>
        <translation>Dein Ratgeber konnte diese Wahl nicht rechtzeitig abwägen; sie gilt.</translation>
    </message>
</context>
<context>
    <name>TutorSheet</name>
    <message>
        <source>Think again?</source>
        <translation>Noch mal überlegen?</translation>
    </message>
    <message>
        <source>Enter: {best}. Esc: {own}. {undo}: choose anew.</source>
        <translation>Enter: {best}. Esc: {own}. {undo}: neu wählen.</translation>
    </message>
    <message>
        <source>{choice}: {gain}.</source>
        <translation>{choice}: {gain}.</translation>
    </message>
    <message>
        <source>Then: {choice}.</source>
        <translation>Dann: {choice}.</translation>
    </message>
</context>
<context>
    <name>Undoing</name>
    <message>
        <source>There is no game</source>
        <translation>Es läuft kein Spiel</translation>
    </message>
    <message>
        <source>Undo is not possible: {why}.</source>
        <translation>Zurücknehmen geht nicht: {why}.</translation>
    </message>
    <message>
        <source>Rewind ({key}) can still go back; the game is then marked.</source>
        <translation>Zurückspulen ({key}) geht trotzdem zurück; das Spiel ist dann gekennzeichnet.</translation>
    </message>
    <message>
        <source>Take back: {what}? {known} since then, so the game will be marked as rewound and won&apos;t count.</source>
        <translation>Zurücknehmen: {what}? Seitdem gilt: {known}. Das Spiel ist dann gekennzeichnet und zählt nicht.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>UsePresenter</name>
    <message>
        <source>{card} protects {player}</source>
        <translation>{card} schützt {player}</translation>
    </message>
    <message>
        <source>{card}, {where}</source>
        <translation>{card}, {where}</translation>
    </message>
    <message>
        <source>Doubles: {name} chooses</source>
        <translation>Pasch: {name} wählt</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Pasch</translation>
    </message>
    <message>
        <source>Harvest: {number} choices</source>
        <translation>Ernte: {number} Entscheidungen</translation>
    </message>
    <message>
        <source>{name}&apos;s harvest: {number} choices</source>
        <translation>Ernte von {name}: {number} Entscheidungen</translation>
    </message>
    <message>
        <source>{card}: {why}.</source>
        <translation>{card}: {why}.</translation>
    </message>
    <message>
        <source>{name}&apos;s dice: {first} + {second} = {sum}</source>
        <translation>Würfel von {name}: {first} + {second} = {sum}</translation>
    </message>
    <message>
        <source>or click a lit card</source>
        <translation>oder klick eine leuchtende Karte an</translation>
    </message>
    <message>
        <source>or click it in the pool</source>
        <translation>oder klick es im Schatz an</translation>
    </message>
    <message>
        <source>{rolled}. Everyone chooses one.</source>
        <translation>{rolled}. Alle wählen eins.</translation>
    </message>
    <message>
        <source>Press a number, or Enter on a card; {key} leaves the rest.</source>
        <translation>Drück eine Ziffer oder Enter auf einer Karte; {key} lässt den Rest.</translation>
    </message>
    <message>
        <source>Press a number, or Enter on a card.</source>
        <translation>Drück eine Ziffer oder Enter auf einer Karte.</translation>
    </message>
    <message>
        <source>Press the number of your choice; {key} leaves the rest.</source>
        <translation>Drück die Ziffer deiner Wahl; {key} lässt den Rest.</translation>
    </message>
    <message>
        <source>Press the number of your choice.</source>
        <translation>Drück die Ziffer deiner Wahl.</translation>
    </message>
</context>
<context>
    <name>ValenciaGlossary</name>
    <message>
        <source>Prestige: points that the council gives at the end of each round.</source>
        <translation>Ansehen: Punkte, die der Rat am Ende jeder Runde gibt.</translation>
    </message>
    <message>
        <source>Goods: the merchants buy them. Only their owner sees how many there are.</source>
        <translation>Waren: Die Kaufleute kaufen sie. Wie viele es sind, sieht nur, wer sie hat.</translation>
    </message>
    <message>
        <source>Privilege: put it back to wait in an auction, or keep it for 1 point.</source>
        <translation>Privileg: Leg es zurück, um in einer Auktion zu warten, oder behalte es für 1 Punkt.</translation>
    </message>
    <message>
        <source>Coins: they pay for spaces. Only their owner sees how many there are.</source>
        <translation>Münzen: Sie bezahlen Felder. Wie viele es sind, sieht nur, wer sie hat.</translation>
    </message>
    <message>
        <source>Member: one of your family, for the council or the city.</source>
        <translation>Mitglied: jemand aus deiner Familie, für den Rat oder die Stadt.</translation>
    </message>
    <message>
        <source>Family: your members left; everyone has 15 in all.</source>
        <translation>Familie: deine übrigen Mitglieder; alle haben insgesamt 15.</translation>
    </message>
    <message>
        <source>Figure: the winner of an auction takes it. Its holder is asked first, and wins ties.</source>
        <translation>Figur: Wer eine Auktion gewinnt, nimmt sie. Wer sie hat, wird zuerst gefragt und gewinnt bei Gleichstand.</translation>
    </message>
    <message>
        <source>Tasks: secret cards that bring points at the end, or cost them.</source>
        <translation>Aufgaben: geheime Karten, die am Ende Punkte bringen oder kosten.</translation>
    </message>
    <message>
        <source>Oranges: a guild, its seat and its good, which sells for 1 coin.</source>
        <translation>Orangen: eine Gilde, ihr Sitz und ihre Ware, die 1 Münze bringt.</translation>
    </message>
    <message>
        <source>Tiger nuts: a guild, its seat and its good, which sells for 2 coins.</source>
        <translation>Erdmandeln: eine Gilde, ihr Sitz und ihre Ware, die 2 Münzen bringt.</translation>
    </message>
    <message>
        <source>Wine: a guild, its seat and its good, which sells for 3 coins.</source>
        <translation>Wein: eine Gilde, ihr Sitz und ihre Ware, die 3 Münzen bringt.</translation>
    </message>
    <message>
        <source>Cloth: a guild, its seat and its good, which sells for 4 coins.</source>
        <translation>Tuch: eine Gilde, ihr Sitz und ihre Ware, die 4 Münzen bringt.</translation>
    </message>
    <message>
        <source>Porcelain: a guild, its seat and its good, which sells for 5 coins.</source>
        <translation>Porzellan: eine Gilde, ihr Sitz und ihre Ware, die 5 Münzen bringt.</translation>
    </message>
    <message>
        <source>Council: each member there brings 1 prestige at the end of the round.</source>
        <translation>Rat: Jedes Mitglied dort bringt am Ende der Runde 1 Ansehen.</translation>
    </message>
    <message>
        <source>Nobility: the holder of this seat builds the fountain of the round.</source>
        <translation>Adel: Wer diesen Sitz hat, baut den Brunnen der Runde.</translation>
    </message>
    <message>
        <source>Church: the holder of this seat plants the palm of the round.</source>
        <translation>Kirche: Wer diesen Sitz hat, pflanzt die Palme der Runde.</translation>
    </message>
    <message>
        <source>Merchants: the winners of their auctions may sell goods.</source>
        <translation>Kaufleute: Wer ihre Auktionen gewinnt, darf Waren verkaufen.</translation>
    </message>
    <message>
        <source>Deck: influence cards you draw; they have to last for five rounds.</source>
        <translation>Nachziehstapel: Einflusskarten, die du ziehst; sie müssen für fünf Runden reichen.</translation>
    </message>
    <message>
        <source>Stack: cards that are revealed together; their sum counts.</source>
        <translation>Stapel: Karten, die gemeinsam aufgedeckt werden; es zählt ihre Summe.</translation>
    </message>
    <message>
        <source>Space: a free square of the guild, for its price in coins.</source>
        <translation>Feld: ein freies Feld der Gilde, mit Münzen zu bezahlen.</translation>
    </message>
    <message>
        <source>Bush: it stands where four spaces meet; a palm can be planted.</source>
        <translation>Busch: Er steht, wo vier Felder sich treffen; dort kann eine Palme hin.</translation>
    </message>
    <message>
        <source>Move: a member goes to a free space beside its own.</source>
        <translation>Umzug: Ein Mitglied zieht auf ein freies Feld neben seinem.</translation>
    </message>
    <message>
        <source>Price: the coins you pay to settle here.</source>
        <translation>Preis: die Münzen, die du zahlst, um hier zu siedeln.</translation>
    </message>
    <message>
        <source>Value: the points at the end for each member beside this fountain.</source>
        <translation>Wert: die Punkte am Ende für jedes Mitglied neben diesem Brunnen.</translation>
    </message>
    <message>
        <source>Size: how many cards this stack has; only its owner knows which.</source>
        <translation>Größe: wie viele Karten dieser Stapel hat; welche, weiß nur, wer ihn hat.</translation>
    </message>
    <message>
        <source>Influence card, face down: only its owner knows it, or nobody.</source>
        <translation>Einflusskarte, verdeckt: Nur wer sie hat, kennt sie, oder niemand.</translation>
    </message>
    <message>
        <source>Used: influence cards that are out of the game, open to all.</source>
        <translation>Benutzt: Einflusskarten, die das Spiel verlassen haben, für alle offen.</translation>
    </message>
    <message>
        <source>City: each member there is worth 1 point at the end.</source>
        <translation>Stadt: Jedes Mitglied dort ist am Ende 1 Punkt wert.</translation>
    </message>
    <message>
        <source>Fountain site: nobody lives here; a fountain can be built.</source>
        <translation>Baustelle: Hier wohnt niemand; ein Brunnen kann gebaut werden.</translation>
    </message>
    <message>
        <source>Fountain: worth its number to each member right beside it.</source>
        <translation>Brunnen: jedem Mitglied gleich daneben so viel wert, wie seine Zahl sagt.</translation>
    </message>
    <message>
        <source>Central fountain: worth 2 to each member on the eight spaces beside it.</source>
        <translation>Brunnen in der Mitte: jedem Mitglied auf den acht Feldern daneben 2 wert.</translation>
    </message>
    <message>
        <source>Palm: each member on a space around it is worth 1 point more.</source>
        <translation>Palme: Jedes Mitglied auf einem Feld um sie herum ist 1 Punkt mehr wert.</translation>
    </message>
    <message>
        <source>Planning: draw cards, and divide your hand into stacks.</source>
        <translation>Planung: Zieh Karten und teil deine Hand in Stapel.</translation>
    </message>
    <message>
        <source>Action: seven auctions, then the palm and the fountain.</source>
        <translation>Aktion: sieben Auktionen, dann die Palme und der Brunnen.</translation>
    </message>
    <message>
        <source>Reveal: bid with one of your stacks.</source>
        <translation>Aufdecken: Biete mit einem deiner Stapel.</translation>
    </message>
    <message>
        <source>Pass: don&apos;t bid in this auction.</source>
        <translation>Passen: Biete in dieser Auktion nicht.</translation>
    </message>
    <message>
        <source>Wait: put a privilege back, to be asked after all the others.</source>
        <translation>Warten: Leg ein Privileg zurück, um nach allen anderen gefragt zu werden.</translation>
    </message>
</context>
<context>
    <name>ValenciaHistory</name>
    <message>
        <source>Tasks fulfilled</source>
        <translation>Erfüllte Aufgaben</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Auktionen</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>{number} kinds of advanced cards</source>
        <translation>{number} Arten besonderer Karten</translation>
    </message>
    <message>
        <source>Auctions won</source>
        <translation>Gewonnene Auktionen</translation>
    </message>
    <message>
        <source>Coins at the end</source>
        <translation>Münzen am Ende</translation>
    </message>
    <message>
        <source>Tasks kept</source>
        <translation>Behaltene Aufgaben</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Fulfilled</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Own files</source>
        <translation>Eigene Dateien</translation>
    </message>
</context>
<context>
    <name>ValenciaLearn</name>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Fountains</source>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>Influence cards</source>
        <translation>Einflusskarten</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Zeichen</translation>
    </message>
</context>
<context>
    <name>ValenciaMoments</name>
    <message>
        <source>{player}: {tasks}</source>
        <translation>{player}: {tasks}</translation>
    </message>
    <message>
        <source>Tasks · {tasks}</source>
        <translation>Aufgaben · {tasks}</translation>
    </message>
</context>
<context>
    <name>ValenciaScoreWords</name>
    <message>
        <source>Prestige</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Members in the city</source>
        <translation>Mitglieder in der Stadt</translation>
    </message>
    <message>
        <source>Palms</source>
        <translation>Palmen</translation>
    </message>
    <message>
        <source>Fountains</source>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>Privileges</source>
        <translation>Privilegien</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>prestige</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>members in the city</source>
        <translation>Mitglieder in der Stadt</translation>
    </message>
    <message>
        <source>palms</source>
        <translation>Palmen</translation>
    </message>
    <message>
        <source>fountains</source>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>privileges</source>
        <translation>Privilegien</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Five rounds are over.</source>
        <translation>Fünf Runden sind vorbei.</translation>
    </message>
</context>
<context>
    <name>ValenciaSigns</name>
    <message>
        <source>Your supply</source>
        <translation>Dein Vorrat</translation>
    </message>
    <message>
        <source>Guilds and goods</source>
        <translation>Gilden und Waren</translation>
    </message>
    <message>
        <source>The council</source>
        <translation>Der Rat</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>In the city</source>
        <translation>In der Stadt</translation>
    </message>
    <message>
        <source>Influence cards</source>
        <translation>Einflusskarten</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Im Spiel</translation>
    </message>
</context>
<context>
    <name>ValenciaWords</name>
    <message>
        <source>Plan in secret, bid in auctions, settle in a growing city.</source>
        <translation>Plane im Geheimen, biete in Auktionen, siedle in einer wachsenden Stadt.</translation>
    </message>
    <message>
        <source>A game with your own files</source>
        <translation>Ein Spiel mit deinen eigenen Dateien</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Planning: take a card back into your hand</source>
        <translation>Planung: eine Karte zurück auf die Hand nehmen</translation>
    </message>
    <message>
        <source>Planning: all single, all in one stack, begin again</source>
        <translation>Planung: alle einzeln, alle in einem Stapel, von vorn</translation>
    </message>
    <message>
        <source>Planning, with a hint: lay out the stacks of that row, or draw</source>
        <translation>Planung, mit einem Tipp: die Stapel dieser Zeile auslegen oder ziehen</translation>
    </message>
    <message>
        <source>Planning, with a hint: lay out its marked stacks; then lay them down</source>
        <translation>Planung, mit einem Tipp: die markierten Stapel auslegen, dann hinlegen</translation>
    </message>
    <message>
        <source>Planning: mark a stack for an auction; only you see the mark</source>
        <translation>Planung: einen Stapel für eine Auktion vormerken; nur du siehst das</translation>
    </message>
    <message>
        <source>Planning: take the last change of your stacks back</source>
        <translation>Planung: die letzte Änderung deiner Stapel zurücknehmen</translation>
    </message>
    <message>
        <source>A finished plan, or kept tasks: change them again</source>
        <translation>Fertiger Plan oder behaltene Aufgaben: wieder ändern</translation>
    </message>
    <message>
        <source>Planning and choosing tasks: look at the table first</source>
        <translation>Planung und Wahl der Aufgaben: erst den Tisch ansehen</translation>
    </message>
    <message>
        <source>Go to the city, when something there can be chosen</source>
        <translation>Zur Stadt gehen, wenn dort etwas zu wählen ist</translation>
    </message>
    <message>
        <source>A win: take none of it</source>
        <translation>Ein Gewinn: nichts davon nehmen</translation>
    </message>
    <message>
        <source>A win: decline seat, good or space, or take it again</source>
        <translation>Ein Gewinn: Sitz, Ware oder Feld ablehnen oder wieder annehmen</translation>
    </message>
    <message>
        <source>Look at your tasks</source>
        <translation>Deine Aufgaben ansehen</translation>
    </message>
    <message>
        <source>A task that scores what it counts is fulfilled if it scores anything.</source>
        <translation>Eine Aufgabe, die wertet, was sie zählt, gilt als erfüllt, wenn sie etwas bringt.</translation>
    </message>
    <message>
        <source>Pass in an auction</source>
        <translation>In einer Auktion passen</translation>
    </message>
    <message>
        <source>Planning: draw a card, draw to six, begin a new stack</source>
        <translation>Planung: Karte ziehen, auf sechs ziehen, neuen Stapel beginnen</translation>
    </message>
    <message>
        <source>Put a privilege back and be asked later</source>
        <translation>Ein Privileg zurücklegen und später gefragt werden</translation>
    </message>
    <message>
        <source>In an auction: show the story instead of the bids</source>
        <translation>In einer Auktion: die Geschichte statt der Gebote zeigen</translation>
    </message>
    <message>
        <source>D, held</source>
        <translation>D, gehalten</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>On the steps: show the rounds to come, put them away</source>
        <translation>Auf den Schritten: die nächsten Runden zeigen, wegräumen</translation>
    </message>
    <message>
        <source>Valencia: rules of Valencia, on our own city.</source>
        <translation>Valencia: die Regeln von Valencia, auf unserer eigenen Stadt.</translation>
    </message>
</context>
<context>
    <name>ValenciaZoom</name>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>For your tasks</source>
        <translation>Für deine Aufgaben</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{task}: it would give {number}, now {before}</source>
        <translation>{task}: gäbe {number}, jetzt {before}</translation>
    </message>
    <message>
        <source>{task}: fulfilled already</source>
        <translation>{task}: schon erfüllt</translation>
    </message>
    <message>
        <source>{task}: fulfilled, {number} of {wanted}</source>
        <translation>{task}: erfüllt, {number} von {wanted}</translation>
    </message>
    <message>
        <source>{task}: {number} of {wanted}, now {before}</source>
        <translation>{task}: {number} von {wanted}, jetzt {before}</translation>
    </message>
    <message>
        <source>sum {number}</source>
        <translation>Summe {number}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>influence card</source>
        <translation>Einflusskarte</translation>
    </message>
    <message>
        <source>Counts {number} in an auction.</source>
        <translation>Zählt {number} in einer Auktion.</translation>
    </message>
    <message>
        <source>{player} {number}</source>
        <translation>{player} {number}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Used already</source>
        <translation>Schon benutzt</translation>
    </message>
    <message>
        <source>{number} cards</source>
        <translation>{number} Karten</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message>
        <source>They are out of the game; everyone may look at them.</source>
        <translation>Sie haben das Spiel verlassen; alle dürfen sie ansehen.</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Verlangt</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Used cards</source>
        <translation>Benutzte Karten</translation>
    </message>
    <message>
        <source>{times} × {card}</source>
        <translation>{times} × {card}</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Brings</source>
        <translation>Bringt</translation>
    </message>
    <message>
        <source>seat on the council</source>
        <translation>Sitz im Rat</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>{player}, and beside: {others}</source>
        <translation>{player}, daneben: {others}</translation>
    </message>
    <message>
        <source>a member of yours</source>
        <translation>eines deiner Mitglieder</translation>
    </message>
    <message>
        <source>1 prestige for its holder at the end of each round</source>
        <translation>1 Ansehen am Ende jeder Runde für die Person, die hier sitzt</translation>
    </message>
    <message>
        <source>Holder</source>
        <translation>Hier sitzt</translation>
    </message>
    <message>
        <source>round {round}: {step}</source>
        <translation>Runde {round}: {step}</translation>
    </message>
    <message>
        <source>none any more</source>
        <translation>keine mehr</translation>
    </message>
    <message>
        <source>Sells for {coins}.</source>
        <translation>Bringt {coins}.</translation>
    </message>
    <message>
        <source>Its auctions, this round and later</source>
        <translation>Ihre Auktionen, ab dieser Runde</translation>
    </message>
    <message>
        <source>{letter}: {name}</source>
        <translation>{letter}: {name}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>vorbei</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>points so far: {points}, members left: {members}, privileges: {privileges}</source>
        <translation>Punkte bisher: {points}, Mitglieder übrig: {members}, Privilegien: {privileges}</translation>
    </message>
    <message>
        <source>holds the figure</source>
        <translation>hat die Figur</translation>
    </message>
    <message>
        <source>In this auction</source>
        <translation>In dieser Auktion</translation>
    </message>
    <message>
        <source>{cards}, together {total}</source>
        <translation>{cards}, zusammen {total}</translation>
    </message>
    <message>
        <source>Each member around it is worth 1 point more at the end.</source>
        <translation>Jedes Mitglied ringsum ist am Ende 1 Punkt mehr wert.</translation>
    </message>
    <message>
        <source>A palm</source>
        <translation>Eine Palme</translation>
    </message>
    <message>
        <source>A palm here adds 1 point to each member around it.</source>
        <translation>Eine Palme hier gibt jedem Mitglied ringsum 1 Punkt mehr.</translation>
    </message>
    <message>
        <source>A bush, free for a palm</source>
        <translation>Ein Busch, frei für eine Palme</translation>
    </message>
    <message>
        <source>You can</source>
        <translation>Du kannst</translation>
    </message>
    <message>
        <source>Who lives here</source>
        <translation>Hier wohnt</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>noch niemand</translation>
    </message>
    <message>
        <source>a member of {player}</source>
        <translation>ein Mitglied von {player}</translation>
    </message>
    <message>
        <source>You lack {coins} for it.</source>
        <translation>Dafür brauchst du noch {coins}.</translation>
    </message>
    <message>
        <source>the central fountain, worth {points}</source>
        <translation>Brunnen in der Mitte, Wert {points}</translation>
    </message>
    <message>
        <source>{fountain}, worth {points}: {ability}</source>
        <translation>{fountain}, Wert {points}: {ability}</translation>
    </message>
    <message>
        <source>Right beside it</source>
        <translation>Gleich daneben</translation>
    </message>
    <message>
        <source>{palms}× palm, {bushes}× free bush</source>
        <translation>{palms}× Palme, {bushes}× freier Busch</translation>
    </message>
    <message>
        <source>Settle beside it, and you may at once</source>
        <translation>Siedelst du daneben, darfst du sofort</translation>
    </message>
    <message>
        <source>Free spaces beside it</source>
        <translation>Freie Felder daneben</translation>
    </message>
    <message>
        <source>At its corners</source>
        <translation>An den Ecken</translation>
    </message>
    <message>
        <source>price {coins}, {where}</source>
        <translation>Preis {coins}, {where}</translation>
    </message>
    <message>
        <source>Points at the end, as the city stands</source>
        <translation>Punkte am Ende, so wie die Stadt jetzt steht</translation>
    </message>
    <message>
        <source>Points of a member here at the end</source>
        <translation>Punkte eines Mitglieds hier am Ende</translation>
    </message>
    <message>
        <source>worth {points}</source>
        <translation>Wert {points}</translation>
    </message>
    <message>
        <source>Each member right beside it is worth {points} points more.</source>
        <translation>Jedes Mitglied gleich daneben ist {points} Punkte mehr wert.</translation>
    </message>
    <message>
        <source>A free site</source>
        <translation>Eine freie Baustelle</translation>
    </message>
    <message>
        <source>This round&apos;s fountain</source>
        <translation>Der Brunnen dieser Runde</translation>
    </message>
    <message>
        <source>The central fountain</source>
        <translation>Der Brunnen in der Mitte</translation>
    </message>
    <message>
        <source>Your stack</source>
        <translation>Dein Stapel</translation>
    </message>
</context>
<context>
    <name>ValeriaHistory</name>
    <message>
        <source>Duke</source>
        <translation>Herzog</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Schachteln</translation>
    </message>
    <message>
        <source>Dukes</source>
        <translation>Herzöge</translation>
    </message>
    <message>
        <source>Set-ups</source>
        <translation>Aufbauten</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Luck of the dice</source>
        <translation>Würfelglück</translation>
    </message>
    <message>
        <source>Base game alone</source>
        <translation>Nur das Grundspiel</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestes</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>Siege in Folge</translation>
    </message>
    <message>
        <source>Longest row of wins</source>
        <translation>Längste Siegesfolge</translation>
    </message>
</context>
<context>
    <name>ValeriaMoments</name>
    <message>
        <source>{player}: {duke}</source>
        <translation>{player}: {duke}</translation>
    </message>
    <message>
        <source>Dukes · {names}</source>
        <translation>Herzöge · {names}</translation>
    </message>
</context>
<context>
    <name>ValeriaScoreWords</name>
    <message>
        <source>Monsters</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Domains</source>
        <translation>Domänen</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf der Tafel</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>Herzog</translation>
    </message>
    <message>
        <source>Majorities</source>
        <translation>Mehrheiten</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>Bürger</translation>
    </message>
    <message>
        <source>monsters</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>domains</source>
        <translation>Domänen</translation>
    </message>
    <message>
        <source>points on the board</source>
        <translation>Punkte auf der Tafel</translation>
    </message>
    <message>
        <source>the Duke</source>
        <translation>den Herzog</translation>
    </message>
    <message>
        <source>majorities</source>
        <translation>Mehrheiten</translation>
    </message>
    <message>
        <source>citizens</source>
        <translation>Bürger</translation>
    </message>
    <message>
        <source>The Dark Lord</source>
        <translation>Der Dunkle Herrscher</translation>
    </message>
    <message>
        <source>All monsters are slain.</source>
        <translation>Alle Monster sind erschlagen.</translation>
    </message>
    <message>
        <source>All domains are built.</source>
        <translation>Alle Domänen sind gebaut.</translation>
    </message>
    <message>
        <source>Enough stacks are exhausted.</source>
        <translation>Genügend Stapel sind erschöpft.</translation>
    </message>
    <message>
        <source>A column had nobody left to defend it.</source>
        <translation>Eine Spalte hatte niemanden mehr, der sie verteidigt.</translation>
    </message>
    <message>
        <source>The deck is used up.</source>
        <translation>Der Nachziehstapel ist aufgebraucht.</translation>
    </message>
</context>
<context>
    <name>ValeriaWords</name>
    <message>
        <source>Roll, harvest, recruit and slay: build your kingdom card by card.</source>
        <translation>Würfle, ernte, wirb an und erschlag: Bau dein Königreich, Karte für Karte.</translation>
    </message>
    <message>
        <source>with {boxes}</source>
        <translation>mit {boxes}</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Gain Gold, Strength or Magic</source>
        <translation>Gold, Stärke oder Magie erhalten</translation>
    </message>
    <message>
        <source>Choosing a Duke: look at the table first</source>
        <translation>Wahl des Herzogs: erst den Tisch ansehen</translation>
    </message>
    <message>
        <source>D, held</source>
        <translation>D, gehalten</translation>
    </message>
    <message>
        <source>Look at your Duke</source>
        <translation>Deinen Herzog ansehen</translation>
    </message>
    <message>
        <source>On a player&apos;s plaque: the houses of their kingdom</source>
        <translation>Auf dem Schild einer Person: Die Häuser ihres Königreichs</translation>
    </message>
    <message>
        <source>Luck is what your rolls brought, minus what average rolls would have brought.</source>
        <translation>Glück ist, was deine Würfe brachten, abzüglich dessen, was durchschnittliche Würfe gebracht hätten.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>On a stack: look at all of its cards</source>
        <translation>Auf einem Stapel: alle seine Karten ansehen</translation>
    </message>
    <message>
        <source>G</source>
        <comment>letter on the sign of Gold</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter on the sign of Strength</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>M</source>
        <comment>letter on the sign of Magic</comment>
        <translation>M</translation>
    </message>
</context>
<context>
    <name>VariantsEditor</name>
    <message>
        <source>Event cards lie</source>
        <translation>Ereigniskarten liegen</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
</context>
<context>
    <name>ViscountsEnd</name>
    <message>
        <source>{name} hired</source>
        <translation>{name} angeheuert</translation>
    </message>
    <message>
        <source>Manuscript: {gift}</source>
        <translation>Handschrift: {gift}</translation>
    </message>
    <message>
        <source>Castle leader</source>
        <translation>Führung in der Burg</translation>
    </message>
    <message>
        <source>A collision</source>
        <translation>Ein Zusammenstoß</translation>
    </message>
    <message>
        <source>Workers for the castle: {number}</source>
        <translation>Leute für die Burg: {number}</translation>
    </message>
    <message>
        <source>Trades: {number}</source>
        <translation>Handel: {number}</translation>
    </message>
    <message>
        <source>One of Odo&apos;s schemes</source>
        <translation>Eine Intrige Odos</translation>
    </message>
    <message>
        <source>Houses of Odo: {number}</source>
        <translation>Häuser von Odo: {number}</translation>
    </message>
</context>
<context>
    <name>ViscountsHistory</name>
    <message>
        <source>Collisions</source>
        <translation>Zusammenstöße</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>In numbers</source>
        <translation>In Zahlen</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tafeln</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Own files</source>
        <translation>Eigene Dateien</translation>
    </message>
    <message>
        <source>Debts paid</source>
        <translation>Schulden bezahlt</translation>
    </message>
    <message>
        <source>Deeds approved</source>
        <translation>Urkunden beglaubigt</translation>
    </message>
    <message>
        <source>Workers in the castle</source>
        <translation>Leute in der Burg</translation>
    </message>
    <message>
        <source>Links closed</source>
        <translation>Verbindungen geschlossen</translation>
    </message>
    <message>
        <source>Shuffles</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Odo&apos;s board</source>
        <translation>Odos Tafel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Meiste Punkte</translation>
    </message>
    <message>
        <source>Players: {number} · {side}</source>
        <translation>Personen: {number} · {side}</translation>
    </message>
</context>
<context>
    <name>ViscountsLearn</name>
    <message>
        <source>Townsfolk</source>
        <translation>Stadtvolk</translation>
    </message>
    <message>
        <source>Manuscripts</source>
        <translation>Handschriften</translation>
    </message>
    <message>
        <source>Player cards</source>
        <translation>Lehenskarten</translation>
    </message>
    <message>
        <source>Schemes</source>
        <translation>Intrigen</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Zeichen</translation>
    </message>
</context>
<context>
    <name>ViscountsLuck</name>
    <message>
        <source>Round {round}, {name} drew {card}: worth {worth} silver ({mean} on average).</source>
        <translation>Runde {round}, {name} zog {card}: {worth} Silber wert (im Schnitt {mean}).</translation>
    </message>
    <message>
        <source>{name}: {luck} silver more than decks usually bring; two games of three end within ±{spread}.</source>
        <translation>{name}: {luck} Silber mehr, als Nachziehstapel meist bringen; zwei von drei Spielen enden innerhalb von ±{spread}.</translation>
    </message>
    <message>
        <source>{name}: {luck} silver less than decks usually bring; two games of three end within ±{spread}.</source>
        <translation>{name}: {luck} Silber weniger, als Nachziehstapel meist bringen; zwei von drei Spielen enden innerhalb von ±{spread}.</translation>
    </message>
    <message>
        <source>Best draw</source>
        <translation>Beste Karte</translation>
    </message>
    <message>
        <source>Worst draw</source>
        <translation>Schlechteste Karte</translation>
    </message>
    <message>
        <source>{name} shuffled {times}×: {virtue} virtue, {corruption} corruption.</source>
        <translation>{name} mischte {times}×: {virtue} Tugend, {corruption} Verderbnis.</translation>
    </message>
    <message>
        <source>Shuffled {times}×</source>
        <translation>{times}× gemischt</translation>
    </message>
    <message>
        <source>virtue, corruption</source>
        <translation>Tugend, Verderbnis</translation>
    </message>
    <message>
        <source>Best draw: {card} in round {round}, {luck} silver.</source>
        <translation>Beste Karte: {card} in Runde {round}, {luck} Silber.</translation>
    </message>
    <message>
        <source>decks</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Worst draw: {card} in round {round}, {luck} silver.</source>
        <translation>Schlechteste Karte: {card} in Runde {round}, {luck} Silber.</translation>
    </message>
</context>
<context>
    <name>ViscountsScoreWords</name>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Burg</translation>
    </message>
    <message>
        <source>Manuscripts</source>
        <translation>Handschriften</translation>
    </message>
    <message>
        <source>Sets of ribbons</source>
        <translation>Sätze von Bändern</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <translation>Bonuskarten</translation>
    </message>
    <message>
        <source>Debts and deeds</source>
        <translation>Schulden und Urkunden</translation>
    </message>
    <message>
        <source>Poverty and prosperity</source>
        <translation>Armut und Wohlstand</translation>
    </message>
    <message>
        <source>Resources left</source>
        <translation>Übrige Rohstoffe</translation>
    </message>
    <message>
        <source>buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>the castle</source>
        <translation>die Burg</translation>
    </message>
    <message>
        <source>manuscripts</source>
        <translation>Handschriften</translation>
    </message>
    <message>
        <source>sets of ribbons</source>
        <translation>Sätze von Bändern</translation>
    </message>
    <message>
        <source>bonus cards</source>
        <translation>Bonuskarten</translation>
    </message>
    <message>
        <source>debts and deeds</source>
        <translation>Schulden und Urkunden</translation>
    </message>
    <message>
        <source>poverty and prosperity</source>
        <translation>Armut und Wohlstand</translation>
    </message>
    <message>
        <source>resources left</source>
        <translation>übrige Rohstoffe</translation>
    </message>
    <message>
        <source>Odo</source>
        <translation>Odo</translation>
    </message>
    <message>
        <source>Poverty was revealed.</source>
        <translation>Die Armut wurde aufgedeckt.</translation>
    </message>
    <message>
        <source>Prosperity was revealed.</source>
        <translation>Der Wohlstand wurde aufgedeckt.</translation>
    </message>
</context>
<context>
    <name>ViscountsSigns</name>
    <message>
        <source>Kinds of townsfolk</source>
        <translation>Arten von Stadtvolk</translation>
    </message>
    <message>
        <source>Your purse</source>
        <translation>Dein Beutel</translation>
    </message>
    <message>
        <source>Conscience</source>
        <translation>Gewissen</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>The realm</source>
        <translation>Das Reich</translation>
    </message>
    <message>
        <source>Castle and manuscripts</source>
        <translation>Burg und Handschriften</translation>
    </message>
</context>
<context>
    <name>ViscountsWords</name>
    <message>
        <source>Ride round a realm, build, and keep raven and dove apart.</source>
        <translation>Reite durch ein Reich, bau und halte Rabe und Taube auseinander.</translation>
    </message>
    <message>
        <source>A game with your own files</source>
        <translation>Ein Spiel mit deinen eigenen Dateien</translation>
    </message>
    <message>
        <source>Against Odo</source>
        <translation>Gegen Odo</translation>
    </message>
    <message>
        <source>Go to the realm, when something there can be chosen</source>
        <translation>Ins Reich gehen, wenn dort etwas gewählt werden kann</translation>
    </message>
    <message>
        <source>Show the castle large, put it away</source>
        <translation>Die Burg groß zeigen, wieder weglegen</translation>
    </message>
    <message>
        <source>Show the story instead of the other players</source>
        <translation>Die Geschichte anstelle der anderen zeigen</translation>
    </message>
    <message>
        <source>D, held</source>
        <translation>D, gehalten</translation>
    </message>
    <message>
        <source>Look at your hand</source>
        <translation>Deine Hand ansehen</translation>
    </message>
    <message>
        <source>Viscounts: rules of Viscounts, on our own realm. We reconstructed what we did not know: 4 trades, 3 of Odo&apos;s boards, 12 schemes, 25 manuscripts and 5 player cards. Each of them says so.</source>
        <translation>Viscounts: Regeln von Viscounts, in unserem eigenen Reich. Nachgebildet haben wir, was wir nicht kannten: 4 Tauschfelder, 3 Tafeln Odos, 12 Intrigen, 25 Handschriften und 5 Lehenskarten. Jedes davon sagt es.</translation>
    </message>
</context>
<context>
    <name>ViscountsZoom</name>
    <message>
        <source>A space of the ring</source>
        <translation>Ein Feld des Rings</translation>
    </message>
    <message>
        <source>A market</source>
        <translation>Ein Markt</translation>
    </message>
    <message>
        <source>A building ground</source>
        <translation>Ein Baugrund</translation>
    </message>
    <message>
        <source>A link between two grounds</source>
        <translation>Eine Verbindung zweier Baugründe</translation>
    </message>
    <message>
        <source>A section of the castle</source>
        <translation>Eine Seite der Burg</translation>
    </message>
    <message>
        <source>Silver {silver}; {icons}</source>
        <translation>Silber {silver}; {icons}</translation>
    </message>
    <message>
        <source>A square of the board</source>
        <translation>Eine Nische der Tafel</translation>
    </message>
    <message>
        <source>A space of the track</source>
        <translation>Ein Feld des Gewissens</translation>
    </message>
    <message>
        <source>A player</source>
        <translation>Eine Person am Tisch</translation>
    </message>
</context>
<context>
    <name>VoiceAnswers</name>
    <message>
        <source>Costs {price} of your {own}</source>
        <translation>Kostet {price} von deinen {own}</translation>
    </message>
    <message>
        <source>Gain {amount}</source>
        <translation>Erhalte {amount}</translation>
    </message>
</context>
<context>
    <name>WaitingPanel</name>
    <message>
        <source>Hurry</source>
        <translation>Antreiben</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>{name} is next.</source>
        <translation>{name} ist als Nächstes dran.</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} überlegt …</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn, round {round}.</source>
        <translation>{name} ist am Zug, Runde {round}.</translation>
    </message>
    <message>
        <source>{key}: pause</source>
        <translation>{key}: Pause</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>Finish the animation and make the bot decide now.</source>
        <translation>Die Bewegung beenden und den Bot gleich entscheiden lassen.</translation>
    </message>
    <message>
        <source>Space: show all at once</source>
        <translation>Leertaste: alles gleich zeigen</translation>
    </message>
</context>
<context>
    <name>WakePanel</name>
    <message>
        <source>What may wake</source>
        <translation>Was erwachen kann</translation>
    </message>
    <message>
        <source>Of 36 rolls: {numbers}; {rest}.</source>
        <translation>Von 36 Würfen: {numbers}; {rest}.</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>eine Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{rolls} are doubles, {cards}</source>
        <translation>{rolls} sind Pasche, {cards}</translation>
    </message>
    <message>
        <source>{rolls} wake {number}, {cards}</source>
        <translation>{rolls} wecken die {number}, {cards}</translation>
    </message>
    <message>
        <source>something always does</source>
        <translation>etwas erwacht immer</translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 wake only {card}</source>
        <translation>
            <numerusform>%n von 36 weckt nur {card}</numerusform>
            <numerusform>%n von 36 wecken nur {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>one of 36 wakes only {card}</source>
        <translation>einer von 36 weckt nur {card}</translation>
    </message>
    <message>
        <source>one of 36 wakes nothing</source>
        <translation>einer von 36 weckt nichts</translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 wake nothing</source>
        <translation>
            <numerusform>%n von 36 weckt nichts</numerusform>
            <numerusform>%n von 36 wecken nichts</numerusform>
        </translation>
    </message>
    <message>
        <source>rolls of 36 that wake a number; below, your cards of that number</source>
        <translation>Würfe von 36, die eine Zahl wecken; darunter deine Karten dieser Zahl</translation>
    </message>
    <message>
        <source>of 36 rolls · your cards</source>
        <translation>von 36 Würfen · deine Karten</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Valeria Desktop is starting.</source>
        <translation>Valeria Desktop startet.</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>Not yet: {short}</source>
        <translation>Noch nicht: {short}</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>It costs {price}. You have {own}.</source>
        <translation>Das kostet {price}. Du hast {own}.</translation>
    </message>
    <message>
        <source>Enter: {choice}</source>
        <translation>Enter: {choice}</translation>
    </message>
    <message>
        <source>Nothing to take here</source>
        <translation>Hier ist nichts zu holen</translation>
    </message>
</context>
<context>
    <name>Win</name>
    <message>
        <source>First, with {sum}</source>
        <translation>Rang eins, mit {sum}</translation>
    </message>
    <message>
        <source>Second, with {sum}</source>
        <translation>Rang zwei, mit {sum}</translation>
    </message>
    <message>
        <source>Third, with {sum}</source>
        <translation>Rang drei, mit {sum}</translation>
    </message>
    <message>
        <source>{name} is first, with {sum}</source>
        <translation>{name} ist auf Rang eins, mit {sum}</translation>
    </message>
    <message>
        <source>{name} is second, with {sum}</source>
        <translation>{name} ist auf Rang zwei, mit {sum}</translation>
    </message>
    <message>
        <source>{name} is third, with {sum}</source>
        <translation>{name} ist auf Rang drei, mit {sum}</translation>
    </message>
    <message>
        <source>{good} or a space is yours.</source>
        <translation>Du erhältst {good} oder ein Feld.</translation>
    </message>
    <message>
        <source>A seat, {good} and a space are yours.</source>
        <translation>Du erhältst einen Sitz, {good} und ein Feld.</translation>
    </message>
    <message>
        <source>A seat and {good} are yours.</source>
        <translation>Du erhältst einen Sitz und {good}.</translation>
    </message>
    <message>
        <source>A seat and a space are yours.</source>
        <translation>Du erhältst einen Sitz und ein Feld.</translation>
    </message>
    <message>
        <source>{good} and a space are yours.</source>
        <translation>Du erhältst {good} und ein Feld.</translation>
    </message>
    <message>
        <source>{seat} is yours.</source>
        <translation>Du erhältst {seat}.</translation>
    </message>
    <message>
        <source>{good} is yours.</source>
        <translation>Du erhältst {good}.</translation>
    </message>
    <message>
        <source>A space is yours.</source>
        <translation>Du erhältst ein Feld.</translation>
    </message>
    <message>
        <source>Your last member takes the seat or the space.</source>
        <translation>Dein letztes Mitglied nimmt den Sitz oder das Feld.</translation>
    </message>
    <message>
        <source>Press C, go to a space with the arrows, and press Enter.</source>
        <translation>Drück C, geh mit den Pfeiltasten zu einem Feld und drück Enter.</translation>
    </message>
    <message>
        <source>Click the space: all of it happens.</source>
        <translation>Ein Klick auf das Feld, und alles geschieht.</translation>
    </message>
    <message>
        <source>Click the space, or go there with the arrows.</source>
        <translation>Klick das Feld an, oder geh mit den Pfeilen hin.</translation>
    </message>
    <message>
        <source>You can&apos;t pay for a free space.</source>
        <translation>Du kannst kein freies Feld bezahlen.</translation>
    </message>
    <message>
        <source>None of it</source>
        <translation>Nichts davon</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>Keins</translation>
    </message>
    <message>
        <source>Take both</source>
        <translation>Nimm beides</translation>
    </message>
    <message>
        <source>Take the seat</source>
        <translation>Nimm den Sitz</translation>
    </message>
    <message>
        <source>Gain the good</source>
        <translation>Die Ware erhalten</translation>
    </message>
    <message>
        <source>Choose something</source>
        <translation>Wähle etwas</translation>
    </message>
</context>
<context>
    <name>WinPresenter</name>
    <message>
        <source>seat</source>
        <translation>Sitz</translation>
    </message>
    <message>
        <source>settle</source>
        <translation>siedeln</translation>
    </message>
    <message>
        <source>{choice}.</source>
        <translation>{choice}.</translation>
    </message>
    <message>
        <source>pay {number}</source>
        <translation>zahl {number}</translation>
    </message>
    <message>
        <source>{thing}: taken.</source>
        <translation>{thing}: angenommen.</translation>
    </message>
    <message>
        <source>{thing}: declined.</source>
        <translation>{thing}: abgelehnt.</translation>
    </message>
    <message>
        <source>Decline it ({key})</source>
        <translation>Ablehnen ({key})</translation>
    </message>
    <message>
        <source>Take it ({key})</source>
        <translation>Annehmen ({key})</translation>
    </message>
    <message>
        <source>Settle here</source>
        <translation>Hier siedeln</translation>
    </message>
    <message>
        <source>Choose a space</source>
        <translation>Wähle ein Feld</translation>
    </message>
</context>
<context>
    <name>WindowSheet</name>
    <message>
        <source>Answer this first: {question} {key} sets the sheet aside.</source>
        <translation>Beantworte zuerst: {question} {key} legt das Blatt beiseite.</translation>
    </message>
    <message>
        <source>Look at the table first</source>
        <translation>Erst den Tisch ansehen</translation>
    </message>
    <message>
        <source>Look at the table first; the sheet waits at the margin.</source>
        <translation>Erst den Tisch ansehen; das Blatt wartet am Rand.</translation>
    </message>
</context>
<context>
    <name>Zoom</name>
    <message>
        <source>Wakes on {rolls} of 36 rolls</source>
        <translation>Erwacht bei {rolls} von 36 Würfen</translation>
    </message>
    <message>
        <source>Wakes on {rolls} of 36 rolls, twice on {twice} of them</source>
        <translation>Erwacht bei {rolls} von 36 Würfen, bei {twice} davon zweimal</translation>
    </message>
    <message>
        <source>each round about {amounts}</source>
        <translation>jede Runde etwa {amounts}</translation>
    </message>
    <message>
        <source>own turns: about {amounts}</source>
        <translation>eigene Züge: etwa {amounts}</translation>
    </message>
    <message>
        <source>others&apos;: about {amounts}</source>
        <translation>andere: etwa {amounts}</translation>
    </message>
    <message>
        <source>When {number} is rolled</source>
        <translation>Wenn {number} gewürfelt wird</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>On my turn</source>
        <translation>In meinem Zug</translation>
    </message>
    <message>
        <source>On others&apos; turns</source>
        <translation>In Zügen der anderen</translation>
    </message>
    <message>
        <source>On its owner&apos;s turn</source>
        <translation>Im Zug der Person, der sie gehört</translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation>Ernte</translation>
    </message>
    <message>
        <source>Second Harvest</source>
        <translation>Zweite Ernte</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>At the end of every Roll Phase</source>
        <translation>Am Ende jeder Wurfphase</translation>
    </message>
    <message>
        <source>Price now</source>
        <translation>Preis jetzt</translation>
    </message>
    <message>
        <source>{printed}, and {extra} for {copies} × {card}</source>
        <translation>{printed}, und {extra} für {copies} × {card}</translation>
    </message>
    <message>
        <source>{printed}, less {number} thanks to domains</source>
        <translation>{printed}, weniger {number} dank Domänen</translation>
    </message>
    <message>
        <source>Still needed</source>
        <translation>Noch nötig</translation>
    </message>
    <message>
        <source>{parts}, for the tokens on it</source>
        <translation>{parts}, wegen der Marken darauf</translation>
    </message>
    <message>
        <source>Our reading</source>
        <translation>Unsere Lesart</translation>
    </message>
    <message>
        <source>{printed}, less {number}</source>
        <translation>{printed}, weniger {number}</translation>
    </message>
    <message>
        <source>You can</source>
        <translation>Du kannst</translation>
    </message>
    <message>
        <source>Click it to pay for this one instead.</source>
        <translation>Klick sie an, um stattdessen diese zu bezahlen.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Tokens on it</source>
        <translation>Marken darauf</translation>
    </message>
    <message>
        <source>{number} more cards</source>
        <translation>noch {number} Karten</translation>
    </message>
    <message>
        <source>1 more card</source>
        <translation>noch 1 Karte</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>nichts mehr</translation>
    </message>
    <message>
        <source>{words}, {number} face down</source>
        <translation>{words}, {number} verdeckt</translation>
    </message>
    <message>
        <source>{words}; next: {names}</source>
        <translation>{words}; als Nächstes: {names}</translation>
    </message>
    <message>
        <source>Below it</source>
        <translation>Darunter</translation>
    </message>
    <message>
        <source>Your Duke (hold D)</source>
        <translation>Dein Herzog (D halten)</translation>
    </message>
    <message>
        <source>{duke}: no points for it</source>
        <translation>{duke}: keine Punkte dafür</translation>
    </message>
    <message>
        <source>{duke}: +1 point</source>
        <translation>{duke}: +1 Punkt</translation>
    </message>
    <message>
        <source>{duke}: +{number} points</source>
        <translation>{duke}: +{number} Punkte</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
</context>
<context>
    <name>ZoomKeys</name>
    <message>
        <source>Look closely at the card you point at, or the one in focus</source>
        <translation>Aus der Nähe ansehen: die Karte, auf die du zeigst, oder die im Fokus</translation>
    </message>
    <message>
        <source>Z, held</source>
        <translation>Z, gehalten</translation>
    </message>
</context>
<context>
    <name>ZoomPanel</name>
    <message>
        <source>Space</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Look at all cards of this stack</source>
        <translation>Alle Karten dieses Stapels ansehen</translation>
    </message>
    <message>
        <source>Read clause {id} of the rules</source>
        <translation>Regel {id} nachlesen</translation>
    </message>
    <message>
        <source>Rule {id}</source>
        <translation>Regel {id}</translation>
    </message>
</context>
<context>
    <name>_KeepPresenter</name>
    <message>
        <source>{name}, {question}</source>
        <translation>{name}, {question}</translation>
    </message>
</context>
<context>
    <name>_StackModel</name>
    <message>
        <source>Stack, from the top</source>
        <translation>Stapel, von oben</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Face down.</source>
        <translation>Verdeckt.</translation>
    </message>
    <message>
        <source>{number}: {card}</source>
        <translation>{number}: {card}</translation>
    </message>
</context>
</TS>
