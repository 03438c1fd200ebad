import { useMemo } from 'preact/hooks';
import type { Battle } from '../../engine/battle.ts';
import { findBase, isPlaced } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { ButtonOrder } from '../on-screen/orders.ts';
import { Icon } from '../parts/Icon.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import { useSearch } from '../searching/use-search.ts';
import { seatAsked } from '../state/battle/asked.ts';
import { send } from '../state/battle/sending.ts';
import { session } from '../state/battle/session.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { isImpetuous } from '../state/orders/phase.ts';
import { cancelGhost, pick, selected, selectGroup } from '../state/orders/selection.ts';
import { change, settings } from '../state/settings/settings.ts';
import { titleOf } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import { marching, onFoot } from '../state/view/options.ts';
import { isLive, shownBattle } from '../state/view/shown.ts';
import { field } from '../table/field.ts';
import { foresee } from '../table/foreseeing.ts';
import { describeBase } from '../table/wording.ts';
import { AimButton } from './Aims.tsx';
import { BaseCard } from './BaseCard.tsx';
import { ColumnPad } from './ColumnPad.tsx';
import { MovePad } from './MovePad.tsx';
import { NameField } from './NameField.tsx';
import { Term } from './Term.tsx';

/** Marks of the bound that the panel of a base tells in every ruleset. */
const MARKS = ['recoiled', 'pushed', 'fled', 'pursued', 'shot', 'shotAt', 'fought'];

function Doings({ battle, id }: { readonly battle: Battle; readonly id: string }) {
  const now = session.value;
  const base = findBase(battle, id);
  if (!now || !base) return null;
  const marks = [...(onScreen(battle.ruleset)?.orders.marks ?? []), ...MARKS];
  const done = marks.filter((mark) => (base.bound[mark] ?? 0) > 0).map((mark) => t(`mark.${mark}`));
  const impetuous = isImpetuous(now.rules, battle, id) ? [t('mark.is-impetuous')] : [];
  const riding = (now.rules.label(base).vehicles ?? 0) > 0 ? [t('mark.vehicles')] : [];
  const all = [...impetuous, ...riding, ...done];
  return all.length === 0 ? null : (
    <p class="doings">
      {all.map((word) => (
        <span key={word} class="chip">
          {word}
        </span>
      ))}
    </p>
  );
}

/** The farthest move straight ahead of a kind that has no handle, such as a march. */
function Ahead({ rules, battle }: { readonly rules: Ruleset; readonly battle: Battle }) {
  const ahead = onScreen(rules.id)?.orders.ahead;
  const picked = selected.value;
  const moves = useMemo(() => ahead?.moves(battle, picked) ?? [], [ahead, battle, picked]);
  const move = useSearch('firstLegal', battle, moves.length > 0 ? moves : null);
  return (
    ahead &&
    move && (
      <button type="button" onClick={() => send(move)}>
        {t(ahead.key, { count: picked.length })}
      </button>
    )
  );
}

/** Orders without a path: to halt, to hold, to engage. */
function ButtonOrders({ rules, battle }: { readonly rules: Ruleset; readonly battle: Battle }) {
  const give = (order: ButtonOrder): void => {
    if (order.foreseen && field.value) foresee(field.value, order);
    else send(order.command);
  };
  return (
    <>
      {(onScreen(rules.id)?.orders.buttons(battle, selected.value) ?? []).map((order) => (
        <span key={JSON.stringify(order.command)} class="with-term">
          <button type="button" onClick={() => give(order)}>
            {t(order.key, order.figures)}
          </button>
          {order.term && <Term words={[order.term]}>?</Term>}
        </span>
      ))}
    </>
  );
}

/** Infantry on vehicles may go on foot: by a tactical move. */
function OnFoot() {
  const turn = (): void => {
    onFoot.value = !onFoot.value;
    cancelGhost();
  };
  return (
    <button type="button" class="on-foot" aria-pressed={onFoot.value} onClick={turn}>
      {t(onFoot.value ? 'screen.vehicles.off' : 'screen.vehicles.on')}
    </button>
  );
}

/** Every order by hand is a march while this is pressed: by drags, keys and buttons. */
function Marching({ words }: { readonly words: string }) {
  const turn = (): void => {
    marching.value = !marching.value;
    cancelGhost();
  };
  return (
    <button type="button" class="on-foot" aria-pressed={marching.value} onClick={turn}>
      {t(words)}
    </button>
  );
}

/** After a click on a button, keys go to the table: Enter gives the order that it shows. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

/** The head of the panel already names the base's side. */
const withoutName = (words: string): string => words.slice(words.indexOf(';') + 1).trim();

/** The picked bases and the orders that they can be given. */
export function PickedPanel() {
  const now = session.value;
  const battle = shownBattle.value;
  const first = selected.value[0];
  const base = battle && first !== undefined ? findBase(battle, first) : undefined;
  if (!now || !battle || first === undefined || !base) return null;
  const mine = isLive.value && seatAsked() !== null && base.side === seatAsked();
  const movable = mine && field.value?.mode !== 'look';
  const count = selected.value.length;
  const marches = onScreen(now.rules.id)?.orders.marches;
  const rides = selected.value.some((id) => {
    const each = findBase(battle, id);
    return each && (now.rules.label(each).vehicles ?? 0) > 0;
  });
  return (
    <section class="panel picked" aria-labelledby="picked-title">
      <header>
        <h3 id="picked-title">
          <SideMark at={battle.sides.findIndex(({ id }) => id === base.side)} />
          {titleOf(selected.value.flatMap((id) => findBase(battle, id) ?? []))}
        </h3>
        <button type="button" class="quiet icon" aria-label={t('screen.unpick')} onClick={() => pick([])}>
          <Icon name="close" />
        </button>
      </header>
      {count === 1 && isPlaced(base) && field.value && (
        <p class="visually-hidden">{withoutName(describeBase(field.value, base))}</p>
      )}
      {count === 1 && <Doings battle={battle} id={first} />}
      {mine && (
        <div class="buttons">
          {count === 1 && (
            <button type="button" onClick={() => selectGroup(now.rules, battle, first)}>
              {t('screen.group')}
            </button>
          )}
          <ButtonOrders rules={now.rules} battle={battle} />
          <Ahead rules={now.rules} battle={battle} />
          {movable && rides && <OnFoot />}
          {field.value?.mode === 'move' && movable && marches && <Marching words={marches} />}
        </div>
      )}
      {movable && field.value?.mode === 'move' && <AimButton />}
      {count === 1 && <BaseCard rules={now.rules} battle={battle} base={base} />}
      {count === 1 && <NameField key={first} base={base} />}
      {movable && (
        <details
          class="pad"
          open={settings.value.pad}
          onToggle={(event) => change({ pad: event.currentTarget.open })}
          onMouseDown={keepFocus}
        >
          <summary>{t('table.pad')}</summary>
          {onScreen(now.rules.id)?.orders.keys.includes('column') && <ColumnPad />}
          <MovePad />
        </details>
      )}
    </section>
  );
}
