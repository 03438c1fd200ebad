import { useMemo } from 'preact/hooks';
import { definitions, drawTableTop } from '../../drawing/table.ts';
import type { Battle } from '../../engine/battle.ts';
import { PREFIX } from './BasesLayer.tsx';
import { drawn } from './drawn.tsx';

/** The table top; drawn anew only when terrain or sides change. */
export function GroundLayer({ battle }: { battle: Battle }) {
  return useMemo(
    () => (
      <>
        {drawn(definitions(battle, PREFIX))}
        {drawn(drawTableTop(battle, PREFIX))}
      </>
    ),
    [battle.terrain, battle.table.width, battle.table.depth],
  );
}
