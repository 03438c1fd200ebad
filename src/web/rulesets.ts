import type { ComponentType } from 'preact';
import type { ArmyBook } from './builder/army-book.ts';
import type { RulesetRow, WorkshopProps } from './on-screen/row.ts';

/** The workshop of a ruleset whose armies are drawn from lists. */
const builderOf = async (book: ArmyBook): Promise<ComponentType<WorkshopProps>> =>
  (await import('./builder/Builder.tsx')).builderOf(book);

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
      workshop: async () => builderOf((await import('./bnb/army-book.ts')).book),
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
      campaign: async () => (await import('./hott/campaign/CampaignPage.tsx')).CampaignPage,
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
      workshop: async () => builderOf((await import('./dbm/army-book.ts')).book),
    },
  ],
  [
    'dbmm',
    {
      battle: async () => (await import('./dbmm/index.ts')).dbmm,
      newBattles: async () => (await import('./dbmm/new-battles.ts')).newBattles,
      clauses: async () => (await import('./dbmm/clauses.ts')).clauses,
      printing: async () => (await import('./dbmm/printing.ts')).printing,
      guide: async () => (await import('./dbmm/guide.ts')).guide,
      workshop: async () => builderOf((await import('./dbmm/army-book.ts')).book),
    },
  ],
]);
