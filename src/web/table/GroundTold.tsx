import type { Battle, TerrainPiece } from '../../engine/battle.ts';
import { pieceName } from '../state/naming.ts';
import { t } from '../state/telling.ts';

/** Between which lengths from the west and the south edge it lies. */
function reachOf({ area, line }: TerrainPiece) {
  const points = area ?? line ?? [];
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
}

/** What lies on the table, for those who hear it. */
export function GroundTold({ battle }: { readonly battle: Battle }) {
  if (battle.terrain.length === 0) return null;
  return (
    <ul class="sr-only" aria-label={t('table.ground')}>
      {battle.terrain.map((piece) => (
        <li key={piece.id}>
          {t('table.ground.piece', { what: pieceName(battle, piece.id) ?? piece.kind, ...reachOf(piece) })}
        </li>
      ))}
    </ul>
  );
}
