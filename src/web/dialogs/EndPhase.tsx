import { Dialog } from '../parts/Dialog.tsx';
import { currentBattle } from '../state/battle/asked.ts';
import { send } from '../state/battle/sending.ts';
import { session } from '../state/battle/session.ts';
import { close } from '../state/navigation/dialogs.ts';
import { warningsBeforeEnd } from '../state/orders/phase.ts';
import { told } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';

/** The warning before a phase is ended. */
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
