import { expect } from 'vitest';
import type { Troop } from '../../debellis/troops/troop.ts';
import { withDropped } from '../../engine/effects.ts';
import type { DbmClause } from './clauses/ids.ts';
import { isTroopFault, parseTroop } from './troops/troops.ts';

export function troop(text: string): Troop {
  const read = parseTroop(text);
  if (isTroopFault(read)) throw new Error(`${text}: ${read.key}`);
  return read;
}

/** What a rule does: so with it, otherwise without it. */
export function shows<Answer>(rule: DbmClause, of: () => Answer, expected: Answer): void {
  expect(of(), rule).toEqual(expected);
  expect(withDropped([rule], of), `without ${rule}`).not.toEqual(expected);
}
