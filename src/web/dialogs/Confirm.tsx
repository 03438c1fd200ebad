import { Dialog } from '../parts/Dialog.tsx';
import { close } from '../state/navigation/dialogs.ts';
import { t } from '../state/telling/telling.ts';

interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly onYes: () => void;
}

/** A question with yes and no. */
export function Confirm({ title, text, yes, onYes }: ConfirmProps) {
  return (
    <Dialog
      title={title}
      onClose={close}
      foot={
        <>
          <button type="button" onClick={close}>
            {t('screen.cancel')}
          </button>
          <button
            type="button"
            class="primary"
            onClick={() => {
              close();
              onYes();
            }}
          >
            {yes}
          </button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
