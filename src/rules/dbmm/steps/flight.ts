/** An element flees. DBMM, Fleeing; rulings 37, 167, 176 and 183. */
import type { Debellis } from '../../../debellis/game.ts';
import { turnedTo } from '../../../debellis/outcomes/flight.ts';
import { lose } from '../../../debellis/outcomes/losses.ts';
import { makingWay } from '../../../debellis/outcomes/making-way.ts';
import { turnRound } from '../../../debellis/outcomes/recoil.ts';
import type { SharedCommand } from '../../../engine/battle/command-form.ts';
import { basesOnTable, findBase, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { wayBeyond } from '../../../engine/board/room.ts';
import type { FrameOf, StepWith, Work } from '../../../engine/contract/sequence.ts';
import { flag, number, oneOf, partly, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { after, DONE, goOn } from '../../../engine/game/asking.ts';
import type { Frame } from '../../../engine/game/game.ts';
import type { Next } from '../../../engine/game/steps.ts';
import { tell } from '../../../engine/game/work.ts';
import { carryOut } from '../../../engine/outcomes/carry-out.ts';
import { firstClear } from '../../../engine/outcomes/clear-ground.ts';
import type { FlightPlan } from '../../../engine/outcomes/flight.ts';
import { planRecoil } from '../../../engine/outcomes/recoil.ts';
import { ahead, roundPose } from '../../../geometry/pose.ts';
import { loseInFlight } from '../outcomes/leaving.ts';
import { dieOnTheWay } from '../outcomes/slippery.ts';
import { isBroken, isRouting } from '../troops/base.ts';
import { chooseTurn, RUNNING, turnOptions, wayOf } from './running.ts';

const FRAME = {
  base: text,
  ...partly({
    winner: text,
    cause: text,
    fight: text,
    fromBehind: flag,
    stage: oneOf('run', 'back', 'away', 'through'),
    facing: number,
    recoiled: number,
  }),
  ...RUNNING,
};

type FlightFrame = FrameOf<typeof FRAME>;

/** The elements in its way flee first. Then it goes back itself. */
function makeWay(game: Debellis, work: Work, frame: FlightFrame, base: PlacedBase): Next {
  const runners = makingWay(game, work.rules, work.battle, base, 'recoil', frame.fight ?? '');
  const frames = runners.map(
    ({ id }): Frame => ({ step: 'flight', base: id, stage: 'run', facing: base.pose.facing }),
  );
  return after(frames, { ...frame, stage: 'back' });
}

/** It turns to the facing of the element that comes, so that it flees in the same direction. */
function run(work: Work, frame: FlightFrame, base: PlacedBase): Next {
  const at = roundPose(turnedTo(base, frame.facing ?? base.pose.facing));
  const rule = frame.cause ?? 'dbmm.flee.6';
  if (holds(rule))
    tell(work, { type: 'turned-round', rule, figures: { base: base.id } }, [
      { change: 'place', base: base.id, at },
    ]);
  return goOn({
    ...frame,
    stage: 'away',
    recoiled: 0,
    from: { ...(holds('dbmm.flee.28') ? base.pose : at) },
  });
}

/** The recoil with which a flight begins. Friends that it pushes back flee too, the farthest first. */
function goBack(game: Debellis, work: Work, frame: FlightFrame, base: PlacedBase): Next {
  const away: Frame = { ...frame, stage: 'away', from: { ...base.pose } };
  if (frame.fromBehind) {
    turnRound(work, base, frame.cause ?? '');
    return goOn({ ...away, recoiled: 0 });
  }
  const plan = planRecoil(work.rules, work.battle, base);
  if (!plan.complete && holds('dbmm.flee.2')) {
    lose(game, work, { base: base.id, rule: 'dbmm.flee.2' }, frame.fight === 'close');
    return DONE;
  }
  const pushed = plan.moves
    .filter(({ how }) => how === 'push' && holds('dbmm.flee.3'))
    .flatMap(({ base: id, went }): readonly Frame[] => {
      const friend = placedBase(work.battle, id);
      return friend
        ? [{ step: 'flight', base: id, stage: 'away', from: { ...friend.pose }, recoiled: went }]
        : [];
    });
  carryOut(work, plan, base.id, 'recoil', game.tales);
  return after([...pushed, { ...away, recoiled: plan.went }], null);
}

/** It has met enemies in its way: it fights them in the next close combat. */
function faceEnemies(work: Work, base: PlacedBase, { stop }: FlightPlan): void {
  const met = stop?.base === undefined ? undefined : findBase(work.battle, stop.base);
  if (!met || met.side === base.side || !holds('dbmm.flee.25')) return;
  const figures = { base: base.id, other: met.id };
  tell(work, { type: 'met-in-flight', rule: 'dbmm.flee.25', figures }, [
    { change: 'brand', base: base.id, set: { breaksThrough: 1 } },
  ]);
}

/** It goes straight on until it is clear of the enemies through which it has burst. */
function burst(work: Work, { through = [] }: FlightFrame, base: PlacedBase): Next {
  const { forward } = rectangleOfBase(base);
  const taken = basesOnTable(work.battle)
    .filter(({ id }) => id !== base.id)
    .map((other) => rectangleOfBase(other).corners);
  const beyond = through.flatMap((id) => {
    const other = placedBase(work.battle, id);
    return other ? [wayBeyond(rectangleOfBase(base), forward, rectangleOfBase(other))] : [];
  });
  const mm = firstClear(base, forward, Math.max(0, ...beyond), () => taken);
  const at = roundPose(ahead(base.pose, holds('dbmm.flee.26') ? mm : 0));
  tell(work, { type: 'fled', rule: 'dbmm.flee.18', figures: { base: base.id, went: mm } }, [
    { change: 'place', base: base.id, at },
    { change: 'brand', base: base.id, set: { breaksThrough: null } },
  ]);
  return after(dieOnTheWay(work, base), null);
}

/** The friends through which it has burst recoil. */
const shaken = ({ base, through = [] }: FlightFrame): readonly Frame[] =>
  through.map((id) => ({
    step: 'outcome',
    base: id,
    outcome: 'recoil',
    winner: base,
    cause: 'dbmm.flee.20',
    fight: 'flight',
  }));

/** With this flight an element of a broken command begins to rout. */
function beginRout(work: Work, base: PlacedBase): void {
  if (!isBroken(base) || isRouting(base) || !holds('dbmm.rout.2')) return;
  tell(work, { type: 'routs', rule: 'dbmm.rout.2', figures: { base: base.id } }, [
    { change: 'brand', base: base.id, set: { routing: 1 } },
  ]);
}

function takeFlight(game: Debellis, work: Work, frame: FlightFrame, base: PlacedBase): Next {
  if (!holds('dbmm.flee.1')) return DONE;
  const way = wayOf(game, work, frame, base, { recoiled: frame.recoiled ?? 0 });
  if ('next' in way) return way.next;
  const { plan } = way;
  beginRout(work, base);
  carryOut(work, plan, base.id, 'flee', game.tales, (_, gone) => loseInFlight(game, work, gone));
  faceEnemies(work, base, plan);
  return after([...dieOnTheWay(work, base), ...shaken(frame)], null);
}

function go(game: Debellis, work: Work, frame: FlightFrame): Next {
  const base = placedBase(work.battle, frame.base);
  if (!base) return DONE;
  switch (frame.stage) {
    case 'run':
      return run(work, frame, base);
    case 'back':
      return goBack(game, work, frame, base);
    case 'through':
      return burst(work, frame, base);
    case 'away':
      return takeFlight(game, work, frame, base);
    default:
      return makeWay(game, work, frame, base);
  }
}

/**
 * One element's flight, in stages: the elements in its way flee (`run`), it goes `back` with a recoil, it flees `away`,
 * it bursts `through` enemies. `from` is its pose before anything moved, `through` the bases through which it bursts.
 */
export const flight = (game: Debellis): StepWith<typeof FRAME, SharedCommand> => ({
  frame: FRAME,
  wholes: true,
  run: (work, frame) => go(game, work, frame),
  answer: chooseTurn,
  options: (_rules, _battle, { base }) => turnOptions(base),
});
