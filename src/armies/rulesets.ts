import type { Teller } from './messages.ts';

/** The army files of one ruleset. */
export interface RulesetArmies {
  /** The first headings of its files, without the colon. */
  readonly headings: readonly string[];
  /** The messages about them. */
  readonly teller: () => Promise<Teller>;
}

/** The army files of each ruleset. */
export const RULESET_ARMIES: Readonly<Record<string, RulesetArmies>> = {
  bnb: {
    headings: ['list', 'order'],
    teller: async () => (await import('./bnb/messages.ts')).tellFinding,
  },
  hott: {
    headings: ['army'],
    teller: async () => (await import('./hott/messages.ts')).tellFinding,
  },
  dbm: {
    headings: ['dbm list', 'dbm order'],
    teller: async () => (await import('./dbm/messages.ts')).tellFinding,
  },
  dbmm: {
    headings: ['dbmm list', 'dbmm order'],
    teller: async () => (await import('./dbmm/messages.ts')).tellFinding,
  },
};
