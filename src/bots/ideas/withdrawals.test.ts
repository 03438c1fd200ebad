import '../../../test/support/bots.ts';
import { describe, expect, test } from 'vitest';
import { battleOf, onTable } from '../../../test/support/battle.ts';
import { sequenceFrame } from '../../engine/game/flow.ts';
import { bnb } from '../../rules/bnb/index.ts';
import { contextOf, situationOf } from '../context.ts';
import { isAimedAt } from '../evaluate/terms/shots.ts';
import { LEVELS } from '../levels.ts';
import { playingBot } from '../players/tactician.ts';
import { randomFrom } from '../random.ts';
import { ideasFor } from './ideas.ts';

const bows = [0, 1, 2, 3].map((at) => ({
  id: `B${at}`,
  side: 'blue',
  at: [540 + 40 * at, 400] as const,
  facing: 180,
  troop: 'Reg Bw (S)',
}));
const standing = (y: number, troop = 'Reg HCh (O)') =>
  battleOf({
    bases: [{ id: 'H', at: [600, y], troop }, { id: 'G', at: [300, 100], marks: { cInC: 1 } }, ...bows],
    pips: 2,
    flow: {
      phase: 'voluntary-moves',
      stack: [sequenceFrame(2), { step: 'voluntary-moves' }],
      awaits: [{ by: 'red', kind: 'orders', answer: { form: 'orders' } }],
    },
  });
const sheltered = (y: number, troop?: string): readonly string[] =>
  ideasFor(contextOf(situationOf(bnb, standing(y, troop), 'red'), LEVELS.playing, []))
    .filter(({ why }) => why === 'bot.shelter')
    .flatMap(({ bases }) => bases.map(({ id }) => id));

function aimed(y: number): boolean {
  const battle = standing(y);
  const situation = situationOf(bnb, battle, 'red');
  return bows.some(({ id }) => isAimedAt(situation, onTable(battle, id), onTable(battle, 'H')));
}

describe('bases under fire', () => {
  test('are in range up to the tolerance of the rules', () => {
    expect(aimed(310)).toBe(true);
    expect(aimed(309.96)).toBe(true);
    expect(aimed(309.9)).toBe(false);
  });

  test('think of a retreat, unless they shoot themselves or are out of range', () => {
    expect(sheltered(345)).toEqual(['H']);
    expect(sheltered(345, 'Reg Bw (O)')).toEqual([]);
    expect(sheltered(300)).toEqual([]);
  });

  test('go out of range instead of standing in front of many bows', () => {
    const battle = standing(345);
    const { command } = playingBot.answer(bnb, battle, 'red', randomFrom(1), []);
    expect(command.bases).toEqual(['H']);
    expect(aimed(345)).toBe(true);
    const [leg] = (command.path ?? []) as readonly { readonly back?: number }[];
    expect(aimed(345 - (leg?.back ?? 0))).toBe(false);
  });
});
