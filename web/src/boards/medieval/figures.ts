/** What is printed on power and map cards. A test holds this against the data of the rules. */

export type Religion = 'catholic' | 'orthodox' | 'islamic' | 'pagan';

export interface PowerFigures {
  religion: Religion;
  army: number;
  /** Strength at sea; null if the power has no ships. */
  naval: number | null;
  florins: number;
  mercenary: boolean;
}

export interface ProvinceFigures {
  /** The home power; empty if the province is nobody's by nature. */
  power: string;
  card: string;
  income: number;
}

const power = (religion: Religion, army: number, naval: number | null, florins: number, mercenary = false): PowerFigures => ({
  religion,
  army,
  naval,
  florins,
  mercenary,
});
const province = (of: string, card: string, income: number): ProvinceFigures => ({ power: of, card, income });

export const POWERS: Record<string, PowerFigures> = {
  ENG: power('catholic', 1, 2, 9),
  LAT: power('catholic', 1, 0, 3),
  VEN: power('catholic', 1, 3, 6),
  SWE: power('catholic', 1, 1, 3),
  POL: power('catholic', 1, null, 2),
  NOR: power('catholic', 1, 1, 3),
  PRU: power('pagan', 1, null, 1),
  HRE: power('catholic', 2, 0, 6),
  RUS: power('orthodox', 2, null, 7),
  BYZ: power('orthodox', 1, 1, 3),
  JER: power('catholic', 1, 0, 2),
  BUL: power('orthodox', 1, null, 2),
  HUN: power('catholic', 0, null, 5),
  SPA: power('catholic', 2, 1, 4),
  DEN: power('catholic', 1, 2, 4),
  LIT: power('pagan', 1, null, 2),
  SER: power('orthodox', 1, null, 2),
  FRA: power('catholic', 2, 1, 6),
  ALM: power('islamic', 1, 1, 6),
  AYY: power('islamic', 2, 1, 4),
  SEL: power('islamic', 2, 1, 4),
  LIV: power('pagan', 0, 0, 1),
  TRE: power('orthodox', 0, 0, 2),
  POV: power('pagan', 2, null, 1, true),
  CUM: power('pagan', 1, null, 1, true),
  GEO: power('orthodox', 1, null, 3),
  BGS: power('islamic', 1, null, 2),
};

export const PROVINCES: Record<string, ProvinceFigures> = {
  ENG_1A: province('ENG', '1A', 1),
  FRA_1A: province('FRA', '1A', 2),
  ENG_1B: province('ENG', '1B', 4),
  FRA_1B: province('FRA', '1B', 2),
  HRE_1B: province('HRE', '1B', 2),
  DEN_1B: province('DEN', '1B', 2),
  NOR_1B: province('NOR', '1B', 1),
  HRE_1C: province('HRE', '1C', 1),
  DEN_1C: province('DEN', '1C', 1),
  SWE_1C: province('SWE', '1C', 2),
  POL_1C: province('POL', '1C', 1),
  PRU_1C: province('PRU', '1C', 1),
  POL_1D: province('POL', '1D', 1),
  LIT_1D: province('LIT', '1D', 1),
  LIV_1D: province('LIV', '1D', 1),
  RUS_1D: province('RUS', '1D', 2),
  RUS_1E: province('RUS', '1E', 2),
  POV_1E: province('POV', '1E', 1),
  RUS_1F: province('RUS', '1F', 1),
  BGS_1F: province('BGS', '1F', 1),
  FRA_2A: province('FRA', '2A', 4),
  SPA_2A: province('SPA', '2A', 2),
  FRA_2B: province('FRA', '2B', 3),
  HRE_2B: province('HRE', '2B', 4),
  VEN_2B: province('VEN', '2B', 3),
  HRE_2C: province('HRE', '2C', 3),
  POL_2C: province('POL', '2C', 1),
  RUS_2C: province('RUS', '2C', 1),
  HUN_2C: province('HUN', '2C', 3),
  SER_2C: province('SER', '2C', 1),
  BUL_2D: province('BUL', '2D', 1),
  CUM_2D: province('CUM', '2D', 1),
  POV_2F: province('POV', '2F', 1),
  BGS_2F: province('BGS', '2F', 1),
  GEO_2F: province('GEO', '2F', 1),
  SPA_3A: province('SPA', '3A', 2),
  ALM_3A: province('ALM', '3A', 2),
  HRE_3B: province('HRE', '3B', 2),
  PAP_3B: province('', '3B', 0),
  SAR_3B: province('', '3B', 1),
  ALM_3B: province('ALM', '3B', 1),
  HRE_3C: province('HRE', '3C', 1),
  SER_3C: province('SER', '3C', 1),
  BYZ_3C: province('BYZ', '3C', 1),
  LAT_3C: province('LAT', '3C', 1),
  LAT_3D_THRACE: province('LAT', '3D', 2),
  LAT_3D_ARMENIA: province('LAT', '3D', 1),
  BYZ_3D: province('BYZ', '3D', 2),
  SEL_3D: province('SEL', '3D', 1),
  TRE_3D: province('TRE', '3D', 1),
  BUL_3D: province('BUL', '3D', 1),
  RHO_3D: province('', '3D', 1),
  GEO_3F: province('GEO', '3F', 1),
  AYY_3F: province('AYY', '3F', 2),
  HRE_4B: province('HRE', '4B', 2),
  MAL_4B: province('', '4B', 1),
  ALM_4B: province('ALM', '4B', 2),
  VEN_4C: province('VEN', '4C', 1),
  AYY_4C: province('AYY', '4C', 1),
  AYY_4D: province('AYY', '4D', 3),
  JER_4D: province('JER', '4D', 1),
  LAT_4D: province('LAT', '4D', 1),
};

/** What a map card adds to its die against the Mongols; null where they never come. */
export const CARDS: Record<string, number | null> = {
  '1A': null,
  '1B': null,
  '1C': 4,
  '1D': 3,
  '1E': 2,
  '1F': 1,
  '2A': null,
  '2B': null,
  '2C': 4,
  '2D': 3,
  '2F': 1,
  '3A': null,
  '3B': null,
  '3C': 5,
  '3D': 4,
  '3F': 2,
  '4B': null,
  '4C': null,
  '4D': 5,
};

/** Cards of the Action deck, and whether one must play them as soon as one has them. */
export const ACTIONS: Record<string, { copies: number; mandatory: boolean }> = {
  knights: { copies: 5, mandatory: false },
  mongols: { copies: 7, mandatory: true },
  pope: { copies: 12, mandatory: false },
  spies: { copies: 3, mandatory: false },
  assassin: { copies: 4, mandatory: false },
  jihad: { copies: 3, mandatory: false },
  heresy: { copies: 4, mandatory: false },
  deus: { copies: 2, mandatory: false },
  disaster: { copies: 8, mandatory: true },
  ruler: { copies: 10, mandatory: true },
  civil_war: { copies: 6, mandatory: false },
};

export const MILITIA_COST = 3;
export const JIHAD_COST = 2;
export const NAVAL_COST = 4;
export const ATTACK_FEE = 1;
export const QUELL_FEE = 1;
export const INTERCEPTION_FEE = 1;
export const LIFT_COST = 3;
/** The faces on which an assassin kills. */
export const MURDER_ROLLS = [5, 6];
export const KNIGHTS_CARD = 2;
export const KNIGHTS_PROVINCE = 2;
export const KNIGHTS_AGAINST_MONGOLS = 1;
export const MONGOL_ARMY = 5;
export const HARMLESS_MONGOLS = 3;
export const ATTACKS = 2;
export const ATTACKS_AFTER_MAP = 1;
