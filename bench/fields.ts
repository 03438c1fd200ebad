/** What the benchmarks of each ruleset are measured on: how large the field is, and who stands there. */
import type { Ruleset } from '../src/engine/contract.ts';
import { bnb } from '../src/rules/bnb/index.ts';
import { hott } from '../src/rules/hott/index.ts';

export interface Field {
  readonly rules: Ruleset;
  /** The phase in which orders to move are given. */
  readonly phase: string;
  /** `flag` marks who leads the army, `under` the generals of its other commands. */
  readonly general: { readonly troop: string; readonly flag: string; readonly under?: string };
  /** The troops of a line, over and over. */
  readonly line: readonly string[];
  /** Who stands now and then in the line. */
  readonly loose: string;
  /** The troops behind it. */
  readonly wings: readonly string[];
  readonly roles: readonly [string, string];
  /** Width and depth for so many bases of both sides, in millimetres. */
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

const AREA = 600;

/** Elements of 2 army points each: as many on both sides as each side has points. */
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

/** A field with so many bases on it, each side in so many commands, as the names of benchmarks tell it. */
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
export const HOTT_STANDS = [24, 48, 96, 192].map((points) =>
  stand(HOTT, points, `hott, ${points} points a side`),
);

/** The largest battles: 100 bases a side. */
export const LARGEST: readonly Stand[] = [
  stand(BNB, 200, '200 bases in four commands a side', 4),
  stand(HOTT, 200, 'hott, 200 points in four commands a side', 4),
];

/** Positions that moves are probed in. */
export const STANDS: readonly Stand[] = [BNB_48, BNB_120, ...HOTT_STANDS, ...LARGEST];
