import { useState } from 'preact/hooks';
import type { Battle } from '../../engine/battle.ts';
import type { Option } from '../../engine/contract/sequence.ts';
import { send } from '../state/battle/sending.ts';
import { told } from '../state/telling/naming.ts';
import { t, unitNow } from '../state/telling/telling.ts';
import type { Range } from './choices.ts';

interface DistanceProps {
  readonly battle: Battle;
  readonly option: Option;
  readonly range: Range;
}

/** An option with a free distance within a range, set by a slider or typed in. */
export function Distance({ battle, option, range: { least, most } }: DistanceProps) {
  const [distance, setDistance] = useState(most);
  const within = distance >= least && distance <= most;
  const slide = (to: number): void => setDistance(Math.min(most, Math.max(least, Math.round(to * 10) / 10)));
  const unit = unitNow();
  const inUnits = (mm: number): number => Math.round((100 * mm) / unit) / 100;
  // A typed end of the range means that end itself, which may have more digits.
  const set = (text: string): void => {
    if (text === '' || !Number.isFinite(Number(text))) return;
    const end = [least, most].find((mm) => inUnits(mm) === Number(text));
    setDistance(end ?? Number(text) * unit);
  };
  return (
    <form
      class="distance"
      onSubmit={(event) => {
        event.preventDefault();
        if (within) send({ ...option.command, distance });
      }}
    >
      <input
        type="range"
        aria-label={t('screen.distance')}
        min={least}
        max={most}
        step="any"
        value={distance}
        onInput={(event) => slide(Number(event.currentTarget.value))}
      />
      <label>
        <input
          type="number"
          min={inUnits(least)}
          max={inUnits(most)}
          step="any"
          value={inUnits(distance)}
          onInput={(event) => set(event.currentTarget.value)}
        />{' '}
        {t('screen.distance.unit')}
      </label>
      <button type="submit" class="primary" disabled={!within}>
        {told(battle, option.key, { ...option.figures, distance })}
      </button>
      {!within && <small class="bad">{t('screen.distance.range', { least, most })}</small>}
    </form>
  );
}
