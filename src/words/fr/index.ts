import type { Catalogue } from '../say.ts';

/** French messages. What is missing is said in English. */
export const fr: Catalogue = {};
