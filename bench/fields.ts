/** The tables and armies on which the benchmarks of each ruleset are measured. */
import type { Ruleset } from '../src/engine/contract.ts';
import { bnb } from '../src/rules/bnb/index.ts';
import { dbm } from '../src/rules/dbm/index.ts';
import { dbmm } from '../src/rules/dbmm/index.ts';
import { hott } from '../src/rules/hott/index.ts';

export interface Field {
  readonly rules: Ruleset;
  /** The phase in which a side gives orders to move. */
  readonly phase: string;
  /** The general of the whole army has `flag`, the generals of its other commands have `under`. */
  readonly general: { readonly troop: string; readonly flag: string; readonly under?: string };
  /** The troops of a line; they repeat until the line is full. */
  readonly line: readonly string[];
  /** A troop that stands in the line here and there. */
  readonly loose: string;
  /** The troops behind the line. */
  readonly wings: readonly string[];
  readonly roles: readonly [string, string];
  /** Width and depth of the table for this number of bases of both sides, in millimetres. */
  tableFor(bases: number): readonly [number, number];
}

/** Bases of 200 to 300 points on the usual tables. */
export const BNB: Field = {
  rules: bnb,
  phase: 'voluntary-moves',
  general: { troop: 'Reg Cv (O)', flag: 'c-in-c' },
  line: ['Reg Bd (O)', 'Reg Bd (O)', 'Reg Pk (X)', 'Reg Pk (X)', 'Irr Wb (O)', 'Irr Wb (O)', 'Reg Sp (O)'],
  loose: 'Irr LH (O)',
  wings: ['Irr Cv (O)', 'Irr LH (O)', 'Irr Ps (O)', 'Reg Ax (O)'],
  roles: ['invader', 'defender'],
  tableFor: (bases) => (bases > 120 ? [3000, 1200] : bases > 60 ? [2100, 1200] : [1200, 750]),
};

/** Elements of about 400 points a side at 200 bases, on a table that is wide enough for their lines. */
export const DBM: Field = {
  ...BNB,
  rules: dbm,
  phase: 'moves',
  general: { troop: 'Reg Cv (O)', flag: 'c-in-c', under: 'general' },
};

export const DBMM: Field = { ...DBM, rules: dbmm };

const AREA = 600;

/** Elements of 2 army points each. Both sides together have as many elements as each side has points. */
export const HOTT: Field = {
  rules: hott,
  phase: 'tactical-moves',
  general: { troop: 'Knights', flag: 'c-in-c', under: 'general' },
  line: ['Blades', 'Blades', 'Spears', 'Spears', 'Warband', 'Warband', 'Shooters'],
  loose: 'Flyers',
  wings: ['Riders', 'Knights', 'Flyers', 'Beasts'],
  roles: ['attacker', 'defender'],
  tableFor: (bases) => [AREA * (bases < 48 ? 1 : Math.max(2, Math.ceil((bases / 24 + 1) / 2))), AREA],
};

/** A field with a number of bases, each side in a number of commands, and its name in the names of benchmarks. */
export interface Stand {
  readonly field: Field;
  readonly bases: number;
  readonly commands: number;
  readonly name: string;
}

const stand = (field: Field, bases: number, name: string, commands = 1): Stand => ({
  field,
  bases,
  commands,
  name,
});

export const BNB_48 = stand(BNB, 48, '48 bases');
export const BNB_120 = stand(BNB, 120, '120 bases');
const hottStand = (points: number): Stand => stand(HOTT, points, `hott, ${points} points a side`);

export const HOTT_192 = hottStand(192);
export const HOTT_STANDS = [...[24, 48, 96].map(hottStand), HOTT_192];

export const DBM_200 = stand(DBM, 200, 'dbm, 200 bases in four commands a side', 4);
export const DBMM_200 = stand(DBMM, 200, 'dbmm, 200 bases in four commands a side', 4);
/** For the growth of the times from 24 bases to 200. */
export const DBM_STANDS = [...[24, 100].map((bases) => stand(DBM, bases, `dbm, ${bases} bases`)), DBM_200];

/** The largest battles: 100 bases a side. */
export const LARGEST: readonly Stand[] = [
  DBM_200,
  DBMM_200,
  stand(BNB, 200, '200 bases in four commands a side', 4),
  stand(HOTT, 200, 'hott, 200 points in four commands a side', 4),
];

/** The fields on which calls are counted: small battles, and the two rulesets of large ones. */
export const COUNTED: Readonly<Record<string, Stand>> = {
  bnb: BNB_48,
  hott: hottStand(48),
  dbm: stand(DBM, 100, 'dbm, 100 bases in two commands a side', 2),
  dbmm: stand(DBMM, 100, 'dbmm, 100 bases in two commands a side', 2),
};

/** The fields on which moves are probed. */
export const STANDS: readonly Stand[] = [
  ...new Set([BNB_48, BNB_120, ...HOTT_STANDS, ...DBM_STANDS, ...LARGEST]),
];
