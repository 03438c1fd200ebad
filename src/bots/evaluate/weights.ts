type Numbers<Some> = {
  readonly [Name in keyof Some]: Some[Name] extends number ? number : Numbers<Some[Name]>;
};

/** The weights of the terms of a position, in points of an army. */
export type Weights = Numbers<typeof WEIGHTS>;

/** The weights of a steady player. */
export const WEIGHTS = {
  /** For the threats of own bases. */
  threat: 1,
  /** For the threats of the enemy: to a base with friends on both sides, on one side, on none. */
  fear: { inLine: 0.4, atEnd: 0.6, alone: 0.9 },
  /** For the threat to the flank or rear of a base that fights. */
  flank: 0.5,
  /** For each friend in line beside or behind. */
  line: 0.06,
  /** For a base on ground that hampers it. */
  ground: 0.2,
  /** For a base right before an enemy without contact. */
  crowding: 0.15,
  /** For a precious base near an enemy that may attack it. */
  precious: 0.6,
  /** For a precious base that an enemy can take out of the battle from afar. */
  dread: 2,
  /** For an attack on a base that must be kept from fights. */
  harm: 0.6,
  /** For a commander far from its friends. */
  company: 0.3,
  /** For each friend out of the range of its commander. */
  outOfCommand: 0.06,
  /** For the expected losses from shots. */
  shots: 1.6,
  /** For the expected losses from spells. Own spells count less, because they cost points. */
  spells: { hoped: 0.3, feared: 1 },
  /** For raids. */
  raid: 1.5,
  /** For a base that hunts: it goes for a place from which it can attack. */
  hunt: 1.5,
  /** For each 100 millimetres that a base is from where the plan wants it. */
  post: 0.06,
  /** For an enemy that may storm a piece that the army must not lose. */
  piece: 0.7,
} as const;
