import { describe, expect, test } from 'vitest';
import { keyName } from './key-name.ts';

describe('a key is named', () => {
  test.each([
    ['g', 'KeyG', 'g', 'as it is'],
    ['G', 'KeyG', 'g', 'with Caps Lock or Shift'],
    ['п', 'KeyG', 'g', 'in a Russian layout'],
    ['П', 'KeyG', 'g', 'in a Russian layout with Caps Lock'],
    ['х', 'BracketLeft', '[', 'by its place where a letter stands in place of a bracket'],
    ['γ', 'KeyG', 'g', 'in a Greek layout'],
    ['ע', 'KeyG', 'g', 'in a Hebrew layout'],
    ['ل', 'KeyG', 'g', 'in an Arabic layout'],
    ['لا', 'KeyB', 'b', 'where it writes two letters'],
    ['ㅎ', 'KeyG', 'g', 'in a Korean layout'],
    ['۰', 'Digit0', '0', 'where it writes a Persian digit'],
    ['٠', 'Numpad0', '0', 'where the digits beside the letters write an Arabic digit'],
    ['ｇ', 'KeyG', 'g', 'where it writes a letter of double width'],
    ['؟', 'Slash', '?', 'where it writes an Arabic question mark'],
    ['？', 'Slash', '?', 'where it writes a question mark of double width'],
    ['a', 'KeyQ', 'a', 'by what it writes in a French layout, not by its place'],
    ['é', 'Digit2', 'é', 'by what it writes where that is a Latin letter with a mark'],
    ['ß', 'Minus', 'ß', 'by what it writes where no other case of the letter is one sign'],
    ['İ', 'KeyI', 'i̇', 'by the small letter, in no language of its own'],
    ['Enter', 'Enter', 'Enter', 'by its name where it writes nothing'],
    ['Dead', 'BracketLeft', 'Dead', 'by its name where it waits for the next'],
    ['Unidentified', '', 'Unidentified', 'by its name where the browser knows none'],
    ['п', '', 'п', 'by what it writes where its place is unknown'],
    [' ', 'Space', ' ', 'also where it writes a space'],
  ])('%s at %s: %s, %s', (key, code, name) => {
    expect(keyName({ key, code })).toBe(name);
  });
});
