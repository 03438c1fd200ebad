/** Bringing gods, dragons, lurkers and hordes onto the table: what forbids it and what it changes. */

import { publicName } from '../../../engine/ambush/private-names.ts';
import type { Base, BaseId, Battle } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change, Reason } from '../../../engine/event.ts';
import { tell } from '../../../engine/game/work.ts';
import type { Placing } from '../../../engine/setup/putting-down.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { settleEngaged } from '../board/engaged.ts';
import type { HottClause } from '../clauses/ids.ts';
import { isCInC } from '../mass/commands.ts';
import { isDemoralised } from '../mass/demoralised.ts';
import { note, stateOf } from '../state.ts';
import { elementOf, isGeneral, isLurker, isOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { dragonReasons } from './dragons.ts';
import { godReasons, rivalsLost } from './gods.ts';
import { hordeReasons, isReplaceable } from './hordes.ts';
import { lairOf, lurkerReasons } from './lurkers.ts';
import { appearancesOf, type Price, payment, payReasons, priceOf } from './prices.ts';
import { broken } from './standing.ts';

type PlaceReasons = (rules: Ruleset, battle: Battle, base: Base, pose: Pose) => readonly Reason[];

/** The elements that arrive during a battle, each with the check of its rules. */
const ARRIVING: readonly { readonly is: (base: Base) => boolean; readonly reasons: PlaceReasons }[] = [
  { is: (base) => isOf(base, 'God'), reasons: godReasons },
  { is: (base) => isOf(base, 'Dragon'), reasons: dragonReasons },
  { is: isLurker, reasons: lurkerReasons },
  { is: (base) => isOf(base, 'Hordes'), reasons: hordeReasons },
];

/** The rules that an arrival at a place breaks; null for an element that never arrives during a battle. */
export function placeReasons(
  rules: Ruleset,
  battle: Battle,
  base: Base,
  pose: Pose,
): readonly Reason[] | null {
  const row = ARRIVING.find(({ is }) => is(base));
  return row ? row.reasons(rules, battle, base, pose) : null;
}

/** A demoralised command gets no more gods, dragons or lurkers, and its hordes are not replaced. */
function demoralisedReasons(battle: Battle, base: Base): readonly Reason[] {
  const rule: HottClause = isOf(base, 'Hordes') ? 'hott.demo.11' : 'hott.demo.10';
  if (!isDemoralised(battle, base) || !holds(rule)) return [];
  return [broken(rule, 'demoralised', { base: base.id, command: base.command ?? '' })];
}

/** Does the base wait to arrive, in the place where its kind waits? */
function isWaiting(battle: Battle, base: Base): boolean {
  if (isOf(base, 'Hordes')) return isReplaceable(battle, base);
  if (!holds('hott.lost.8')) return base.place === 'lost';
  return base.place === 'reserve' || (isLurker(base) && base.place === 'lost');
}

/** Every rule that this arrival breaks. */
export function arrivalReasons(rules: Ruleset, battle: Battle, { base, pose }: Placing): readonly Reason[] {
  const price = priceOf(battle, base);
  const against = isWaiting(battle, base) ? placeReasons(rules, battle, base, pose) : null;
  if (against === null)
    return [
      broken(base.place === 'lost' ? 'hott.lost.8' : 'hott.seq.3', 'not-waiting', {
        base: base.id,
        type: elementOf(base),
      }),
    ];
  return [...demoralisedReasons(battle, base), ...against, ...(price ? payReasons(battle, base, price) : [])];
}

/** A replaced horde comes back without the general that it held. */
function hordeMarks(battle: Battle, horde: Base): Base['marks'] {
  if (!isGeneral(horde) || !holds('hott.horde.5')) return horde.marks;
  const { general: _general, cInC: _cInC, ...marks } = horde.marks;
  return { ...marks, wasGeneral: 1, ...(isCInC(battle, horde) ? { wasCInC: 1 } : {}) };
}

/** The lasting marks of a base after its arrival. */
function marksOf(battle: Battle, base: Base): Base['marks'] {
  const { fled: _, ...marks } = isOf(base, 'Hordes') ? hordeMarks(battle, base) : base.marks;
  if (isOf(base, 'God')) return { ...marks, arrival: battle.turn.bound };
  return isLurker(base) ? { ...marks, deployments: appearancesOf(base) + 1 } : marks;
}

/** The first deployment reveals a lurker to the other side, so the event holds the whole base. */
function changesOf(
  battle: Battle,
  { base, pose }: Placing,
  id: BaseId,
  price: Price | null,
): readonly Change[] {
  const lair = isLurker(base) ? lairOf(battle, base, pose) : null;
  const bound = { ...base.bound, deployed: 1 };
  return [
    ...(price ? [payment(battle, base, price)] : []),
    {
      change: 'add',
      base: { ...base, id, marks: marksOf(battle, base), bound, place: 'table', pose, start: null },
      ...(id === base.id ? {} : { was: base.id }),
    },
    ...(lair ? [note({ lairs: { ...stateOf(battle).lairs, [id]: lair.id } })] : []),
    ...(isOf(base, 'God') ? rivalsLost(battle, base) : []),
  ];
}

/** Puts a base on the table, where it may legally arrive, and pays for it. */
export function arrive(work: Work, placing: Placing): void {
  const { base } = placing;
  const price = priceOf(work.battle, base);
  const type = isOf(base, 'Hordes') ? 'horde-replaced' : 'arrived';
  const id = publicName(work.battle, base.id);
  const figures = {
    base: id,
    element: elementOf(base),
    price: price?.pips ?? 0,
    times: figure(base.marks, 'deployments') + 1,
  };
  tell(
    work,
    { type, ...(price ? { rule: price.rule } : {}), figures },
    changesOf(work.battle, placing, id, price),
  );
  settleEngaged(work);
}
