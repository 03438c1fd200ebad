/** A die for each command, and the sharing of dice. DBM, PIPs; rulings 55, 56 and 110. */

import { inCommand } from '../../../engine/army/commands.ts';
import { type Battle, type DieRequest, isPlaced, type SideId } from '../../../engine/battle.ts';
import { facesOf } from '../../../engine/command.ts';
import type { FrameOf, Next, Option, Work } from '../../../engine/contract/sequence.ts';
import { countTo, listOf, partly } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { DONE, goOn, waitForDice, waitForOrders, wrongPhase } from '../../../engine/game/asking.ts';
import { tell } from '../../../engine/game/work.ts';
import { testAllies } from '../allies.ts';
import { isGeneral, troopOf } from '../base.ts';
import type { DbmCommand, DbmStep } from '../commands.ts';
import { declareArrivals } from '../flank/marches.ts';
import { isAlly, isCinC } from '../generals.ts';
import { livingCommands } from '../lost.ts';
import { changeWeather } from './weather.ts';

const FRAME = partly({ faces: listOf(countTo(6)) });

type PipsFrame = FrameOf<typeof FRAME>;

const diceFor = (battle: Battle, commands: readonly string[]): readonly DieRequest[] =>
  commands.map((command) => ({
    owner: battle.turn.active,
    die: 'D6',
    purpose: command === '' ? 'pips' : `pips.${command}`,
  }));

/** The regular commands whose dice the player allots while a regular C-in-C is on the table. */
function sharing(battle: Battle, side: SideId, commands: readonly string[]): readonly string[] {
  const led = battle.bases.some(
    (base) => base.side === side && isCinC(base) && isPlaced(base) && troopOf(base).regular,
  );
  if (!led || !holds('dbm.pip.2')) return [];
  return commands.filter((name) =>
    inCommand(battle, side, name).some((base) => isGeneral(base) && !isAlly(base) && troopOf(base).regular),
  );
}

/** Each command has the points of its die. */
function give(work: Work, faces: Readonly<Record<string, number>>): Next {
  const side = work.battle.turn.active;
  for (const [command, face] of Object.entries(faces)) {
    const figures = { side, die: 'D6', face, ...(command === '' ? {} : { command }) };
    tell(work, { type: 'pips-thrown', rule: 'dbm.pip.4', figures }, [
      { change: 'points', command, left: holds('dbm.pip.4') ? face : 0 },
    ]);
  }
  declareArrivals(work, faces);
  testAllies(work, faces);
  return DONE;
}

const throwers = (battle: Battle): readonly string[] => livingCommands(battle, battle.turn.active);

const byCommand = (commands: readonly string[], faces: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(commands.map((name, at) => [name, faces[at] ?? 0]));

/** The faces that may be allotted, by the commands that share them; null where there is no choice. */
function toAllot(battle: Battle, faces: readonly number[]) {
  const commands = throwers(battle);
  const shared = sharing(battle, battle.turn.active, commands);
  const own = byCommand(commands, faces);
  const values = shared.map((name) => own[name] ?? 0);
  return new Set(values).size > 1 ? { shared, values, own } : null;
}

function throwDice(work: Work): Next {
  const commands = throwers(work.battle);
  if (commands.length === 0) return DONE;
  const dice = diceFor(work.battle, commands);
  return waitForDice('pips', dice);
}

const sorted = (values: readonly number[]): string => values.toSorted((a, b) => a - b).join(' ');

/** The dice go to the commands as the player says, each die to one of them. */
function allot(
  work: Work,
  faces: readonly number[],
  dice: Readonly<Record<string, number>>,
): Next | readonly Reason[] {
  const open = toAllot(work.battle, faces);
  if (!open) return DONE;
  const values = open.shared.map((name) => (Object.hasOwn(dice, name) ? (dice[name] ?? 0) : 0));
  const named = Object.keys(dice).every((name) => open.shared.includes(name));
  if (!named || sorted(values) !== sorted(open.values))
    return [{ rule: 'dbm.pip.2', key: 'dbm.allot', figures: { commands: open.shared, faces: open.values } }];
  return give(work, { ...open.own, ...byCommand(open.shared, values) });
}

/** All orders in which some faces can be dealt out. */
function dealings(values: readonly number[]): readonly (readonly number[])[] {
  if (values.length < 2) return [values];
  return [...new Set(values)].flatMap((first) => {
    const rest = [...values];
    rest.splice(rest.indexOf(first), 1);
    return dealings(rest).map((others) => [first, ...others]);
  });
}

function options(battle: Battle, frame: PipsFrame): readonly Option[] {
  const open = frame.faces ? toAllot(battle, frame.faces) : null;
  return (open ? dealings(open.values) : []).map((values) => ({
    command: { type: 'allot', dice: byCommand(open?.shared ?? [], values) },
    key: 'option.allot',
    figures: { faces: values.join(', '), commands: (open?.shared ?? []).join(', ') },
  }));
}

export const pips: DbmStep<typeof FRAME> = {
  frame: FRAME,
  run(work, frame) {
    if (frame.faces === undefined) return throwDice(work);
    if (!toAllot(work.battle, frame.faces)) return give(work, byCommand(throwers(work.battle), frame.faces));
    const by = work.battle.turn.active;
    return waitForOrders(by, 'allot');
  },
  answer(work, frame, command: DbmCommand) {
    if (frame.faces === undefined) {
      const faces = facesOf(command);
      changeWeather(work, faces);
      return goOn({ ...frame, faces });
    }
    if (command.type === 'allot') return allot(work, frame.faces, command.dice);
    return wrongPhase(work, 'pips', command);
  },
  options: (_rules, battle, frame) => options(battle, frame),
};
