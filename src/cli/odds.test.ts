import { describe, expect, it } from 'vitest';
import { listening } from '../../test/support/printing.ts';
import { oddsCommand } from './odds.ts';

const printed = listening();

interface Answer {
  readonly of: number;
  readonly sides: readonly {
    readonly troop: string;
    readonly factors: readonly (readonly [string, number])[];
    readonly total: number;
    readonly cannotRecoil: boolean;
    readonly outcomes: Readonly<Record<string, number>>;
  }[];
}

async function odds(...args: string[]): Promise<Answer> {
  printed.out = '';
  expect(await oddsCommand(['bnb', ...args, '--json'])).toBe(0);
  return JSON.parse(printed.out) as Answer;
}

describe('odds', () => {
  it('counts all throws of blades against warband', async () => {
    const answer = await odds('Reg Bd (O)', 'Irr Wb (O)');
    expect(answer.sides.map(({ troop, total }) => [troop, total])).toEqual([
      ['Reg Bd (O)', 5],
      ['Irr Wb (O)', 3],
    ]);
    // Blades lead by 2 before the dice.
    const [blades, warband] = answer.sides;
    expect(blades?.outcomes).toEqual({ stand: 30, destroyed: 6 });
    expect(warband?.outcomes).toEqual({ stand: 10, recoil: 11, destroyed: 15 });
    expect(answer.of).toBe(36);
  });

  it('counts what the options say', async () => {
    const { sides } = await odds(
      'Reg Pk (I)',
      'Reg Cv (S)',
      '--support',
      'Reg Pk (I)',
      '--support',
      'Reg Pk (I)',
      '--overlaps',
      '1,2',
      '--rear',
      '--flank',
      '--uphill',
      '--hemmed',
    );
    expect(sides.map((side) => side.factors)).toEqual([
      [
        ['bnb.factor.7', 4],
        ['bnb.tactic.4', 1],
        ['bnb.tactic.8', 1],
        ['bnb.tactic.10', 1],
        ['bnb.tactic.11', 2],
        ['bnb.tactic.12', 3],
        ['bnb.tactic.19', 1],
        ['bnb.tactic.20', 1],
      ],
      [
        ['bnb.factor.3', 3],
        ['bnb.tactic.10', 1],
        ['bnb.tactic.10', 1],
      ],
    ]);
    expect(sides[1]?.cannotRecoil).toBe(true);
  });

  it('a base that cannot recoil is destroyed instead', async () => {
    const [free, held] = [
      await odds('Reg Bd (O)', 'Irr Wb (O)'),
      await odds('Reg Bd (O)', 'Irr Wb (O)', '--rear'),
    ];
    expect(free.sides[1]).toMatchObject({ cannotRecoil: false, outcomes: { recoil: 11 } });
    expect(held.sides[1]?.cannotRecoil).toBe(true);
    expect(Object.keys(held.sides[1]?.outcomes ?? {})).toEqual(['destroyed', 'stand']);
  });

  it('the odds depend on whose bound it is', async () => {
    const own = await odds('Reg Ax (S)', 'Reg Ax (O)');
    const enemy = await odds('Reg Ax (S)', 'Reg Ax (O)', '--bound', 'enemy');
    expect(own.sides[0]?.outcomes).not.toEqual(enemy.sides[0]?.outcomes);
  });

  it('gives the odds of a shot', async () => {
    const answer = await odds('Reg Bw (O)', 'Reg Cv (O)', '--shot', '--shooters', '5', '--cover');
    expect(answer.sides.map((side) => side.total)).toEqual([6, 4]);
    expect(answer.sides[0]?.outcomes).toEqual({ stand: 36 });
    const returned = await odds('Reg Bw (O)', 'Reg Bw (O)', '--shot', '--returned');
    expect(returned.sides[0]?.outcomes).toEqual(returned.sides[1]?.outcomes);
  });

  it('prints factors with their clauses, and the chances as fractions', async () => {
    expect(await oddsCommand(['bnb', 'reg bd(o)', 'Irr Wb (O)'])).toBe(0);
    expect(printed.out).toContain('+1  bnb.tactic.16   +1 for Bd against Ax, Wb, Sp or Pk.');
    expect(printed.out).toMatch(/recoil +11\/36 +30\.6%/);
  });

  it('answers for Hordes of the Things: charges, attacks on strongholds with aid, spells', async () => {
    const hott = async (...args: readonly string[]) => {
      printed.out = '';
      expect(await oddsCommand(['hott', ...args, '--json'])).toBe(0);
      return JSON.parse(printed.out) as Answer;
    };
    const charge = await hott('Knights', 'Shooters', '--charged');
    expect(charge.sides[0]?.outcomes).not.toEqual((await hott('Knights', 'Shooters')).sides[0]?.outcomes);
    const attack = await hott('Blades', 'stronghold', '--aiders', '2');
    expect(attack.sides.map((side) => side.total)).toEqual([5, 4]);
    expect(Object.keys(attack.sides[1]?.outcomes ?? {})).toEqual(['captured', 'destroyed', 'stand']);
    expect((await hott('Magician', 'Hero', '--spell', '--shielded')).sides[1]?.total).toBe(7);
    expect((await hott('Blades', 'Spears', '--flank', '--overlaps', '1,0')).sides[1]?.total).toBe(2);
  });

  it('notes which base is lost by a flight, and needs ground troops to capture a stronghold', async () => {
    expect(await oddsCommand(['hott', 'Land Lurkers', 'Blades'])).toBe(0);
    expect(printed.out.match(/a flight takes it off the battlefield/g)).toHaveLength(1);
    const captured = async (...more: string[]) => {
      printed.out = '';
      await oddsCommand(['hott', 'Flyers', 'stronghold', '--aiders', '2', '--json', ...more]);
      return (JSON.parse(printed.out) as Answer).sides[1]?.outcomes.captured;
    };
    expect(await captured()).toBeUndefined();
    expect(await captured('--ground-aid')).toBe(6);
  });

  it('shows help with examples', async () => {
    expect(await oddsCommand(['--help'])).toBe(0);
    expect(printed.out).toContain('Examples:');
  });

  it.each([
    [[], 'not for ""'],
    [['dbx', 'Bd', 'Sp'], 'not for "dbx"'],
    [['hott', 'Blades', 'Pikes'], 'there are God,'],
    [['hott', 'Blades', 'Spears', '--spell'], 'only a magician'],
    [['hott', 'Magician', 'Spears', '--spell', '--shot'], 'either a shot or a spell'],
    [['hott', 'Blades', 'stronghold', '--aiders', '3'], 'from 0 to 2'],
    [['hott', 'stronghold', 'stronghold'], 'do not fight each other'],
    [['hott', 'Blades', 'Hero', '--shot'], 'only Artillery and Shooters shoot'],
    [['hott', 'Blades', 'Hero', '--support'], 'only Spears and Warband'],
    [['hott', 'Hero', 'Spears', '--enemy-support', '--enemy-bad'], 'not in bad going'],
    [['hott', 'Blades', 'Hero', '--aiders', '1'], 'others aid only in'],
    [['hott', 'Blades', 'Hero', '--uphill', '--enemy-uphill'], 'only one of two opponents is uphill'],
    [['bnb', 'Reg Bd (O)'], 'name two troops'],
    [['bnb', 'Reg Bd (O)', 'Reg Wb (O)'], 'Irr Wb (S)'],
    [['bnb', 'Reg Bd (O)', 'Irr Wb (S)', '--bound', 'his'], '--bound must be one of own, enemy'],
    [['bnb', 'Reg Bd (O)', 'Irr Wb (S)', '--going', 'mud'], '--going must be one of'],
    [['bnb', 'Reg Bd (O)', 'Irr Wb (S)', '--overlaps', '3,0'], 'from 0 to 2'],
    [['bnb', 'Reg Bd (O)', 'Irr Wb (S)', '--overlaps', '1,1,1'], 'takes two numbers'],
    [['bnb', 'Reg Bd (O)', 'Irr Wb (S)', '--shot'], 'only Bw shoot'],
    [['bnb', 'Reg Bd (O)', 'Irr Wb (S)', '--what'], "'--what'"],
    [['bnb', 'Reg Bw (O)', 'Irr Wb (S)', '--shot', '--shooters', 'many'], 'a number'],
  ])('refuses %j', async (args, message) => {
    expect(await oddsCommand(args)).toBe(2);
    expect(printed.err).toContain(message);
    expect(printed.out).toBe('');
  });
});
