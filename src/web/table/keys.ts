/** Translates a key press into an intention. */
import { keyName } from '../parts/key-name.ts';
import type { Step } from './wish.ts';

/** The action of a key on the table. */
export type Intention =
  | { readonly want: 'step'; readonly step: Step }
  | {
      readonly want:
        | 'give'
        | 'cancel'
        | 'group'
        | 'full'
        | 'others'
        | 'column'
        | 'bend'
        | 'together'
        | 'nearest'
        | 'next'
        | 'previous'
        | 'fit'
        | 'zoom-in'
        | 'zoom-out'
        | 'measure'
        | 'zones'
        | 'gaps'
        | 'reach'
        | 'ranges'
        | 'walk'
        | 'walk-back'
        | 'first'
        | 'last';
    };

export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

export type Lengths = readonly [number, number, number];

/** The three steps of the arrow keys in millimetres, where the ruleset names none: fine, middle, and whole. */
export const LENGTHS: Lengths = [1, 7.5, 30];
/** The three sizes of a pivot, in degrees. */
export const DEGREES = [1, 5, 15] as const;
export type StepSize = 0 | 1 | 2;

const sizeOf = (press: KeyPress): StepSize => (press.shiftKey ? 2 : press.ctrlKey || press.altKey ? 0 : 1);

/** Keys of steps and pivots; `q` and `e` are for keyboards where brackets are hard to reach. */
export function stepFor(name: string, size: StepSize, lengths: Lengths = LENGTHS): Step | null {
  switch (name) {
    case 'ArrowUp':
      return { step: 'ahead', mm: lengths[size] };
    case 'ArrowDown':
      return { step: 'ahead', mm: -lengths[size] };
    case 'ArrowLeft':
      return { step: 'aside', mm: -lengths[size] };
    case 'ArrowRight':
      return { step: 'aside', mm: lengths[size] };
    case '[':
      return { step: 'pivot', on: 'left', degrees: DEGREES[size] };
    case ']':
      return { step: 'pivot', on: 'right', degrees: DEGREES[size] };
    case 't':
      return { step: 'turnabout' };
    default:
      return null;
  }
}

const PIVOT_KEYS: Readonly<Record<string, '[' | ']'>> = {
  '[': '[',
  '{': '[',
  q: '[',
  ']': ']',
  '}': ']',
  e: ']',
};

const PLAIN: Readonly<Record<string, Intention>> = {
  Enter: { want: 'give' },
  ' ': { want: 'give' },
  Escape: { want: 'cancel' },
  g: { want: 'group' },
  f: { want: 'full' },
  k: { want: 'others' },
  v: { want: 'column' },
  b: { want: 'bend' },
  s: { want: 'together' },
  c: { want: 'nearest' },
  n: { want: 'next' },
  p: { want: 'previous' },
  '0': { want: 'fit' },
  '+': { want: 'zoom-in' },
  '=': { want: 'zoom-in' },
  '-': { want: 'zoom-out' },
  m: { want: 'measure' },
  z: { want: 'zones' },
  x: { want: 'gaps' },
  h: { want: 'reach' },
  r: { want: 'ranges' },
  Home: { want: 'first' },
  End: { want: 'last' },
};

/** The action of a key press; null for other keys, such as shortcuts of the browser. */
export function intentionOf(press: KeyPress, lengths: Lengths = LENGTHS): Intention | null {
  if (press.metaKey) return null;
  if (press.key === 'Tab') return { want: press.shiftKey ? 'walk-back' : 'walk' };
  const pressed = keyName(press);
  const name = PIVOT_KEYS[pressed] ?? pressed;
  const step = stepFor(name, sizeOf(press), lengths);
  if (step && (step.step !== 'turnabout' || !press.ctrlKey)) return { want: 'step', step };
  return press.ctrlKey || press.altKey ? null : (PLAIN[pressed] ?? null);
}
