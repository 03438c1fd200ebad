import type { Base, BaseId } from '../../../engine/battle.ts';
import { Stepper } from '../../parts/Stepper.tsx';
import { t } from '../../state/telling/telling.ts';

interface CountedProps {
  readonly title: string;
  /** The bases to choose among. */
  readonly among: readonly Base[];
  readonly chosen: readonly BaseId[];
  readonly onChoose: (bases: readonly BaseId[]) => void;
}

const kindOf = ({ troop, command = '' }: Base): string => t('screen.notes.of-command', { troop, command });

/** Some bases, chosen by their number of each troop in each command. */
export function Counted({ title, among, chosen, onChoose }: CountedProps) {
  return (
    <fieldset class="some">
      <legend>{title}</legend>
      {among.length === 0 && <p class="muted">{t('screen.notes.nobody')}</p>}
      <ul class="tray">
        {[...new Set(among.map(kindOf))].map((what) => {
          const ids = among.filter((base) => kindOf(base) === what).map(({ id }) => id);
          const taken = ids.filter((id) => chosen.includes(id));
          const next = ids.find((id) => !chosen.includes(id));
          const last = taken.at(-1);
          return (
            <li key={what} class="troop-row">
              <span class="troop-name">{what}</span>
              <Stepper
                what={what}
                count={taken.length}
                note={`/ ${ids.length}`}
                onLess={last === undefined ? undefined : () => onChoose(chosen.filter((id) => id !== last))}
                onMore={next === undefined ? undefined : () => onChoose([...chosen, next])}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
