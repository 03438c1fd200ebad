import type { Point } from '../../geometry/point.ts';
import { laying } from '../state/setup/laying.ts';
import { isLaying } from '../state/setup/tray.ts';
import { ofTable } from '../state/table.ts';
import { t } from '../state/telling/telling.ts';
import type { Field } from './field.ts';
import { outlineText } from './shapes.ts';
import { pixels, turn, upright } from './view.ts';

/** The point under a mouse that sets bases up; null when there is none. */
export const hovered = ofTable<Point | null>(null);

/** Where bases may be set up. */
export function ZoneLayer({ now }: { now: Field }) {
  const { zone, mode, battle } = now;
  if (mode !== 'place' || !zone || laying.value) return null;
  const depth = battle.table.depth;
  const { minX, minY, maxX, maxY } = zone;
  // The upper right corner on the screen: the signs of the sky are at the upper left.
  const corner = (turn.value + 3) % 4;
  const [right, top] = [corner < 2 ? minX : maxX, depth - (corner % 3 === 0 ? maxY : minY)];
  return (
    <g class="setup-zone">
      <rect x={minX} y={depth - maxY} width={maxX - minX} height={maxY - minY} />
      <text x={right - pixels(10)} y={top + pixels(18)} {...upright(right, top)}>
        {t(isLaying(battle) ? 'table.zone.ambush' : 'table.zone')}
      </text>
    </g>
  );
}

/** Where the taken bases would stand. */
export function HoverLayer({ now }: { now: Field }) {
  const at = hovered.value;
  if (now.mode !== 'place' || !at) return null;
  return (
    <g class="setup-hover">
      {(now.onHover?.(at) ?? []).map(({ corners }, index) => (
        <polygon key={index} points={outlineText(corners, now.battle.table.depth)} />
      ))}
    </g>
  );
}
