import type { BaseLabel } from '../../../drawing/base-look.ts';
import type { Naming } from '../../../drawing/naming.ts';
import { hiddenNumber } from '../../../engine/ambush/private-names.ts';
import {
  type Base,
  type Battle,
  findBase,
  findSide,
  type Json,
  type SideId,
  type TerrainPiece,
} from '../../../engine/battle.ts';
import { isWall } from '../../../engine/board/walls.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import type { Event, Reason } from '../../../engine/event.ts';
import { tellsGround } from '../../../words/say.ts';
import { onScreen } from '../loading/ruleset.ts';
import { namesGiven } from './base-names.ts';
import { isWorded, t, troopName, troopSign } from './telling.ts';

/**
 * The name of a base on the table: that which the player gave it, or its id, which is short where the program made the
 * battle. A base that only its owner knows is told by its number.
 */
export function letterOf({ id }: Base, given = namesGiven.value): string {
  const number = hiddenNumber(id);
  return given.get(id) ?? (number === null ? id : t('table.hidden', { number }));
}

/** An army's name; the side's own word where it has none. */
export const sideName = (battle: Battle, id: SideId): string => {
  const side = findSide(battle, id);
  return side?.army ?? t('screen.side', { side: id });
};

/** A side in a sentence. An army's name is set off by quotes, since it may be a plural. */
export const sideInWords = (battle: Battle, id: SideId): string => {
  const name = findSide(battle, id)?.army;
  return name === undefined ? sideName(battle, id) : t('screen.army', { name });
};

/** A base in a sentence: its troop and its letter. */
export const baseName = (base: Base): string =>
  t('table.name', { troop: base.troop, letter: letterOf(base) });

function labelOf(rules: Ruleset, battle: Battle, base: Base): BaseLabel {
  const label = rules.label(base);
  const short = troopSign(label.type);
  return {
    ...label,
    ...(short === null ? {} : { type: troopName(label.type), short }),
    ...onScreen(rules.id)?.drawing.look(battle, base),
  };
}

/** The names and labels of bases in a battle. */
export const namingOf = (rules: Ruleset, battle: Battle, given = namesGiven.value): Naming => ({
  label: (base) => labelOf(rules, battle, base),
  letter: (base) => letterOf(base, given),
  title: (base) =>
    t('table.title', {
      troop: base.troop,
      letter: letterOf(base),
      side: sideName(battle, base.side),
      leader: rules.label(base).leader ? 'yes' : 'no',
    }) +
    (base.command === undefined ? '' : `, ${t('table.title.command', { command: base.command })}`) +
    (onScreen(rules.id)?.setup.ambush?.lurks(base) ? `, ${t('table.title.lurking')}` : '') +
    besideTitle(rules, battle, base),
  engagedWith: (base) => onScreen(rules.id)?.fights.engagedWith(battle, base.id) ?? [],
  stronghold: (piece) => onScreen(rules.id)?.drawing.stronghold(battle, piece) ?? null,
  hasFallen: (wall) => rules.hasFallen?.(battle, wall) ?? false,
  ...(rules.sky ? { sky: rules.sky } : {}),
});

/** Does the base fly, and which ground base does it fight? */
function besideTitle(rules: Ruleset, battle: Battle, base: Base): string {
  const ruleset = onScreen(rules.id);
  const others = ruleset?.fights.engagedWith(battle, base.id) ?? [];
  if (others.length > 0) {
    const names = others.flatMap((id) => findBase(battle, id) ?? []).map(baseName);
    return `, ${t('table.title.engaged', { others: names })}`;
  }
  const look = ruleset?.drawing.look(battle, base);
  return [
    look?.airborne ? `, ${t('table.title.flying')}` : '',
    look?.demoralised ? `, ${t('table.title.demoralised')}` : '',
  ].join('');
}

/** The name of a piece of terrain in a sentence; null where it has none. */
export function pieceName(battle: Battle, id: string): string | null {
  const piece = battle.terrain.find((each) => each.id === id);
  if (!piece) return null;
  const keep = onScreen(battle.ruleset)?.drawing.stronghold(battle, piece);
  if (keep) return keep.name === '' ? t('screen.stronghold') : t('screen.stronghold.of', { name: keep.name });
  const key = `terrain.${piece.kind}`;
  return isWorded(key) ? t(key) : null;
}

/** The name of a kind of terrain by itself; the sign of the kind where it has no name. */
export function kindName(kind: string): string {
  const key = `screen.lay.kind.${kind}`;
  return isWorded(key) ? t(key) : kind;
}

/** The owner of a wall, and whether it has fallen; empty for other pieces. */
export function wallTold(battle: Battle, piece: TerrainPiece): string {
  if (!isWall(piece)) return '';
  const fallen = onScreen(battle.ruleset)?.rules.hasFallen?.(battle, piece) ? 'yes' : 'no';
  return t('table.ground.wall', { side: sideName(battle, piece.side), fallen });
}

/** A kind of ground in a sentence. */
export const groundName = (battle: Battle, { id, kind }: TerrainPiece): string =>
  pieceName(battle, id) ?? t('screen.ground', { kind });

/** The name of a base's troop where there is room: its type in a word, and its grade where it is not ordinary. */
export const troopInWords = ({ troop }: Base): string => t('table.kind', { troop });

/** The name of a base's troop in full: its type, its grade, its regularity, and whether it leads. */
export const fullName = (rules: Ruleset, base: Base): string =>
  t('table.full', { troop: base.troop, leader: rules.label(base).leader ? 'yes' : 'no' });

/** The most troops that the title of a group names. */
const MOST_TROOPS = 3;

/** Bases in a title: a single one by its name, several by their number and the types of their troops. */
export function titleOf(bases: readonly Base[]): string {
  const [first] = bases;
  if (first && bases.length === 1) return baseName(first);
  const troops = [...new Set(bases.map(({ troop }) => t('table.troop', { troop })))];
  const more = Math.max(0, troops.length - MOST_TROOPS);
  return t('table.group', { count: bases.length, troops: troops.slice(0, MOST_TROOPS), more });
}

/** Longer lists of bases name only the first ones and count the others. */
const MOST_NAMED = 3;

function namedList(battle: Battle, values: readonly Json[]): Json {
  const first = findBase(battle, String(values[0]));
  if (first && values.length > MOST_NAMED)
    return t('screen.bases', { base: baseName(first), more: values.length - 1 });
  return values.map((each) => named(battle, each));
}

/** Ids of several bases in one text, as some options carry them. */
const listed = (battle: Battle, value: string): readonly string[] | null => {
  const ids = value.split(', ');
  return ids.length > 1 && ids.every((id) => findBase(battle, id)) ? ids : null;
};

function named(battle: Battle, value: Json): Json {
  if (typeof value === 'string') {
    const ids = listed(battle, value);
    if (ids) return ids.flatMap((id) => findBase(battle, id) ?? []).map(baseName);
    const base = findBase(battle, value);
    if (base) return baseName(base);
    return findSide(battle, value) ? sideInWords(battle, value) : (pieceName(battle, value) ?? value);
  }
  return Array.isArray(value) ? namedList(battle, value) : value;
}

function toldFigure(battle: Battle, key: string, value: Json): Json {
  if (key === 'phase') return t(`phase.${String(value)}`);
  // The only command of an army has no name.
  if (key === 'command' && value === '') return 'none';
  return tellsGround(key) ? value : named(battle, value);
}

/** Figures for people: ids of bases, sides and phases become their names; lists of bases are counted. */
export function namedFigures(
  battle: Battle,
  figures: Reason['figures'] = {},
): { readonly [key: string]: Json } {
  const names = Object.entries(figures).map(([key, value]) => [key, toldFigure(battle, key, value)]);
  const count = Array.isArray(figures.bases) ? figures.bases.length : 1;
  return { count, ...Object.fromEntries(names) };
}

/** A message about a battle. */
export const told = (battle: Battle, key: string, figures?: Reason['figures']): string =>
  t(key, namedFigures(battle, figures));

/** Figures that only some events of a type carry. */
const UNLESS_TOLD = { price: 0, kind: '', leg: '', kept: '', from: 'none', by: 'none' };

/** The figures of a decided combat: both bases and both totals, and whether both bases stand as before. */
function scoreOf(figures: Event['figures'] = {}): NonNullable<Event['figures']> {
  const { sides, totals, outcomes } = figures;
  if (!Array.isArray(sides) || typeof totals !== 'object' || totals === null) return {};
  const [first, second] = sides.map(String);
  const total = (id = ''): Json => (totals as { readonly [id: string]: Json })[id] ?? 0;
  return {
    first: first ?? '',
    second: second ?? '',
    firstTotal: total(first),
    secondTotal: total(second),
    held: Object.values(outcomes ?? {}).every((outcome) => outcome === 'stand') ? 'yes' : 'no',
  };
}

/** The length of a move to either side, told in whole millimetres where it is a shift; less than one is none. */
function lengthOf({ mm }: Event['figures'] = {}): NonNullable<Event['figures']> {
  if (typeof mm !== 'number') return {};
  const shift = Math.round(Math.abs(mm));
  return { mm: shift === 0 ? 0 : mm, shift };
}

/** The message of an event: that of its phase or its clause, if there is one. */
const keyOf = ({ type, rule, figures = {} }: Event): string =>
  [figures.phase, rule].map((part) => `event.${type}.${String(part)}`).find(isWorded) ?? `event.${type}`;

/** An event as a line of the log. */
export const toldEvent = (battle: Battle, event: Event): string =>
  told(battle, keyOf(event), {
    ...UNLESS_TOLD,
    ...scoreOf(event.figures),
    ...event.figures,
    ...lengthOf(event.figures),
    own: event.figures?.by !== undefined && event.figures.by === event.figures.base ? 'yes' : 'no',
  });
