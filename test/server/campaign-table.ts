/** Campaigns on a server for tests: three nations with a seat each, and what their streams tell. */

import { BOTS } from '../../src/bots/bots.ts';
import { randomFrom } from '../../src/bots/random.ts';
import { loadNations } from '../../src/bots/rulesets.ts';
import { applyToGame } from '../../src/engine/game/apply.ts';
import type { AnyCommand } from '../../src/engine/game/command.ts';
import type { Game } from '../../src/engine/game/game.ts';
import {
  type CampaignAction,
  type CampaignMessage,
  type CampaignRequest,
  campaignMessageForm,
  campaignTerms,
} from '../../src/protocol/campaigns.ts';
import type { Channel } from '../../src/protocol/requests.ts';
import { rulesetOf } from '../../src/scenario/every-ruleset.ts';
import { botJob } from '../../src/server/bots/playing.ts';
import type { NationWanted, Pool, Think } from '../../src/server/bots/pool.ts';
import { createCampaign } from '../../src/server/campaign/creating.ts';
import type { Campaigns } from '../../src/server/campaign/kept.ts';
import { nationJob } from '../../src/server/campaign/leading.ts';
import { hostOn } from '../../src/server/host.ts';
import { inCampaigns, noticesJob } from '../../src/server/notices/job.ts';
import type { Notice } from '../../src/server/notices/sending.ts';
import { openService } from '../../src/server/open-service.ts';
import { type DoneIn, hashOfSecret, type NotDone, perform } from '../../src/server/perform.ts';
import { openStore } from '../../src/server/store/open.ts';
import { watch } from '../../src/server/watching.ts';
import { START, secretOf } from './table.ts';

let ids = 0;

/** All that a viewer knows from the messages of its stream. */
export interface CampaignFollower {
  readonly messages: CampaignMessage[];
  /** The bytes that were sent. */
  readonly sent: string[];
  games: Game[];
}

export interface Leader extends CampaignFollower {
  readonly nation: string;
  readonly secret: string;
  do(name: CampaignAction, body?: unknown): Promise<DoneIn<Campaigns> | NotDone<Campaigns>>;
  /** Gives an order; throws if it is refused. */
  order(command: AnyCommand): Promise<void>;
}

/** Bots of campaigns think at once, in the thread of the test. */
const think: Think<NationWanted> = async ({ nation: { seen, question, character }, refused }) => {
  const nations = await loadNations(seen.ruleset);
  const answer =
    character === null
      ? nations?.standIn(seen, question, refused)
      : nations?.answer(seen, question, character, refused);
  return { command: answer?.command ?? null };
};
/** The sides of bots in battles are led by a bot that is quick, also at once. */
const thinkOfBattle: Think = async ({ view, side, seed, refused }) => {
  const rules = rulesetOf(view.ruleset);
  const command = rules && BOTS.quick?.answer(rules, view, side, randomFrom(seed), refused).command;
  return { command: command ?? null };
};
const battlePool: Pool = { inTurn: (work) => work(thinkOfBattle), close: async () => undefined };

const pool: Pool<NationWanted> = { inTurn: (work) => work(think), close: async () => undefined };

export const NATIONS = ['red', 'blue', 'green'] as const;

export interface CampaignWanted {
  /** The characters of bots, by nation. */
  readonly bots?: Readonly<Record<string, string>>;
  readonly awayAfter?: number;
  readonly armies?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Where it is kept; in memory if not told. */
  readonly address?: string;
  /** The secret of the dice. */
  readonly dice?: string;
}

export async function openCampaign({
  bots = {},
  awayAfter,
  armies = {},
  dice = 'dice',
  address = ':memory:',
}: CampaignWanted = {}) {
  const store = await openStore(address);
  const clock = { now: START };
  const notices: { readonly channel: Channel; readonly notice: Notice }[] = [];
  const host = hostOn(store, {
    now: () => clock.now,
    newSecret: () => secretOf(dice),
    address: 'https://acies.example.org',
  });
  const service = openService(host, ({ lives, campaigns, campaignPresences }) => ({
    bot: botJob(host, lives, battlePool),
    nation: nationJob(host, campaigns, pool),
    'nation-notices': noticesJob(
      inCampaigns,
      host,
      campaigns,
      campaignPresences.asked,
      async (channel, notice) => void notices.push({ channel, notice }),
    ),
  }));
  const terms = campaignTerms.parse({
    ruleset: 'hott',
    title: 'Three lands',
    nations: NATIONS.map((name) => ({
      name,
      ...(armies[name] ? { army: armies[name] } : {}),
      leader: bots[name] ? { bot: bots[name] } : { hash: hashOfSecret(secretOf(name)) },
    })),
    ...(awayAfter === undefined ? {} : { awayAfter }),
  });
  const made = await createCampaign(host, terms, 'campaign-1', hashOfSecret('maker'));
  if (!made.ok) throw new Error(JSON.stringify(made));
  const { campaign } = made;
  const games = { host, lives: service.campaigns };

  async function follow(secret: string | null): Promise<CampaignFollower> {
    const seen: CampaignFollower = { messages: [], sent: [], games: [] };
    const hash = secret === null ? null : hashOfSecret(secret);
    const watched = await watch(
      games,
      campaign,
      hash,
      { after: 0 },
      {
        tell(messages) {
          for (const each of messages) {
            const text = JSON.stringify(each);
            const message = campaignMessageForm.parse(JSON.parse(text));
            seen.sent.push(text);
            seen.messages.push(message);
            if (message.type === 'created') seen.games = [message.opening];
            const now = seen.games.at(-1);
            if (message.type !== 'played' || !now) continue;
            if (message.keep !== undefined) seen.games = seen.games.slice(0, message.keep + 1);
            else seen.games.push(message.events.reduce<Game>(applyToGame, now));
          }
        },
      },
    );
    if (!watched?.ok) throw new Error(JSON.stringify(watched));
    return seen;
  }

  async function lead(nation: string): Promise<Leader> {
    const secret = secretOf(nation);
    const seen = await follow(secret);
    const send: Leader['do'] = async (what, body = {}) => {
      const request = { do: what, id: `test-${++ids}`.padEnd(8, '-'), body } as CampaignRequest;
      const done = await perform<Campaigns>(games, campaign, request, hashOfSecret(secret));
      if (!done) throw new Error('there is no campaign');
      return done;
    };
    return Object.assign(seen, {
      nation,
      secret,
      do: send,
      async order(command: AnyCommand) {
        const done = await send('play', { command });
        if (!done.ok) throw new Error(`${nation} ${command.type}: ${JSON.stringify(done)}`);
      },
    });
  }

  return {
    service,
    campaign,
    clock,
    /** The notices that were sent. */
    notices,
    store,
    follow,
    lead,
    /** The campaign as the server keeps it. */
    state: async () => {
      const state = await service.campaigns.inTurn(campaign, async (live) => live.state);
      if (!state) throw new Error('there is no campaign');
      return state;
    },
    async close() {
      await service.close();
      await store.close();
    },
  };
}

export type CampaignTable = Awaited<ReturnType<typeof openCampaign>>;

export const nowOf = ({ games }: CampaignFollower): Game => {
  const game = games.at(-1);
  if (!game) throw new Error('it has not begun');
  return game;
};

/** What a nation is asked, besides bonds. */
export const askedOf = (seen: CampaignFollower, nation: string): string | undefined =>
  nowOf(seen).flow.awaits.find(({ by, kind }) => by === nation && kind !== 'bonds')?.kind;
