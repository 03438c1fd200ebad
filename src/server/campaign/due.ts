/** The jobs that are due for a campaign, and when. They follow from its state alone. */
import type { Awaited } from '../../engine/game/game.ts';
import { days, NOTICE_AFTER } from '../battle/times.ts';
import type { Due } from '../store/store.ts';
import { agreedHow, fieldOf, toBegin, wishOf } from './fight.ts';
import { type CampaignState, gameOf, isOver, type NationSeat } from './state.ts';

export type CampaignDueKind = 'nation' | 'field' | 'nation-notices';

/** A question that the program answers: for its bot, or for a player who is away. */
export interface Unled {
  readonly question: Awaited;
  readonly seat: number;
  /** When the program may answer, in milliseconds since 1970. */
  readonly at: number;
}

/** When the program may answer for a seat; null for never. Offers wait for their player, even if he is away. */
function answersAt(state: CampaignState, { bot, asked }: NationSeat, question: Awaited): number | null {
  if (bot !== null) return state.active;
  const { awayAfter } = state.terms;
  if (awayAfter === null || asked === null || state.campaign.mayWait(question)) return null;
  return asked + days(awayAfter);
}

/** Is there nothing to answer for a leader: does the battle go on here, or does he wait for the other's wish? */
function isWaiting(state: CampaignState, seat: NationSeat, { kind }: Awaited): boolean {
  const field = fieldOf(state);
  if (kind !== 'battle' || !field) return false;
  const isBegun = state.fought?.key === field.key || toBegin(state) !== null;
  return isBegun || (wishOf(seat, field) !== null && agreedHow(state, field) !== 'any');
}

/** The question that the program answers first; null where it answers none. */
export function unledIn(state: CampaignState): Unled | null {
  const game = gameOf(state);
  if (isOver(state)) return null;
  const all = game.flow.awaits.flatMap((question): readonly Unled[] => {
    const number = state.seats.findIndex(({ nation }) => nation === question.by);
    const seat = state.seats[number];
    const at = seat && state.campaign.isPressing(game, question) ? answersAt(state, seat, question) : null;
    if (!seat || at === null || isWaiting(state, seat, question)) return [];
    return [{ question, seat: number, at }];
  });
  return all.toSorted((a, b) => a.at - b.at)[0] ?? null;
}

/** When each seat that is asked, wants notices, and has had none since, gets one: milliseconds since 1970. */
export function noticesDue(state: CampaignState): readonly { readonly seat: number; readonly at: number }[] {
  const game = gameOf(state);
  if (isOver(state)) return [];
  return state.seats.flatMap((seat, number) => {
    const { nation, channels, asked, noticed } = seat;
    const isWanted = channels.length > 0 && asked !== null && !noticed;
    const mustAnswer = game.flow.awaits.some(
      (question) =>
        question.by === nation &&
        state.campaign.isPressing(game, question) &&
        !isWaiting(state, seat, question),
    );
    // Not from when anything was last played: a later notice would tell that something hidden was.
    return isWanted && mustAnswer ? [{ seat: number, at: asked + NOTICE_AFTER }] : [];
  });
}

export function dueInCampaign(state: CampaignState): readonly Due[] {
  const unled = unledIn(state);
  const notices = noticesDue(state).map(({ at }) => at);
  return [
    ...(unled ? [{ kind: 'nation' satisfies CampaignDueKind, at: unled.at }] : []),
    ...(toBegin(state) ? [{ kind: 'field' satisfies CampaignDueKind, at: state.active }] : []),
    ...(notices.length > 0
      ? [{ kind: 'nation-notices' satisfies CampaignDueKind, at: Math.min(...notices) }]
      : []),
  ];
}
