import { expect, test } from 'vitest';
import { noiseOf } from './noises.ts';

test('dice, moves, fights, losses and the end are heard, and what is quiet is not', () => {
  for (const type of ['pips-thrown', 'moved', 'shot', 'fought', 'destroyed', 'battle-routed'])
    expect(noiseOf(type).length, type).toBeGreaterThan(0);
  for (const type of ['waits', 'phase-ended', 'toString']) expect(noiseOf(type), type).toEqual([]);
});

test('no stroke is louder than the loudspeaker bears, or longer than a breath', () => {
  for (const type of ['pips-thrown', 'fought', 'shot', 'destroyed', 'battle-routed'])
    for (const { loud, lasts, pitch } of noiseOf(type)) {
      expect(loud).toBeLessThanOrEqual(0.5);
      expect(lasts).toBeLessThan(1);
      expect(pitch).toBeGreaterThan(20);
    }
});
