/** What is thrown just before the PIG die: where the sun stands, and whether it dazzles. Blood and Blades, dazzle. */

import type { Battle, DieRequest } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { tell } from '../../../engine/work.ts';
import { DAZZLING_FACES, dazzleThrow, sunThrown } from '../dazzle.ts';

/** The die that comes before the one for PIGs; null where none does. */
export function dieBeforePips(battle: Battle): DieRequest | null {
  const purpose = dazzleThrow(battle);
  return purpose && { owner: battle.turn.active, die: purpose === 'sun' ? 'AD' : 'D6', purpose };
}

/** Takes the face of that die. */
export function thrownBeforePips(work: Work, purpose: string, face: number): void {
  const side = work.battle.turn.active;
  if (purpose === 'sun') {
    const sun = sunThrown(work.battle, face);
    tell(work, { type: 'sun-placed', rule: 'bnb.dazzle.1', figures: { side, face, sun } }, [
      { change: 'note', set: { sun } },
    ]);
    return;
  }
  const dazzle = DAZZLING_FACES.includes(face);
  const type = dazzle ? 'sun-dazzles' : 'no-dazzle';
  tell(work, { type, rule: 'bnb.dazzle.2', figures: { side, face } }, [{ change: 'note', set: { dazzle } }]);
}
