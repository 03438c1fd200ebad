import { useEffect, useRef, useState } from 'preact/hooks';
import { LIMITS } from '../../engine/data/limits.ts';
import { FileButton } from '../parts/FileButton.tsx';
import { session } from '../state/battle/session.ts';
import { fileText } from '../state/keeping/file-text.ts';
import { fetched, fetchNow } from '../state/loading/fetching.ts';
import { t } from '../state/telling/telling.ts';
import type { Progress, Verdict } from './verifying.ts';

type State =
  | { readonly is: 'idle' }
  | { readonly is: 'busy'; readonly progress: Progress | null }
  | { readonly is: 'stopped'; readonly progress: Progress | null }
  | { readonly is: 'found'; readonly verdict: Verdict };

/** A check of dice that can be stopped. It stops when another begins, and when the page that shows it closes. */
function useVerdict() {
  const [state, setState] = useState<State>({ is: 'idle' });
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);
  const check = async (text: Promise<string>): Promise<void> => {
    stopping.current?.abort();
    const mine = new AbortController();
    stopping.current = mine;
    let progress: Progress | null = null;
    setState({ is: 'busy', progress });
    const verifying = await fetched(() => fetchNow(() => import('./verifying.ts')));
    const verdict =
      verifying &&
      (await verifying.verify(await text, mine.signal, (now) => {
        progress = now;
        if (!mine.signal.aborted) setState({ is: 'busy', progress });
      }));
    if (stopping.current !== mine) return;
    if (verdict) setState({ is: 'found', verdict });
    else setState(verifying ? { is: 'stopped', progress } : { is: 'idle' });
  };
  return { state, check, stop: () => stopping.current?.abort() };
}

/** What a screen reader is told: not each step, only beginning and end. */
function told(state: State): string {
  switch (state.is) {
    case 'idle':
      return '';
    case 'busy':
      return t('distance.verify.busy');
    case 'stopped':
      return t('distance.verify.stopped', { done: state.progress?.done ?? 0 });
    case 'found':
      return t(state.verdict.key, state.verdict.figures);
  }
}

function Found({ state, onStop }: { readonly state: State; readonly onStop: () => void }) {
  const colour = state.is === 'found' ? (state.verdict.isFair ? 'good' : 'bad') : '';
  return (
    <>
      <p role="status" class={`found ${colour}`}>
        {told(state)}
      </p>
      {state.is === 'busy' && (
        <div class="buttons">
          {state.progress && (
            <>
              <progress
                value={state.progress.done}
                max={state.progress.count}
                aria-label={t('distance.verify.busy')}
              />
              <span>{t('distance.verify.progress', { ...state.progress })}</span>
            </>
          )}
          <button type="button" onClick={onStop}>
            {t('distance.verify.stop')}
          </button>
        </div>
      )}
    </>
  );
}

/** Bytes of a file that are read: more than a record within the limits may have, whatever letters it is written in. */
const MOST_BYTES = 4 * LIMITS.file + 4;

/** Checks the dice of a record file. */
export function VerifyFile() {
  const { state, check, stop } = useVerdict();
  return (
    <>
      <div class="buttons">
        <FileButton
          label={t('distance.verify.file')}
          accept=".json,application/json"
          onFile={(file) => void check(fileText(file.slice(0, MOST_BYTES)))}
        />
      </div>
      <Found state={state} onStop={stop} />
    </>
  );
}

/** Checks the dice of the battle on the screen. */
export function VerifyThis() {
  const { state, check, stop } = useVerdict();
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
      <Found state={state} onStop={stop} />
    </>
  );
}
