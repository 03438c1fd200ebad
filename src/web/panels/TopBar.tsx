import type { Battle } from '../../engine/battle.ts';
import { Icon } from '../parts/Icon.tsx';
import { Later } from '../parts/Later.tsx';
import { lazily } from '../parts/Lazy.tsx';
import { Menu, type MenuOf } from '../parts/Menu.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import { useTitle } from '../parts/title.ts';
import { isMine } from '../state/battle/asked.ts';
import { session } from '../state/battle/session.ts';
import { redo, undo, undoAskable, undoable } from '../state/battle/undoing.ts';
import { kept } from '../state/keeping/store.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { open } from '../state/navigation/dialogs.ts';
import { hashOf, type Route, route } from '../state/navigation/route.ts';
import { sideName } from '../state/telling/naming.ts';
import { amount, t } from '../state/telling/telling.ts';
import { explained } from '../state/view/explaining.ts';
import { seatShown, shownBattle } from '../state/view/shown.ts';
import { CommandLosses } from './CommandLosses.tsx';
import { useKeptFocus } from './kept-focus.ts';

/** Undoes the last order, or asks for the other side's consent where that is needed. */
export function undoOrAsk(): void {
  if (undoable() > 0) undo();
  else if (undoAskable()) open({ dialog: 'undo' });
}

function Spirit({ battle, at }: { readonly battle: Battle; readonly at: number }) {
  const side = battle.sides[at];
  if (!side) return null;
  const spirit = onScreen(battle.ruleset)?.armies.spirit(battle, side.id, seatShown.value);
  const known = spirit && spirit.routing > 0 && battle.turn.bound > 0;
  const figures = {
    side: sideName(battle, side.id),
    losses: amount(spirit?.losses ?? 0),
    routing: amount(spirit?.routing ?? 0),
  };
  return (
    <div
      class="spirit"
      translate={false}
      title={known ? t('screen.losses', figures) : sideName(battle, side.id)}
    >
      <SideMark at={at} />
      <span class="spirit-name">{sideName(battle, side.id)}</span>
      {isMine(side.id) && <span class="chip">{t('screen.you')}</span>}
      {known && (
        <>
          <meter
            min={0}
            max={spirit.routing}
            low={spirit.routing / 3}
            high={(spirit.routing * 2) / 3}
            optimum={0}
            value={Math.min(spirit.losses, spirit.routing)}
            aria-label={t('screen.losses', figures)}
          />
          <button
            type="button"
            class="quiet spirit-figures"
            onClick={() => {
              explained.value = ['losses'];
            }}
          >
            <span class="visually-hidden">{sideName(battle, side.id)}: </span>
            <small class="spirit-lost">{t('screen.spirit.lost')} </small>
            {amount(spirit.losses)}
            <small> / {amount(spirit.routing)}</small>
          </button>
        </>
      )}
    </div>
  );
}

const MenuList = lazily(async () => (await import('./BattleMenu.tsx')).MenuList);

/** The head of the battle page: both armies' losses, undo and redo, the menu. */
export function TopBar({ Own }: MenuOf) {
  const now = session.value;
  const battle = shownBattle.value;
  useKeptFocus();
  useTitle(now?.name);
  if (!now || !battle) return null;
  const isLesson = route.value.page === 'learn';
  const back: Route = isLesson ? { page: 'learn', ruleset: now.rules.id, lesson: null } : { page: 'home' };
  // The names of the armies stand beside the title, and often make it up.
  const isDoubled = battle.sides.every(({ id }) => now.name.includes(sideName(battle, id)));
  const where = t(isLesson ? 'screen.learn.all' : 'screen.home');
  return (
    <header class="top-bar">
      <a class="home-link" href={hashOf(back)} aria-label={where} title={where}>
        <Icon name="home" /> <span class="back-to">{where}</span>
      </a>
      <h1 class={`battle-name ${isDoubled ? 'doubled' : ''}`} translate={false}>
        {now.name}
      </h1>
      <Later of={battle}>
        {(late) => (
          <>
            <Spirit battle={late} at={0} />
            <Spirit battle={late} at={1} />
          </>
        )}
      </Later>
      {kept.value === 'failed' && (
        <p class="not-kept bad" role="alert">
          {t('screen.not-kept')}
        </p>
      )}
      <div class="history">
        <button
          type="button"
          class="quiet icon"
          title={t('screen.undo')}
          aria-label={t('screen.undo')}
          disabled={undoable() === 0 && !undoAskable()}
          onClick={undoOrAsk}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          class="quiet icon"
          title={t('screen.redo')}
          aria-label={t('screen.redo')}
          disabled={now.play.undone.length === 0}
          onClick={() => redo()}
        >
          <Icon name="redo" />
        </button>
      </div>
      <Menu label={t('screen.menu')}>
        <MenuList Own={Own} />
      </Menu>
      <Later of={battle}>{(late) => <CommandLosses battle={late} />}</Later>
    </header>
  );
}
