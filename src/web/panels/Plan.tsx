import { useEffect, useState } from 'preact/hooks';
import { type Battle, placedBase } from '../../engine/battle.ts';
import type { Threat } from '../../engine/combat/threats.ts';
import { FateBars, share } from '../picked/Fates.tsx';
import { dropPlan, type Planned, planned, takeOver } from '../plan/planning.ts';
import type { PlannedFight } from '../searching/planned-fights.ts';
import { useSearch } from '../searching/use-search.ts';
import { currentBattle } from '../state/battle/asked.ts';
import { announce } from '../state/telling/announcement.ts';
import { t } from '../state/telling/telling.ts';
import { goings, NOTHING, pointedOut } from '../state/view/pointing.ts';
import { field } from '../table/field.ts';
import { nameIn } from './FightSides.tsx';

const isMoved = ({ to }: Threat, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  to === null || to.x !== x || to.y !== y;

/** Shows on the table where the likeliest losers would go, for as long as the panel is open. */
function useGoings(battle: Battle, fights: readonly PlannedFight[]): void {
  useEffect(() => {
    goings.value = fights.flatMap(({ threats }) =>
      threats.flatMap((threat) => {
        const base = placedBase(battle, threat.base);
        return base && isMoved(threat, base.pose) ? [{ base, to: threat.to }] : [];
      }),
    );
    return () => {
      goings.value = [];
      pointNowhere();
    };
  }, [battle, fights]);
}

/** What may become of one side, in a sentence. */
function ThreatTold({ battle, threat }: { readonly battle: Battle; readonly threat: Threat }) {
  const before = placedBase(battle, threat.base)?.pose;
  const { to } = threat;
  const length = before && to ? Math.hypot(to.x - before.x, to.y - before.y) : 0;
  return (
    <li>
      {t(to ? 'screen.plan.goes' : 'screen.plan.falls', {
        base: nameIn(battle, threat.base),
        outcome: t(`outcome.${threat.outcome}`),
        share: share(threat.ways, threat.of),
        length,
      })}
    </li>
  );
}

const pointNowhere = (): void => {
  pointedOut.value = NOTHING;
};

function FightPlanned({ battle, planned: { fight, threats } }: { battle: Battle; planned: PlannedFight }) {
  const now = field.value;
  const bases = fight.sides.map(({ base }) => base);
  const point = (): void => {
    pointedOut.value = { bases, ground: null };
  };
  return (
    <li class="plan-fight" onPointerEnter={point} onPointerLeave={pointNowhere}>
      <b>{t('screen.plan.fight', { bases: bases.map((id) => nameIn(battle, id)) })}</b>
      {now && <FateBars now={{ ...now, battle }} fight={fight} />}
      <ul>
        {threats.map((threat) => (
          <ThreatTold key={threat.base} battle={battle} threat={threat} />
        ))}
      </ul>
    </li>
  );
}

interface OrdersProps {
  readonly orders: readonly Planned[];
  readonly left: ReadonlySet<number>;
  readonly onTurn: (order: number) => void;
}

/** The orders of the plan; each may be left out. */
const Orders = ({ orders, left, onTurn }: OrdersProps) => (
  <ol class="plan-orders">
    {orders.map(({ number, words }) => (
      <li key={number}>
        <label class="check">
          <input type="checkbox" checked={!left.has(number)} onChange={() => onTurn(number)} /> {words}
        </label>
      </li>
    ))}
  </ol>
);

function give(orders: readonly Planned[]): void {
  const given = takeOver(orders.map(({ command }) => command));
  announce(t('screen.plan.given', { given, count: orders.length }));
}

/** The plan: its orders, the fights that it would bring, and the buttons that take it over or drop it. */
export function PlanPanel() {
  const battle = currentBattle();
  return battle && <Plan battle={battle} />;
}

const NO_FIGHTS: readonly PlannedFight[] = [];

function Plan({ battle }: { readonly battle: Battle }) {
  const orders = planned.value;
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const fights = useSearch('plannedFights', battle, true) ?? NO_FIGHTS;
  useGoings(battle, fights);
  const wanted = orders.filter(({ number }) => !left.has(number));
  const turn = (order: number): void =>
    setLeft(new Set(left.has(order) ? [...left].filter((each) => each !== order) : [...left, order]));
  return (
    <section class="panel ask plan" aria-labelledby="plan-of-bound">
      <h3 id="plan-of-bound">{t('screen.plan')}</h3>
      <p class="muted">{t('screen.plan.what')}</p>
      <Orders orders={orders} left={left} onTurn={turn} />
      {fights.length > 0 && <h4>{t('screen.plan.fights')}</h4>}
      <ul class="plan-fights">
        {fights.map((each) => (
          <FightPlanned
            key={each.fight.sides.map(({ base }) => base).join()}
            battle={battle}
            planned={each}
          />
        ))}
      </ul>
      <div class="buttons">
        <button type="button" class="primary" disabled={wanted.length === 0} onClick={() => give(wanted)}>
          {t('screen.plan.take', {
            count: wanted.length,
            all: wanted.length === orders.length ? 'yes' : 'no',
          })}
        </button>
        <button type="button" onClick={dropPlan}>
          {t('screen.plan.drop')}
        </button>
      </div>
    </section>
  );
}
