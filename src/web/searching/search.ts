/** Lets a worker of its own search for the table, so that neither the page nor a bot that thinks is in its way. */
import type { Battle } from '../../engine/battle.ts';
import type { Thought } from '../thinking/messages.ts';
import { type Mind, startMind } from '../thinking/mind.ts';
import type { FoundBy, SearchName, SearchQuestion, WhatOf } from '../thinking/searches.ts';

interface Wanted {
  readonly question: SearchQuestion & { readonly battle: Battle };
  isWanted(): boolean;
  resolve(found: unknown): void;
}

/** A search that nobody wants any more may go on for this many milliseconds before its worker is ended. */
const PATIENCE = 400;

let mind: Mind | null = null;
/** The number of the battle that the mind was sent last. */
let sent: number | null = null;
let running: Wanted | null = null;
let queue: readonly Wanted[] = [];

/** The battle that was searched last, and its number. */
let last: { readonly battle: Battle; readonly number: number } | null = null;

function numberOf(battle: Battle): number {
  if (last?.battle !== battle) last = { battle, number: (last?.number ?? 0) + 1 };
  return last.number;
}

/** Answers the search that runs, and begins the next one that is still wanted. */
function answer(found: unknown): void {
  running?.resolve(found);
  running = null;
  next();
}

function take(thought: Thought): void {
  if ('failed' in thought) reportError(new Error(thought.failed));
  answer('answer' in thought ? thought.answer : null);
}

function died(): void {
  mind = null;
  sent = null;
  answer(null);
}

/** Answers the searches in the queue that nobody wants any more. */
function dropStale(): void {
  for (const stale of queue.filter((each) => !each.isWanted())) stale.resolve(null);
  queue = queue.filter((each) => each.isWanted());
}

function next(): void {
  dropStale();
  const [first, ...others] = queue;
  if (running || !first) return;
  queue = others;
  running = first;
  setTimeout(() => watch(first), PATIENCE);
  mind ??= startMind({ take, died });
  const { question } = first;
  const known = question.number === sent ? { ...question, battle: null } : question;
  sent = question.number;
  mind.post({ feed: null, job: 'search', question: known, seed: 0 });
}

/** Ends the search that runs once it has taken long and nobody waits for it any more. */
function watch(search: Wanted): void {
  if (running !== search) return;
  if (search.isWanted()) {
    dropStale();
    setTimeout(() => watch(search), PATIENCE);
    return;
  }
  mind?.end();
  died();
}

/**
 * What a search finds in a battle as the seat at the screen sees it; null where it is not wanted any longer by the time,
 * or where the worker fails.
 */
export function search<Name extends SearchName>(
  name: Name,
  battle: Battle,
  what: WhatOf<Name>,
  isWanted: () => boolean,
): Promise<FoundBy<Name> | null> {
  return new Promise((resolve) => {
    const question = { name, battle, number: numberOf(battle), what } as Wanted['question'];
    queue = [...queue, { question, isWanted, resolve: (found) => resolve(found as FoundBy<Name> | null) }];
    next();
  });
}
