import { describe, expect, it } from 'vitest';
import { armyFiles } from '../load-node.ts';
import { hottArmyIndex } from './army-index.ts';
import { advantage, beyondReach, likeness, misfit, suitedPair } from './suited.ts';

const { armies } = hottArmyIndex(armyFiles());

const made = (name: string, lines: string) => ({
  path: `${name}.txt`,
  text: `army: ${name}\nstronghold: Keep\n${lines}`,
});

const own = hottArmyIndex([
  made('blades', '1 Blades, general\n11 Blades'),
  made('knights', '1 Knights, general\n11 Knights'),
  made('more-blades', '1 Blades, general\n10 Blades\n2 Hordes'),
  made('flyers', '1 Aerial Hero, general\n10 Flyers'),
  made('shot', '1 Blades, general\n7 Blades\n4 Shooters'),
  made('spears', '1 Spears, general\n11 Spears'),
]).armies;

describe('two armies that suit each other', () => {
  const at = (id: string) => (own.find((one) => one.id === id) ?? own[0])?.army;
  const of = (one: string, other: string) => [at(one), at(other)] as [never, never];

  it('are even by the table of combat factors', () => {
    expect(advantage(...of('blades', 'blades'))).toBe(0);
    // Blades count 3 against mounted, knights 3 against foot, spears 4 against all.
    expect(advantage(...of('blades', 'knights'))).toBe(0);
    expect(advantage(...of('spears', 'knights'))).toBeCloseTo(1);
    expect(advantage(...of('knights', 'spears'))).toBeCloseTo(-1);
  });

  it('are different in kind', () => {
    expect(likeness(...of('blades', 'knights'))).toBe(0);
    expect(likeness(...of('blades', 'blades'))).toBe(1);
    expect(misfit(...of('blades', 'knights'))).toBeLessThan(misfit(...of('blades', 'more-blades')));
  });

  it('can reach each other', () => {
    // Ground troops wait until flyers come; heroes, shooters and magicians need not.
    expect(beyondReach(...of('blades', 'flyers'))).toBe(1);
    expect(beyondReach(...of('shot', 'flyers'))).toBeCloseTo(0);
    expect(beyondReach(...of('flyers', 'blades'))).toBe(0);
    expect(misfit(...of('shot', 'flyers'))).toBeLessThan(misfit(...of('blades', 'flyers')));
  });

  it('are drawn with the given points, from the best opponents of the first', () => {
    for (let first = 0; first < 12; first++) {
      const pair = suitedPair(armies, 24, (below) => first % below);
      if (!pair) throw new Error('there are armies of 24 points');
      const [one, other] = pair;
      expect(one).not.toBe(other);
      expect([one.army.points, other.army.points]).toEqual([24, 24]);
      const better = armies.filter(
        (each) =>
          each !== one &&
          each.army.points === 24 &&
          misfit(one.army, each.army) < misfit(one.army, other.army),
      );
      expect(better.length).toBeLessThan(4);
      expect(Math.abs(advantage(one.army, other.army))).toBeLessThan(1);
    }
  });

  it('are two of the same size, or none', () => {
    expect(suitedPair(armies, 48)?.map(({ army }) => army.points)).toEqual([48, 48]);
    expect(suitedPair(armies, 72)).toBeNull();
    expect(suitedPair([], 24)).toBeNull();
  });
});
