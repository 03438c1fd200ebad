import { useState } from 'preact/hooks';
import { Dialog } from '../parts/Dialog.tsx';
import { rename, session } from '../state/battle/session.ts';
import { close } from '../state/navigation/dialogs.ts';
import { t } from '../state/telling/telling.ts';

/** The dialog to rename the battle. */
export function Rename() {
  const [name, setName] = useState(session.value?.name ?? '');
  const done = () => {
    rename(name);
    close();
  };
  return (
    <Dialog
      title={t('screen.rename')}
      onClose={close}
      foot={
        <button type="button" class="primary" onClick={done}>
          {t('screen.rename')}
        </button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          done();
        }}
      >
        <label class="field">
          <span>{t('screen.name')}</span>
          <input
            type="text"
            maxLength={80}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
      </form>
    </Dialog>
  );
}
