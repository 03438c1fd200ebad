/** Pages name only files, links and terms that exist. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** All files of the project, from its root, with new ones that git does not know yet. */
const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => existsSync(path));
const NAMES = new Set(FILES.map((path) => basename(path)));

/** Articles of books lead to other articles by their ids; `acies book check` checks them. */
const ARTICLE = /^(?:content|test)\/book\//;

// The changelog also names files that no longer exist.
const PAGES = FILES.filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md' && !ARTICLE.test(path));

const FOLDERS = /^(bench|content|docs|examples|src|test|tools)\/[\w./-]+$/;
const NAME = /^[\w-]+\.(test\.)?(ts|tsx|py|mjs)$/;

/** The text in code marks on a page. It may be a path from the root, or the name of a file in any folder. */
const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '');

/** The links of a page to other files of the project, relative to the page. What stands in code marks is no link. */
const linksIn = (text: string): readonly string[] =>
  [...text.replace(/`[^`\n]+`/g, '').matchAll(/\]\(([^)]+)\)/g)].flatMap(([, to]) =>
    to === undefined || to.includes(':') ? [] : [to],
  );

/** The anchors that GitHub gives to the headings of a page. */
const anchorsOf = (path: string): readonly string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

function leadsSomewhere(page: string, link: string): boolean {
  const [to = '', anchor] = link.split('#');
  const path = to === '' ? page : join(dirname(page), to);
  return existsSync(path) && (anchor === undefined || anchorsOf(path).includes(anchor));
}

function missingIn(page: string): readonly string[] {
  const text = readFileSync(page, 'utf8');
  const named = namedIn(text);
  return [
    ...named.filter((path) => FOLDERS.test(path) && !existsSync(path)),
    ...named.filter((name) => NAME.test(name) && !NAMES.has(name)),
    ...linksIn(text).filter((link) => !leadsSomewhere(page, link)),
  ];
}

test.each(PAGES)('%s names only files that exist', (page) => {
  expect(missingIn(page)).toEqual([]);
});

describe('the glossary', () => {
  const text = readFileSync('docs/glossary.md', 'utf8');
  const rows = text
    .split('\n')
    .filter((line) => /^\| (?!term )/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

  test('has French and a sentence for each term', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((cells) => cells.some((cell) => cell === ''))).toEqual([]);
    const told = rows.filter((cells) => cells.length === 3);
    expect(told.filter(([, , what]) => !/^[A-Z].*\.$/.test(what ?? ''))).toEqual([]);
  });

  test('has each term once', () => {
    const terms = rows.map(([term]) => term);
    expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
  });

  test('names types and functions of the code that exist', () => {
    const code = FILES.filter((path) => /^src\/(engine|scenario)\/.*\.ts$/.test(path))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const named = rows.flatMap((cells) => namedIn(cells[2] ?? '')).filter((name) => /^[A-Za-z]+$/.test(name));
    const known = ['bnb', 'hott', 'red', 'blue', 'dice', 'own'];
    expect(named.length).toBeGreaterThan(15);
    const exported = (name: string) =>
      new RegExp(`export (type|interface|const|function\\*?) ${name}\\b`).test(code);
    expect(named.filter((name) => !known.includes(name) && !exported(name))).toEqual([]);
  });
});
