/** Width of every element in millimetres, in both rulesets. */
export const BASE_WIDTH = 40;
