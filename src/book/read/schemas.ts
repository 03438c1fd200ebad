/** The forms of front matter and of book files. */
import { z } from 'zod';
import { KINDS, PAGES } from '../library.ts';

const MOST_TEXT = 2000;
const MOST_LIST = 2000;

const text = z.string().min(1).max(MOST_TEXT);
const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'ids have small letters, digits and dashes');
const clauses = z
  .string()
  .regex(
    /^[a-z]+\.(?:\*|[a-zA-Z-]+(?:\.(?:\*|\d+))?)$/,
    'write a clause such as rules.topic.4, or a topic such as rules.topic',
  );
const list = <Each extends z.ZodType>(each: Each) => z.array(each).max(MOST_LIST);

/** A term, or a list of its forms: the first is its name in the glossary. */
const term = z.union([text.transform((name): [string] => [name]), z.tuple([text], text)]);

export const frontSchema = z.strictObject({
  title: text.describe('The title in this language'),
  kind: z.enum(KINDS).optional().describe('What the article is; only in the first language'),
  tags: list(text).default([]).describe('Categories; only in the first language'),
  contents: list(id).default([]).describe('The ids of its parts in order; only in the first language'),
  terms: list(term).default([]).describe('Terms that the article explains, each with its other forms'),
  clauses: list(clauses)
    .default([])
    .describe('Clauses that it tells, such as rules.topic.*; only in the first language'),
  alike: list(z.record(z.string().max(40), text))
    .default([])
    .describe('What each ruleset calls the same thing; `thing` says what it is'),
  licence: text.optional().describe('The licence of the text, where it is not that of the book'),
  was: list(id).default([]).describe('Ids that the article had before; only in the first language'),
  follows: list(text).default([]).describe('Written by `acies book follow`'),
  changed: text.optional().describe('What was changed against the source'),
});

export const bookSchema = z.strictObject({
  title: z.partialRecord(z.enum(['en', 'fr']), text).describe('The title in each language'),
  subtitle: z.partialRecord(z.enum(['en', 'fr']), text).default({}),
  authors: list(text).min(1),
  languages: z
    .array(z.enum(['en', 'fr']))
    .min(1)
    .describe('The first one is the original'),
  root: id.describe('The article that contains all others'),
  page: z.enum(PAGES).default('A4').describe('The paper of the PDF'),
  licence: text.describe('The licence of what says nothing else'),
  version: text.describe('The version of the book'),
  categories: z
    .record(id, z.partialRecord(z.enum(['en', 'fr']), text))
    .default({})
    .describe('The tags of articles, besides the ids of rulesets, and what they are called in each language'),
  rulesets: z
    .union([z.literal('all'), list(text)])
    .default([])
    .describe('The rulesets that it must tell'),
});

export const SCHEMAS = { article: frontSchema, book: bookSchema } as const;
