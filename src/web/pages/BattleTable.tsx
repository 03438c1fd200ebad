import { useLayoutEffect } from 'preact/hooks';
import { battleNow } from '../../engine/battle/record.ts';
import { choicesOpen } from '../panels/Orders.tsx';
import { seatAsked } from '../state/battle/asked.ts';
import { send } from '../state/battle/sending.ts';
import { session } from '../state/battle/session.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { openClause } from '../state/navigation/dialogs.ts';
import { pointAtBase, stopPointing } from '../state/orders/aims.ts';
import { lastResult, mayEngage, pairsOpen } from '../state/orders/combat.ts';
import { pick } from '../state/orders/selection.ts';
import { settings } from '../state/settings/settings.ts';
import { offersOfLaying, pullDraft } from '../state/setup/laying.ts';
import { offersNow } from '../state/setup/offers.ts';
import { pointPlace } from '../state/setup/places.ts';
import { adjust, deployAt, deploying, deploymentZone, groundAt } from '../state/setup/tray.ts';
import { tableOnScreen } from '../state/table.ts';
import { namingOf } from '../state/telling/naming.ts';
import { lookedFrom } from '../state/view/looking.ts';
import { eventsShown } from '../state/view/playback.ts';
import { basesOfRow, pointedOut } from '../state/view/pointing.ts';
import { trailsSince } from '../state/view/recent.ts';
import { isLive, seatShown, shownBattle } from '../state/view/shown.ts';
import type { TableMode } from '../table/field.ts';
import { Table } from '../table/Table.tsx';
import { turnTo } from '../table/turning.ts';
import { tellView } from '../table/view.ts';
import { askedAbout, chiefPlaces, useInSight } from './in-sight.ts';

function modeNow(): TableMode {
  if (deploying() !== null) return 'place';
  const kind = shownBattle.value?.flow.awaits[0]?.kind;
  return isLive.value && seatAsked() !== null && kind === 'orders' ? 'move' : 'look';
}

/** The bases of a row that the player turns to; else those of the fight whose result is told. */
function basesTold(): readonly string[] {
  if (basesOfRow.value.length > 0) return basesOfRow.value;
  const isOrdering = shownBattle.value?.flow.awaits[0]?.kind === 'orders';
  return isOrdering ? [] : (lastResult.value?.fight.sides.map(({ base }) => base) ?? []);
}

/** A click on a base answers a question that asks for a base. */
function answerWith(id: string): boolean {
  const battle = shownBattle.value;
  if (!battle || !isLive.value || seatAsked() === null) return false;
  const option = choicesOpen(battle)?.find(({ command }) => command.type === 'choose' && command.base === id);
  return option !== undefined && send(option.command);
}

/** The table of the battle on the screen, and its actions. */
export function BattleTable() {
  const now = session.value;
  const battle = shownBattle.value;
  const edge = lookedFrom.value;
  const isDeployed = battle !== null && battle.turn.bound > 0;
  const state = tableOnScreen();
  useLayoutEffect(() => tellView('turned', turnTo(edge)), [state, edge]);
  useLayoutEffect(() => tellView('framed', chiefPlaces()), [state, isDeployed]);
  useLayoutEffect(() => tellView('phaseBegun'), [battle?.turn.bound, battle?.flow.phase]);
  useLayoutEffect(
    () => tellView('reframed', chiefPlaces()),
    [battle?.turn.bound, battle?.flow.phase, pointedOut.value, askedAbout.value, pairsOpen.value],
  );
  useInSight();
  const current = now && battleNow(now.play);
  // Bases are picked for what is asked; the next phase asks something else.
  useLayoutEffect(() => pick([]), [current?.turn.bound, current?.flow.phase]);
  // Those of a fight that was shown again are not meant to be ordered.
  const live = isLive.value;
  useLayoutEffect(() => {
    if (live) pick([]);
  }, [live]);
  useLayoutEffect(stopPointing, [battle?.turn.bound, battle?.flow.awaits[0]?.kind]);
  if (!now || !battle) return null;
  return (
    <Table
      rules={now.rules}
      battle={battle}
      seat={seatShown.value}
      mode={modeNow()}
      naming={namingOf(now.rules, battle)}
      onOrder={(command) => send({ ...command })}
      mayEngage={mayEngage}
      leaving={({ command }) => onScreen(now.rules.id)?.orders.leaving?.(battle, command) ?? null}
      onPlace={adjust}
      onGround={(at) => pullDraft(at) || pointPlace(at) || deployAt(at)}
      offers={offersOfLaying() ?? offersNow()}
      onHover={groundAt}
      zone={deploymentZone()}
      onBase={(id) => answerWith(id) || pointAtBase(id)}
      bankAhead={(ground) => onScreen(now.rules.id)?.orders.bankAhead?.(battle, ground) ?? null}
      onClause={openClause}
      events={eventsShown.value}
      animate={settings.value.animate && (isLive.value || eventsShown.value.length > 0)}
      marked={[...new Set([...askedAbout.value, ...pointedOut.value.bases, ...basesTold()])]}
      wanted={pointedOut.value.ground}
      trails={trailsSince.value}
    />
  );
}
