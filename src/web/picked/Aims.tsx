import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type BaseId, basesOnTable, placedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { intentsFor, type Meant } from '../../engine/moves/intents.ts';
import { distance } from '../../geometry/point.ts';
import { judgedGhost } from '../searching/ends.ts';
import { aimedAt, isPointing, pointAtBase, togglePointing } from '../state/orders/aims.ts';
import { ghost, selected } from '../state/orders/selection.ts';
import { t } from '../state/telling/telling.ts';
import type { Field } from '../table/field.ts';
import { announceGhost } from '../table/ordering.ts';
import { nameOf } from '../table/wording.ts';

/** The most bases that are offered by name, the nearest first. */
const MOST_NEAR = 6;

/** The other bases nearest to the first picked one. */
function nearest({ battle }: Field): readonly BaseId[] {
  const base = placedBase(battle, selected.value[0] ?? '');
  if (!base) return [];
  const from = rectangleOfBase(base).centre;
  const off = (id: BaseId): number => {
    const other = placedBase(battle, id);
    return other ? distance(from, rectangleOfBase(other).centre) : Number.POSITIVE_INFINITY;
  };
  return basesOnTable(battle)
    .map(({ id }) => id)
    .filter((id) => !selected.value.includes(id))
    .toSorted((a, b) => off(a) - off(b))
    .slice(0, MOST_NEAR);
}

/** Asks for the base that is meant: on the table or by its name. */
const Near = ({ now }: { readonly now: Field }) => (
  <>
    <p class="muted">
      {t('screen.aim.point')} {t('screen.aim.near')}
    </p>
    <div class="buttons">
      {nearest(now).map((id) => (
        <button key={id} type="button" class="small" onClick={() => pointAtBase(id)}>
          {nameOf(now, id)}
        </button>
      ))}
    </div>
  </>
);

/** What the picked bases can do about the base pointed at. */
function Offered({ now, target }: { readonly now: Field; readonly target: BaseId }) {
  const { rules, battle } = now;
  const all = useMemo(
    () => intentsFor(rules, battle, selected.value, target),
    [battle, selected.value, target],
  );
  const show = ({ command }: Meant): void => {
    ghost.value = judgedGhost(rules, battle, command, true);
    announceGhost();
  };
  return (
    <>
      <p class="muted">{t('screen.aim.of', { base: nameOf(now, target) })}</p>
      {all.length === 0 && <p>{t('screen.aim.none')}</p>}
      <div class="buttons">
        {all.map((each) => (
          <button
            key={each.intent}
            type="button"
            class="small"
            aria-pressed={ghost.value?.command.meant === each.command.meant}
            onClick={() => show(each)}
          >
            {t(`screen.aim.${each.intent}`)}
          </button>
        ))}
      </div>
    </>
  );
}

/** Asks for the base that is meant, and then what to do about it. The order is shown before it is given. */
export function Pointing({ now }: { readonly now: Field }) {
  const target = aimedAt.value;
  const box = useRef<HTMLDivElement>(null);
  // What is asked next is brought in sight where the box is longer than before.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [target]);
  return (
    <div class="aims" ref={box}>
      {target === null ? <Near now={now} /> : <Offered now={now} target={target} />}
      <div class="buttons">
        <button type="button" class="small" onClick={togglePointing}>
          {t('table.card.cancel')}
        </button>
      </div>
    </div>
  );
}

/** Begins an order by intent: the box above the panels then asks for the base that is meant. */
export const AimButton = () => (
  <div class="aims">
    <button type="button" aria-pressed={isPointing.value} onClick={togglePointing}>
      {t('screen.aim')}
    </button>
  </div>
);
