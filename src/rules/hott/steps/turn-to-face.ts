/** Elements turn to face enemies that attack their flank or rear. Hordes of the Things, Flank or rear contacts. */

import type { Battle } from '../../../engine/battle.ts';
import type { FrameOf, Next, Option, Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { listOf, partly, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import {
  type Answer,
  after,
  baseOption,
  DONE,
  goOn,
  notAmong,
  waitForOne,
} from '../../../engine/game/asking.ts';
import { settleEngaged } from '../board/engaged.ts';
import type { HottCommand, HottStep } from '../commands.ts';
import { recoilsBefore, turn } from '../turning/turn.ts';
import { nextTurning, type Turning } from '../turning/who.ts';

/** What the step remembers: the elements that have turned, and the attacker that the next one will face. */
const FRAME = partly({ done: listOf(text), facing: text });

type TurningFrame = FrameOf<typeof FRAME>;

/** Turns one element, after the elements of its column without a place behind it have recoiled. */
function turned(work: Work, frame: TurningFrame, turning: Turning, facing: string): Next {
  const { base, attackers } = turning;
  const attacker = attackers.find(({ id }) => id === facing);
  const recoils = attacker && frame.facing === undefined ? recoilsBefore(work, base, attacker) : [];
  if (recoils.length > 0) return after(recoils, { ...frame, facing });
  if (attacker) turn(work, base, attacker, attackers);
  return goOn({ step: frame.step, done: [...(frame.done ?? []), base.id] });
}

/**
 * Elements attacked in flank or rear turn one after another. The owner of one with several attackers chooses which it
 * faces.
 */
function run(work: Work, frame: TurningFrame): Next {
  settleEngaged(work);
  const turning = nextTurning(work.battle, frame.done ?? []);
  if (!turning) return DONE;
  const ids = turning.attackers.map(({ id }) => id);
  if (frame.facing !== undefined) return turned(work, frame, turning, frame.facing);
  if (ids.length === 1 || !holds('hott.close.7')) return turned(work, frame, turning, ids[0] ?? '');
  return waitForOne(turning.base.side, 'turn', { base: turning.base.id, to: ids });
}

/** The attacker that an answer names: the chosen base, or the target of a turn. */
function chosen(command: HottCommand): string | undefined {
  if (command.type === 'choose') return command.base ?? command.option;
  return command.type === 'turn' ? command.target : undefined;
}

function answer(work: Work, frame: TurningFrame, command: HottCommand): Answer {
  const turning = nextTurning(work.battle, frame.done ?? []);
  const id = chosen(command);
  if (turning?.attackers.some((each) => each.id === id)) return turned(work, frame, turning, id ?? '');
  return notAmong(work, turning?.attackers.map((each) => each.id) ?? []);
}

const options = (_rules: Ruleset, battle: Battle, frame: TurningFrame): readonly Option[] => {
  const turning = nextTurning(battle, frame.done ?? []);
  return (turning?.attackers ?? []).map(({ id }) =>
    baseOption(id, 'hott.turn.to', { base: turning?.base.id ?? '', to: id }),
  );
};

export const turnToFace: HottStep<typeof FRAME> = { frame: FRAME, run, answer, options };
