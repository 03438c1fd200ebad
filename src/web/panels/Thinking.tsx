import { stop, thinking, thinkingFailed } from '../state/battle/thinking.ts';
import { t } from '../state/telling/telling.ts';

/** What takes the program long, with a way to stop it; or why it found no answer. Bots that play have their own panel. */
export function ThinkingPanel() {
  if (thinkingFailed.value !== null)
    return (
      <section class="panel thinking" role="alert">
        <p class="bad">{thinkingFailed.value}</p>
      </section>
    );
  if (thinking.value === null || thinking.value === 'bot') return null;
  return (
    <section class="panel thinking">
      <p role="status">{t('screen.think')}</p>
      {/* A lesson that was stopped could not go on; its player may always go back. */}
      {thinking.value !== 'lesson' && (
        <button type="button" onClick={stop}>
          {t('screen.think.stop')}
        </button>
      )}
    </section>
  );
}
