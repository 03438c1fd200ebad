import { t } from '../state/telling/telling.ts';

interface StepperProps {
  /** What is counted, in words. */
  readonly what: string;
  readonly count: number;
  /** Words beside the number. */
  readonly note: string;
  /** Without one of these there are none to take, or no more to be had. */
  readonly onLess?: (() => void) | undefined;
  readonly onMore?: (() => void) | undefined;
}

/** A number with a button for one less and one for one more. */
export const Stepper = ({ what, count, note, onLess, onMore }: StepperProps) => (
  <span class="stepper">
    <button type="button" aria-label={t('screen.lay.less', { what })} disabled={!onLess} onClick={onLess}>
      −
    </button>
    <output>
      {count} <small>{note}</small>
    </output>
    <button type="button" aria-label={t('screen.lay.more', { what })} disabled={!onMore} onClick={onMore}>
      +
    </button>
  </span>
);
