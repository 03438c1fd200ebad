/** The throws just before the PIG die: for the direction of the sun, and for dazzle. Blood and Blades, dazzle. */

import type { Battle, DieRequest } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { tell } from '../../../engine/game/work.ts';
import { DAZZLING_FACES, dazzleThrow, sunThrown } from '../weather/dazzle.ts';

/** The die that is thrown before the PIG die; null if there is none. */
export function dieBeforePips(battle: Battle): DieRequest | null {
  const purpose = dazzleThrow(battle);
  return purpose && { owner: battle.turn.active, die: purpose === 'sun' ? 'AD' : 'D6', purpose };
}

/** Applies the face of that die. */
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
