/** Codes of what is decided: a table of them shows which decisions a change alters. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const LENGTH = 6;

export const codeOf = (texts: readonly string[]): string =>
  bytesToHex(sha256(utf8ToBytes(texts.join('\n')))).slice(0, LENGTH);

/** A seed that does not change when other names are added. */
export const seedOf = (name: string): number =>
  [...name].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 65_521, 7);
