import type { Battle } from '../../engine/battle.ts';
import type { LengthUnit } from '../../words/types.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { kindName, pieceName, wallTold } from '../state/telling/naming.ts';
import { t, telling } from '../state/telling/telling.ts';
import { numbersApart, reachOf } from './ground.ts';
import { LENGTHS } from './keys.ts';
import { knownGround } from './known-ground.ts';

/** Millimetres of a tenth of a unit; of paces, of a hundred of them. */
const tenthOf = (unit: LengthUnit, ruleset: string): number =>
  ({ MU: (onScreen(ruleset)?.orders.steps ?? LENGTHS)[2] / 10, paces: 2.5, mm: 1, BW: 4 })[unit];

/** The terrain in words, for screen readers. */
export function GroundTold({ battle }: { readonly battle: Battle }) {
  const terrain = knownGround(battle);
  if (terrain.length === 0) return null;
  const tenth = tenthOf(telling.value.unit, battle.ruleset);
  const names = terrain.map((piece) => pieceName(battle, piece.id) ?? kindName(piece.kind));
  const numbers = numbersApart(names);
  return (
    <ul class="sr-only" aria-label={t('table.ground')}>
      {terrain.map((piece, at) => (
        <li key={piece.id}>
          {t('table.ground.piece', {
            what: names[at] ?? '',
            number: numbers[at] ?? 0,
            ...reachOf(piece, tenth),
          })}
          {wallTold(battle, piece)}
        </li>
      ))}
    </ul>
  );
}
