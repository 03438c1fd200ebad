import { computed, effect } from '@preact/signals';
import { type Base, type Battle, findBase } from '../../../engine/battle.ts';
import { rectangleAt } from '../../../engine/board/rectangles.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import type { Option } from '../../../engine/contract/sequence.ts';
import { decide } from '../../../engine/game/decide.ts';
import { poseAt } from '../../../engine/setup/putting-down.ts';
import { distance, type Point } from '../../../geometry/point.ts';
import { centroid } from '../../../geometry/polygon.ts';
import { ask } from '../../../scenario/ask.ts';
import { seatAsked } from '../battle/asked.ts';
import { ADVANCE, openOptions } from '../battle/open-options.ts';
import { send } from '../battle/sending.ts';
import { session } from '../battle/session.ts';
import { onScreen } from '../loading/ruleset.ts';
import { noteOfTable, ofTable } from '../table.ts';
import { isLive, shownBattle } from '../view/shown.ts';
import { bestPlace } from './best-place.ts';

/** x and y in millimetres, and degrees. */
type At = readonly [number, number, number];

/** A place on the table that answers an open question. */
export interface Place {
  readonly at: At;
  readonly command: AnyCommand;
  readonly outline: readonly Point[];
}

/** A base or a stronghold that needs a place on the table. */
export interface Coming {
  readonly key: string;
  /** Null for a stronghold. */
  readonly base: Base | null;
  readonly option: Option;
  readonly places: readonly Place[];
  /** Which of them is shown first. */
  readonly first: number;
}

const isAt = (value: unknown): value is At =>
  Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'number');

/** Does this option put one base or stronghold down somewhere? */
export const isPlaced = ({ command }: Option): boolean => isAt(command.at) && command.type !== 'lay-terrain';

/** The base that an option puts down; the figures name it where the command does not. */
const baseOf = ({ command, figures }: Option): string => String(command.base ?? figures?.base ?? '');

const keyOf = (option: Option): string => `${option.command.type} ${baseOf(option)}`;

function outlineAt(battle: Battle, option: Option, at: At): readonly Point[] {
  const base = findBase(battle, baseOf(option));
  if (base) return rectangleAt(base, poseAt(at)).corners;
  return onScreen(battle.ruleset)?.drawing.strongholdAt(battle, at) ?? [];
}

/** The places of a stronghold are offered from the middle of its edge outwards; keys go through them along the edge. */
const alongTheEdge = (a: Place, b: Place): number => a.at[0] - b.at[0] || a.at[1] - b.at[1];

/** Everything that may be put down now, with all the places offered for it. */
export const comings = computed<readonly Coming[]>(() => {
  const now = session.value;
  const battle = shownBattle.value;
  if (!now || !battle || !isLive.value || seatAsked() === null) return [];
  if (battle.flow.awaits[0]?.kind === ADVANCE) return [];
  const groups = new Map<string, Option[]>();
  for (const option of openOptions(now.rules, battle).filter(isPlaced))
    groups.set(keyOf(option), [...(groups.get(keyOf(option)) ?? []), option]);
  return [...groups].flatMap(([key, options]): readonly Coming[] => {
    const [option] = options;
    if (!option) return [];
    const offered = options.map((each) => {
      const at = each.command.at as At;
      return { at, command: each.command, outline: outlineAt(battle, each, at) };
    });
    const base = findBase(battle, baseOf(option)) ?? null;
    const places = base ? offered : offered.toSorted(alongTheEdge);
    return [
      { key, base, option, places, first: places.findIndex(({ command }) => command === option.command) },
    ];
  });
});

/** The base or stronghold that is being put down. */
const chosen = ofTable<string | null>(null);
/** Which of the offered places is shown; null for the first to be shown. */
const pointed = ofTable<number | null>(null);
/** A place chosen by the player that is not among the offered ones. */
const own = ofTable<Place | null>(null);
/** Was a place touched, so that a second touch takes it? */
const touched = noteOfTable(false);

export const coming = computed<Coming | null>(() => {
  const all = comings.value;
  // A question that only asks for a place is about the base that it names.
  const asksPlace = shownBattle.value?.flow.awaits[0]?.answer.form === 'place';
  const only = all.length === 1 && asksPlace ? all[0] : null;
  return all.find(({ key }) => key === chosen.value) ?? only ?? null;
});

effect(() => {
  if (coming.value === null) {
    pointed.value = null;
    own.value = null;
  }
});

/** The place from which a base fights best; the first one to be shown if no place brings a fight. */
const bestAt = computed<number>(() => {
  const now = session.value;
  const battle = shownBattle.value;
  const who = coming.value;
  if (!now || !battle || !who?.base) return who?.first ?? 0;
  return bestPlace(now.rules, battle, who.base, who.places) ?? who.first;
});

const shownAt = computed(() => pointed.value ?? bestAt.value);

export function chooseComing(key: string | null): void {
  chosen.value = key;
  pointed.value = null;
  own.value = null;
}

/** The place that would be taken now. */
export const placeShown = computed<Place | null>(
  () => own.value ?? coming.value?.places[shownAt.value] ?? null,
);

/** Its number among the offered places, from 0; null for a place chosen by the player. */
export const placeNumber = computed<number | null>(() => (own.value ? null : shownAt.value));

export function nextPlace(by: 1 | -1): void {
  const count = coming.value?.places.length ?? 0;
  own.value = null;
  if (count > 0) pointed.value = (shownAt.value + by + count) % count;
}

/** May a base be put down at a place that is not offered? */
function isLegalAt({ base, option }: Coming, at: At): boolean {
  const now = session.value;
  const battle = shownBattle.value;
  const seat = seatAsked();
  const { command } = option;
  if (!now || !battle || !base) return false;
  if (command.type === 'deploy') {
    const asked = ask(now.rules, battle, { type: 'can-deploy', base: base.id, at });
    return !('fault' in asked) && asked.answer === true;
  }
  const isFree = onScreen(battle.ruleset)?.setup.placedFreely?.includes(command.type) === true;
  return isFree && seat !== null && decide(now.rules, battle, { ...command, at }, seat).ok;
}

/** The place as the base would stand there; null where it may not. */
function allowed(who: Coming, at: At): Place | null {
  const battle = shownBattle.value;
  if (!battle || !isLegalAt(who, at)) return null;
  return { at, command: { ...who.option.command, at }, outline: outlineAt(battle, who.option, at) };
}

const middle = ({ outline }: Place): Point => centroid(outline);

const nearest = ({ places }: Coming, point: Point): number => {
  const away = places.map((place) => distance(middle(place), point));
  return away.indexOf(Math.min(...away));
};

/** A click within this many millimetres of a place means it. */
const CLOSE = 12;

/** The place of a click on the table: an offered one, or the point itself. */
function placeAt(point: Point): { readonly own: Place | null; readonly at: number } | null {
  const who = coming.value;
  if (!who || who.places.length === 0) return null;
  const at = nearest(who, point);
  const offered = who.places[at];
  if (!offered) return null;
  const degrees = placeShown.value?.at[2] ?? offered.at[2];
  const close = distance(middle(offered), point) <= CLOSE;
  const depth = who.base?.depth ?? 0;
  // A click is meant for the middle of the base; its place is the middle of its front.
  const turn = (degrees * Math.PI) / 180;
  const front: At = [
    Math.round(point.x + (Math.sin(turn) * depth) / 2),
    Math.round(point.y + (Math.cos(turn) * depth) / 2),
    degrees,
  ];
  return { own: close ? null : allowed(who, front), at };
}

/** A click on the table shows a place; a second click there takes it. False where nothing can be put down. */
export function pointPlace(point: Point): boolean {
  const found = placeAt(point);
  if (!found) return false;
  const before = placeShown.value;
  if (
    before &&
    distance(middle(before), point) <= CLOSE &&
    own.value === null &&
    shownAt.value === found.at &&
    touched.now
  )
    return putThere();
  own.value = found.own;
  pointed.value = found.at;
  touched.now = true;
  return true;
}

/** Turns it on the spot, as far as that is allowed. */
export function turnPlace(by: number): boolean {
  const who = coming.value;
  const before = placeShown.value;
  if (!who || !before) return false;
  const [x, y, degrees] = before.at;
  const turned = allowed(who, [x, y, (degrees + by + 360) % 360]);
  if (turned) own.value = turned;
  return turned !== null;
}

export function putThere(): boolean {
  const place = placeShown.value;
  if (!place || !send(place.command)) return false;
  touched.now = false;
  chooseComing(null);
  return true;
}
