import '../../../../test/support/on-screen.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { battleOf } from '../../../../test/support/battle.ts';
import type { Play } from '../../../engine/battle/record.ts';
import type { Battle } from '../../../engine/battle.ts';
import { bnb } from '../../../rules/bnb/index.ts';
import { type Player, type Session, session } from '../battle/session.ts';
import { advisedToEnd } from '../orders/advised.ts';
import { unaskedIn, warningsBeforeEnd } from '../orders/phase.ts';
import { type Ghost, ghost, pick, selected } from '../orders/selection.ts';
import { watchHanding } from './handing.ts';

const battleAsking = (by: string, kind: string, bound = 1): Battle =>
  battleOf({
    bases: ['blue', 'red'].map((side) => ({ id: `${side}-1`, side })),
    bound,
    flow: { phase: '', stack: [], awaits: [{ by, kind, answer: { form: 'orders' } }] },
  });

function ask(by: string, kind: string, blue: Player = 'human', bound = 1): void {
  const play = { battles: [battleAsking(by, kind, bound)], live: [] } as unknown as Play;
  session.value = { id: 'x', rules: bnb, play, players: { red: 'human', blue } } as unknown as Session;
}

const drawn: Ghost = {
  command: { type: 'move', bases: ['red-1'], path: [{ forward: 40 }] },
  ends: [{ base: 'red-1', pose: { x: 0, y: 0, facing: 0 } }],
  wish: null,
  nearest: null,
  hasty: false,
  snapped: false,
};

describe('handing the screen over', () => {
  let stop = (): void => {};
  beforeEach(() => {
    ask('red', 'orders');
    stop = watchHanding();
    pick(['red-1', 'blue-1']);
    ghost.value = drawn;
  });
  afterEach(() => {
    stop();
    pick([]);
    session.value = null;
  });

  test('drops the ghost, and the picks of bases of the other side', () => {
    ask('blue', 'orders');
    expect(ghost.value).toBe(null);
    expect(selected.value).toEqual(['blue-1']);
  });

  test('drops the picks of one step of the setup before the next step', () => {
    ask('red', 'ambush', 'human', 0);
    expect(selected.value).toEqual([]);
  });

  test('keeps both while the same side has the same question', () => {
    ask('red', 'orders');
    expect(ghost.value).toBe(drawn);
    expect(selected.value).toEqual(['red-1', 'blue-1']);
  });

  test('drops only the ghost while a bot decides, because no other person looks at the screen', () => {
    ask('blue', 'orders', 'bot');
    expect(ghost.value).toBe(null);
    expect(selected.value).toEqual(['red-1', 'blue-1']);
  });
});

test('warns of a ghost that was not given before the phase ends', () => {
  const keys = () => warningsBeforeEnd(bnb, battleAsking('red', 'deploy')).map(({ key }) => key);
  ghost.value = drawn;
  expect(keys()).toEqual(['screen.warn.ghost']);
  ghost.value = null;
  expect(keys()).toEqual([]);
});

/** A side that may still order a base, with points left. */
const asking = battleOf({
  bases: [{ id: 'A', at: [600, 360], troop: 'Reg Bd (O)' }],
  pips: 2,
  flow: {
    phase: 'voluntary-moves',
    stack: [],
    awaits: [{ by: 'red', kind: 'orders', answer: { form: 'orders' } }],
  },
});
const keysOfAsking = () => warningsBeforeEnd(bnb, asking).map(({ key }) => key);

test('does not warn of points left if the player was advised to end the phase', () => {
  expect(keysOfAsking()).toContain('screen.warn.points');
  advisedToEnd.value = asking;
  expect(keysOfAsking()).not.toContain('screen.warn.points');
  advisedToEnd.value = null;
});

test('does not warn of points left in a battle in which the player said so', () => {
  ask('red', 'orders');
  unaskedIn.value = 'another battle';
  expect(keysOfAsking()).toContain('screen.warn.points');
  unaskedIn.value = session.value?.id ?? '';
  expect(keysOfAsking()).not.toContain('screen.warn.points');
  unaskedIn.value = null;
});
