/** The battles of a campaign on this server: made where both leaders agree, and reported when they end. */
import { newPlay } from '../../engine/battle/record.ts';
import type { Field, FieldSide } from '../../engine/campaign-fields.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { termsSchema } from '../../protocol/terms.ts';
import { rulesetOf } from '../../scenario/every-ruleset.ts';
import { carryOn as carryBattleOn } from '../battle/carry-on.ts';
import { add as addToBattle, type Draft } from '../battle/draft.ts';
import { battles } from '../battle/kind.ts';
import { headerOf, isOver, stateAtStart } from '../battle/state.ts';
import { idOf } from '../creating.ts';
import type { Host } from '../host.ts';
import type { Job } from '../jobs.ts';
import { appendingOf, type Lives } from '../lives.ts';
import { wholeRecord } from '../record.ts';
import { carryOn } from './carry-on.ts';
import { add, type CampaignDraft, give } from './draft.ts';
import { fieldOf, toBegin } from './fight.ts';
import type { Campaigns } from './kept.ts';
import type { How } from './log.ts';
import { type CampaignState, gameOf } from './state.ts';

/** The bot that plays for a nation which no player leads. */
const BOT = 'light';

const seatsOf = ({ seats }: CampaignState, nations: readonly string[]) =>
  nations.flatMap((nation) => seats.find((seat) => seat.nation === nation) ?? []);

/** The seats of one side: its leader plays it, or a bot; each ally who is a player leads his command. */
function seatSide(draft: Draft, state: CampaignState, { side, leader, allies }: FieldSide, how: How): void {
  const [first] = seatsOf(state, [leader]);
  const isBot = how === 'bots' || first?.hash == null;
  addToBattle(draft, {
    type: 'seated',
    name: leader,
    side,
    hash: isBot ? null : (first?.hash ?? null),
    ...(isBot ? { bot: BOT } : {}),
  });
  // A player who was away may come back in the middle.
  if (!isBot && first?.wish?.how === 'any')
    addToBattle(draft, { type: 'stood-in', bot: BOT }, draft.state.seats.length - 1);
  if (isBot) return;
  for (const { nation, hash } of seatsOf(state, allies))
    if (hash !== null) addToBattle(draft, { type: 'seated', name: nation, side, hash, command: nation });
}

/** Each player gets notices of the battle as of the campaign. */
function wantNotices(draft: Draft, { seats }: CampaignState): void {
  for (const [number, { hash }] of draft.state.seats.entries()) {
    const { channels, language } = seats.find((seat) => hash !== null && seat.hash === hash) ?? {};
    if (channels?.length && language)
      addToBattle(draft, { type: 'notices-wanted', channels, language }, number);
  }
}

/** The draft of the battle; null where the rules cannot make it. */
function battleOf(
  { now, newSecret }: Pick<Host, 'now' | 'newSecret'>,
  rules: Ruleset,
  campaign: string,
  state: CampaignState,
  { field, how }: { readonly field: Field; readonly how: How },
): Draft | null {
  const generals = Object.fromEntries(
    seatsOf(
      state,
      field.sides.map(({ leader }) => leader),
    ).flatMap(({ nation, wish }) => (wish?.general === undefined ? [] : [[nation, wish.general]])),
  );
  const opened = state.fields.opened(rules, gameOf(state), generals);
  if (!opened.ok) return null;
  const perSide = 1 + Math.max(...field.sides.map(({ allies }) => allies.length));
  const terms = termsSchema.parse({
    ruleset: rules.id,
    title: field.sides.map(({ leader }) => leader).join(' – '),
    options: opened.battle.options,
    setup: 'by-program',
    invitation: 'link',
    standIns: true,
    perSide: Math.min(6, perSide),
  });
  const entry = {
    type: 'created',
    terms,
    version: rules.version,
    secret: newSecret(),
    campaign,
    at: now(),
    by: null,
  } as const;
  const draft: Draft = { state: stateAtStart(entry), entries: [entry], now: entry.at };
  for (const side of field.sides) seatSide(draft, state, side, how);
  wantNotices(draft, state);
  const { opening } = newPlay(rules, headerOf(draft.state), opened.battle).record;
  addToBattle(draft, { type: 'begun', sides: draft.state.seats.map(({ side }) => side ?? ''), opening });
  carryBattleOn(draft);
  return draft;
}

/** Makes the battle that both leaders want. */
export const fieldJob =
  (host: Host, lives: Lives<Campaigns>): Job =>
  async (campaign) => {
    const state = await lives.inTurn(campaign, async (live) => live.state);
    const wanted = state && toBegin(state);
    const rules = state && rulesetOf(state.terms.ruleset);
    if (!state || !wanted || !rules) return;
    // All see its name, so it must not count what is hidden.
    const battle = idOf('campaign', campaign, `battle ${state.battles}`);
    const draft = battleOf(host, rules, campaign, state, wanted);
    if (draft) await host.store.append(appendingOf(battles, battle, draft));
    await lives.change(campaign, (changed) => {
      if (toBegin(changed.state)?.field.key !== wanted.field.key) return;
      // Where it cannot be fought on the table, the leaders type its end in.
      add(changed, { type: 'fought', battle: draft ? battle : null, key: wanted.field.key });
    });
  };

/** Gives the report of a battle, for both leaders. */
function report(draft: CampaignDraft, battle: string, record: ReturnType<typeof wholeRecord>): void {
  const { fought, fields } = draft.state;
  const field = fieldOf(draft.state);
  if (fought?.battle !== battle) return;
  const reported = record && fields.reported(gameOf(draft.state), record);
  const [one, other] = field?.sides.map(({ leader }) => leader) ?? [];
  const done =
    reported?.ok === true &&
    field?.key === fought.key &&
    one !== undefined &&
    other !== undefined &&
    give(draft, reported.report, one) === null &&
    give(draft, { type: 'confirm' }, other) === null;
  if (!done) add(draft, { type: 'fought', battle: null, key: fought.key });
  carryOn(draft);
}

/** Tells the campaign of a battle how it ended. */
export const reportJob =
  (lives: Lives, campaigns: Lives<Campaigns>): Job =>
  async (battle) => {
    const state = await lives.inTurn(battle, async (live) => live.state);
    if (!state?.campaign || !isOver(state)) return;
    await campaigns.change(state.campaign, (draft) => report(draft, battle, wholeRecord(state)));
    await lives.change(battle, (draft) => {
      if (draft.state.campaign !== null) addToBattle(draft, { type: 'reported' });
    });
  };
