import type { HottArmy } from '../../armies/hott/army-data.ts';
import { typesetFrench } from '../../words/spaces.ts';
import type { Language } from '../../words/types.ts';
import { nameIn } from '../state/telling/army-name.ts';

/** An army with its texts in one language only, to show it or to copy it. */
export function armyIn(language: Language, army: HottArmy): HottArmy {
  if (language !== 'fr') return army;
  const { nameFr: _, theme, stronghold, lines, ...others } = army;
  return {
    ...others,
    name: nameIn(language, army),
    theme: theme.fr.length > 0 ? { en: theme.fr.map(typesetFrench), fr: [] } : theme,
    stronghold: stronghold && { ...stronghold, name: nameIn(language, stronghold) },
    lines: lines.map(({ nameFr, command, commandFr = command, ...line }) => ({
      ...line,
      name: nameIn(language, { name: line.name, ...(nameFr === undefined ? {} : { nameFr }) }),
      command: commandFr && typesetFrench(commandFr),
    })),
  };
}
