/** Further terms of a battle: who watches, who may be absent, how many share a side. */

import type { Terms } from '../../protocol/terms.ts';
import { t } from '../state/telling/telling.ts';
import { NumberField } from './PaceChoice.tsx';

export interface PartProps {
  readonly terms: Terms;
  readonly set: (part: Partial<Terms>) => void;
}

/** Spectators and bots. */
export const Others = ({ terms, set }: PartProps) => (
  <fieldset class="choice agreed">
    <legend>{t('distance.others')}</legend>
    <label class="check">
      <input
        type="checkbox"
        checked={terms.spectators.allowed}
        onChange={() => set({ spectators: { ...terms.spectators, allowed: !terms.spectators.allowed } })}
      />
      <span>{t('distance.spectators')}</span>
    </label>
    {terms.spectators.allowed && (
      <label class="field">
        <span>{t('distance.spectators.delay')}</span>
        <select
          value={terms.spectators.delay}
          onChange={({ currentTarget: { value } }) =>
            set({ spectators: { allowed: true, delay: Number(value) } })
          }
        >
          {[0, 1, 2, 4].map((delay) => (
            <option key={delay} value={delay}>
              {t('distance.spectators.delay.of', { delay })}
            </option>
          ))}
        </select>
      </label>
    )}
    <label class="check">
      <input type="checkbox" checked={terms.standIns} onChange={() => set({ standIns: !terms.standIns })} />
      <span>{t('distance.stand-ins')}</span>
    </label>
  </fieldset>
);

/** How long a player may be away, and when the battle is given up. */
export const Absence = ({ terms, set }: PartProps) => (
  <fieldset class="choice agreed">
    <legend>{t('distance.absence')}</legend>
    <div class="numbers">
      {terms.pace.kind !== 'untimed' && (
        <NumberField
          label={t('distance.absence.leave')}
          value={terms.leave}
          least={0}
          most={60}
          onChange={(leave) => set({ leave })}
        />
      )}
      <NumberField
        label={t('distance.absence.abandoned')}
        value={terms.abandonedAfter}
        least={1}
        most={365}
        onChange={(abandonedAfter) => set({ abandonedAfter })}
      />
    </div>
  </fieldset>
);

/** How many players share the commands of a side. */
export const PerSide = ({
  value,
  onChange,
}: {
  readonly value: number;
  readonly onChange: (perSide: number) => void;
}) => (
  <label class="field">
    <span>{t('distance.per-side')}</span>
    <select value={value} onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}>
      {[1, 2, 3, 4].map((players) => (
        <option key={players} value={players}>
          {t('distance.per-side.of', { players })}
        </option>
      ))}
    </select>
  </label>
);
