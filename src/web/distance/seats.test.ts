import { beforeEach, describe, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();

vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('document', { baseURI: 'https://acies.example.org/', documentElement: {} });
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});

const { forgetSeat, keepSeat, noteSeen, seatIn, seats, seatsInFile, seatsInWord, seatsText, seatsWord } =
  await import('./seats.ts');
const { takeSeat } = await import('./my-battles.ts');

const battle = 'a'.repeat(24);
const secret = 's'.repeat(43);

beforeEach(() => {
  for (const seat of seats.value) forgetSeat(seat.battle);
});

test('a seat is carried as a file and as a word of an address', () => {
  keepSeat({ battle, secret, title: 'Kish' });
  const [text, word] = [seatsText(), seatsWord()];
  expect(seatsInWord(word)).toMatchObject([{ battle, secret }]);
  expect(seatsInFile(text)).toMatchObject([{ battle, secret, title: 'Kish' }]);
});

test('what is no seat is left out', () => {
  expect(seatsInFile('{"format":"acies-seats/1","seats":[{"battle":"no","secret":"short"}]}')).toBeNull();
  expect(seatsInFile('[')).toBeNull();
  expect(seatsInWord(`${battle}.short~what`)).toEqual([]);
});

describe('a seat from a link', () => {
  const other = 't'.repeat(43);
  /** The server answers that these secrets have seats, or does not answer. */
  const serve = (known: readonly string[] | null) =>
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      if (known === null) throw new Error('no network');
      const [asked] = JSON.parse(body).battles;
      const mine = { title: '', ruleset: '', stage: 'open', side: null, waits: null, number: 1 };
      return Response.json({ battles: known.includes(asked.secret) ? [{ battle, seat: 1, ...mine }] : [] });
    });

  test('is kept if the server knows it, or does not answer', async () => {
    serve([secret]);
    expect(await takeSeat({ battle, secret })).toBe(true);
    expect(seatIn(battle)?.secret).toBe(secret);
    forgetSeat(battle);
    expect(await takeSeat({ battle, secret: other })).toBe(false);
    expect(seatIn(battle)).toBeUndefined();
    serve(null);
    expect(await takeSeat({ battle, secret: other })).toBe(true);
    expect(seatIn(battle)?.secret).toBe(other);
  });

  test('replaces the seat of this browser only if the server knows it', async () => {
    keepSeat({ battle, secret });
    for (const known of [[secret], null]) {
      serve(known);
      await takeSeat({ battle, secret: other });
      expect(seatIn(battle)?.secret).toBe(secret);
    }
    serve([other]);
    await takeSeat({ battle, secret: other });
    expect(seatIn(battle)?.secret).toBe(other);
  });
});

test('a player never looks back', () => {
  keepSeat({ battle, secret });
  noteSeen(battle, 7);
  noteSeen(battle, 3);
  expect(seatIn(battle)?.seen).toBe(7);
});
