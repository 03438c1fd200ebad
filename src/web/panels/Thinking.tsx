import { stop, thinking, thinkingFailed } from '../state/battle/thinking.ts';
import { t } from '../state/telling/telling.ts';
import { WORKERS_ENDED } from '../thinking/thinker.ts';

/** Why a question has no answer. */
const whyTold = (why: string): string =>
  why === WORKERS_ENDED ? t('screen.think.ended') : t('screen.think.failed', { why });

/** What takes the program long, with a way to stop it; or why it found no answer. Bots that play have their own panel. */
export function ThinkingPanel() {
  if (thinkingFailed.value !== null)
    return (
      <section class="panel thinking" role="alert">
        <p class="bad">{whyTold(thinkingFailed.value)}</p>
      </section>
    );
  if (thinking.value === null || thinking.value === 'bot') return null;
  return (
    <section class="panel thinking">
      <p role="status">{t('screen.think')}</p>
      <button type="button" onClick={stop}>
        {t('screen.think.stop')}
      </button>
    </section>
  );
}
