import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { useSearch } from '../searching/use-search.ts';
import { cancelGhost, focused, type Ghost } from '../state/orders/selection.ts';
import { t } from '../state/telling/telling.ts';
import { elementOf } from '../table/BasesLayer.tsx';
import type { Field } from '../table/field.ts';
import { hasWay } from '../table/foreseeing.ts';
import { cancel, giveOrder, hopeless, nextProposal, takeNearest } from '../table/ordering.ts';
import { collect, collected, mayCollect } from '../table/together.ts';
import { offeredWay, takeWayOut } from './taking.ts';

/** Gives the keys back to the table. */
function toTable(): void {
  const stage = document.querySelector<HTMLElement>('.table .stage');
  const base = stage && focused.value !== null ? elementOf(stage, focused.value) : null;
  (base ?? stage)?.focus({ preventScroll: true });
}

interface ChoiceProps {
  readonly act: () => void;
  readonly main?: boolean;
  readonly children: ComponentChildren;
}

/** A button of the card. Its press may remove it, so that the focus goes to the table. */
function Choice({ act, main = false, children }: ChoiceProps) {
  const press = (): void => {
    toTable();
    act();
  };
  return (
    <button type="button" class={main ? 'primary' : ''} onClick={press}>
      {children}
    </button>
  );
}

/** Are no points left for the order? Then no shorter move can be paid either. */
const isUnpaid = ({ battle }: Field, { wish }: Ghost): boolean =>
  Object.values(battle.turn.pips).every((points) => points === 0) &&
  wish?.reasons.some(({ key }) => key === 'reason.not-enough-points') === true;

/** Is a base in the way? Only then can it help to move others at the same time. */
const isBlocked = ({ wish }: Ghost): boolean =>
  collected.value.length > 0 || wish?.reasons.some(({ key }) => key === 'reason.base-in-the-way') === true;

/** The legal orders in place of a refused one, the most useful first. Where none is known, the table looks for one. */
function WaysOut({ now, shown }: { now: Field; shown: Ghost }) {
  const found = useSearch('waysOut', now.battle, shown.command);
  const ways = useMemo(
    () => (found ?? []).map((way) => offeredWay(now, way, shown.command.bases.length)),
    [found],
  );
  const isHopeless = hopeless.value === shown.command;
  const isFinal = !hasWay(shown.command) || shown.wish?.reasons.some(({ always }) => always) === true;
  return (
    <>
      {ways.map((offered, at) => (
        <Choice key={offered.way.kind} act={() => takeWayOut(now, offered)} main={at === 0}>
          {offered.told}
        </Choice>
      ))}
      {ways.length === 0 && isHopeless && (
        <>
          <p>{t('table.no-nearest')}</p>
          <Choice act={() => nextProposal(1)} main>
            {t('table.card.find-any')}
          </Choice>
        </>
      )}
      {found?.length === 0 && !isHopeless && !isFinal && (
        <Choice act={takeNearest} main>
          {t('table.card.find-nearest')}
        </Choice>
      )}
    </>
  );
}

/** The buttons of the card of an order. */
export function Choices({ now, shown }: { now: Field; shown: Ghost }) {
  const refused = (shown.wish?.reasons.length ?? 0) > 0;
  const leaving = refused ? now.leaving?.(shown) : null;
  return (
    <div class="choices">
      {!refused && (
        <Choice act={giveOrder} main>
          {t('table.card.give')}
        </Choice>
      )}
      {refused && !isUnpaid(now, shown) && <WaysOut now={now} shown={shown} />}
      {refused && isBlocked(shown) && mayCollect() && (
        <Choice act={collect}>{t('table.card.together')}</Choice>
      )}
      {leaving && (
        <Choice act={() => now.onOrder(leaving) && cancelGhost()}>
          {t('table.card.leave', { count: leaving.bases.length })}
        </Choice>
      )}
      <Choice act={cancel}>{t('table.card.cancel')}</Choice>
    </div>
  );
}
