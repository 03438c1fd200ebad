import { useMemo } from 'preact/hooks';
import type { Naming } from '../../drawing/naming.ts';
import { definitions, drawTableTop } from '../../drawing/table-top.ts';
import type { Battle } from '../../engine/battle.ts';
import { drawn } from './drawn.tsx';
import { knownGround } from './known-ground.ts';
import { style } from './style.ts';

/** The table top. It is rendered again only when terrain, sides or the sky change. */
export function GroundLayer({ battle, naming }: { battle: Battle; naming: Naming }) {
  const terrain = knownGround(battle);
  const hidden = terrain.length - battle.terrain.length;
  return useMemo(
    () => (
      <>
        {drawn(definitions(battle, style.value))}
        {drawn(drawTableTop({ ...battle, terrain }, style.value, naming))}
      </>
    ),
    [
      battle.terrain,
      hidden,
      battle.own,
      battle.turn.round,
      battle.table.width,
      battle.table.depth,
      style.value,
    ],
  );
}
