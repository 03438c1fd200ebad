import { describe, expect, it } from 'vitest';
import { listening } from '../../../test/support/printing.ts';
import { oddsCommand } from '../odds.ts';

const printed = listening();

interface Side {
  readonly total: number;
  readonly outcomes: Readonly<Record<string, number>>;
}

async function sidesOf(words: string): Promise<readonly Side[]> {
  printed.out = '';
  const args = words.split(',').flatMap((word) => word.split('='));
  expect(await oddsCommand(['dbmm', ...args, '--json'])).toBe(0);
  return (JSON.parse(printed.out) as { readonly sides: readonly Side[] }).sides;
}

describe('odds of DBMM', () => {
  it.each([
    ['Reg Bd (O),Irr Wb (F)', 4, 3],
    ['Reg Pk (O),Reg Kn (O),--support=Reg Pk (O),--support=Reg Pk (O)', 6, 4],
    ['Reg Bd (O),Reg Sp (O),--are=general,--enemy-are=marched', 5, 3],
    ['Reg Bd (O),Reg Sp (O),--flank,--rear', 4, 2],
    ['Reg Bw (O),Reg Bd (O),--shot,--aiders=2,--second-rank', 4, 2],
  ])('%s: totals', async (words, first, second) => {
    expect((await sidesOf(words)).map(({ total }) => total)).toEqual([first, second]);
  });

  it('counts the throws that lead to each outcome', async () => {
    const [blades, warband] = await sidesOf('Reg Bd (O),Irr Wb (O),--bound=enemy');
    expect(blades?.outcomes).toEqual({ destroyed: 10, stand: 26 });
    expect(warband?.outcomes).toEqual({ recoil: 17, destroyed: 4, stand: 15 });
  });

  it.each([
    [['Reg Sp (O)', 'Reg Bd (O)', '--shot'], 'Reg Sp (O) does not shoot'],
    [['Reg Bd (O)', 'Reg Bd (O)', '--are', 'brave'], '--are must be one of'],
    [['Reg Bd (O)', 'Reg Bd (O)', '--going', 'bad'], '--going must be one of'],
  ])('refuses %j', async (args, message) => {
    expect(await oddsCommand(['dbmm', ...args])).toBe(2);
    expect(printed.err).toContain(message);
  });
});
