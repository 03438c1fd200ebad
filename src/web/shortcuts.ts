import { endPhase } from './panels/PhaseBar.tsx';
import { toOtherPane } from './panels/panes.ts';
import { undoOrAsk } from './panels/TopBar.tsx';
import { keyName } from './parts/key-name.ts';
import { isWriting } from './parts/writing.ts';
import { redo } from './state/battle/undoing.ts';
import { isCovered } from './state/navigation/dialogs.ts';
import { stepBack, stepForth } from './state/view/playback.ts';
import { pressKey } from './table/keyboard.ts';
import type { KeyPress } from './table/keys.ts';

/** An open menu takes Escape for itself. */
const isInMenu = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('.menu') !== null;

/** The action of a key on the battle page, with the focus anywhere; null for other keys. */
function actionFor(press: KeyPress): (() => void) | null {
  const { ctrlKey, metaKey, shiftKey, altKey } = press;
  const key = keyName(press);
  const control = ctrlKey || metaKey;
  if (control && key === 'z') return shiftKey ? () => redo() : undoOrAsk;
  if (control && key === 'y') return () => redo();
  if (key === 'Escape') return () => pressKey(press);
  if (altKey && key === 'End') return endPhase;
  if (altKey && key === 'ArrowLeft') return stepBack;
  if (altKey && key === 'ArrowRight') return stepForth;
  return null;
}

/** A key was pressed somewhere on the battle page. */
export function onShortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || isWriting(event.target)) return;
  if (event.key === 'Escape' && isInMenu(event.target)) return;
  if (isCovered.value) return;
  if (event.key === 'F6') {
    // Without another pane the browser's own F6 helps more than none.
    if (toOtherPane()) event.preventDefault();
    return;
  }
  const action = actionFor(event);
  if (!action) return;
  event.preventDefault();
  action();
}
