import { expect, test } from 'vitest';
import type { Game } from '../src/engine/game/game.ts';
import type { PlayOf } from '../src/engine/game/records/record.ts';
import { ownOf } from '../src/rules/hott/campaign/state.ts';
import { brokenLaws } from './support/campaign-laws.ts';
import { followed, isReplayed, seatsOf, shownOtherwise } from './support/campaign-play.ts';

const CAMPAIGNS = 200;
const PART = 25;
/** All that every seat is told is followed in some campaigns, since it takes as long as playing them. */
const FOLLOWED = 8;

test.each(Array.from({ length: CAMPAIGNS / PART }, (_, at) => at * PART + 1))(
  'random campaigns from %i end, keep the laws, come back when saved, and tell each seat what it may see',
  (from) => {
    for (let seed = from; seed < from + PART; seed++) {
      const { play, broken } = followed(seed);
      const { entries } = play.record;
      expect(broken, `campaign ${seed}`).toEqual([]);
      expect(play.battles.at(-1)?.result, `campaign ${seed}`).not.toBeNull();
      expect(isReplayed(play, (seed * PART) % entries.length), `campaign ${seed}`).toBe(true);
      if (seed % FOLLOWED === 0) expect(shownOtherwise(play, seatsOf(play)), `campaign ${seed}`).toEqual([]);
    }
  },
);

/** A state with some of its own notes changed. */
const withOwn = (game: Game, own: object): Game => ({ ...game, own: { ...game.own, ...own } }) as Game;

test('broken laws, records and views are noticed', () => {
  const { play } = followed(8);
  const [first, ...others] = play.battles as readonly [Game, ...Game[]];
  const [one = '', two = ''] = first.sides.map(({ id }) => id);
  const poor = first.sides.map((side) => ({ ...side, facts: { ...side.facts, army: {} } }));
  expect(brokenLaws(first)).toEqual([]);
  expect(brokenLaws({ ...first, sides: poor }).length).toBeGreaterThanOrEqual(first.sides.length);
  expect(brokenLaws(withOwn(first, { overlords: { [one]: two, [two]: one } }))).toHaveLength(2);
  expect(brokenLaws(withOwn(first, { control: { ...ownOf(first).control, centre: 'nobody' } }))).toHaveLength(
    1,
  );
  const forged: PlayOf = { ...play, battles: [first, ...others.slice(0, -1), first] };
  expect(isReplayed(forged, 1)).toBe(false);
  expect(shownOtherwise(forged, [one])).not.toEqual([]);
});
