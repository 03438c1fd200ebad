/** Animates events: bases move from event to event, each in the way of its event, and removed bases fade. */
import { signal } from '@preact/signals';
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { isPlaced, placedBase } from '../../engine/battle.ts';
import { rowOf } from '../../engine/data/lookup.ts';
import type { Event } from '../../engine/event.ts';
import { between, type Pose } from '../../geometry/pose.ts';

/** A base marches; is shoved back; or turns and runs. */
type Way = 'march' | 'recoil' | 'flight';

const WAYS: Readonly<Record<string, Way>> = { recoiled: 'recoil', 'pushed-back': 'recoil', fled: 'flight' };

/** The bases that one event moves and removes. */
export interface Scene {
  readonly way: Way;
  readonly moves: readonly { readonly base: string; readonly from: Pose; readonly to: Pose }[];
  readonly gone: readonly string[];
}

/** Milliseconds of a scene. */
const LENGTH = 340;
const LONGEST = 2600;

/** While the dice of a fight fall, nothing moves. */
const PAUSE: readonly Scene[] = Array.from({ length: 2 }, () => ({ way: 'march', moves: [], gone: [] }));

/** The dice of a fight by the bases that threw them; none for other events. */
export function facesThrown({ figures = {} }: Event): readonly (readonly [string, number])[] {
  const { bases, faces } = figures;
  if (!Array.isArray(bases) || typeof faces !== 'object' || Array.isArray(faces)) return [];
  return Object.entries(faces ?? {}).flatMap(([base, face]) =>
    typeof face === 'number' ? [[base, face] as const] : [],
  );
}

/** The events as scenes, in order; events that move nothing have none. What a fight moves waits for its dice. */
export function scenesOf(before: Battle, events: readonly Event[]): readonly Scene[] {
  const poses = new Map<string, Pose>();
  const scenes: Scene[] = [];
  const poseOf = (id: string): Pose | null => poses.get(id) ?? placedBase(before, id)?.pose ?? null;
  for (const event of events) {
    const moves: { base: string; from: Pose; to: Pose }[] = [];
    const gone: string[] = [];
    for (const change of event.changes) {
      if (change.change === 'place') {
        const from = poseOf(change.base);
        if (from && !samePose(from, change.at)) moves.push({ base: change.base, from, to: change.at });
        poses.set(change.base, change.at);
      } else if (change.change === 'remove' && poseOf(change.base)) gone.push(change.base);
    }
    if (facesThrown(event).length > 0) scenes.push(...PAUSE);
    const way = rowOf(WAYS, event.type) ?? 'march';
    if (moves.length > 0 || gone.length > 0) scenes.push({ way, moves, gone });
  }
  return scenes.some(({ moves, gone }) => moves.length > 0 || gone.length > 0) ? scenes : [];
}

const samePose = (a: Pose, b: Pose): boolean => a.x === b.x && a.y === b.y && a.facing === b.facing;

/** The places of moving bases and the fading of removed ones, after a number of scenes and a fraction. */
export interface Moment {
  readonly poses: ReadonlyMap<string, Pose>;
  readonly fades: ReadonlyMap<string, number>;
}

const eased = (part: number): number => part * part * (3 - 2 * part);

/** The part of a flight in which the base turns. */
const TURN = 0.35;

/** The places between two poses, from 0 to 1. */
const COURSES: Readonly<Record<Way, (from: Pose, to: Pose, part: number) => Pose>> = {
  march: (from, to, part) => between(from, to, eased(part)),
  recoil: (from, to, part) => between(from, to, 1 - (1 - part) ** 3),
  flight: (from, to, part) => {
    const turned = { ...from, facing: to.facing };
    return part < TURN
      ? between(from, turned, eased(part / TURN))
      : between(turned, to, ((part - TURN) / (1 - TURN)) ** 2);
  },
};

export function momentAt(scenes: readonly Scene[], time: number): Moment {
  const poses = new Map<string, Pose>();
  const fades = new Map<string, number>();
  for (const [at, scene] of scenes.entries()) {
    const part = Math.min(1, Math.max(0, time - at));
    // A base that moves again later is already where this scene brings it.
    for (const { base, from, to } of scene.moves)
      if (time >= at || !poses.has(base)) poses.set(base, COURSES[scene.way](from, to, part));
    for (const base of scene.gone) fades.set(base, 1 - part ** 3);
  }
  return { poses, fades };
}

/** The bases removed in these scenes, as they stood before. */
export function leaving(before: Battle, scenes: readonly Scene[]): readonly PlacedBase[] {
  const ids = new Set(scenes.flatMap((scene) => scene.gone));
  return before.bases.filter(isPlaced).filter((base) => ids.has(base.id));
}

/** The bases that move in these scenes. */
export const moversIn = (scenes: readonly Scene[]): ReadonlySet<string> =>
  new Set(scenes.flatMap(({ moves }) => moves.map(({ base }) => base)));

/** True while bases are on their way. */
export const animating = signal(false);
let finish: (() => void) | null = null;

/** Jumps to the end. */
export const skipAnimation = (): void => finish?.();

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows each moment of an animation. If the person wants no motion, it shows only the last. */
export function play(scenes: readonly Scene[], showMoment: (moment: Moment) => void, done: () => void): void {
  skipAnimation();
  if (scenes.length === 0 || still()) {
    done();
    return;
  }
  const each = Math.min(LENGTH, LONGEST / scenes.length);
  const begun = performance.now();
  let request = 0;
  finish = () => {
    cancelAnimationFrame(request);
    finish = null;
    animating.value = false;
    done();
  };
  const frame = (): void => {
    const time = (performance.now() - begun) / each;
    if (time >= scenes.length) {
      finish?.();
      return;
    }
    showMoment(momentAt(scenes, time));
    request = requestAnimationFrame(frame);
  };
  animating.value = true;
  showMoment(momentAt(scenes, 0));
  request = requestAnimationFrame(frame);
}
