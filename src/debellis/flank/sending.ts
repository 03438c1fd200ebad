/** Sends commands on flank marches, in secret. */

import { commandNames, inCommand } from '../../engine/army/commands.ts';
import { type Base, type Battle, findSide, type TableEdge } from '../../engine/battle.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import type { Change } from '../../engine/event.ts';
import type { Reason } from '../../engine/game/event.ts';
import type { SideId } from '../../engine/game/game.ts';
import { agreed } from '../../engine/game/options.ts';
import { happenFor } from '../../engine/game/work.ts';
import { clauseIn } from '../book.ts';
import { because, broken } from '../citing.ts';
import { isCinC } from '../commands/generals.ts';
import type { Debellis } from '../game.ts';
import { flanksOf, isAway, recordedFlanks } from './marches.ts';

const isStill = ({ place }: Base): boolean => place === 'reserve';

/** The bases of a command that would stay off the table: all that are not on it. */
export const marchers = (battle: Battle, side: SideId, command: string): readonly Base[] =>
  inCommand(battle, side, command).filter((base) => isStill(base) || isAway(base));

function commandReasons(game: Debellis, battle: Battle, side: SideId, command: string): readonly Reason[] {
  const own = inCommand(battle, side, command);
  const figures = { command };
  const heavy = own.find(
    (base) => isStill(base) && game.isBaggage(base) && !game.isMarchingBaggage(battle, base),
  );
  const inAmbush = own.find(({ place }) => place === 'ambush');
  return [
    ...(own.some(isCinC)
      ? broken(clauseIn(game.hidden, 'withoutCinC'), 'debellis.flank.c-in-c', figures)
      : []),
    ...(heavy
      ? broken(clauseIn(game.hidden, 'alliedBaggage'), 'debellis.flank.baggage', {
          ...figures,
          base: heavy.id,
        })
      : []),
    ...(inAmbush
      ? [because(clauseIn(game.hidden, 'whole'), 'debellis.flank.whole', { ...figures, base: inAmbush.id })]
      : []),
  ];
}

/** Two commands do not go to the same edge. */
const sameFlankReasons = (game: Debellis, edges: readonly TableEdge[]): readonly Reason[] =>
  new Set(edges).size === edges.length
    ? []
    : broken(clauseIn(game.hidden, 'sameFlank'), 'debellis.flank.same-flank');

/** The reasons why a command may not go on this flank march; null for the edge calls it back. */
function sendReasons(
  game: Debellis,
  battle: Battle,
  side: SideId,
  command: string,
  edge: TableEdge | null,
): readonly Reason[] {
  if (!agreed(battle.options, game.flankMarchesOption))
    return [because(clauseIn(game.hidden, 'whole'), 'debellis.flank.not-agreed')];
  if (!commandNames(battle, side).includes(command) || marchers(battle, side, command).length === 0)
    return [because(clauseIn(game.hidden, 'whole'), 'debellis.flank.no-command', { command })];
  if (edge === null) return [];
  const edges = flanksOf(battle, side);
  if (!edges.includes(edge))
    return [because(clauseIn(game.hidden, 'flank'), 'debellis.flank.edges', { edges: [...edges] })];
  const after = { ...recordedFlanks(battle, side), [command]: edge };
  return [
    ...commandReasons(game, battle, side, command),
    ...game.marchReasons(battle, side, after, command),
    ...sameFlankReasons(game, Object.values(after)),
  ];
}

/** The flank marches on which a side may send its commands now: the name and the edge of each. */
export const openMarches = (
  game: Debellis,
  battle: Battle,
  side: SideId,
): readonly (readonly [string, TableEdge])[] =>
  commandNames(battle, side).flatMap((command) =>
    flanksOf(battle, side)
      .filter((edge) => recordedFlanks(battle, side)[command] !== edge)
      .filter((edge) => sendReasons(game, battle, side, command, edge).length === 0)
      .map((edge) => [command, edge] as const),
  );

/** Sends a command round a flank, or calls it back. A refusal changes nothing. */
export function send(
  game: Debellis,
  work: Work,
  side: SideId,
  command: string,
  edge: TableEdge | null,
): readonly Reason[] {
  const { battle } = work;
  const against = sendReasons(game, battle, side, command, edge);
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
  happenFor(work, side, { type, rule: clauseIn(game.hidden, 'recordedFlank'), figures }, [
    { change: 'side', side, set: { facts } },
    ...moved,
  ]);
  return [];
}
