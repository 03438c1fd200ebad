/** Tries the links of articles that lead outside. */
import { walk } from '../compose/walk.ts';
import { type BookFault, faultAt } from '../faults.ts';
import { type Library, placeOf } from '../library.ts';

/** Asks an address; the answer is null if it is there, else the reason why not. */
export type Ask = (url: string) => Promise<string | null>;

/** Milliseconds in which a site must answer. */
const PATIENCE = 10_000;

/** Asks by the network. Some sites refuse HEAD, so the page itself is asked for. */
export const askNetwork: Ask = async (url) => {
  try {
    const { ok, status, body } = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    await body?.cancel();
    return ok ? null : `it answers ${status}`;
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return cause?.code ?? message;
  }
};

/** A warning for each place with a link outside that leads nowhere. Each address is asked once. */
export async function checkExternal(library: Library, ask: Ask = askNetwork): Promise<readonly BookFault[]> {
  const places = [...library.articles.values()].flatMap((languages) =>
    [...languages.values()].flatMap((article) => {
      const found: { url: string; file: string; line: number }[] = [];
      walk(article.tree.children, (node) => {
        if (node.type === 'link' && /^https?:\/\//i.test(node.url))
          found.push({ url: node.url, ...placeOf(article, node) });
      });
      return found;
    }),
  );
  const answers = new Map<string, string | null>();
  for (const url of new Set(places.map((place) => place.url))) answers.set(url, await ask(url));
  return places.flatMap(({ url, file, line }) => {
    const why = answers.get(url) ?? null;
    return why === null ? [] : [faultAt({ file, line }, 'dead-outside', { url, why })];
  });
}
