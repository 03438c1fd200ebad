/** The campaign on the screen: what was played, whose eyes may look, and the orders that are given. */
import { computed, signal } from '@preact/signals';
import { canonical } from '../../../engine/data/canonical.ts';
import type { Json } from '../../../engine/data/json.ts';
import type { AnyCommand } from '../../../engine/game/command.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { Awaited, Game } from '../../../engine/game/game.ts';
import {
  battleNow,
  freeUndo,
  newPlay,
  type PlayOf,
  playCommand,
} from '../../../engine/game/records/record.ts';
import { isTold, unseenLost } from '../../../engine/game/records/told.ts';
import { view } from '../../../engine/game/view.ts';
import { campaign } from '../../../rules/hott/campaign/campaign.ts';
import { CAMPAIGN_FORMAT, playAgain } from '../../../scenario/campaign/file.ts';
import { chance } from '../../state/battle/chance.ts';
import { doInCampaign } from './distance/line.ts';
import { followed } from './distance/shown.ts';
import { type KeptCampaign, type KeptReason, keepCampaign, type LinkedBattle } from './kept.ts';
import { askedOfBot, peopleIn } from './leaders.ts';

const { rules } = campaign;

/** The campaign that is open; null where none is. */
export const open = signal<Omit<KeptCampaign, 'record' | 'saved'> | null>(null);
const play = signal<PlayOf | null>(null);
/** The nation of the own seat where a server keeps the campaign; null for a spectator. */
const ownNation = signal<string | null>(null);

/** The nation whose player looks at the screen; null while nobody may see secrets. */
export const looking = signal<string | null>(null);

/** The nation whose player takes the screen to speak of bonds, out of turn; null where none does. */
export const speaking = signal<string | null>(null);

/** Why the last order was refused. */
export const refused = signal<readonly Reason[]>([]);

export const played = computed<PlayOf | null>(() => play.value);
export const gameNow = computed<Game | null>(() => (play.value ? battleNow(play.value) : null));

/** The nations that people lead. */
export const people = computed<readonly string[]>(() => {
  if (followed.value) return ownNation.value === null ? [] : [ownNation.value];
  return play.value ? peopleIn(play.value) : [];
});

/** The question that a bot answers next, before people are asked; null where there is none. */
export const botAsked = computed<Awaited | null>(() =>
  play.value && !followed.value ? askedOfBot(play.value) : null,
);

/** The questions that people must answer. Making bonds is open to all, and nobody waits for it. */
export const asked = computed<readonly Awaited[]>(() =>
  (gameNow.value?.flow.awaits ?? []).filter(({ kind, by }) => kind !== 'bonds' && people.value.includes(by)),
);

/** The dice that are asked for; null if none are. */
export const diceAsked = computed<Awaited | null>(
  () => gameNow.value?.flow.awaits.find(({ by }) => by === 'dice') ?? null,
);

/** The nations of people that may speak of bonds out of turn. They are the same whether or not one has an offer. */
export const speakers = computed<readonly string[]>(() =>
  (gameNow.value?.flow.awaits ?? [])
    .filter(({ kind, by }) => kind === 'bonds' && people.value.includes(by))
    .map(({ by }) => by),
);

/** The question to the nation that speaks of bonds out of turn; null where none does, or where it may not. */
const spokenOf = computed<Awaited | null>(
  () => gameNow.value?.flow.awaits.find(({ kind, by }) => kind === 'bonds' && by === speaking.value) ?? null,
);

/** The question to a person that is to be answered next: that of the nation that looks, else the first. */
export const question = computed<Awaited | null>(() =>
  botAsked.value
    ? null
    : (spokenOf.value ?? asked.value.find(({ by }) => by === looking.value) ?? asked.value[0] ?? null),
);

/** Lets a nation speak of bonds out of turn; null gives the screen back. */
export function speak(nation: string | null): void {
  speaking.value = nation;
  looking.value = null;
}

const looksAlike = (one: Game, other: Game): boolean =>
  canonical(one as unknown as Json) === canonical(other as unknown as Json);

/**
 * Does a question need its player alone before the screen? It does if he writes or offers in secret, or sees what others
 * do not.
 */
export function isPrivate(game: Game, { by, kind }: Pick<Awaited, 'by' | 'kind'>): boolean {
  return ['write', 'bonds'].includes(kind) || !looksAlike(view(rules, game, by), view(rules, game, null));
}

/** The seat whose view is on the screen: that of the only person, else of the one asked, once the screen was handed over. */
export const seat = computed<string | null>(() => {
  const game = gameNow.value;
  const [only = null, ...others] = people.value;
  if (others.length === 0) return only;
  const next = question.value;
  if (!game || !next) return null;
  return looking.value === next.by || !isPrivate(game, next) ? next.by : null;
});

/** Must the screen be handed over first? Then to whom. */
export const handTo = computed<string | null>(() =>
  question.value !== null && seat.value === null ? question.value.by : null,
);

/** What may be seen on the screen now. */
export const seen = computed<Game | null>(() => {
  const game = gameNow.value;
  return game && view(rules, game, seat.value);
});

function keep(now: PlayOf): void {
  play.value = now;
  const about = open.peek();
  if (about) keepCampaign({ ...about, record: now.record });
}

/** Throws all dice that the campaign waits for, if the program throws them. */
function withDice(start: PlayOf): PlayOf {
  let now = start;
  for (;;) {
    const awaited = battleNow(now).flow.awaits[0];
    if (open.peek()?.dice !== 'program' || awaited?.answer.form !== 'faces') return now;
    const faces = awaited.answer.dice.map(() => 1 + chance(6));
    const next = playCommand(rules, now, { type: 'roll', faces }, 'dice');
    if (!next.ok) return now;
    now = next.play;
  }
}

/** Keeps why a bot gave its last order. */
function keepReason({ record }: PlayOf, { why, figures, isOpen }: KeptReason): void {
  const about = open.peek();
  const secret = record.entries.at(-1)?.events.some((event) => event.secret) ?? true;
  const reason = { why, figures, isOpen: isOpen && !secret };
  if (about) open.value = { ...about, reasons: { ...about.reasons, [record.entries.length - 1]: reason } };
}

/** Sends an order to the server that keeps the campaign. Its answer comes by the stream. */
function send(command: AnyCommand): boolean {
  const here = followed.peek();
  if (!here) return false;
  void doInCampaign(here.campaign, here.secret, 'play', { command }).then(({ reasons, faults }) => {
    refused.value = reasons.length > 0 ? reasons : faults.map((text) => ({ rule: '', key: text }));
  });
  return true;
}

/** Gives an order of a nation, or the faces of dice. Is it accepted? Else `refused` says why. */
export function order(command: AnyCommand, by: string, reason?: KeptReason): boolean {
  const now = play.peek();
  if (!now) return false;
  if (followed.peek()) return send(command);
  const next = playCommand(rules, now, command, by);
  refused.value = next.ok || reason ? [] : next.reasons;
  if (!next.ok) return false;
  if (reason) keepReason(next.play, reason);
  keep(withDice(next.play));
  return true;
}

/**
 * The number of live commands before the last one that a person gave and this nation was told of: what dice and bots did
 * since goes back with it.
 */
function beforeLastOrder({ live, record }: PlayOf, by: string): number {
  return live.findLastIndex((at) => {
    const entry = record.entries[at];
    return entry !== undefined && people.peek().includes(entry.by) && isTold(entry, by);
  });
}

/** Is there an order that a nation may take back, alone or by consent? */
export const mayTakeBack = (by: string): boolean =>
  play.value !== null && beforeLastOrder(play.value, by) >= 0;

/** Can a nation take the last order back alone? Else all other people must agree. */
export const isFree = (by: string): boolean =>
  play.value !== null &&
  ((people.value.length === 1 && !followed.value) ||
    beforeLastOrder(play.value, by) >= freeUndo(play.value, by));

/** Why a bot gave the order of this entry, where the person at the screen may know it: all is told at the end. */
export function reasonFor(entry: number): KeptReason | null {
  const reason = open.value?.reasons?.[entry];
  return reason && (reason.isOpen || gameNow.value?.result) ? reason : null;
}

/** Takes the last order back. All other nations agree to it, where it is not the nation's own. */
export function takeBack(by: string): void {
  const now = play.peek();
  if (!now) return;
  if (followed.peek()) {
    send({ type: 'undo', keep: beforeLastOrder(now, by) });
    return;
  }
  let next = playCommand(rules, now, { type: 'undo', keep: beforeLastOrder(now, by) }, by);
  const others = battleNow(now).sides.filter(({ id }) => id !== by);
  for (const { id } of others)
    if (next.ok && next.play.asked) next = playCommand(rules, next.play, { type: 'allow-undo' }, id);
  refused.value = next.ok ? [] : next.reasons;
  if (!next.ok) return;
  looking.value = null;
  const { play: back } = next;
  // What others did unseen stays.
  const again = unseenLost(now, back, by).reduce((so, { command, by: other }) => {
    const given = playCommand(rules, so, command, other);
    return given.ok ? given.play : so;
  }, back);
  keep(withDice(again));
}

/** From now on a nation is led by a person, or by a bot of a character. */
export function lead(nation: string, leader: string): void {
  const now = play.peek();
  if (!now || followed.peek()) return;
  const { [nation]: _, ...others } = now.record.header.seats;
  const seats = leader === 'person' ? others : { ...others, [nation]: leader };
  looking.value = null;
  keep({ ...now, record: { ...now.record, header: { ...now.record.header, seats } } });
}

/** Ties a battle to the conflict that is being settled, or unties it. */
export function linkBattle(battle: LinkedBattle | null): void {
  const [about, now] = [open.peek(), play.peek()];
  if (!about || !now) return;
  open.value = { ...about, battle };
  keep(now);
}

/** Opens a kept campaign at its end. Returns the number of its first command that does not hold; null if all do. */
export function openKept({ record, ...about }: KeptCampaign): number | null {
  const { play: again, broken } = playAgain(campaign, record);
  const { saved: _, ...opened } = about;
  open.value = opened;
  speak(null);
  refused.value = [];
  play.value = withDice(again);
  return broken;
}

/** Begins a campaign and keeps it. `seats` has the characters of the bots, by the nations that they lead. */
export function beginCampaign(
  about: Omit<KeptCampaign, 'record' | 'saved'>,
  game: Game,
  seats: Readonly<Record<string, string>>,
): void {
  open.value = about;
  speak(null);
  refused.value = [];
  const header = {
    format: CAMPAIGN_FORMAT,
    ruleset: rules.id,
    version: rules.version,
    seats,
    title: about.name,
  } as const;
  keep(withDice(newPlay(rules, header, game)));
}

/** Shows a campaign as the server tells it to the own seat. */
export function showFromServer(campaign: string, now: PlayOf, nation: string | null): void {
  open.value = { id: campaign, name: now.record.header.title ?? '', dice: 'program' };
  ownNation.value = nation;
  play.value = now;
}

export function closeCampaign(): void {
  open.value = null;
  play.value = null;
  speak(null);
}
