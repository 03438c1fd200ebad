/** Carries out orders to packs. Blood and Blades, pack moves. */

import { type Battle, basesOnTable, type Frame, type PlacedBase } from '../../../engine/battle.ts';
import { contactsOf } from '../../../engine/board/contacts.ts';
import type { Line } from '../../../engine/contract/line.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change, Event, Reason } from '../../../engine/event.ts';
import { reason } from '../../../engine/game/decide.ts';
import { happen, tell, workOn } from '../../../engine/game/work.ts';
import { conformingFrame } from '../../../engine/moves/conforming.ts';
import { areReasons, costOf } from '../../../engine/moves/judge.ts';
import type { Made } from '../../../engine/moves/make.ts';
import { isInCloseCombat } from '../board/contacts.ts';
import { nextPack } from '../moves/fellows.ts';
import { kindFor } from '../moves/kind.ts';
import { payment, pointsOf } from '../moves/make.ts';
import { distanceIn } from '../moves/measure.ts';
import { packOrder, priceOf } from '../moves/price.ts';
import { leaderOf, orderBroken, type PackCommand, packNamed } from './command.ts';
import { filesOf, foremostFirst } from './files.ts';
import { closeUp, comeLevel, rush } from './steps.ts';

/** The result of an order to a pack. */
export interface PackPlan {
  /** Empty if it is legal. */
  readonly reasons: readonly Reason[];
  readonly price: readonly Line[];
  readonly cost: number;
  /** `far` or `tactical`. */
  readonly kind: string;
  /** The battle after the order. */
  readonly battle: Battle;
  readonly events: readonly Event[];
}

/** All bases rush at their own speed, from the foremost to the last; returns how many moved. */
function fullSpeed(work: Work, pack: readonly PlacedBase[], kind: string): number {
  const order = foremostFirst(pack);
  const slowest = Math.min(...pack.map((base) => distanceIn(base, 'GGo')));
  const limit = holds('bnb.pack.8') ? undefined : slowest;
  const inTurn = holds('bnb.pack.9') ? order : order.toReversed();
  return inTurn.filter((base) => rush(work, base, kind, limit)).length;
}

/** The files close up and come level one after another, from the leader's on; returns how many bases moved. */
function intoGroup(work: Work, pack: readonly PlacedBase[], command: PackCommand, kind: string): number {
  const id = leaderOf(pack, command);
  const leader = pack.find((base) => base.id === id) ?? (foremostFirst(pack)[0] as PlacedBase);
  const files = filesOf(pack, leader);
  let moved = 0;
  const close = (file: readonly PlacedBase[], may: boolean): void => {
    for (const [at, base] of file.entries()) {
      const before = file[at - 1];
      if (before && may && closeUp(work, base.id, before.id, kind)) moved++;
    }
  };
  close(files.own, holds('bnb.pack.11'));
  for (const side of command.first === 'left' ? (['left', 'right'] as const) : (['right', 'left'] as const)) {
    let inner = leader;
    for (const [at, file] of files[side].entries()) {
      if (at > 0 && !holds('bnb.pack.14')) break;
      const head = file[0] as PlacedBase;
      if (holds('bnb.pack.12') && comeLevel(work, head, leader, inner, side, kind)) moved++;
      close(file, holds('bnb.pack.13'));
      inner = head;
    }
  }
  return moved;
}

function orderTold(
  work: Work,
  pack: readonly PlacedBase[],
  command: PackCommand,
  price: readonly Line[],
  kind: string,
) {
  const figures = {
    bases: pack.map((base) => base.id),
    // Messages choose by words without hyphens.
    order: command.order === 'full-speed' ? 'ahead' : 'group',
    leader: command.order === 'into-group' ? leaderOf(pack, command) : '',
    kind,
    price: costOf(price),
  };
  const number = nextPack(work.battle, pack[0]?.side ?? '');
  tell(work, { type: 'pack-ordered', rule: 'bnb.pack.7', figures }, [
    ...payment(work.battle, pack, price),
    ...pack.map((base): Change => ({ change: 'mark', base: base.id, set: { pack: number } })),
  ]);
}

/** The plan of an order to a pack: its effect and cost, or every reason against it. It changes nothing. */
export function planPack(rules: Ruleset, battle: Battle, command: PackCommand, by: string): PackPlan {
  const refused = (reasons: readonly Reason[], price: readonly Line[] = [], kind = ''): PackPlan => ({
    reasons,
    price,
    cost: costOf(price),
    kind,
    battle,
    events: [],
  });
  const pack = packNamed(rules, battle, command.bases, by);
  if (areReasons(pack)) return refused(pack);
  const reasons = orderBroken(rules, battle, pack, command);
  const kind = kindFor(rules, battle, pack);
  const price = priceOf(packOrder(rules, battle, pack, command.order));
  const points = pointsOf(battle, pack);
  const short = costOf(price) > points;
  const dear = short ? [reason(rules, 'not-enough-points', { price: costOf(price), left: points })] : [];
  if (reasons.length > 0 || dear.length > 0) return refused([...reasons, ...dear], price, kind);
  const work = workOn(rules, battle);
  orderTold(work, pack, command, price, kind);
  const moved =
    command.order === 'full-speed' ? fullSpeed(work, pack, kind) : intoGroup(work, pack, command, kind);
  if (moved === 0) return refused([reason(rules, 'no-movement')], price, kind);
  return { reasons: [], price, cost: costOf(price), kind, battle: work.battle, events: work.events };
}

/** The frames in which newly contacted enemies may conform to each base that contacts them. */
function framesAfter(before: Battle, after: Battle, ids: readonly string[]): readonly Frame[] {
  const engaged = basesOnTable(before)
    .filter((base) => isInCloseCombat(before, base))
    .map((base) => base.id);
  return basesOnTable(after)
    .filter((base) => ids.includes(base.id))
    .filter((base) => contactsOf(after, base).some((contact) => contact.base.side !== base.side))
    .map((base) => conformingFrame([base.id], engaged));
}

/** Judges and carries out an order to a pack; a refusal changes nothing. */
export function makePack(work: Work, command: PackCommand, by: string): Made {
  const before = work.battle;
  const plan = planPack(work.rules, before, command, by);
  if (plan.reasons.length > 0) return { reasons: plan.reasons };
  for (const event of plan.events) happen(work, event);
  return { frames: framesAfter(before, work.battle, command.bases) };
}
