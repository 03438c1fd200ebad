/** The handlers of the addresses below `/api/battles`. */
import type { Reason } from '../../engine/event.ts';
import { askBody, createBody, requestSchema } from '../../protocol/requests.ts';
import { invitationTo } from '../battle/actions/joining.ts';
import { battles } from '../battle/kind.ts';
import { battleOf, isOver, type State } from '../battle/state.ts';
import { create } from '../creating.ts';
import type { Live } from '../live.ts';
import { perform } from '../perform.ts';
import { recordFor } from '../record.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { Service } from '../service.ts';
import type { BattleHead } from '../store/store.ts';
import { answerTo } from './asking.ts';
import { type AppContext, gameIn, hashSent, NO_SECRET, noBattle, refuse } from './context.ts';
import type { Metrics } from './metrics.ts';
import { readBody } from './reading.ts';
import { reasonsTold } from './refusing.ts';

const MOST_LISTED = 100;

export async function createBattle(context: AppContext, service: Service): Promise<Response> {
  const hash = hashSent(context);
  if (!hash) return refuse(context, NO_SECRET);
  const read = await readBody(context, createBody);
  if (!read.ok) return refuse(context, read.refusal);
  const made = await create(service, read.value.terms, read.value.id, hash);
  return made.ok ? context.json(made, 201) : refuse(context, made);
}

/** A campaign has a head, too, which is not shown as one of a battle. */
const isBattle = ({ listing }: BattleHead): boolean => !('campaign' in JSON.parse(listing));

/** Without the time of the last change: it could reveal a secret action. */
const headTold = ({ id, stage, listing }: BattleHead) => ({
  battle: id,
  stage,
  ...(JSON.parse(listing) as { readonly terms: { readonly invitation: string } }),
});

/** Battles that anybody may join, in the order of their ids. */
export async function listOpen(context: AppContext, { host }: Service): Promise<Response> {
  const beyond = context.req.query('beyond') ?? '';
  const heads = await host.store.list({ stage: 'open', beyond, limit: MOST_LISTED });
  const open = heads.map(headTold).filter(({ terms }) => terms.invitation === 'lobby');
  return context.json({
    battles: open,
    next: heads.length < MOST_LISTED ? null : (heads.at(-1)?.id ?? null),
  });
}

export async function showHead(context: AppContext, { host }: Service): Promise<Response> {
  const battle = gameIn(context);
  const head = battle === null ? null : await host.store.head(battle);
  return head && isBattle(head) ? context.json(headTold(head)) : refuse(context, noBattle(context));
}

/** Performs an action in a battle. */
export async function act(context: AppContext, service: Service, metrics: Metrics): Promise<Response> {
  const battle = gameIn(context);
  const hash = hashSent(context);
  if (hash === undefined) return refuse(context, NO_SECRET);
  const read = await readBody(context, requestSchema);
  if (!read.ok) return refuse(context, read.refusal);
  const done = battle === null ? null : await perform(service, battle, read.value, hash);
  if (!done || battle === null) return refuse(context, noBattle(context));
  metrics.done.inc({ action: read.value.do, outcome: done.ok ? 'done' : String(done.status) });
  if (done.ok) return context.json(done);
  const rules = service.lives.atHand(battle)?.state.terms.ruleset;
  return refuse(context, done, {
    ...(rules ? { rules } : {}),
    ...(done.missed ? { missed: done.missed } : {}),
  });
}

type Looked = { readonly live: Live; readonly seat: number | null };

/** Why a battle must not be shown to a sender; null where it may. */
function whyHidden({ terms }: State, hash: string | null, seat: number | null): Refusal | null {
  if (seat !== null) return null;
  if (hash !== null) return refusal(403, 'server.not-seated');
  return terms.spectators.allowed ? null : refusal(403, 'server.no-spectators');
}

/** Answers with the part of a battle that the sender may see. */
async function looking(
  context: AppContext,
  { lives }: Service,
  answer: (looked: Looked) => Response | Promise<Response>,
): Promise<Response> {
  const battle = gameIn(context);
  const hash = hashSent(context);
  if (hash === undefined) return refuse(context, NO_SECRET);
  const answered =
    battle === null
      ? null
      : await lives.inTurn(battle, async (live) => {
          const seat = battles.seatOf(live.state, hash);
          const why = whyHidden(live.state, hash, seat);
          return why ? refuse(context, why) : answer({ live, seat });
        });
  return answered ?? refuse(context, noBattle(context));
}

const sideOf = ({ live, seat }: Looked): string | null =>
  seat === null ? null : (live.state.seats[seat]?.side ?? null);

/** Is this a spectator with a delay? Questions would reveal the present battle. */
const isDelayed = ({ live: { state }, seat }: Looked): boolean =>
  seat === null && state.terms.spectators.delay > 0 && !isOver(state);

export async function answerQuestion(context: AppContext, service: Service): Promise<Response> {
  const read = await readBody(context, askBody);
  if (!read.ok) return refuse(context, read.refusal);
  return looking(context, service, (looked) => {
    const { state } = looked.live;
    const battle = battleOf(state);
    if (!battle) return refuse(context, refusal(409, 'server.not-begun'));
    if (isDelayed(looked)) return refuse(context, refusal(403, 'server.not-seated'));
    const rules = state.terms.ruleset;
    const tell = (reasons: readonly Reason[]) =>
      reasonsTold(reasons, context.req.header('accept-language'), rules);
    const answer = answerTo(state.rules, battle, sideOf(looked), read.value, tell);
    return 'status' in answer ? refuse(context, answer, { rules }) : context.json(answer);
  });
}

export const showRecord = (context: AppContext, service: Service): Promise<Response> =>
  looking(context, service, (looked) => {
    if (isDelayed(looked)) return refuse(context, refusal(403, 'server.not-seated'));
    const record = recordFor(looked.live.state, sideOf(looked));
    return record ? context.json(record) : refuse(context, refusal(409, 'server.not-begun'));
  });

/** The codes for others to join: for the battle under '', for the commands of a side under its name. */
export const showInvitations = (context: AppContext, service: Service): Promise<Response> =>
  looking(context, service, (looked) => {
    const { state } = looked.live;
    const seat = state.seats[looked.seat ?? -1];
    if (!seat || seat.command !== undefined) return refuse(context, refusal(403, 'server.not-general'));
    const places = seat.side === null ? [''] : ['', seat.side];
    return context.json(Object.fromEntries(places.map((place) => [place, invitationTo(state, place)])));
  });
