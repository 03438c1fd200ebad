/** The order in which both players lay their terrain. DBM, Terrain; ruling 47. */

import { defenderOf, invaderOf } from '../../../debellis/setup/roles.ts';
import type { Battle } from '../../../engine/battle.ts';
import { type Held, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { WANTED, type Wanted } from './choice.ts';
import { turnOf } from './terrain-kinds.ts';

/** A chosen piece that is to be laid. */
export const TO_LAY = { ...WANTED, side: text };

export type ToLay = Held<typeof TO_LAY>;

/** Class by class, the defender first; but a river of the invader comes before that of the defender. */
export function layingOrder(
  battle: Battle,
  { invader, defender }: { readonly invader: readonly Wanted[]; readonly defender: readonly Wanted[] },
): readonly ToLay[] {
  const of = (side: SideId, pieces: readonly Wanted[]) => pieces.map((piece) => ({ ...piece, side }));
  const all = [...of(defenderOf(battle), defender), ...of(invaderOf(battle), invader)];
  const placeOf = ({ kind, side }: ToLay): number => {
    const first = kind === 'Rv' && side === invaderOf(battle) && holds('dbm.river.6');
    const early = turnOf(kind) > 2 || holds('dbm.terrain.6');
    return (early ? turnOf(kind) * 2 : 8) + (first ? -1 : 0);
  };
  return all.toSorted((a, b) => placeOf(a) - placeOf(b) || rank(a) - rank(b));
}

/** A town comes before its fields. */
const rank = ({ kind }: ToLay): number => (kind === 'BUA' ? 0 : 1);
