import type { Battle } from '../../engine/battle.ts';
import type { Line } from '../../engine/contract/line.ts';
import type { Event } from '../../engine/event.ts';
import { ClauseLink } from '../parts/ClauseLink.tsx';
import { Die } from '../parts/Die.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import { lastResult, type ShownResult } from '../state/orders/combat.ts';
import { cutShort, overrunBy, wentBy } from '../state/telling/aftermath.ts';
import { toldEvent } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import { shownBattle } from '../state/view/shown.ts';
import { Lines, nameIn, Outcome, sideAt } from './FightSides.tsx';
import { toResult } from './panes.ts';

interface Stage {
  readonly name: string;
  readonly lines: Readonly<Record<string, readonly Line[]>>;
}

/** What became of a base afterwards: its way, or what kept it from it and what that cost, with the clause. */
function Followed({ battle, event }: { readonly battle: Battle; readonly event: Event }) {
  return (
    <span>
      {toldEvent(battle, event)} <ClauseLink rule={event.rule ?? ''} />
    </span>
  );
}

/**
 * By how much a base is beaten, beside what decides how badly: its combat factor, or half of the other total. Where any
 * defeat destroys it, that alone decides. Null for a base that is not beaten.
 */
function beatenTold(battle: Battle, { event, fight }: ShownResult, base: string): string | null {
  const { totals = {}, outcomes = {} } = (event.figures ?? {}) as Figures;
  const [enemy, other] = otherOf(totals, base);
  const own = totals[base] ?? 0;
  if (own >= other) return null;
  const lines = fight.sides.find((side) => side.base === base)?.lines ?? [];
  const factor = lines
    .filter(({ key }) => key === 'combat.factor')
    .reduce((sum, { value }) => sum + value, 0);
  const by = other - own;
  const times = Math.min(2, Math.floor(by / Math.max(1, factor)));
  const half = 2 * own <= other ? 'yes' : 'no';
  const outcome = outcomes[base] ?? 'stand';
  const lost = outcome === 'destroyed' ? 'yes' : 'no';
  const names = { base: nameIn(battle, base), enemy: nameIn(battle, enemy) };
  const { kind } = fight;
  return t('guide.beaten', { by, factor, times, own, other, half, lost, outcome, kind, ...names });
}

/** The parts of a combat event that tell of each base. */
interface Figures {
  readonly totals?: Readonly<Record<string, number>>;
  readonly outcomes?: Readonly<Record<string, string>>;
}

/** The other side and its total. */
const otherOf = (totals: Readonly<Record<string, number>>, base: string): readonly [string, number] =>
  Object.entries(totals).find(([id]) => id !== base) ?? ['', 0];

/** The words of an outcome, unless the way of a base that stood says more. */
const saysOutcome = (outcome: string, went: Event | undefined): boolean =>
  outcome !== 'stand' || went === undefined;

/** What became of a base after its fight. That a base with the outcome "destroyed" is destroyed needs no second word. */
const fateOf = ({ event, after }: ShownResult, base: string): Event | undefined => {
  const outcomes = (event.figures?.outcomes ?? {}) as Readonly<Record<string, string>>;
  return (outcomes[base] === 'destroyed' ? undefined : cutShort(after, base)) ?? wentBy(after, base);
};

/** The last combat in a sentence, for a phone whose panels are down; a press shows the whole of it. */
export function ResultLine() {
  const battle = shownBattle.value;
  const result = lastResult.value;
  if (!battle || !result) return null;
  const { outcomes = {} } = (result.event.figures ?? {}) as Figures;
  const fates = result.fight.sides.flatMap(({ base }) => {
    const went = cutShort(result.after, base) ?? wentBy(result.after, base);
    const outcome = t(`outcome.${outcomes[base] ?? 'stand'}`);
    const became = went
      ? toldEvent(battle, went)
      : t('screen.result.became', { base: nameIn(battle, base), outcome });
    const others = overrunBy(result.after, base).map((event) => toldEvent(battle, event));
    return [became, ...others, beatenTold(battle, result, base) ?? ''];
  });
  return (
    <button type="button" class="quiet result-line" onClick={toResult}>
      {[toldEvent(battle, result.event), ...fates].filter((words) => words !== '').join(' ')}
    </button>
  );
}

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
  const followed = (base: string): Event | undefined => fateOf(result, base);
  return (
    <section class="panel result" aria-labelledby="result-title">
      <h3 id="result-title">{t('screen.result', { kind: result.fight.kind })}</h3>
      {result.fight.sides.map(({ base, lines }) => (
        <div key={base} class="result-side">
          <SideMark at={sideAt(battle, base)} />
          <div class="result-words">
            <strong>{nameIn(battle, base)}</strong>
            {saysOutcome(outcomes[base] ?? 'stand', followed(base)) && (
              <span>
                <Outcome name={outcomes[base] ?? 'stand'} /> <ClauseLink rule={rules[base] ?? ''} />
              </span>
            )}
            <span>{beatenTold(battle, result, base)}</span>
            {[...(followed(base) ? [followed(base) as Event] : []), ...overrunBy(result.after, base)].map(
              (event) => (
                <Followed key={event.type} battle={battle} event={event} />
              ),
            )}
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
