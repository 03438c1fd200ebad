import { describe, expect, test } from 'vitest';
import { MORE_WAYS } from '../debellis/pasted/more-ways.ts';
import { WAYS } from '../debellis/pasted/ways.ts';
import { COMMANDS, readingOf } from '../debellis/pasted/ways-read.ts';
import { armyFiles } from '../load-node.ts';
import { armyIndex } from './army-index.ts';
import { readPastedArmy } from './pasted.ts';
import { readSheet } from './sheet.ts';

test.each([...WAYS, ...MORE_WAYS].map((way, at) => [at + 1, way] as const))(
  'an army that is pasted is read in way %i',
  (_, way) => expect(readingOf(readPastedArmy(way, [], 'Mine'))).toEqual({ commands: COMMANDS, unread: [] }),
);

describe('what is pasted', () => {
  const { lists } = armyIndex(armyFiles());
  const read = (text: string) => readPastedArmy(text, lists, 'Mine');

  test('has generals who differ, in both languages', () => {
    const { text } = read(
      'Cmd 1: C-in-C Brilliant Reg Kn (F)\nCmd 2: Inert sub-general Irr Cv (O)\nCorps 3 : allié brillant Reg Cv (O)',
    );
    expect(text.match(/command: .*/g)).toEqual([
      'command: C-in-C brilliant Reg Kn (F)',
      'command: sub-general inert Irr Cv (O)',
      'command: ally-general brilliant Reg Cv (O)',
    ]);
  });

  test('has weapons, shot and baggage as DBMM writes them', () => {
    const { text, pieces } = read(
      'CinC Irr Kn (O)\n8 Irr Bw (O) crossbow\n4 Reg Sh (O)\n2 Irr Bge (I)\n2 x baggage',
    );
    expect(pieces.map(({ as }) => as)).toEqual([
      'command: C-in-C Irr Kn (O)',
      '8 crossbow Irr Bw (O) crossbow',
      '4 Sh Reg Sh (O)',
      'baggage: 2',
      'baggage: 2',
    ]);
    expect(readSheet(text, lists).ok).toBe(true);
  });

  test('asks what DBMM leaves open, and names what it does not know', () => {
    expect(read('CinC Reg Kn (O)\n4 Reg Bd').pieces.at(-1)).toMatchObject({ as: null, unread: 'grade' });
    expect(read('CinC Reg Kn (O)\n4 Reg Wb (O)').pieces.at(-1)).toMatchObject({ as: null, unread: 'troop' });
    expect(read('List: The Lost Kingdom\nCinC Reg Kn (O)').text).toContain('list: the-lost-kingdom\n');
  });
});
