/** The words that the book says by itself. */
import type { Language } from '../words/types.ts';
import { type Text, typeset } from './text.ts';

const WORDS = {
  part: { en: 'Part', fr: 'Partie' },
  chapter: { en: 'Chapter', fr: 'Chapitre' },
  section: { en: 'Section', fr: 'Section' },
  appendix: { en: 'Appendix', fr: 'Annexe' },
  figure: { en: 'Figure', fr: 'Figure' },
  table: { en: 'Table', fr: 'Tableau' },
  note: { en: 'Note', fr: 'Note' },
  tip: { en: 'Tip', fr: 'Conseil' },
  caution: { en: 'Take care', fr: 'Prudence' },
  important: { en: 'Important', fr: 'Important' },
  warning: { en: 'Warning', fr: 'Attention' },
  page: { en: 'page', fr: 'page' },
  contents: { en: 'Contents', fr: 'Sommaire' },
  clause: { en: 'Clause', fr: 'Clause' },
  ruling: { en: 'Ruling', fr: 'Décision' },
  question: { en: 'Question', fr: 'Question' },
  reading: { en: 'How it is played', fr: 'Comment on joue' },
  reason: { en: 'Why', fr: 'Pourquoi' },
  before: { en: 'Before', fr: 'Avant' },
  after: { en: 'After', fr: 'Après' },
  standing: { en: 'What stands where', fr: 'Ce qui se trouve où' },
  previous: { en: 'Previous', fr: 'Précédent' },
  next: { en: 'Next', fr: 'Suivant' },
  search: { en: 'Search', fr: 'Chercher' },
  found: { en: 'Found', fr: 'Trouvé' },
  nothing: { en: 'Nothing was found.', fr: 'Rien n’a été trouvé.' },
  language: { en: 'Français', fr: 'English' },
  both: { en: 'English and French', fr: 'Français et anglais' },
  skip: { en: 'To the text', fr: 'Aller au texte' },
  onTable: { en: 'Open on the table', fr: 'Ouvrir sur la table' },
  back: { en: 'Back to the text', fr: 'Retour au texte' },
  footnotes: { en: 'Notes', fr: 'Notes' },
  index: { en: 'Index', fr: 'Index' },
  glossary: { en: 'Glossary', fr: 'Glossaire' },
  by: { en: 'by', fr: 'par' },
  version: { en: 'Version', fr: 'Version' },
  licence: { en: 'Licence', fr: 'Licence' },
  alike: { en: 'What each system calls the same thing', fr: 'Comment chaque système nomme la même chose' },
  thing: { en: 'Thing', fr: 'Chose' },
  see: { en: 'see', fr: 'voir' },
  untranslated: {
    en: 'This page is not translated yet.',
    fr: 'Cette page n’est pas encore traduite : voici le texte anglais.',
  },
  moved: { en: 'This page is now', fr: 'Cette page est maintenant' },
  of: { en: 'from', fr: 'd’après' },
  explained: { en: 'explained in', fr: 'expliqué dans' },
  category: { en: 'Category', fr: 'Catégorie' },
  new: { en: 'new', fr: 'nouveau' },
  changed: { en: 'changed', fr: 'modifié' },
  removed: { en: 'removed', fr: 'retiré' },
  articles: { en: 'Articles', fr: 'Articles' },
  clauses: { en: 'Clauses', fr: 'Clauses' },
  tables: { en: 'Tables', fr: 'Tableaux' },
  figures: { en: 'Figures', fr: 'Figures' },
  since: { en: 'Since version', fr: 'Depuis la version' },
  firstVersion: {
    en: 'The first version of which this book knows.',
    fr: 'La première version que connaît ce livre.',
  },
  rule: { en: 'Clause', fr: 'Clause' },
} as const satisfies Readonly<Record<string, Text>>;

export type BookWord = keyof typeof WORDS;

export const bookWord = (word: BookWord, language: Language): string =>
  typeset(WORDS[word][language], language);

/** A reference in a sentence, such as `figure 3.2`. */
export const reference = (word: BookWord, number: string, language: Language): string =>
  `${bookWord(word, language).toLowerCase()}\u00a0${number}`;
