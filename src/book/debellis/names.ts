/** Names of the troops of De Bellis rulesets in cells of tables. */
import type { Kind, TroopClass } from '../../debellis/troops/troop.ts';
import type { Catalogue, Language } from '../../words/types.ts';
import type { Text } from '../text.ts';

export const CLASS_NAMES: Readonly<Record<TroopClass, Text>> = {
  mounted: { en: 'mounted', fr: 'montés' },
  foot: { en: 'foot', fr: 'à pied' },
  infantry: { en: 'infantry', fr: 'infanterie' },
  train: { en: 'train', fr: 'train' },
  light: { en: 'light troops', fr: 'troupes légères' },
  skirmishers: { en: 'skirmishers', fr: 'tirailleurs' },
  naval: { en: 'naval', fr: 'navals' },
};

const isClass = (kind: Kind): kind is TroopClass => Object.hasOwn(CLASS_NAMES, kind);

/**
 * The name of a kind: a class, or a type with its letters, such as `Blades (Bd)`; one grade of a type as written.
 * @param words the names of troops, by keys such as `element.Bd`
 */
export const kindNames =
  (words: Readonly<Record<Language, Catalogue>>) =>
  (kind: Kind): Text => {
    if (isClass(kind)) return CLASS_NAMES[kind];
    const named = (language: Language): string => {
      const name = words[language][`element.${kind}`];
      return name ? `${name} (${kind})` : kind;
    };
    return { en: named('en'), fr: named('fr') };
  };

/** Kinds as players write them in a line of a table. */
export const kindList = (kinds: readonly Kind[], language: Language): string =>
  kinds.map((kind) => (isClass(kind) ? CLASS_NAMES[kind][language] : kind)).join(', ');

export const kindsText = (kinds: readonly Kind[]): Text => ({
  en: kindList(kinds, 'en'),
  fr: kindList(kinds, 'fr'),
});
