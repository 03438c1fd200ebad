/**
 * The state of a table: what the page remembers about one battle on it. Each battle that is opened gets a state of its
 * own, so that nothing is left over from the one before. Each part is declared beside the code that uses it.
 */
import { batch, type Signal, signal } from '@preact/signals';

/** All that is remembered about one battle. A part has the value that it is declared with until it is written. */
export interface TableState {
  /** The signal of a part here. */
  signalOf<Value>(part: PartOfTable<Value>): Signal<Value>;
}

/** A part of the state of tables. `value` and `peek` are those of the table on the screen, as with a signal. */
export interface PartOfTable<Value> {
  readonly atStart: Value;
  value: Value;
  peek(): Value;
}

/** A state in which nothing has happened yet. */
function newTable(): TableState {
  const signals = new Map<unknown, Signal<unknown>>();
  return {
    signalOf<Value>(part: PartOfTable<Value>): Signal<Value> {
      const own = signals.get(part) ?? signal<unknown>(part.atStart);
      signals.set(part, own);
      return own as Signal<Value>;
    },
  };
}

const onScreen = signal(newTable());

/** The state of the table on the screen; the caller follows it. */
export const tableOnScreen = (): TableState => onScreen.value;

/** Declares a part of the state that the screen follows, as it is when a battle is opened. */
export function ofTable<Value>(atStart: Value): PartOfTable<Value> {
  const part: PartOfTable<Value> = {
    atStart,
    get value() {
      return onScreen.value.signalOf(part).value;
    },
    set value(next) {
      onScreen.peek().signalOf(part).value = next;
    },
    peek: () => onScreen.peek().signalOf(part).peek(),
  };
  return part;
}

/** Declares a part of the state that the screen does not follow, as it is when a battle is opened. */
export function noteOfTable<Value>(atStart: Value): { now: Value } {
  const part = ofTable(atStart);
  return {
    get now() {
      return part.peek();
    },
    set now(next) {
      part.value = next;
    },
  };
}

/** Puts a battle on a new table, and that on the screen: nobody sees the one without the other. Returns its state. */
export const openTable = (putBattle: () => void): TableState =>
  batch(() => {
    onScreen.value = newTable();
    putBattle();
    return onScreen.peek();
  });
