import type { RulesetRow } from './on-screen/row.ts';

/** The rulesets that can be played here, in the order in which they are offered. */
export const RULESETS: ReadonlyMap<string, RulesetRow> = new Map([
  [
    'bnb',
    {
      battle: async () => (await import('./bnb/index.ts')).bnb,
      newBattles: async () => (await import('./bnb/new-battles.ts')).newBattles,
      clauses: async () => (await import('./bnb/clauses.ts')).clauses,
      printing: async () => (await import('./bnb/printing.ts')).printing,
      guide: async () => (await import('./bnb/guide.ts')).guide,
    },
  ],
  [
    'hott',
    {
      battle: async () => (await import('./hott/index.ts')).hott,
      newBattles: async () => (await import('./hott/new-battles.ts')).newBattles,
      clauses: async () => (await import('./hott/clauses.ts')).clauses,
      printing: async () => (await import('./hott/printing.ts')).printing,
      guide: async () => (await import('./hott/guide.ts')).guide,
      workshop: async () => (await import('./hott/Workshop.tsx')).WorkshopPage,
    },
  ],
  [
    'dbm',
    {
      battle: async () => (await import('./dbm/index.ts')).dbm,
      newBattles: async () => (await import('./dbm/new-battles.ts')).newBattles,
      clauses: async () => (await import('./dbm/clauses.ts')).clauses,
      printing: async () => (await import('./dbm/printing.ts')).printing,
      guide: async () => (await import('./dbm/guide.ts')).guide,
    },
  ],
]);
