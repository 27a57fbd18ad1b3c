# What the terminal says.
terminal-help =
    A number chooses. “? 3” says which rule allows choice 3, “? { $sample }” why a move is or is not allowed.
    “w 12” explains line 12 of the journal, “u” takes back, “s” or “s FILE” saves, “b” shows the board, “j” the whole journal, “q” leaves.
terminal-help-counsel = “h” gives a hint, “p 3” says what choice 3 would bring.
terminal-no-counsel = There is no counsel at this table (--counsel { $level }).
terminal-counsel-thinks = The counsellor is thinking…
terminal-which = “p 3” says what choice 3 would bring; choices have numbers from 1 to { $last }.
terminal-you = You are { $seat }. Seed: { $seed }
terminal-character = { $seat } is { $name }, who is { $temper }.
temper-honourable = honourable
temper-treacherous = treacherous
temper-merchant = a merchant
temper-warlike = warlike
terminal-choose = Your choice (? for help):
terminal-thinks = { $seat } is thinking…
terminal-allowed = { $move }: allowed by { $rule }
terminal-undone = Taken back.
terminal-floor = Too late: something has been learnt since.
terminal-saved = Saved to { $file }. “reame replay { $file }” shows it again.
terminal-not-saved = { $file } cannot be written: { $reason }
terminal-unknown = “{ $text }” is no move of this game; moves are written like “{ $sample }”.
terminal-winners = { $count ->
    [0] Nobody wins.
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
terminal-score = points
terminal-board = The table
terminal-next = Enter: on; w 12: explains line 12; q: leave
terminal-no-line = The journal has no line “{ $line }”; “w 12” explains line 12.
terminal-no-rule = No paragraph of the rules stands behind this line.
terminal-see-also = See also
terminal-yes = yes
terminal-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
terminal-digest = Since your last choice: { $events } in { $groups ->
    [one] one group
   *[other] { $groups } groups
}
terminal-events = { $count ->
    [one] 1 event
   *[other] { $count } events
}
terminal-several = Several in turn
terminal-yours = concerns you

# Lessons in the terminal.
lesson-none = There are no lessons of { $game } yet.
lesson-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
}
lesson-how = “reame learn GAME LESSON” begins one.
lesson-help = A number chooses. “h” gives a hint, “m” shows the move, “t” takes back, “s” skips the step, “b” shows the board, “w 12” explains line 12 of the journal, “? MOVE” says why a move is or is not allowed, “q” leaves.
lesson-step = Step { $step } of { $of }
lesson-right = Right.
lesson-wrong = Not here.
lesson-wrong-other = The rules allow it, but it is not what this step is about.
lesson-illegal = That cannot be done here.
lesson-no-hint = There is no hint to this step: “m” shows the move.
lesson-model = Like this: { $move }
lesson-again = Enter: take it back
lesson-next = Enter: on
lesson-left = { $left ->
    [one] one move left
   *[other] { $left } moves left
}
lesson-odds = Your way had { $way } chances in a hundred; the best has { $best }. That is what counts, not what fell.
lesson-puzzles = Puzzles
lesson-end = That was the lesson.
lesson-play = Enter: play on against bots; q: leave
lesson-point = Point at it:
