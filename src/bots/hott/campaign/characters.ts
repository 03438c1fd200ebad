/** The characters of bots that lead nations. */

export interface Character {
  /** The least chance to win with which it attacks. */
  readonly attacks: number;
  /** The least chance to win with which it gives battle when it is attacked, rather than stand a siege. */
  readonly givesBattle: number;
  /** The number of wars that it wants to have. */
  readonly wars: number;
  /** Does it send contingents to nations that are not its allies? */
  readonly helpsStrangers: boolean;
  /** Does its field army sail on after a storm? */
  readonly sailsOn: boolean;
}

export const CHARACTERS = {
  careful: { attacks: 0.58, givesBattle: 0.5, wars: 1, helpsStrangers: false, sailsOn: false },
  steady: { attacks: 0.5, givesBattle: 0.42, wars: 1, helpsStrangers: false, sailsOn: true },
  rash: { attacks: 0.38, givesBattle: 0.25, wars: 2, helpsStrangers: true, sailsOn: true },
} as const satisfies Readonly<Record<string, Character>>;

export type CharacterName = keyof typeof CHARACTERS;
export const CHARACTER_NAMES = Object.keys(CHARACTERS) as readonly CharacterName[];
