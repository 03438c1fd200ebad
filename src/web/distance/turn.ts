/** Tells a player whose turn it is: by the title of the window, and by a sound. */
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { seatAsked } from '../state/battle/asked.ts';
import { session } from '../state/battle/session.ts';
import { remember, remembered } from '../state/settings/remembering.ts';
import { t } from '../state/telling/telling.ts';

const KEY = 'acies.sound';

/** Is a sound heard when it is the player's turn? */
export const sounds = signal(remembered(KEY).on !== false);

export function setSounds(on: boolean): void {
  sounds.value = on;
  remember(KEY, { on });
  if (on) chime();
}

/** The pitches of two short notes, in hertz. */
const NOTES = [523, 784] as const;

function chime(): void {
  try {
    const audio = new AudioContext();
    for (const [at, pitch] of NOTES.entries()) {
      const begin = audio.currentTime + at * 0.16;
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.12, begin);
      volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.3);
      tone.connect(volume).connect(audio.destination);
      tone.start(begin);
      tone.stop(begin + 0.3);
    }
    setTimeout(() => void audio.close(), 1000);
  } catch {
    // The browser allows no sound here.
  }
}

/** While the battle is shown, its title says when it is the player's turn, and a sound does when it becomes so. */
export function useTurnTold(): void {
  const isMine = seatAsked() !== null;
  const before = useRef(isMine);
  const name = session.value?.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${isMine ? `● ${t('distance.turn')} – ` : ''}${name} – Acies`;
    if (isMine && !before.current && sounds.peek()) chime();
    before.current = isMine;
  }, [isMine, name]);
}
