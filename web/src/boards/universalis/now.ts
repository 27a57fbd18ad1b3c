/** The phases of a turn, and the deeds in their order. */

/** All players, then each player's turn, then all again. */
export const PHASES = ['swords', 'cards', 'dice', 'diplomacy', 'reinforcements', 'taxes', 'purchase', 'placement', 'combat', 'trade', 'limits', 'barbarians'];

/** Verbs that have a name of their own on the board, in the order of a turn. */
export const DEEDS = [
  'offer', 'offer_peace', 'declare_war', 'declare_war_claims', 'revoke', 'revoke_claims', 'diplomat', 'golden_tablet', 'treaty', 'absolve', 'assassin', 'thief', 'bishop',
  'research', 'council', 'settle', 'fortify', 'cathedral', 'build', 'buy', 'hire', 'buy_grain', 'store_grain', 'architect',
  'place_armies', 'place', 'place_general',
  'move', 'march', 'attack', 'attack_pieces', 'attack_fleet', 'attack_pirates', 'attack_host', 'load', 'unload', 'transfer', 'move_engine', 'blockade', 'close_strait', 'lift', 'open_strait',
  'sell', 'purchase', 'load_goods', 'unload_goods', 'transfer_goods',
  'feed_ground', 'feed_train', 'feed_aboard', 'feed_banner', 'feed_engine', 'coin_card', 'coin_armies', 'coin_florins', 'pass',
];
