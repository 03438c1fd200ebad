import { expect, test } from 'vitest';
import { loadRulesets } from '../scenario/rulesets.ts';
import { hasMessage, PLAIN } from '../words/say.ts';
import { BadInput } from './command.ts';
import { optionsFrom } from './given.ts';
import { optionsText } from './options.ts';

const RULESETS = await loadRulesets();

test.each(RULESETS.map((rules) => [rules.id, rules] as const))(
  'each option of %s is told in words, with its values',
  (id, rules) => {
    const text = optionsText(rules);
    for (const { name } of rules.options ?? []) {
      expect(hasMessage(`option.${id}.${name}`, { ...PLAIN, rules: id }), name).toBe(true);
      expect(text).toContain(`  ${name}: `);
    }
  },
);

test('the text names the usual value and the ruling of an option', () => {
  const hott = RULESETS.find(({ id }) => id === 'hott');
  expect(hott && optionsText(hott)).toContain('  woodShots: rim | corner; usually rim\n');
  expect(hott && optionsText(hott)).toContain('(hott.R54)');
});

test('reads options as people type them', () => {
  expect(optionsFrom(['bounds=30', 'sharedGod=true', 'woodShots=corner'])).toEqual({
    bounds: 30,
    sharedGod: true,
    woodShots: 'corner',
  });
});

test.each(['bounds', 'bounds=', '=3'])('%s is no option', (text) => {
  expect(() => optionsFrom([text])).toThrow(BadInput);
});
