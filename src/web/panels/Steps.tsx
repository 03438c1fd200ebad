import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../state/telling/telling.ts';
import { isLive, stepToTold, toldNow, toldSteps } from '../state/view/shown.ts';

/** Is the battle played back? */
const playing = signal(false);
const EACH = 900;

export const stepBack = (): void => {
  playing.value = false;
  stepToTold(toldNow.value - 1);
};

export const stepForth = (): void => stepToTold(toldNow.value + 1);

function togglePlaying(): void {
  if (!playing.value && isLive.value) stepToTold(0);
  playing.value = !playing.value;
}

/** Plays the battle back from the step that is shown. */
export const playBack = (): void => {
  playing.value = true;
};

/** Plays the battle back until it is stopped or ends. */
function usePlayback(): void {
  useEffect(() => {
    if (!playing.value) return;
    const timer = setInterval(() => {
      stepForth();
      if (isLive.value) playing.value = false;
    }, EACH);
    return () => clearInterval(timer);
  }, [playing.value]);
}

interface StepProps {
  readonly icon: 'first' | 'back' | 'play' | 'pause' | 'forth' | 'last';
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

const StepButton = ({ icon, disabled = false, onClick }: StepProps) => (
  <button
    type="button"
    class="quiet icon"
    aria-label={t(`screen.steps.${icon}`)}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);

function slideTo(step: number): void {
  playing.value = false;
  stepToTold(step);
}

/** Buttons to step through the battle. */
export function Steps() {
  usePlayback();
  const last = toldSteps.value.length - 1;
  if (last === 0) return null;
  const at = toldNow.value;
  return (
    <fieldset class="steps" aria-label={t('screen.steps')}>
      <StepButton icon="first" disabled={at === 0} onClick={() => stepToTold(0)} />
      <StepButton icon="back" disabled={at === 0} onClick={stepBack} />
      <StepButton icon={playing.value ? 'pause' : 'play'} onClick={togglePlaying} />
      <StepButton icon="forth" disabled={at === last} onClick={stepForth} />
      <StepButton icon="last" disabled={at === last} onClick={() => stepToTold(last)} />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('screen.steps.slider')}
        onInput={(event) => slideTo(Number(event.currentTarget.value))}
      />
      <output>{t('screen.steps.at', { at, last })}</output>
    </fieldset>
  );
}
