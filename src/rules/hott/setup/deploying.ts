import type { Base, Battle, Frame, SideId } from '../../../engine/battle.ts';
import { findBase } from '../../../engine/battle.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import type { Next, Ruleset, Step, Work } from '../../../engine/contract.ts';
import { reason } from '../../../engine/decide.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { name, optional, text } from '../../../engine/form.ts';
import { placesUnfit, placingsOf } from '../../../engine/setup/putting-down.ts';
import { tell } from '../../../engine/work.ts';
import { deployReasons, deployRule, placeLeft, stillToDeploy } from './deploy.ts';

interface Turn {
  readonly side: SideId;
  /** In a mass battle one command at a time is deployed. */
  readonly command?: string;
}

/** One side, or one of its commands, puts its elements on the table. */
export const deployingFrame = ({ side, command }: Turn): Frame => ({
  step: 'deploying',
  side,
  ...(command === undefined ? {} : { command }),
});

const readFrame = ({ side, command }: Frame): Turn => ({
  side: String(side),
  ...(typeof command === 'string' ? { command } : {}),
});

const still = (battle: Battle, { side, command }: Turn): readonly Base[] =>
  stillToDeploy(battle, side, command);

/** Only what belongs to the side and command whose turn it is may be put down or taken back. */
function turnReasons(rules: Ruleset, battle: Battle, base: Base, turn: Turn): readonly Reason[] {
  if (base.side !== turn.side) return [reason(rules, 'not-yours', { base: base.id })];
  const rule = deployRule(battle, turn.side);
  if (turn.command === undefined || base.command === turn.command || !holds(rule)) return [];
  const figures = { base: base.id, command: turn.command };
  return [{ rule, key: 'hott.setup.other-command', figures }];
}

const again = (frame: Frame): Next => ({ next: 'call', frames: [], then: frame });

function place(work: Work, frame: Frame, turn: Turn, command: AnyCommand): Next | readonly Reason[] {
  const { rules, battle } = work;
  const placings = placingsOf(battle, command);
  if (!placings) return [placesUnfit(rules, command)];
  const senseless = placings.flatMap(({ base }) => turnReasons(rules, battle, base, turn));
  const against = senseless.length > 0 ? senseless : deployReasons(rules, battle, placings);
  if (against.length > 0) return against;
  const figures = { side: turn.side, bases: placings.map(({ base }) => base.id) };
  tell(
    work,
    { type: 'deployed', rule: deployRule(battle, turn.side), figures },
    placings.map(({ base, pose }) => ({ change: 'place', base: base.id, at: pose })),
  );
  return again(frame);
}

function takeBack(work: Work, frame: Frame, turn: Turn, command: AnyCommand): Next | readonly Reason[] {
  const { rules, battle } = work;
  const bases = (command.bases as readonly string[]).flatMap((id) => findBase(battle, id) ?? []);
  const against = bases.flatMap((base) =>
    base.place === 'table'
      ? turnReasons(rules, battle, base, turn)
      : [reason(rules, 'not-on-table', { base: base.id })],
  );
  if (against.length > 0) return against;
  const figures = { side: turn.side, bases: bases.map(({ id }) => id) };
  tell(
    work,
    { type: 'taken-back', rule: deployRule(battle, turn.side), figures },
    bases.map(({ id }) => ({ change: 'remove', base: id, to: 'reserve' })),
  );
  return again(frame);
}

function finish(work: Work, turn: Turn): Next | readonly Reason[] {
  const rule = deployRule(work.battle, turn.side);
  const left = still(work.battle, turn);
  if (left.length > 0 && holds(rule)) {
    const figures = { bases: left.map(({ id }) => id), count: left.length };
    if (placeLeft(work.rules, work.battle, left))
      return [{ rule, key: 'hott.setup.still-to-deploy', figures }];
    // Water laid by hand may leave no place; whoever has none stays away.
    tell(work, { type: 'no-room', rule, figures: { side: turn.side } });
  }
  tell(work, { type: 'deployment-ends', rule, figures: { side: turn.side, part: turn.command ?? 'army' } });
  return { next: 'done' };
}

/** One side deploys, adjusts, takes back, until it says that all stand. */
export const deploying: Step = {
  frame: { side: text, command: optional(name) },
  run(_work, frame) {
    const { side, command } = readFrame(frame);
    const about = { part: command ?? 'army', ...(command === undefined ? {} : { command }) };
    return { next: 'wait', awaits: [{ by: side, kind: 'deploy', answer: { form: 'orders' }, about }] };
  },
  answer(work, frame, command) {
    const turn = readFrame(frame);
    switch (command.type) {
      case 'deploy':
      case 'deploy-group':
        return place(work, frame, turn, command);
      case 'take-back':
        return takeBack(work, frame, turn, command);
      case 'end-phase':
        return finish(work, turn);
      default:
        return [reason(work.rules, 'wrong-phase', { command: command.type, phase: 'deployment' })];
    }
  },
};
