/** Weights of the parts of a position, in points of an army. */
export const WEIGHTS = {
  /** How much of what a base threatens to do counts, and of what the enemy threatens. */
  threat: 1,
  fear: { inLine: 0.4, atEnd: 0.6, alone: 0.9 },
  /** How much of what may befall those counts who fight and can be taken in flank. */
  flank: 0.5,
  /** Each friend in line beside or behind. */
  line: 0.06,
  /** Standing on ground that hampers. */
  ground: 0.2,
  /** Standing right before an enemy without touching him. */
  jam: 0.15,
  /** A precious base near an enemy that may attack it. */
  precious: 0.6,
  /** A precious base that an enemy can do away with from afar. */
  dread: 2,
  /** How much of what may befall those counts who must be kept from fights, where an enemy can fall on them. */
  harm: 0.6,
  /** Each friend that is too far off to hear its commander. */
  unheard: 0.06,
  /** How much of what shots may do counts. */
  shots: 1.6,
  /** How much of what spells may do counts: they cost points of their own. */
  spells: { hoped: 0.3, feared: 1 },
  /** What is hoped of fast troops that go for the precious bases of the enemy. */
  raid: 1.5,
  /** What is hoped of whoever goes for a place from which he can attack, once a battle drags on. */
  hunt: 1.5,
  /** An enemy that may storm what the army must not lose. */
  keep: 0.7,
} as const;
