import type { Battle } from '../../engine/battle.ts';
import type { Option } from '../../engine/contract/sequence.ts';
import type { Awaited } from '../../engine/game/game.ts';
import { lazily, Nothing } from '../parts/Lazy.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import { isMine, seatAsked } from '../state/battle/asked.ts';
import { botAsked, botsPlay, botTrouble, letBotsPlay } from '../state/battle/host.ts';
import { optionsShown } from '../state/battle/options-shown.ts';
import { session } from '../state/battle/session.ts';
import { thinking } from '../state/battle/thinking.ts';
import { withGuide } from '../state/loading/loading.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { areTheirs, pairsOpen } from '../state/orders/combat.ts';
import { selected } from '../state/orders/selection.ts';
import { change, settings } from '../state/settings/settings.ts';
import { laying } from '../state/setup/laying.ts';
import { isPlaced as isPutDown } from '../state/setup/places.ts';
import { kindName, namedFigures, sideInWords } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import { stepBack, stepForth, toPresent } from '../state/view/playback.ts';
import { isLive, shownBattle, toldNow } from '../state/view/shown.ts';
import { Options } from './Options.tsx';
import { Some, someAsked } from './Some.tsx';

const SetupWhy = lazily(async () => (await withGuide(() => import('./SetupWhy.tsx'))).SetupWhy, Nothing);

const InTurn = lazily(async () => (await import('./InTurn.tsx')).InTurn);

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

/** The finite choices open now, except those with panels of their own; null while they are looked for. */
export const choicesOpen = (battle: Battle): readonly Option[] | null => {
  const options = session.value && optionsShown(session.value.rules, battle);
  if (!options) return null;
  const { fights, orders } = onScreen(battle.ruleset) ?? {};
  return options.filter(
    (option) =>
      !ELSEWHERE.has(option.command.type) &&
      option.command.type !== fights?.spell &&
      !orders?.ofPicked?.includes(option.command.type) &&
      !isPutDown(option),
  );
};

/** Questions that are answered on the table. */
const HINTS = new Set(['orders', 'impetuous']);

/** What may be chosen is listed; where nothing is, only the end of the phase is left. */
const LISTED = new Set(['advance', 'feigned-flights']);

const CHOSEN_ONE_BY_ONE = new Set(['shoot', 'fight']);

/** The question; another one where dice lie, where only the enemy shoots, and once nothing is left to choose. */
function askedKey({ kind, about }: Awaited, options: readonly Option[] | null): string {
  if (Array.isArray(about?.faces)) return `ask.${kind}.thrown`;
  if (LISTED.has(kind) && options?.length === 0) return `ask.${kind}.over`;
  if (!CHOSEN_ONE_BY_ONE.has(kind)) return `ask.${kind}`;
  if (kind === 'shoot' && areTheirs.value) return 'ask.shoot.theirs';
  return pairsOpen.value.length === 0 ? `ask.${kind}.over` : `ask.${kind}`;
}

/** The piece of terrain that a question is about; its own panel shows how it lies. */
function PieceAsked({ piece }: { readonly piece: unknown }) {
  if (laying.value || typeof piece !== 'object' || piece === null) return null;
  const { kind, size } = piece as { readonly kind?: unknown; readonly size?: unknown };
  if (typeof kind !== 'string' || typeof size !== 'string') return null;
  return <p class="muted">{t('screen.lay.piece', { what: kindName(kind), size: t(`name.${size}`) })}</p>;
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
        <p>
          {t('screen.past', { round: battle.turn.round })} {t('screen.past.how')}
        </p>
        <div class="buttons">
          <button type="button" disabled={toldNow.value === 0} onClick={stepBack}>
            {t('screen.past.back')}
          </button>
          <button type="button" onClick={stepForth}>
            {t('screen.past.on')}
          </button>
          <button type="button" class="primary" onClick={toPresent}>
            {t('screen.steps.last')}
          </button>
        </div>
      </section>
    );
  if (battle.flow.phase === '') return <PositionPanel />;
  const awaited = battle.flow.awaits[0];
  if (!awaited || awaited.answer.form === 'faces') return null;
  if (guided && awaited.kind === 'orders') return <OrdersHint />;
  if (botAsked.value !== null) return <BotPanel battle={battle} side={botAsked.value} />;
  const isHere = seatAsked() !== null;
  const options = isHere ? choicesOpen(battle) : [];
  const hasOptions = options !== null && options.length > 0;
  const inTurn = onScreen(battle.ruleset)?.orders.inTurn;
  const side = battle.sides.findIndex(({ id }) => id === awaited.by);
  const about = namedFigures(battle, awaited.about);
  const asked = isMine(awaited.by) ? t('screen.your-move') : sideInWords(battle, awaited.by);
  return (
    <section class={`panel ask ${HINTS.has(awaited.kind) ? 'plain' : ''}`} aria-labelledby="ask-title">
      <h3 id="ask-title">
        <SideMark at={side} />{' '}
        {isHere
          ? t(askedKey(awaited, options), { side: asked, ...about })
          : t('screen.their-move', { side: sideInWords(battle, awaited.by) })}
      </h3>
      {isHere && battle.turn.bound === 0 && <SetupWhy asked={awaited} />}
      <PieceAsked piece={awaited.about?.piece} />
      {/* Above the list: on a phone a long one would hide it. */}
      {hasOptions && inTurn?.kind === awaited.kind && <InTurn kind={awaited.kind} words={inTurn.key} />}
      {isHere && someAsked(awaited).length > 0 ? (
        <Some key={now.play.live.length} battle={battle} awaited={awaited} />
      ) : (
        hasOptions && <Options battle={battle} options={options} />
      )}
      {isHere && HINTS.has(awaited.kind) && selected.value.length === 0 && (
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
        <button type="button" onClick={() => letBotsPlay(!botsPlay.value)}>
          {t(!botsPlay.value ? 'screen.bot.go' : thinking.value ? 'screen.think.stop' : 'screen.bot.pause')}
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
