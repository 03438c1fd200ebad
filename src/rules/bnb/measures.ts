/** The scale that battles are played in: 15 mm figures. */

/** A move unit in millimetres. Blood and Blades, Scales. */
export const MU = 30;

/** Width of every base in millimetres. */
export const BASE_WIDTH = 40;
