/** Troops and terrain of a position in the terms of another ruleset. */
import { type Base, type Battle, figure, type Marks, type TerrainPiece } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { degreesOf } from '../../geometry/exact.ts';
import type { Point } from '../../geometry/point.ts';
import { loadBattle } from '../load.ts';
import type { Scenario, ScenarioBase } from '../schema.ts';
import type { Likes } from '../types.ts';

/** A ruleset with what is most like the troops of others in it. */
export interface Terms {
  readonly rules: Ruleset;
  readonly likes: Likes;
}

/** A position in the terms of a ruleset. */
export interface Put {
  readonly battle: Battle;
  /** The troop of each base as it is written there. */
  readonly troops: Readonly<Record<string, string>>;
  /** The ids of bases and of pieces of terrain that have no like there. */
  readonly leftOut: readonly string[];
}

type Piece = NonNullable<Scenario['terrain']>[number];

const GRADES = ['O', 'S', 'I', 'F', 'X'];

/** The type in a notation: `Bd` in `Reg Bd (O)`, and all of a notation without a regularity. */
const typeIn = (troop: string): string => /^(?:Reg|Irr) (?:mtd )?(\w+)/.exec(troop)?.[1] ?? troop;

/** The notations to try, the most like first. */
function triesFor(troop: string, likes: Likes): readonly string[] {
  const type = typeIn(troop);
  const like = Object.hasOwn(likes, type) ? (likes[type] as string) : type;
  const text = type === troop || like.includes(' ') ? like : troop.replace(type, like);
  const graded = GRADES.map((grade) => text.replace(/\(\w+\)/, `(${grade})`));
  const both = (each: string): readonly string[] => [
    each,
    each.startsWith('Reg ') ? each.replace('Reg ', 'Irr ') : each.replace('Irr ', 'Reg '),
  ];
  return [troop, ...both(text), ...graded.flatMap(both), like];
}

const exists = ({ muster }: Ruleset, troop: string, flags: readonly string[] = []): boolean =>
  !('key' in muster(troop, flags));

/** The flags of a general that a ruleset knows for this troop. */
function flagsOf(rules: Ruleset, troop: string, marks: Marks): readonly string[] {
  const wanted = figure(marks, 'cInC') + figure(marks, 'general') > 0 ? ['c-in-c', 'general'] : [];
  return wanted.filter((flag) => exists(rules, troop, [flag])).slice(0, 1);
}

function baseIn({ rules, likes }: Terms, base: Base): ScenarioBase | null {
  const { id, side, pose, marks } = base;
  const troop = triesFor(base.troop, likes).find((each) => exists(rules, each));
  if (!pose || troop === undefined) return null;
  const flags = flagsOf(rules, troop, marks);
  return { id, side, troop, at: [pose.x, pose.y], facing: degreesOf(pose.facing), flags: [...flags] };
}

const written = (points: readonly Point[]): [number, number][] => points.map(({ x, y }) => [x, y]);

/** A piece of terrain as scenarios write it. */
const pieceOf = ({ id, kind, area, line, width, side }: TerrainPiece): Piece => ({
  id,
  kind,
  ...(area ? { area: written(area) } : {}),
  ...(line ? { line: written(line) } : {}),
  ...(width === undefined ? {} : { width }),
  ...(side === undefined ? {} : { side }),
});

/** A position of any ruleset in the terms of this one, as if its fights were at hand; null if it has no like there. */
export function putIn(terms: Terms, battle: Battle): Put | null {
  const { rules } = terms;
  const onTable = battle.bases.filter(({ place }) => place === 'table');
  const placed = onTable.flatMap((base) => baseIn(terms, base) ?? []);
  const bare: Scenario = {
    format: 'acies-scenario/1',
    ruleset: rules.id,
    table: battle.table,
    sides: Object.fromEntries(battle.sides.map(({ id, edge }) => [id, { edge }])),
    bases: placed,
    turn: { round: 2, active: battle.turn.active, phase: 'close-combat' },
  };
  const pieces = battle.terrain.map(pieceOf);
  const terrain = pieces.filter((piece) => loadBattle(rules, { ...bare, terrain: [piece] }).ok);
  const loaded = loadBattle(rules, { ...bare, terrain });
  if (!loaded.ok) return null;
  const kept = new Set([...placed.map(({ id }) => id), ...terrain.map(({ id }) => id)]);
  return {
    battle: loaded.battle,
    troops: Object.fromEntries(placed.map(({ id, troop }) => [id, troop])),
    leftOut: [...onTable, ...battle.terrain].map(({ id }) => id).filter((id) => !kept.has(id)),
  };
}
