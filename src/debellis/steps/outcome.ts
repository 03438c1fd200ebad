/** Carries out the outcome of a combat for one element. */

import type { SharedCommand } from '../../engine/battle/command-form.ts';
import type { BaseId, PlacedBase } from '../../engine/battle.ts';
import { placedBase } from '../../engine/battle.ts';
import type { FrameOf, StepWith, Work } from '../../engine/contract/sequence.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { flag, listOf, number, oneOf, partly, text } from '../../engine/data/form.ts';
import { rowOf } from '../../engine/data/lookup.ts';
import { type Answer, after, choose, DONE, goOn, waitForOne, wordOption } from '../../engine/game/asking.ts';
import type { Next, Option } from '../../engine/game/steps.ts';
import { tell } from '../../engine/game/work.ts';
import { roundPose } from '../../geometry/pose.ts';
import { clauseIn, holdsIn, ruleIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { isWading } from '../ground/rivers.ts';
import { goesWithShip } from '../naval/carrying.ts';
import { backToBank } from '../naval/off-bridges.ts';
import { flee, thinkFlight, turnedTo } from '../outcomes/flight.ts';
import { lose, takeAlong } from '../outcomes/losses.ts';
import { makingWay } from '../outcomes/making-way.ts';
import { recoil, turnRound } from '../outcomes/recoil.ts';

const TURNS = ['left', 'right'] as const;

const FRAME = {
  base: text,
  outcome: text,
  ...partly({
    winner: text,
    cause: text,
    fight: text,
    supporters: listOf(text),
    dies: listOf(text),
    fromBehind: flag,
    otherwise: text,
    stage: oneOf('run', 'back', 'flight'),
    facing: number,
    recoiled: number,
    turn: oneOf(...TURNS),
  }),
};

export type OutcomeFrame = FrameOf<typeof FRAME>;

const isInCombat = (frame: OutcomeFrame): boolean => frame.fight === 'close';

function destroyed(game: Debellis, work: Work, frame: OutcomeFrame, base: PlacedBase): Next {
  const by = frame.winner ?? '';
  lose(game, work, { base: base.id, rule: frame.cause ?? '', ...(by ? { by } : {}) }, isInCombat(frame));
  takeAlong(game, work, frame.dies ?? [], clauseIn(game.outcomes, 'zoneKills'), base.id);
  return DONE;
}

/** A spent element leaves the table, but is not lost. */
function spend(game: Debellis, work: Work, frame: OutcomeFrame, base: PlacedBase): Next {
  const figures = { base: base.id, ...(frame.winner ? { by: frame.winner } : {}) };
  tell(work, { type: 'spent', rule: frame.cause ?? '', figures }, [
    { change: 'remove', base: base.id, to: 'spent' },
    ...goesWithShip(game, work.battle, base.id, 'spent'),
  ]);
  return DONE;
}

/** The frame of an element that flees before another one recoils from this facing. */
const runFrame = (base: BaseId, facing: number): OutcomeFrame => ({
  step: 'outcome',
  base,
  outcome: 'flee',
  stage: 'run',
  facing,
});

/** The elements in its way flee first. Then it goes back itself. */
function makeWay(game: Debellis, work: Work, frame: OutcomeFrame, base: PlacedBase): Next {
  const runners = makingWay(game, work.rules, work.battle, base, frame.outcome, frame.fight ?? '');
  const frames = runners.map(({ id }) => runFrame(id, base.pose.facing));
  return after(frames, { ...frame, stage: 'back' });
}

/** The recoil with which every outcome move begins. */
function goBack(game: Debellis, work: Work, frame: OutcomeFrame, base: PlacedBase): Next {
  const cause = frame.cause ?? '';
  const went = recoil(game, work, base, {
    cause,
    supporters: frame.supporters ?? [],
    inCombat: isInCombat(frame),
  });
  if (went === null) takeAlong(game, work, frame.dies ?? [], clauseIn(game.outcomes, 'zoneKills'), base.id);
  if (went === null || frame.outcome !== 'flee' || drowned(game, work, base)) return DONE;
  return goOn({ ...frame, stage: 'flight', recoiled: went });
}

/** An element whose first recoil takes it into a river is destroyed there. */
function drowned(game: Debellis, work: Work, before: PlacedBase): boolean {
  const after = placedBase(work.battle, before.id);
  if (!after || isWading(game, work.battle, before) || !isWading(game, work.battle, after)) return false;
  const rule = ruleIn(game.outcomes, 'recoilIntoRiver');
  if (rule === null) return false;
  lose(game, work, { base: before.id, rule });
  return true;
}

/** An element that was shot at only from behind turns round instead of a recoil. */
function turn(work: Work, frame: OutcomeFrame, base: PlacedBase): Next {
  turnRound(work, base, frame.cause ?? '');
  if (frame.outcome !== 'flee') return DONE;
  return goOn({ ...frame, stage: 'flight', recoiled: 0 });
}

/** It turns to the facing of the recoiling element, so that it flees in the same direction. */
function run(game: Debellis, work: Work, frame: OutcomeFrame, base: PlacedBase): Next {
  const at = roundPose(turnedTo(base, frame.facing ?? base.pose.facing));
  const rule = ruleIn(game.outcomes, 'runFromElephant');
  if (rule !== null)
    tell(work, { type: 'turned-round', rule, figures: { base: base.id } }, [
      { change: 'place', base: base.id, at },
    ]);
  return goOn({ ...frame, stage: 'flight', recoiled: 0 });
}

function takeFlight(game: Debellis, work: Work, frame: OutcomeFrame, base: PlacedBase): Next {
  if (!holdsIn(game.outcomes, 'flight')) return DONE;
  const turned = frame.turn;
  const plan = thinkFlight(game, work, base, frame.recoiled ?? 0, turned);
  if (plan.equal && turned === undefined) {
    return waitForOne(base.side, 'avoid-turn', { base: base.id, options: [...TURNS] });
  }
  const slippery = flee(game, work, base, plan, frame.recoiled ?? 0);
  return slippery && holdsIn(game.outcomes, 'overIce')
    ? after([{ step: 'thin-ice', base: base.id }], null)
    : DONE;
}

/** A land element on a bridge that must recoil from a ship flees to land instead; null for all others. */
function fromBridge(game: Debellis, work: Work, frame: OutcomeFrame, base: PlacedBase): Next | null {
  if (frame.outcome !== 'recoil' || !isInCombat(frame)) return null;
  const at = backToBank(game, work.battle, base, placedBase(work.battle, frame.winner ?? ''));
  if (at === null) return null;
  tell(
    work,
    { type: 'turned-round', rule: clauseIn(game.outcomes, 'fromBridge'), figures: { base: base.id } },
    [{ change: 'place', base: base.id, at }],
  );
  return goOn({ ...frame, outcome: 'flee', stage: 'flight', recoiled: 0 });
}

/** It begins to go back from its enemy. */
const fromFight = (game: Debellis, work: Work, frame: OutcomeFrame, base: PlacedBase): Next =>
  frame.fromBehind === true ? turn(work, frame, base) : makeWay(game, work, frame, base);

function go(game: Debellis, work: Work, frame: OutcomeFrame): Next {
  const base = placedBase(work.battle, frame.base);
  if (!base) return DONE;
  const own = rowOf(game.outcomeSteps, frame.outcome);
  if (own !== undefined) return after([{ ...frame, step: own }], null);
  switch (frame.stage) {
    case 'run':
      return run(game, work, frame, base);
    case 'back':
      return goBack(game, work, frame, base);
    case 'flight':
      return takeFlight(game, work, frame, base);
    default:
      if (frame.outcome === 'destroyed') return destroyed(game, work, frame, base);
      if (frame.outcome === 'spent') return spend(game, work, frame, base);
      return fromBridge(game, work, frame, base) ?? fromFight(game, work, frame, base);
  }
}

const answer = (work: Work, frame: OutcomeFrame, command: SharedCommand): Answer =>
  choose(work, command, TURNS, (turn) => goOn({ ...frame, turn }));

const options = (_rules: Ruleset, _battle: unknown, { base }: OutcomeFrame): readonly Option[] =>
  TURNS.map((turn) => wordOption(turn, { base }));

/**
 * One element's outcome, `{ base, outcome, winner, cause, fight, supporters?, dies?, fromBehind? }`, in stages: the
 * elements in its way flee (`run`), it goes `back`, it takes `flight`.
 */
export const outcome = (game: Debellis): StepWith<typeof FRAME, SharedCommand> => ({
  frame: FRAME,
  wholes: true,
  run: (work, frame) => go(game, work, frame),
  answer,
  options,
});
