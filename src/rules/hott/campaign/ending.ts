/** How a campaign ends, and what each player scores. */
import { holds } from '../../../engine/effects.ts';
import type { Game, Result } from '../../../engine/game/game.ts';
import { agreed } from '../../../engine/game/options.ts';
import type { GameWork } from '../../../engine/game/rules.ts';
import { tell } from '../../../engine/game/work.ts';
import { YEARS } from './options.ts';
import { controlledBy, isOut, livingOf, ownOf, playersOf, tributariesOf } from './state.ts';

const PER_PROVINCE = 6;
const PER_TRIBUTARY_PROVINCE = 4;

/** Prestige, and points for provinces of one's own and of one's direct tributaries. */
export function scoreOf(game: Game, player: string): number {
  const prestige = ownOf(game).prestige?.[player] ?? 0;
  if (isOut(game, player) && holds('hott.campwin.2')) return prestige;
  if (!holds('hott.campwin.1')) return prestige;
  const below = tributariesOf(game, player).flatMap((each) => controlledBy(game, each));
  return prestige + PER_PROVINCE * controlledBy(game, player).length + PER_TRIBUTARY_PROVINCE * below.length;
}

/** Equal scores share the victory: then there is no single winner. */
function resultOf(game: Game): Result {
  const score = playersOf(game).map((player) => scoreOf(game, player));
  const best = Math.max(...score);
  const winners = playersOf(game).filter((_, at) => score[at] === best);
  return { winner: winners.length === 1 ? (winners[0] ?? null) : null, how: 'time', score };
}

/** Do all nations that are left agree to end the campaign with the season? */
const allAgree = (game: Game): boolean =>
  livingOf(game).every((player) => ownOf(game).ending?.includes(player));

/** Ends the campaign after the autumn of its last year, or after any season if all agree. */
export function endCampaign(work: GameWork, isAutumn: boolean): boolean {
  const last = agreed(work.battle.options, YEARS) ?? 3;
  const isDue = isAutumn && (ownOf(work.battle).year ?? 1) >= last;
  if (!isDue && !allAgree(work.battle)) return false;
  const result = resultOf(work.battle);
  const story = { type: 'campaign-ends', rule: 'hott.campwin.1', figures: { winner: result.winner ?? '' } };
  tell<GameWork>(work, story, [{ change: 'end', result } as never]);
  return true;
}
