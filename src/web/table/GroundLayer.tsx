import { useMemo } from 'preact/hooks';
import { definitions, drawTableTop, type Naming } from '../../drawing/table.ts';
import type { Battle } from '../../engine/battle.ts';
import { PREFIX } from './BasesLayer.tsx';
import { drawn } from './drawn.tsx';

/** The table top; drawn anew only when terrain or sides change. */
export function GroundLayer({ battle, naming }: { battle: Battle; naming: Naming }) {
  return useMemo(
    () => (
      <>
        {drawn(definitions(battle, PREFIX))}
        {drawn(drawTableTop(battle, PREFIX, naming))}
      </>
    ),
    [battle.terrain, battle.own, battle.table.width, battle.table.depth],
  );
}
