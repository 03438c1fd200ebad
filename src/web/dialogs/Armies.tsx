import type { ArmyOnOffer } from '../on-screen/new-battles.ts';
import { FileButton } from '../parts/FileButton.tsx';
import { Icon } from '../parts/Icon.tsx';
import { chance } from '../state/battle/chance.ts';
import { openFile } from '../state/loading/later.ts';
import { rowOf } from '../state/loading/loading.ts';
import { newBattlesOf } from '../state/loading/ruleset.ts';
import { close } from '../state/navigation/dialogs.ts';
import { goTo } from '../state/navigation/route.ts';
import type { ArmyPair } from '../state/new-battle/choosing.ts';
import { sizesTold } from '../state/new-battle/starting.ts';
import { t } from '../state/telling/telling.ts';
import { ArmyField } from './ArmyField.tsx';

/** The choices are kept meanwhile. */
function toWorkshop(ruleset: string): void {
  close();
  goTo({ page: 'workshop', ruleset, army: null });
}

interface ArmiesProps {
  readonly ruleset: string;
  readonly armies: readonly ArmyOnOffer[];
  readonly pair: ArmyPair;
  readonly onChange: (pair: ArmyPair) => void;
}

/** The choice of both armies. */
export function Armies({ ruleset, armies, pair: [red, blue], onChange }: ArmiesProps) {
  const suited = () => newBattlesOf(ruleset)?.suited(chance, red) ?? ([red, blue] as const);
  const forget = (id: string): void => {
    const other = armies.find((army) => army.id !== id)?.id ?? '';
    onChange([red === id ? other : red, blue === id ? other : blue]);
    newBattlesOf(ruleset)?.remove?.(id);
  };
  const props = { ruleset, armies, onForget: forget };
  const sizes = sizesTold(ruleset, red, blue);
  const workshop = rowOf(ruleset)?.workshop !== undefined;
  return (
    <>
      <div class="armies">
        <ArmyField {...props} at={0} value={red} onChange={(id) => onChange([id, blue])} />
        <button
          type="button"
          class="swap icon"
          title={t('screen.army.swap')}
          aria-label={t('screen.army.swap')}
          onClick={() => onChange([blue, red])}
        >
          <Icon name="swap" />
        </button>
        <ArmyField {...props} at={1} value={blue} onChange={(id) => onChange([red, id])} />
      </div>
      {sizes !== null && (
        <ul class="warnings armies-sizes" aria-live="polite">
          <li>{sizes}</li>
        </ul>
      )}
      <div class="buttons armies-buttons">
        <button type="button" onClick={() => onChange(suited())}>
          <Icon name="dice" /> {t('screen.army.suited')}
        </button>
        <FileButton
          label={t('screen.army.open')}
          accept=".txt,text/plain"
          onFile={(file) => void openFile(file)}
        />
        {workshop && (
          <button type="button" class="quiet" onClick={() => toWorkshop(ruleset)}>
            {t('screen.workshop')}
          </button>
        )}
      </div>
    </>
  );
}
