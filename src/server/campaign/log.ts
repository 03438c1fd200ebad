/** The entries of a campaign in the store: each is a fact that never changes. */
import type { GameEvent, Reason } from '../../engine/game/event.ts';
import type { Game } from '../../engine/game/game.ts';
import type { CampaignTerms } from '../../protocol/campaigns.ts';
import type { Channel, Instruction } from '../../protocol/requests.ts';
import type { Language } from '../../words/types.ts';
import type { PlayedParts } from '../played.ts';

/** How a leader wants the awaited battle to be played. A bot takes any way. */
export type How = 'here' | 'bots' | 'any';

export type CampaignFact =
  /** `secret` is the secret of the dice; it stays hidden until the campaign is over. */
  | {
      readonly type: 'campaign-created';
      readonly terms: CampaignTerms;
      readonly version: string;
      readonly secret: string;
      readonly opening: Game;
    }
  | ({ readonly type: 'played' } & PlayedParts<GameEvent>)
  /** `key` names the battle for which it is; `general` the element that holds the general. */
  | { readonly type: 'wished'; readonly key: string; readonly how: How | null; readonly general?: string }
  /** The battle on this server for the battle that is awaited; null where it was given up or is over. */
  | { readonly type: 'fought'; readonly battle: string | null; readonly key: string }
  /** From now on the seat has this secret, known by its hash. */
  | { readonly type: 'handed-on'; readonly hash: string }
  | { readonly type: 'instructed'; readonly instructions: readonly Instruction[] }
  | {
      readonly type: 'followed';
      /** Its index among the instructions of the seat. */
      readonly instruction: number;
      readonly forgotten: boolean;
      readonly refused?: readonly Reason[];
    }
  /** A bot answers once for the player of the seat, who has not answered in time. */
  | { readonly type: 'stood-in' }
  | { readonly type: 'noticed'; readonly seat: number }
  | { readonly type: 'notices-wanted'; readonly channels: readonly Channel[]; readonly language: Language }
  | { readonly type: 'disclosed'; readonly secret: string };

/** A fact with its time and author. */
export type CampaignEntry = CampaignFact & {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The number of the seat that did it, from 0; null for the server. */
  readonly by: number | null;
  /** The name that the sender gave to the request, so that it is carried out only once. */
  readonly id?: string;
};

export type CampaignEntryOf<Type extends CampaignFact['type']> = Extract<
  CampaignEntry,
  { readonly type: Type }
>;
