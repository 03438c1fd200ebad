import { useMemo } from 'preact/hooks';
import { definitions, drawTableTop, type Naming } from '../../drawing/table.ts';
import type { Battle } from '../../engine/battle.ts';
import { PREFIX } from './BasesLayer.tsx';
import { drawn } from './drawn.tsx';
import { turnDegrees } from './view.ts';

/** The table top; drawn anew only when terrain, sides or the sky change. */
export function GroundLayer({ battle, naming }: { battle: Battle; naming: Naming }) {
  const turned = turnDegrees.value;
  return useMemo(
    () => (
      <>
        {drawn(definitions(battle, PREFIX))}
        {drawn(drawTableTop(battle, PREFIX, naming, turned))}
      </>
    ),
    [battle.terrain, battle.own, battle.turn.round, battle.table.width, battle.table.depth, turned],
  );
}
