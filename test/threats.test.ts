import { expect, test } from 'vitest';
import { placedBase } from '../src/engine/battle.ts';
import { oddsIn } from '../src/engine/combat/odds.ts';
import { threatsIn } from '../src/engine/combat/threats.ts';
import { bnb } from '../src/rules/bnb/index.ts';
import { loadPosition } from '../src/scenario/load.ts';

/** Blades that fight troops of this kind, front to front. */
function fight(troop: string) {
  const loaded = loadPosition(bnb, {
    format: 'acies-scenario/1',
    ruleset: 'bnb',
    sides: { red: { edge: 'south' }, blue: { edge: 'north' } },
    bases: [
      { id: 'A', side: 'red', troop: 'Reg Bd (O)', at: [300, 300], facing: 0 },
      { id: 'Z', side: 'blue', troop, at: [300, 300], facing: 180 },
    ],
    turn: { round: 2, active: 'red', phase: 'close-combat' },
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const { battle } = loaded;
  const meant = bnb.combat.fightMeant(bnb, battle, { type: 'fight', base: 'A' });
  if ('fault' in meant) throw new Error('no fight');
  const assessment = bnb.combat.assess(bnb, battle, meant.fight);
  return { battle, odds: oddsIn(bnb, battle, assessment), threats: threatsIn(bnb, battle, assessment) };
}

test('the likeliest outcome besides standing is told with the place where the base would go', () => {
  const { battle, odds, threats } = fight('Reg Sp (O)');
  const threat = threats.find(({ base }) => base === 'Z');
  expect(threat?.outcome).toBe('recoil');
  const chances = odds.find(({ base }) => base === 'Z')?.chances ?? [];
  expect(threat?.ways).toBe(chances.find(({ outcome }) => outcome === 'recoil')?.ways);
  expect(threat?.to?.y).toBeGreaterThan(placedBase(battle, 'Z')?.pose.y ?? 0);
  expect(threat?.to?.x).toBe(300);
});

test('a base that would be gone has no place', () => {
  const { threats } = fight('Irr Ps (O)');
  const gone = threats.filter(({ to }) => to === null);
  expect(threats.every(({ ways, of }) => ways > 0 && ways <= of)).toBe(true);
  expect(gone.every(({ outcome }) => outcome !== 'recoil')).toBe(true);
});
