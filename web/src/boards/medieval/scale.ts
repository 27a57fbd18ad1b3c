/** Arms and tokens keep their size on the screen from afar, and grow with the map from near. */
export const sheetScale = (perUnit: number): number => Math.max(0.9, 1 / perUnit);
