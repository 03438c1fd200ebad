import { useState } from 'preact/hooks';
import { copyText } from '../state/keeping/copying.ts';
import { t } from '../state/telling/telling.ts';
import { linkTo } from './addresses.ts';
import { Qr } from './Qr.tsx';

interface InvitationProps {
  readonly label: string;
  readonly hint?: string;
  readonly hash: string;
}

/** A link to be passed on: as text, to be copied, and as a QR code. */
export function Invitation({ label, hint, hash }: InvitationProps) {
  const [said, setSaid] = useState('');
  const link = linkTo(hash);
  const pass = async () => {
    setSaid(t((await copyText(link)) ? 'distance.copied' : 'distance.copy-by-hand'));
  };
  return (
    <div class="invitation">
      <label class="field">
        <span>{label}</span>
        <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="buttons">
        <button type="button" class="primary" onClick={() => void pass()}>
          {t('distance.copy')}
        </button>
        <span role="status" class="muted">
          {said}
        </span>
      </div>
      {hint !== undefined && <p class="muted small-print">{hint}</p>}
      <details>
        <summary>{t('distance.qr')}</summary>
        <Qr text={link} label={t('distance.qr.of', { label })} />
      </details>
    </div>
  );
}
