/** The few words of the element for other pages, which loads no catalogue. */
const WORDS = {
  en: {
    back: 'Back',
    forth: 'Forth',
    step: (at: number, of: number) => `${at} of ${of}`,
    failed: 'This position cannot be shown.',
    picture: (title: string) => `Battle: ${title}`,
  },
  fr: {
    back: 'En arrière',
    forth: 'En avant',
    step: (at: number, of: number) => `${at} sur ${of}`,
    failed: 'Cette position ne peut pas être montrée.',
    picture: (title: string) => `Bataille : ${title}`,
  },
};

/** The words in the language of a page. */
export const wordsIn = (language: string): (typeof WORDS)['en'] =>
  language.toLowerCase().startsWith('fr') ? WORDS.fr : WORDS.en;
