/** Sends commands on flank marches, in secret. DBM, Commands, Flank march; ruling 105. */

import { commandNames, inCommand } from '../../../engine/army/commands.ts';
import { type Base, type Battle, findSide, type SideId, type TableEdge } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import type { Change, Reason } from '../../../engine/event.ts';
import { agreed } from '../../../engine/game/options.ts';
import { happenFor } from '../../../engine/game/work.ts';
import { isBaggage, isMobile } from '../base.ts';
import { because, broken } from '../citing.ts';
import { isAllied, isCinC } from '../generals.ts';
import { FLANK_MARCHES } from '../options.ts';
import { flanksOf, isAway, recordedFlanks } from './marches.ts';

/** Baggage that may go on a flank march: only allied baggage that can move. */
export const isMarchingBaggage = (battle: Battle, base: Base): boolean =>
  isBaggage(base) && isAllied(battle, base) && isMobile(base);

const isStill = ({ place }: Base): boolean => place === 'reserve';

/** The bases of a command that would go: all that are not on the table. */
const marchers = (battle: Battle, side: SideId, command: string): readonly Base[] =>
  inCommand(battle, side, command).filter((base) => isStill(base) || isAway(base));

function commandReasons(battle: Battle, side: SideId, command: string): readonly Reason[] {
  const own = inCommand(battle, side, command);
  const figures = { command };
  const heavy = own.find((base) => isStill(base) && isBaggage(base) && !isMarchingBaggage(battle, base));
  const inAmbush = own.find(({ place }) => place === 'ambush');
  return [
    ...(own.some(isCinC) ? broken('dbm.flank.5', 'dbm.flank.c-in-c', figures) : []),
    ...(heavy ? broken('dbm.flank.6', 'dbm.flank.baggage', { ...figures, base: heavy.id }) : []),
    ...(inAmbush ? [because('dbm.flank.2', 'dbm.flank.whole', { ...figures, base: inAmbush.id })] : []),
  ];
}

function numberReasons(battle: Battle, side: SideId, after: Readonly<Record<string, TableEdge>>) {
  const sent = Object.keys(after).length;
  const count = commandNames(battle, side).length;
  const edges = Object.values(after);
  return [
    ...(2 * sent <= count ? [] : broken('dbm.flank.2', 'dbm.flank.half-of-commands', { sent, count })),
    ...(new Set(edges).size === edges.length ? [] : broken('dbm.flank.3', 'dbm.flank.same-flank')),
  ];
}

/** The reasons why a command may not go on this flank march; null for the edge calls it back. */
function sendReasons(
  battle: Battle,
  side: SideId,
  command: string,
  edge: TableEdge | null,
): readonly Reason[] {
  if (!agreed(battle.options, FLANK_MARCHES)) return [because('dbm.flank.2', 'dbm.flank.not-agreed')];
  if (!commandNames(battle, side).includes(command) || marchers(battle, side, command).length === 0)
    return [because('dbm.flank.2', 'dbm.flank.no-command', { command })];
  if (edge === null) return [];
  const edges = flanksOf(battle, side);
  if (!edges.includes(edge)) return [because('dbm.flank.4', 'dbm.flank.edges', { edges: [...edges] })];
  const after = { ...recordedFlanks(battle, side), [command]: edge };
  return [...commandReasons(battle, side, command), ...numberReasons(battle, side, after)];
}

/** The flank marches on which a side may send its commands now: the name and the edge of each. */
export const openMarches = (battle: Battle, side: SideId): readonly (readonly [string, TableEdge])[] =>
  commandNames(battle, side).flatMap((command) =>
    flanksOf(battle, side)
      .filter((edge) => recordedFlanks(battle, side)[command] !== edge)
      .filter((edge) => sendReasons(battle, side, command, edge).length === 0)
      .map((edge) => [command, edge] as const),
  );

/** Sends a command round a flank, or calls it back. A refusal changes nothing. */
export function send(work: Work, side: SideId, command: string, edge: TableEdge | null): readonly Reason[] {
  const { battle } = work;
  const against = sendReasons(battle, side, command, edge);
  if (against.length > 0) return against;
  const { [command]: _, ...others } = recordedFlanks(battle, side);
  const flankMarches = edge === null ? others : { ...others, [command]: edge };
  const facts = { ...(findSide(battle, side)?.facts ?? {}), flankMarches };
  const place = edge === null ? 'reserve' : 'away';
  const moved = marchers(battle, side, command).map(
    (base): Change => ({ change: 'add', base: { ...base, place, pose: null } }),
  );
  const type = edge === null ? 'flank-march-called-back' : 'flank-march-sent';
  const figures = { command, ...(edge === null ? {} : { edge }) };
  happenFor(work, side, { type, rule: 'dbm.flank.4', figures }, [
    { change: 'side', side, set: { facts } },
    ...moved,
  ]);
  return [];
}
