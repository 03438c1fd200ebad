/** A nation leaves the game. */
import { holds } from '../../../engine/effects.ts';
import { NONE } from './elements.ts';
import { offersOf, setOffers } from './offers.ts';
import { endSiege, freeCaptives } from './sieges.ts';
import { controlledBy, ownOf, playersOf, record, setForces, tributariesOf } from './state.ts';
import { freeTributary } from './steps/bonds.ts';
import type { Work } from './steps/common.ts';

/** Offers by it and to it wait for no answer any more. */
function forgetOffers(work: Work, loser: string): void {
  for (const player of playersOf(work.battle)) {
    const all = offersOf(work.battle, player);
    const offers = all.filter(({ by, to }) => by !== loser && to !== loser);
    if (offers.length < all.length)
      setOffers(work, player, { type: 'campaign-offers-lapse', rule: 'hott.camptrib.5' }, { offers });
  }
}

/** Its provinces are independent, except the capital that was taken. */
export function knockOut(work: Work, loser: string, conqueror: string, capital: string): void {
  const own = ownOf(work.battle);
  for (const tributary of tributariesOf(work.battle, loser))
    freeTributary(work, tributary, 'hott.camptrib.5');
  for (const [province, { by }] of Object.entries(own.sieges ?? {}))
    if (by === loser) endSiege(work, province, 'hott.camptrib.5');
  for (const province of controlledBy(work.battle, loser)) endSiege(work, province, 'hott.camptrib.5');
  const now = ownOf(work.battle);
  const sieges = Object.fromEntries(
    Object.entries(now.sieges ?? {}).map(([id, siege]) => [
      id,
      {
        ...siege,
        with: Object.fromEntries(Object.entries(siege.with ?? {}).filter(([each]) => each !== loser)),
      },
    ]),
  );
  const control = Object.fromEntries(
    Object.entries(now.control ?? {}).map(([id, owner]) => [
      id,
      id === capital && holds('hott.camptrib.5') ? conqueror : owner === loser ? null : owner,
    ]),
  );
  const concerns = (pair: readonly string[]): boolean => pair.includes(loser);
  record(
    work,
    { type: 'campaign-knocked-out', rule: 'hott.camptrib.5', figures: { side: loser } },
    {
      control,
      sieges,
      out: [...(now.out ?? []), loser],
      wars: (now.wars ?? []).filter((pair) => !concerns(pair)),
      allies: (now.allies ?? []).filter((pair) => !concerns(pair)),
      grants: (now.grants ?? []).filter(({ by, to }) => by !== loser && to !== loser),
      overlords: Object.fromEntries(Object.entries(now.overlords ?? {}).filter((pair) => !concerns(pair))),
      captives: (now.captives ?? []).filter(({ of }) => of !== loser),
    },
  );
  freeCaptives(work, ({ by }) => by === loser);
  forgetOffers(work, loser);
  const story = { type: 'campaign-disperses', rule: 'hott.camptrib.5', figures: { side: loser } };
  setForces(work, loser, story, { army: NONE, reserve: NONE, at: null, hidden: null, written: null });
}
