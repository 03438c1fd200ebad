import { FileButton } from '../parts/FileButton.tsx';
import { fileText } from '../state/keeping/file-text.ts';
import { tell } from '../state/navigation/dialogs.ts';
import { t } from '../state/telling/telling.ts';
import { refreshMine, takeSeats } from './my-battles.ts';
import { seatsInFile } from './seats.ts';

async function takeFile(file: File): Promise<void> {
  const found = seatsInFile(await fileText(file));
  if (found === null) return tell({ told: 'faults', title: t('distance.carry.failed'), faults: [] });
  await takeSeats(found);
  await refreshMine();
}

/** Takes the seats of a file that was saved before. */
export const SeatsFile = () => (
  <FileButton
    label={t('distance.carry.open')}
    accept=".json,application/json"
    onFile={(file) => void takeFile(file)}
  />
);

/** How a player whose browser has forgotten a seat comes back to it. */
export const SeatForgotten = () => (
  <section class="seat-forgotten" aria-labelledby="forgotten-title">
    <h2 id="forgotten-title">{t('distance.forgotten')}</h2>
    <p>{t('distance.forgotten.why')}</p>
    <ul>
      {(['link', 'device', 'file', 'nobody'] as const).map((way) => (
        <li key={way}>{t(`distance.forgotten.${way}`)}</li>
      ))}
    </ul>
    <div class="buttons">
      <SeatsFile />
    </div>
  </section>
);
