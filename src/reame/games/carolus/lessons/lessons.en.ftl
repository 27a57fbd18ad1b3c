# What is said in the lessons of Carolus Magnus. You are White.

title-01-court = The Court
about-01-court = How a clan is taken, and what a tie is worth.
court-level = You are White. Black holds red, with a single red paladin at Court. Choose red in your reserve, and send it to your Court.
court-hint-reserve = Your reserve is the row of paladins that are not in play yet. Click the red one, then your Court.
court-tied = One each. A tie changes nothing: Black had red first, and keeps it.
court-take = To take a clan you need strictly more of its paladins at Court than every other player. Send a second red.
court-hint-again = The same as before: red, then your Court.
court-taken = Two to one: red is yours. From now on every red paladin on the map counts for you.
court-other-clan = A paladin at Court counts for its own clan only. This was not red, so red stays with Black.
court-on-the-map = That paladin went out to the map, where it takes no clan, and it never moves again. Clans are won at Court.
court-neutral = One paladin is left to play in this turn. Pink and green are neutral: nobody has any at Court. Take one of the two.
court-hint-neutral = Pink or green, then your Court.
court-first = The first paladin at any Court takes a neutral clan at once.
court-held-already = Red is yours already; a third one only makes it safer. Here a neutral clan is to be had.
court-blue-tied = One blue each: a tie, and Black keeps blue.
court-whose = On the map a paladin counts for whoever holds its clan, whoever brought it there. Click a territory where one counts for Black.
court-hint-whose = At Court Black still holds yellow and blue.
court-for-black = Yes: yellow and blue are Black’s. If you take them at Court, the same paladins count for you.
court-for-you = That one is red, and you have just taken red.
court-not-black = That one is pink or green. Black holds yellow and blue.

title-02-emperor = The Emperor
about-02-emperor = How far he goes, who builds where he stops, and what the dice bring.
emperor-go = Paladins are played; now the Emperor moves. Your token shows 3: one to three steps, clockwise. Make him stop where you build a castle.
emperor-hint-count = You hold red and pink, Black holds yellow and blue. Two steps ahead stands a pink paladin.
emperor-built = On IV only pink counts, and pink is yours: one against nothing. The side with most influence builds.
emperor-neutral = There stands a green paladin, and nobody holds green: it counts for nobody, so nothing is built.
emperor-for-black = There stands a yellow one, and Black holds yellow. The castle is Black’s, although you moved the Emperor.
emperor-crown = Last, you throw a die for each paladin played, and take those clans into your reserve. One shows a crown: take any clan you like.
emperor-in-reserve = It lies in your reserve, not yet at Court: it can be played from your next turn on.
emperor-gift = Now Black has acted: green to Court, a green to IV, and the Emperor four steps to VIII. The castle there is yours, for red is yours. Nobody decides whether to build.
emperor-now-green = Black has just taken green at Court. Click a territory where Black would build if the Emperor stopped there now.
emperor-hint-green = Look for a green paladin where nobody has a castle.
emperor-nothing-yet = Yes. But nothing happens before he stops there; until then the Court can change hands again.
emperor-castle-counts = There you have a pink paladin and a castle, which counts one as well: two against one green. It stays yours.
emperor-still-yours = That is pink or red, and both are yours.

title-03-influence = Influence
about-03-influence = Whose paladins count, what a castle counts, and what a tie does.
influence-lead = You hold red and pink, Black yellow and blue; green is neutral. Click the territory, of III, IV, V and VI, where you would build.
influence-hint-clans = Count red and pink for you, yellow and blue for Black, green for nobody.
influence-two-one = Two pink against one yellow.
influence-tie = One red against one blue: a tie, and nobody builds.
influence-green-nobody = Two greens count for nobody. What is left is one yellow: Black would build.
influence-all-green = Only green stands there, and nobody holds green: nothing would be built.
influence-nobody = Now one where both sides have influence, and yet nobody would build.
influence-hint-nobody = A tie: as many of yours as of Black’s.
influence-tied = One each: a tie. To build you need strictly more.
influence-you-lead = There only you lead, and you would build.
influence-black-leads = There stands a blue one and nothing else: Black would build.
influence-danger = Castles count, too: one each, for their owner. You have castles on IX, XI and XIII. Click the one that Black would take.
influence-hint-castle = Count your castle and your paladins there against Black’s yellows.
influence-falls = Two yellows against one castle: Black’s castle would take the place of yours.
influence-owner-tied = One castle against one yellow: a tie. Castles stay unless somebody has strictly more than the owner.
influence-owner-leads = A castle and a red one against one yellow: that one is safe.
influence-save = Save the castle on IX with one paladin.
influence-hint-save = A paladin of a clan that you hold, to IX: then it is two against two.
influence-saved = Two against two: the castle stays. A tie is enough to hold.
influence-green-helps-nobody = Green is neutral. It counts for nobody, and the castle still falls.
influence-helps-black = That clan is Black’s: now it is three against one.
influence-not-yet-yellow = At Court Black has three yellows: one of yours does not take the clan. The castle still falls.
influence-elsewhere = That changes nothing on IX: two yellows against one castle.

title-04-regions = Regions
about-04-regions = Three castles at a stroke: how regions are taken, and grow.
regions-count = The lit region is three territories that have grown together, with three black castles. Black has nine there: castles 3, yellow 3, green 2, blue 1. You have red 2 and pink 1.
regions-yellow = Yellow decides, and at Court Black holds it by six to five only. Send a yellow to Court.
regions-hint-court = Yellow in your reserve, then your Court.
regions-level = Six all: level, and Black still holds yellow.
regions-again = One more will take it.
regions-taken = Seven to six: yellow is yours, and the three yellows in the region now count for you. It stands six all.
regions-yellow-on-map = On the map it would count for Black, who holds yellow. The clan itself is taken at Court.
regions-not-yellow = That does not change who holds yellow, and Black stays far ahead in the region.
regions-one-more = Six all is not enough: the owner stays. Bring one paladin more to the lit region.
regions-hint-yours = Yellow, red or pink: a clan that you hold now.
regions-seven = Seven against six: enough for all three castles.
regions-for-black = Black holds that clan: the region is safer than before.
regions-still-level = The region still stands six all, and in a tie the owner stays.
regions-stop = Now the Emperor. A region is one step, however large it is. Stop on it.
regions-hint-steps = One step is territory III, the second is the region.
regions-joined = Three castles replaced at once. And as you own the spaces on both sides, all of it is one region of five castles now.
regions-black-joins = There Black leads by two to one: your castle falls, and what was a gap joins Black’s regions into one of six castles.
regions-own = That one is yours already: nothing changes, and the region stays with Black.

title-05-tokens = Tokens
about-05-tokens = One number for two things: when you act, and how far the Emperor goes.
tokens-choose = A round begins with tokens: low numbers act first, and the number is the farthest the Emperor may go. Black has placed 4. Get to IV, two steps ahead, before Black moves him.
tokens-hint-two = You need at least two steps, and a number below 4.
tokens-first = Two acts before four, and reaches IV.
tokens-too-near = You would act first, but go one step only: IV is two steps away.
tokens-too-late = It reaches far, but Black acts first, and moves the Emperor past IV.
tokens-reach = It is your turn first. Your three paladins have gone to Court by themselves this time: lead the Emperor to IV.
tokens-hint-steps = Two steps.
tokens-built = A castle on IV, before Black could do anything about it.
tokens-only-one = One step only: the castle on III would be Black’s.
tokens-next = Black has acted. You acted first, so you choose first now; Black may not repeat your number. Place either of your last two.
tokens-hint-next = 1 acts first and goes one step; 5 acts last, sees what all have done, and goes far.
tokens-either = Placed. After the fifth round everybody takes all five tokens back.

title-06-victory = The end
about-06-victory = How the game is won; then win it, against a Page.
victory-three = Ten castles win at once, and seven of yours stand. Click the one place where a single stop would bring you the three that are missing.
victory-hint-region = Castles of a region change hands together. Where do red and pink outweigh three black castles?
victory-region = Red 4 and pink 2 against three castles, a yellow and a blue. But it is three steps away, and your token shows 2.
victory-only-one = There you would build, but one castle only.
victory-black-leads = There Black leads.
victory-eighth = Your paladins have been played by themselves. With token 2, make the Emperor stop where you build the eighth.
victory-hint-two = Two steps ahead red and pink stand alone.
victory-built = Eight! Two are missing.
victory-black-joins = There stands a green one, and Black holds green: Black builds, and joins it to the castle beside.
victory-play = The game also ends when fewer than four spaces are left: then most castles win. Now finish it yourself, against a Page.

# 50-three-clans
title-50-three-clans = Three clans and a castle
about-50-three-clans = The first turn of the game: who comes to Court first.
three-clans-goal = You are White and open the game. In this turn take three clans, yellow, red and blue, and build the first castle in { place-T2 }.
three-clans-hint = Nobody is at Court yet: one paladin a clan will do. Then the Emperor has to stop where one of your colours stands already.
three-clans-right = While the Courts are empty every paladin takes a whole clan. The yellow one in { place-T2 } now counts for you, and the castle is yours.
three-clans-missed = A paladin on the map only counts if you have its clan, and a second of one colour at Court is not needed here. You have three paladins for three clans.

# 51-first-castle
title-51-first-castle = Four steps ahead
about-51-first-castle = A clan to take, and a land far ahead.
first-castle-goal = You are Grey, with token 4. In this turn take the pink clan and build a castle in { place-T6 }; the Emperor is in { place-T2 }.
first-castle-hint = Two pink ones stand in { place-T6 }, and count for nobody today. With token 4 the Emperor may go one to four steps.
first-castle-right = One at Court is enough where nobody else has pink; those in { place-T6 } do the rest. A high token plays late, but reaches far.
first-castle-missed = It takes both: a pink paladin in your Court, and the Emperor four steps on, in { place-T6 }.

# 52-green
title-52-green = Green, just in time
about-52-green = One green paladin left, and a castle one step away.
green-goal = You are Grey and hold the pink clan. In this turn take green as well, and build a castle in { place-T9 }, one step ahead of the Emperor.
green-hint = You have one green paladin: on the map it would be wasted. Put the others where they help nobody.
green-right = { place-T9 } had one pink and one green, and both clans are yours now. With green you also took a colour from the others, who are full of it.
green-missed = The green one has to go to your Court, and the Emperor has to stop at the first step.

# 53-partner
title-53-partner = Building for a partner
about-53-partner = Four play in pairs: two lands of a pair become one.
partner-goal = You play with the one who opened, both as White. In this turn take pink and blue, and make { place-T2 }, where your castle stands, a region with two castles.
partner-hint = Your partner’s clans count for you, too. Look who stands in { place-T3 }, one step ahead.
partner-right = The red one in { place-T3 } is your partner’s, so the castle is yours; and two neighbouring regions of one colour merge at once.
partner-missed = One pink and one blue to your Court, and the Emperor to { place-T3 }: if he stops elsewhere, the regions do not touch.

# 54-pink
title-54-pink = Nobody’s colour
about-54-pink = A tie on the map is decided at Court.
pink-goal = You are White and hold green; Black holds red. The Emperor is beside { place-T1 }: build a castle there this turn, by taking a clan that nobody holds.
pink-hint = In { place-T1 } two green and two red are a tie. A clan that nobody holds has four paladins there.
pink-right = One pink at Court, and four paladins on the map come over to you. Count the colours that nobody holds before you add to your own.
pink-missed = One more paladin in { place-T1 } changes little. A pink one in your Court moves all of them; then go one step.
