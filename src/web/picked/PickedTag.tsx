import { findBase } from '../../engine/battle.ts';
import { SideMark } from '../parts/SideMark.tsx';
import { isPointing } from '../state/orders/aims.ts';
import { ghost, selected } from '../state/orders/selection.ts';
import { fullName, titleOf } from '../state/telling/naming.ts';
import { isWorded, t } from '../state/telling/telling.ts';
import { toScreen } from '../table/camera.ts';
import { field } from '../table/field.ts';
import { camera, screen, tableSize, turn } from '../table/view.ts';

/** What is picked, in two lines over the table: on a phone the panels are folded away. It keeps off the base. */
export function PickedTag() {
  const now = field.value;
  const base = now && findBase(now.battle, selected.value[0] ?? '');
  if (!now || !base?.pose || ghost.value) return null;
  const about = `guide.about.${now.rules.label(base).type}`;
  const { y } = toScreen(camera.value, base.pose, tableSize.value, turn.value);
  const bases = selected.value.flatMap((id) => findBase(now.battle, id) ?? []);
  return (
    <p
      class={`picked-tag ${y > screen.value.height / 2 ? 'above' : 'below'} ${isPointing.value ? 'pointing' : ''}`}
    >
      <strong>
        <SideMark at={now.battle.sides.findIndex(({ id }) => id === base.side)} />{' '}
        {bases.length > 1 ? titleOf(bases) : fullName(now.rules, base)}
      </strong>
      {isPointing.value ? t('screen.aim.point') : bases.length === 1 && isWorded(about) && t(about)}
    </p>
  );
}
