import type { Base, Battle, SideId } from '../../engine/battle.ts';
import type { ButtonOrder } from '../on-screen/orders.ts';
import { send } from '../state/battle/sending.ts';
import { refusals } from '../state/battle/session.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { selected, taken } from '../state/orders/selection.ts';
import {
  arrivingIn,
  barringRest,
  deployAnew,
  deployAnywhere,
  deploying,
  deployRest,
  farthest,
  hasHidingPlaces,
  isLaying,
  layForMe,
  nowhere,
  takenBases,
  trayOf,
  wide,
} from '../state/setup/tray.ts';
import { t } from '../state/telling/telling.ts';
import { shownBattle } from '../state/view/shown.ts';
import { Tray } from './Tray.tsx';

function Formation({
  battle,
  side,
  bases,
}: {
  readonly battle: Battle;
  readonly side: SideId;
  readonly bases: readonly Base[];
}) {
  const deep = Math.ceil(bases.length / Math.max(1, wide.value));
  return (
    <div class="formation">
      <label>
        {t('screen.deploy.wide')}
        <input
          type="number"
          min={1}
          max={40}
          value={wide.value}
          onInput={(event) => {
            wide.value = Math.max(1, Math.min(40, Math.round(Number(event.currentTarget.value)) || 1));
          }}
        />
      </label>
      <div class="buttons">
        <button
          type="button"
          onClick={() => {
            wide.value = Math.max(1, bases.length);
          }}
        >
          {t('screen.deploy.line')}
        </button>
        <button
          type="button"
          onClick={() => {
            wide.value = 1;
          }}
        >
          {t('screen.deploy.column')}
        </button>
        {!isLaying(battle) && (
          <button
            type="button"
            disabled={bases.length === 0}
            onClick={() => deployAnywhere(battle, side, bases)}
          >
            {t('screen.deploy.anywhere')}
          </button>
        )}
      </div>
      <p class="muted">
        {bases.length === 0
          ? t('screen.deploy.choose')
          : t(arrivingIn(battle) ? 'screen.deploy.arrive' : 'screen.deploy.click', {
              count: bases.length,
              wide: Math.min(wide.value, bases.length),
              deep,
              depth: farthest(battle, side),
            })}
      </p>
    </div>
  );
}

/** Gives an order to taken bases, which are then no longer taken. */
function note({ command }: ButtonOrder): void {
  if (send(command)) taken.value = [];
}

/** What bars the program from deploying the rest, with the way out. */
function Barred({ battle, side }: { readonly battle: Battle; readonly side: SideId }) {
  const count = barringRest(battle).length;
  if (count === 0) return null;
  return (
    <>
      <p class="muted">{t('screen.deploy.barred', { count })}</p>
      <div class="buttons">
        <button type="button" class="primary" onClick={() => void deployAnew(battle, side)}>
          {t('screen.deploy.anew', { count })}
        </button>
      </div>
    </>
  );
}

/** The tray of bases that are still to be deployed. */
export function DeployPanel() {
  const battle = shownBattle.value;
  const side = deploying();
  if (!battle || side === null) return null;
  const tray = trayOf(battle, side);
  const laying = isLaying(battle);
  const isNowhere = nowhere.value === battle;
  const lurks = onScreen(battle.ruleset)?.setup.ambush?.lurks;
  const standing = selected.value.filter((id) =>
    battle.bases.some(
      (base) =>
        base.id === id && base.place === 'table' && base.side === side && laying === (lurks?.(base) === true),
    ),
  );
  return (
    <section class="panel deploy" aria-labelledby="deploy-title">
      <h3 id="deploy-title">
        {laying ? t('screen.ambush.lay') : t('screen.deploy', { count: tray.length })}
      </h3>
      {laying && (
        <p class="muted">
          {t('screen.ambush.how', { places: hasHidingPlaces(battle, side) ? 'some' : 'none' })}
        </p>
      )}
      {tray.length > 0 && (
        <>
          <Tray battle={battle} side={side} bases={tray} />
          <Formation battle={battle} side={side} bases={takenBases(tray)} />
        </>
      )}
      <Barred battle={battle} side={side} />
      {/* Beside the button that looked for one, which may be far below the heading. */}
      <p role="status">{laying && isNowhere ? t('screen.ambush.nowhere') : ''}</p>
      <div class="buttons">
        {(onScreen(battle.ruleset)?.orders.noted?.(battle, taken.value) ?? []).map((order) => (
          <button key={JSON.stringify(order.command)} type="button" onClick={() => note(order)}>
            {t(order.key, order.figures)}
          </button>
        ))}
        {tray.length > 0 && (
          <button
            type="button"
            class={laying ? '' : 'primary'}
            disabled={laying && isNowhere}
            onClick={() => void (laying ? layForMe : deployRest)(battle, side)}
          >
            {t(laying ? 'screen.ambush.for-me' : 'screen.deploy.rest')}
          </button>
        )}
        {standing.length > 0 && !arrivingIn(battle) && (
          <button
            type="button"
            onClick={() => {
              if (send({ type: 'take-back', bases: standing })) refusals.value = [];
            }}
          >
            {t('screen.deploy.back', { count: standing.length })}
          </button>
        )}
      </div>
    </section>
  );
}
