import { useEffect, useState } from 'preact/hooks';
import { textInLink } from '../state/keeping/link-text.ts';
import { openText } from '../state/keeping/opening.ts';
import { hashOf } from '../state/navigation/route.ts';
import { t } from '../state/telling/telling.ts';

/** Opens the position that a link holds as a battle, or says that the link is damaged. */
export function LinkedPosition({ text }: { readonly text: string }) {
  const [isDamaged, setDamaged] = useState(false);
  useEffect(() => {
    setDamaged(false);
    void textInLink(text).then((found) =>
      found === null ? setDamaged(true) : openText(found, t('screen.link')),
    );
  }, [text]);
  return (
    <main class="message">
      <h1>{t(isDamaged ? 'screen.link.damaged' : 'screen.link')}</h1>
      <a href={hashOf({ page: 'home' })}>{t('screen.home')}</a>
    </main>
  );
}
