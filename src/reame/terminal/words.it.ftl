# Quello che dice il terminale.
terminal-help =
    Un numero sceglie. “? 3” dice quale regola ammette la scelta 3, “? { $sample }” perché una mossa è ammessa o no.
    “w 12” spiega la riga 12 del diario, “u” annulla, “s” o “s FILE” salva, “b” mostra il tavolo, “j” tutto il diario, “q” esce.
terminal-help-counsel = “h” dà un consiglio, “p 3” dice che cosa porterebbe la scelta 3.
terminal-no-counsel = A questo tavolo non ci sono consigli (--counsel { $level }).
terminal-counsel-thinks = Il consigliere sta pensando…
terminal-which = “p 3” dice che cosa porterebbe la scelta 3; le scelte vanno da 1 a { $last }.
terminal-you = Tu sei { $seat }. Seme: { $seed }
terminal-character = { $seat } è { $name }: { $temper }.
temper-honourable = temperamento leale
temper-treacherous = temperamento infido
temper-merchant = temperamento da mercante
temper-warlike = temperamento bellicoso
terminal-choose = La tua scelta (? per l’aiuto):
terminal-thinks = { $seat } sta pensando…
terminal-allowed = { $move }: ammessa da { $rule }
terminal-undone = Mossa annullata.
terminal-floor = Troppo tardi: da allora si è saputo qualcosa.
terminal-saved = Salvata in { $file }. “reame replay { $file }” la mostra di nuovo.
terminal-not-saved = Impossibile scrivere { $file }: { $reason }
terminal-unknown = “{ $text }” non è una mossa di questo gioco; le mosse si scrivono come “{ $sample }”.
terminal-winners = { $count ->
    [0] Nessuno vince.
    [one] Vince { $names }
   *[other] Vincono { $names }
}
terminal-score = punti
terminal-board = Il tavolo
terminal-next = Invio: avanti; w 12: spiega la riga 12; q: esci
terminal-no-line = Il diario non ha una riga «{ $line }»; «w 12» spiega la riga 12.
terminal-no-rule = Dietro a questa riga non c’è un paragrafo delle regole.
terminal-see-also = Vedi anche
terminal-yes = sì
terminal-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
terminal-digest = Dalla tua ultima scelta: { $events } in { $groups ->
    [one] un gruppo
   *[other] { $groups } gruppi
}
terminal-events = { $count ->
    [one] 1 evento
   *[other] { $count } eventi
}
terminal-several = Più giocatori a turno
terminal-yours = ti riguarda

# Lessons in the terminal.
lesson-none = Per { $game } non ci sono ancora lezioni.
lesson-steps = { $steps ->
    [one] un passo
   *[other] { $steps } passi
}
lesson-how = «reame learn GIOCO LEZIONE» ne comincia una.
lesson-help = Un numero sceglie. «h» dà un aiuto, «m» mostra la mossa, «t» torna indietro, «s» salta il passo, «b» mostra il tavolo, «w 12» spiega la riga 12 del diario, «? MOSSA» dice perché una mossa si può fare o no, «q» esce.
lesson-step = Passo { $step } di { $of }
lesson-right = Giusto.
lesson-wrong = Non qui.
lesson-wrong-other = Le regole lo permettono, ma non è di questo che parla il passo.
lesson-illegal = Qui non si può.
lesson-no-hint = Per questo passo non c’è un aiuto: «m» mostra la mossa.
lesson-model = Così: { $move }
lesson-again = Invio: annulla
lesson-next = Invio: avanti
lesson-left = { $left ->
    [one] resta una mossa
   *[other] restano { $left } mosse
}
lesson-odds = La tua strada aveva { $way } probabilità su cento; la migliore ne ha { $best }. Conta questo, non il tiro.
lesson-puzzles = Rompicapi
lesson-end = La lezione è finita.
lesson-play = Invio: gioca contro i bot; q: esci
lesson-point = Indica:
