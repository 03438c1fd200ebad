/** The state of a campaign at a distance, computed from its entries. It applies no rules. */
import type { CampaignFields } from '../../engine/campaign-fields.ts';
import type { Campaign } from '../../engine/contract/campaign.ts';
import type { Game } from '../../engine/game/game.ts';
import { commitmentTo, type FairDice } from '../../engine/game/records/fair-dice.ts';
import {
  battleNow,
  newestOnly,
  newPlay,
  type PlayOf,
  replayEntryWith,
} from '../../engine/game/records/record.ts';
import { isTold } from '../../engine/game/records/told.ts';
import type { CampaignTerms } from '../../protocol/campaigns.ts';
import type { Channel, Instruction } from '../../protocol/requests.ts';
import { fieldsOf, rulesetOf } from '../../scenario/every-ruleset.ts';
import type { Language } from '../../words/types.ts';
import type { CampaignEntry, CampaignEntryOf, How } from './log.ts';

export interface NationSeat {
  readonly nation: string;
  /** The hash of its player's secret; null for a bot. */
  readonly hash: string | null;
  /** The character of its bot; null for a player. */
  readonly bot: string | null;
  readonly instructions: readonly Instruction[];
  /** Since when it is asked without an answer, in milliseconds since 1970; null where it is not. */
  readonly asked: number | null;
  readonly channels: readonly Channel[];
  /** The language of its notices. */
  readonly language: Language;
  /** Has it had a notice since it is asked? */
  readonly noticed: boolean;
  /** How it wants a battle to be played. */
  readonly wish: { readonly key: string; readonly how: How; readonly general?: string } | null;
}

export interface CampaignState {
  /** Number of the newest entry. */
  readonly last: number;
  readonly terms: CampaignTerms;
  readonly campaign: Campaign;
  readonly fields: CampaignFields;
  readonly version: string;
  readonly secret: string;
  readonly seats: readonly NationSeat[];
  readonly play: PlayOf;
  /** The number of entries of the record that everybody was shown. */
  readonly told: number;
  /** The battle on this server, and the battle of the campaign for which it is. */
  readonly fought: { readonly battle: string; readonly key: string } | null;
  /** The number of battles that were made on this server. */
  readonly battles: number;
  readonly disclosed: boolean;
  /** When it was last played, in milliseconds since 1970. */
  readonly active: number;
}

export const gameOf = ({ play }: CampaignState): Game => battleNow(play);

export const isOver = (state: CampaignState): boolean => gameOf(state).result !== null;

export const seatOfNation = ({ seats }: CampaignState, nation: string): number =>
  seats.findIndex((seat) => seat.nation === nation);

/** The inputs of the dice that may be known now. */
export const diceOf = ({ secret, disclosed }: Pick<CampaignState, 'secret' | 'disclosed'>): FairDice => ({
  commitment: commitmentTo(secret),
  words: {},
  ...(disclosed ? { secret } : {}),
});

/** The full record with all secrets. After the end it holds the secret of the dice. */
export const wholeCampaign = (state: CampaignState): PlayOf['record'] => ({
  ...state.play.record,
  header: { ...state.play.record.header, dice: diceOf(state) },
});

/** Which seats are asked: since when, without their answer. `answered` is the nation that answered now. */
function withAsked(state: CampaignState, at: number, answered: string | null): CampaignState {
  const game = gameOf(state);
  const awaited = game.flow.awaits.filter((each) => state.campaign.isPressing(game, each));
  const seats = state.seats.map((seat): NationSeat => {
    const isAsked = awaited.some(({ by }) => by === seat.nation);
    const since = seat.nation === answered ? at : (seat.asked ?? at);
    return { ...seat, asked: isAsked ? since : null, noticed: isAsked && seat.noticed };
  });
  return { ...state, seats };
}

/** Throws where no campaign of the ruleset is known. */
export function campaignAtStart(entry: CampaignEntryOf<'campaign-created'>): CampaignState {
  const { terms, version, secret, opening, at } = entry;
  const [campaign, fields] = [rulesetOf(terms.ruleset)?.campaign, fieldsOf(terms.ruleset)];
  if (!campaign || !fields) throw new Error(`there is no campaign of ${terms.ruleset}`);
  const seats = terms.nations.map(
    ({ name, leader }): NationSeat => ({
      nation: name,
      hash: 'hash' in leader ? leader.hash : null,
      bot: 'bot' in leader ? leader.bot : null,
      instructions: [],
      asked: null,
      channels: [],
      language: 'en',
      noticed: false,
      wish: null,
    }),
  );
  const header = {
    format: 'acies-campaign/1',
    ruleset: terms.ruleset,
    version,
    title: terms.title,
    seats: Object.fromEntries(seats.flatMap(({ nation, bot }) => (bot === null ? [] : [[nation, bot]]))),
    dice: { commitment: commitmentTo(secret), words: {} },
  } as const;
  const state: CampaignState = {
    last: 1,
    terms,
    campaign,
    fields,
    version,
    secret,
    seats,
    play: newPlay(campaign.rules, header, opening),
    told: 0,
    fought: null,
    battles: 0,
    disclosed: false,
    active: at,
  };
  return withAsked(state, at, null);
}

function withSeat(
  state: CampaignState,
  number: number | null,
  set: (seat: NationSeat) => Partial<NationSeat>,
): CampaignState {
  const seats = state.seats.map((seat, at) => (at === number ? { ...seat, ...set(seat) } : seat));
  return { ...state, seats };
}

function played(state: CampaignState, { entry, at }: CampaignEntryOf<'played'>): CampaignState {
  const play = newestOnly(replayEntryWith(state.campaign.rules.game, state.play, entry) ?? state.play);
  const told = state.told + (isTold(entry, null) ? 1 : 0);
  return withAsked({ ...state, play, told, active: at }, at, entry.by);
}

type Fold<Entry> = (state: CampaignState, entry: Entry) => CampaignState;

const FOLDS: { readonly [Type in CampaignEntry['type']]: Fold<CampaignEntryOf<Type>> } = {
  'campaign-created': (state) => state,
  played,
  wished: (state, { by, key, how, general }) =>
    withSeat(state, by, () => ({
      wish: how === null ? null : { key, how, ...(general === undefined ? {} : { general }) },
    })),
  fought: (state, { battle, key }) => ({
    ...state,
    fought: battle === null ? null : { battle, key },
    battles: state.battles + (battle === null ? 0 : 1),
    // A new battle for the same conflict needs new wishes.
    seats: battle === null ? state.seats.map((seat) => ({ ...seat, wish: null })) : state.seats,
  }),
  'handed-on': (state, { by, hash }) => withSeat(state, by, () => ({ hash, channels: [] })),
  instructed: (state, { by, instructions }) => withSeat(state, by, () => ({ instructions })),
  followed: (state, { by, instruction, forgotten }) =>
    forgotten
      ? withSeat(state, by, ({ instructions }) => ({
          instructions: instructions.filter((_, at) => at !== instruction),
        }))
      : state,
  'stood-in': (state) => state,
  noticed: (state, { seat }) => withSeat(state, seat, () => ({ noticed: true })),
  'notices-wanted': (state, { by, channels, language }) =>
    withSeat(state, by, () => ({ channels, language })),
  disclosed: (state) => ({ ...state, disclosed: true }),
};

/** The state after one more entry. A recorded decision holds for ever. */
export function foldCampaign(state: CampaignState, entry: CampaignEntry): CampaignState {
  const fold = FOLDS[entry.type] as Fold<CampaignEntry>;
  return { ...fold(state, entry), last: state.last + 1 };
}
