/** The names of the bots that people play against: a level, and a character unless that is steady. */

export const CHARACTER_NAMES = ['careful', 'steady', 'rash'] as const;
export type CharacterName = (typeof CHARACTER_NAMES)[number];

/** The levels, the weakest first. */
export const LEVEL_NAMES = ['beginner', 'light', 'playing', 'master'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** The levels that weigh what they do, and so have a character. */
export type WeighingLevel = Exclude<LevelName, 'beginner'>;

export type OpponentName = LevelName | `${WeighingLevel}-${Exclude<CharacterName, 'steady'>}`;

/** Has a level a character? */
export const hasCharacter = (level: LevelName): level is WeighingLevel => level !== 'beginner';

/** The name of the bot of a level and a character; a level without characters has one bot. */
export const opponentName = (level: LevelName, character: CharacterName): OpponentName =>
  character === 'steady' || !hasCharacter(level) ? level : `${level}-${character}`;

export const OPPONENT_NAMES: readonly OpponentName[] = LEVEL_NAMES.flatMap((level) =>
  hasCharacter(level) ? CHARACTER_NAMES.map((character) => opponentName(level, character)) : [level],
);

/** The level and the character of a bot. */
export function partsOfName(name: OpponentName): {
  readonly level: LevelName;
  readonly character: CharacterName;
} {
  const [level, character = 'steady'] = name.split('-') as [LevelName, CharacterName?];
  return { level, character };
}
