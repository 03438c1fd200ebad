/** The form of messages: parts as ICU has them. The build parses the files of messages, so the app needs no parser. */
import { IntlMessageFormat } from 'intl-messageformat';
import { keptByKey, keptByText, keptWith } from '../engine/data/memory.ts';
import { typesetFrench, unparted } from './spaces.ts';
import type { Language, Message, Parts, ShortPart } from './types.ts';

/** How lengths are written. */
interface Lengths {
  /** Millimetres of the unit. */
  readonly unit: number;
  /** The most digits after the point. */
  readonly digits: number;
}

/** A text of a file, as it is printed in its language. */
export function typeset(text: string, language: Language): string {
  const whole = unparted(text);
  return language === 'fr' ? typesetFrench(whole) : whole;
}

/** More than there are messages. */
const MOST_MESSAGES = 10_000;

const LITERAL = 0;
const FIGURE = 1;

type Part = Parts[number];

/** The options of a choice with their parts in another form. */
const withOptions = <From, To>(part: object, formed: (parts: From) => To): object =>
  'options' in part
    ? {
        ...part,
        options: Object.fromEntries(
          Object.entries(part.options as Record<string, { value: From }>).map(([name, { value }]) => [
            name,
            { value: formed(value) },
          ]),
        ),
      }
    : part;

/** The parts in the form that has few bytes. */
export const shortened = (parts: Parts): readonly ShortPart[] =>
  parts.map((part): ShortPart => {
    if (part.type === LITERAL) return (part as { value: string }).value;
    if (part.type === FIGURE) return [(part as { value: string }).value];
    return withOptions(part, shortened) as ShortPart;
  });

const lengthened = (parts: readonly ShortPart[]): Parts =>
  parts.map((part): Part => {
    if (typeof part === 'string') return { type: LITERAL, value: part };
    if (Array.isArray(part)) return { type: FIGURE, value: String(part[0]) };
    return withOptions(part as object, lengthened) as Part;
  });

const lengthenedOnce = keptWith(lengthened);

const parsed = keptByText(
  MOST_MESSAGES,
  (text): Parts =>
    text.includes('{')
      ? new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst()
      : [{ type: LITERAL, value: text }],
);

/** The parts of a message. A text is parsed. */
export const partsOf = (message: Message, language: Language): Parts =>
  typeof message === 'string' ? parsed(typeset(message, language)) : lengthenedOnce(message);

/** Names the figures of a message that are lengths: `{length, number, distance}`. */
export const lengthsIn = keptWith((parts: Parts): readonly string[] =>
  parts.flatMap((part) => {
    if ('options' in part) return Object.values(part.options).flatMap(({ value }) => lengthsIn(value));
    return 'style' in part && part.style === 'distance' ? [part.value] : [];
  }),
);

/** The names of all figures that a message tells. */
export const figuresIn = keptWith((parts: Parts): ReadonlySet<string> => {
  const names = parts.flatMap((part): readonly string[] => {
    const inner =
      'options' in part ? Object.values(part.options).flatMap(({ value }) => [...figuresIn(value)]) : [];
    return 'value' in part && part.type !== LITERAL ? [part.value, ...inner] : inner;
  });
  return new Set(names);
});

/** The text of a message that tells no figures; null for others. */
export function plainText(parts: Parts): string | null {
  const [only, ...others] = parts;
  return only?.type === LITERAL && others.length === 0 ? (only as { value: string }).value : null;
}

const compiled = keptByKey((parts: Parts, key: string): IntlMessageFormat => {
  const [language, unit, digits] = JSON.parse(key) as [Language, number, number];
  const distance = { scale: 1 / unit, maximumFractionDigits: digits };
  // Turns are whole numbers of 1/1048576 turn.
  const degrees = { scale: 360 / 1_048_576, maximumFractionDigits: 1 };
  return new IntlMessageFormat(parts, language, { number: { distance, degrees } });
});

/** The text of a message with its figures. Throws where a figure of the message is missing. */
export const textOf = (
  parts: Parts,
  figures: Readonly<Record<string, string | number | boolean | null>>,
  language: Language,
  { unit, digits }: Lengths,
): string => String(compiled(parts, JSON.stringify([language, unit, digits]), null).format(figures));
