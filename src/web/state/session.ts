import { signal } from '@preact/signals';
import { type Battle, otherSide, type SideId } from '../../engine/battle.ts';
import type { AnyCommand, Seat } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Event, Reason } from '../../engine/event.ts';
import {
  battleNow,
  freeUndo,
  type Play,
  type Played,
  playCommand,
  redo as redoPlay,
  startOfBound,
} from '../../engine/record.ts';
import { isAnswered } from './hiding.ts';
import { isUnasked } from './unasked.ts';

/** Thrown by the program at once, one by one on a press, or typed in from the table. */
export const DICE_MODES = ['program', 'one-by-one', 'typed'] as const;
export type DiceMode = (typeof DICE_MODES)[number];
export type Player = 'human' | 'bot';
export type BotLevel = 'light' | 'playing';

/** A battle being played, with who plays and how. */
export interface Session {
  readonly id: string;
  readonly name: string;
  readonly rules: Ruleset;
  readonly play: Play;
  readonly players: Readonly<Record<SideId, Player>>;
  readonly dice: DiceMode;
  readonly bot: BotLevel;
}

export const session = signal<Session | null>(null);
/** Why the last command was refused; empty when it was taken. */
export const refusals = signal<readonly Reason[]>([]);
/** The events of the last command that was taken, for animation. */
export const lastEvents = signal<readonly Event[]>([]);

export const currentBattle = (): Battle | null => (session.value ? battleNow(session.value.play) : null);

/** The human side that is asked something now, if any. */
export function seatAsked(): SideId | null {
  const now = session.value;
  const awaited = currentBattle()?.flow.awaits[0];
  if (!now || !awaited || isAnswered(now.id, awaited)) return null;
  return now.players[awaited.by] === 'human' ? awaited.by : null;
}

function take(played: Played): boolean {
  const now = session.value;
  if (!now) return false;
  if (!played.ok) {
    refusals.value = played.reasons;
    return false;
  }
  refusals.value = [];
  lastEvents.value = played.events;
  session.value = { ...now, play: played.play };
  return true;
}

/** Sends a command of a seat, by default the one that is asked; false when it is refused. */
export function send(command: AnyCommand, by: Seat | null = seatAsked()): boolean {
  const now = session.value;
  return now !== null && by !== null && take(playCommand(now.rules, now.play, command, by));
}

/** The seat that undoes: the human who gave the last order that still stands. */
function undoer(now: Session): SideId | null {
  const last = now.play.live.at(-1);
  const by = last === undefined ? undefined : now.play.record.entries[last]?.by;
  return by !== undefined && now.players[by] === 'human' ? by : null;
}

/** Decisions of the setup that a person makes when he deploys by hand; terrain is laid for him. */
export const BY_HAND: ReadonlySet<string> = new Set([
  'ambush',
  'deploy',
  'deploy-first',
  'number-edges',
  'place-stronghold',
  'choose-command',
]);

/** Those that he makes too when he makes the battlefield by hand. */
export const TERRAIN_BY_HAND: ReadonlySet<string> = new Set(['choose-terrain', 'choose-side', 'lay-terrain']);

/** How many commands stand at least: what the program did to set the battle up is not taken back. */
export function firstStep({ play, players }: Session): number {
  const begun = play.battles.findIndex(({ turn }) => turn.bound > 0);
  if (begun >= 0) return begun;
  const firstAsked = (kinds: ReadonlySet<string>): number =>
    play.battles.findIndex(({ flow: { awaits } }) => {
      const first = awaits[0];
      return first !== undefined && kinds.has(first.kind) && players[first.by] === 'human';
    });
  // Terrain that the program laid is not taken back either: where it did, deployment is asked for at once.
  const asked = [BY_HAND, TERRAIN_BY_HAND].map(firstAsked).find((at) => at >= 0);
  return asked ?? play.live.length;
}

const keptAtLeast = (now: Session, by: SideId): number => Math.max(firstStep(now), freeUndo(now.play, by));

/** How many commands to keep to be back at the last question that a side was asked itself; null where it may not. */
function lastAsked(now: Session, by: SideId): number | null {
  const least = keptAtLeast(now, by);
  for (let keep = now.play.live.length - 1; keep >= least; keep--)
    if (!isUnasked(now, now.play.battles[keep])) return keep;
  return null;
}

/** How many commands are undone at once, without asking anybody: one, and those that the program gave after it. */
export function undoable(): number {
  const now = session.value;
  const by = now && undoer(now);
  const keep = by ? lastAsked(now, by) : null;
  return now && keep !== null ? now.play.live.length - keep : 0;
}

export function undo(): boolean {
  const now = session.value;
  const by = now && undoer(now);
  const keep = by ? lastAsked(now, by) : null;
  return keep !== null && now !== null && by !== null && undoTo(now, keep, by);
}

const undoTo = (now: Session, keep: number, by: SideId): boolean =>
  take(playCommand(now.rules, now.play, { type: 'undo', keep }, by));

/** Back to the start of this bound, as far as no die or secret forbids it. */
export function undoBound(): boolean {
  const now = session.value;
  const by = now && undoer(now);
  if (!now || !by) return false;
  const keep = Math.max(startOfBound(now.play), keptAtLeast(now, by));
  return keep < now.play.live.length && undoTo(now, keep, by);
}

/** A human side that may ask to take something back: the one that gave an order last, else any. */
export function undoAsker(): SideId | null {
  const now = session.value;
  if (!now) return null;
  const isHuman = (by: string | undefined): by is SideId => by !== undefined && now.players[by] === 'human';
  const givers = now.play.live.map((at) => now.play.record.entries[at]?.by).filter(isHuman);
  return givers.at(-1) ?? Object.keys(now.players).find(isHuman) ?? null;
}

/** Asks the other side to go back to the battle after `keep` commands; a bot always agrees. */
export function askUndo(keep: number): boolean {
  const by = undoAsker();
  const battle = currentBattle();
  if (!by || !battle || !session.value) return false;
  if (!take(playCommand(session.value.rules, session.value.play, { type: 'undo', keep }, by))) return false;
  const other = otherSide(battle, by);
  return session.value?.play.asked && session.value.players[other] === 'bot' ? answerUndo(true) : true;
}

/** The other side's answer to a wish to take something back. */
export function answerUndo(allowed: boolean): boolean {
  const now = session.value;
  const asked = now?.play.asked;
  if (!now || !asked) return false;
  const by = otherSide(battleNow(now.play), asked.by);
  return take(playCommand(now.rules, now.play, { type: allowed ? 'allow-undo' : 'refuse-undo' }, by));
}

export function redo(): boolean {
  const now = session.value;
  return now !== null && take(redoPlay(now.rules, now.play));
}

export const rename = (name: string): void => {
  const now = session.value;
  if (now && name.trim() !== '') session.value = { ...now, name: name.trim() };
};

export const setDice = (dice: DiceMode): void => {
  if (session.value) session.value = { ...session.value, dice };
};
