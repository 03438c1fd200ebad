/** Carries out orders: payment, movement leg by leg, aligning. */
import { cutShort } from '../../../engine/ambush/cut-short.ts';
import { discoveryOn } from '../../../engine/ambush/discovery.ts';
import { ordered } from '../../../engine/ambush/hidden.ts';
import { reveal, spring } from '../../../engine/ambush/reveal.ts';
import { paid, pointsLeft, purseOf } from '../../../engine/army/commands.ts';
import type { BaseId, Battle, Frame, Marks, PlacedBase, SideId } from '../../../engine/battle.ts';
import type { MoveCommand } from '../../../engine/command.ts';
import type { Line } from '../../../engine/contract/line.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change, Reason } from '../../../engine/event.ts';
import { reason } from '../../../engine/game/decide.ts';
import { tell } from '../../../engine/game/work.ts';
import {
  areReasons,
  costOf,
  type Judgement,
  type JudgeOptions,
  judgeMove,
  moversOf,
} from '../../../engine/moves/judge.ts';
import {
  carryOut as carryOutWay,
  hundredths,
  type Incident,
  type Made,
  type MakeRules,
} from '../../../engine/moves/make.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import { AMBUSH_RULES } from '../ambush/rules.ts';
import { isInCloseCombat } from '../board/contacts.ts';
import { because, broken } from '../citing.ts';
import { figure } from '../troops/marks.ts';
import { alignMovers } from './align.ts';
import { rebateNote } from './command.ts';
import { kindOf } from './kind.ts';
import { haltOrder, priceOf } from './price.ts';
import { loseAsJudged } from './vehicles.ts';

const purseFor = (battle: Battle, [first]: readonly PlacedBase[]): string =>
  first ? purseOf(battle, first) : '';

/** The points left for orders to these bases. */
export const pointsOf = (battle: Battle, bases: readonly PlacedBase[]): number =>
  pointsLeft(battle, purseFor(battle, bases));

/** The changes of paying: the points left, and the note of a rebate. */
export function payment(
  battle: Battle,
  bases: readonly PlacedBase[],
  price: readonly Line[],
): readonly Change[] {
  const spent = paid(battle, purseFor(battle, bases), costOf(price));
  if (!price.some((line) => line.value < 0)) return [spent];
  return [spent, { change: 'note', set: { [rebateNote(bases[0]?.side ?? '')]: battle.turn.bound } }];
}

/** The distance of one mover, which may differ from the others' in a formation. */
const lengthFor = ({ way, length }: Trace, mover: number): number => way.column?.lengths?.[mover] ?? length;

function marksOf(trace: Trace, mover: number): Marks {
  const { bound } = trace.way.movers[mover] as PlacedBase;
  const moved = figure(bound, 'moved') + hundredths(lengthFor(trace, mover));
  if (trace.manner !== 'voluntary' && trace.manner !== 'pack') return { moved };
  const kind = kindOf(trace);
  return { moved, [kind]: (bound[kind] ?? 0) + 1 };
}

const RULES: MakeRules = {
  rule: 'bnb.move.3',
  begin: loseAsJudged,
  payment: (battle, { manner, way }, price) =>
    manner === 'voluntary' ? payment(battle, way.movers, price) : [],
  figures: (trace) => ({ manner: trace.manner, kind: trace.manner === 'voluntary' ? kindOf(trace) : '' }),
  marks: marksOf,
  isFighting: isInCloseCombat,
};

/** Carries out a legal move; an ambush that it discovers may cut it short. */
export function carryOut(work: Work, judged: Judgement, trace: Trace, aligns: boolean): readonly Frame[] {
  const align = aligns ? { align: alignMovers } : {};
  const found = discoveryOn(AMBUSH_RULES, trace);
  if (!found) return carryOutWay(RULES, work, judged, trace, align);
  const incident: Incident = { mm: found.mm, happen: (now) => reveal(AMBUSH_RULES, now, found.side, found) };
  const made = cutShort(AMBUSH_RULES, work.rules, work.battle, judged, trace, aligns, found);
  if (made.trace) return carryOutWay(RULES, work, made, made.trace, { ...align, incident });
  incident.happen(work);
  return [];
}

/** Judges and makes a move; a refusal changes nothing. */
export function makeMove(work: Work, command: MoveCommand, by: SideId, options: JudgeOptions = {}): Made {
  const judged = judgeMove(work.rules, work.battle, command, by, options);
  if (judged.reasons.length > 0 || !judged.trace) return { reasons: judged.reasons };
  const bases = spring(AMBUSH_RULES, work, command.bases, 'moves');
  const out = bases === command.bases ? judged : comeOut(work, { ...command, bases }, by, judged, options);
  if (!out.trace) return { reasons: out.reasons };
  return { frames: carryOut(work, out, out.trace, command.align ?? true) };
}

/** The same move, for bases that have just come out of their ambush. */
function comeOut(
  work: Work,
  command: MoveCommand,
  by: SideId,
  { price, cost }: Judgement,
  options: JudgeOptions,
): Judgement {
  return { ...judgeMove(work.rules, work.battle, command, by, { ...options, free: true }), price, cost };
}

function haltBroken(movers: readonly PlacedBase[]): readonly Reason[] {
  const moved = movers.find((base) =>
    (['moved', 'tactical', 'far'] as const).some((mark) => figure(base.bound, mark) > 0),
  );
  const again = movers.find((base) => figure(base.bound, 'halted') > 0);
  // The clause permits a second halt: it is refused only while a test takes the clause out.
  return [
    ...(moved ? broken('bnb.halt.3', 'bnb.halt.moved', { base: moved.id }) : []),
    ...(again && !holds('bnb.halt.5') ? [because('bnb.halt.5', 'bnb.halt.halted', { base: again.id })] : []),
  ];
}

/** Judges and carries out a halt. */
export function makeHalt(work: Work, ids: readonly BaseId[], by: SideId): Made {
  const battle = ordered(AMBUSH_RULES, work.battle, ids);
  const movers = moversOf(work.rules, battle, ids, by);
  if (areReasons(movers)) return { reasons: movers };
  const price = priceOf(haltOrder(work.rules, battle, movers));
  const points = pointsOf(work.battle, movers);
  const reasons = [...haltBroken(movers)];
  if (costOf(price) > points)
    reasons.push(reason(work.rules, 'not-enough-points', { price: costOf(price), left: points }));
  if (reasons.length > 0) return { reasons };
  const pay = payment(work.battle, movers, price);
  const bases = spring(
    AMBUSH_RULES,
    work,
    movers.map((base) => base.id),
    'halts',
  );
  tell(work, { type: 'halted', rule: 'bnb.halt.2', figures: { bases, price: costOf(price) } }, [
    ...pay,
    ...movers.map(
      (base, at): Change => ({
        change: 'mark',
        base: bases[at] as BaseId,
        set: { halted: figure(base.bound, 'halted') + 1 },
      }),
    ),
  ]);
  return { frames: [] };
}
