/** The hash of the facts on the table. */
import type { Battle } from '../battle.ts';
import { hashOfText } from '../data/text-hash.ts';
import { factsOf } from './facts.ts';

/** The SHA-256 hash of the facts on the table, in hexadecimal. */
export const hashOf = (battle: Battle): string => hashOfText(factsOf(battle));
