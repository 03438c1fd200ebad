/** The messages in the built app: parsed when it is built, so that it needs no parser. */
import { parse } from '@formatjs/icu-messageformat-parser';
import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';
import { shortened, typeset } from '../src/words/form.ts';
import type { Catalogue, Language, Parts } from '../src/words/types.ts';

/** Messages that the page typesets, and those about army files. */
const WORDS = /\/src\/words\/(?:\w+\/)?(en|fr)\/[\w-]+\.ts$/;
const ARMIES = /\/src\/armies\/(?:\w+\/)?messages\.(?:en|fr)\.ts$/;

const isCatalogue = (value: unknown): value is Catalogue => typeof value === 'object' && value !== null;

/** The module of a file of messages, with the parts of each message in place of its text. */
export function moduleOf(exported: Readonly<Record<string, Catalogue>>, language: Language | null): string {
  const parsed = (text: string): Parts => parse(text, { ignoreTag: true }) as Parts;
  // Sentences about army files are told by code that knows only the parts of ICU.
  const partsOf = (text: string) =>
    language === null ? parsed(text) : shortened(parsed(typeset(text, language)));
  return Object.entries(exported)
    .map(([name, catalogue]) => {
      const messages = Object.entries(catalogue).map(([key, text]) => [key, partsOf(text)]);
      return `export const ${name} = ${JSON.stringify(Object.fromEntries(messages))};`;
    })
    .join('\n');
}

/** Parses the messages of the app, and leaves the parser out. */
export const parsedMessages = (): Plugin => ({
  name: 'parsed-messages',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
    },
  }),
  async load(id) {
    const language = WORDS.exec(id)?.[1] as Language | undefined;
    if (language === undefined && !ARMIES.test(id)) return null;
    const exported = (await tsImport(id, import.meta.url)) as Readonly<Record<string, unknown>>;
    const catalogues = Object.entries(exported).filter((each): each is [string, Catalogue] =>
      isCatalogue(each[1]),
    );
    // A file of helpers has functions; it is part of no message that is parsed here.
    if (catalogues.length < Object.keys(exported).length) return null;
    return moduleOf(Object.fromEntries(catalogues), language ?? null);
  },
});
