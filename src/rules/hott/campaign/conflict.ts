/** An attack, a relief or a sally that is being settled: who stands on which side, and with what. */
import { holds } from '../../../engine/effects.ts';
import type { Game } from '../../../engine/game/game.ts';
import { costOf, type Element } from '../troops/troops.ts';
import { apOf, type Elements, eligibleIn, NONE, only } from './elements.ts';
import { armyOf, type Conflict, controllerOf, ownOf, siegeOf } from './state.ts';
import type { Help } from './ways.ts';

export type Role = 'attacker' | 'defender';
export const ROLES: readonly Role[] = ['attacker', 'defender'];

export const conflictOf = (game: Game): Conflict | null => ownOf(game).conflict ?? null;

/** The conflict as a text: a battle belongs to the conflict for which it was begun. */
export function conflictKey(game: Game): string {
  const { year, season, conflict } = ownOf(game);
  return [year, season, conflict?.province, conflict?.acting, conflict?.kind].join(' ');
}

/** The main protagonists. Who fights on the side of the province's owner, or was there first, is the defender. */
export const mainOf = ({ kind, acting, other }: Conflict, role: Role): string =>
  (kind === 'attack' || !holds('hott.campbat.3')) === (role === 'attacker') ? acting : other;

/** The side on which a player acts or answers. */
export const roleOf = (conflict: Conflict, player: string): Role =>
  mainOf(conflict, 'attacker') === player ? 'attacker' : 'defender';

export const helpersOf = ({ help = {} }: Conflict, role: Role) => help[role] ?? {};

/** How a player would help a role in this conflict. */
export const helpFor = (conflict: Conflict, role: Role): Help => ({
  role,
  attacker: mainOf(conflict, 'attacker'),
  defender: mainOf(conflict, 'defender') || null,
  province: conflict.province,
});

/** What each player brings to one side of the battle: his field army, or a contingent. */
export function broughtBy(game: Game, conflict: Conflict, role: Role): Readonly<Record<string, Elements>> {
  const main = mainOf(conflict, role);
  const siege = siegeOf(game, conflict.province);
  const contingents = Object.fromEntries(
    Object.entries(helpersOf(conflict, role)).map(([player, { elements }]) => [player, elements as Elements]),
  );
  const withBesieger = siege?.by === main ? (siege.with ?? {}) : {};
  return { [main]: holds('hott.campbat.1') ? armyOf(game, main) : NONE, ...withBesieger, ...contingents };
}

/** The types of element of a field army of which one may hold the general in its next battle, whatever held him before. */
export const generalsOf = (game: Game, player: string): readonly Element[] =>
  holds('hott.campres.4') ? eligibleIn(armyOf(game, player)) : [];

/** The element that a player's general is with where the player names none: the dearest that may hold one. */
export const usualGeneral = (game: Game, player: string): Element | null =>
  generalsOf(game, player).toSorted((a, b) => costOf(b) - costOf(a))[0] ?? null;

/** The players who take part, the main protagonist of each side first. */
export const partakersIn = (game: Game, conflict: Conflict): readonly string[] =>
  ROLES.flatMap((role) => Object.keys(broughtBy(game, conflict, role)));

/** The owner of the stronghold on the battlefield: the province's, if he takes part; null if there is none. */
export function strongholdOf(game: Game, conflict: Conflict): string | null {
  const owner = controllerOf(game, conflict.province);
  if (owner === null || !holds('hott.campbat.2')) return owner;
  return partakersIn(game, conflict).includes(owner) ? owner : null;
}

export const roleOfPlayer = (game: Game, conflict: Conflict, player: string): Role | null =>
  ROLES.find((role) => player in broughtBy(game, conflict, role)) ?? null;

/** The battle as the players see it: who fights whom, and with how many army points. */
export function battleOf(game: Game, conflict: Conflict) {
  const points = (role: Role) =>
    Object.fromEntries(
      Object.entries(broughtBy(game, conflict, role)).map(([player, elements]) => [player, apOf(elements)]),
    );
  return {
    province: conflict.province,
    attacker: mainOf(conflict, 'attacker'),
    defender: mainOf(conflict, 'defender'),
    stronghold: strongholdOf(game, conflict),
    sides: { attacker: points('attacker'), defender: points('defender') },
  };
}

/** Elements of a side without its hordes. */
export const withoutHordes = (elements: Elements): Elements => only(elements, (type) => type !== 'Hordes');
