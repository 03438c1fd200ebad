/** At which table edges contingents arrive: those nearest to the way by which they come on the map. */

import type { Game } from '../../../engine/game/game.ts';
import type { Contingents } from '../setup/new-battle.ts';
import { broughtBy, helpersOf, mainOf, ROLES, type Role } from './conflict.ts';
import { neighboursOf } from './map.ts';
import { type Conflict, controllerOf, mapOf } from './state.ts';

/** The province next to the battle from which the acting army came. */
function actingFrom(game: Game, { from, province }: Conflict): string | null {
  if (from === null || from === province) return from;
  const next = neighboursOf(mapOf(game), province);
  if (next.includes(from)) return from;
  return next.find((each) => neighboursOf(mapOf(game), each).includes(from)) ?? null;
}

/** An army came by way of its base edge, so who comes the same way has that edge. All other ways lead to the sides. */
function edgeFor(game: Game, conflict: Conflict, role: Role, from: string | undefined): string {
  const { province, kind } = conflict;
  if (from === undefined || from === province) return 'own';
  const acting: Role = kind === 'attack' ? 'attacker' : 'defender';
  if (from === actingFrom(game, conflict)) return role === acting ? 'own' : 'enemy';
  return controllerOf(game, from) === mainOf(conflict, role) ? 'own' : 'sides';
}

/** The edges of all contingents of a battle, by player. */
export const landingsIn = (game: Game, conflict: Conflict): Contingents =>
  Object.fromEntries(
    ROLES.flatMap((role) =>
      Object.keys(broughtBy(game, conflict, role))
        .filter((player) => player !== mainOf(conflict, role))
        .map((player) => {
          const { from } = helpersOf(conflict, role)[player] ?? {};
          return [player, { edges: [edgeFor(game, conflict, role, from)] }] as const;
        }),
    ),
  );
