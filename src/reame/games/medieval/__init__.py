"""Medieval: powers, popes and Mongols in the thirteenth century."""
