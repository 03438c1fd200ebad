/**
 * Battles on a server for tests, with a settable clock, known secrets, and players who apply the messages of their
 * streams.
 */
import { createHash } from 'node:crypto';
import { BOTS } from '../../src/bots/bots.ts';
import { randomFrom } from '../../src/bots/random.ts';
import { apply } from '../../src/engine/battle/apply.ts';
import type { Battle, SideId } from '../../src/engine/battle.ts';
import type { AnyCommand } from '../../src/engine/command.ts';
import type { Created, Done } from '../../src/protocol/answers.ts';
import { type Message, messageForm } from '../../src/protocol/messages.ts';
import type { ActionName, Request } from '../../src/protocol/requests.ts';
import { type Terms, termsSchema } from '../../src/protocol/terms.ts';
import { rulesetOf } from '../../src/scenario/every-ruleset.ts';
import { create } from '../../src/server/creating.ts';
import { type Host, hostOn } from '../../src/server/host.ts';
import { openService } from '../../src/server/open-service.ts';
import { hashOfSecret, type NotDone, perform } from '../../src/server/perform.ts';
import type { Service } from '../../src/server/service.ts';
import { openStore } from '../../src/server/store/open.ts';
import { watch } from '../../src/server/watching.ts';

export const HOTT = { ruleset: 'hott', red: 'long-barrow', blue: 'spear-league' } as const;

export const secretOf = (name: string): string => createHash('sha256').update(name).digest('hex');

let ids = 0;
const newId = (): string => `test-${++ids}`.padEnd(8, '-');

/** A message of any type; a test asks for the part that it expects. */
export type Heard = Message & { readonly [part: string]: unknown };

/** All that a player knows from the messages of its stream. */
export interface Follower {
  readonly messages: Heard[];
  /** The battle at the beginning, and after each entry that is not undone. */
  battles: Battle[];
  tell(messages: readonly Message[]): void;
}

/** A message as it arrives. It must have the form that the protocol declares. */
const asSent = (message: Message): Heard => messageForm.parse(JSON.parse(JSON.stringify(message))) as Heard;

export function follower(): Follower {
  const made: Follower = {
    messages: [],
    battles: [],
    tell(messages) {
      for (const message of messages) {
        if (message.number !== made.messages.length + 1)
          throw new Error(`message ${message.number} came after ${made.messages.length}`);
        made.messages.push(asSent(message));
        if (message.type === 'begun') made.battles = [message.opening];
        if (message.type !== 'played') continue;
        const now = made.battles.at(-1);
        if (!now) throw new Error('played before it began');
        if (typeof message.keep === 'number') made.battles = made.battles.slice(0, message.keep + 1);
        else made.battles.push(message.events.reduce(apply, now));
      }
    },
  };
  return made;
}

export interface Player {
  readonly secret: string;
  readonly side: SideId;
  readonly seen: Follower;
  do(name: ActionName, body?: unknown, more?: Partial<Request>): Promise<Done | NotDone>;
  /** Like `do`, but throws if the action is refused. */
  must(name: ActionName, body?: unknown): Promise<Done>;
}

export interface Table {
  readonly service: Service;
  readonly battle: string;
  readonly created: Created;
  readonly clock: { now: number };
  player(name: string, side: SideId): Promise<Player>;
  spectator(): Promise<Follower>;
  close(): Promise<void>;
}

export const termsOf = (changes: Partial<Terms> = {}): Terms =>
  termsSchema.parse({ ruleset: HOTT.ruleset, title: 'A test', setup: 'by-program', ...changes });

export interface TableWanted {
  readonly terms?: Partial<Terms>;
  readonly store?: string;
  readonly host?: Partial<Host>;
}

export const START = 1_800_000_000_000;

export async function openTable({
  terms = {},
  store = ':memory:',
  host = {},
}: TableWanted = {}): Promise<Table> {
  const opened = await openStore(store);
  const clock = { now: START };
  const service = openService(
    hostOn(opened, { now: () => clock.now, newSecret: () => secretOf('dice'), ...host }),
  );
  const made = await create(service, termsOf(terms), 'create-1', hashOfSecret('maker'));
  if (!made.ok) throw new Error(JSON.stringify(made.reasons));
  return {
    service,
    battle: made.battle,
    created: made,
    clock,
    player: (name, side) => playerAt(service, made.battle, name, side),
    async spectator() {
      const seen = follower();
      const watched = await watch(service, made.battle, null, { after: 0 }, seen);
      if (!watched?.ok) throw new Error(JSON.stringify(watched));
      return seen;
    },
    async close() {
      await service.close();
      await opened.close();
    },
  };
}

/** A player who takes a seat and watches its stream. */
export async function playerAt(
  service: Service,
  battle: string,
  name: string,
  side: SideId,
  more: object = {},
): Promise<Player> {
  const secret = secretOf(name);
  const hash = hashOfSecret(secret);
  const seen = follower();
  const send: Player['do'] = async (what, body = {}, more = {}) => {
    const request = { do: what, id: newId(), body, ...more } as Request;
    const done = await perform(service, battle, request, hash);
    if (!done) throw new Error(`there is no battle ${battle}`);
    return done;
  };
  const must: Player['must'] = async (what, body) => {
    const done = await send(what, body);
    if (!done.ok) throw new Error(`${what}: ${JSON.stringify(done)}`);
    return done;
  };
  await must('join', { name, side, ...more });
  const watched = await watch(service, battle, hash, { after: 0 }, seen);
  if (!watched?.ok) throw new Error(JSON.stringify(watched));
  return { secret, side, seen, do: send, must };
}

/** Both players, ready for the first bound. */
export async function seatBoth(table: Table): Promise<readonly [Player, Player]> {
  const red = await table.player('Ann', 'red');
  const blue = await table.player('Bob', 'blue');
  await red.must('prepare', { word: 'oak', army: { id: HOTT.red } });
  await blue.must('prepare', { word: 'ash', army: { id: HOTT.blue } });
  return [red, blue];
}

export const nowOf = ({ battles }: Follower): Battle => {
  const battle = battles.at(-1);
  if (!battle) throw new Error('it has not begun');
  return battle;
};

/** The player who is asked now. */
export const askedOf = (players: readonly Player[]): Player | undefined => {
  const [first] = players;
  const by = first && nowOf(first.seen).flow.awaits[0]?.by;
  return players.find(({ side }) => side === by);
};

const bot = BOTS.quick;

/** The answer of a bot in place of a player, from what the player sees. */
export function answerOf(player: Player, seed: number, refused: readonly AnyCommand[] = []): AnyCommand {
  const seen = nowOf(player.seen);
  const rules = rulesetOf(seen.ruleset);
  if (!rules || !bot) throw new Error('no rules, no bot');
  return bot.answer(rules, seen, player.side, randomFrom(seed), refused).command;
}

/** Plays this many commands, or to the end. `each` is called after every command. */
export async function playOn(
  players: readonly Player[],
  commands: number,
  each: () => void | Promise<void> = () => undefined,
): Promise<void> {
  for (let played = 0; played < commands; played++) {
    const player = askedOf(players);
    if (!player || nowOf(player.seen).result) return;
    const refused: AnyCommand[] = [];
    for (;;) {
      const command = answerOf(player, played, refused);
      const done = await player.do('play', { command }, { on: player.seen.messages.length });
      if (done.ok) break;
      if (done.status !== 422 || refused.length > 20) throw new Error(JSON.stringify(done));
      refused.push(command);
    }
    await each();
  }
}
