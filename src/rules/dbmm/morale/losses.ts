/** What commands had at the start and have lost since, in morale equivalents (ME). DBMM, Morale equivalents; ruling 99. */
import type { Named } from '../../../debellis/commands/branding.ts';
import { isGeneral } from '../../../debellis/troops/base.ts';
import { commandNames, commandOf, inCommand } from '../../../engine/army/commands.ts';
import type { Base, Battle } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { rowOf } from '../../../engine/data/lookup.ts';
import { keptByKey, keptByRules } from '../../../engine/data/memory.ts';
import { holds } from '../../../engine/effects.ts';
import type { Event } from '../../../engine/event.ts';
import { tell } from '../../../engine/game/work.ts';
import { stateOf } from '../state.ts';
import { isBaggage, isBroken } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import type { Losses } from './equivalents.ts';
import { equivalentsOnTable } from './on-table.ts';

type Sums = Pick<Losses, 'me' | 'lost' | 'spent'>;

/** All commands of both sides. */
export const allCommands = (battle: Battle): readonly Named[] =>
  battle.sides.flatMap(({ id }) => commandNames(battle, id).map((command) => ({ side: id, command })));

/** Is it destroyed, or has it left the battlefield? */
const isLost = ({ place, marks }: Base): boolean =>
  place === 'lost' && holds(figure(marks, 'left') > 0 ? 'dbmm.me.30' : 'dbmm.me.29');

const isSpent = ({ place }: Base): boolean => place === 'spent';

/** How a base that is off the table for good counts; null if it does not. */
function tallyOf(base: Base): 'lost' | 'spent' | null {
  if (isLost(base)) return 'lost';
  if (!isSpent(base)) return null;
  const isSaved = !(isGeneral(base) && holds('dbmm.spent.2')) && holds('dbmm.spent.1');
  return isSaved ? 'spent' : 'lost';
}

const summed = (battle: Battle, bases: readonly Base[]): number =>
  bases.reduce((sum, base) => sum + equivalentsOnTable(battle, base), 0);

/** The sums that were noted for a command; of the others its elements tell. */
const notedFor = (battle: Battle, { side, command }: Named): Partial<Sums> =>
  rowOf(rowOf(stateOf(battle).commands ?? {}, side) ?? {}, command) ?? {};

/** The sums of a command: what it had at the start, what of it is lost, what is spent. */
function sumsOf(battle: Battle, named: Named): Sums {
  const own = inCommand(battle, named.side, named.command);
  const gone = (as: 'lost' | 'spent') => own.filter((base) => tallyOf(base) === as);
  const counted = own.filter(
    (base) => (!isBaggage(base) || holds('dbmm.me.28')) && (base.place !== 'aboard' || holds('dbmm.me.22')),
  );
  const noted = notedFor(battle, named);
  return {
    me: noted.me ?? summed(battle, counted),
    lost: noted.lost ?? summed(battle, gone('lost')),
    spent: noted.spent ?? summed(battle, gone('spent')),
  };
}

/** Has its general fallen? */
const isForsaken = (battle: Battle, { side, command }: Named): boolean =>
  inCommand(battle, side, command).some((base) => isGeneral(base) && tallyOf(base) === 'lost');

export const isBrokenCommand = (battle: Battle, { side, command }: Named): boolean =>
  inCommand(battle, side, command).some(isBroken);

function lossesNow(battle: Battle, named: Named): Losses {
  const { me, lost, spent } = sumsOf(battle, named);
  const broken = isBrokenCommand(battle, named);
  const forsaken = isForsaken(battle, named) && holds('dbmm.spent.3');
  return { me, lost: forsaken ? lost + spent : lost, spent: forsaken ? 0 : spent, broken };
}

const isSame = (then: Named, now: Named): boolean => then.side === now.side && then.command === now.command;

/** The rules, the page and the bots ask for the losses of all commands again and again. */
const lossesKept = keptByRules(
  (compute) => keptByKey(compute, { alike: isSame }),
  (battle: Battle, _command: string, named: Named) => lossesNow(battle, named),
);

/** What a command has lost. Its spent elements count as lost when its general has fallen. */
export const lossesOf = (battle: Battle, named: Named): Losses =>
  lossesKept(battle, `${named.side} ${named.command}`, named);

/** Has it lost one of its elements? */
export const hasLost = (battle: Battle, named: Named): boolean =>
  lossesOf(battle, named).lost > 0 || inCommand(battle, named.side, named.command).some(isLost);

/** Adds what these events took from commands to their noted sums. Sums that are not noted need nothing. */
export function noteLosses(work: Work, before: Battle, events: readonly Event[]): void {
  const noted = stateOf(work.battle).commands;
  if (!noted) return;
  const ids = events
    .flatMap(({ changes }) => changes)
    .flatMap((change) => (change.change === 'remove' ? [change.base] : []));
  const gone = work.battle.bases.filter(
    (base) =>
      ids.includes(base.id) &&
      tallyOf(base) !== null &&
      before.bases.some(({ id, place }) => id === base.id && place !== base.place),
  );
  let commands = noted;
  for (const base of gone) {
    const as = tallyOf(base) as 'lost' | 'spent';
    const ofSide = rowOf(commands, base.side) ?? {};
    const sums = rowOf(ofSide, commandOf(base)) ?? {};
    const had = sums[as];
    if (had === undefined) continue;
    const more = { ...sums, [as]: had + equivalentsOnTable(work.battle, base) };
    commands = { ...commands, [base.side]: { ...ofSide, [commandOf(base)]: more } };
  }
  if (commands !== noted)
    tell(work, { type: 'losses-noted', rule: 'dbmm.me.29' }, [{ change: 'note', set: { commands } }]);
}
