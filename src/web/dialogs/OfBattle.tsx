import type { ComponentChildren } from 'preact';
import { Dialog } from '../parts/Dialog.tsx';
import { lazily } from '../parts/Lazy.tsx';
import { withGuide } from '../state/loading/loading.ts';
import { close, dialog } from '../state/navigation/dialogs.ts';
import { t } from '../state/telling/telling.ts';
import { EndPhase } from './EndPhase.tsx';

const Framed = ({ children }: { readonly children: ComponentChildren }) => (
  <Dialog title={t('screen.menu')} onClose={close}>
    {children}
  </Dialog>
);

// Few battles need them, and none at its beginning.
const SeldomDialogs = lazily(
  async () => (await withGuide(() => import('./SeldomOfBattle.tsx'), 'after')).SeldomDialogs,
  Framed,
);

/** The dialogs of the battle page. */
export function DialogsOfBattle() {
  switch (dialog.value?.dialog) {
    case 'undo':
    case 'rename':
    case 'resign':
    case 'leave':
    case 'draw':
    case 'time':
    case 'summary':
    case 'export':
    case 'legend':
    case 'compare':
      return <SeldomDialogs />;
    case 'end-phase':
      return <EndPhase />;
    default:
      return null;
  }
}
