/** A campaign at a distance, folded from the messages of one seat's stream. It knows no rule. */
import { applyToGame } from '../../../../engine/game/apply.ts';
import type { Game } from '../../../../engine/game/game.ts';
import { battleNow, type PlayOf, unplayed } from '../../../../engine/game/records/record.ts';
import type { CampaignMessage, CampaignMessageOf } from '../../../../protocol/campaigns.ts';
import type { Channel, Instruction } from '../../../../protocol/requests.ts';

export interface CampaignTold {
  /** Number of the newest message. */
  readonly number: number;
  readonly title: string;
  /** The nation of the own seat; null for a spectator. */
  readonly nation: string | null;
  /** Null until the first message. */
  readonly play: PlayOf | null;
  /** How each nation wants the battle with this key to be played. */
  readonly wishes: Readonly<Record<string, { readonly key: string; readonly how: string | null }>>;
  /** The battle on the server. */
  readonly fought: string | null;
  readonly instructions: readonly Instruction[];
  readonly channels: readonly Channel[];
}

export const NO_CAMPAIGN_TOLD: CampaignTold = {
  number: 0,
  title: '',
  nation: null,
  play: null,
  wishes: {},
  fought: null,
  instructions: [],
  channels: [],
};

function created(told: CampaignTold, message: CampaignMessageOf<'created'>): CampaignTold {
  const { ruleset, title, version, bots, opening, nation } = message;
  const seats = Object.fromEntries(
    opening.sides.flatMap(({ id }, at) => (bots[at] ? [[id, bots[at] as string]] : [])),
  );
  const header = { format: 'acies-campaign/1', ruleset, version, title, seats } as const;
  return { ...told, title, nation, play: unplayed({ header, opening, entries: [] }) };
}

/** The command of another seat is not told. */
const UNSEEN = { type: 'unseen' } as const;

function withPlayed(play: PlayOf, message: CampaignMessageOf<'played'>): PlayOf {
  const { side, command = UNSEEN, events, seal, keep, asked } = message;
  const entry = { by: side, command, events, ...(seal === undefined ? {} : { seal }) };
  const record = { ...play.record, entries: [...play.record.entries, entry] };
  if (keep !== undefined)
    return {
      record,
      live: play.live.slice(0, keep),
      battles: play.battles.slice(0, keep + 1),
      undone: [],
      asked: asked ?? null,
    };
  return {
    record,
    live: [...play.live, play.record.entries.length],
    battles: [...play.battles, events.reduce<Game>(applyToGame, battleNow(play))],
    undone: [],
    asked: null,
  };
}

type Fold<Type extends CampaignMessage['type']> = (
  told: CampaignTold,
  message: CampaignMessageOf<Type>,
) => CampaignTold;

const FOLDS: { readonly [Type in CampaignMessage['type']]?: Fold<Type> } = {
  created,
  played: (told, message) => ({ ...told, play: told.play && withPlayed(told.play, message) }),
  wished(told, { by, key, how }) {
    const nation = told.play?.record.opening.sides[by ?? -1]?.id ?? '';
    return { ...told, wishes: { ...told.wishes, [nation]: { key, how } } };
  },
  fought: (told, { battle }) => ({
    ...told,
    fought: battle,
    wishes: battle === null ? {} : told.wishes,
  }),
  instructed: (told, { instructions }) => ({ ...told, instructions }),
  'notices-wanted': (told, { channels }) => ({ ...told, channels }),
  followed: (told, { instruction, forgotten }) => ({
    ...told,
    instructions: told.instructions.filter((_, at) => !forgotten || at !== instruction),
  }),
};

/** What is known after one more message. */
export function foldCampaignMessage(told: CampaignTold, message: CampaignMessage): CampaignTold {
  const fold = FOLDS[message.type] as Fold<CampaignMessage['type']> | undefined;
  return { ...(fold?.(told, message as never) ?? told), number: message.number };
}
