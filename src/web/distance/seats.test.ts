import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();

vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});

const { forgetSeat, keepSeat, noteSeen, seatIn, seats, seatsText, seatsWord, takeSeats, takeSeatsWord } =
  await import('./seats.ts');

const battle = 'a'.repeat(24);
const secret = 's'.repeat(43);

beforeEach(() => {
  for (const seat of seats.value) forgetSeat(seat.battle);
});

test('a seat is carried as a file and as a word of an address', () => {
  keepSeat({ battle, secret, title: 'Kish' });
  const [text, word] = [seatsText(), seatsWord()];
  forgetSeat(battle);
  expect(takeSeatsWord(word)).toBe(1);
  expect(seatIn(battle)?.secret).toBe(secret);
  forgetSeat(battle);
  expect(takeSeats(text)).toBe(1);
  expect(seatIn(battle)?.title).toBe('Kish');
});

test('what is no seat is left out', () => {
  expect(takeSeats('{"format":"acies-seats/1","seats":[{"battle":"no","secret":"short"}]}')).toBeNull();
  expect(takeSeats('[')).toBeNull();
  expect(takeSeatsWord(`${battle}.short~what`)).toBe(0);
  expect(seats.value).toEqual([]);
});

test('a player never looks back', () => {
  keepSeat({ battle, secret });
  noteSeen(battle, 7);
  noteSeen(battle, 3);
  expect(seatIn(battle)?.seen).toBe(7);
});
