import { describe, expect, test } from 'vitest';
import { boxOnScreen, cornerFor } from './card-place.ts';

const wide = { width: 1000, height: 800 };
const phone = { width: 390, height: 560 };

describe('the place for the card of a ghost', () => {
  test('leaves moved bases visible, and stays if no place is better', () => {
    const low = { left: 100, top: 600, right: 900, bottom: 700 };
    expect(cornerFor(low, [], wide, 'bottom-left')).toBe('top-left');
    expect(cornerFor(low, [], wide, 'top-right')).toBe('top-right');
    expect(cornerFor({ left: 0, top: 300, right: 200, bottom: 790 }, [], wide, 'bottom-left')).toBe(
      'bottom-right',
    );
  });

  test('leaves other bases visible, between corners that hide nothing of the moved ones', () => {
    const ordered = { left: 450, top: 350, right: 550, bottom: 450 };
    const line = { left: 20, top: 700, right: 900, bottom: 720 };
    expect(cornerFor(ordered, [line], wide, 'bottom-left')).toBe('top-left');
    const wing = { left: 20, top: 60, right: 100, bottom: 80 };
    expect(cornerFor(ordered, [line, wing], wide, 'bottom-left')).toBe('top-right');
  });

  test('counts the buttons of the card, and the tools beside or above it', () => {
    const low = { left: 700, top: 520, right: 900, bottom: 600 };
    expect(cornerFor(low, [], wide, 'bottom-right')).toBe('bottom-left');
    const beside = { left: 610, top: 700, right: 650, bottom: 740 };
    expect(cornerFor(beside, [], wide, 'bottom-right')).toBe('bottom-left');
    const high = { left: 20, top: 240, right: 300, bottom: 290 };
    expect(cornerFor(high, [], phone, 'top-left')).toBe('bottom-left');
  });

  test('is above or below on a phone', () => {
    expect(cornerFor({ left: 20, top: 400, right: 300, bottom: 500 }, [], phone, 'bottom-left')).toBe(
      'top-left',
    );
    expect(cornerFor({ left: 20, top: 40, right: 300, bottom: 150 }, [], phone, 'top-left')).toBe(
      'bottom-left',
    );
  });

  test('is beside on a phone held sideways', () => {
    const across = { width: 490, height: 290 };
    expect(cornerFor({ left: 20, top: 40, right: 200, bottom: 250 }, [], across, 'top-left')).toBe(
      'bottom-right',
    );
    expect(cornerFor({ left: 280, top: 40, right: 400, bottom: 250 }, [], across, 'top-right')).toBe(
      'bottom-left',
    );
  });

  test('a box on the screen holds all bases', () => {
    const camera = { x: 0, y: 0, scale: 0.5 };
    const poses = [
      { x: 100, y: 600, facing: 0 },
      { x: 300, y: 500, facing: 0 },
    ];
    expect(boxOnScreen(poses, camera, { width: 900, depth: 900 })).toEqual({
      left: 35,
      right: 165,
      top: 135,
      bottom: 215,
    });
  });
});
