/** The seats of this browser in battles at a distance. Who has the secret of a seat has the seat. */

import { signal } from '@preact/signals';
import { parseJson } from '../../engine/data/given-text.ts';
import { askToStay } from '../state/keeping/staying.ts';
import { remember, remembered } from '../state/settings/remembering.ts';

export interface KeptSeat {
  readonly battle: string;
  readonly secret: string;
  readonly title: string;
  /** Number of the newest message that the player has looked at. */
  readonly seen: number;
}

const KEY = 'acies.seats';
const ID = /^[0-9a-f]{24}$/;
const SECRET = /^[\w-]{43,128}$/;

export const isSeat = (value: unknown): value is KeptSeat => {
  const { battle, secret } = (value ?? {}) as Partial<KeptSeat>;
  return typeof battle === 'string' && ID.test(battle) && typeof secret === 'string' && SECRET.test(secret);
};

/** The seats in what somebody wrote; other parts are left out. */
const seatsFrom = (list: unknown): readonly KeptSeat[] =>
  (Array.isArray(list) ? list : []).filter(isSeat).map(({ battle, secret, title, seen }) => ({
    battle,
    secret,
    title: typeof title === 'string' ? title.slice(0, 100) : '',
    seen: Number.isInteger(seen) ? seen : 0,
  }));

const read = (): readonly KeptSeat[] => seatsFrom(remembered(KEY).seats);

export const seats = signal<readonly KeptSeat[]>(read());

// Another window may have taken a seat meanwhile.
addEventListener('storage', ({ key }) => {
  if (key === KEY) seats.value = read();
});

function keep(next: readonly KeptSeat[]): void {
  seats.value = next;
  remember(KEY, { seats: next });
}

export const seatIn = (battle: string): KeptSeat | undefined =>
  seats.value.find((seat) => seat.battle === battle);

/** Keeps a seat, or changes what is kept of it. */
export function keepSeat(seat: Pick<KeptSeat, 'battle' | 'secret'> & Partial<KeptSeat>): void {
  const before = read().find(({ battle }) => battle === seat.battle);
  const others = read().filter(({ battle }) => battle !== seat.battle);
  keep([{ title: '', seen: 0, ...before, ...seat }, ...others]);
  askToStay();
}

export const forgetSeat = (battle: string): void => keep(read().filter((seat) => seat.battle !== battle));

/** How far the player of a seat has looked. */
export function noteSeen(battle: string, seen: number): void {
  if (seatIn(battle) && (seatIn(battle)?.seen ?? 0) < seen)
    keep(read().map((seat) => (seat.battle === battle ? { ...seat, seen } : seat)));
}

const FORMAT = 'acies-seats/1';

/** The seats as the text of a file. */
export const seatsText = (): string => JSON.stringify({ format: FORMAT, seats: seats.peek() }, null, 2);

/** The seats of a file; null where the text holds none. */
export function seatsInFile(text: string): readonly KeptSeat[] | null {
  try {
    const { format, seats: list } = parseJson(text) as {
      readonly format?: unknown;
      readonly seats?: unknown;
    };
    const found = format === FORMAT ? seatsFrom(list) : [];
    return found.length > 0 ? found : null;
  } catch {
    return null;
  }
}

/** The seats as one word of an address: battle and secret of each. */
export const seatsWord = (): string =>
  seats
    .peek()
    .map(({ battle, secret }) => `${battle}.${secret}`)
    .join('~');

/** The seats of such a word. */
export const seatsInWord = (word: string): readonly KeptSeat[] =>
  seatsFrom(
    word.split('~').map((each) => {
      const [battle, secret] = each.split('.');
      return { battle, secret };
    }),
  );

const NAME_KEY = 'acies.name';

/** The name that the player gave last. */
export const nameGiven = (): string => {
  const { name } = remembered(NAME_KEY);
  return typeof name === 'string' ? name : '';
};

export const noteName = (name: string): void => remember(NAME_KEY, { name });
