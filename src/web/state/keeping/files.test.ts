import { describe, expect, test } from 'vitest';
import { fileName } from './file-name.ts';
import { readOpened } from './files.ts';

describe('files that people open', () => {
  test('what is no JSON is told as such', () => {
    const opened = readOpened('{"format": ');
    expect(opened.kind === 'faults' && opened.faults[0]?.key).toMatch(/^fault\.not-json/);
  });

  test('what is none of the files that can be opened is told what they are', () => {
    for (const text of ['', 'Dear Sir,', 'points: 24\n1 Hero'])
      expect(readOpened(text)).toMatchObject({ faults: [{ key: 'screen.file.unknown' }] });
  });

  test('a record that was cut is told where it is wrong', () => {
    const opened = readOpened('{"header": {"format": "acies-record/1"}, "entries": []}');
    expect(opened.kind).toBe('faults');
    expect(opened.kind === 'faults' && opened.faults.some(({ figures }) => figures.where === 'opening')).toBe(
      true,
    );
  });

  test('JSON that is neither a record nor a scenario is told as such', () => {
    expect(readOpened('{"a": 1}').kind).toBe('faults');
    expect(readOpened('[]').kind).toBe('faults');
    expect(readOpened('null').kind).toBe('faults');
  });

  test('a scenario is read', () => {
    const opened = readOpened('{"format": "acies-scenario/1", "ruleset": "bnb", "title": {"en": "A wood"}}');
    expect(opened).toMatchObject({ kind: 'scenarios', scenarios: [{ title: { en: 'A wood' } }] });
  });

  test('names of files hold nothing strange', () => {
    expect(fileName('Kadesh: 2nd try / été', 'json')).toBe('kadesh-2nd-try-e-te.json');
    expect(fileName('///', 'json')).toBe('battle.json');
  });
});
