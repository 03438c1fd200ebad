import { type OpenDialog, open } from '../state/navigation/dialogs.ts';
import { t } from '../state/telling/telling.ts';
import { act } from './acting.ts';
import { at } from './addresses.ts';
import { told } from './line.ts';
import { leadsSide, mine } from './team.ts';
import { isOver } from './told.ts';
import { setSounds, sounds } from './turn.ts';

type Beside = Extract<OpenDialog, { readonly dialog: 'at-distance' }>['what'];

const openDialog = (what: Beside): void => open({ dialog: 'at-distance', what });

/** What the menu of a battle at a distance holds besides. */
export function LineMenu() {
  const seat = mine();
  const isLeading = seat !== undefined && leadsSide(seat) && !isOver(told.value);
  return (
    <>
      <a href={at()}>{t('distance.title')}</a>
      {told.value.after !== null && <a href={at(told.value.after)}>{t('distance.after')}</a>}
      {seat && (
        <>
          <button type="button" onClick={() => openDialog('device')}>
            {t('distance.device')}
          </button>
          <button type="button" onClick={() => openDialog('notices')}>
            {t('distance.notices')}
          </button>
          {(told.value.terms?.perSide ?? 1) > 1 && (
            <button type="button" onClick={() => openDialog('team')}>
              {t('distance.team')}
            </button>
          )}
        </>
      )}
      <button type="button" aria-pressed={sounds.value} onClick={() => setSounds(!sounds.value)}>
        {t(sounds.value ? 'distance.sound.off' : 'distance.sound.on')}
      </button>
      {isLeading && (told.value.terms?.leave ?? 0) > 0 && (
        <button type="button" onClick={() => openDialog('leave')}>
          {t('distance.leave')}
        </button>
      )}
      {isLeading && told.value.terms?.standIns && !seat.standIn && (
        <button type="button" onClick={() => void act('stand-in', { bot: 'playing' })}>
          {t('distance.stand-in')}
        </button>
      )}
      <hr />
    </>
  );
}
