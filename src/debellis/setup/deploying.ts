/** Deploys the baggage of a side, its whole army, or one of its commands. */

import { commandOf } from '../../engine/army/commands.ts';
import type { SharedCommand } from '../../engine/battle/command-form.ts';
import { type Base, type Battle, isPlaced } from '../../engine/battle.ts';
import type { FrameOf, Work } from '../../engine/contract/sequence.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { name, oneOf, optional, text } from '../../engine/data/form.ts';
import type { Reason } from '../../engine/game/event.ts';
import { agreed } from '../../engine/game/options.ts';
import { deployingStep } from '../../engine/setup/deploying.ts';
import { placingsOf } from '../../engine/setup/putting-down.ts';
import { showPutDown, takeBackShown } from '../../engine/setup/showing.ts';
import { clauseIn, holdsIn } from '../book.ts';
import { broken } from '../citing.ts';
import { toldWith } from '../commands/told-notes.ts';
import type { SetupEffect } from '../effects.ts';
import type { Debellis } from '../game.ts';
import { boxesFor, deployReasons, ofPart, stillToDeploy } from './deploy.ts';
import { garrisonPlaceReasons, garrisonReasons, mayGarrison } from './garrison.ts';

/** The side that deploys, and the part of its army: all baggage, a garrison, all of it, or one command. */
const FRAME = { side: text, part: oneOf('baggage', 'garrison', 'army'), command: optional(name) };

type Turn = FrameOf<typeof FRAME>;

const EFFECTS = {
  baggage: 'baggageFirst',
  garrison: 'garrisonFirst',
  army: 'deployment',
} as const satisfies Readonly<Record<Turn['part'], SetupEffect>>;

/** The frame in which a side deploys its baggage, its army or one of its commands. */
export const deployingFrame = (whose: Omit<Turn, 'step'>): Turn => ({ step: 'deploying', ...whose });

/** Baggage goes down before all commands and stays where it is. Each command is deployed in its turn. */
function turnReasons(
  game: Debellis,
  _rules: Ruleset,
  battle: Battle,
  base: Base,
  turn: Turn,
): readonly Reason[] {
  const figures = { base: base.id };
  if (base.place === 'ambush')
    return broken(clauseIn(game.setup, 'recorded'), 'debellis.ambush.recorded', figures);
  if (base.place === 'away')
    return broken(clauseIn(game.setup, 'flankMarch'), 'debellis.flank.recorded', figures);
  if (base.place === 'aside')
    return broken(clauseIn(game.setup, 'ridersAside'), 'debellis.dismount.aside', figures);
  if (base.place === 'aboard')
    return broken(clauseIn(game.setup, 'aboard'), 'debellis.naval.recorded', figures);
  if (turn.part === 'baggage')
    return game.isBaggage(base)
      ? []
      : broken(clauseIn(game.setup, 'baggageFirst'), 'debellis.setup.baggage-first', figures);
  if (turn.part === 'garrison' && !game.isBaggage(base)) return garrisonReasons(game, battle, base);
  if (game.isBaggage(base) && isPlaced(base) && holdsIn(game.setup, 'baggageFirst'))
    return broken(clauseIn(game.setup, 'baggageFirst'), 'debellis.setup.baggage-stands', figures);
  const { command } = turn;
  if (command === undefined || commandOf(base) === command) return [];
  return broken(clauseIn(game.setup, 'deployment'), 'debellis.setup.other-command', { ...figures, command });
}

/** Baggage that may go on a flank march need not be put down before the notes are written. */
const mayComeLater = (game: Debellis, battle: Battle, base: Base): boolean =>
  agreed(battle.options, game.flankMarchesOption) && game.isMarchingBaggage(battle, base);

const step = (game: Debellis) =>
  deployingStep<Turn>({
    frame: FRAME,
    partOf: ({ part, command }) => (part === 'army' && command ? command : part),
    about: ({ part, command }) => ({ part, ...(command ? { command } : {}) }),
    isIdle: (battle, { side, part, command }) =>
      part === 'garrison'
        ? !mayGarrison(game, battle, side)
        : ofPart(game, battle, side, part, command).length === 0,
    ruleOf: (_battle, { part }) => clauseIn(game.setup, EFFECTS[part]),
    turnReasons: (rules, battle, base, turn) => turnReasons(game, rules, battle, base, turn),
    placeReasons: (rules, battle, placings) => deployReasons(game, rules, battle, placings),
    stillToDeploy(battle, { side, part, command }) {
      if (part === 'garrison') return [];
      if (part === 'army') return stillToDeploy(battle, side, command);
      return stillToDeploy(battle, side).filter(
        (base) => game.isBaggage(base) && !mayComeLater(game, battle, base),
      );
    },
    boxesFor: (battle, base) => boxesFor(game, battle, base),
    stillToDeployKey: 'debellis.setup.still-to-deploy',
    putDown(battle, placings) {
      const { bases, changes } = showPutDown(battle, placings);
      return { bases, changes: [...changes, ...toldWith(battle, changes)] };
    },
    takeBack: takeBackShown,
  });

/** The reasons why an order leaves an army in disorder, or puts down a garrison outside a fortified town. */
function orderReasons(
  game: Debellis,
  { rules, battle }: Pick<Work, 'rules' | 'battle'>,
  turn: Turn,
  command: SharedCommand,
): readonly Reason[] {
  if (command.type === 'end-phase') return game.arrayReasons(rules, battle, turn.side);
  if (turn.part !== 'garrison' || (command.type !== 'deploy' && command.type !== 'deploy-group')) return [];
  return garrisonPlaceReasons(game, battle, placingsOf(battle, command) ?? []);
}

/** The step in which a side deploys its baggage, a garrison, or one of its commands. */
export const deploying = (game: Debellis): ReturnType<typeof step> => ({
  ...step(game),
  answer(work, turn, command, by) {
    const against = orderReasons(game, work, turn, command);
    return against.length > 0 ? against : (step(game).answer?.(work, turn, command, by) ?? []);
  },
});
