/** The levels of bots: they decide in the same way, with more or less time. */

export interface Level {
  readonly name: string;
  /** Groups for which ideas are made, as a whole and in parts. */
  readonly groups: number;
  /** Parts of a group that cannot go on as a whole. */
  readonly parts: number;
  /** Bases that stand alone. */
  readonly singles: number;
  /** Attacks of single bases, attacks of a few bases together, helps for a friend that fights, and raids. */
  readonly attacks: number;
  readonly jointAttacks: number;
  readonly helps: number;
  readonly raids: number;
  /** Ways that are evaluated for one idea, and wishes that are tried for it, legal or not. */
  readonly ways: number;
  readonly tries: number;
  /** It looks for help, for pairs of orders and for ways back, and examines less if many orders may follow. */
  readonly looksAhead: boolean;
  /** The rules carry out each order to get the battle after it; otherwise only one that ends in contact. */
  readonly carriesOut: boolean;
  /** An order with this rate is given at once; if absent, all orders are compared. */
  readonly enough?: number;
}

const PLAYING = {
  name: 'playing',
  groups: 6,
  parts: 6,
  singles: 12,
  attacks: 14,
  jointAttacks: 8,
  helps: 20,
  raids: 8,
  ways: 4,
  tries: 10,
  looksAhead: true,
  carriesOut: true,
} as const satisfies Level;

export const LEVELS = {
  /** It takes the first good order that it finds. If none is good, it examines enough ideas to find any that helps. */
  light: {
    name: 'light',
    groups: 4,
    parts: 2,
    singles: 8,
    attacks: 6,
    jointAttacks: 4,
    helps: 2,
    raids: 4,
    ways: 2,
    tries: 3,
    looksAhead: false,
    carriesOut: false,
    enough: 0.05,
  },
  /** It plays a bound in less than a second. */
  playing: PLAYING,
  /** It plans the bound, and compares as many orders as `playing`, of a few more groups. */
  master: { ...PLAYING, name: 'master', groups: 8, carriesOut: false },
} as const satisfies Readonly<Record<string, Level>>;

/** The most ideas and ways for one command of a large army. */
const MOST_IN_COMMAND = {
  groups: 3,
  parts: 2,
  singles: 3,
  attacks: 5,
  jointAttacks: 2,
  helps: 6,
  raids: 1,
  ways: 2,
  tries: 5,
} as const satisfies Partial<Record<keyof Level, number>>;

/** The level for one command of a large army. A bot that moves a hundred bases in a bound has little time for each. */
export const levelOfCommand = (level: Level): Level => ({
  ...level,
  ...Object.fromEntries(
    Object.entries(MOST_IN_COMMAND).map(([name, most]) => [
      name,
      Math.min(most, level[name as keyof typeof MOST_IN_COMMAND]),
    ]),
  ),
});

/** With this many points or fewer there is time for all ideas. */
const FEW = 2;

/** The number of ideas that a bot examines for one order: the more points are left, the fewer, to save time. */
export const eased = (most: number, points: number): number => Math.ceil(most / Math.max(1, points / FEW));

/** The level for these points. A level that looks ahead takes long, so it examines less if many orders may follow. */
export const easedLevel = (level: Level, points: number): Level =>
  level.looksAhead
    ? {
        ...level,
        attacks: eased(level.attacks, points),
        jointAttacks: eased(level.jointAttacks, points),
        raids: eased(level.raids, points),
        helps: eased(level.helps, points),
      }
    : level;
