/** The step in which one side deploys its army or a part of it. */

import type { SharedCommand, SharedOrder } from '../battle/command-form.ts';
import {
  type Base,
  type BaseId,
  type Battle,
  type Frame,
  findBase,
  isPlaced,
  type Json,
  type SideId,
} from '../battle.ts';
import type { Next, StepOn, Work } from '../contract/sequence.ts';
import type { Ruleset } from '../contract.ts';
import type { Parts } from '../data/form.ts';
import { holds } from '../effects.ts';
import type { Change, Reason } from '../event.ts';
import { reason } from '../game/decide.ts';
import { tell } from '../game/work.ts';
import { type Deploying, type PlaceReasons, type Placing, placesUnfit, placingsOf } from './putting-down.ts';
import { type BoxesFor, roomForAny } from './room-left.ts';

/** The frame of a turn: the side, and the part of its army that it deploys now. */
export type DeployTurn = Frame & { readonly side: SideId };

/** The rules of one ruleset about deploying. */
export interface DeployRules<Turn extends DeployTurn> {
  /** The form of a turn, which is the frame of the step. */
  readonly frame: Parts;
  /** The name of the turn's part in the event about its end. */
  partOf(turn: Turn): string;
  /** The facts about the turn for the player. */
  about(turn: Turn): { readonly [key: string]: Json };
  /** Does the side have nothing to put down in this turn? */
  isIdle?(battle: Battle, turn: Turn): boolean;
  /** The clause by which the side deploys. */
  ruleOf(battle: Battle, turn: Turn): string;
  /** The reasons why a base may not be put down or taken back in this turn. */
  turnReasons(rules: Ruleset, battle: Battle, base: Base, turn: Turn): readonly Reason[];
  placeReasons: PlaceReasons;
  /** The bases that must still be put down in this turn. */
  stillToDeploy(battle: Battle, turn: Turn): readonly Base[];
  /** The parts of the table where a base may have room. If absent, the whole table. */
  readonly boxesFor?: BoxesFor;
  /** The message about these bases. */
  readonly stillToDeployKey: string;
  /** The bases under their names on the table, and the changes that put them there. */
  putDown(battle: Battle, placings: readonly Placing[]): PutDown;
  takeBack(base: Base): Change;
}

export interface PutDown {
  readonly bases: readonly BaseId[];
  readonly changes: readonly Change[];
}

type Answer = Next | readonly Reason[];

/** A turn in progress, with the rules of its ruleset. */
interface Turned<Turn extends DeployTurn> {
  readonly deployRules: DeployRules<Turn>;
  readonly turn: Turn;
}

const foreign = <Turn extends DeployTurn>(
  { deployRules, turn }: Turned<Turn>,
  { rules, battle }: Work,
  base: Base,
): readonly Reason[] =>
  base.side === turn.side
    ? deployRules.turnReasons(rules, battle, base, turn)
    : [reason(rules, 'not-yours', { base: base.id })];

function place<Turn extends DeployTurn>(deploying: Turned<Turn>, work: Work, command: Deploying): Answer {
  const { deployRules, turn } = deploying;
  const { rules, battle } = work;
  const placings = placingsOf(battle, command);
  if (!placings) return [placesUnfit(rules, command)];
  const senseless = placings.flatMap(({ base }) => foreign(deploying, work, base));
  const against = senseless.length > 0 ? senseless : deployRules.placeReasons(rules, battle, placings);
  if (against.length > 0) return against;
  const { bases, changes } = deployRules.putDown(battle, placings);
  const figures = { side: turn.side, bases };
  tell(work, { type: 'deployed', rule: deployRules.ruleOf(battle, turn), figures }, changes);
  return { next: 'call', frames: [], then: turn };
}

function takeBack<Turn extends DeployTurn>(
  deploying: Turned<Turn>,
  work: Work,
  { bases: ids }: SharedOrder<'take-back'>,
): Answer {
  const { deployRules, turn } = deploying;
  const { rules, battle } = work;
  const bases = ids.flatMap((id) => findBase(battle, id) ?? []);
  const against = bases.flatMap((base) =>
    isPlaced(base) ? foreign(deploying, work, base) : [reason(rules, 'not-on-table', { base: base.id })],
  );
  if (against.length > 0) return against;
  const figures = { side: turn.side, bases: bases.map(({ id }) => id) };
  const story = { type: 'taken-back', rule: deployRules.ruleOf(battle, turn), figures };
  tell(work, story, bases.map(deployRules.takeBack));
  return { next: 'call', frames: [], then: turn };
}

function finish<Turn extends DeployTurn>({ deployRules, turn }: Turned<Turn>, work: Work): Answer {
  const { rules, battle } = work;
  const { side } = turn;
  const rule = deployRules.ruleOf(battle, turn);
  const left = deployRules.stillToDeploy(battle, turn);
  if (left.length > 0 && holds(rule)) {
    const figures = { bases: left.map(({ id }) => id), count: left.length };
    if (roomForAny(rules, battle, left, deployRules.placeReasons, deployRules.boxesFor))
      return [{ rule, key: deployRules.stillToDeployKey, figures }];
    // Water that players have laid may leave no place. A base without a place stays away.
    tell(work, { type: 'no-room', rule, figures: { side } });
  }
  tell(work, { type: 'deployment-ends', rule, figures: { side, part: deployRules.partOf(turn) } });
  return { next: 'done' };
}

/** One side deploys, adjusts and takes back bases until it ends its turn. */
export const deployingStep = <Turn extends DeployTurn>(
  deployRules: DeployRules<Turn>,
): StepOn<Turn, SharedCommand> => ({
  frame: deployRules.frame,
  run({ battle }, turn) {
    if (deployRules.isIdle?.(battle, turn)) return { next: 'done' };
    const about = deployRules.about(turn);
    return { next: 'wait', awaits: [{ by: turn.side, kind: 'deploy', answer: { form: 'orders' }, about }] };
  },
  answer(work, turn, command) {
    const deploying = { deployRules, turn };
    switch (command.type) {
      case 'deploy':
      case 'deploy-group':
        return place(deploying, work, command);
      case 'take-back':
        return takeBack(deploying, work, command);
      case 'end-phase':
        return finish(deploying, work);
      default:
        return [reason(work.rules, 'wrong-phase', { command: command.type, phase: 'deployment' })];
    }
  },
});
