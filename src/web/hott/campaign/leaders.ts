/** Who leads the nations: people, or bots. The seats in the header of the record say it. */

import { CHARACTER_NAMES, type CharacterName } from '../../../bots/hott/campaign/characters.ts';
import type { Json } from '../../../engine/data/json.ts';
import { rowOf } from '../../../engine/data/lookup.ts';
import type { Awaited } from '../../../engine/game/game.ts';
import { battleNow, type PlayOf } from '../../../engine/game/records/record.ts';
import { offersTo } from '../../../rules/hott/campaign/offers.ts';
import { playersOf } from '../../../rules/hott/campaign/state.ts';

/** The character of the bot that leads a nation; null where a person leads it. */
export function botOf({ record }: PlayOf, nation: Json | undefined): CharacterName | null {
  const seat = rowOf(record.header.seats, String(nation));
  return CHARACTER_NAMES.find((name) => name === seat) ?? null;
}

/** The nations that people lead. */
export const peopleIn = (play: PlayOf): readonly string[] =>
  playersOf(battleNow(play)).filter((nation) => botOf(play, nation) === null);

/** Is a bot to answer? People report the battles in which they fight, and a bot looks at bonds that it is offered. */
function isForBot(play: PlayOf, { by, kind, about }: Awaited): boolean {
  if (botOf(play, by) === null) return false;
  if (kind === 'bonds') return offersTo(battleNow(play), by).length > 0;
  return kind !== 'battle' || [about?.attacker, about?.defender].every((each) => botOf(play, each) !== null);
}

/** The question that a bot answers next; null where none is asked. Bots answer before people do. */
export const askedOfBot = (play: PlayOf): Awaited | null =>
  battleNow(play).flow.awaits.find((awaited) => isForBot(play, awaited)) ?? null;
