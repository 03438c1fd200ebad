import type { Line } from '../../engine/contract/line.ts';
import type { Event } from '../../engine/event.ts';
import { ClauseLink } from '../parts/ClauseLink.tsx';
import { Die } from '../parts/Die.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import { lastResult } from '../state/orders/combat.ts';
import { t } from '../state/telling/telling.ts';
import { shownBattle } from '../state/view/shown.ts';
import { Lines, nameIn, sideAt } from './FightSides.tsx';

interface Stage {
  readonly name: string;
  readonly lines: Readonly<Record<string, readonly Line[]>>;
}

/** The fate of a base that had to go back, with the clause. */
const Fallen = ({ event, unless }: { readonly event: Event | undefined; readonly unless: boolean }) =>
  event && !unless ? (
    <span>
      {t(event.type === 'left-battlefield' ? 'screen.result.left' : 'screen.result.fallen')}{' '}
      <ClauseLink rule={event.rule ?? ''} />
    </span>
  ) : null;

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
  return (
    <section class="panel result" aria-labelledby="result-title">
      <h3 id="result-title">{t('screen.result', { kind: result.fight.kind })}</h3>
      {result.fight.sides.map(({ base, lines }) => (
        <div key={base} class="result-side">
          <SideMark at={sideAt(battle, base)} />
          <div class="result-words">
            <strong>{nameIn(battle, base)}</strong>
            <span>
              {t(`outcome.${outcomes[base] ?? 'stand'}`)} <ClauseLink rule={rules[base] ?? ''} />
            </span>
            <Fallen event={result.fallen.get(base)} unless={outcomes[base] === 'destroyed'} />
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
