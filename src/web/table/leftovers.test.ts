import { effect } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { planned } from '../distance/planning.ts';
import { refusals } from '../state/battle/session.ts';
import { advisedGhost, pickedBefore } from '../state/orders/advised.ts';
import { isPointing, togglePointing } from '../state/orders/aims.ts';
import { ghost, notGiven, restingGhost, selected, taken } from '../state/orders/selection.ts';
import { chooseComing } from '../state/setup/places.ts';
import { noteOfTable, ofTable, openTable, tableOnScreen } from '../state/table.ts';
import { reasonsNoted, takeReasons } from '../state/telling/log.ts';
import { playedFrom } from '../state/view/playback.ts';
import { basesOfRow, goings } from '../state/view/pointing.ts';
import { shownSeat, shownStep } from '../state/view/shown.ts';
import { box, boxing } from './boxing.ts';
import { pullNow } from './drag.ts';
import { hoveredBase } from './field.ts';
import { measuring } from './measuring.ts';
import { camera, screen, tellView, turn } from './view.ts';

// The texts of the page ask the browser for its language when they are loaded.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('addEventListener', () => undefined);
});

/** All that is on the table beside the battle, as far as a test can see it. */
const seen = () => ({
  picked: [selected.value, taken.value, pickedBefore.value, notGiven.value, basesOfRow.value],
  ghosts: [ghost.value, restingGhost.value, advisedGhost.value, goings.value],
  hand: [pullNow.value, boxing.value, box.value, measuring.value, hoveredBase.value, isPointing.value],
  shown: [shownStep.value, shownSeat.value, playedFrom.value],
  told: [refusals.value, reasonsNoted(), planned.value],
  view: [camera.value, turn.value],
});

test('a battle finds no trace of the one before', () => {
  tellView('measured', { width: 900, height: 600 }, { width: 1200, depth: 800 }, 40);
  openTable(() => undefined);
  const untouched = seen();
  selected.value = ['R1', 'R2'];
  taken.value = ['R3'];
  ghost.value = { command: { type: 'move', bases: ['R1'], path: [] }, hasty: false } as never;
  advisedGhost.value = ghost.value;
  pickedBefore.value = ['R4'];
  togglePointing();
  basesOfRow.value = ['R5'];
  measuring.value = [];
  boxing.value = true;
  hoveredBase.value = 'R1';
  shownStep.value = 3;
  shownSeat.value = 'blue';
  playedFrom.value = 2;
  refusals.value = [{ rule: '', key: 'x' }];
  chooseComing('R6');
  planned.value = [5, 6];
  tellView('chosen', { x: 10, y: 20, scale: 3 });
  tellView('turned', 2);
  takeReasons([[1, { why: 'bot.attack' }]]);
  expect(seen()).not.toEqual(untouched);
  const first = tableOnScreen();
  const second = openTable(() => undefined);
  expect(seen()).toEqual(untouched);
  expect(screen.value).toEqual({ width: 900, height: 600 });
  // The first table is as it was: both may stand side by side.
  selected.value = ['B1'];
  expect(first.signalOf(selected).value).toEqual(['R1', 'R2']);
  expect(second.signalOf(selected).value).toEqual(['B1']);
});

test('what the screen follows changes with the table', () => {
  const part = ofTable('fresh');
  part.value = 'used';
  const followed: string[] = [];
  const stop = effect(() => {
    followed.push(part.value);
  });
  openTable(() => undefined);
  part.value = 'used again';
  stop();
  expect(followed).toEqual(['used', 'fresh', 'used again']);
});

test('a part is as it was declared when the battle is put on the table', () => {
  const [part, note] = [ofTable(1), noteOfTable('a')];
  part.value = 2;
  note.now = 'b';
  openTable(() => expect([part.value, note.now]).toEqual([1, 'a']));
});
