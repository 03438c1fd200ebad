/** The part of a message that tells from where something comes, by a direction in degrees. */
export const direction = (name: string): string =>
  `{${name}, select, 0 {du nord} 45 {du nord-est} 90 {de l’est} 135 {du sud-est} 180 {du sud} 225 {du sud-ouest} 270 {de l’ouest} 315 {du nord-ouest} other {de {${name}}°}}`;

/** The part of a message that tells where something stands, by a direction in degrees. */
export const place = (name: string): string =>
  `{${name}, select, 0 {au nord} 90 {à l’est} 180 {au sud} 270 {à l’ouest} other {à {${name}}°}}`;
