/** The order of a book, which stands in its wiki as the last part of each article. */
import { slug } from '../compose/walk.ts';

/** The headings of that part, in the languages in which there are such wikis. */
const HEADINGS = ['sequential-reading', 'lecture-sequentielle'];

/** The title in an item of a list: `# [[words|title]]`, or the title alone. */
function titleIn(line: string): string {
  const item = line.replace(/^\s*[*#]+/, '').trim();
  return (/^\[\[(?:.*\|)?(.*)\]\]$/.exec(item)?.[1] ?? item.replace(/^~/, '')).trim();
}

/** What an article says, and the titles of its parts. */
export function parted(text: string): { readonly said: string; readonly titles: readonly string[] } {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.startsWith('!') && HEADINGS.includes(slug(line)));
  if (at < 0) return { said: text, titles: [] };
  let end = at + 1;
  while (end < lines.length && /^\s*(?:[*#].*)?$/.test(lines[end] ?? '')) end += 1;
  const titles = lines
    .slice(at + 1, end)
    .map(titleIn)
    .filter((title) => title !== '');
  return { said: [...lines.slice(0, at), ...lines.slice(end)].join('\n'), titles };
}
