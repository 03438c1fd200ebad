import { WORKERS_ENDED } from '../../thinking/thinker.ts';
import { t } from './telling.ts';

/** Why thinking failed, in words. */
export function whyFailed(error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  return why === WORKERS_ENDED ? t('screen.think.ended') : t('screen.think.failed', { why });
}
