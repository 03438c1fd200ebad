/** Carries out moves and halts: payment, movement leg by leg, conforming, pursuits. */

import { cutShort } from '../../engine/ambush/cut-short.ts';
import { discoveryOn } from '../../engine/ambush/discovery.ts';
import { hiddenBases } from '../../engine/ambush/hidden.ts';
import { reveal, spring } from '../../engine/ambush/reveal.ts';
import { paid, purseOf } from '../../engine/army/commands.ts';
import { type Battle, type Marks, type PlacedBase, placedBases } from '../../engine/battle.ts';
import type { MoveCommand } from '../../engine/command.ts';
import type { Line } from '../../engine/contract/line.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { keptWith } from '../../engine/data/memory.ts';
import type { Change } from '../../engine/event.ts';
import { reason } from '../../engine/game/decide.ts';
import type { Reason } from '../../engine/game/event.ts';
import type { Frame, SideId } from '../../engine/game/game.ts';
import { tell } from '../../engine/game/work.ts';
import { pathUpTo } from '../../engine/moves/cuts.ts';
import { areReasons, costOf, type Judgement, judgeMove, moversOf } from '../../engine/moves/judge.ts';
import { carryOut, hundredths, type Made, type MakeRules } from '../../engine/moves/make.ts';
import type { Trace } from '../../engine/moves/types.ts';
import { AMBUSH_RULES } from '../ambush/rules.ts';
import { together } from '../bases/double-bases.ts';
import { clauseIn } from '../book.ts';
import { because } from '../citing.ts';
import { rememberFound } from '../commands/remembering.ts';
import { enter } from '../flank/at-edge.ts';
import type { Debellis } from '../game.ts';
import { figure } from '../marks.ts';
import { sweepWaders } from '../naval/waders.ts';
import { isGeneral } from '../troops/base.ts';
import { leaveMounts } from '../troops/riding.ts';
import { isMetInFront } from './conform.ts';
import { haltReasons, isGarrison } from './halting.ts';
import { isMarch, marchesOf } from './kind.ts';

/** The least distance that a move counts, as a turn in place is a move too. */
const LEAST_MOVED = 0.01;

function marksOf(game: Debellis, trace: Trace, mover: number): Marks {
  const base = trace.way.movers[mover] as PlacedBase;
  const charged = trace.contacts.some((each) => each.mover === mover && each.other.side !== base.side);
  const marches = marchesOf(base) + 1;
  return {
    moved: figure(base.bound, 'moved') + Math.max(LEAST_MOVED, hundredths(trace.length)),
    ...(isMarch(trace) ? { marches, ...game.marchMarks(trace, marches) } : {}),
    ...(charged ? { charged: 1 } : {}),
  };
}

/** Marks a used rebate for the bound, and a general that has moved for the battle. */
const generalsMarked = (
  bases: readonly PlacedBase[],
  lines: readonly Line[],
  moves: boolean,
): readonly Change[] =>
  bases
    .filter(isGeneral)
    .flatMap((base): readonly Change[] => [
      ...(lines.some(({ value }) => value < 0)
        ? [{ change: 'mark', base: base.id, set: { rebate: 1 } } as const]
        : []),
      ...(moves ? [{ change: 'brand', base: base.id, set: { hasMoved: 1 } } as const] : []),
    ]);

/** The command that pays for orders to a base. */
export const purseFor = (game: Debellis, battle: Battle, base: PlacedBase): string =>
  game.paysFor(battle, base) ?? purseOf(battle, base, clauseIn(game.moves, 'ownPips'));

/** What paying for an order changes. `moves`: it counts as a move of its bases. */
export function payment(
  game: Debellis,
  battle: Battle,
  bases: readonly PlacedBase[],
  lines: readonly Line[],
  moves: boolean,
): readonly Change[] {
  const [first] = bases;
  if (!first) return [];
  return [paid(battle, purseFor(game, battle, first), costOf(lines)), ...generalsMarked(bases, lines, moves)];
}

const RULES = keptWith(
  (game: Debellis): MakeRules => ({
    rule: clauseIn(game.moves, 'pay'),
    payment: (battle, { way }, price) => payment(game, battle, way.movers, price, true),
    figures: (trace) => (isMarch(trace) ? { kind: 'march' } : {}),
    marks: (trace, mover) => marksOf(game, trace, mover),
    isFighting: isMetInFront,
  }),
);

/** The enemies of a base that breaks off pursue it at once. */
const pursuitsOf = (game: Debellis, { battle, way }: Trace): readonly Frame[] =>
  way.movers.flatMap((base) =>
    game.heldBy(battle, base).map(
      (enemy): Frame => ({
        step: 'pursuit',
        base: enemy.id,
        against: base.id,
        supporters: [],
        held: false,
        brokeOff: true,
      }),
    ),
  );

/** The same move up to a place on its way. Its price is settled. */
function upTo(work: Work, wish: Judgement, { way, order, manner }: Trace, at: number): Judgement {
  const [first] = way.movers;
  const path = pathUpTo(way, wish.path, at);
  const { kind } = order;
  const command: MoveCommand = {
    type: 'move',
    bases: way.movers.map(({ id }) => id),
    path,
    align: false,
    ...(kind === undefined ? {} : { kind }),
  };
  const made = judgeMove(work.rules, work.battle, command, first?.side ?? '', { manner, free: true });
  return { ...made, price: wish.price, cost: wish.cost };
}

/** Carries out a legal move, as far as it gets. */
function carryOutAll(
  game: Debellis,
  work: Work,
  judged: Judgement,
  trace: Trace,
  align: boolean,
): readonly Frame[] {
  const at = game.endsAt(trace);
  if (at === null) return carryOutSeeing(game, work, judged, trace, align);
  const made = upTo(work, judged, trace, at);
  return made.trace ? carryOutSeeing(game, work, made, made.trace, false) : [];
}

/** Carries out a move. An ambush that it discovers may cut it short. */
function carryOutSeeing(
  game: Debellis,
  work: Work,
  judged: Judgement,
  trace: Trace,
  align: boolean,
): readonly Frame[] {
  const found = discoveryOn(AMBUSH_RULES(game), trace);
  if (!found) return carryOut(RULES(game), work, judged, trace);
  const incident = {
    mm: found.mm,
    happen: (now: Work) => {
      const names = reveal(AMBUSH_RULES(game), now, found.side, found);
      rememberFound(game, now, found.by, names.values());
    },
  };
  const made = cutShort(AMBUSH_RULES(game), work.rules, work.battle, judged, trace, align, found);
  if (made.trace) return carryOut(RULES(game), work, made, made.trace, { incident });
  incident.happen(work);
  return [];
}

/** The same move, for elements that have just come out of their ambush. */
function comeOut(work: Work, command: MoveCommand, by: SideId, { price, cost }: Judgement): Judgement {
  return { ...judgeMove(work.rules, work.battle, command, by, { free: true }), price, cost };
}

/** Judges and makes a move; a refusal changes nothing. A move that comes to a river waits for dice. */
export function makeMove(game: Debellis, work: Work, command: MoveCommand, by: SideId): Made {
  const judged = judgeMove(work.rules, work.battle, command, by);
  if (judged.reasons.length > 0 || !judged.trace) return { reasons: judged.reasons };
  const bases = spring(AMBUSH_RULES(game), work, command.bases, 'moves');
  const out = bases === command.bases ? judged : comeOut(work, { ...command, bases }, by, judged);
  if (!out.trace) return { reasons: out.reasons };
  enter(game, work, bases);
  if (game.meetsRiver(out.trace)) return { frames: [fordFrame({ ...command, bases }, by, out.price)] };
  return { frames: makeJudged(game, work, out, out.trace, command.align ?? true) };
}

function makeJudged(
  game: Debellis,
  work: Work,
  judged: Judgement,
  trace: Trace,
  align: boolean,
): readonly Frame[] {
  const pursuits = pursuitsOf(game, trace);
  sweepWaders(game, work, trace);
  const frames = together(game, work, () => carryOutAll(game, work, judged, trace, align));
  leaveMounts(game, work, trace);
  return [...frames, ...pursuits];
}

/** A move that waits for the dice of rivers. Its price is settled. */
const fordFrame = (order: MoveCommand, by: SideId, price: readonly Line[]): Frame => ({
  step: 'river-move',
  order,
  by,
  price,
});

/** It stays where it is, paid for. */
function stays(game: Debellis, work: Work, bases: readonly PlacedBase[], price: readonly Line[]): void {
  const figures = { bases: bases.map(({ id }) => id), price: costOf(price) };
  tell(work, { type: 'river-stays', rule: clauseIn(game.moves, 'keepOut'), figures }, [
    ...payment(game, work.battle, bases, price, true),
    ...bases.map(({ id }): Change => ({ change: 'mark', base: id, set: { moved: LEAST_MOVED } })),
  ]);
}

/** Makes a paid move after the dice of rivers, as far as these allow. */
export function makeFording(
  game: Debellis,
  work: Work,
  order: MoveCommand,
  by: SideId,
  price: readonly Line[],
): readonly Frame[] {
  const bases = placedBases(work.battle, order.bases);
  if (bases.length === 0) return [];
  const command = { ...order, bases: bases.map(({ id }) => id) };
  const made = game.asFarAsRivers(work.rules, work.battle, command, by);
  if (made?.trace)
    return makeJudged(game, work, { ...made, price, cost: costOf(price) }, made.trace, order.align ?? true);
  stays(game, work, bases, price);
  return [];
}

/** The bases of a halt: one base, a group, or defenders of one enclosure; or the reasons why they are neither. */
function halted(game: Debellis, rules: Ruleset, battle: Battle, ids: readonly string[], by: SideId) {
  const bases = placedBases(battle, [...new Set(ids)]);
  const isOne = bases.length === ids.length && bases.every(({ side }) => side === by);
  return isOne && isGarrison(game, battle, bases) ? bases : moversOf(rules, battle, ids, by);
}

/** Halts some bases; a refusal changes nothing. */
export function makeHalt(game: Debellis, work: Work, ids: readonly string[], by: SideId): readonly Reason[] {
  const { rules, battle } = work;
  const hidden = hiddenBases(battle).find(({ id, side }) => ids.includes(id) && side === by);
  if (hidden)
    return [because(clauseIn(game.moves, 'haltAmbush'), 'debellis.ambush.halt', { base: hidden.id })];
  const bases = halted(game, rules, battle, ids, by);
  if (areReasons(bases)) return bases;
  const reasons = haltReasons(game, { rules, battle, bases });
  if (reasons.length > 0) return reasons;
  // An element that has already moved stays, and costs nothing.
  const still = bases.filter(({ bound }) => figure(bound, 'moved') === 0);
  const lines = game.priceOf({ rules, battle, bases: still, trace: null });
  const [price, left] = [costOf(lines), game.pointsOf(battle, bases)];
  if (price > left) return [reason(rules, 'not-enough-points', { price, left })];
  tell(work, { type: 'halted', rule: clauseIn(game.moves, 'halt'), figures: { bases: ids, price } }, [
    ...payment(game, battle, still, lines, false),
    ...bases.map(({ id }): Change => ({ change: 'mark', base: id, set: { halted: 1 } })),
  ]);
  return [];
}
