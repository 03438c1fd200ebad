/** Reads one article: its front matter, and its text as a tree with lines. */
import type { Root, RootContent } from 'mdast';
import { remarkDefinitionList } from 'remark-definition-list';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { keptByText } from '../../engine/data/memory.ts';
import type { Language } from '../../words/types.ts';
import type { Report } from '../faults.ts';
import { type Article, type Front, KINDS, LANGUAGES } from '../library.ts';
import { frontSchema } from './schemas.ts';
import { readYaml } from './yaml.ts';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkDefinitionList);

/** The tree of a Markdown text, with all that articles may contain. */
export const parseMarkdown = (text: string): Root => parser.parse(text);

/** More articles than a folder has. */
const MOST_KEPT = 2000;

/**
 * The tree of a text, or why there is none: Markdown nested too deep breaks every reader. A text is parsed once, since the
 * preview reads the whole folder anew when one article is saved. Nobody may change the tree.
 */
const parsed = keptByText(
  MOST_KEPT,
  (text): { readonly tree: Root } | { readonly tree: null; readonly why: string } => {
    try {
      return { tree: parseMarkdown(text) };
    } catch (error) {
      const why = error instanceof RangeError ? 'it nests too deep' : String((error as Error).message);
      return { tree: null, why };
    }
  },
);

const NAME = /^(?:(.*)\/)?([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z]{2})\.md$/;

const NO_FRONT: Front = {
  title: '',
  tags: [],
  contents: [],
  terms: [],
  alike: [],
  clauses: [],
  was: [],
  follows: [],
};

/** The id and language that the name of a file gives; null if it gives none. */
export function namedArticle(path: string): { topic: string; id: string; language: Language } | null {
  const [, topic = '', id = '', code = ''] = NAME.exec(path) ?? [];
  const language = LANGUAGES.find((each) => each === code);
  return id === '' || language === undefined ? null : { topic, id, language };
}

/** What can be told of an article whose front matter has a fault, so that one fault does not bring others. */
function salvaged(raw: unknown): Partial<Front> {
  const { kind, contents } = (typeof raw === 'object' ? (raw ?? {}) : {}) as {
    kind?: unknown;
    contents?: unknown;
  };
  const ids = Array.isArray(contents) ? contents.filter((each) => typeof each === 'string') : [];
  return { kind: KINDS.find((each) => each === kind) ?? 'section', contents: ids };
}

/**
 * Reads an article. Faults of its front matter are reported; the rest of it is read all the same.
 * @param path its path under the folder of the book
 * @param file its path as faults name it
 */
export function readArticle(path: string, file: string, given: string, report: Report): Article | null {
  const name = namedArticle(path);
  if (name === null) {
    report({ file, line: 1 }, 'file-name');
    return null;
  }
  const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const read = parsed(text);
  if (read.tree === null) {
    report({ file, line: 1 }, 'unreadable', { what: 'the article', why: read.why });
    return null;
  }
  const { children, ...root } = read.tree;
  const [first] = children;
  const isFront = first?.type === 'yaml';
  if (!isFront) report({ file, line: 1 }, 'no-front');
  const yaml = readYaml(
    isFront ? first.value : `title: ${name.id}`,
    frontSchema,
    file,
    isFront ? 2 : 1,
    report,
  );
  const tree: Root = { ...root, children: children.slice(isFront ? 1 : 0) as RootContent[] };
  const said = isFront && yaml.value !== null ? yaml.value : salvaged(yaml.raw);
  const front = { ...NO_FRONT, ...said, title: yaml.value?.title || name.id } as Front;
  return { ...name, file, front, lineOf: yaml.lineOf, tree, text };
}
