import type { HottArmy } from '../../armies/hott/army-data.ts';
import { spacedFrench } from '../../words/spaces.ts';
import type { Language } from '../../words/types.ts';
import { nameIn } from '../state/telling/army-name.ts';

/** An army with its texts in one language only, to show it or to copy it. */
export function armyIn(language: Language, army: HottArmy): HottArmy {
  if (language !== 'fr') return army;
  const { nameFr = army.name, theme, stronghold, ...others } = army;
  return {
    ...others,
    name: nameFr,
    theme: theme.fr.length > 0 ? { en: theme.fr.map(spacedFrench), fr: [] } : theme,
    stronghold: stronghold && { ...stronghold, name: nameIn(language, stronghold) },
  };
}
