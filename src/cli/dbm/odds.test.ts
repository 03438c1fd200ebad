import { describe, expect, it } from 'vitest';
import { listening } from '../../../test/support/printing.ts';
import { oddsCommand } from '../odds.ts';

const printed = listening();

interface Side {
  readonly total: number;
  readonly outcomes: Readonly<Record<string, number>>;
}

async function jsonOf(...args: readonly string[]): Promise<unknown> {
  printed.out = '';
  expect(await oddsCommand(['dbm', ...args, '--json'])).toBe(0);
  return JSON.parse(printed.out);
}

const sidesOf = async (words: string): Promise<readonly Side[]> => {
  const [one = '', other = '', ...options] = words.split(',');
  const args = [one, other, ...options.flatMap((option) => option.split('='))];
  return ((await jsonOf(...args)) as { readonly sides: readonly Side[] }).sides;
};

describe('odds of DBM', () => {
  it.each([
    ['Reg Bd (O),Irr Wb (F)', 5, 3],
    ['Reg Pk (O),Reg Kn (O),--support=Reg Pk (O),--support=Reg Pk (O)', 6, 3],
    ['Reg Pk (O),Reg Kn (O),--support=Reg Pk (O),--going=RGo,--enemy-going=GGo', 2, 1],
    ['Reg Bd (O),Reg Sp (O),--overlaps=2,--general,--enemy-uphill', 6, 3],
    ['Reg Bd (O),Reg Sp (O),--flank,--rear,--enemy-demoralised', 5, 0],
    ['Reg Bw (O),Irr El (O),--shot,--aiders=2', 4, 2],
    ['Reg Bw (O),Reg Bw (O),--shot,--returned,--trees', 1, 1],
  ])('%s: totals', async (words, first, second) => {
    expect((await sidesOf(words)).map(({ total }) => total)).toEqual([first, second]);
  });

  it('counts the throws that lead to each outcome', async () => {
    const [blades, warband] = await sidesOf('Reg Bd (O),Irr Wb (O),--bound=enemy');
    expect(blades?.outcomes).toEqual({ destroyed: 6, stand: 30 });
    expect(warband?.outcomes).toEqual({ destroyed: 6, recoil: 20, stand: 10 });
  });

  it.each([
    [['Reg Sp (O)', 'Reg Bd (O)', '--shot'], 'Reg Sp (O) does not shoot'],
    [['Reg Bw (O)', 'Reg Bd (O)', '--shot', '--returned'], 'Reg Bd (O) does not shoot back'],
    [['Irr Pk (O)', 'Reg Bd (O)'], 'there is Reg Pk (S)'],
    [['Reg Bd (O)', 'Reg Bd (O)', '--flank', '--overlaps', '2'], '--overlaps'],
    [['Reg Bd (O)', 'Reg Bd (O)', '--going', 'bad'], '--going must be one of'],
  ])('refuses %j', async (args, message) => {
    expect(await oddsCommand(['dbm', ...args])).toBe(2);
    expect(printed.err).toContain(message);
  });
});

describe('the table of odds of DBM', () => {
  it('holds every pair of factors from 0 to 8', async () => {
    const rows = (await jsonOf('--table')) as readonly { readonly factors: readonly number[] }[];
    expect(rows).toHaveLength(81);
    expect(rows).toContainEqual({ factors: [5, 3], of: 36, win: 26, double: 6 });
    expect(rows).toContainEqual({ factors: [0, 8], of: 36, win: 0, double: 0 });
  });

  it('is also printed as text', async () => {
    printed.out = '';
    expect(await oddsCommand(['dbm', '--table'])).toBe(0);
    expect(printed.out).toContain('  5  35/24  33/18  30/12   26/6');
  });
});
