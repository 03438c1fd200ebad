/** Which targets a magician may bespell, and at what price. Hordes of the Things, Magical attack. */

import { paid, pointsLeft } from '../../../engine/army/commands.ts';
import type { BaseId, Battle, PlacedBase } from '../../../engine/battle.ts';
import { basesOnTable, placedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import type { Line } from '../../../engine/contract/line.ts';
import { type Fitting, listOf, optional, recordWith, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change, Reason } from '../../../engine/event.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import { distance } from '../../../geometry/point.ts';
import { centroid } from '../../../geometry/polygon.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { isInCloseCombat } from '../board/contacts.ts';
import type { HottClause } from '../clauses/ids.ts';
import { purseOf } from '../mass/commands.ts';
import { paces } from '../measures.ts';
import { isDone } from '../shooting/resolved.ts';
import { isOverlapping } from '../shooting/standing.ts';
import { type Target, targetOf, targetsAgainst } from '../shooting/target.ts';
import { isOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';

/** An order to bespell: the bespeller, its target and the aiders. */
export const SPELL_ORDER = recordWith({ base: text, target: text, aiding: optional(listOf(text)) });

export type SpellOrder = Fitting<typeof SPELL_ORDER>;

/** The reach of a spell in any direction, in millimetres. */
export const SPELL_REACH = paces(600);

/** The PIPs that a spell costs its caster, and each magician that aids him. */
export const SPELL_PRICE = 2;
export const AID_PRICE = 1;

/** At most this many aid a bespelling. */
const MOST_AIDERS = 2;

/** The mark of a magician that has bespelled or aided in this bound. */
export const HAS_BESPELLED = 'bespelled';

const BARS: readonly {
  readonly rule: HottClause;
  readonly key: string;
  readonly bars: (battle: Battle, base: PlacedBase) => boolean;
}[] = [
  { rule: 'hott.spell.1', key: 'no-magician', bars: (_, base) => !isOf(base, 'Magician') },
  { rule: 'hott.spell.1', key: 'enemy-bound', bars: (battle, base) => battle.turn.active !== base.side },
  { rule: 'hott.spell.2', key: 'in-combat', bars: isInCloseCombat },
  { rule: 'hott.spell.2', key: 'overlapping', bars: isOverlapping },
  { rule: 'hott.spell.3', key: 'has-bespelled', bars: (_, base) => figure(base.bound, HAS_BESPELLED) > 0 },
];

/** Why a base cannot bespell now; empty if it can. */
export const bespellerFaults = (battle: Battle, base: PlacedBase): readonly Reason[] =>
  BARS.filter(({ rule, bars }) => bars(battle, base) && holds(rule)).map(({ rule, key }) => ({
    rule,
    key: `hott.spell.${key}`,
    figures: { base: base.id },
  }));

/** Millimetres between the nearest points of a bespeller and a target. */
function reachTo(base: PlacedBase, { outline }: Target): number {
  const { corners } = rectangleOfBase(base);
  return holds('hott.spell.5')
    ? polygonsDistance(corners, outline)
    : distance(centroid(corners), centroid(outline));
}

/** Why this base cannot bespell this enemy, as both stand. */
export function spellTargetFaults(battle: Battle, base: PlacedBase, target: Target): readonly Reason[] {
  const against = (rule: HottClause, key: string, more: Reason['figures'] = {}): Reason => ({
    rule,
    key: `hott.spell.${key}`,
    figures: { base: base.id, target: target.id, ...more },
  });
  if (target.side === base.side) return [against('hott.spell.1', 'own-side')];
  const range = reachTo(base, target);
  const far = moreThan(range, SPELL_REACH) && holds('hott.spell.1');
  const again = isDone(battle, target, 'bespelledAt') && holds('hott.spell.4');
  return [
    ...(far ? [against('hott.spell.1', 'too-far', { range, most: SPELL_REACH })] : []),
    ...(again ? [against('hott.spell.4', 'bespelled-already')] : []),
  ];
}

/** The price of a bespelling. Extra costs of tactical moves do not apply. */
export function spellPrice(order: SpellOrder): readonly (Line & { readonly base: BaseId })[] {
  const main = {
    rule: 'hott.spell.1',
    value: SPELL_PRICE,
    key: 'hott.price.bespell',
    base: order.base,
  } as const;
  const aiders = (order.aiding ?? []).map(
    (base) => ({ rule: 'hott.spell.4', value: AID_PRICE, key: 'hott.price.aid-spell', base }) as const,
  );
  return [main, ...aiders].filter(({ rule }) => holds(rule));
}

/** The PIPs due from each purse: each magician pays from its own command. */
function pursesFor(battle: Battle, order: SpellOrder): ReadonlyMap<string, number> {
  const due = new Map<string, number>();
  for (const { base, value } of spellPrice(order)) {
    const payer = placedBase(battle, base);
    const purse = payer ? purseOf(battle, payer) : '';
    due.set(purse, (due.get(purse) ?? 0) + value);
  }
  return due;
}

const shortOf = (battle: Battle, order: SpellOrder): readonly Reason[] =>
  [...pursesFor(battle, order)]
    .filter(([purse, due]) => due > pointsLeft(battle, purse))
    .map(([purse, due]) => ({
      rule: 'hott.spell.1' satisfies HottClause,
      key: 'hott.spell.no-pips',
      figures: { base: order.base, price: due, left: pointsLeft(battle, purse) },
    }));

/** The changes by which a bespelling is paid. */
export const spellPayment = (battle: Battle, order: SpellOrder): readonly Change[] =>
  [...pursesFor(battle, order)].map(([purse, due]) => paid(battle, purse, due));

const companyFaults = ({ base, target, aiding = [] }: SpellOrder): readonly Reason[] => {
  const wrong = (key: string): Reason => ({
    rule: 'hott.spell.4' satisfies HottClause,
    key: `hott.spell.${key}`,
    figures: { base, target, aiding },
  });
  const all = [base, ...aiding];
  if (new Set(all).size < all.length) return [wrong('named-twice')];
  return aiding.length > MOST_AIDERS && holds('hott.spell.4') ? [wrong('too-many')] : [];
};

/** Every reason against these bespelling a target together, apart from the price. */
export function partyFaults(battle: Battle, order: SpellOrder): readonly Reason[] {
  const target = targetOf(battle, order.target);
  if (!target)
    return [
      {
        rule: 'hott.spell.10' satisfies HottClause,
        key: 'hott.spell.no-target',
        figures: { base: order.base, target: order.target },
      },
    ];
  const faults = [order.base, ...(order.aiding ?? [])].flatMap((id) => {
    const base = placedBase(battle, id);
    if (!base)
      return [
        { rule: 'hott.spell.10' satisfies HottClause, key: 'hott.spell.no-bespeller', figures: { base: id } },
      ];
    return [...bespellerFaults(battle, base), ...spellTargetFaults(battle, base, target)];
  });
  return faults.length > 0 ? faults : companyFaults(order);
}

/** Every reason against a bespelling; empty if it is legal and can be paid. */
export function spellFaults(battle: Battle, order: SpellOrder): readonly Reason[] {
  const faults = partyFaults(battle, order);
  return faults.length > 0 ? faults : shortOf(battle, order);
}

/** The fight of a bespelling, the main bespeller first. */
export const fightOfSpell = ({ base, target, aiding = [] }: SpellOrder): Fight => ({
  kind: 'spell',
  bases: [base, target],
  shooters: holds('hott.spell.4') ? [base, ...aiding] : [base],
});

/** Every bespelling by a single magician that is legal now. */
export const openSpells = (battle: Battle): readonly SpellOrder[] =>
  basesOnTable(battle)
    .filter((base) => base.side === battle.turn.active && isOf(base, 'Magician'))
    .flatMap((base) =>
      targetsAgainst(battle, base.side)
        .map(({ id }): SpellOrder => ({ base: base.id, target: id }))
        .filter((order) => spellFaults(battle, order).length === 0),
    );
