# Quello che dice ogni gioco.
nothing = niente
    .il = niente
open = …
    .il = …
seat-0 = Giocatore 1
seat-1 = Giocatore 2
seat-2 = Giocatore 3
seat-3 = Giocatore 4
seat-4 = Giocatore 5
seat-5 = Giocatore 6
seat-6 = Giocatore 7
seat-7 = Giocatore 8
seat-8 = Giocatore 9
seat-9 = Giocatore 10

move-pass = Passa
move-yes = Sì
move-no = No
move-propose = Fai questa offerta
move-counter = Fai una controfferta
move-drop = Ritira l’offerta

not-now = In questo momento non si può fare.
not-asked = Non tocca a te decidere.
over = La partita è finita.
no-such-move = Questa mossa non esiste.
bid-too-low = L’offerta è troppo bassa.
bid-too-high = Non puoi pagare tanto.
too-many-terms = Un’offerta ha al massimo quattro clausole.
no-terms = L’offerta non ha ancora clausole.
one-counter = A una controfferta non si risponde con un’altra.

option-windows = Reazioni
option-windows-silent = si chiede, di nascosto, solo a chi potrebbe reagire
option-windows-open = si chiede a tutti
option-deals = Accordi tra giocatori
option-deals-on = ammessi
option-deals-off = non ammessi
end-stop = La procedura è conclusa.
sum-die = dado { $value }
