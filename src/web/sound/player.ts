/** Plays the noises of a battle; they are made by the browser, not loaded. */
import { effect } from '@preact/signals';
import { settings } from '../state/settings/settings.ts';
import { eventsShown } from '../state/view/playback.ts';
import { noiseOf, type Stroke } from './noises.ts';

/** Noises of the same order follow each other by this number of seconds, and no more than these are played. */
const APART = 0.3;
const MOST = 6;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** A second of noise, made once. */
function hissOf(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return hiss;
}

function sourceOf(audio: AudioContext, { kind, pitch }: Stroke): AudioScheduledSourceNode & AudioNode {
  if (kind === 'tone') return new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  return new AudioBufferSourceNode(audio, { buffer: hissOf(audio), loop: true });
}

function strike(audio: AudioContext, stroke: Stroke, from: number): void {
  const { at, lasts, loud, pitch, kind } = stroke;
  const begin = from + at;
  const source = sourceOf(audio, stroke);
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + lasts);
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.2 });
  (kind === 'noise' ? source.connect(band) : source).connect(volume).connect(audio.destination);
  source.start(begin);
  source.stop(begin + lasts);
}

/** The noises that are played for these events, in order: the last ones if there are many. */
export const noisesOf = (types: readonly string[]): readonly (readonly Stroke[])[] =>
  types
    .map(noiseOf)
    .filter((noise) => noise.length > 0)
    .slice(-MOST);

function playAll(noises: readonly (readonly Stroke[])[]): void {
  if (noises.length === 0) return;
  context ??= new AudioContext();
  const audio = context;
  void audio.resume();
  for (const [place, noise] of noises.entries())
    for (const stroke of noise) strike(audio, stroke, audio.currentTime + place * APART);
}

let isStarted = false;

/** From now on, what happens on the table is heard, as long as the player wants it. */
export function startSound(): void {
  if (isStarted) return;
  isStarted = true;
  let last: unknown = eventsShown.peek();
  effect(() => {
    const events = eventsShown.value;
    if (events === last) return;
    last = events;
    if (settings.peek().sound) playAll(noisesOf(events.map(({ type }) => type)));
  });
}
