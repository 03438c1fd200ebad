import '../../../../test/support/words.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';

const wall = (id: string, kind: string, side: string): TerrainPiece => ({
  id,
  kind,
  side,
  line: [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
  ],
});

const pieces = [wall('w1', 'PF', 'red'), wall('w2', 'gate', 'blue'), { id: 'wood', kind: 'Wd', area: [] }];
const battle = {
  ruleset: 'dbm',
  sides: [{ id: 'red', army: 'Medes' }, { id: 'blue' }],
  bases: [],
  terrain: pieces,
  own: { fallen: ['w1'] },
} as unknown as Battle;

beforeAll(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});

test('terrain is told by its name, and a wall with its owner and its state', async () => {
  const { dbm } = await import('../../dbm/index.ts');
  const { rulesets } = await import('../loading/ruleset.ts');
  const { session } = await import('../battle/session.ts');
  const { speak } = await import('./telling.ts');
  const { kindName, wallTold } = await import('./naming.ts');
  rulesets.value = new Map([['dbm', dbm]]);
  session.value = { rules: dbm.rules } as never;
  const told = () => pieces.map((piece) => kindName(piece.kind) + wallTold(battle, piece));
  expect(told()).toEqual(['wall, army: Medes, fallen', 'gateway, army: Blue', 'wood']);
  expect(kindName('moon')).toBe('moon');
  await speak('fr');
  expect(told()).toEqual(['mur, armée\u00a0: Medes, section tombée', 'porte, armée\u00a0: Bleu', 'bois']);
});
