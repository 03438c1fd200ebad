import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../parts/Icon.tsx';
import { isLive, stepToTold, toldNow, toldSteps } from '../state/shown.ts';
import { t } from '../state/telling.ts';

/** The battle is being played back. */
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

/** Back and forth through the battle. */
export function Steps() {
  useEffect(() => {
    if (!playing.value) return;
    const timer = setInterval(() => {
      stepForth();
      if (isLive.value) playing.value = false;
    }, EACH);
    return () => clearInterval(timer);
  }, [playing.value]);
  const last = toldSteps.value.length - 1;
  if (last === 0) return null;
  const at = toldNow.value;
  return (
    <fieldset class="steps" aria-label={t('screen.steps')}>
      <button
        type="button"
        class="quiet icon"
        aria-label={t('screen.steps.first')}
        disabled={at === 0}
        onClick={() => stepToTold(0)}
      >
        <Icon name="first" />
      </button>
      <button
        type="button"
        class="quiet icon"
        aria-label={t('screen.steps.back')}
        disabled={at === 0}
        onClick={stepBack}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        class="quiet icon"
        aria-label={t(playing.value ? 'screen.steps.pause' : 'screen.steps.play')}
        onClick={togglePlaying}
      >
        <Icon name={playing.value ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        class="quiet icon"
        aria-label={t('screen.steps.forth')}
        disabled={at === last}
        onClick={stepForth}
      >
        <Icon name="forth" />
      </button>
      <button
        type="button"
        class="quiet icon"
        aria-label={t('screen.steps.last')}
        disabled={at === last}
        onClick={() => stepToTold(last)}
      >
        <Icon name="last" />
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('screen.steps.slider')}
        onInput={(event) => {
          playing.value = false;
          stepToTold(Number(event.currentTarget.value));
        }}
      />
      <output>{t('screen.steps.at', { at, last })}</output>
    </fieldset>
  );
}
