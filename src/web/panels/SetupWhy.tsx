import type { Awaited } from '../../engine/battle.ts';
import { isWorded, t } from '../state/telling/telling.ts';

/** Why a question of the setup is asked, and what an answer costs; nothing where the question says it all. */
export function SetupWhy({ asked: { kind, about } }: { readonly asked: Awaited }) {
  const key = `guide.setup.${kind}`;
  if (!isWorded(key)) return null;
  return <p class="muted">{t(key, { part: String(about?.part ?? 'army') })}</p>;
}
