import { hasCharacter, partsOfName } from '../../bots/players/names.ts';
import type { MenuOf } from '../parts/Menu.tsx';
import { currentBattle } from '../state/battle/asked.ts';
import { session } from '../state/battle/session.ts';
import { undoAskable, undoable, undoBound } from '../state/battle/undoing.ts';
import { saveRecord } from '../state/keeping/saving.ts';
import { openBook } from '../state/navigation/beside.ts';
import { open } from '../state/navigation/dialogs.ts';
import { t } from '../state/telling/telling.ts';

/** What the menu of the battle page holds. */
export function MenuList({ Own }: MenuOf) {
  const battle = currentBattle();
  const over = battle?.result !== null;
  const now = session.value;
  const { level, character } = partsOfName(now?.bot ?? 'playing');
  const isAgainstBot = Object.values(now?.players ?? {}).includes('bot');
  return (
    <>
      {now && isAgainstBot && (
        <p class="muted menu-note">
          {t('screen.opponent')} <b>{t(`screen.opponent.${level}`)}</b>
          {hasCharacter(level) && ` (${t(`screen.character.${character}`)})`}
        </p>
      )}
      {Own ? (
        <Own />
      ) : (
        <button type="button" onClick={() => open({ dialog: 'rename' })}>
          {t('screen.rename')}
        </button>
      )}
      <button type="button" onClick={() => open({ dialog: 'legend' })}>
        {t('screen.legend')}
      </button>
      <button type="button" onClick={() => open({ dialog: 'compare' })}>
        {t('screen.compare')}
      </button>
      <button type="button" onClick={saveRecord}>
        {t('screen.save')}
      </button>
      <button type="button" onClick={() => open({ dialog: 'export' })}>
        {t('screen.export')}
      </button>
      <button type="button" onClick={() => open({ dialog: 'settings' })}>
        {t('screen.settings')}
      </button>
      <button type="button" onClick={() => open({ dialog: 'help' })}>
        {t('screen.help')}
      </button>
      <button type="button" onClick={() => openBook(battle?.ruleset ?? '')}>
        {t('screen.rulebook')}
      </button>
      <hr />
      <button type="button" disabled={undoable() === 0} onClick={() => undoBound()}>
        {t('screen.undo.bound')}
      </button>
      <button type="button" disabled={!undoAskable()} onClick={() => open({ dialog: 'undo' })}>
        {t('screen.undo.ask')}
      </button>
      <hr />
      {over ? (
        <button type="button" onClick={() => open({ dialog: 'summary' })}>
          {t('screen.summary')}
        </button>
      ) : (
        <>
          <button type="button" onClick={() => open({ dialog: 'draw' })}>
            {t('screen.draw')}
          </button>
          {!Own && (
            <button type="button" onClick={() => open({ dialog: 'time' })}>
              {t('screen.time')}
            </button>
          )}
          <button type="button" class="bad" onClick={() => open({ dialog: 'resign' })}>
            {t('screen.resign')}
          </button>
        </>
      )}
    </>
  );
}
