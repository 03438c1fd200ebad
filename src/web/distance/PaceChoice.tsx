import type { Pace } from '../../protocol/terms.ts';
import { Choice } from '../parts/Choice.tsx';
import { t } from '../state/telling/telling.ts';

const FIRST: Readonly<Record<Pace['kind'], Pace>> = {
  untimed: { kind: 'untimed' },
  bank: { kind: 'bank', minutes: 60, increment: 30 },
  days: { kind: 'days', perBound: 3, bank: 7 },
};

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A whole number within bounds; other input changes nothing. */
export const NumberField = ({ label, value, least, most, onChange }: NumberProps) => (
  <label class="field">
    <span>{label}</span>
    <input
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      value={value}
      onInput={({ currentTarget: { value: text } }) => {
        const number = Number(text);
        if (text !== '' && Number.isInteger(number) && number >= least && number <= most) onChange(number);
      }}
    />
  </label>
);

/** The choice of the clocks. */
export function PaceChoice({
  value,
  onChange,
}: {
  readonly value: Pace;
  readonly onChange: (pace: Pace) => void;
}) {
  const set = (part: object): void => onChange({ ...value, ...part } as Pace);
  return (
    <>
      <Choice
        name="pace"
        legend={t('distance.pace')}
        value={value.kind}
        onChange={(kind) => onChange(FIRST[kind])}
        options={(['untimed', 'bank', 'days'] as const).map((kind) => ({
          value: kind,
          label: t(`distance.pace.${kind}`),
          hint: t(`distance.pace.${kind}.hint`),
        }))}
      />
      <div class="numbers">
        {value.kind === 'bank' && (
          <>
            <NumberField
              label={t('distance.pace.minutes')}
              value={value.minutes}
              least={1}
              most={1440}
              onChange={(minutes) => set({ minutes })}
            />
            <NumberField
              label={t('distance.pace.increment')}
              value={value.increment}
              least={0}
              most={3600}
              onChange={(increment) => set({ increment })}
            />
          </>
        )}
        {value.kind === 'days' && (
          <>
            <NumberField
              label={t('distance.pace.per-bound')}
              value={value.perBound}
              least={1}
              most={60}
              onChange={(perBound) => set({ perBound })}
            />
            <NumberField
              label={t('distance.pace.bank-days')}
              value={value.bank}
              least={0}
              most={365}
              onChange={(bank) => set({ bank })}
            />
          </>
        )}
      </div>
    </>
  );
}
