import { batch } from '@preact/signals';
import { type Played, playCommand } from '../../../engine/battle/record.ts';
import type { AnyCommand, Seat } from '../../../engine/command.ts';
import type { Reason } from '../../../engine/event.ts';
import { seatAsked } from './asked.ts';
import { lastEvents, type Referee, refusals, session } from './session.ts';

/** Shows the result of a command; false when it was refused. */
export function take(played: Played): boolean {
  const now = session.value;
  if (!now) return false;
  if (!played.ok) {
    refusals.value = played.reasons;
    return false;
  }
  // Events are told with the battle after them: it names a base that has just come.
  batch(() => {
    refusals.value = [];
    lastEvents.value = played.events;
    session.value = { ...now, play: played.play };
  });
  return true;
}

/** Why a command of the seat that is asked would be refused now; empty where it would be taken. */
export function reasonsAgainst(command: AnyCommand): readonly Reason[] {
  const now = session.value;
  const by = seatAsked();
  if (!now?.referee.isHere || by === null) return [];
  const played = playCommand(now.rules, now.play, command, by);
  return played.ok ? [] : played.reasons;
}

/** Sends a command of a seat, by default the one that is asked; false when it is refused. */
export function send(command: AnyCommand, by: Seat | null = seatAsked()): boolean {
  const now = session.value;
  return now !== null && by !== null && now.referee.send(now, command, by);
}

/** This page decides by itself. */
export const pageReferee: Referee = {
  isHere: true,
  send: ({ rules, play }, command, by) => take(playCommand(rules, play, command, by)),
  record: async ({ play }) => play.record,
};
