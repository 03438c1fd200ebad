/** The file of a TiddlyWiki Classic becomes a folder of articles that the check of books reads without a fault. */
import { describe, expect, test } from 'vitest';
import { checkLibrary } from '../../src/book/check/check.ts';
import { loadKnowledge } from '../../src/book/knowledge.ts';
import { readLibrary } from '../../src/book/read/library.ts';
import { importWiki } from '../../src/book/wiki/articles.ts';
import { readWiki, type Tiddler } from '../../src/book/wiki/file.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const stored = (title: string, tags: string, text: string): string =>
  `<div title="${escaped(title)}" modifier="Ada" created="201508172142" tags="${tags}">\n<pre>${escaped(text)}</pre>\n</div>`;

const page = (...tiddlers: readonly string[]): string =>
  `<!DOCTYPE html><html><head><title>w</title></head><body><div id="storeArea">\n${tiddlers.join('\n')}\n</div></body></html>`;

const read = (html: string): readonly Tiddler[] => {
  const found = readWiki(html);
  if ('why' in found) throw new Error(found.why);
  return found;
};

/** What becomes of the text of one article in a wiki that has an article “Base” too. */
function written(text: string): string {
  const wiki = page(stored('One', '', text), stored('Base', '', 'x'), stored('Tip: rest', ':tip', 'x'));
  const file = importWiki(read(wiki), 'en').files.get('one.en.md') ?? '';
  return file.replace(/^---\n[\s\S]*?---\n\n/, '').trimEnd();
}

describe('the marks of a wiki', () => {
  test.each([
    ["''bold'' and //slanted// and --gone--", '**bold** and *slanted* and ~~gone~~'],
    ["''bold //both//''", '**bold _both_**'],
    ["l'''army''", "l'**army**"],
    ["'' spaced ''word", '**spaced** word'],
    ["an ''open mark", "an ''open mark"],
    ['H~~2~~O, 2^^nd^^, __under__', 'H2O, 2nd, *under*'],
    ['{{{code}}} and @@key@@', '`code` and **key**'],
    ['45&deg; &amp; more', '45° & more'],
    ['[[Base]] and [[bases|Base]]', '[Base](base) and [bases](base)'],
    ['a [[site|https://a.example/x]]', 'a [site](https://a.example/x)'],
    ['the ~WikiWord and ~GGo', 'the WikiWord and GGo'],
    ['[[Tip: rest]]', '![[tip-rest]]'],
    ['[[nowhere|Not There]]', '[nowhere](not-there)'],
    ['[[words|]]', 'words'],
    ['one\ntwo', 'one\\\ntwo'],
    ['/% hidden %/shown', 'shown'],
    ['"""//as it is//"""', '//as it is//'],
    ['[img[a tree|tree.svg]]', '![a tree](tree.svg)'],
    ['a &lt; b *c* _d_ [e]', 'a < b \\*c\\* \\_d\\_ \\[e]'],
    ['* a\n** b\n* c', '- a\n  - b\n- c'],
    ['# a\n#* b\n# c', '1. a\n   - b\n2. c'],
    ['; a\n: b', 'a\n:   b'],
    [': alone', 'alone'],
    ['! A\n!!! B\n!!! C', '## A\n\n### B\n\n### C'],
    ['a\n----\nb', 'a\n\n---\n\nb'],
    ["{{{\n''x''\n}}}", "```\n''x''\n```"],
    ['<<<\nsaid\n<<<', '> said'],
    ['> said', '> said'],
    ['|!a|!b|\n|1| [[x|Base]]|', '| a |         b |\n| - | --------: |\n| 1 | [x](base) |'],
    [
      '|Costs|c\n|A|>|B|h\n|~|C|D|h\n|1|--|3|f',
      ':::table[Costs]{head="2"}\n| A | > | B |\n| - | - | - |\n| ^ | C | D |\n| 1 | — | 3 |\n:::',
    ],
  ])('%j', (wiki, markdown) => {
    expect(written(wiki)).toBe(markdown);
  });

  test('without ends are read quickly', () => {
    for (const mark of ['{{{', '[[', '<<a ', '{{a{', '/%', '* ', '>', '|a'])
      expect(written(mark.repeat(4000)).length, mark).toBeGreaterThan(0);
  });
});

const SMALL = page(
  stored('SiteTitle', '', 'A small game'),
  stored('MainMenu', '', '[[The game]]'),
  stored('The game', ':part', 'To be read first.\n\n!! Sequential reading\n# [[moves|Moves]]'),
  stored(
    'Moves',
    ':chapter moving',
    'As far as it goes. [[Tip: be quick]]\n\n!!lecture séquentielle\n* Zones e',
  ),
  stored('Zones é', 'moving [[the ground]]', 'What is before a base.'),
  stored('Tip: be quick', ':tip', 'Be quick.'),
);

describe('a wiki becomes a book', () => {
  const { files, notes } = importWiki(read(SMALL), 'en');
  test('with a file for each article, in their order', () => {
    expect([...files.keys()]).toEqual([
      'the-game.en.md',
      'moves.en.md',
      'zones-e.en.md',
      'tip-be-quick.en.md',
      'the-game.yaml',
    ]);
    expect(files.get('moves.en.md')).toBe(
      '---\ntitle: Moves\nkind: chapter\ntags:\n  - moving\ncontents:\n  - zones-e\n---\n\nAs far as it goes. ![[tip-be-quick]]\n',
    );
  });

  test('and what was left out or taken for something else is told', () => {
    expect(notes).toEqual([
      'left out, since it is about the wiki: SiteTitle, MainMenu',
      'Moves: “Zones e” is taken for “Zones é”',
    ]);
  });

  test('in which the check finds what the wiki lacks, and nothing else', async () => {
    const knowledge = await loadKnowledge([], []);
    const library = readLibrary({ folder: 'game', texts: files, faults: [] }, []);
    expect(library.faults).toEqual([]);
    const found = checkLibrary(library, knowledge).map(({ file, line, code }) => `${file}:${line} ${code}`);
    expect(found).toEqual([]);
  });

  test('also where it names no first article', () => {
    const bare = importWiki(read(page(stored('B', '', 'x'), stored('Ä', '', 'y'))), 'fr').files;
    expect(bare.get('book.fr.md')).toContain('kind: book\ncontents:\n  - b\n  - a\n');
  });

  test('also from a file before version 2.2', () => {
    const [old] = read('<div id="storeArea"><div tiddler="Old" tags="a">one\\ntwo\\sn</div></div>');
    expect(old).toMatchObject({ title: 'Old', tags: ['a'], text: 'one\ntwo\\n' });
  });

  test.each([
    ['plain text', 'it has no store'],
    ['<div id="storeArea"></div>', 'its store of articles is empty'],
    ['<script class="tiddlywiki-tiddler-store" type="application/json">[]</script>', 'TiddlyWiki 5'],
  ])('%s is answered', (html, why) => {
    expect(readWiki(html)).toMatchObject({ why: expect.stringContaining(why) });
  });
});
