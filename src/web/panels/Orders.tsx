import type { Battle } from '../../engine/battle.ts';
import { findBase, isPlaced } from '../../engine/battle.ts';
import type { Option } from '../../engine/contract/sequence.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { ButtonOrder } from '../on-screen/orders.ts';
import { Icon } from '../parts/Icon.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import { seatAsked } from '../state/battle/asked.ts';
import { botAsked, botsPlay, botTrouble } from '../state/battle/host.ts';
import { openOptions } from '../state/battle/open-options.ts';
import { send } from '../state/battle/sending.ts';
import { session } from '../state/battle/session.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { pairsOpen } from '../state/orders/combat.ts';
import { isImpetuous } from '../state/orders/phase.ts';
import { cancelGhost, pick, selected, selectGroup } from '../state/orders/selection.ts';
import { change, settings } from '../state/settings/settings.ts';
import { laying } from '../state/setup/laying.ts';
import { isPlaced as isPutDown } from '../state/setup/places.ts';
import { baseName, namedFigures, sideInWords } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import { isLive, shownBattle, stepTo } from '../state/view/shown.ts';
import { ColumnPad } from '../table/ColumnPad.tsx';
import { field } from '../table/field.ts';
import { foresee } from '../table/foreseeing.ts';
import { MovePad } from '../table/MovePad.tsx';
import { onFoot } from '../table/options.ts';
import { describeBase } from '../table/wording.ts';
import { Options } from './Options.tsx';
import { Some, someAsked } from './Some.tsx';

/** Commands that have their own place on the screen. */
const ELSEWHERE = new Set([
  'end-phase',
  'fight',
  'shoot',
  'move',
  'deploy',
  'deploy-group',
  'lay-terrain',
  'take-back',
]);

/** The finite choices open now, except those with panels of their own. */
export const choicesOpen = (battle: Battle): readonly Option[] => {
  const now = session.value;
  if (!now) return [];
  const spell = onScreen(battle.ruleset)?.fights.spell;
  return openOptions(now.rules, battle).filter(
    (option) => !ELSEWHERE.has(option.command.type) && option.command.type !== spell && !isPutDown(option),
  );
};

/** Questions that are answered on the table. */
const HINTS = new Set(['orders', 'impetuous']);

const CHOSEN_ONE_BY_ONE = new Set(['shoot', 'fight']);

/** The question; once all shots or fights are done, only to end the phase. */
const askedKey = (kind: string): string =>
  CHOSEN_ONE_BY_ONE.has(kind) && pairsOpen.value.length === 0 ? `ask.${kind}.over` : `ask.${kind}`;

/** The piece of terrain that a question is about; its own panel shows how it lies. */
function PieceAsked({ piece }: { readonly piece: unknown }) {
  if (laying.value || typeof piece !== 'object' || piece === null) return null;
  const { kind, size } = piece as { readonly kind?: unknown; readonly size?: unknown };
  if (typeof kind !== 'string' || typeof size !== 'string') return null;
  return (
    <p class="muted">
      {t('screen.lay.piece', { what: t(`screen.lay.kind.${kind}`), size: t(`name.${size}`) })}
    </p>
  );
}

/** A position without a phase asks nothing. */
const PositionPanel = () => (
  <section class="panel ask">
    <p>{t('screen.position.what')}</p>
  </section>
);

/** How orders are given, where something else says which. */
const OrdersHint = () =>
  selected.value.length === 0 ? <p class="muted">{t('screen.hint.orders')}</p> : null;

/** The question, the side that it is put to, and the choices. A guided player is told elsewhere what to order. */
export function AskedPanel({ guided = false }: { readonly guided?: boolean | undefined }) {
  const now = session.value;
  const battle = shownBattle.value;
  if (!now || !battle || battle.result) return null;
  if (!isLive.value)
    return (
      <section class="panel ask past">
        <p>{t('screen.past')}</p>
        <button type="button" class="primary" onClick={() => stepTo(Number.POSITIVE_INFINITY)}>
          {t('screen.steps.last')}
        </button>
      </section>
    );
  if (battle.flow.phase === '') return <PositionPanel />;
  const awaited = battle.flow.awaits[0];
  if (!awaited || awaited.answer.form === 'faces') return null;
  if (guided && awaited.kind === 'orders') return <OrdersHint />;
  if (botAsked.value !== null) return <BotPanel battle={battle} side={botAsked.value} />;
  const isMine = seatAsked() !== null;
  const options = isMine ? choicesOpen(battle) : [];
  const side = battle.sides.findIndex(({ id }) => id === awaited.by);
  const about = namedFigures(battle, awaited.about);
  return (
    <section class="panel ask" aria-labelledby="ask-title">
      <h3 id="ask-title">
        <SideMark at={side} />{' '}
        {t(askedKey(awaited.kind), { side: sideInWords(battle, awaited.by), ...about })}
      </h3>
      <PieceAsked piece={awaited.about?.piece} />
      {isMine && someAsked(awaited).length > 0 ? (
        <Some key={now.play.live.length} battle={battle} awaited={awaited} />
      ) : (
        options.length > 0 && <Options battle={battle} options={options} />
      )}
      {isMine && HINTS.has(awaited.kind) && selected.value.length === 0 && (
        <p class="muted">{t(`screen.hint.${awaited.kind}`)}</p>
      )}
    </section>
  );
}

function BotPanel({ battle, side }: { readonly battle: Battle; readonly side: string }) {
  const at = battle.sides.findIndex(({ id }) => id === side);
  return (
    <section class="panel ask bot">
      <h3>
        <SideMark at={at} />{' '}
        {t(botsPlay.value ? 'screen.bot.thinks' : 'screen.bot.waits', { side: sideInWords(battle, side) })}
      </h3>
      {botTrouble.value !== null && <p class="bad">{t('screen.bot.trouble', { why: botTrouble.value })}</p>}
      <div class="buttons">
        <button
          type="button"
          onClick={() => {
            botTrouble.value = null;
            botsPlay.value = !botsPlay.value;
          }}
        >
          {t(botsPlay.value ? 'screen.bot.pause' : 'screen.bot.go')}
        </button>
        {settings.value.pace > 0 && (
          <button type="button" onClick={() => change({ pace: 0 })}>
            {t('screen.bot.hurry')}
          </button>
        )}
      </div>
    </section>
  );
}

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

/** Orders without a path: to halt, to hold, to engage. */
function ButtonOrders({ rules, battle }: { readonly rules: Ruleset; readonly battle: Battle }) {
  const give = (order: ButtonOrder): void => {
    if (order.foreseen && field.value) foresee(field.value, order);
    else send(order.command);
  };
  return (
    <>
      {(onScreen(rules.id)?.orders.buttons(battle, selected.value) ?? []).map((order) => (
        <button key={order.key} type="button" onClick={() => give(order)}>
          {t(order.key, order.figures)}
        </button>
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
  const rides = selected.value.some((id) => {
    const each = findBase(battle, id);
    return each && (now.rules.label(each).vehicles ?? 0) > 0;
  });
  return (
    <section class="panel picked" aria-labelledby="picked-title">
      <header>
        <h3 id="picked-title">
          <SideMark at={battle.sides.findIndex(({ id }) => id === base.side)} />
          {count === 1 ? baseName(base) : t('screen.picked.many', { count, base: baseName(base) })}
        </h3>
        <button type="button" class="quiet icon" aria-label={t('screen.unpick')} onClick={() => pick([])}>
          <Icon name="close" />
        </button>
      </header>
      {count === 1 && isPlaced(base) && field.value && (
        <p class="muted">{withoutName(describeBase(field.value, base))}</p>
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
          {movable && rides && <OnFoot />}
        </div>
      )}
      {movable && (
        <details class="pad" open onMouseDown={keepFocus}>
          <summary>{t('table.pad')}</summary>
          {onScreen(now.rules.id)?.orders.keys.includes('column') && <ColumnPad />}
          <MovePad />
        </details>
      )}
    </section>
  );
}
