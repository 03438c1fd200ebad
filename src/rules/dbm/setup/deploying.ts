/** Deploys the baggage of a side, or one of its commands. DBM, Defender, Commands, Baggage. */

import { commandOf } from '../../../engine/army/commands.ts';
import type { SharedCommand } from '../../../engine/battle/command-form.ts';
import { type Base, type Battle, isPlaced } from '../../../engine/battle.ts';
import type { FrameOf } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { name, oneOf, optional, text } from '../../../engine/data/form.ts';
import type { Reason } from '../../../engine/event.ts';
import { agreed } from '../../../engine/game/options.ts';
import { deployingStep } from '../../../engine/setup/deploying.ts';
import { placingsOf } from '../../../engine/setup/putting-down.ts';
import { showPutDown, takeBackShown } from '../../../engine/setup/showing.ts';
import { isBaggage } from '../base.ts';
import { broken } from '../citing.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { isMarchingBaggage } from '../flank/sending.ts';
import { FLANK_MARCHES } from '../options.ts';
import { toldWith } from '../told-notes.ts';
import { boxesFor, deployReasons, ofPart, stillToDeploy } from './deploy.ts';
import { garrisonPlaceReasons, garrisonReasons, mayGarrison } from './garrison.ts';
import { halvesApart } from './halves.ts';

/** The side that deploys, and the part of its army: all baggage, a garrison, or one command. */
const FRAME = { side: text, part: oneOf('baggage', 'garrison', 'army'), command: optional(name) };

type Turn = FrameOf<typeof FRAME>;

const RULES: Readonly<Record<Turn['part'], DbmClause>> = {
  baggage: 'dbm.bg.9',
  garrison: 'dbm.deploy.9',
  army: 'dbm.setup.2',
};

/** The frame in which a side deploys its baggage or one of its commands. */
export const deployingFrame = (whose: Omit<Turn, 'step'>): Turn => ({ step: 'deploying', ...whose });

/** Baggage goes down before all commands and stays where it is. Each command is deployed in its turn. */
function turnReasons(_rules: Ruleset, battle: Battle, base: Base, turn: Turn): readonly Reason[] {
  const figures = { base: base.id };
  if (base.place === 'ambush') return broken('dbm.ambush.11', 'dbm.ambush.recorded', figures);
  if (base.place === 'away') return broken('dbm.flank.4', 'dbm.flank.recorded', figures);
  if (base.place === 'aside') return broken('dbm.dism.19', 'dbm.dismount.aside', figures);
  if (base.place === 'aboard') return broken('dbm.naval.2', 'dbm.naval.recorded', figures);
  if (turn.part === 'baggage')
    return isBaggage(base) ? [] : broken('dbm.bg.9', 'dbm.setup.baggage-first', figures);
  if (turn.part === 'garrison' && !isBaggage(base)) return garrisonReasons(battle, base);
  if (isBaggage(base) && isPlaced(base)) return broken('dbm.bg.9', 'dbm.setup.baggage-stands', figures);
  const { command = '' } = turn;
  if (commandOf(base) === command) return [];
  return broken('dbm.setup.2', 'dbm.setup.other-command', { ...figures, command });
}

/** Baggage that may go on a flank march need not be put down before the notes are written. */
const mayComeLater = (battle: Battle, base: Base): boolean =>
  agreed(battle.options, FLANK_MARCHES) && isMarchingBaggage(battle, base);

const step = deployingStep<Turn>({
  frame: FRAME,
  partOf: ({ part, command }) => (part === 'army' && command ? command : part),
  about: ({ part, command }) => ({ part, ...(command ? { command } : {}) }),
  isIdle: (battle, { side, part, command }) =>
    part === 'garrison' ? !mayGarrison(battle, side) : ofPart(battle, side, part, command).length === 0,
  ruleOf: (_battle, { part }) => RULES[part],
  turnReasons,
  placeReasons: deployReasons,
  stillToDeploy(battle, { side, part, command }) {
    if (part === 'garrison') return [];
    if (part === 'army') return stillToDeploy(battle, side, command);
    return stillToDeploy(battle, side).filter((base) => isBaggage(base) && !mayComeLater(battle, base));
  },
  boxesFor,
  stillToDeployKey: 'dbm.setup.still-to-deploy',
  putDown(battle, placings) {
    const { bases, changes } = showPutDown(battle, placings);
    return { bases, changes: [...changes, ...toldWith(battle, changes)] };
  },
  takeBack: takeBackShown,
});

/** The reasons why an order leaves a double base in two, or puts down a garrison outside a fortified town. */
function orderReasons(battle: Battle, turn: Turn, command: SharedCommand): readonly Reason[] {
  if (command.type === 'end-phase') return halvesApart(battle, turn.side);
  if (turn.part !== 'garrison' || (command.type !== 'deploy' && command.type !== 'deploy-group')) return [];
  return garrisonPlaceReasons(battle, placingsOf(battle, command) ?? []);
}

/** The step in which a side deploys its baggage, a garrison, or one of its commands. */
export const deploying: typeof step = {
  ...step,
  answer(work, turn, command, by) {
    const against = orderReasons(work.battle, turn, command);
    return against.length > 0 ? against : (step.answer?.(work, turn, command, by) ?? []);
  },
};
