import { expect, test } from 'vitest';
import { sourceFiles } from './files.ts';

// A sign that a font lacks is shown as an empty box. Signs on the screen are therefore drawn, not written.

/** Arrows, technical and geometric signs, dingbats, emoji. */
const SIGNS = /[\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf\u2900-\u2bff\u{1f000}-\u{1faff}]/u;

/** Places where a drawing is impossible or the sign itself is meant. */
const MEANT: Readonly<Record<string, RegExp>> = {
  // The labels of arrow keys.
  'src/web/dialogs/Help.tsx': /[←→↑↓]/,
  // The title of a window is plain text.
  'src/web/distance/turn.ts': /●/,
};

test('no sign on the screen comes from a font', () => {
  const written = ['src/web', 'src/words', 'src/drawing']
    .flatMap((folder) => sourceFiles(folder, /(?<!\.test)\.(tsx?|css|html)$/))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => SIGNS.test(line) && !/^\s*(\/\/|\/?\*)/.test(line) && !MEANT[path]?.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(written).toEqual([]);
});
