import { Export } from '../after/Export.tsx';
import { lazily } from '../parts/Lazy.tsx';
import { dialog } from '../state/navigation/dialogs.ts';
import * as Endings from './Endings.tsx';
import { Legend } from './Legend.tsx';
import { Rename } from './Rename.tsx';
import { AskUndo } from './Undoing.tsx';

// It loads every ruleset.
const Compare = lazily(async () => (await import('../compare/Compare.tsx')).Compare);

/** The dialogs of a battle that are fetched when they are opened. */
export function SeldomDialogs() {
  switch (dialog.value?.dialog) {
    case 'undo':
      return <AskUndo />;
    case 'rename':
      return <Rename />;
    case 'resign':
      return <Endings.Resign />;
    case 'leave':
      return <Endings.Leave />;
    case 'draw':
      return <Endings.Draw />;
    case 'time':
      return <Endings.Time />;
    case 'summary':
      return <Endings.SummaryDialog />;
    case 'export':
      return <Export />;
    case 'compare':
      return <Compare />;
    case 'legend':
      return <Legend />;
    default:
      return null;
  }
}
