import { describe, expect, it, test } from 'vitest';
import { idsOf, onTable } from '../../../../test/support/battle.ts';
import type { Battle } from '../../../engine/battle.ts';
import { withDropped } from '../../../engine/effects.ts';
import { closeContacts } from '../board/contacts.ts';
import { battle } from './combat.test-support.ts';
import { flankAttacks, rearAttackers } from './help.ts';
import { dangerOf, fightOfBase, fightsToResolve, mainOpponent, opponentsOpen } from './opponents.ts';

const BD = 'Reg Bd (O)';

const close = (board: Battle, id: string) =>
  idsOf(closeContacts(board, onTable(board, id)).map(({ enemy }) => enemy));
const main = (board: Battle, id: string) => mainOpponent(board, onTable(board, id))?.id ?? null;

/** A stands at (200, 200) facing north: its corners lie at x 180 and 220, y 200 and 185. */
const facing = (x: number, y: number, degrees: number) =>
  battle([
    ['A', BD, 200, 200, 0],
    ['Z', BD, x, y, degrees],
  ]);

/** Half the diagonal of a square of 40 mm, and of one of 15 mm. */
const D20 = 20 / Math.sqrt(2);
const D15 = 15 / Math.sqrt(2);

describe('frontal contact', () => {
  test.each([
    ['bnb.contact.1', 'front on front', facing(200, 200, 180)],
    ['bnb.contact.1', 'front on part of a front', facing(230, 200, 180)],
    ['bnb.contact.1', 'front on a flank', facing(200, 220, 90)],
    ['bnb.contact.2', 'front on a rear corner', facing(200 - D20 + D15, 200 + D20 + D15, 45)],
    ['bnb.contact.3', 'a front corner on the rear edge', facing(200 + D20, 185 - D20, 45)],
    ['bnb.contact.3', 'a front corner on a flank', facing(180 - D20, 190 + D20, 45)],
  ])('%s: %s', (rule, _, board) => {
    expect(close(board, 'A')).toEqual(['Z']);
    expect(close(board, 'Z')).toEqual(['A']);
    withDropped([rule], () => expect(close(board, 'A')).toEqual([]));
  });

  it('is not made by corner on corner, nor flank on flank', () => {
    expect(close(facing(240, 200, 180), 'A')).toEqual([]);
    expect(close(facing(240, 195, 180), 'A')).toEqual([]);
    expect(close(facing(240, 205, 0), 'A')).toEqual([]);
  });

  it('binds both, even if only one of them has it', () => {
    const board = facing(180, 190, 90);
    expect(close(board, 'A')).toEqual(['Z']);
    withDropped(['bnb.combat.1'], () => {
      expect(close(board, 'A')).toEqual([]);
      expect(close(board, 'Z')).toEqual(['A']);
    });
  });

  it('with baggage is always contact with its front', () => {
    const board = battle([
      ['A', BD, 200, 200, 0],
      ['Z', 'Bg', 200, 240, 0],
    ]);
    expect(closeContacts(board, onTable(board, 'Z'))[0]?.touches[0]).toMatchObject({ mine: 'front' });
    expect(rearAttackers(board, onTable(board, 'Z'))).toEqual([]);
    withDropped(['bnb.troop.25'], () => expect(rearAttackers(board, onTable(board, 'Z'))).toHaveLength(1));
  });
});

describe('danger', () => {
  const rank = (mine: string, theirs: string) => dangerOf([{ mine, theirs, length: 0 } as never]);
  it('ranks eight positions and anything else last', () => {
    expect([
      rank('rear', 'front'),
      rank('rear-left', 'front'),
      rank('rear', 'front-left'),
      rank('left', 'front'),
      rank('right', 'front-right'),
      rank('front-left', 'front'),
      rank('front', 'front'),
      rank('front', 'front-left'),
      rank('front', 'left'),
    ]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('main opponent', () => {
  const BESIEGED = battle([
    ['A', BD, 200, 200, 0],
    ['X', BD, 180, 180, 90],
    ['Y', BD, 200, 185, 0],
    ['Z', BD, 200, 200, 180],
  ]);

  it('is the only enemy there is', () => {
    const board = facing(200, 200, 180);
    expect([main(board, 'A'), main(board, 'Z')]).toEqual(['Z', 'A']);
    withDropped(['bnb.opponent.7'], () => expect(main(board, 'A')).toBeNull());
  });

  it('is the one in the most dangerous position', () => {
    expect(main(BESIEGED, 'A')).toBe('Y');
    withDropped(['bnb.opponent.2'], () => expect(main(BESIEGED, 'A')).toBeNull());
    withDropped(['bnb.opponent.8'], () => expect(main(BESIEGED, 'A')).not.toBe('Y'));
  });

  it('is the one of equals that most directly faces the edge it touches', () => {
    const board = battle([
      ['A', BD, 200, 200, 0],
      ['Y', BD, 175, 200, 180],
      ['Z', BD, 215, 200, 180],
    ]);
    expect(main(board, 'A')).toBe('Z');
    withDropped(['bnb.opponent.9'], () => expect(main(board, 'A')).toBeNull());
  });

  it('measures a front corner by the front edge', () => {
    const aside = 10 / Math.sqrt(2);
    const board = battle([
      ['A', BD, 200, 200, 0],
      ['Y', BD, 180, 200, 135],
      ['Z', BD, 220 - aside, 200 + aside, 225],
    ]);
    expect(closeContacts(board, onTable(board, 'A')).map(({ touches }) => dangerOf(touches))).toEqual([5, 5]);
    expect(main(board, 'A')).toBe('Z');
    withDropped(['bnb.opponent.10'], () => expect(main(board, 'A')).toBeNull());
  });

  it('is open between two equals until it is chosen', () => {
    const bases = [
      ['A', BD, 200, 200, 0],
      ['Y', BD, 180, 200, 180],
      ['Z', BD, 220, 200, 180],
    ] as const;
    const board = battle(bases);
    expect(main(board, 'A')).toBeNull();
    expect(idsOf(opponentsOpen(board, onTable(board, 'A')))).toEqual(['Y', 'Z']);
    expect(fightsToResolve(board)).toEqual([]);
    const chosen = battle(bases, { own: { closeCombat: { contacts: ['A|Y', 'A|Z'], chosen: { A: 'Z' } } } });
    expect(main(chosen, 'A')).toBe('Z');
    expect(fightsToResolve(chosen)).toEqual([{ kind: 'close', bases: ['A', 'Z'] }]);
  });
});

describe('fights', () => {
  it("are between bases that are each other's main opponents", () => {
    const board = battle([
      ['A', BD, 200, 200, 0],
      ['X', BD, 180, 180, 90],
      ['Z', BD, 200, 200, 180],
    ]);
    expect(fightsToResolve(board)).toEqual([{ kind: 'close', bases: ['A', 'X'] }]);
    expect(fightOfBase(board, 'X')?.bases).toEqual(['A', 'X']);
    expect(fightOfBase(board, 'Z')).toBeNull();
    withDropped(['bnb.opponent.3'], () => expect(fightOfBase(board, 'Z')?.bases).toEqual(['A', 'Z']));
  });

  it('name the active side first', () => {
    const board = battle(
      [
        ['A', BD, 200, 200, 0],
        ['Z', BD, 200, 200, 180],
      ],
      { active: 'blue' },
    );
    expect(fightOfBase(board, 'A')?.bases).toEqual(['Z', 'A']);
  });

  it('are not fought again by a base that has fought', () => {
    const board = battle([
      ['A', BD, 200, 200, 0, { bound: { fought: 1 } }],
      ['Z', BD, 200, 200, 180],
    ]);
    expect(fightsToResolve(board)).toEqual([]);
    withDropped(['bnb.opponent.12'], () => expect(fightsToResolve(board)).toHaveLength(1));
  });

  it('wait for the next bound if the contact is new', () => {
    const board = battle(
      [
        ['A', BD, 200, 200, 0],
        ['Z', BD, 200, 200, 180],
      ],
      {
        own: { closeCombat: { contacts: [], chosen: {} } },
      },
    );
    expect(main(board, 'A')).toBe('Z');
    expect(fightsToResolve(board)).toEqual([]);
  });

  it('may form a ring, of which the active player picks one', () => {
    // A pinwheel: each base has the front of another on its left flank.
    const wheel = (fought: Record<string, number>) =>
      battle([
        ['A', BD, 220, 200, 0, { bound: fought }],
        ['B', BD, 200, 220, 180],
        ['Y', BD, 220, 220, 270],
        ['Z', BD, 200, 200, 90],
      ]);
    const board = wheel({});
    expect(['A', 'Z', 'B', 'Y'].map((id) => main(board, id))).toEqual(['Z', 'B', 'Y', 'A']);
    expect(['A', 'Z', 'B', 'Y'].map((id) => fightOfBase(board, id)?.bases)).toEqual([
      ['A', 'Z'],
      ['B', 'Z'],
      ['B', 'Y'],
      ['A', 'Y'],
    ]);
    expect(fightsToResolve(wheel({ fought: 1 }))).toEqual([]);
  });
});

describe('flank attack', () => {
  const attacked = (board: Battle) =>
    flankAttacks(board, onTable(board, 'A')).map(({ by, flank }) => [by.id, flank]);

  it('is a front on a flank with a front corner there', () => {
    // Facing east, Z's left front corner is the northern one.
    expect(attacked(facing(180, 180, 90))).toEqual([['Z', 'left']]);
    expect(attacked(facing(180, 175, 90))).toEqual([['Z', 'left']]);
    expect(attacked(facing(220, 180, 270))).toEqual([['Z', 'right']]);
    withDropped(['bnb.flank.1'], () => expect(attacked(facing(180, 180, 90))).toEqual([]));
  });

  it('is not made if the front reaches beyond both ends of the flank', () => {
    expect(attacked(facing(180, 195, 90))).toEqual([]);
  });

  it('is not made by a corner or to the front', () => {
    expect(attacked(facing(200, 200, 180))).toEqual([]);
    expect(attacked(facing(240, 200, 180))).toEqual([]);
  });
});

describe('rear attack', () => {
  const attacked = (board: Battle) => idsOf(rearAttackers(board, onTable(board, 'A')));

  it('is a front on the rear edge', () => {
    expect(attacked(facing(200, 185, 0))).toEqual(['Z']);
    expect(attacked(facing(215, 185, 0))).toEqual(['Z']);
    withDropped(['bnb.rear.1'], () => expect(attacked(facing(200, 185, 0))).toEqual([]));
  });

  it('is a front on a rear corner', () => {
    expect(attacked(facing(180, 185, 45))).toEqual(['Z']);
  });

  it('is not made by a flank attacker whose front passes the rear corner', () => {
    expect(attacked(facing(180, 180, 90))).toEqual([]);
  });

  it('needs the base to be the main opponent of the attacker', () => {
    const board = battle([
      ['A', BD, 200, 200, 0],
      ['B', BD, 200, 145, 0],
      ['Z', BD, 200, 185, 0],
    ]);
    expect(attacked(board)).toEqual(['Z']);
    const torn = battle([
      ['A', BD, 200, 200, 0],
      ['B', BD, 200, 170, 0],
      ['Z', BD, 200, 185, 0],
    ]);
    expect(main(torn, 'Z')).toBe('B');
    expect(attacked(torn)).toEqual([]);
  });
});
