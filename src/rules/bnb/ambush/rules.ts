/** How ambushes are discovered and come out. Blood and Blades, ambush, far move. */

import { ambushOf } from '../../../engine/ambush/hidden.ts';
import { type AmbushRecord, type RecordRules, recordOf } from '../../../engine/ambush/record.ts';
import type { AmbushRules } from '../../../engine/ambush/rules.ts';
import type { Battle, SideId } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { seesAmbush } from '../ground/visibility.ts';
import { kindOf } from '../moves/kind.ts';
import { note, stateOf } from '../state.ts';
import { isCommander } from '../troops/base.ts';
import { siteWithin } from './sites.ts';

const sprungOf = ({ own }: Pick<Battle, 'own'>): readonly SideId[] => stateOf(own).ambushesSprung ?? [];

/** Has this side's ambush come out? */
export const hasSprung = (battle: Pick<Battle, 'own'>, side: SideId): boolean =>
  sprungOf(battle).includes(side);

/** The kind that an order had before the ambush was known. Impetuous moves without an order have none. */
const kindIn = (trace: Trace): string | undefined =>
  trace.manner === 'impetuous' ? trace.kind : kindOf(trace);

const AMBUSH_CLAUSES = {
  comesOut: 'bnb.ambush.13',
  paid: 'bnb.far.5',
} as const satisfies Readonly<Record<string, BnbClause>>;

/** How ambushes of Blood and Blades are seen, met and revealed. */
export const AMBUSH_RULES: AmbushRules = {
  comesOut: AMBUSH_CLAUSES.comesOut,
  sees: seesAmbush,
  comingOut(battle, side, bases) {
    const all = ambushOf(battle, side);
    return holds('bnb.ambush.14') ? all : all.filter(({ id }) => bases.includes(id));
  },
  noted: (battle, side) => [
    note({ ambushesSprung: [...sprungOf(battle).filter((each) => each !== side), side].toSorted() }),
  ],
  cutShort: {
    kindOf: kindIn,
    // Far moves stop where they discover an ambush; other moves go on.
    stops: (trace) => (kindIn(trace) === 'far' ? holds('bnb.far.4') : !holds('bnb.ambush.22')),
    paid: AMBUSH_CLAUSES.paid,
  },
};

const RECORD: RecordRules = {
  leads: isCommander,
  siteOf: (battle, base) => siteWithin(battle, base)?.piece ?? null,
};

/** The exact record of a side's ambush; null if it has none. Blood and Blades, ambush within a wood. */
export const ambushRecord = (battle: Battle, side: SideId): AmbushRecord | null =>
  recordOf(RECORD, battle, side);
