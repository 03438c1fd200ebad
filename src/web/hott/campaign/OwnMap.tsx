/** A map of one's own for a new campaign, read from a file. */
import { useState } from 'preact/hooks';
import { ownersIn } from '../../../rules/hott/campaign/own-map.ts';
import { readJson } from '../../../scenario/read.ts';
import { FileButton } from '../../parts/FileButton.tsx';
import { Give } from './fields.tsx';
import { t } from './words.ts';

interface OwnMapProps {
  readonly map: unknown;
  /** The map that was read, with the number of nations that it is for; null for the circle. */
  readonly onMap: (map: unknown, nations: number) => void;
}

export function OwnMap({ map, onMap }: OwnMapProps) {
  const [wrong, setWrong] = useState(false);
  const read = async (file: File) => {
    const found = readJson(await file.text());
    const nations = found.ok ? ownersIn(found.value).length : 0;
    setWrong(nations === 0);
    if (found.ok && nations > 0) onMap(found.value, nations);
  };
  return (
    <div class="buttons campaign-own-map">
      <span>
        {t(map === null ? 'campaign.new.map.circle' : 'campaign.new.map.own', {
          nations: ownersIn(map).length,
        })}
      </span>
      <FileButton
        label={t('campaign.new.map')}
        accept=".json,application/json"
        onFile={(file) => void read(file)}
      />
      {map !== null && <Give label={t('campaign.new.map.back')} onGive={() => onMap(null, 0)} />}
      {wrong && (
        <p class="bad" role="alert">
          {t('campaign.new.map.wrong')}
        </p>
      )}
    </div>
  );
}
