/** Links that lead outside are tried on request, each address once. */
import { expect, test } from 'vitest';
import { checkExternal } from '../../src/book/check/external.ts';
import { readLibrary } from '../../src/book/read/library.ts';

const article = (title: string, text: string): string =>
  `---\ntitle: ${title}\nkind: chapter\n---\n\n${text}\n`;

const library = readLibrary(
  {
    folder: 'book',
    texts: new Map([
      ['one.en.md', article('One', '[gone](https://gone.example/a) and [there](https://there.example/)')],
      [
        'two.en.md',
        article('Two', 'Also <https://gone.example/a>, [within](one), [mail](mailto:a@b.example).'),
      ],
    ]),
    faults: [],
  },
  [],
);

test('a link outside that leads nowhere is told at each place, and asked for once', async () => {
  const asked: string[] = [];
  const faults = await checkExternal(library, async (url) => {
    asked.push(url);
    return url.includes('gone') ? 'it answers 404' : null;
  });
  expect(asked).toEqual(['https://gone.example/a', 'https://there.example/']);
  expect(faults.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([
    'book/one.en.md:6 dead-outside',
    'book/two.en.md:6 dead-outside',
  ]);
  expect(faults[0]?.message).toBe('“https://gone.example/a” leads nowhere: it answers 404');
});
