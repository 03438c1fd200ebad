/** A die for each command, and the sharing of dice. DBM, PIPs; rulings 55, 56 and 110. */

import { isAlly, isCinC } from '../../../debellis/commands/generals.ts';
import { livingCommands } from '../../../debellis/ending/lost.ts';
import { declareArrivals } from '../../../debellis/flank/marches.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { changeWeather } from '../../../debellis/steps/weather.ts';
import { isGeneral } from '../../../debellis/troops/base.ts';
import { inCommand } from '../../../engine/army/commands.ts';
import { type Battle, isPlaced } from '../../../engine/battle.ts';
import type { FrameOf, Work } from '../../../engine/contract/sequence.ts';
import { countTo, listOf, partly } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { DONE, goOn, waitForDice, waitForOrders, wrongPhase } from '../../../engine/game/asking.ts';
import { facesOf } from '../../../engine/game/command.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { DieRequest, SideId } from '../../../engine/game/game.ts';
import type { Next, Option } from '../../../engine/game/steps.ts';
import { tell } from '../../../engine/game/work.ts';
import { testAllies } from '../allies/allies.ts';
import type { DbmCommand, DbmStep } from '../commands.ts';
import { troopOf } from '../troops/base.ts';

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
function give(game: Debellis, work: Work, faces: Readonly<Record<string, number>>): Next {
  const side = work.battle.turn.active;
  for (const [command, face] of Object.entries(faces)) {
    const figures = { side, die: 'D6', face, ...(command === '' ? {} : { command }) };
    tell(work, { type: 'pips-thrown', rule: 'dbm.pip.4', figures }, [
      { change: 'points', command, left: holds('dbm.pip.4') ? face : 0 },
    ]);
  }
  declareArrivals(game, work, faces);
  testAllies(game, work, faces);
  return DONE;
}

const throwers = (game: Debellis, battle: Battle): readonly string[] =>
  livingCommands(game, battle, battle.turn.active);

const byCommand = (commands: readonly string[], faces: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(commands.map((name, at) => [name, faces[at] ?? 0]));

/** The faces that may be allotted, by the commands that share them; null where there is no choice. */
function toAllot(game: Debellis, battle: Battle, faces: readonly number[]) {
  const commands = throwers(game, battle);
  const shared = sharing(battle, battle.turn.active, commands);
  const own = byCommand(commands, faces);
  const values = shared.map((name) => own[name] ?? 0);
  return new Set(values).size > 1 ? { shared, values, own } : null;
}

function throwDice(game: Debellis, work: Work): Next {
  const commands = throwers(game, work.battle);
  if (commands.length === 0) return DONE;
  const dice = diceFor(work.battle, commands);
  return waitForDice('pips', dice);
}

const sorted = (values: readonly number[]): string => values.toSorted((a, b) => a - b).join(' ');

/** The dice go to the commands as the player says, each die to one of them. */
function allot(
  game: Debellis,
  work: Work,
  faces: readonly number[],
  dice: Readonly<Record<string, number>>,
): Next | readonly Reason[] {
  const open = toAllot(game, work.battle, faces);
  if (!open) return DONE;
  const values = open.shared.map((name) => (Object.hasOwn(dice, name) ? (dice[name] ?? 0) : 0));
  const named = Object.keys(dice).every((name) => open.shared.includes(name));
  if (!named || sorted(values) !== sorted(open.values))
    return [{ rule: 'dbm.pip.2', key: 'dbm.allot', figures: { commands: open.shared, faces: open.values } }];
  return give(game, work, { ...open.own, ...byCommand(open.shared, values) });
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

function options(game: Debellis, battle: Battle, frame: PipsFrame): readonly Option[] {
  const open = frame.faces ? toAllot(game, battle, frame.faces) : null;
  return (open ? dealings(open.values) : []).map((values) => ({
    command: { type: 'allot', dice: byCommand(open?.shared ?? [], values) },
    key: 'option.allot',
    figures: { faces: values.join(', '), commands: (open?.shared ?? []).join(', ') },
  }));
}

export const pips = (game: Debellis): DbmStep<typeof FRAME> => ({
  frame: FRAME,
  run(work, frame) {
    if (frame.faces === undefined) return throwDice(game, work);
    if (!toAllot(game, work.battle, frame.faces))
      return give(game, work, byCommand(throwers(game, work.battle), frame.faces));
    const by = work.battle.turn.active;
    return waitForOrders(by, 'allot');
  },
  answer(work, frame, command: DbmCommand) {
    if (frame.faces === undefined) {
      const faces = facesOf(command);
      changeWeather(game, work, faces);
      return goOn({ ...frame, faces });
    }
    if (command.type === 'allot') return allot(game, work, frame.faces, command.dice);
    return wrongPhase(work, 'pips', command);
  },
  options: (_rules, battle, frame) => options(game, battle, frame),
});
