import { type Base, findBase } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { SideMark } from '../parts/SideMark.tsx';
import { baseName, fullName } from '../state/telling/naming.ts';
import { isWorded, t } from '../state/telling/telling.ts';
import { toScreen } from '../table/camera.ts';
import { field, hoveredBase } from '../table/field.ts';
import { camera, screen, tableSize, turn } from '../table/view.ts';
import { OrderPrice } from './OrderPrice.tsx';

/** Pixels between the front of the base and the tag. */
const OFF = 26;

/** The troop of a base in full; where its name says that already, what such troops are. */
function inFull(rules: Ruleset, base: Base): string {
  const full = fullName(rules, base);
  const about = `guide.about.${rules.label(base).type}`;
  return baseName(base).includes(full) && isWorded(about) ? t(about) : full;
}

/** The name and troop of the base under the pointer, above it or, near the upper edge, below it. */
export function HoverTag() {
  const now = field.value;
  const base = now && findBase(now.battle, hoveredBase.value ?? '');
  if (!now || !base?.pose) return null;
  const { x, y } = toScreen(camera.value, base.pose, tableSize.value, turn.value);
  const isHigh = y < 3 * OFF;
  const left = Math.max(70, Math.min(screen.value.width - 70, x));
  return (
    <p
      class={isHigh ? 'hover-tag below' : 'hover-tag'}
      style={{ left: `${left}px`, top: `${isHigh ? y + OFF : y - OFF}px` }}
    >
      <strong>
        <SideMark at={now.battle.sides.findIndex(({ id }) => id === base.side)} /> {baseName(base)}
      </strong>{' '}
      {inFull(now.rules, base)} <OrderPrice key={base.id} base={base} />
    </p>
  );
}
