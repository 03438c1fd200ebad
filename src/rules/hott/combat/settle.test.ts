import { describe, expect, it } from 'vitest';
import { sumOf, throwsOf } from '../../../engine/combat/sums.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import { ELEMENTS } from '../troops/troops.ts';
import { type Combatant, type Fighter, plainCombatant, type Role } from './combatant.ts';
import { assessBetween, settle } from './settle.ts';

const FIGHTERS: readonly Fighter[] = [...ELEMENTS, 'stronghold'];
const FACES = [1, 2, 3, 4, 5, 6];
const THROWS = throwsOf([FACES, FACES]);

const closeFight: Fight = { kind: 'close', bases: ['A', 'Z'] };
const one = (fighter: Fighter, words: Partial<Combatant> = {}): Combatant => ({
  ...plainCombatant('A', 'red', fighter),
  ...words,
});
const other = (fighter: Fighter, words: Partial<Combatant> = {}): Combatant => ({
  ...plainCombatant('Z', 'blue', fighter),
  ...words,
});

const pairs = FIGHTERS.flatMap((a) => FIGHTERS.map((z) => [a, z] as const));

describe('a combat between any two', () => {
  it('totals the lines and the die, and harms only the side with the lower total', () => {
    for (const [a, z] of pairs) {
      const assessment = assessBetween(closeFight, [one(a), other(z)]);
      for (const faces of THROWS) {
        const { totals, verdicts } = settle(assessment, faces);
        const expected = assessment.sides.map((side, at) => sumOf(side.lines) + (faces[at] ?? 0));
        expect(totals).toEqual(expected);
        const [mine, theirs] = totals;
        if (mine > theirs) expect(verdicts[0].outcome).toBe('stand');
        if (theirs > mine) expect(verdicts[1].outcome).toBe('stand');
        if (mine === theirs) expect(verdicts[0].outcome).toBe(verdicts[1].outcome);
      }
    }
  });

  it('is the same from either side', () => {
    for (const [a, z] of pairs) {
      const there = assessBetween(closeFight, [one(a), other(z)]);
      const back = assessBetween(closeFight, [other(z), one(a)]);
      for (const [mine = 0, theirs = 0] of THROWS) {
        const [first, second] = settle(there, [mine, theirs]).verdicts;
        expect(settle(back, [theirs, mine]).verdicts).toEqual([second, first]);
      }
    }
  });

  it('never gets worse for a higher die', () => {
    const order = ['destroyed', 'ensorcelled', 'captured', 'flee', 'recoil', 'stand'];
    for (const [a, z] of pairs) {
      const assessment = assessBetween(closeFight, [one(a), other(z)]);
      for (const theirs of FACES) {
        const fates = FACES.map((mine) => settle(assessment, [mine, theirs])).filter(
          ({ totals }) => totals[0] !== totals[1],
        );
        const ranks = fates.map(({ verdicts }) => order.indexOf(verdicts[0].outcome));
        expect(ranks, `${a} against ${z}`).toEqual(ranks.toSorted((x, y) => x - y));
      }
    }
  });
});

describe('the -2 for the ground', () => {
  const lines = (own: Combatant, enemy: Combatant = other('Blades')): readonly string[] =>
    (assessBetween(closeFight, [own, enemy]).sides[0]?.lines ?? [])
      .map((line) => line.rule)
      .filter((rule) => rule.startsWith('hott.tf.'));

  it('applies in bad going to all but shooters, warband, lurkers, beasts and strongholds', () => {
    const free = FIGHTERS.filter((each) => lines(one(each, { inBadGoing: true })).length === 0);
    expect(free.toSorted()).toEqual([
      'Beasts',
      'Land Lurkers',
      'Shooters',
      'Warband',
      'Water Lurkers',
      'stronghold',
    ]);
  });

  it('applies to mounted other than beasts against a ground enemy in bad going', () => {
    const presser = { by: 'Z', element: 'Warband', inBadGoing: true, inCover: false } as const;
    const hit = FIGHTERS.filter((each) => lines(one(each, { pressedBy: [presser] })).length > 0);
    expect(hit.toSorted()).toEqual(['Behemoth', 'Hero', 'Knights', 'Paladin', 'Riders']);
    const aerial = { ...presser, element: 'Airboat' } as const;
    expect(lines(one('Knights', { pressedBy: [aerial] }))).toEqual([]);
  });

  it('applies to aerials against an enemy in a wood, and to all but water lurkers against water lurkers', () => {
    const inWood = { by: 'Z', element: 'Shooters', inBadGoing: false, inCover: true } as const;
    const wet = { by: 'Z', element: 'Water Lurkers', inBadGoing: false, inCover: false } as const;
    const hit = (presser: typeof inWood | typeof wet) =>
      FIGHTERS.filter((each) => lines(one(each, { pressedBy: [presser] })).length > 0);
    expect(hit(inWood).toSorted()).toEqual(['Aerial Hero', 'Airboat', 'Dragon', 'Flyers', 'God']);
    expect(FIGHTERS.filter((each) => !hit(wet).includes(each)).toSorted()).toEqual([
      'Water Lurkers',
      'stronghold',
    ]);
  });
});

describe('a general', () => {
  const ROLES: readonly Role[] = ['close', 'shoots', 'shot-at', 'both', 'bespells', 'bespelled'];

  it('adds 1 when it can be harmed', () => {
    const helped = ROLES.filter((role) => {
      const { sides } = assessBetween(closeFight, [
        one('Magician', { role, general: true }),
        other('Blades'),
      ]);
      return sides[0].lines.some((line) => line.rule === 'hott.tf.5');
    });
    expect(helped).toEqual(['close', 'shot-at', 'both', 'bespelled']);
  });
});
