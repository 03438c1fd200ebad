import { Dialog } from '../parts/Dialog.tsx';
import { LoadNewer, lazily } from '../parts/Lazy.tsx';
import { type Told, toldNow } from '../state/navigation/dialogs.ts';
import { scenarioTitle } from '../state/telling/scenario-title.ts';
import { t } from '../state/telling/telling.ts';

const Position = lazily(async () => (await import('../parts/Position.tsx')).Position);

const away = (): void => {
  toldNow.value = null;
};

const List = ({ faults }: { readonly faults: readonly string[] }) => (
  <ul class="faults">
    {faults.map((fault) => (
      <li key={fault}>{fault}</li>
    ))}
  </ul>
);

const Faults = ({ title, why, faults }: Extract<Told, { told: 'faults' }>) => (
  <Dialog title={title} onClose={away}>
    {why !== undefined && <p>{why}</p>}
    {faults.length > 0 &&
      (why === undefined ? (
        <List faults={faults} />
      ) : (
        <details>
          <summary>{t('screen.file.where')}</summary>
          <List faults={faults} />
        </details>
      ))}
    <p class="muted">{t('screen.faults.lost')}</p>
  </Dialog>
);

/** A notice on top of everything else. Closing it changes nothing below. */
export function TellNow({ now }: { readonly now: Told }) {
  switch (now.told) {
    case 'faults':
      return <Faults {...now} />;
    case 'newer':
      return (
        <Dialog title={t('screen.newer')} onClose={away} foot={<LoadNewer />}>
          <p>{t('screen.newer.what')}</p>
        </Dialog>
      );
    case 'note':
      return (
        <Dialog title={now.title} onClose={away}>
          <p>{now.text}</p>
        </Dialog>
      );
    case 'link':
      return (
        <Dialog title={now.title} onClose={away}>
          <label class="field">
            <span>{t('screen.link.what', { count: now.link.length })}</span>
            <input type="text" readOnly value={now.link} onFocus={(event) => event.currentTarget.select()} />
          </label>
        </Dialog>
      );
    case 'position':
      return (
        <Dialog title={scenarioTitle(now.scenario)} onClose={away} size="wide">
          <Position scenario={now.scenario} />
        </Dialog>
      );
  }
}
