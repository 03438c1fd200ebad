/** Deploys the elements of a side, or of one of its commands. Hordes of the Things, Deployment. */
import type { Base, Battle } from '../../../engine/battle.ts';
import type { FrameOf } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { name, optional, text } from '../../../engine/data/form.ts';
import type { Reason } from '../../../engine/event.ts';
import { deployingStep } from '../../../engine/setup/deploying.ts';
import { broken } from '../citing.ts';
import { deployReasons, deployRule, stillToDeploy } from './deploy.ts';

/** The command being deployed: in a mass battle commands deploy one at a time. */
const FRAME = { side: text, command: optional(name) };

type Turn = FrameOf<typeof FRAME>;

/** The frame in which a side, or one of its commands, deploys its elements. */
export const deployingFrame = (whose: Omit<Turn, 'step'>): Turn => ({ step: 'deploying', ...whose });

const partOf = ({ command = 'army' }: Turn): string => command;

/** Only elements of the command whose turn it is may be deployed or taken back. */
function turnReasons(_rules: Ruleset, battle: Battle, base: Base, turn: Turn): readonly Reason[] {
  if (turn.command === undefined || base.command === turn.command) return [];
  const figures = { base: base.id, command: turn.command };
  return broken(deployRule(battle, turn.side), 'hott.setup.other-command', figures);
}

/** The step in which a side, or one of its commands, deploys. */
export const deploying = deployingStep<Turn>({
  frame: FRAME,
  partOf,
  about: (turn) => ({ part: partOf(turn), ...(turn.command === undefined ? {} : { command: turn.command }) }),
  ruleOf: (battle, { side }) => deployRule(battle, side),
  turnReasons,
  placeReasons: deployReasons,
  stillToDeploy: (battle, { side, command }: Turn): readonly Base[] => stillToDeploy(battle, side, command),
  stillToDeployKey: 'hott.setup.still-to-deploy',
  putDown: (_battle, placings) => ({
    bases: placings.map(({ base }) => base.id),
    changes: placings.map(({ base, pose }) => ({ change: 'place', base: base.id, at: pose })),
  }),
  takeBack: ({ id }) => ({ change: 'remove', base: id, to: 'reserve' }),
});
