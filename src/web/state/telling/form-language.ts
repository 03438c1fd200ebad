/** Sets the language of the library that finds fault with the form of a file. */
import { effect } from '@preact/signals';
import { config } from 'zod';
import english from 'zod/v4/locales/en.js';
import french from 'zod/v4/locales/fr.js';
import { telling } from './telling.ts';

effect(() => {
  config(telling.value.language === 'fr' ? french() : english());
});
