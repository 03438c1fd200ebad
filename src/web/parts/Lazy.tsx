import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { fetchNow } from '../state/loading/fetching.ts';
import { versionThere } from '../state/loading/version.ts';
import { hashOf } from '../state/navigation/route.ts';
import { t } from '../state/telling/telling.ts';

/** The element round a part while it is loaded, and after a failure. */
type Frame = ComponentType<{ readonly children: ComponentChildren }>;

export const LoadNewer = () => (
  <button type="button" class="primary" onClick={() => location.reload()}>
    {t('screen.newer.load')}
  </button>
);

/** A part is not there: the reader can try again, load the version that has it, or go back. */
export function NotFetched({ again }: { readonly again: () => void }) {
  const [isNewer, setNewer] = useState(false);
  useEffect(() => void versionThere().then((there) => setNewer(there === 'newer')), []);
  return (
    <main class="message not-fetched">
      <p class="bad" role="alert">
        {t(isNewer ? 'screen.newer.what' : 'screen.part.failed')}
      </p>
      {isNewer ? (
        <LoadNewer />
      ) : (
        <button type="button" class="primary" onClick={again}>
          {t('screen.again')}
        </button>
      )}
      <a href={hashOf({ page: 'home' })}>{t('screen.home')}</a>
    </main>
  );
}

/** For parts whose place stays empty until they are there. */
export const Nothing: Frame = () => null;

const Bare: Frame = ({ children }) => <>{children}</>;

/** Keeps the focus where the button to try again was, instead of at the top of the page. */
function useFocusBehind(found: unknown, tries: number) {
  const place = useRef<ParentNode | null>(null);
  useLayoutEffect(() => {
    if (tries === 0) return;
    const next = ['.loading', '.not-fetched button', 'h1, h2, h3, summary']
      .map((selector) => place.current?.querySelector<HTMLElement>(selector))
      .find((each) => each);
    if (!next) return;
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus();
  }, [found, tries]);
  return place;
}

/** A page, a dialog, or a part of one, whose code is fetched when it is first shown. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Framed: Frame = Bare,
): (props: Props) => preact.JSX.Element {
  let known: ComponentType<Props> | null = null;
  return (props) => {
    const [found, setFound] = useState<ComponentType<Props> | 'failed' | null>(() => known);
    const [tries, setTries] = useState(0);
    const place = useFocusBehind(found, tries);
    const fetchPart = (isSecond: boolean): void => {
      setFound(null);
      fetchNow(load).then(
        (part) => {
          known = part;
          setFound(() => part);
        },
        async () => {
          // Some browsers never again fetch a module that failed once; a reloaded page does.
          if (isSecond && (await versionThere()) === 'same') location.reload();
          else setFound('failed');
        },
      );
    };
    const again = (): void => {
      place.current = document.activeElement?.closest('main')?.parentNode ?? null;
      setTries(tries + 1);
      fetchPart(true);
    };
    useEffect(() => {
      if (!known) fetchPart(false);
    }, []);
    if (found === null || found === 'failed')
      return (
        <Framed>
          {found === null ? <p class="muted loading">{t('screen.loading')}</p> : <NotFetched again={again} />}
        </Framed>
      );
    const Part = found;
    return <Part {...props} />;
  };
}
