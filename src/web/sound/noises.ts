/** The noises of a battle, by the type of the event that makes them. */

/** One blow of noise or one tone. Times in seconds from the start of the noise, loudness from 0 to 1. */
export interface Stroke {
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  /** Hertz: the pitch of a tone, or the middle of a band of noise. */
  readonly pitch: number;
  readonly kind: 'tone' | 'noise';
}

const noise = (at: number, lasts: number, loud: number, pitch: number): Stroke => ({
  at,
  lasts,
  loud,
  pitch,
  kind: 'noise',
});
const tone = (at: number, lasts: number, loud: number, pitch: number): Stroke => ({
  at,
  lasts,
  loud,
  pitch,
  kind: 'tone',
});

/** Dice that bounce and come to rest. */
const DICE = [0, 0.09, 0.16, 0.21, 0.25].map((at, bounce) =>
  noise(at, 0.045, 0.5 - bounce * 0.08, 2600 - bounce * 150),
);
/** Feet on the ground. */
const STEPS = [0, 0.13, 0.26].map((at) => noise(at, 0.07, 0.22, 320));
/** Arrows, and their strike. */
const ARROWS = [noise(0, 0.22, 0.16, 3400), noise(0.22, 0.06, 0.4, 900)];
/** Shields and blades. */
const CLASH = [noise(0, 0.05, 0.5, 1800), tone(0, 0.35, 0.12, 1320), noise(0.12, 0.05, 0.4, 1500)];
/** A drum for a base that is lost. */
const DRUM = [tone(0, 0.5, 0.5, 70), noise(0, 0.08, 0.3, 200)];
/** A horn at the end of the battle. */
const HORN = [tone(0, 0.45, 0.22, 196), tone(0.4, 0.9, 0.25, 262)];

const NOISES: Readonly<Record<string, readonly Stroke[]>> = {
  'pips-thrown': DICE,
  moved: STEPS,
  impetuous: STEPS,
  recoiled: STEPS,
  fled: STEPS,
  pursued: STEPS,
  shot: [...DICE, ...ARROWS],
  spell: [...DICE, tone(0.3, 0.6, 0.15, 880)],
  fought: [...DICE, ...CLASH],
  destroyed: DRUM,
  'left-battlefield': DRUM,
};

/** The noise of an event; none for quiet ones. All ends of a battle sound alike. */
export const noiseOf = (type: string): readonly Stroke[] =>
  Object.hasOwn(NOISES, type) ? (NOISES[type] ?? []) : type.startsWith('battle-') ? HORN : [];
