import { useRef } from 'preact/hooks';
import { Dialog } from '../parts/Dialog.tsx';
import { inOwnTask } from '../parts/tasks.ts';
import { currentBattle } from '../state/battle/asked.ts';
import { send } from '../state/battle/sending.ts';
import { session } from '../state/battle/session.ts';
import { close } from '../state/navigation/dialogs.ts';
import { POINTS_LEFT, unaskedIn, warningsBeforeEnd } from '../state/orders/phase.ts';
import { told } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';

/** The warning before a phase is ended. */
export function EndPhase() {
  const now = session.value;
  const battle = currentBattle();
  const unasked = useRef(false);
  if (!now || !battle) return null;
  const warnings = warningsBeforeEnd(now.rules, battle);
  const leave = (): void => {
    if (unasked.current) unaskedIn.value = now.id;
    close();
  };
  return (
    <Dialog
      title={t('screen.end-phase')}
      onClose={leave}
      foot={
        <>
          <button type="button" autofocus onClick={leave}>
            {t('screen.end-phase.not')}
          </button>
          <button
            type="button"
            class="primary"
            onClick={() => {
              leave();
              // To close a dialog takes the browser long where two hundred bases stand behind it.
              inOwnTask(() => send({ type: 'end-phase' }));
            }}
          >
            {t('screen.end-phase.yes')}
          </button>
        </>
      }
    >
      <ul class="warnings">
        {warnings.map(({ key, figures }) => (
          <li key={key}>{told(battle, key, figures)}</li>
        ))}
      </ul>
      {warnings.some(({ key }) => key === POINTS_LEFT) && (
        <label class="check">
          <input
            type="checkbox"
            onChange={(event) => {
              unasked.current = event.currentTarget.checked;
            }}
          />
          <span>{t('screen.warn.points.unasked')}</span>
        </label>
      )}
    </Dialog>
  );
}
