/** Deploying by hand: the tray, the bases taken from it, and where they may be put down. */

import type { SharedOrder } from '../../../engine/battle/command-form.ts';
import { type Base, type Battle, findBase, type SideId } from '../../../engine/battle.ts';
import { rectangleAt } from '../../../engine/board/rectangles.ts';
import type { Point } from '../../../geometry/point.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import type { ArrivingOnScreen, EdgePart } from '../../on-screen/ruleset.ts';
import { seatAsked } from '../battle/asked.ts';
import { send } from '../battle/sending.ts';
import { lastEvents, refusals, session } from '../battle/session.ts';
import { thinkNow } from '../battle/thinking.ts';
import { onScreen } from '../loading/ruleset.ts';
import { pick, selected, taken } from '../orders/selection.ts';
import { ofTable } from '../table.ts';
import { announce } from '../telling/announcement.ts';
import { t } from '../telling/telling.ts';
import { isLive, shownBattle } from '../view/shown.ts';
import { settled } from './deploy-snapping.ts';
import {
  deployCommand,
  facingOfSide,
  formation,
  type Placing,
  placesToTry,
  reserveOf,
  withoutStrips,
  type Zone,
  zoneOfSide,
} from './deploying.ts';

/** Bases side by side in the formation to be put down. */
export const wide = ofTable(4);

const DEPLOYING: ReadonlySet<string> = new Set(['deploy', 'ambush', 'notes']);

/** The battle in which the program found no good place for an ambush. */
export const nowhere = ofTable<Battle | null>(null);

const LAYING: ReadonlySet<string> = new Set(['ambush', 'notes']);

/** May an ambush be laid now? */
export const isLaying = (battle: Battle): boolean => LAYING.has(battle.flow.awaits[0]?.kind ?? '');

/** Is there any place for an ambush? */
export function hasHidingPlaces(battle: Battle, side: SideId): boolean {
  const now = session.value;
  const places = now && onScreen(battle.ruleset)?.setup.ambush?.hidingPlaces(battle, side);
  return (places?.length ?? 0) > 0;
}

/** The side that deploys by hand now. */
export function deploying(): SideId | null {
  const battle = shownBattle.value;
  const awaited = battle?.flow.awaits[0];
  if (battle && isLaying(battle) && onScreen(battle.ruleset)?.setup.ambush?.isAgreed?.(battle) === false)
    return null;
  if (!battle || !awaited || !isLive.value || awaited.by !== seatAsked()) return null;
  return DEPLOYING.has(awaited.kind) || arrivingIn(battle) ? awaited.by : null;
}

/** The rules about bases that come up to a table edge, if that is asked now. */
export const arrivingIn = ({ ruleset, flow }: Battle): ArrivingOnScreen | undefined =>
  flow.awaits[0]?.kind === 'arrivals' ? onScreen(ruleset)?.setup.arriving : undefined;

const edgePart = (battle: Battle, base: Base | undefined): EdgePart | null =>
  (base && arrivingIn(battle)?.partFor(battle, base)) ?? null;

/** The bases that may be put down now. */
export function trayOf(battle: Battle, side: SideId): readonly Base[] {
  const arriving = arrivingIn(battle);
  if (arriving) return battle.bases.filter((base) => base.side === side && arriving.comes(battle, base));
  const mayLie = isLaying(battle) ? onScreen(battle.ruleset)?.setup.ambush?.mayLie : undefined;
  return reserveOf(battle, side).filter((base) => mayLie?.(base) ?? true);
}

/** The taken bases that are still in the tray. */
export const takenBases = (tray: readonly Base[]): readonly Base[] =>
  taken.value.map((id) => tray.find((base) => base.id === id)).filter((base) => base !== undefined);

/** The ids of the bases that were put down. A base that was hidden until then has a new id. */
function downNow(placings: readonly Placing[]): readonly string[] {
  const bases = lastEvents.value.find(({ type }) => type === 'deployed')?.figures?.bases;
  return Array.isArray(bases) ? bases.map(String) : placings.map(({ base }) => base);
}

/** Puts a formation's placings down; the bases are then picked, to be adjusted. */
function putDown(placings: readonly Placing[]): boolean {
  if (!send(deployCommand(placings))) return false;
  taken.value = [];
  pick(downNow(placings));
  announce(t('screen.deploy.down', { count: placings.length }));
  return true;
}

/** How far from its own edge the side may put bases down now. */
export function farthest(battle: Battle, side: SideId): number {
  const setup = onScreen(battle.ruleset)?.setup;
  const laying = isLaying(battle) ? setup?.ambush?.depth(battle, side) : undefined;
  return laying ?? setup?.depth(battle, side) ?? battle.table.depth / 3;
}

/** The zone of the side that deploys by hand now. */
export function deploymentZone(): Zone | null {
  const battle = shownBattle.value;
  const side = deploying();
  if (!battle || side === null) return null;
  const [first = battle.bases.find(({ id }) => id === selected.value[0])] = takenBases(trayOf(battle, side));
  const zone = zoneOfSide(battle, side, farthest(battle, side));
  const strip =
    isLaying(battle) || !first ? 0 : (onScreen(battle.ruleset)?.setup.aside?.(battle, first) ?? 0);
  return edgePart(battle, first)?.zone ?? (strip > 0 ? withoutStrips(battle, side, zone, strip) : zone);
}

/** Where the taken bases stand with their middle at a point, brought into the zone. */
function placingsAt(at: Point): readonly Placing[] {
  const battle = shownBattle.value;
  const side = deploying();
  const zone = deploymentZone();
  if (!battle || side === null || !zone) return [];
  const bases = takenBases(trayOf(battle, side));
  const front = edgePart(battle, bases[0])?.frontAt(at) ?? { ...at, facing: facingOfSide(battle, side) };
  return settled(battle, formation(bases, wide.value, front), zone, 'click');
}

/** The ground that the taken bases would cover after a click here. */
export const groundAt = (at: Point): readonly Rectangle[] =>
  placingsAt(at).flatMap(({ base, pose }) => {
    const found = shownBattle.value && findBase(shownBattle.value, base);
    return found ? [rectangleAt(found, pose)] : [];
  });

/** A click on empty ground while bases are taken from the tray. */
export function deployAt(at: Point): boolean {
  const placings = placingsAt(at);
  if (placings.length === 0) return false;
  putDown(placings);
  return true;
}

/** Puts deployed bases down again elsewhere. */
export function adjust(ends: readonly Placing[]): boolean {
  const battle = shownBattle.value;
  const zone = deploymentZone();
  return send(deployCommand(battle && zone ? settled(battle, ends, zone, 'hold') : ends));
}

/** Puts bases down at the first free place of the zone, for players without a pointer. */
export function deployAnywhere(battle: Battle, side: SideId, bases: readonly Base[]): void {
  const now = session.value;
  if (!now) return;
  const part = edgePart(battle, bases[0]);
  for (const pose of part?.fronts() ?? placesToTry(battle, side, farthest(battle, side))) {
    const rows = formation(bases, wide.value, pose);
    if (putDown(part ? settled(battle, rows, part.zone, 'click') : rows)) return;
  }
}

/** Lets the program lay one ambush. */
export async function layForMe(battle: Battle, side: SideId): Promise<void> {
  const answer = await thinkNow('setup', { side, isSure: true });
  if (!answer) return;
  nowhere.value = answer.type === 'end-phase' ? battle : null;
  if (nowhere.value) {
    refusals.value = [];
    announce(t('screen.ambush.nowhere'));
  } else if (send(answer, side)) taken.value = [];
}

/** What must be taken back before the program can deploy the rest, and the battle in which that is so. */
const barring = ofTable<{ readonly battle: Battle; readonly bases: readonly string[] } | null>(null);

/** The bases as they stand that leave the program no legal way to deploy the rest; none until it has tried. */
export const barringRest = (battle: Battle): readonly string[] =>
  barring.value?.battle === battle ? barring.value.bases : [];

/** Lets the program deploy the rest, or say what bars that. */
export async function deployRest(battle: Battle, side: SideId): Promise<void> {
  const answer = await thinkNow('setup', { side });
  if (!answer) return;
  if (answer.type === 'take-back') {
    const bases = (answer as SharedOrder<'take-back'>).bases;
    barring.value = { battle, bases };
    announce(t('screen.deploy.barred', { count: bases.length }));
  } else if (send(answer, side)) taken.value = [];
}

/** Takes back what bars the rest, and lets the program deploy all. */
export async function deployAnew(battle: Battle, side: SideId): Promise<void> {
  if (!send({ type: 'take-back', bases: barringRest(battle) }, side)) return;
  const now = shownBattle.value;
  if (now) await deployRest(now, side);
}
