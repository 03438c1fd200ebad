/** One row for each ruleset that bots can play. */
import { KNOWN, type RulesetBots } from './knowledge/known.ts';
import type { Nations } from './nations.ts';
import type { Opener } from './opening/opening.ts';

interface Row {
  readonly bots: () => Promise<RulesetBots>;
  /** Loaded apart from the rest, because a battle on the screen does not need army files. */
  readonly opener: () => Promise<Opener>;
  /** The bot `master` won more battles than `playing-1` when they were measured, so it is offered. */
  readonly isMastered?: true;
  /** Lead the nations of its campaign, where it has one. */
  readonly nations?: () => Promise<Nations>;
}

const RULESETS: Readonly<Record<string, Row>> = {
  bnb: {
    bots: async () => (await import('./bnb/index.ts')).bnb,
    opener: async () => (await import('./bnb/opening.ts')).bnbOpener as Opener,
  },
  hott: {
    bots: async () => (await import('./hott/index.ts')).hott,
    opener: async () => (await import('./hott/opening.ts')).hottOpener as Opener,
    isMastered: true,
    nations: async () => (await import('./hott/campaign/nations.ts')).nations,
  },
  dbm: {
    bots: async () => (await import('./dbm/index.ts')).dbm,
    opener: async () => (await import('./dbm/opening.ts')).dbmOpener as Opener,
  },
  dbmm: {
    bots: async () => (await import('./dbmm/index.ts')).dbmm,
    opener: async () => (await import('./dbmm/opening.ts')).dbmmOpener as Opener,
  },
};

/** Loads the knowledge of bots about a ruleset. */
export async function loadBots(ruleset: string): Promise<void> {
  const bots = KNOWN.get(ruleset) ?? (await RULESETS[ruleset]?.bots());
  if (bots) KNOWN.set(ruleset, bots);
}

/** Is the bot with a plan offered for a ruleset? */
export const isMastered = (ruleset: string): boolean =>
  Object.hasOwn(RULESETS, ruleset) && RULESETS[ruleset]?.isMastered === true;

/** The bots that lead the nations of a ruleset's campaign; undefined where it has none. */
export const loadNations = (ruleset: string): Promise<Nations> | undefined => RULESETS[ruleset]?.nations?.();

/** Loads the knowledge of bots about all rulesets. */
export async function loadEveryBots(): Promise<void> {
  await Promise.all(Object.keys(RULESETS).map(loadBots));
}

/** The openers of all rulesets. An opener makes a battle from army files. */
export const loadOpeners = async (): Promise<ReadonlyMap<string, Opener>> =>
  new Map(
    await Promise.all(Object.entries(RULESETS).map(async ([id, row]) => [id, await row.opener()] as const)),
  );
