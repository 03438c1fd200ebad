/** Follows random campaigns from entry to entry. */
import type { Game } from '../../src/engine/game/game.ts';
import { type PlayOf, replayWith } from '../../src/engine/game/records/record.ts';
import { publicEvent, view } from '../../src/engine/game/view.ts';
import { hottCampaign } from '../../src/rules/hott/campaign/index.ts';
import { playersOf } from '../../src/rules/hott/campaign/state.ts';
import { brokenLaws, joinedIn } from './campaign-laws.ts';
import { playCampaign } from './campaigns.ts';

const text = (value: unknown): string => JSON.stringify(value);

/** A random campaign, and every law that a state of it broke. */
export function followed(seed: number): { readonly play: PlayOf; readonly broken: readonly string[] } {
  const broken: string[] = [];
  let before: Game | null = null;
  const play = playCampaign(seed, (game, { record }) => {
    const found = [...brokenLaws(game), ...(before ? joinedIn(before, game) : [])];
    broken.push(...found.map((law) => `entry ${record.entries.length}: ${law}`));
    before = game;
  });
  return { play, broken };
}

/** Does the record lead to every position of the campaign again, from each place where it was saved? */
export function isReplayed({ record, battles }: PlayOf, saved: number): boolean {
  const entries = record.entries.slice(0, saved);
  const part = replayWith(hottCampaign.game, { ...record, entries }).battles;
  const whole = replayWith(hottCampaign.game, record).battles;
  return text(part) === text(battles.slice(0, saved + 1)) && text(whole) === text(battles);
}

/** The entries after which a seat that applies what it is told does not see what it may see. */
export function shownOtherwise(
  { record, battles }: PlayOf,
  seats: readonly (string | null)[],
): readonly string[] {
  return seats.flatMap((seat) => {
    let seen = view(hottCampaign, battles[0] as Game, seat);
    return record.entries.flatMap(({ events }, at) => {
      seen = events
        .flatMap((event) => publicEvent(event, seat) ?? [])
        .reduce((game, event) => hottCampaign.game.apply(game, event), seen);
      return text(seen) === text(view(hottCampaign, battles[at + 1] as Game, seat)) ? [] : [`${seat}: ${at}`];
    });
  });
}

/** All seats of a campaign, and that of an onlooker. */
export const seatsOf = ({ record }: PlayOf): readonly (string | null)[] => [
  ...playersOf(record.opening),
  null,
];
