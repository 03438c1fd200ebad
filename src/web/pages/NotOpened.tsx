import { signal } from '@preact/signals';
import { NotFetched } from '../parts/Lazy.tsx';
import { session } from '../state/battle/session.ts';
import { openKept } from '../state/keeping/keep.ts';
import { elsewhere } from '../state/keeping/one-tab.ts';
import { download } from '../state/keeping/saving.ts';
import { keptText } from '../state/keeping/store.ts';
import { versionThere } from '../state/loading/version.ts';
import { hashOf, route } from '../state/navigation/route.ts';
import { t } from '../state/telling/telling.ts';

/** How far the battle of the page is opened. */
export const opening = signal<'opening' | 'open' | 'missing' | 'broken' | 'not-fetched'>('opening');

/** Opens a battle; again where its code could not be fetched, or to take it from another tab. */
export async function openBattle(id: string, again: 'fetch' | 'take' | null = null): Promise<void> {
  if (session.peek()?.id === id) {
    opening.value = 'open';
    return;
  }
  opening.value = 'opening';
  const isWanted = (): boolean => {
    const at = route.peek();
    return at.page === 'battle' && at.id === id;
  };
  const found = await openKept(id, isWanted, again === 'take')
    .then(async (opened) =>
      opened ? 'open' : (await keptText(id).catch(() => null)) === null ? 'missing' : 'broken',
    )
    .catch(() => 'not-fetched' as const);
  // Some browsers never again fetch a module that failed once; a reloaded page does.
  if (found === 'not-fetched' && again === 'fetch' && (await versionThere()) === 'same') location.reload();
  else if (isWanted()) opening.value = found;
}

async function saveUnread(id: string): Promise<void> {
  const text = await keptText(id);
  if (text !== null) download('battle.record.json', text);
}

/** Why the battle of the page is not on the screen. */
export function NotOpened({ id }: { readonly id: string }) {
  const state = elsewhere.value === id ? 'elsewhere' : opening.value;
  if (state === 'not-fetched') return <NotFetched again={() => void openBattle(id, 'fetch')} />;
  return (
    <main class="message">
      <h1>{t(state === 'opening' ? 'screen.loading' : `screen.battle.${state}`)}</h1>
      {state !== 'opening' && <p>{t(`screen.battle.${state}.what`)}</p>}
      {state === 'elsewhere' && (
        <button type="button" class="primary" onClick={() => void openBattle(id, 'take')}>
          {t('screen.battle.elsewhere.here')}
        </button>
      )}
      {state === 'broken' && (
        <button type="button" onClick={() => saveUnread(id)}>
          {t('screen.save')}
        </button>
      )}
      <a href={hashOf({ page: 'home' })}>{t('screen.home')}</a>
    </main>
  );
}
