import { useState } from 'preact/hooks';
import { FileButton } from '../parts/FileButton.tsx';
import { session } from '../state/battle/session.ts';
import { fileText } from '../state/keeping/file-text.ts';
import { fetched, fetchNow } from '../state/loading/fetching.ts';
import { t } from '../state/telling/telling.ts';
import type { Verdict } from './verifying.ts';

function useVerdict() {
  const [found, setFound] = useState<Verdict | 'busy' | null>(null);
  const check = async (text: Promise<string>): Promise<void> => {
    setFound('busy');
    const verifying = await fetched(() => fetchNow(() => import('./verifying.ts')));
    setFound(verifying ? await verifying.verify(await text) : null);
  };
  return { found, check };
}

const Found = ({ found }: { readonly found: Verdict | 'busy' | null }) => (
  <p role="status" class={`found ${found && found !== 'busy' ? (found.isFair ? 'good' : 'bad') : ''}`}>
    {found === 'busy' && t('distance.verify.busy')}
    {found && found !== 'busy' && t(found.key, found.figures)}
  </p>
);

/** Checks the dice of a record file. */
export function VerifyFile() {
  const { found, check } = useVerdict();
  return (
    <>
      <div class="buttons">
        <FileButton
          label={t('distance.verify.file')}
          accept=".json,application/json"
          onFile={(file) => void check(fileText(file))}
        />
      </div>
      <Found found={found} />
    </>
  );
}

/** Checks the dice of the battle on the screen. */
export function VerifyThis() {
  const { found, check } = useVerdict();
  const now = session.value;
  if (!now) return null;
  return (
    <>
      <p>{t('distance.verify.what')}</p>
      <div class="buttons">
        <button
          type="button"
          class="primary"
          onClick={() => void check(now.referee.record(now).then((record) => JSON.stringify(record)))}
        >
          {t('distance.verify')}
        </button>
      </div>
      <Found found={found} />
    </>
  );
}
