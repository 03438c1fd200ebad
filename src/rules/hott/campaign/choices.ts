/** What a nation may try in its turn and in its defence, as it sees the campaign. */
import type { AnyCommand } from '../../../engine/game/command.ts';
import type { Awaited, Game } from '../../../engine/game/game.ts';
import { besiegedBy, standsSiegeIn } from './besieged.ts';
import { elementsIn } from './commands.ts';
import { conflictOf } from './conflict.ts';
import { type Elements, lossesOf } from './elements.ts';
import { armyOf, ownOf, placeOf } from './state.ts';
import { hasActed } from './steps/turn.ts';
import {
  alliedArmyIn,
  attackGoals,
  inSupply,
  marchGoals,
  retreatWays,
  supplyWays,
  type Way,
  waysTo,
} from './ways.ts';

export const ACTS = ['march', 'attack', 'relieve', 'withdraw', 'sally', 'besiege'] as const;
export type Act = (typeof ACTS)[number];

/** The ways by which an act may be done; without a way for acts that need none. Null if it cannot be done. */
function waysOf(game: Game, player: string, act: Act): readonly Way[] | null {
  const from = placeOf(game, player);
  if (from === null) return null;
  const some = (ways: readonly Way[]): readonly Way[] | null => (ways.length > 0 ? ways : null);
  const to = (goals: readonly string[]): readonly Way[] | null =>
    some(goals.flatMap((goal) => waysTo(game, player, from, goal)));
  switch (act) {
    case 'march':
      return to(marchGoals(game, player));
    case 'attack':
      return to(attackGoals(game, player));
    case 'relieve': {
      const besieged = Object.entries(ownOf(game).sieges ?? {}).filter(([, siege]) => siege.by !== player);
      return to(besieged.map(([id]) => id));
    }
    case 'withdraw':
      return inSupply(game, player) ? null : some(supplyWays(game, player));
    case 'sally':
      return standsSiegeIn(game, player) === null ? null : [];
    case 'besiege':
      return besiegedBy(game, player) === from ? [] : null;
  }
}

export interface Possible {
  readonly act: Act;
  /** None where the act needs no way. */
  readonly ways: readonly Way[];
}

/** What the field army of the player on turn may try. */
export const actsOf = (game: Game, player: string): readonly Possible[] =>
  (hasActed(game) ? [] : ACTS).flatMap((act) => {
    const ways = waysOf(game, player, act);
    return ways ? [{ act, ways }] : [];
  });

/** The losses by which a player may answer, from his field army or the contingent that the question names. */
export const lossesAsked = (game: Game, player: string, about: Awaited['about'] = {}): readonly Elements[] =>
  lossesOf(
    about.contingent === undefined ? armyOf(game, player) : elementsIn(about.contingent),
    Number(about.ap),
    about.mounted === true,
  );

/** Everything that a defender may try: battle where he is or after moving up, a siege, or a withdrawal. */
export function defencesOf(game: Game, player: string): readonly AnyCommand[] {
  const conflict = conflictOf(game);
  if (!conflict) return [];
  const { kind, province } = conflict;
  const at = placeOf(game, player);
  const isThere = at === province;
  const isBarred = at === null || isThere || alliedArmyIn(game, player, province);
  const up = isBarred ? [] : waysTo(game, player, at, province);
  const away = at === null ? [] : retreatWays(game, player, at);
  const siege: readonly AnyCommand[] = [
    { type: 'defend', how: 'siege' },
    ...[...up, ...away].map((way): AnyCommand => ({ type: 'defend', how: 'siege', way })),
  ];
  return [
    ...(isThere ? [{ type: 'defend', how: 'battle' }] : []),
    ...up.map((way): AnyCommand => ({ type: 'defend', how: 'battle', way })),
    ...(kind === 'attack' ? siege : []),
    ...(kind === 'relief' && isThere ? away.map((way): AnyCommand => ({ type: 'withdraw', way })) : []),
  ];
}
