import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { hashOf } from '../state/route.ts';
import { t } from '../state/telling.ts';

/** The network is gone: one can try again, or go back to what is here. */
const NotFetched = ({ again }: { readonly again: () => void }) => (
  <main class="message">
    <p class="bad" role="alert">
      {t('screen.figures.failed')}
    </p>
    <button type="button" class="primary" onClick={again}>
      {t('screen.again')}
    </button>
    <a href={hashOf({ page: 'home' })}>{t('screen.home')}</a>
  </main>
);

/** A page whose code is fetched when it is first shown. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => preact.JSX.Element {
  let known: ComponentType<Props> | null = null;
  return (props) => {
    const [found, setFound] = useState<ComponentType<Props> | 'failed' | null>(() => known);
    const fetchPart = (): void => {
      setFound(null);
      load().then(
        (part) => {
          known = part;
          setFound(() => part);
        },
        () => setFound('failed'),
      );
    };
    useEffect(() => {
      if (!known) fetchPart();
    }, []);
    if (found === null) return <p class="muted loading">{t('screen.loading')}</p>;
    if (found === 'failed') return <NotFetched again={fetchPart} />;
    const Part = found;
    return <Part {...props} />;
  };
}
