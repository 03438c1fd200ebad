import { sideInWords } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import { openCurtain } from '../state/view/curtain.ts';
import { shownBattle } from '../state/view/shown.ts';

/** Handing the screen over, so that neither player sees the hidden bases of the other. */
export function Curtain({ side }: { readonly side: string }) {
  const battle = shownBattle.value;
  const name = battle ? sideInWords(battle, side) : side;
  return (
    <main class="curtain">
      <h1>{t('screen.curtain', { side: name })}</h1>
      <p>{t('screen.curtain.why')}</p>
      <button type="button" class="primary big" autofocus onClick={openCurtain}>
        {t('screen.curtain.open', { side: name })}
      </button>
    </main>
  );
}
