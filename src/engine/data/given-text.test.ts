import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isBlank,
  nameCompared,
  parseJson,
  plainLine,
  seenLine,
  seenText,
  textOfBytes,
} from './given-text.ts';

const TEXT = 'army: Les Éduens – l’élite\n2 x Blades\n';

const utf16 = (text: string, isBig: boolean, mark = true): Uint8Array => {
  const bytes = Buffer.from(mark ? `\uFEFF${text}` : text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

/** The bytes of Windows-1252; the dash and the quote have a place of their own there. */
const windows = (text: string): Uint8Array =>
  Uint8Array.from(text, (sign) => ({ '–': 0x96, '’': 0x92 })[sign] ?? sign.charCodeAt(0));

describe('the bytes of a file', () => {
  test.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16', utf16(TEXT, false)],
    ['UTF-16 of the other order', utf16(TEXT, true)],
    ['UTF-16 without a mark', utf16(TEXT, false, false)],
    ['UTF-16 of the other order without a mark', utf16(TEXT, true, false)],
    ['Windows-1252', windows(TEXT)],
  ])('are read as %s', (_, bytes) => {
    expect(textOfBytes(bytes)).toBe(TEXT);
  });

  test('stay UTF-8 where a single letter is broken', () => {
    const bytes = Buffer.concat([Buffer.from('Éduens, Séquanes, Hélvètes '), Buffer.from([0xc3])]);
    expect(textOfBytes(bytes)).toBe('Éduens, Séquanes, Hélvètes \uFFFD');
  });

  test('may be none, one or any', () => {
    expect(textOfBytes(new Uint8Array())).toBe('');
    expect(textOfBytes(Uint8Array.of(0x41))).toBe('A');
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => typeof textOfBytes(bytes) === 'string'),
    );
  });
});

describe('a text', () => {
  test('has its lines, and nothing that nobody sees', () => {
    expect(seenText('a\r\nb\rc\u2028d\u0085e')).toBe('a\nb\nc\nd\ne');
    expect(seenText('\uFEFFso\u00ADft\u200B\u2060 \u202Eword\u202C\u001A\0')).toBe('soft word');
    expect(seenText('a\u00A0b\u3000c\td')).toBe('a b c d');
    expect(seenText('e\u0301\uD800')).toBe('é');
  });

  test.each([
    ['an emoji family', '👩‍👩‍👧‍👦'],
    ['a couple with a heart', '👩‍❤️‍👨'],
    ['a judge with a skin', '🧑🏽‍⚖️'],
    ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['a Persian word', 'می‌خواهم'],
    ['a Sinhala word', 'ක්‍රීඩාව'],
    ['a Malayalam word of old', 'അവന്‍'],
    ['a Mongolian word', 'ᠮᠣᠩᠭᠣᠯ'],
    ['a Thai name', 'สมชาย'],
    ['a Japanese form of a letter', '葛󠄀城'],
    ['an Arabic sign of numbers', '؀١'],
  ])('keeps %s', (_, text) => {
    expect(seenText(text)).toBe(text.normalize('NFC'));
    expect(isBlank(text)).toBe(false);
  });

  test('loses joiners that join nothing', () => {
    expect(seenLine('\u200D\u200C Ann\u200C \u200DLee\u200D')).toBe('Ann Lee');
    expect(seenLine('A\u200D\u200DB')).toBe('AB');
  });

  test.each([
    '',
    ' ',
    '\u3000',
    '\u200B\u200D',
    '\u3164',
    '\u115F\u1160',
    '\u2800\u2800',
    '\uFE0F',
    '\u0301',
    '\u{E0041}',
  ])('is blank: %j', (text) => {
    expect(isBlank(text)).toBe(true);
    expect(isBlank(seenLine(text))).toBe(true);
  });

  test('of a large size is read in little time', () => {
    const start = performance.now();
    for (const text of ['é×–'.repeat(30_000), '\u200D'.repeat(30_000), '\u{E0041}'.repeat(30_000)])
      seenText(text);
    expect(performance.now() - start).toBeLessThan(5000);
  });

  test('is changed only once, and never grows', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 30 });
    fc.assert(
      fc.property(anything, (text) => {
        for (const door of [seenText, seenLine, plainLine, nameCompared])
          expect(door(door(text))).toBe(door(text));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a line with signs', () => {
  test.each([
    ['2 × Blades: The Élite', '2 x Blades: The Élite'],
    ['2 ✕ Blades', '2 x Blades'],
    ['2 х Blades', '2 x Blades'],
    ['12χ Blades', '12x Blades'],
    ['2 Χάρων', '2 Χάρων'],
    ['0–3', '0-3'],
    ['0—3, 0−3, 0‑3, 0‐3, 0﹣3, 0－3', '0-3, 0-3, 0-3, 0-3, 0-3, 0-3'],
    ['ａｒｍｙ： １２', 'army: 12'],
    ['½ Reg Ax (S), 1⁄2, 1∕3', '1/2 Reg Ax (S), 1/2, 1/3'],
    ['Reg\u00A0Bd\u2009(O)', 'Reg Bd (O)'],
  ])('%s is read as %s', (given, read) => {
    expect(plainLine(given)).toBe(read);
  });

  test.each([
    ['Les Éduens', 'LES E\u0301DUENS'],
    ['Queen’s Guard', "Queen's guard"],
    ['“Old” Guard', '"old" guard'],
    ['Horse–archers', 'horse-archers'],
  ])('%s is the same name as %s', (one, other) => {
    expect(nameCompared(one)).toBe(nameCompared(other));
  });
});

describe('JSON', () => {
  test('is read with what was copied with it, and keeps its strings as they are', () => {
    const string = 'a\u00A0b\u200Bc\\"\u2028';
    expect(parseJson(`\uFEFF{\u00A0"a":\u200B[1,\u2003"${string}"]}\u001A`)).toEqual({
      a: [1, JSON.parse(`"${string}"`)],
    });
    expect(() => parseJson('{"a": 1,}')).toThrow(SyntaxError);
  });

  test('of a large text that is broken is refused in little time', () => {
    const start = performance.now();
    expect(() => parseJson(`["${'a\\"'.repeat(1_000_000)}`)).toThrow();
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
