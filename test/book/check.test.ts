/** Small books in which each fault stands once: each is found at its line, and nothing else. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkLibrary } from '../../src/book/check/check.ts';
import { checkCopied } from '../../src/book/check/copied.ts';
import { words } from '../../src/book/compose/walk.ts';
import { FAULT_CODES } from '../../src/book/faults.ts';
import { loadBooks } from '../../src/book/load-node.ts';
import { SCHEMAS } from '../../src/book/read/schemas.ts';

const checked = async (name: string): Promise<readonly string[]> => {
  const folder = `test/book/${name}`;
  const { library, knowledge } = await loadBooks(folder, 'content/scenarios');
  const faults = checkLibrary(library, knowledge);
  return faults.map(({ file, line, code }) => `${file.replace(`${folder}/`, '')}:${line} ${code}`);
};

const known = new Map<string, Promise<readonly string[]>>();

/** What the check finds in a folder. It is checked once. */
function foundIn(name: string): Promise<readonly string[]> {
  const found = known.get(name) ?? checked(name);
  known.set(name, found);
  return found;
}

const FAULTY = [
  'Wrong_Name.md:1 file-name',
  'bad-front.en.md:3 form',
  'blank.en.md:1 empty',
  'broken.yaml:8 form',
  'figures-faulty.en.md:8 figure-failed',
  'figures-faulty.en.md:10 figure-untold',
  'figures-faulty.en.md:12 no-figure',
  'figures-faulty.en.md:14 no-table',
  'figures-faulty.en.md:16 no-clause',
  'figures-faulty.en.md:18 no-ruling',
  'figures-faulty.en.md:20 no-value',
  'figures-faulty.en.md:22 bare-directive',
  'figures-faulty.en.md:24 no-directive',
  'figures-faulty.en.md:26 only-what',
  'figures-faulty.en.md:30 no-grid',
  'figures-faulty.en.md:37 joined-cell',
  'figures-faulty.en.md:40 no-image',
  'figures-faulty.en.md:40 image-untold',
  'figures-faulty.en.md:42 typed-number',
  'figures/broken.json:1 unreadable',
  'latin.en.md:1 unreadable',
  'links.en.md:9 dead-link',
  'links.en.md:11 dead-anchor',
  'links.en.md:13 no-clause',
  'links.en.md:15 no-ruling',
  'links.en.md:17 not-shown',
  'links.en.md:21 no-set-in',
  'links.en.md:23 not-immediate',
  'loop-inside.en.md:5 circle',
  'no-front.en.md:1 no-front',
  'no-kind.en.md:1 no-kind',
  'odd-place.en.md:4 place',
  'orphan.en.md:1 orphan',
  'releases/1.0.0.json:1 unreadable',
  'root.en.md:6 no-content',
  'root.en.md:7 double-content',
  'root.en.md:9 immediate',
  'rootless.yaml:4 no-root',
  'rootless.yaml:7 no-ruleset',
  'shapes.en.md:10 level',
  'shapes.en.md:12 raw-html',
  'shapes.en.md:14 placeholder',
  'slips.en.md:4 no-category',
  'slips.en.md:7 other-version',
  'slips.en.md:10 broken-list',
  'slips.en.md:14 broken-list',
  'slips.en.md:16 pasted-title',
  'slips.en.md:18 repeated',
  'slips.en.md:20 no-alike',
  'terms-a.en.md:4 unnamed-term',
  'terms-b.en.md:4 old-id',
  'terms-b.en.md:6 double-term',
  'tip-a.en.md:8 set-in-circle',
  'unread.yaml:2 yaml',
  'zz/shapes.en.md:1 double-id',
];

const TRANSLATED = [
  'links.fr.md:1 never-followed',
  'links.fr.md:3 in-translation',
  'missing.en.md:1 no-translation',
  'root.en.md:2 outdated',
  'root.en.md:7 outdated',
  'texts.en.md:2 outdated',
  'texts.en.md:6 outdated',
  'texts.en.md:8 outdated',
  'texts.fr.md:6 untranslated',
];

/** What a book that tells one ruleset lacks, besides its figures and clauses. */
const UNTOLD = ['book.yaml:8 no-chapter', 'root.en.md:1 licence', 'zones.en.md:7 no-figure'];

const isCounted = (found: string): boolean => /not-covered|unused-figure/.test(found);

describe('the check of books', () => {
  test('finds each fault of articles at its line, and nothing else', async () => {
    expect(await foundIn('faulty')).toEqual(FAULTY);
  });

  test('finds each fault of translations', async () => {
    expect(await foundIn('translated')).toEqual(TRANSLATED);
  });

  test('finds what a book does not tell of its ruleset', async () => {
    const found = await foundIn('rules');
    expect(found.filter((each) => !isCounted(each))).toEqual(UNTOLD);
    expect(found.filter((each) => each.includes('not-covered')).length).toBeGreaterThan(10);
    expect(found.filter((each) => each.includes('unused-figure')).length).toBeGreaterThan(100);
  });

  test('finds no fault in a book without any ruleset', async () => {
    expect(await foundIn('plain')).toEqual([]);
  });

  // Every acting clause is told in both languages, every figure of the rulebooks holds and is shown, and no number is
  // typed that a table gives.
  test('finds no fault in the book of rules', async () => {
    const { library, knowledge } = await loadBooks('content/book', 'content/scenarios');
    expect(checkLibrary(library, knowledge)).toEqual([]);
  });

  test('answers for a folder that is not there, and for one without a book', async () => {
    expect(await foundIn('nowhere')).toEqual([':1 unreadable'.replace(':', 'test/book/nowhere:')]);
    expect(await foundIn('faulty/figures')).toContain('test/book/faulty/figures:1 no-books');
  });

  test('finds eight words in a row of a source that is not free, at the line of their paragraph', async () => {
    const { library } = await loadBooks('test/book/plain', 'content/scenarios');
    const own = library.articles.get('one')?.get('en');
    const block = own?.tree.children.find(({ type }) => type === 'paragraph');
    const said = words(block as never).split(/\s+/);
    const source = `Before it. ${said.slice(0, 8).join(' ').toUpperCase()} and on.`;
    const found = checkCopied(library, new Map([['their-book.txt', source]]));
    expect(found).toMatchObject([{ file: own?.file, line: block?.position?.start.line, code: 'copied' }]);
    expect(found[0]?.message).toContain('their-book.txt');
    const seven = new Map([['their-book.txt', `Before it. ${said.slice(0, 7).join(' ')} and on.`]]);
    expect(checkCopied(library, seven)).toEqual([]);
  });

  test('has a book for every kind of fault', async () => {
    const found = [
      ...FAULTY,
      ...TRANSLATED,
      ...UNTOLD,
      ...(await foundIn('rules')),
      'x no-books',
      'x dead-outside',
      'x copied',
    ];
    const seen = new Set(found.map((each) => each.split(' ')[1]));
    expect(FAULT_CODES.filter((code) => !seen.has(code))).toEqual([]);
  });

  test.each(['article', 'book'] as const)('the JSON Schema for editors is that of %s files', async (name) => {
    const schema = z.toJSONSchema(SCHEMAS[name], { io: 'input' });
    const text = `${JSON.stringify(schema, null, 2)}\n`;
    await expect(text).toMatchFileSnapshot(`../../content/book/${name}.schema.json`);
  });
});
