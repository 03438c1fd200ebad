/** Weights of the terms of a position, in points of an army. */
export const WEIGHTS = {
  /** How much of what a base threatens to do counts. */
  threat: 1,
  /** How much of what the enemy threatens counts for a base with friends on both sides, on one, on none. */
  fear: { inLine: 0.4, atEnd: 0.6, alone: 0.9 },
  /** How much of it counts for a base that fights and can be taken in flank. */
  flank: 0.5,
  /** Each friend in line beside or behind. */
  line: 0.06,
  /** Standing on ground that hampers. */
  ground: 0.2,
  /** Standing right before an enemy without touching it. */
  crowding: 0.15,
  /** A precious base near an enemy that may attack it. */
  precious: 0.6,
  /** A precious base that an enemy can take out of the battle from afar. */
  dread: 2,
  /** How much counts of what an enemy may do to a base that must be kept from fights. */
  harm: 0.6,
  /** Each friend that is too far off to hear its commander. */
  outOfCommand: 0.06,
  /** How much of what shots may do counts. */
  shots: 1.6,
  /** How much of what spells may do counts: they cost points of their own. */
  spells: { hoped: 0.3, feared: 1 },
  /** What is hoped of fast troops that go for what the enemy must not lose. */
  raid: 1.5,
  /** What is hoped of a base that goes for a place from which it can attack, once a battle drags on. */
  hunt: 1.5,
  /** An enemy that may storm what the army must not lose. */
  piece: 0.7,
} as const;
