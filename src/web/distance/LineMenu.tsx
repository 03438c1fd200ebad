import { type OpenDialog, open } from '../state/navigation/dialogs.ts';
import { t } from '../state/telling/telling.ts';
import { act } from './acting.ts';
import { at } from './addresses.ts';
import { place, told } from './line.ts';
import { isOver } from './told.ts';
import { setSounds, sounds } from './turn.ts';

type Beside = Extract<OpenDialog, { readonly dialog: 'at-distance' }>['what'];

const openDialog = (what: Beside): void => open({ dialog: 'at-distance', what });

/** What the menu of a battle at a distance holds besides. */
export function LineMenu() {
  const seat = told.value.seats[place.value?.seat ?? -1];
  const isPlaying = seat !== undefined && !isOver(told.value);
  return (
    <>
      <a href={at()}>{t('distance.title')}</a>
      {seat && (
        <>
          <button type="button" onClick={() => openDialog('device')}>
            {t('distance.device')}
          </button>
          <button type="button" onClick={() => openDialog('notices')}>
            {t('distance.notices')}
          </button>
        </>
      )}
      <button type="button" aria-pressed={sounds.value} onClick={() => setSounds(!sounds.value)}>
        {t(sounds.value ? 'distance.sound.off' : 'distance.sound.on')}
      </button>
      {isPlaying && (told.value.terms?.leave ?? 0) > 0 && (
        <button type="button" onClick={() => openDialog('leave')}>
          {t('distance.leave')}
        </button>
      )}
      {isPlaying && told.value.terms?.standIns && !seat.standIn && (
        <button type="button" onClick={() => void act('stand-in', { bot: 'playing' })}>
          {t('distance.stand-in')}
        </button>
      )}
      <hr />
    </>
  );
}
