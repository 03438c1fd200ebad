import { taken } from '../state/orders/selection.ts';
import { t } from '../state/telling/telling.ts';
import type { TroopGroup } from './by-troop.ts';
import { dragFromTray } from './tray-drag.ts';

/** The number of taken bases of a troop. */
export function TroopRow({ group }: { readonly group: TroopGroup }) {
  const ids = group.bases.map((base) => base.id);
  const name = t('screen.deploy.troop', { troop: group.troop, leader: group.leader ? 'yes' : 'no' });
  const chosen = ids.filter((id) => taken.value.includes(id)).length;
  const set = (count: number) => {
    const others = taken.value.filter((id) => !ids.includes(id));
    taken.value = [...others, ...ids.slice(0, Math.max(0, Math.min(ids.length, count)))];
  };
  return (
    <li class="troop-row">
      <span class="troop-name" onPointerDown={(event) => dragFromTray(event, () => chosen === 0 && set(1))}>
        {name}
      </span>
      <span class="stepper">
        <button
          type="button"
          aria-label={t('screen.deploy.less', { troop: name })}
          onClick={() => set(chosen - 1)}
        >
          −
        </button>
        <output>{t('screen.deploy.of', { chosen, count: ids.length })}</output>
        <button
          type="button"
          aria-label={t('screen.deploy.more', { troop: name })}
          onClick={() => set(chosen + 1)}
        >
          +
        </button>
        {ids.length > 1 && (
          <button type="button" onClick={() => set(chosen === ids.length ? 0 : ids.length)}>
            {t(chosen === ids.length ? 'screen.deploy.none' : 'screen.deploy.all')}
          </button>
        )}
      </span>
    </li>
  );
}
