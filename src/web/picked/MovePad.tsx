import { signal } from '@preact/signals';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { onScreen } from '../state/loading/ruleset.ts';
import { t } from '../state/telling/telling.ts';
import { planFirst, warnsBad, wheelDrag } from '../state/view/options.ts';
import { field } from '../table/field.ts';
import { DEGREES, LENGTHS, type StepSize, stepFor } from '../table/keys.ts';
import { fullAhead, nextProposal, stepBy, toggleGroup } from '../table/ordering.ts';

const lengthSize = signal<StepSize>(1);
const turnSize = signal<StepSize>(1);

const lengths = () => onScreen(field.value?.rules.id ?? '')?.orders.steps ?? LENGTHS;

const SIZES: readonly StepSize[] = [0, 1, 2];

function Key({ sign, name, size, label }: { sign: IconName; name: string; size: StepSize; label: string }) {
  const press = (): void => {
    const step = stepFor(name, size, lengths());
    if (step) stepBy(step);
  };
  return (
    <button type="button" class="key" title={t(label)} aria-label={t(label)} onClick={press}>
      <Icon name={sign} />
    </button>
  );
}

function Sizes({
  label,
  now,
  say,
}: {
  label: string;
  now: typeof lengthSize;
  say: (size: StepSize) => string;
}) {
  return (
    <fieldset class="sizes">
      <legend>{t(label)}</legend>
      {SIZES.map((size) => (
        <button
          key={size}
          type="button"
          aria-pressed={now.value === size}
          onClick={() => {
            now.value = size;
          }}
        >
          {say(size)}
        </button>
      ))}
    </fieldset>
  );
}

function Switch({ label, now }: { label: string; now: typeof wheelDrag }) {
  const turn = (): void => {
    now.value = !now.value;
  };
  return (
    <label class="switch">
      <input type="checkbox" checked={now.value} onChange={turn} /> {t(label)}
    </label>
  );
}

/** Buttons for all that a drag can do, in finer steps. */
export function MovePad() {
  const length = lengthSize.value;
  const turn = turnSize.value;
  return (
    <section class="move-pad" aria-label={t('table.pad')}>
      <div class="keys">
        <Key sign="turn-left" name="[" size={turn} label="table.pad.pivot-left" />
        <Key sign="up" name="ArrowUp" size={length} label="table.pad.ahead" />
        <Key sign="turn-right" name="]" size={turn} label="table.pad.pivot-right" />
        <Key sign="west" name="ArrowLeft" size={length} label="table.pad.left" />
        <Key sign="down" name="ArrowDown" size={length} label="table.pad.back" />
        <Key sign="east" name="ArrowRight" size={length} label="table.pad.right" />
      </div>
      <div class="settings">
        <Sizes
          label="table.pad.step"
          now={lengthSize}
          say={(size) =>
            t(size === 0 ? 'table.pad.millimetre' : 'table.distance', { length: lengths()[size] })
          }
        />
        <Sizes
          label="table.pad.turn"
          now={turnSize}
          say={(size) => t('table.pad.degrees', { degrees: DEGREES[size] })}
        />
      </div>
      <div class="acts">
        <button type="button" onClick={fullAhead}>
          {t('table.pad.full')}
        </button>
        <button type="button" onClick={() => stepBy({ step: 'turnabout' })}>
          {t('table.pad.turnabout')}
        </button>
        <button type="button" onClick={toggleGroup}>
          {t('table.pad.group')}
        </button>
        <button type="button" onClick={() => nextProposal(-1)} aria-label={t('table.pad.previous')}>
          <Icon name="left" />
        </button>
        <button type="button" onClick={() => nextProposal(1)}>
          {t('table.pad.next')} <Icon name="right" />
        </button>
      </div>
      <div class="switches">
        <Switch label="table.pad.wheel" now={wheelDrag} />
        <Switch label="table.pad.plan" now={planFirst} />
        <Switch label="screen.warn.switch" now={warnsBad} />
      </div>
    </section>
  );
}
