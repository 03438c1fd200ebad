import { afterEach, beforeEach, vi } from 'vitest';

/** The text that a command prints during a test. */
export interface Printed {
  out: string;
  err: string;
}

/** Catches both outputs of the program in every test of a file. */
export function listening(): Printed {
  const printed: Printed = { out: '', err: '' };
  beforeEach(() => {
    printed.out = '';
    printed.err = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed.out += String(text);
      return true;
    });
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      printed.err += String(text);
      return true;
    });
  });
  afterEach(() => vi.restoreAllMocks());
  return printed;
}
