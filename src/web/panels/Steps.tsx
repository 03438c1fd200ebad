import { useEffect } from 'preact/hooks';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../state/telling/telling.ts';
import {
  eachStep,
  isPlayedOut,
  playedFrom,
  stepBack,
  stepForth,
  stopPlaying,
  togglePlaying,
  toPresent,
} from '../state/view/playback.ts';
import { stepToTold, toldNow, toldSteps } from '../state/view/shown.ts';

/** Plays the battle back until it is stopped or ends. */
function usePlayback(): void {
  const from = playedFrom.value;
  useEffect(() => {
    if (from === null) return;
    const timer = setInterval(() => {
      stepForth();
      if (isPlayedOut()) stopPlaying();
    }, eachStep.peek());
    return () => clearInterval(timer);
  }, [from]);
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
  stopPlaying();
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
      <StepButton icon="first" disabled={at === 0} onClick={() => slideTo(0)} />
      <StepButton icon="back" disabled={at === 0} onClick={stepBack} />
      <StepButton icon={playedFrom.value === null ? 'play' : 'pause'} onClick={togglePlaying} />
      <StepButton icon="forth" disabled={at === last} onClick={stepForth} />
      <StepButton icon="last" disabled={at === last} onClick={toPresent} />
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
