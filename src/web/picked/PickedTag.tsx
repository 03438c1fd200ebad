import { findBase } from '../../engine/battle.ts';
import { SideMark } from '../parts/SideMark.tsx';
import { isPointing } from '../state/orders/aims.ts';
import { notGiven, selected } from '../state/orders/selection.ts';
import { fullName, titleOf, told } from '../state/telling/naming.ts';
import { isWorded, t } from '../state/telling/telling.ts';
import { field } from '../table/field.ts';
import { Pointing } from './Aims.tsx';

/** What is picked, in two lines: on a phone the panel that tells more is put down. */
export function PickedTag() {
  const now = field.value;
  const base = now && findBase(now.battle, selected.value[0] ?? '');
  if (!now || !base?.pose) return null;
  const about = `guide.about.${now.rules.label(base).type}`;
  const bases = selected.value.flatMap((id) => findBase(now.battle, id) ?? []);
  return (
    <div class={`picked-tag ${isPointing.value ? 'pointing' : ''}`}>
      <strong>
        <SideMark at={now.battle.sides.findIndex(({ id }) => id === base.side)} />{' '}
        {bases.length > 1 ? titleOf(bases) : fullName(now.rules, base)}
      </strong>
      {notGiven.value.length > 0 && (
        <span class="not-given">{told(now.battle, 'table.card.not-given', { bases: notGiven.value })} </span>
      )}
      {isPointing.value ? <Pointing now={now} /> : bases.length === 1 && isWorded(about) && t(about)}
    </div>
  );
}
