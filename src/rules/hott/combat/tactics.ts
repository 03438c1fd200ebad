/** The tactical factors, one row for each condition. Hordes of the Things, Tactical factors. */

import { type FactorRow, linesOf } from '../../../engine/combat/sums.ts';
import type { Line } from '../../../engine/contract/line.ts';
import { holds } from '../../../engine/effects.ts';
import type { HottClause } from '../clauses/ids.ts';
import { classOf } from '../troops/troops.ts';
import {
  type Combatant,
  type Context,
  inCloseCombat,
  isLurking,
  isMagicked,
  isOneOf,
  isShotAt,
  type Presser,
} from './combatant.ts';

interface TacticRow extends FactorRow<Context> {
  readonly rule: HottClause;
  /** Rows with the same name are conditions of one factor, which counts only once by this clause. */
  readonly once?: { readonly name: string; readonly rule: HottClause };
}

const MAGIC = { name: 'shielded', rule: 'hott.tf.1' } as const;
const HEIGHT = { name: 'height', rule: 'hott.tf.1' } as const;
const GROUND = { name: 'ground', rule: 'hott.tf.10' } as const;

/** Is this side the one that a general's presence helps? */
const isDefending = ({ own }: Context): boolean =>
  own.role === 'close' || isShotAt(own) || own.role === 'bespelled';

const onFoot = ({ own, enemy }: Context): boolean => own.class !== 'aerial' && enemy.class !== 'aerial';

/** Ground factors do not count if either side is a stronghold. */
const inTheField = ({ own, enemy }: Context): boolean =>
  (own.class !== 'stronghold' && enemy.class !== 'stronghold') || !holds('hott.tf.10');

const hindered = (own: Combatant): boolean =>
  !isOneOf(own, 'Shooters', 'Warband', 'Beasts', 'stronghold') && !isLurking(own);

const pressed = ({ own }: Context, by: (presser: Presser) => boolean): boolean => own.pressedBy.some(by);

export const TACTICAL_FACTORS: readonly TacticRow[] = [
  {
    rule: 'hott.tf.2',
    value: 2,
    key: 'hott.tactic.shielded',
    once: MAGIC,
    applies: ({ own }) => isMagicked(own) && own.shieldedBy !== null,
  },
  {
    rule: 'hott.tf.3',
    value: 2,
    key: 'hott.tactic.cover',
    once: MAGIC,
    applies: ({ own }) => (isMagicked(own) || isShotAt(own)) && own.inCover,
  },
  {
    rule: 'hott.tf.4',
    value: 1,
    key: 'hott.tactic.rear-support',
    applies: inCloseCombat,
    causes: ({ own }) => (own.rank === null ? [] : [{ by: own.rank }]),
  },
  {
    rule: 'hott.tf.5',
    value: 1,
    key: 'hott.tactic.general',
    applies: (context) => context.own.general && isDefending(context),
  },
  {
    rule: 'hott.tf.6',
    value: 1,
    key: 'hott.tactic.uphill',
    once: HEIGHT,
    applies: (context) => inCloseCombat(context) && onFoot(context) && context.own.uphill,
  },
  {
    rule: 'hott.tf.6',
    value: 1,
    key: 'hott.tactic.bank',
    once: HEIGHT,
    applies: (context) => inCloseCombat(context) && onFoot(context) && context.own.defendsBank,
  },
  {
    rule: 'hott.tf.7',
    value: -1,
    key: 'hott.tactic.aided',
    causes: ({ enemy }) => enemy.aiders.map((by) => ({ by })),
  },
  {
    rule: 'hott.tf.8',
    value: -1,
    key: 'hott.tactic.beset',
    applies: inCloseCombat,
    causes: ({ own }) => own.besetBy.map(({ by, flank, how }) => ({ by, flank, how })),
  },
  {
    rule: 'hott.tf.9',
    value: -1,
    key: 'hott.tactic.rear',
    applies: inCloseCombat,
    causes: ({ own }) => own.rearAttackedBy.map((by) => ({ by })),
  },
  {
    rule: 'hott.tf.11',
    value: -2,
    key: 'hott.tactic.bad-going',
    once: GROUND,
    applies: (context) => context.own.inBadGoing && hindered(context.own) && inTheField(context),
  },
  {
    rule: 'hott.tf.12',
    value: -2,
    key: 'hott.tactic.enemy-in-bad-going',
    once: GROUND,
    applies: (context) =>
      context.own.class === 'mounted' &&
      !isOneOf(context.own, 'Beasts') &&
      pressed(context, ({ inBadGoing, element }) => inBadGoing && classOf(element) !== 'aerial') &&
      inTheField(context),
  },
  {
    rule: 'hott.tf.13',
    value: -2,
    key: 'hott.tactic.enemy-in-cover',
    once: GROUND,
    applies: (context) =>
      context.own.class === 'aerial' && pressed(context, ({ inCover }) => inCover) && inTheField(context),
  },
  {
    rule: 'hott.tf.14',
    value: -2,
    key: 'hott.tactic.water-lurkers',
    once: GROUND,
    applies: (context) =>
      !isOneOf(context.own, 'Water Lurkers') &&
      pressed(context, ({ element }) => element === 'Water Lurkers') &&
      inTheField(context),
  },
  {
    rule: 'hott.tf.15',
    value: -2,
    key: 'hott.tactic.enemy-near-stronghold',
    once: GROUND,
    applies: ({ own, enemy }) =>
      own.role === 'bespells' && isOneOf(enemy, 'Magician') && enemy.nearOwnStronghold,
  },
  { rule: 'hott.demo.7', value: -1, key: 'hott.tactic.demoralised', applies: ({ own }) => own.demoralised },
];

/** The lines of a row; none if another condition of the same factor has already counted. */
function counted(row: TacticRow, context: Context, before: readonly TacticRow[]): readonly Line[] {
  const lines = linesOf([row], context);
  const repeats = before.some((other) => other.once !== undefined && other.once.name === row.once?.name);
  return lines.length > 0 && row.once && repeats && holds(row.once.rule) ? [] : lines;
}

/** All tactical factors of one side, one line for each cause. */
export function tacticalFactors(context: Context): readonly Line[] {
  const rows: TacticRow[] = [];
  const lines: Line[] = [];
  for (const row of TACTICAL_FACTORS) {
    const more = counted(row, context, rows);
    if (more.length === 0) continue;
    rows.push(row);
    lines.push(...more);
  }
  return lines;
}
