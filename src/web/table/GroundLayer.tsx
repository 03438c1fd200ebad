import { useMemo } from 'preact/hooks';
import type { Naming } from '../../drawing/naming.ts';
import { definitions, drawTableTop } from '../../drawing/table-top.ts';
import type { Battle } from '../../engine/battle.ts';
import { isWall } from '../../engine/board/walls.ts';
import { drawn } from './drawn.tsx';
import { knownGround } from './known-ground.ts';
import { style } from './style.ts';

/** All that the look of the table top takes from anything but its terrain, as a text. */
const aboutGround = (battle: Battle, { sky, stronghold, hasFallen }: Naming): string =>
  JSON.stringify([
    sky?.(battle),
    battle.terrain.map((piece) => (isWall(piece) ? hasFallen?.(piece) : piece.side && stronghold?.(piece))),
  ]);

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
      battle.sides[0]?.id,
      aboutGround(battle, naming),
      battle.table.width,
      battle.table.depth,
      style.value,
    ],
  );
}
