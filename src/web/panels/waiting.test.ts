import { beforeAll, expect, test, vi } from 'vitest';
import { battleOf } from '../../../test/support/battle.ts';
import { guideOf, loadWords } from '../../words/catalogues.ts';
import { hott } from '../hott/index.ts';
import { session } from '../state/battle/session.ts';
import { rulesets } from '../state/loading/ruleset.ts';
import { comingTold, hiddenTold, noneCameTold, waitingTold } from './waiting.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});

beforeAll(async () => {
  rulesets.value = new Map([['hott', hott]]);
  session.value = { rules: hott.rules } as never;
  await loadWords('en', ['guide', 'hott', guideOf('hott')]);
});

/** Red has Blades on the table and these troops beside it; blue has Spears of 2 points and a god of 4 to come. */
const battleWith = (...troops: readonly string[]) =>
  battleOf({
    ruleset: 'hott',
    table: [600, 600],
    options: { ap: 24 },
    bases: [
      { id: 'A', at: [100, 100], troop: 'Blades' },
      { id: 'Z', side: 'blue', at: [300, 400], facing: 180, troop: 'Spears' },
      { id: 'Y', side: 'blue', troop: 'God' },
      ...troops.map((troop, at) => ({ id: `W${at}`, troop })),
    ],
  });

test('the start tells what may still come to either side, and when', () => {
  const told = waitingTold(hott.rules, battleWith('Dragon'), 'red').join(' ');
  expect(told).toMatch(/^One of your bases waits beside the table \(Dragon\).* once it can come\./);
  expect(told).toMatch(/Dragons come only in a bound in which their side throws 6/);
  expect(told).toMatch(/The enemy can still bring onto the table: God\./);
  expect(told).not.toMatch(/A god comes only/);
});

test('an army that shows less than its points may hide lurkers', () => {
  const battle = battleWith();
  expect(hiddenTold(battle, 'blue')).toMatch(/Lurkers may hide in bad going/);
  expect(hiddenTold({ ...battle, options: { ap: 6 } }, 'blue')).toBe('');
});

test('each type that waits has its condition once, and only such a type explains why nobody came', () => {
  const { bases } = battleWith('Land Lurkers', 'Land Lurkers', 'Water Lurkers', 'God', 'Dragon');
  expect(comingTold(hott.rules, bases)).toHaveLength(4);
  expect(noneCameTold(hott.rules, battleWith('Land Lurkers'), 'red')).toMatch(
    /^Nobody of yours .*1 PIP each/,
  );
  expect(noneCameTold(hott.rules, battleWith(), 'red')).toBe('');
});
