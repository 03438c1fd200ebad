import { dbm as book } from '../../src/book/dbm/index.ts';
import { PASSING } from '../../src/rules/dbm/board/passing.ts';
import { dbmClauses } from '../../src/rules/dbm/clauses/all.ts';
import { REAR_SUPPORT } from '../../src/rules/dbm/combat/support.ts';
import { TACTICAL_FACTORS } from '../../src/rules/dbm/combat/tactics.ts';
import { DBM } from '../../src/rules/dbm/game.ts';
import { GOING_TABLE } from '../../src/rules/dbm/ground/going.ts';
import { HIDING } from '../../src/rules/dbm/ground/visibility.ts';
import { dbm } from '../../src/rules/dbm/index.ts';
import { PRICE_TABLE } from '../../src/rules/dbm/moves/price.ts';
import { TALES } from '../../src/rules/dbm/outcomes/tales.ts';
import { REASONS } from '../../src/rules/dbm/reasons.ts';
import { KINDS, SIZE_CLASSES } from '../../src/rules/dbm/setup/terrain-kinds.ts';
import { FAST, FIGURES, REGULARITY, WEAPONS, WIDTH } from '../../src/rules/dbm/troops/troop-table.ts';
import { SECTIONS } from '../../src/rules/dbm/walls/buying.ts';
import { CHART } from '../../src/rules/dbm/weather/weather-chart.ts';
import { FIRST_CHART } from '../../src/rules/dbm/weather/weather-chart-first.ts';
import { goldenText, type Table } from './golden-text.ts';

const named = (rows: Readonly<Record<string, object>>): readonly unknown[] =>
  Object.entries(rows).map(([name, row]) => ({ name, ...row }));

const MORE: readonly Table[] = [
  ['Dice', named(dbm.dice)],
  ['Regular or irregular only', REGULARITY],
  ['Weapons', WEAPONS],
  ['Frontage', [WIDTH]],
  ['Fast troops', [FAST]],
  ['Figures', FIGURES],
  ['Sections of fortifications', SECTIONS],
  ['Going', GOING_TABLE],
  ['Ground that hides', HIDING(DBM)],
  ['Passing through', PASSING],
  ['Prices of moves', PRICE_TABLE(DBM)],
  ['Rear support', REAR_SUPPORT],
  ['Tactical factors', TACTICAL_FACTORS],
  ['Outcome moves', named(TALES)],
  ['Kinds of terrain', named(KINDS)],
  ['Sizes of terrain', named(SIZE_CLASSES)],
  ['Weather', CHART],
  ['Weather, first chart', FIRST_CHART],
  ['What players may agree on', dbm.options ?? []],
  ['Clauses behind shared reasons', [REASONS]],
];

const clauses = new Map(dbmClauses.map((clause) => [clause.id, clause]));

export const dbmText = (): string => goldenText(dbm, clauses, book.tables, MORE);
