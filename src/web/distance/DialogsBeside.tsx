import { useState } from 'preact/hooks';
import { Dialog } from '../parts/Dialog.tsx';
import { close, dialog } from '../state/navigation/dialogs.ts';
import { t } from '../state/telling/telling.ts';
import { act } from './acting.ts';
import { at } from './addresses.ts';
import { Invitation } from './Invitation.tsx';
import { place, told } from './line.ts';
import { Notices } from './Notices.tsx';
import { Team } from './Team.tsx';
import { VerifyThis } from './Verify.tsx';

/** The secret link of the player's own seat. */
const Device = () => (
  <>
    <p>{t('distance.device.what')}</p>
    <Invitation
      label={t('distance.device.link')}
      hash={at(place.value?.battle ?? '', 'seat', place.value?.secret ?? '')}
    />
  </>
);

/** How the player is told that the battle waits. */
const OfBattle = () => (
  <>
    <p>{t('distance.notices.what')}</p>
    <Notices channels={told.value.channels} want={(notices) => act('notices', notices)} />
  </>
);

const MOST_DAYS = 14;

function Leave() {
  const most = Math.min(MOST_DAYS, told.value.terms?.leave ?? 0);
  const [days, setDays] = useState(Math.min(3, most));
  const take = async () => {
    if (await act('leave', { days })) close();
  };
  return (
    <>
      <p>{t('distance.leave.what')}</p>
      <label class="field">
        <span>{t('distance.leave.days')}</span>
        <select value={days} onChange={({ currentTarget: { value } }) => setDays(Number(value))}>
          {Array.from({ length: most }, (_, index) => (
            <option key={index} value={index + 1}>
              {t('distance.days', { days: index + 1 })}
            </option>
          ))}
        </select>
      </label>
      <div class="buttons">
        <button type="button" class="primary" onClick={() => void take()}>
          {t('distance.leave')}
        </button>
      </div>
    </>
  );
}

const CONTENTS = { device: Device, notices: OfBattle, leave: Leave, dice: VerifyThis, team: Team } as const;

/** The dialogs of a battle at a distance. */
export function DialogsBeside() {
  const shown = dialog.value;
  if (shown?.dialog !== 'at-distance') return null;
  const Content = CONTENTS[shown.what];
  return (
    <Dialog title={t(`distance.dialog.${shown.what}`)} onClose={close}>
      <Content />
    </Dialog>
  );
}
