import { useMemo } from 'preact/hooks';
import type { Naming } from '../../drawing/naming.ts';
import { definitions, drawTableTop } from '../../drawing/table-top.ts';
import type { Battle } from '../../engine/battle.ts';
import { drawn } from './drawn.tsx';
import { style } from './style.ts';

/** The table top. It is rendered again only when terrain, sides or the sky change. */
export function GroundLayer({ battle, naming }: { battle: Battle; naming: Naming }) {
  return useMemo(
    () => (
      <>
        {drawn(definitions(battle, style.value))}
        {drawn(drawTableTop(battle, style.value, naming))}
      </>
    ),
    [battle.terrain, battle.own, battle.turn.round, battle.table.width, battle.table.depth, style.value],
  );
}
