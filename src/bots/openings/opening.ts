/** Battles that armies from files open, whatever their ruleset. */
import { bnbOpener } from './bnb.ts';
import { hottOpener } from './hott.ts';
import type { Opener } from './types.ts';

const OPENERS: Readonly<Record<string, Opener>> = {
  bnb: bnbOpener as Opener,
  hott: hottOpener as Opener,
};

/** How battles of a ruleset are opened; null where nobody has said. */
export const openerFor = (ruleset: string): Opener | null => OPENERS[ruleset] ?? null;
