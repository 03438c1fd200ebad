import { Dialog } from '../parts/Dialog.tsx';
import { currentBattle } from '../state/asked.ts';
import { close } from '../state/dialogs.ts';
import { told } from '../state/naming.ts';
import { warningsBeforeEnd } from '../state/phase.ts';
import { send } from '../state/sending.ts';
import { session } from '../state/session.ts';
import { t } from '../state/telling.ts';

/** Told before a phase is ended. */
export function EndPhase() {
  const now = session.value;
  const battle = currentBattle();
  if (!now || !battle) return null;
  return (
    <Dialog
      title={t('screen.end-phase')}
      onClose={close}
      foot={
        <>
          <button type="button" autofocus onClick={close}>
            {t('screen.end-phase.not')}
          </button>
          <button
            type="button"
            class="primary"
            onClick={() => {
              close();
              send({ type: 'end-phase' });
            }}
          >
            {t('screen.end-phase.yes')}
          </button>
        </>
      }
    >
      <ul class="warnings">
        {warningsBeforeEnd(now.rules, battle).map(({ key, figures }) => (
          <li key={key}>{told(battle, key, figures)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
