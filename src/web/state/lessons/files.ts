import type { Lesson } from '../../../scenario/lesson.ts';
import { readLesson } from '../../../scenario/lesson.ts';
import { typesetFrench } from '../../../words/spaces.ts';
import { RULESET_IDS } from '../loading/loading.ts';
import { hand, telling } from '../telling/telling.ts';

/** A lesson with its place among the others. */
export interface NamedLesson {
  readonly ruleset: string;
  readonly name: string;
  readonly lesson: Lesson;
}

/** The addresses of all lesson files. Each is fetched when it is asked for. */
const FILES = import.meta.glob<string>('../../../../content/lessons/**/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

const PLACE = /lessons\/([^/]+)\/([^/]+)\.json$/;

interface Place {
  readonly path: string;
  readonly ruleset: string;
  readonly name: string;
}

const placeOf = (path: string): Place => {
  const [, ruleset = '', name = ''] = PLACE.exec(path) ?? [];
  return { path, ruleset, name };
};

/** All lessons, those of a ruleset together, in their order. */
const PLACES: readonly Place[] = Object.keys(FILES)
  .map(placeOf)
  .toSorted(
    (a, b) => RULESET_IDS.indexOf(a.ruleset) - RULESET_IDS.indexOf(b.ruleset) || (a.name < b.name ? -1 : 1),
  );

/** The rulesets that have lessons. */
export const TAUGHT: readonly string[] = [...new Set(PLACES.map(({ ruleset }) => ruleset))];

async function fetchLesson({ path, ruleset, name }: Place): Promise<NamedLesson> {
  const answer = await fetch(FILES[path] ?? '');
  const read = readLesson(await answer.text());
  if (!answer.ok || !read.ok) throw new Error(`${path}: ${answer.status}`);
  return { ruleset, name, lesson: read.lesson };
}

/** The lesson of this name; null where there is none. */
export async function lessonNamed(ruleset: string, name: string): Promise<NamedLesson | null> {
  const place = PLACES.find((each) => each.ruleset === ruleset && each.name === name);
  return place ? fetchLesson(place) : null;
}

/** All lessons of a ruleset. */
export const lessonsOf = (ruleset: string): Promise<readonly NamedLesson[]> =>
  Promise.all(PLACES.filter((each) => each.ruleset === ruleset).map(fetchLesson));

/** Where a lesson stands among those of its ruleset, and the name of the next. */
export function standingOf(ruleset: string, name: string) {
  const all = PLACES.filter((each) => each.ruleset === ruleset);
  const at = all.findIndex((each) => each.name === name);
  return { number: at + 1, count: all.length, next: all[at + 1]?.name ?? null };
}

/** A text of a lesson in the language of the screen, for a finger or a mouse. */
export function inWords({ finger, ...text }: Lesson['title']): string {
  const { en, fr } = (hand === 'finger' && finger) || text;
  return telling.value.language === 'fr' ? typesetFrench(fr) : en;
}
