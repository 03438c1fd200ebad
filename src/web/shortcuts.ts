import { endPhase } from './panels/PhaseBar.tsx';
import { stepBack, stepForth } from './panels/Steps.tsx';
import { undoOrAsk } from './panels/TopBar.tsx';
import { clauseShown, dialog, open } from './state/dialogs.ts';
import { route } from './state/route.ts';
import { redo } from './state/session.ts';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** What a key does on the battle page, wherever the focus is; null for keys that are not ours. */
function actionFor({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): (() => void) | null {
  const control = ctrlKey || metaKey;
  if (control && key.toLowerCase() === 'z') return shiftKey ? () => redo() : undoOrAsk;
  if (control && key.toLowerCase() === 'y') return () => redo();
  if (altKey && key === 'End') return endPhase;
  if (altKey && key === 'ArrowLeft') return stepBack;
  if (altKey && key === 'ArrowRight') return stepForth;
  return null;
}

export function onShortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || isWriting(event.target)) return;
  if (dialog.value !== null || clauseShown.value !== null) return;
  if (event.key === '?') {
    event.preventDefault();
    open({ dialog: 'help' });
    return;
  }
  const action = route.value.page === 'battle' ? actionFor(event) : null;
  if (!action) return;
  event.preventDefault();
  action();
}
