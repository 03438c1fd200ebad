/** One ordinary die serves for every throw. */
export const dice = { D6: { faces: [1, 2, 3, 4, 5, 6] } };
