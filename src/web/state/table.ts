/**
 * The state of the table on the screen: what the page remembers about the battle there. It begins anew with each battle,
 * so that nothing is left over from the one before. Each part is declared beside the code that uses it.
 */
import { batch, type Signal, signal } from '@preact/signals';

const resets: (() => void)[] = [];

/** A part of the state that the screen follows, as it is when a battle is opened. */
export function ofTable<Value>(atStart: Value): Signal<Value> {
  const part = signal(atStart);
  resets.push(() => {
    part.value = atStart;
  });
  return part;
}

/** A part of the state that the screen does not follow, as it is when a battle is opened. */
export function noteOfTable<Value>(atStart: Value): { now: Value } {
  const part = { now: atStart };
  resets.push(() => {
    part.now = atStart;
  });
  return part;
}

/** Begins the state anew, and puts a battle on the table: nobody sees the one without the other. */
export const openTable = (putBattle: () => void): void =>
  batch(() => {
    for (const reset of resets) reset();
    putBattle();
  });
