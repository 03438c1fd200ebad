/** Names of troops of DBM in cells of tables. */
import type { Kind, TroopClass } from '../../debellis/troops/troop.ts';
import { troops as en } from '../../words/dbm/en/troops.ts';
import { troops as fr } from '../../words/dbm/fr/troops.ts';
import type { Text } from '../text.ts';

const CLASSES: Readonly<Record<TroopClass, Text>> = {
  mounted: { en: 'mounted', fr: 'montés' },
  foot: { en: 'foot', fr: 'à pied' },
  infantry: { en: 'infantry', fr: 'infanterie' },
  train: { en: 'train', fr: 'train' },
  light: { en: 'light troops', fr: 'troupes légères' },
  skirmishers: { en: 'skirmishers', fr: 'tirailleurs' },
  naval: { en: 'naval', fr: 'navals' },
};

const isClass = (kind: Kind): kind is TroopClass => Object.hasOwn(CLASSES, kind);

/** The name of a kind: a class, or a type with its letters, such as `Blades (Bd)`; one grade of a type as written. */
export function kindName(kind: Kind): Text {
  if (isClass(kind)) return CLASSES[kind];
  const name = `element.${kind}`;
  return { en: en[name] ? `${en[name]} (${kind})` : kind, fr: fr[name] ? `${fr[name]} (${kind})` : kind };
}

/** Kinds as players write them in a line of a table. */
export const kindList = (kinds: readonly Kind[], language: 'en' | 'fr'): string =>
  kinds.map((kind) => (isClass(kind) ? CLASSES[kind][language] : kind)).join(', ');

export const kindsText = (kinds: readonly Kind[]): Text => ({
  en: kindList(kinds, 'en'),
  fr: kindList(kinds, 'fr'),
});

export { CLASSES as CLASS_NAMES };
