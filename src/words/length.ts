/** The part of a message that tells a length in the unit of the telling. */
export const far = (figure: string): string => `{${figure}, number, distance} {unit}`;
