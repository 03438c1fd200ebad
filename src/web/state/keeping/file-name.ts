/** A name that every file system takes. */
export const fileName = (name: string, ending: string): string =>
  `${
    name
      .normalize('NFKD')
      .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .toLowerCase()
      .slice(0, 60) || 'battle'
  }.${ending}`;
