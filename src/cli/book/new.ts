import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { KINDS, type Kind, LANGUAGES } from '../../book/library.ts';
import { BadInput, print } from '../command.ts';
import { booksIn, OWN_FOLDER } from './folder.ts';

const isKind = (name: string): name is Kind => (KINDS as readonly string[]).includes(name);

const titleOf = (id: string): string => {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Runs `acies book new ID`: writes the beginning of an article in each language. */
export async function newArticle(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { in: { type: 'string' }, kind: { type: 'string' }, topic: { type: 'string' } },
  });
  const [id = '', ...more] = positionals;
  const kind = values.kind ?? 'section';
  const topic = values.topic ?? '';
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || more.length > 0)
    throw new BadInput('acies book new takes one id of small letters, digits and dashes');
  if (!isKind(kind)) throw new BadInput(`there is no kind “${kind}”; write one of ${KINDS.join(', ')}`);
  if (!/^[a-z0-9-]*$/.test(topic))
    throw new BadInput('a topic is one folder of small letters, digits and dashes');
  const { library } = await booksIn(values.in);
  const other = library.articles.get(id);
  if (other) throw new BadInput(`there is an article “${id}” already: ${[...other.values()][0]?.file}`);
  const folder = [values.in ?? OWN_FOLDER, topic].filter(Boolean).join('/');
  mkdirSync(folder, { recursive: true });
  const languages = library.books[0]?.languages ?? LANGUAGES;
  for (const [at, language] of languages.entries()) {
    const file = `${folder}/${id}.${language}.md`;
    if (existsSync(file)) continue;
    const once = at === 0 ? [`kind: ${kind}`] : [];
    writeFileSync(file, `${['---', `title: ${titleOf(id)}`, ...once, '---', ''].join('\n')}\n`);
    print(file);
  }
  return 0;
}
