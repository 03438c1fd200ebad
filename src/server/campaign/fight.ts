/** How the battle that a campaign waits for is to be played: here or by bots, where its leaders agree. */
import type { Field } from '../../engine/campaign-fields.ts';
import type { How } from './log.ts';
import { type CampaignState, gameOf, type NationSeat } from './state.ts';

export const fieldOf = (state: CampaignState): Field | null => state.fields.awaited(gameOf(state));

/** A wish counts only for the battle for which it was made. A bot takes any way. */
export function wishOf(seat: NationSeat | undefined, { key }: Field): How | null {
  if (seat?.bot != null) return 'any';
  return seat?.wish?.key === key ? seat.wish.how : null;
}

/** The seats of the leaders of both sides. */
export const leadersOf = (state: CampaignState, field: Field): readonly (NationSeat | undefined)[] =>
  field.sides.map(({ leader }) => state.seats.find(({ nation }) => nation === leader));

/** What the leaders agree on; `any` where nobody wants to play; null where they do not agree. */
export function agreedHow(state: CampaignState, field: Field): How | null {
  const wishes = leadersOf(state, field).map((seat) => wishOf(seat, field));
  const named = new Set(wishes.filter((how) => how !== 'any'));
  if (wishes.includes(null) || named.size > 1) return null;
  return [...named][0] ?? 'any';
}

/** The battle that is to be made now, and how it is to be played; null where there is none. */
export function toBegin(state: CampaignState): { readonly field: Field; readonly how: How } | null {
  const field = fieldOf(state);
  const how = field && agreedHow(state, field);
  return field && how !== null && how !== 'any' && state.fought?.key !== field.key ? { field, how } : null;
}
