import { describe, expect, it } from 'vitest';
import { listening } from '../../../test/support/printing.ts';
import { oddsCommand } from '../odds.ts';

const printed = listening();

interface Side {
  readonly troop: string;
  readonly total: number;
  readonly outcomes: Readonly<Record<string, number>>;
}

async function sidesOf(words: string): Promise<readonly Side[]> {
  printed.out = '';
  expect(await oddsCommand(['hott', ...words.split(' '), '--json'])).toBe(0);
  return (JSON.parse(printed.out) as { readonly sides: readonly Side[] }).sides;
}

describe('odds of Hordes of the Things', () => {
  it.each([
    // A cleric or paladin shields itself.
    ['Magician Cleric --spell', 4, 6],
    ['Magician Paladin --spell', 4, 8],
    ['Magician Cleric --spell --shielded', 4, 6],
    ['Magician Cleric', 4, 4],
    // No base overlaps in support of a dragon, but enemies overlap a dragon. A stronghold is never overlapped.
    ['Dragon Hero --overlaps 2,0', 6, 5],
    ['Hero Dragon --overlaps 0,2', 5, 6],
    ['Hero Dragon --overlaps 2,0', 5, 4],
    ['Dragon Hero --flank --overlaps 1,0', 6, 4],
    ['Blades stronghold --overlaps 1,0', 5, 6],
    ['stronghold Blades --overlaps 0,2', 6, 5],
    ['Blades stronghold --overlaps 0,1', 4, 6],
    // For an aerial only a wood or built-up area is bad going.
    ['Magician Flyers --spell --enemy-bad', 4, 2],
    ['Flyers Airboat --enemy-bad', 0, 1],
    ['Riders Flyers --enemy-bad', 3, 0],
    ['Shooters Artillery --shot --returned', 3, 4],
  ])('%s: %i against %i', async (words, first, second) => {
    expect((await sidesOf(words)).map(({ total }) => total)).toEqual([first, second]);
  });

  it('a bespelled cleric stands more often than a base without protection', async () => {
    expect((await sidesOf('Magician Cleric --spell'))[1]?.outcomes).toEqual({ recoil: 6, stand: 30 });
  });

  it.each([
    ['Shooters stronghold --shot --returned', '--returned: a stronghold never shoots back'],
    ['Shooters Spears --shot --returned', '--returned: only Artillery and Shooters shoot back'],
    ['Artillery Artillery --shot --returned', 'cannot shoot back at Artillery'],
    ['Shooters Shooters --returned', 'it counts only in a shot'],
    ['Blades stronghold --enemy-general', '--enemy-general: no general is with a stronghold'],
    ['stronghold Blades --general', '--general: no general'],
    ...['God', 'Dragon', 'Paladin', 'Sneakers', 'Lurkers', 'Water_Lurkers'].flatMap((troop) => [
      [`${troop} Blades --general`, '--general: no general'],
      [`Blades ${troop} --enemy-general`, '--enemy-general: no general'],
    ]),
    ['Shooters Blades --shot --overlaps 1,0', '--overlaps: it counts only in close combat'],
    ['Shooters Blades --shot --flank', '--flank: it counts only in close'],
    ['Shooters Blades --shot --rear', '--rear: it counts only in close'],
    ['Magician Blades --spell --charged', '--charged: it counts only in close'],
    ['Magician Knights --spell --enemy-charged', '--enemy-charged: it counts only in close'],
    ['Shooters Spears --shot --enemy-support', '--enemy-support: it counts only in close'],
    ['Magician Blades --spell --enemy-uphill', '--enemy-uphill: heights and banks'],
    ['Blades Flyers --bank', '--bank: heights and banks'],
    ['Dragon Blades --enemy-uphill', '--enemy-uphill: heights and banks'],
    ['Knights stronghold --bad', '--bad: ground does not count'],
    ['Magician stronghold --spell --enemy-cover', '--enemy-cover: ground does not count'],
    ['Blades stronghold --flank', 'neither flanks nor a rear'],
    ['Blades stronghold --hemmed', 'never recoils'],
    ['Blades stronghold --enemy-charged', 'never moves'],
    ['Artillery Blades --charged', '--charged: artillery moves into contact'],
    ['Blades Artillery --enemy-charged', '--enemy-charged: artillery moves into contact'],
    ['Magician Hero --spell --near-stronghold', '--near-stronghold: it counts only for a bespelled magician'],
    ['Magician Magician --near-stronghold', '--near-stronghold: it counts only for a bespelled magician'],
    ['Magician Cleric --shielded', '--shielded: it counts only against spells'],
    ['Flyers stronghold --ground-aid', '--ground-aid: it counts only for an aerial'],
    ['Blades stronghold --aiders 1 --ground-aid', '--ground-aid: it counts only for an aerial'],
    ['Blades Blades --bank --enemy-bank', 'only one of two opponents defends a bank'],
    ['Knights Knights --charged --enemy-charged', 'only the active side moves into contact'],
    ['Blades Spears --rear --enemy-support', 'has no rear support'],
    ['Blades Spears --flank --overlaps 2,0', 'only the flank that is not attacked'],
  ])('refuses %s', async (words, message) => {
    const args = words.split(' ').map((word) => word.replace('_', ' '));
    expect(await oddsCommand(['hott', ...args])).toBe(2);
    expect(printed.err).toContain(message);
    expect(printed.out).toBe('');
  });

  it('the help says what bad going is for aerials', async () => {
    expect(await oddsCommand(['hott', '--help'])).toBe(0);
    expect(printed.out).toContain('for aerials only a wood or built-up area');
  });
});
