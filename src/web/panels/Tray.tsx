import { signal } from '@preact/signals';
import type { Base } from '../../engine/battle.ts';
import { t, troopName } from '../state/telling.ts';

/** Bases taken from the tray, in the order they were taken. */
export const taken = signal<readonly string[]>([]);

interface TroopGroup {
  readonly troop: string;
  readonly bases: readonly Base[];
}

/** The bases of a tray, troop by troop. */
export function byTroop(tray: readonly Base[]): readonly TroopGroup[] {
  const troops = [...new Set(tray.map((base) => base.troop))];
  return troops.map((troop) => ({ troop, bases: tray.filter((base) => base.troop === troop) }));
}

/** How many of one troop are taken. */
export function TroopRow({ group }: { readonly group: TroopGroup }) {
  const ids = group.bases.map((base) => base.id);
  const chosen = ids.filter((id) => taken.value.includes(id)).length;
  const set = (count: number) => {
    const others = taken.value.filter((id) => !ids.includes(id));
    taken.value = [...others, ...ids.slice(0, Math.max(0, Math.min(ids.length, count)))];
  };
  return (
    <li class="troop-row">
      <span class="troop-name">{troopName(group.troop)}</span>
      <span class="stepper">
        <button
          type="button"
          aria-label={t('screen.deploy.less', { troop: group.troop })}
          onClick={() => set(chosen - 1)}
        >
          −
        </button>
        <output>{t('screen.deploy.of', { chosen, count: ids.length })}</output>
        <button
          type="button"
          aria-label={t('screen.deploy.more', { troop: group.troop })}
          onClick={() => set(chosen + 1)}
        >
          +
        </button>
        <button type="button" onClick={() => set(chosen === ids.length ? 0 : ids.length)}>
          {t(chosen === ids.length ? 'screen.deploy.none' : 'screen.deploy.all')}
        </button>
      </span>
    </li>
  );
}
