import { beforeAll, expect, test, vi } from 'vitest';
import { battleOf, box } from '../../../test/support/battle.ts';
import { guideOf, loadWords } from '../../words/catalogues.ts';
import { hott } from '../hott/index.ts';
import { session } from '../state/battle/session.ts';
import { loadGuide } from '../state/loading/guides.ts';
import { rulesets } from '../state/loading/ruleset.ts';
import { toldEvent } from '../state/telling/naming.ts';
import { comingTold, hiddenTold, noneCameTold, waitingTold } from './waiting.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});

beforeAll(async () => {
  rulesets.value = new Map([['hott', hott]]);
  session.value = { rules: hott.rules } as never;
  await loadGuide('hott');
  await loadWords('en', ['guide', 'hott', guideOf('hott')]);
});

/** Red has Blades on the table and these troops beside it; blue has Spears of 2 points and a god of 4 to come. */
const battleWith = (...troops: readonly string[]) =>
  battleOf({
    ruleset: 'hott',
    table: [600, 600],
    options: { ap: 24 },
    terrain: [{ id: 'marsh', kind: 'marsh', area: box(400, 100, 500, 200) }],
    bases: [
      { id: 'A', at: [100, 100], troop: 'Blades' },
      { id: 'Z', side: 'blue', at: [300, 400], facing: 180, troop: 'Spears' },
      { id: 'Y', side: 'blue', troop: 'God' },
      ...troops.map((troop, at) => ({ id: `W${at}`, troop })),
    ],
  });

test('the start tells what may still come to either side; when and where, on asking', () => {
  const told = waitingTold(hott.rules, battleWith('Dragon'), 'red');
  expect(told.words).toEqual([
    'One of your bases waits beside the table (Dragon).',
    'The enemy can still bring onto the table: God.',
  ]);
  expect(told.more.join(' ')).toMatch(/once it can come\. Dragons come only in a bound in which their side/);
  expect(told.more.join(' ')).not.toMatch(/A god comes only/);
});

test('lurkers without ground where they could hide are told once never to come', () => {
  const dry = { ...battleWith('Water Lurkers', 'Water Lurkers'), terrain: [] };
  const told = waitingTold(hott.rules, dry, 'red');
  expect(told.words).toContainEqual(expect.stringMatching(/^Water Lurkers cannot come in this battle/));
  expect(told.words.join(' ')).not.toMatch(/waits? beside/);
  expect(told.more).toEqual([]);
  expect(noneCameTold(hott.rules, dry, 'red')).toBeNull();
});

test('an army that shows less than its points may hide lurkers', () => {
  const battle = battleWith();
  expect(hiddenTold(battle, 'blue')).toMatch(/Lurkers may hide in bad going/);
  expect(hiddenTold({ ...battle, options: { ap: 6 } }, 'blue')).toBe('');
});

test('each type that waits has its condition once, and only such a type explains why nobody came', () => {
  const battle = battleWith('Land Lurkers', 'Land Lurkers', 'Water Lurkers', 'God', 'Dragon');
  expect(comingTold(hott.rules, battle, battle.bases)).toHaveLength(4);
  const told = noneCameTold(hott.rules, battleWith('Land Lurkers'), 'red');
  expect(told?.words.join(' ')).toMatch(/^None of your waiting bases/);
  expect(told?.more.join(' ')).toMatch(/1 PIP each/);
  expect(noneCameTold(hott.rules, battleWith(), 'red')).toBeNull();
});

test('a lurker that must flee is told to leave wherever it stands; a base at the edge only leaves', () => {
  const tell = (rule: string): string =>
    toldEvent(battleWith(), { type: 'left-battlefield', rule, figures: { base: 'A' }, changes: [] });
  expect(tell('hott.flee.2')).toMatch(/^Blades A is lost: .* wherever they stand/);
  expect(tell('hott.lurker.11')).toMatch(/^Blades A is lost: lurkers/);
  expect(tell('hott.lost.2')).toBe('Blades A crosses the table edge and is lost.');
});
