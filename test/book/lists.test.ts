/** The lists that are made from the whole book. */
import { expect, test } from 'vitest';
import { compose } from '../../src/book/compose/compose.ts';
import { words } from '../../src/book/compose/walk.ts';
import { loadKnowledge } from '../../src/book/knowledge.ts';
import type { BookFile } from '../../src/book/library.ts';
import { readLibrary } from '../../src/book/read/library.ts';

const article = (front: string, text: string): string => `---\n${front}\n---\n\n${text}\n`;

const TEXTS = new Map([
  [
    'book.yaml',
    'title: { en: B }\nauthors: [A]\nlanguages: [en]\nroot: root\nlicence: MIT\nversion: 1.0.0\n',
  ],
  ['root.en.md', article('title: Root\nkind: book\ncontents: [game, lists]', 'The book.')],
  ['game.en.md', article('title: Game\nkind: part\ncontents: [one, two]', 'A part.')],
  [
    'one.en.md',
    article(
      'title: One\nkind: chapter\nterms: [[rear support, supports], overlap]',
      'Who fights may be helped. An overlap is a help. For more see [](two).\n\nIt is :index[near]. A *rear\nsupport* stands behind. It adds one. It dies, too.',
    ),
  ],
  ['two.en.md', article('title: Two\nkind: chapter', ':index[near] again: rear support and overlap.')],
  ['lists.en.md', article('title: Lists\nkind: appendix', '::glossary\n\n::index')],
]);

const library = readLibrary({ folder: 'b', texts: TEXTS, faults: [] }, []);
const composed = compose(
  library,
  await loadKnowledge([], []),
  library.books[0] as BookFile,
  'en',
  'site',
  (place, code) => {
    throw new Error(`${place.file}:${place.line} ${code}`);
  },
);
const listed = (composed?.pages ?? [])
  .flatMap(({ blocks }) => blocks)
  .flatMap((block) => (block.type === 'listed' ? [block] : []));
const itemsOf = (what: string) =>
  listed.find((list) => list.what === what)?.groups.flatMap(({ items }) => items);

test('a term means what its article says where it names it, across the end of a line too', () => {
  expect(
    itemsOf('glossary')?.map((item) => [words(item.words as never), words(item.meaning as never)]),
  ).toEqual([
    ['overlap', 'An overlap is a help.'],
    ['rear support', 'A rear\nsupport stands behind. It adds one.'],
  ]);
});

test('the index names a part once for the places in it', () => {
  const near = itemsOf('index')?.find((item) => words(item.words as never) === 'near');
  expect(near?.places.map(({ label }) => label)).toEqual(['Game, One', 'Two']);
});
