/** What is wrong with the pages of a site. */
type Pages = ReadonlyMap<string, string | Uint8Array>;

const idsOf = (text: string | Uint8Array): readonly string[] =>
  [...String(text).matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

/** The links and pictures that lead nowhere. */
export function deadIn(files: Pages): readonly string[] {
  const pages = [...files].filter(([path]) => path.endsWith('.html'));
  const ids = new Map(pages.map(([path, text]) => [path, new Set(idsOf(text))]));
  return pages.flatMap(([path, text]) =>
    [...String(text).matchAll(/ (?:href|src)="([^"]+)"/g)].flatMap(([, address = '']) => {
      if (/^[a-z]+:/.test(address)) return [];
      const { pathname, hash } = new URL(address, `file:///${path}`);
      const file = pathname.slice(1);
      const anchor = decodeURIComponent(hash.slice(1));
      const found = files.has(file) && (anchor === '' || ids.get(file)?.has(anchor));
      return found ? [] : [`${path}: ${address}`];
    }),
  );
}

/** The ids that stand twice on a page. */
export const repeatedIn = (files: Pages): readonly string[] =>
  [...files].flatMap(([path, text]) => {
    const found = path.endsWith('.html') ? idsOf(text) : [];
    return found.filter((id, at) => found.indexOf(id) !== at).map((id) => `${path}: ${id}`);
  });
