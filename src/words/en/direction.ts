/** The part of a message with a direction in degrees, in words. */
export const direction = (name: string): string =>
  `{${name}, select, 0 {north} 45 {north-east} 90 {east} 135 {south-east} 180 {south} 225 {south-west} 270 {west} 315 {north-west} other {{${name}}°}}`;
