/** Makes new battles, rematches too. */
import { createHash } from 'node:crypto';
import { OPENED } from '../bots/opening/openings.ts';
import { optionFaults } from '../engine/game/options.ts';
import { commitmentTo } from '../engine/game/records/fair-dice.ts';
import type { Created } from '../protocol/answers.ts';
import { SIDES, type Terms } from '../protocol/terms.ts';
import { rulesetOf } from '../scenario/every-ruleset.ts';
import { invitationTo } from './battle/actions/joining.ts';
import { add, type Draft } from './battle/draft.ts';
import { battles } from './battle/kind.ts';
import type { EntryOf } from './battle/log.ts';
import { type State, stateAtStart } from './battle/state.ts';
import type { Host } from './host.ts';
import { appendingOf } from './lives.ts';
import { nameOfDeed } from './perform.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Service } from './service.ts';

/** The id of a game: the same request from the same person gives the same game. */
export const idOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 24);

function whyNot({ ruleset, options }: Terms): Refusal | null {
  const rules = rulesetOf(ruleset);
  const known = OPENED;
  if (!rules) return refusal(422, 'fault.unknown-ruleset', { ruleset, known });
  if (!known.includes(ruleset)) return refusal(422, 'server.no-armies', { ruleset, known });
  const faults = optionFaults(rules.options, options);
  return faults.length === 0
    ? null
    : { status: 422, reasons: faults.map((fault) => ({ rule: '', ...fault })) };
}

/** A draft for a battle that is not in the store yet. */
function newDraft(
  { now, newSecret }: Host,
  terms: Terms,
  more: Pick<EntryOf<'created'>, 'id' | 'after'>,
): Draft {
  const entry: EntryOf<'created'> = {
    type: 'created',
    terms,
    version: rulesetOf(terms.ruleset)?.version ?? '',
    secret: newSecret(),
    at: now(),
    by: null,
    ...more,
  };
  return { state: stateAtStart(entry), entries: [entry], now: entry.at };
}

const createdAs = (battle: string, state: State): Created => ({
  ok: true,
  battle,
  invitation: invitationTo(state, ''),
  commitment: commitmentTo(state.secret),
});

/** Makes a battle that others can join; `hash` is the hash of the maker's secret. */
export async function create(
  { host, lives }: Pick<Service, 'host' | 'lives'>,
  terms: Terms,
  id: string,
  hash: string,
): Promise<Created | ({ readonly ok: false } & Refusal)> {
  const why = whyNot(terms);
  if (why) return { ok: false, ...why };
  const name = nameOfDeed(hash, id);
  const battle = idOf('battle', hash, id);
  const draft = newDraft(host, terms, { id: name });
  await host.store.append(appendingOf(battles, battle, draft));
  const made = await lives.inTurn(battle, async ({ state }) => createdAs(battle, state));
  return made ?? createdAs(battle, draft.state);
}

/** The id of the rematch of a battle. */
export const rematchOf = (battle: string): string => idOf('rematch', battle);

/** Makes the rematch of a battle: the same players with the same secrets, on changed sides. */
export async function meetAgain(host: Host, battle: string, state: State): Promise<void> {
  const draft = newDraft(host, { ...state.terms, sides: 'chosen', invitation: 'link' }, { after: battle });
  for (const { name, hash, bot, side, command } of state.seats)
    add(draft, {
      type: 'seated',
      name,
      hash,
      side: SIDES.find((each) => each !== side) ?? null,
      ...(bot === undefined ? {} : { bot }),
      ...(command === undefined ? {} : { command: null }),
    });
  for (const [seat, { bot }] of draft.state.seats.entries())
    if (bot !== undefined) add(draft, { type: 'prepared', word: 'bot', army: { drawn: true } }, seat);
  await host.store.append(appendingOf(battles, rematchOf(battle), draft));
}
