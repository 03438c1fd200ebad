/** The address of a store: a PostgreSQL database, or a SQLite file. No message repeats what may be a password. */

export const isDatabase = (address: string): boolean => /^postgres(?:ql)?:\/\//.test(address);

/** The path of a SQLite file, with or without `sqlite:` before it. */
export const fileAt = (address: string): string => address.replace(/^sqlite:/, '');

const SCHEME = /^(?:[a-z][a-z\d+.-]{1,15}:\/\/|(?:file|sqlite|jdbc|mysql|mariadb|https?|postgres(?:ql)?):)/i;

/** The beginning of an address that tells its kind; null where it has none. */
const schemeOf = (text: string): string | null => SCHEME.exec(text)?.[0] ?? null;

function hasBadEscapes(text: string): boolean {
  try {
    decodeURIComponent(text);
    return false;
  } catch {
    return true;
  }
}

/** Why a text is no address of a PostgreSQL database, without its password; null where it is one. */
export function databaseFault(text: string): string | null {
  if (/^["'“]/.test(text)) return 'and this begins with a quote';
  if (/[\s\0]/.test(text)) return 'and this has a space in it: write %20 for one in the password';
  if (!isDatabase(text)) {
    const scheme = schemeOf(text);
    return scheme === null ? 'and this does not begin with postgres://' : `and this begins with “${scheme}”`;
  }
  const special =
    'and this cannot be read: in the password write %23 for #, %2F for /, %3F for ? and %25 for %';
  if (hasBadEscapes(text)) return special;
  // Without a host it is a socket, whose folder is told after the question mark.
  const read = text.replace(/^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)(?=\/|$)/, '$1localhost');
  if (!URL.canParse(read)) return special;
  const { hash, pathname } = new URL(read);
  return hash !== '' || pathname.includes('@') ? special : null;
}

/** Why a text is no address of a store, without its password; null where it is one. */
export function addressFault(text: string): string | null {
  if (isDatabase(text)) return databaseFault(text);
  if (text.startsWith('sqlite:')) return null;
  const scheme = schemeOf(text);
  if (scheme !== null) return `and this begins with “${scheme}”`;
  return /^["'“]|^\s|\s$/.test(text) ? 'and this has quotes or spaces round it' : null;
}
