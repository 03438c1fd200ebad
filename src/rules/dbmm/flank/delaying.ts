/** Commands that come to the battle late. DBMM, Delayed commands; rulings 74, 109 and 146. */
import { isCinC } from '../../../debellis/commands/generals.ts';
import { recordedFlanks } from '../../../debellis/flank/marches.ts';
import { marchers } from '../../../debellis/flank/sending.ts';
import { commandNames, inCommand } from '../../../engine/army/commands.ts';
import { type Base, type Battle, findSide } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change } from '../../../engine/event.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { agreed } from '../../../engine/game/options.ts';
import { happenFor } from '../../../engine/game/work.ts';
import { because, broken } from '../citing.ts';
import { isArmyBaggage } from '../moves/general-reach.ts';
import { FLANK_MARCHES } from '../options.ts';
import { withFacts } from '../orders/changing.ts';
import { factsOf } from '../state.ts';

/** The commands that a side has recorded as delayed. Only the side itself knows them. */
export const delayedCommands = (battle: Battle, side: SideId): readonly string[] =>
  findSide(battle, side) ? (factsOf(battle, side).delayed ?? []) : [];

/** Is a command recorded as delayed? */
export const isDelayed = (battle: Battle, side: SideId, command: string): boolean =>
  delayedCommands(battle, side).includes(command);

/** How many commands of an army may be away, and how many of these delayed. */
const MOST_AWAY = 2;
const MOST_DELAYED = 1;

/** The reasons against keeping this many commands off the table; none if the rules allow it. */
export const awayReasons = (count: number): readonly Reason[] =>
  count <= MOST_AWAY ? [] : broken('dbmm.deploy.2', 'dbmm.away.most', { count, most: MOST_AWAY });

/** Is it the command of baggage alone that no general leads? */
export const isBaggageCommand = (battle: Battle, side: SideId, command: string): boolean =>
  inCommand(battle, side, command).every((base) => isArmyBaggage({ battle }, base));

function delayReasons(battle: Battle, side: SideId, command: string, after: readonly string[]) {
  const own = inCommand(battle, side, command);
  const figures = { command };
  if (!agreed(battle.options, FLANK_MARCHES)) return [because('dbmm.delay.3', 'dbmm.delay.not-agreed', {})];
  if (!commandNames(battle, side).includes(command) || marchers(battle, side, command).length === 0)
    return [because('dbmm.delay.3', 'dbmm.delay.no-command', figures)];
  const flanks = recordedFlanks(battle, side);
  if (Object.hasOwn(flanks, command)) return [because('dbmm.delay.3', 'dbmm.delay.marches', figures)];
  return [
    ...(own.some(isCinC) || isBaggageCommand(battle, side, command)
      ? broken('dbmm.delay.1', 'dbmm.delay.never', figures)
      : []),
    ...(after.length > MOST_DELAYED
      ? broken('dbmm.delay.2', 'dbmm.delay.most', { count: after.length, most: MOST_DELAYED })
      : []),
    ...awayReasons(after.length + Object.keys(flanks).length),
  ];
}

/** The commands that a side may delay now. */
export const openDelays = (battle: Battle, side: SideId): readonly string[] =>
  commandNames(battle, side).filter(
    (command) =>
      !isDelayed(battle, side, command) &&
      delayReasons(battle, side, command, [...delayedCommands(battle, side), command]).length === 0,
  );

/** Delays a command, or calls it back, in secret. A refusal changes nothing. */
export function delay(work: Work, side: SideId, command: string, delayed: boolean): readonly Reason[] {
  const { battle } = work;
  const others = delayedCommands(battle, side).filter((name) => name !== command);
  const after = delayed ? [...others, command] : others;
  const against = delayed ? delayReasons(battle, side, command, after) : [];
  if (against.length > 0) return against;
  const place = delayed ? 'away' : 'reserve';
  const isMeant = (base: Base): boolean => delayed || isDelayed(battle, side, base.command ?? '');
  const moved = marchers(battle, side, command)
    .filter(isMeant)
    .map((base): Change => ({ change: 'add', base: { ...base, place, pose: null } }));
  const type = delayed ? 'command-delayed' : 'delay-called-back';
  happenFor(work, side, { type, rule: 'dbmm.strat.6', figures: { command } }, [
    ...(holds('dbmm.strat.6') ? [withFacts(battle, side, { delayed: after })] : []),
    ...moved,
  ]);
  return [];
}
