import type { ArmyOnOffer } from '../on-screen/new-battles.ts';
import { FileButton } from '../parts/FileButton.tsx';
import { Icon } from '../parts/Icon.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import { chance } from '../state/battle/chance.ts';
import { openFile } from '../state/loading/later.ts';
import { rowOf } from '../state/loading/loading.ts';
import { newBattlesOf } from '../state/loading/ruleset.ts';
import { close } from '../state/navigation/dialogs.ts';
import { goTo } from '../state/navigation/route.ts';
import type { ArmyPair } from '../state/new-battle/choosing.ts';
import { sizesTold } from '../state/new-battle/starting.ts';
import { t, telling, tOf } from '../state/telling/telling.ts';

/** The content of an army, in the words of its file. */
function ArmyHeld({
  ruleset,
  army,
  onForget,
}: {
  readonly ruleset: string;
  readonly army: ArmyOnOffer;
  readonly onForget: () => void;
}) {
  const { facts, about, lines, findings, warnings = [] } = army;
  return (
    <details class="order-of-battle">
      <summary>{tOf(ruleset, facts.key, facts.figures)}</summary>
      {findings.length > 0 && <p class="muted">{t('screen.army.findings', { count: findings.length })}</p>}
      {warnings.length > 0 && (
        <ul class="warnings">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      {(telling.value.language === 'fr' && about.fr?.length ? about.fr : about.en).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul>
        {lines.map(({ key, figures }) => (
          <li key={JSON.stringify(figures)}>{tOf(ruleset, key, figures)}</li>
        ))}
      </ul>
      {army.removable && (
        <button type="button" class="quiet" onClick={onForget}>
          {t('screen.army.forget')}
        </button>
      )}
    </details>
  );
}

/** The armies of a group under its heading. */
function grouped(
  ruleset: string,
  armies: readonly ArmyOnOffer[],
): readonly (readonly [string, readonly ArmyOnOffer[]])[] {
  const groups = new Map<string, ArmyOnOffer[]>();
  for (const army of armies) {
    const name = tOf(ruleset, army.group.key, army.group.figures);
    groups.set(name, [...(groups.get(name) ?? []), army]);
  }
  return [...groups];
}

interface ArmyProps {
  readonly at: 0 | 1;
  readonly ruleset: string;
  readonly armies: readonly ArmyOnOffer[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly onForget: (id: string) => void;
}

function Army({ at, ruleset, armies, value, onChange, onForget }: ArmyProps) {
  const army = armies.find(({ id }) => id === value);
  return (
    <div class="army-choice">
      <label>
        <span>
          <SideMark at={at} /> {tOf(ruleset, at === 0 ? 'screen.army.south' : 'screen.army.north')}
        </span>
        <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {grouped(ruleset, armies).map(([name, some]) => (
            <optgroup key={name} label={name}>
              {some.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {army && <ArmyHeld ruleset={ruleset} army={army} onForget={() => onForget(army.id)} />}
    </div>
  );
}

/** The choices are kept meanwhile. */
function toWorkshop(): void {
  close();
  goTo({ page: 'workshop', army: null });
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
        <Army {...props} at={0} value={red} onChange={(id) => onChange([id, blue])} />
        <button
          type="button"
          class="swap icon"
          title={t('screen.army.swap')}
          aria-label={t('screen.army.swap')}
          onClick={() => onChange([blue, red])}
        >
          <Icon name="swap" />
        </button>
        <Army {...props} at={1} value={blue} onChange={(id) => onChange([red, id])} />
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
        {!workshop && (
          <FileButton
            label={t('screen.army.open')}
            accept=".txt,text/plain"
            onFile={(file) => void openFile(file)}
          />
        )}
        {workshop && (
          <button type="button" class="quiet" onClick={toWorkshop}>
            {t('screen.workshop')}
          </button>
        )}
      </div>
    </>
  );
}
