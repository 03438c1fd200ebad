import { describe, expect, test } from 'vitest';
import { fileName } from './file-name.ts';
import { readOpened } from './files.ts';

describe('files that people open', () => {
  test('a text that is not JSON is reported as such', () => {
    const opened = readOpened('{"format": ');
    expect(opened).toMatchObject({ why: { key: 'screen.file.cut' } });
    expect(opened.kind === 'faults' && opened.faults[0]?.key).toMatch(/^fault\.not-json/);
  });

  test('a file of no known kind is answered with the known kinds', () => {
    for (const text of ['', 'Dear Sir,', 'points: 24\n1 Hero'])
      expect(readOpened(text)).toMatchObject({ why: { key: 'screen.file.unknown' }, faults: [] });
  });

  test('a record that was cut is reported with the place of the cut', () => {
    const opened = readOpened('{"header": {"format": "acies-record/1"}, "entries": []}');
    expect(opened.kind).toBe('faults');
    expect(opened.kind === 'faults' && opened.faults.some(({ figures }) => figures.where === 'opening')).toBe(
      true,
    );
  });

  test('JSON that is neither a record nor a scenario is reported as such', () => {
    const why = { key: 'screen.file.foreign' };
    for (const text of ['{"a": 1}', 'null', '{"format": "zip"}', '{"format": {}}', '[[]]', '[7]'])
      expect(readOpened(text), text).toMatchObject({ kind: 'faults', why });
    expect(readOpened('[]')).toMatchObject({ why, faults: [{ key: 'fault.no-scenario' }] });
  });

  test('a file of another version is told apart from a wrong one', () => {
    const whyOf = (value: object) => {
      const opened = readOpened(JSON.stringify(value));
      return opened.kind === 'faults' && opened.why;
    };
    expect(whyOf({ header: { format: 'acies-record/9' } })).toMatchObject({ key: 'screen.file.newer' });
    expect(whyOf({ format: 'acies-scenario/2' })).toMatchObject({ key: 'screen.file.newer' });
    expect(whyOf([{ format: 'acies-scenario/2' }])).toMatchObject({ key: 'screen.file.newer' });
    expect(whyOf({ entries: [] })).toMatchObject({ key: 'screen.file.wrong', figures: { kind: 'record' } });
    expect(whyOf({ format: 'acies-scenario/1', bases: 7 })).toMatchObject({
      key: 'screen.file.wrong',
      figures: { kind: 'scenario' },
    });
  });

  test('a scenario is read', () => {
    const opened = readOpened('{"format": "acies-scenario/1", "ruleset": "bnb", "title": {"en": "A wood"}}');
    expect(opened).toMatchObject({ kind: 'scenarios', scenarios: [{ title: { en: 'A wood' } }] });
  });

  test('names of files hold no special characters', () => {
    expect(fileName('Kadesh: 2nd try / été', 'json')).toBe('kadesh-2nd-try-e-te.json');
    expect(fileName('///', 'json')).toBe('battle.json');
  });
});
