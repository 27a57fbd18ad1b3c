/** The shape of a shield; charges are drawn on it. */
export const SHIELD = 'M-11-13H11V-2C11 6 5 10 0 13C-5 10-11 6-11-2Z';
