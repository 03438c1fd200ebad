import { signal } from '@preact/signals';
import { remember, remembered } from '../settings/remembering.ts';

const KEY = 'acies.lessons';

const keyOf = (ruleset: string, name: string): string => `${ruleset}/${name}`;

/** The lessons that have been done in this browser, by ruleset and name. */
const done = signal<ReadonlySet<string>>(new Set(Object.keys(remembered(KEY))));

export const isDone = (ruleset: string, name: string): boolean => done.value.has(keyOf(ruleset, name));

/** Has any lesson of this ruleset been done? */
export const hasBegun = (ruleset: string): boolean =>
  [...done.value].some((key) => key.startsWith(keyOf(ruleset, '')));

export function noteDone(ruleset: string, name: string): void {
  if (done.peek().has(keyOf(ruleset, name))) return;
  done.value = new Set([...done.peek(), keyOf(ruleset, name)]);
  remember(KEY, Object.fromEntries([...done.value].map((key) => [key, true])));
}
