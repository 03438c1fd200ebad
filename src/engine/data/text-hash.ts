/** The hash of a text. It stands apart, since few pages need it at first. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The SHA-256 hash of a text, in hexadecimal. */
export const hashOfText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
