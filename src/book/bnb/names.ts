/** Names of troops of Blood and Blades in cells of tables. */
import type { TroopType } from '../../rules/bnb/troops/troop-table.ts';
import { troops as en } from '../../words/bnb/en/troops.ts';
import { troops as fr } from '../../words/bnb/fr/troops.ts';
import type { Text } from '../text.ts';

/** The name of a type with its letters, such as `Blades (Bd)`. */
export const troop = (type: TroopType): Text => ({
  en: `${en[`element.${type}`]} (${type})`,
  fr: `${fr[`element.${type}`]} (${type})`,
});
