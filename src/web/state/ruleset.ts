import { type Battle, basesOnTable, type PlacedBase, type SideId } from '../../engine/battle.ts';
import type { ClauseData, RulingData } from '../../engine/clauses.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { BNB_DEFERRED } from '../../rules/bnb/clauses/subjects.ts';
import { moralOf } from '../../rules/bnb/moral.ts';
import { haltOrder, priceOf } from '../../rules/bnb/moves/price.ts';
import { deploymentDepth } from '../../rules/bnb/setup/deploy.ts';
import { suggestedTables, type TableSize } from '../../rules/bnb/setup/table-sizes.ts';

/** Where an army stands on the way to its rout. */
export interface Spirit {
  readonly reference: number;
  readonly routing: number;
  readonly losses: number;
  readonly routed: boolean;
}

export interface Clauses {
  readonly clauses: readonly ClauseData[];
  readonly rulings: readonly RulingData[];
}

/** What the screen shows of a ruleset beyond its contract. */
export interface RulesetOnScreen {
  readonly name: string;
  readonly author: string;
  readonly licence: { readonly name: string; readonly address: string };
  spirit(battle: Battle, side: SideId): Spirit;
  /** Bases to which orders cost more because of where their commander is. */
  outOfCommand(rules: Ruleset, battle: Battle, side: SideId): readonly PlacedBase[];
  /** How far from its edge a side may deploy, in millimetres. */
  deploymentDepth(battle: Battle, side: SideId): number;
  tables(): readonly TableSize[];
  /** What the subjects that clauses wait for are called. */
  readonly deferred: Readonly<Record<string, string>>;
  loadClauses(): Promise<Clauses>;
}

const FAR_FROM_COMMANDER: readonly string[] = ['bnb.pig.19', 'bnb.pig.20', 'bnb.pig.21'];

const bnb: RulesetOnScreen = {
  name: 'Blood and Blades',
  author: 'Jean-Pierre Rivière',
  licence: { name: 'CC BY-SA 4.0', address: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  spirit: moralOf,
  outOfCommand: (rules, battle, side) =>
    basesOnTable(battle).filter(
      (base) =>
        base.side === side &&
        // Baggage takes no orders.
        rules.label(base).type !== 'Bg' &&
        priceOf(haltOrder(rules, battle, [base])).some(({ rule }) => FAR_FROM_COMMANDER.includes(rule)),
    ),
  deploymentDepth: (battle, side) =>
    deploymentDepth(battle, battle.sides.find(({ id }) => id === side)?.edge ?? 'south'),
  tables: suggestedTables,
  deferred: BNB_DEFERRED,
  async loadClauses() {
    const [{ bnbClauses }, { bnbRulings }] = await Promise.all([
      import('../../rules/bnb/clauses/all.ts'),
      import('../../rules/bnb/rulings.ts'),
    ]);
    return { clauses: bnbClauses, rulings: bnbRulings };
  },
};

const ON_SCREEN: Readonly<Record<string, RulesetOnScreen>> = { bnb };

export const onScreen = (ruleset: string): RulesetOnScreen | null =>
  Object.hasOwn(ON_SCREEN, ruleset) ? (ON_SCREEN[ruleset] ?? null) : null;

/** The ruleset whose clause has this id. */
export const rulesetOfClause = (id: string): string => id.split('.')[0] ?? '';

/** An id as it is looked up, without blanks round it. */
export const clauseNamed = (id: string): string => id.trim();
