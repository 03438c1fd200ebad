/** The part of a message with a length in the reader's unit. */
export const far = (figure: string): string => `{${figure}, number, distance} {unit}`;
