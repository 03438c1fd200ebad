/** Gives, changes and cancels the wish by keys and buttons. */
import type { Leg, MoveCommand } from '../../engine/command.ts';
import { advisedGhost, pickedBefore } from '../state/orders/advised.ts';
import { cancelGhost, type Ghost, ghost, pick, selected, selectGroup } from '../state/orders/selection.ts';
import { noteOfTable, ofTable } from '../state/table.ts';
import { announce } from '../state/telling/announcement.ts';
import { t } from '../state/telling/telling.ts';
import { engageThere } from '../state/view/options.ts';
import { commandOf, type Held, held, isJudged, settle, wishFor } from './aiming.ts';
import { type Field, field } from './field.ts';
import { hasWay } from './foreseeing.ts';
import { endsAlong, judgedGhost, nearestOf, proposals } from './judging.ts';
import { nextPlace, type Place } from './snapping.ts';
import { pathTo, type Step, withStep } from './wish.ts';
import { sayGhost } from './wording.ts';

/** Moves the ghost by one small step. */
export function stepBy(step: Step): void {
  const holding = held();
  if (!holding) {
    announce(t('table.pick-first'));
    return;
  }
  const path = withStep(ghost.value?.command.path ?? [], step);
  const single = holding.movers.length === 1;
  wishFor(holding, commandOf(holding, single && path.length > 2 ? direct(holding, path) : path));
  announceGhost();
}

/** The shortest path of a single base to the end of many steps. */
function direct(holding: Held, path: readonly Leg[]): readonly Leg[] {
  const pose = endsAlong(holding.now.rules, holding.now.battle, holding.movers, path)[0] ?? holding.base.pose;
  return pathTo(holding.base.pose, pose, holding.base.depth);
}

/** Moves the ghost as far straight ahead as is legal, after the turns planned so far. */
export function fullAhead(): void {
  const holding = held();
  if (holding?.now.mode !== 'move') return;
  const { rules, battle } = holding.now;
  const farthest = rules.moves.distance.farthest(battle, holding.movers);
  const planned = ghost.value?.command.path ?? [];
  const turns = planned.slice(0, planned.findLastIndex((leg) => 'pivot' in leg || 'turnabout' in leg) + 1);
  const ahead = (mm: number): MoveCommand => commandOf(holding, [...turns, { forward: mm }]);
  wishFor(holding, ahead(farthest));
  settle();
  const { wish, nearest } = ghost.value ?? {};
  if (wish && wish.reasons.length > 0) {
    if (nearest) takeNearest();
    else if (wish.allowance > 0 && wish.allowance < farthest) wishFor(holding, ahead(wish.allowance));
  }
  announceGhost();
}

/** The command for which no legal move was found. */
export const hopeless = ofTable<MoveCommand | null>(null);

/** Takes the nearest legal move: along the path of the wish or, if that has none, among all moves on offer. */
export function takeNearest(): void {
  const now = field.value;
  if (ghost.value && !isJudged(ghost.value)) settle();
  const shown = ghost.value;
  if (!now || !shown?.wish) return;
  const way = hasWay(shown.command);
  const nearest = shown.nearest ?? (way ? nearestOf(now.rules, now.battle, shown.command) : null);
  if (!nearest) {
    hopeless.value = shown.command;
    announce(t('table.no-nearest'));
    return;
  }
  ghost.value = judgedGhost(now.rules, now.battle, nearest.command, true);
  announceGhost();
}

const proposed = noteOfTable<{
  readonly battle: unknown;
  readonly ids: readonly string[];
  readonly places: readonly Place[];
} | null>(null);

/** Shows the next legal move on offer: attacks first, then the longest first. */
export function nextProposal(by: 1 | -1): void {
  const holding = held();
  if (holding?.now.mode !== 'move') {
    announce(t('table.pick-first'));
    return;
  }
  const { rules, battle } = holding.now;
  const last = proposed.now;
  const offered =
    last?.battle === battle && last.ids === selected.value
      ? last
      : { battle, ids: selected.value, places: proposals(rules, battle, selected.value) };
  proposed.now = offered;
  const place = nextPlace(offered.places, ghost.value?.command ?? null, by);
  if (!place) {
    announce(t('table.no-proposal'));
    return;
  }
  wishFor(holding, place.command, true);
  announceGhost();
}

/** The order with the player's choice to engage. */
const withChoice = (now: Field, shown: Ghost): MoveCommand =>
  engageThere.value && now.mayEngage?.(shown) ? { ...shown.command, engage: true } : shown.command;

/** Gives the order shown; a refused order stays, with its reasons. */
export function giveOrder(): boolean {
  const now = field.value;
  if (ghost.value && !isJudged(ghost.value)) settle();
  const shown = ghost.value;
  if (!now || !shown) return false;
  const { ends, wish } = shown;
  if (wish && wish.reasons.length > 0) {
    announceGhost();
    return false;
  }
  const taken = now.mode === 'place' ? (now.onPlace?.(ends) ?? false) : now.onOrder(withChoice(now, shown));
  if (taken) cancelGhost();
  return taken;
}

/** Gives the order shown, unless the card warns of it or a finger attacks: then the ghost stays and the card asks. */
export async function giveUnlessWarned(): Promise<void> {
  if (ghost.value && !isJudged(ghost.value)) settle();
  const shown = ghost.value;
  const now = field.value;
  if (!now || !shown?.wish || shown.wish.reasons.length > 0) {
    giveOrder();
    return;
  }
  const card = await import('../picked/warnings.ts').catch(() => null);
  if (ghost.value !== shown) return;
  if (card?.warns(now, shown) || card?.waits(now, shown)) announceGhost();
  else giveOrder();
}

/** Drops the ghost; without one, unpicks the bases. The bases of a suggestion are picked no longer. */
export function cancel(): void {
  if (ghost.value) {
    if (ghost.value === advisedGhost.value) pick(pickedBefore.value);
    else cancelGhost();
    announce(t('table.cancelled'));
  } else pick([]);
}

/** Picks the group of the picked base, or the base alone if its group was picked. */
export function toggleGroup(): void {
  const now = field.value;
  const first = selected.value[0];
  if (!now || first === undefined) return;
  if (selected.value.length > 1) pick([first]);
  else selectGroup(now.rules, now.battle, first);
  announce(t('table.picked', { count: selected.value.length }));
}

export function announceGhost(): void {
  const now = field.value;
  settle();
  if (now && ghost.value) announce(sayGhost(now, ghost.value));
}
