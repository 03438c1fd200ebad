import { commandsTold, startOfBound } from '../../engine/battle/record.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { session } from '../state/battle/session.ts';
import { isUnasked } from '../state/battle/unasked.ts';
import { askUndo, firstStep, undoAsker } from '../state/battle/undoing.ts';
import { close } from '../state/navigation/dialogs.ts';
import { t } from '../state/telling/telling.ts';

/** Points of the record to which a player may want to go back. */
function undoPoints(): readonly { readonly keep: number; readonly key: string }[] {
  const now = session.value;
  if (!now) return [];
  const { live, record, battles } = now.play;
  const start = firstStep(now);
  const by = undoAsker();
  const order = live.findLastIndex(
    (entry, at) => record.entries[entry]?.by === by && !isUnasked(now, battles[at]),
  );
  const bound = startOfBound(now.play);
  const before = battles[Math.max(0, bound - 1)]?.turn.bound;
  const last = battles.findIndex((battle) => battle.turn.bound === before);
  const points = [
    { keep: order, key: 'screen.undo.to.order' },
    { keep: bound, key: 'screen.undo.to.bound' },
    { keep: last, key: 'screen.undo.to.last-bound' },
    { keep: start, key: 'screen.undo.to.start' },
  ];
  return points.filter(
    ({ keep }, at) =>
      keep >= start && keep < live.length && points.findIndex((each) => each.keep === keep) === at,
  );
}

/** Undoing dice or orders of the other side, which needs its consent. */
export function AskUndo() {
  const points = undoPoints();
  return (
    <Dialog title={t('screen.undo.ask')} onClose={close}>
      <p>{t('screen.undo.consent')}</p>
      <ul class="options">
        {points.map(({ keep, key }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => {
                close();
                askUndo(keep);
              }}
            >
              {t(key, { count: session.value ? commandsTold(session.value.play, keep, undoAsker()) : 0 })}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
