import { typesetFrench } from '../../../words/spaces.ts';
import type { Language } from '../../../words/types.ts';

/** The name of an army in a language, where it has one there. */
export const nameIn = (
  language: Language,
  { name, nameFr = name }: { readonly name: string; readonly nameFr?: string },
): string => (language === 'fr' ? typesetFrench(nameFr) : name);
