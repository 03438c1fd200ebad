/** Offers between nations: until one is taken, only the two concerned know of it. */
import type { Json } from '../../../engine/data/json.ts';
import type { Story } from '../../../engine/game/event.ts';
import type { Game, GameSide } from '../../../engine/game/game.ts';
import type { GameWork } from '../../../engine/game/rules.ts';
import { happenFor } from '../../../engine/game/work.ts';
import { playersOf, sideOf } from './state.ts';

export type Offer = { readonly by: string; readonly to: string; readonly what: string };

/** The offers by a nation and to it that wait for an answer. */
export const offersOf = (game: Game, player: string): readonly Offer[] => sideOf(game, player).offers ?? [];

/** The offers by a nation that were declined in this year. */
export const declinedOf = (game: Game, player: string): readonly Offer[] =>
  sideOf(game, player).declined ?? [];

/** The offers that wait for the answer of a nation. */
export const offersTo = (game: Game, player: string): readonly Offer[] =>
  offersOf(game, player).filter(({ to }) => to === player);

/** Changes what a nation knows of offers, and tells nobody else. */
export function setOffers(
  work: GameWork,
  player: string,
  story: Story,
  set: { readonly offers?: readonly Offer[]; readonly declined?: readonly Offer[] },
): void {
  const before = work.battle.sides.find(({ id }) => id === player)?.facts ?? {};
  const all = Object.entries({ ...before, ...set } as GameSide['facts']);
  const isGone = ([name, value]: (typeof all)[number]): boolean =>
    (name === 'offers' || name === 'declined') && (value as readonly Json[]).length === 0;
  const facts = Object.fromEntries(all.filter((each) => !isGone(each)));
  const changes = [{ change: 'side', side: player, set: { facts } }] as const;
  happenFor<GameWork>(work, player, story, changes);
}

/** In a new year what was declined may be offered again. */
export function forgetDeclined(work: GameWork): void {
  for (const player of playersOf(work.battle))
    if (declinedOf(work.battle, player).length > 0)
      setOffers(work, player, { type: 'campaign-offers-lapse', rule: 'hott.campyear.1' }, { declined: [] });
}
