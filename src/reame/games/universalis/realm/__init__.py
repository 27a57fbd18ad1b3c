"""What kingdoms have, gain and lose, by whatever rule: pieces, land, money, honour, rights of way."""
