import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { following } from '../../book/check/following.ts';
import { originalOf } from '../../book/library.ts';
import { near } from '../../book/near.ts';
import { BadInput, print } from '../command.ts';
import { booksIn } from './folder.ts';

/** Runs `acies book follow ID`: writes into each translation what it follows. */
export async function followArticle(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { in: { type: 'string' } },
  });
  if (positionals.length === 0) throw new BadInput('acies book follow takes the ids of articles');
  const { library } = await booksIn(values.in);
  for (const id of positionals) {
    const original = originalOf(library, id);
    if (!original) throw new BadInput(`there is no article “${id}”${near(id, library.articles.keys())}`);
    for (const article of library.articles.get(id)?.values() ?? []) {
      if (article === original) continue;
      writeFileSync(article.file, following(readFileSync(article.file, 'utf8'), original));
      print(`${article.file} follows ${original.file}`);
    }
  }
  return 0;
}
