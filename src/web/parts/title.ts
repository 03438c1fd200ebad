import { useEffect } from 'preact/hooks';

const APP = 'Acies';

/** Sets the title of the window while a page is shown. */
export function useTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return;
    document.title = `${name} – ${APP}`;
    return () => {
      document.title = APP;
    };
  }, [name]);
}
