import { useTitle } from '../parts/title.ts';
import { t } from '../state/telling/telling.ts';
import { at } from './addresses.ts';
import { VerifyFile } from './Verify.tsx';

/** How anybody can verify the dice of a battle at a distance. */
export function DicePage() {
  useTitle(t('distance.dice'));
  return (
    <main class="home at-distance">
      <header class="distance-head">
        <a href={at()}>‹ {t('distance.back')}</a>
        <h1>{t('distance.dice')}</h1>
      </header>
      <ol class="dice-told">
        {t('distance.dice.told')
          .split('\n')
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ol>
      <section class="home-section" aria-labelledby="verify-title">
        <header>
          <h2 id="verify-title">{t('distance.verify')}</h2>
        </header>
        <p class="muted">{t('distance.verify.offline')}</p>
        <VerifyFile />
      </section>
    </main>
  );
}
