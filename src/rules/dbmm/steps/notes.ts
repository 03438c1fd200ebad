/** What each side records in secret before the deployment, besides ambushes and flank marches. DBMM, stages 1 to 7. */
import { mayConceal } from '../../../debellis/ambush/lay.ts';
import type { Debellis } from '../../../debellis/game.ts';
import {
  type OtherNotes,
  notes as shared,
  writeNotes as sharedWriting,
} from '../../../debellis/steps/notes.ts';
import { commandNames } from '../../../engine/army/commands.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { Step, Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { SideId } from '../../../engine/game/game.ts';
import type { Option } from '../../../engine/game/steps.ts';
import { placingsOf } from '../../../engine/setup/putting-down.ts';
import { because } from '../citing.ts';
import type { DbmmCommand, DbmmOrder } from '../commands.ts';
import { delay, delayedCommands, openDelays } from '../flank/delaying.ts';
import { isWater } from '../ground/going.ts';
import { hideObstacle, obstaclesUnused } from '../obstacles/hiding.ts';
import { recordPositions } from '../setup/positions.ts';
import {
  choose,
  chosenBy,
  MOST_USED,
  mayHaveStratagems,
  offeredTo,
  STRATAGEM_OPTIONS,
  wordFor,
} from '../stratagems/chosen.ts';
import { areConcealed, conceal, rearray } from '../stratagems/concealed-command.ts';
import { recordRoute } from '../stratagems/guides.ts';
import { recordScouts, scoutsOf } from '../stratagems/scouts.ts';
import { isKept, recordUnusual } from '../stratagems/unusual-troops.ts';

/** Places elements of the concealed command anew. Scouts lie in no ambush. Null for any other element. */
function lay(work: Work, command: DbmmOrder<'deploy' | 'deploy-group'>, side: SideId) {
  const { battle } = work;
  const placings = placingsOf(battle, command);
  const ids = placings?.map(({ base }) => base.id) ?? [];
  if (placings && areConcealed(battle, side, ids)) return rearray(work, side, placings);
  const scout = ids.find((id) => scoutsOf(battle, side).includes(id));
  const late = placings?.find(({ base }) => base.side === side && isKept(base));
  if (late) return [because('dbmm.strat.21', 'dbmm.unusual.later', { base: late.base.id })];
  return scout !== undefined && holds('dbmm.strat.32')
    ? [because('dbmm.strat.32', 'dbmm.scouts.no-ambush', { base: scout })]
    : null;
}

function write(game: Debellis, work: Work, command: DbmmCommand, side: SideId): readonly Reason[] | null {
  switch (command.type) {
    case 'delay':
      return delay(work, side, command.command, command.delayed);
    case 'positions':
      return holds('dbmm.deploy.13') ? recordPositions(work, side, command.commands) : null;
    case 'fortify':
      return hideObstacle(work, side, command);
    case 'stratagems':
      return holds('dbmm.strat.1') ? choose(work, side, command.chosen) : null;
    case 'scouts':
      return recordScouts(work, side, command.bases);
    case 'guides':
      return recordRoute(work, side, command.path);
    case 'conceal':
      return conceal(game, work, side, command.command, command.area);
    case 'unusual':
      return recordUnusual(work, side, command.bases);
    case 'deploy':
    case 'deploy-group':
      return lay(work, command, side);
    case 'take-back':
      return areConcealed(work.battle, side, command.bases)
        ? [because('dbmm.strat.14', 'dbmm.conceal.whole', {})]
        : null;
    default:
      return null;
  }
}

/** A side takes one more stratagem into the battle, or leaves one that it has taken. */
function stratagemOptions(battle: Battle, side: SideId): readonly Option[] {
  const chosen = chosenBy(battle, side);
  return offeredTo(battle, side).flatMap((name): readonly Option[] => {
    const isTaken = chosen.includes(name);
    const after = isTaken ? chosen.filter((each) => each !== name) : [...chosen, name];
    if (after.length > MOST_USED) return [];
    const key = isTaken ? 'option.leave-stratagem' : 'option.use-stratagem';
    return [{ command: { type: 'stratagems', chosen: after }, key, figures: { stratagem: wordFor(name) } }];
  });
}

const delayOptions = (battle: Battle, side: SideId): readonly Option[] => [
  ...openDelays(battle, side).map(
    (command): Option => ({
      command: { type: 'delay', command, delayed: true },
      key: 'option.delay',
      figures: { command },
    }),
  ),
  ...delayedCommands(battle, side).map(
    (command): Option => ({
      command: { type: 'delay', command, delayed: false },
      key: 'option.no-delay',
      figures: { command },
    }),
  ),
];

const othersOf = (game: Debellis): OtherNotes => ({
  write: (work, command, side) => write(game, work, command as DbmmCommand, side),
  options: (_rules, battle, side) => [...delayOptions(battle, side), ...stratagemOptions(battle, side)],
  unfinished: (_rules, battle, side) => obstaclesUnused(battle, side),
});

/** Could a side have something to write: stratagems, a command to send away, ships, or ground that hides? */
const hasCause = (game: Debellis, battle: Battle, side: SideId): boolean =>
  mayHaveStratagems(battle) ||
  commandNames(battle, side).length > 1 ||
  battle.terrain.some((piece) => isWater(piece) || mayConceal(game, battle, side, piece));

export const notes = (game: Debellis): Step =>
  shared(game, STRATAGEM_OPTIONS, (battle, side) => hasCause(game, battle, side));

/** One side writes its notes, or none. */
export const writeNotes = (game: Debellis): ReturnType<typeof sharedWriting> =>
  sharedWriting(game, othersOf(game));
