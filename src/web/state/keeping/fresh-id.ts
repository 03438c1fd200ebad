/**
 * An id that no other page makes: 16 random bytes in hexadecimal. `crypto.randomUUID` exists only at secure addresses,
 * and a server of a home network has none.
 */
export const freshId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
