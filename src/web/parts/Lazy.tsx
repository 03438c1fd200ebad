import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../state/telling.ts';

/** A part of the screen whose code is fetched when it is first shown. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => preact.JSX.Element {
  let known: ComponentType<Props> | null = null;
  return (props) => {
    const [found, setFound] = useState<ComponentType<Props> | 'failed' | null>(() => known);
    useEffect(() => {
      if (known) return;
      load().then(
        (part) => {
          known = part;
          setFound(() => part);
        },
        () => setFound('failed'),
      );
    }, []);
    if (found === null) return <p class="muted loading">{t('screen.loading')}</p>;
    if (found === 'failed') return <p class="bad loading">{t('screen.figures.failed')}</p>;
    const Part = found;
    return <Part {...props} />;
  };
}
