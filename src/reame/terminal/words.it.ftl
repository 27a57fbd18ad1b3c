# Quello che dice il terminale.
terminal-help =
    Un numero sceglie. “? 3” dice quale regola ammette la scelta 3, “? { $sample }” perché una mossa è ammessa o no.
    “u” annulla, “s” o “s FILE” salva, “b” mostra il tavolo, “j” tutto il diario, “q” esce.
terminal-you = Tu sei { $seat }. Seme: { $seed }
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
terminal-next = Invio: avanti; q: esci
terminal-yes = sì
terminal-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
