/** The messages about army files of DBMM. */
import { tellerOf } from '../messages.ts';
import { ENGLISH } from './messages.en.ts';
import { FRENCH } from './messages.fr.ts';

/** The sentence of a finding in a language. */
export const tellFinding = tellerOf({ en: ENGLISH, fr: FRENCH });
