import type { Battle } from '../../engine/battle.ts';
import type { Line } from '../../engine/contract/line.ts';
import type { Event } from '../../engine/event.ts';
import { ClauseLink } from '../parts/ClauseLink.tsx';
import { Die } from '../parts/Die.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import { lastResult } from '../state/orders/combat.ts';
import { toldEvent } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import { shownBattle } from '../state/view/shown.ts';
import { Lines, nameIn, Outcome, sideAt } from './FightSides.tsx';

interface Stage {
  readonly name: string;
  readonly lines: Readonly<Record<string, readonly Line[]>>;
}

/** What kept a base from going back, and what that cost it, with the clause. */
function CutShort({ battle, event }: { readonly battle: Battle; readonly event: Event }) {
  return (
    <span>
      {toldEvent(battle, event)} <ClauseLink rule={event.rule ?? ''} />
    </span>
  );
}

interface BeatenProps {
  readonly own: number;
  readonly other: number;
  readonly lines: readonly Line[];
  readonly isLost: boolean;
}

/** By how much a base is beaten, beside what decides how badly: its combat factor, or half of the other total. */
function Beaten({ own, other, lines, isLost }: BeatenProps) {
  if (own >= other) return null;
  const factor = lines
    .filter(({ key }) => key === 'combat.factor')
    .reduce((sum, { value }) => sum + value, 0);
  const by = other - own;
  const times = Math.min(2, Math.floor(by / Math.max(1, factor)));
  const half = 2 * own <= other ? 'yes' : 'no';
  const lost = isLost ? 'yes' : 'no';
  return <span>{t('guide.beaten', { by, factor, times, own, other, half, lost })}</span>;
}

/** The total of the other side. */
const othersOf = (totals: Readonly<Record<string, number>>, base: string): number =>
  Object.entries(totals).find(([id]) => id !== base)?.[1] ?? 0;

/** A combat decided by dice: the dice, later factors, totals and outcomes. */
export function ResultPanel() {
  const battle = shownBattle.value;
  const result = lastResult.value;
  if (!battle || !result) return null;
  const figures = result.event.figures ?? {};
  const faces = (figures.faces ?? {}) as Readonly<Record<string, number | null>>;
  const totals = (figures.totals ?? {}) as Readonly<Record<string, number>>;
  const outcomes = (figures.outcomes ?? {}) as Readonly<Record<string, string>>;
  const rules = (figures.rules ?? {}) as Readonly<Record<string, string>>;
  const stages = (figures.stages ?? []) as unknown as readonly Stage[];
  // That a base with the outcome "destroyed" is destroyed needs no second word.
  const cutShort = (base: string): Event | undefined =>
    outcomes[base] === 'destroyed' ? undefined : result.fallen.get(base);
  return (
    <section class="panel result" aria-labelledby="result-title">
      <h3 id="result-title">{t('screen.result', { kind: result.fight.kind })}</h3>
      {result.fight.sides.map(({ base, lines }) => (
        <div key={base} class="result-side">
          <SideMark at={sideAt(battle, base)} />
          <div class="result-words">
            <strong>{nameIn(battle, base)}</strong>
            <Beaten
              own={totals[base] ?? 0}
              other={othersOf(totals, base)}
              lines={lines}
              isLost={outcomes[base] === 'destroyed'}
            />
            <span>
              <Outcome name={outcomes[base] ?? 'stand'} /> <ClauseLink rule={rules[base] ?? ''} />
            </span>
            {cutShort(base) && <CutShort battle={battle} event={cutShort(base) as Event} />}
          </div>
          <Die face={faces[base] ?? null} />
          <b class="total">{totals[base] ?? ''}</b>
          <details>
            <summary>{t('screen.result.sum')}</summary>
            <Lines
              battle={battle}
              lines={[...lines, ...stages.flatMap((stage) => stage.lines[base] ?? [])]}
            />
          </details>
        </div>
      ))}
    </section>
  );
}
