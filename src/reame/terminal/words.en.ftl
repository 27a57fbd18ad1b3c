# What the terminal says.
terminal-help =
    A number chooses. “? 3” says which rule allows choice 3, “? { $sample }” why a move is or is not allowed.
    “u” takes back, “s” or “s FILE” saves, “b” shows the board, “j” the whole journal, “q” leaves.
terminal-you = You are { $seat }. Seed: { $seed }
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
terminal-next = Enter: on; q: leave
terminal-yes = yes
terminal-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
