/** The chronicle of a campaign: what happened, by year and season, as a seat was told it. */
import type { Json } from '../../engine/data/json.ts';
import type { GameEvent } from '../../engine/game/event.ts';
import { battleNow, type EntryOf, type PlayOf } from '../../engine/game/records/record.ts';
import { publicEvent } from '../../engine/game/view.ts';
import { ownOf } from '../../rules/hott/campaign/state.ts';
import { say } from '../../words/say.ts';
import type { Telling } from '../../words/types.ts';
import { provinceName } from './campaign-map.ts';

export interface Chapter {
  readonly year: number;
  readonly season: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** Events that only lead from one moment to the next. */
const UNTOLD: ReadonlySet<string> = new Set([
  'campaign-season-ends',
  'campaign-season',
  'campaign-turn',
  'campaign-settled',
  'campaign-written',
  'campaign-year',
  'campaign-winter',
  'campaign-captives',
  'campaign-offer-taken',
  'campaign-offers-lapse',
]);

const isTold = ({ type, figures }: GameEvent): boolean =>
  type.startsWith('campaign-') &&
  !UNTOLD.has(type) &&
  !(type === 'campaign-read' && (figures?.wars as readonly string[] | undefined)?.length === 0) &&
  !(type === 'campaign-maximum' && (figures?.small as readonly string[] | undefined)?.length === 0);

/** The figures of an event in words: provinces by their names, and what may be empty as something to choose by. */
function figuresTold(figures: GameEvent['figures'], telling: Telling): { readonly [name: string]: Json } {
  return Object.fromEntries(
    Object.entries(figures ?? {}).map(([name, value]): [string, Json] => {
      if (name === 'province') return [name, provinceName(String(value), telling)];
      if (name === 'way') return [name, (value as readonly string[]).map((id) => provinceName(id, telling))];
      if (name === 'hero') return [name, say(`element.${String(value)}`, {}, telling)];
      if (name === 'what') return [name, say(`campaign.what.${String(value)}`, {}, telling)];
      if (name === 'winner' && value === '') return [name, say('campaign.nobody', {}, telling)];
      return [name, value as Json];
    }),
  );
}

/** An event of a campaign in words; null for one that is not told. */
export const eventTold = (event: GameEvent, telling: Telling): string | null =>
  isTold(event) ? say(`event.${event.type}`, figuresTold(event.figures, telling), telling) : null;

/** What a seat is told of an entry, in words. */
export const entryTold = ({ events }: EntryOf, seat: string | null, telling: Telling): readonly string[] =>
  events.flatMap((event) => {
    const told = publicEvent(event, seat);
    return (told && eventTold(told, telling)) ?? [];
  });

/** Why a bot gave the order of an entry. */
export interface Reason {
  readonly why: string;
  readonly figures: { readonly [name: string]: Json };
}

/** What happened by an order, and why a bot gave it. */
function linesOf(entry: EntryOf, seat: string | null, reason: Reason | null, telling: Telling) {
  const lines = entryTold(entry, seat, telling);
  if (!reason) return lines;
  const why = say(reason.why, reason.figures, telling);
  const [first = '', ...others] = lines;
  return [
    say(
      'campaign.because',
      { side: entry.by, told: first, isTold: first === '' ? 'no' : 'yes', why },
      telling,
    ),
    ...others,
  ];
}

/** The chapters of a campaign, a season each, as far as it was played. `reasonFor` has the reasons of entries by number. */
export function chronicleOf(
  play: PlayOf,
  seat: string | null,
  telling: Telling,
  reasonFor: (entry: number) => Reason | null = () => null,
): readonly Chapter[] {
  const chapters: { year: number; season: string; title: string; lines: string[] }[] = [];
  for (const [at, number] of play.live.entries()) {
    const entry = play.record.entries[number];
    const { year = 1, season = 'spring' } = ownOf(play.battles[at] ?? battleNow(play));
    const last = chapters.at(-1);
    const lines = entry ? linesOf(entry, seat, reasonFor(number), telling) : [];
    if (last && last.year === year && last.season === season) last.lines.push(...lines);
    else {
      const title = say('campaign.chapter', { year, season }, telling);
      chapters.push({ year, season, title, lines: [...lines] });
    }
  }
  return chapters.filter(({ lines }) => lines.length > 0);
}

/** The chronicle as plain text, as a seat was told it. */
export const chronicleText = (play: PlayOf, seat: string | null, telling: Telling): string =>
  chronicleOf(play, seat, telling)
    .map(({ title, lines }) => [title, ...lines.map((line) => `  ${line}`), ''].join('\n'))
    .join('');
