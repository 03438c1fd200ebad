import type { ArmyOnOffer } from '../on-screen/new-battles.ts';
import { SideMark } from '../parts/SideMark.tsx';
import { t, telling, tOf } from '../state/telling/telling.ts';

/** The content of an army, in the words of its file. */
function ArmyHeld({
  ruleset,
  army,
  onForget,
}: {
  readonly ruleset: string;
  readonly army: ArmyOnOffer;
  readonly onForget: (() => void) | undefined;
}) {
  const { list, facts, about, lines, findings, warnings = [] } = army;
  return (
    <details class="order-of-battle">
      <summary>
        {list && `${list} · `}
        {tOf(ruleset, facts.key, facts.figures)}
      </summary>
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
      {army.removable && onForget && (
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
  /** The side; null until it is drawn. */
  readonly at: 0 | 1 | null;
  readonly ruleset: string;
  readonly armies: readonly ArmyOnOffer[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly onForget?: (id: string) => void;
}

/** The choice of one army. */
export function ArmyField({ at, ruleset, armies, value, onChange, onForget }: ArmyProps) {
  const army = armies.find(({ id }) => id === value);
  return (
    <div class="army-choice">
      <label>
        <span>
          {at === null ? (
            t('screen.summary.army')
          ) : (
            <>
              <SideMark at={at} /> {tOf(ruleset, at === 0 ? 'screen.army.south' : 'screen.army.north')}
            </>
          )}
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
      {army && <ArmyHeld ruleset={ruleset} army={army} onForget={onForget && (() => onForget(army.id))} />}
    </div>
  );
}
