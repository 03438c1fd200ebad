/** What holds in every state of every campaign. */
import type { Game } from '../../src/engine/game/game.ts';
import { apOf } from '../../src/rules/hott/campaign/elements.ts';
import { elementsAway } from '../../src/rules/hott/campaign/sieges.ts';
import {
  areAllies,
  armiesSeenIn,
  armyOf,
  isHidden,
  livingOf,
  overlordOf,
  ownOf,
  placeOf,
  reserveOf,
} from '../../src/rules/hott/campaign/state.ts';
import { costOf, type Element } from '../../src/rules/hott/troops/troops.ts';

const apOfNation = (game: Game, player: string): number =>
  apOf(armyOf(game, player)) +
  apOf(reserveOf(game, player)) +
  apOf(elementsAway(game, player)) +
  (ownOf(game).captives ?? [])
    .filter(({ of }) => of === player)
    .reduce((sum, { hero }) => sum + costOf(hero as Element), 0);

/** Is this player below himself? */
function isInCircle(game: Game, player: string): boolean {
  const seen = new Set<string>();
  for (let each = overlordOf(game, player); each !== null && !seen.has(each); each = overlordOf(game, each))
    seen.add(each);
  return seen.has(player);
}

/** The provinces where a field army comes to that of an ally, though neither relieves it nor goes back. */
export const joinedIn = (before: Game, after: Game): readonly string[] =>
  livingOf(after).flatMap((player) => {
    const at = placeOf(after, player);
    // Where a besieger withdraws without being asked, the relief is over in the entry that begins it.
    const relieves = at !== null && ownOf(before).sieges?.[at] !== undefined;
    const mayJoin = [before, after].some((game) => {
      const { conflict } = ownOf(game);
      // After a draw the attacker goes back, whoever has come meanwhile.
      return (conflict?.kind === 'relief' && conflict.province === at) || conflict?.from === at;
    });
    const came =
      at !== null && at !== placeOf(before, player) && !isHidden(after, player) && !mayJoin && !relieves;
    return came && armiesSeenIn(after, at, [player]).some((other) => areAllies(after, player, other))
      ? [`${player} joins an ally in ${at}`]
      : [];
  });

/** The laws that a state breaks, in words. Some hold only between the turns, when nothing is being settled. */
export function brokenLaws(game: Game): readonly string[] {
  const { sieges = {}, captives = [], control = {} } = ownOf(game);
  const living = livingOf(game);
  const isSettled = game.flow.awaits.some(({ kind }) => kind === 'turn');
  return [
    ...living.filter((player) => apOfNation(game, player) !== 24).map((player) => `${player} has not 24 AP`),
    ...living.filter((player) => isInCircle(game, player)).map((player) => `${player} is its own overlord`),
    ...Object.entries(control)
      .filter(([, owner]) => owner !== null && !living.includes(owner))
      .map(([id]) => `${id} belongs to nobody in the game`),
    ...Object.entries(isSettled ? sieges : {})
      .filter(([id, { by }]) => placeOf(game, by) !== id || control[id] === by)
      .map(([id]) => `${id} is besieged by nobody`),
    ...captives
      .filter(({ by, at }) => isSettled && control[at] !== by)
      .map(({ at }) => `${at} holds a stranger`),
  ];
}
