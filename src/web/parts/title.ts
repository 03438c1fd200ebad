import { useEffect } from 'preact/hooks';

const APP = 'Acies';

/** The window is called after what is on it, while that is. */
export function useTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return;
    document.title = `${name} – ${APP}`;
    return () => {
      document.title = APP;
    };
  }, [name]);
}
