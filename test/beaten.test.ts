import { beforeAll, describe, expect, test } from 'vitest';
import { guideOf, loadWords } from '../src/words/catalogues.ts';
import { say } from '../src/words/say.ts';

beforeAll(() => loadWords('en', ['guide', ...['hott', 'dbm'].flatMap((id) => [id, guideOf(id)])]));

describe.each(['hott', 'dbm'])('how badly a base is beaten in %s', (rules) => {
  const figures = { by: 4, own: 6, other: 10, base: 'A', enemy: 'Z', half: 'no', kind: 'close' };
  const tell = (more: object): string =>
    say('guide.beaten', { ...figures, ...more }, { language: 'en', unit: 'MU', rules });

  test('is told by the totals, and by half of the higher', () => {
    expect(tell({ outcome: 'recoil' })).toBe(
      'Beaten 6 to 10. Less than double: that alone does not destroy it.',
    );
    expect(tell({ outcome: 'destroyed', half: 'yes', own: 5 })).toBe(
      'Beaten 5 to 10. The enemy has double or more.',
    );
    expect(tell({ outcome: 'destroyed' })).toMatch(/Against Z even a small defeat destroys A here/);
  });

  test('a shot of the lower total only fails', () => {
    expect(tell({ outcome: 'stand', kind: 'shot' })).toBe('The shot fails, 6 to 10.');
  });
});

test('a spell works or fails, which is said', () => {
  const tell = (outcome: string): string =>
    say(
      'guide.beaten',
      { by: 4, own: 6, other: 10, base: 'A', enemy: 'Z', half: 'no', kind: 'spell', outcome },
      { language: 'en', unit: 'MU', rules: 'hott' },
    );
  expect(tell('ensorcelled')).toMatch(/^Beaten 6 to 10, so the spell works\./);
  expect(tell('stand')).toBe('The spell fails, 6 to 10.');
});
