# Che cosa si dice a chi non c'è. Mai nulla che non sia pubblico al tavolo, o suo.
notice-turn = { $game }: tocca a te
notice-turn-until = { $game }: tocca a te, fino a { $until }
notice-turn-again = { $game }: tocca ancora a te
notice-turn-again-until = { $game }: tocca ancora a te, fino a { $until }
notice-offer = { $game }: un’offerta aspetta la tua risposta
notice-offer-until = { $game }: un’offerta aspetta la tua risposta, fino a { $until }
notice-offer-again = { $game }: un’offerta aspetta ancora la tua risposta
notice-offer-again-until = { $game }: un’offerta aspetta ancora la tua risposta, fino a { $until }
notice-letter = { $game }: una lettera per te
notice-vote = { $game }: al tuo tavolo si vota
notice-vote-own = { $game }: gli altri votano se dare il tuo posto a qualcun altro
notice-time = { $game }: il tuo tempo sta per scadere
notice-time-until = { $game }: il tuo tempo scade { $until }
notice-regent = { $game }: un bot gioca al tuo posto finché non torni
notice-invite = { $game }: c’è un invito per te a un’altra partita
notice-invite-cup = { $game }: è pronto il tuo prossimo tavolo della coppa «{ $cup }»
notice-over = { $game }: la partita è finita
hook-turn = { $game }: tocca a { $names }
hook-over = { $game }: la partita è finita. { $count ->
    [0] Non ha vinto nessuno.
    [one] Ha vinto { $names }.
   *[other] Hanno vinto { $names }.
    }
notice-with = Con { $names }
notice-several = { $count } messaggi dai tuoi tavoli
notice-more = { $count ->
    [one] e un altro
   *[other] e altri { $count }
    }
notice-seat = posto { $seat }
test-title = Reame
test-body = Gli avvisi arriveranno così.
mail-foot = Ricevi questo messaggio perché l’hai chiesto. Per cambiare o smettere: { $address }
code-title = { $code } è il tuo codice per Reame
code-body = Qualcuno, probabilmente tu, vuole ricevere gli avvisi di Reame a questo indirizzo. Se sei stato tu, scrivi questo codice nella pagina che te l’ha chiesto, entro un’ora:

    { $code }

    Se non sei stato tu, non fare nulla: qui non arriverà altro.
lost-title = Come tornare su Reame
lost-body = Qualcuno, probabilmente tu, ha perso un dispositivo e vuole essere riconosciuto su un altro. Apri questo link sul dispositivo nuovo, entro un’ora; funziona una volta sola:

    { $address }

    Se non sei stato tu, non fare nulla. Non dare il link a nessuno: chi lo apre gioca a nome tuo.
