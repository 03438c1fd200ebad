/** Gives, changes and cancels the wish by keys and buttons. */
import type { Leg, MoveCommand } from '../../engine/command.ts';
import { judgedGhost } from '../searching/ends.ts';
import { search } from '../searching/search.ts';
import { advisedGhost, pickedBefore } from '../state/orders/advised.ts';
import { cancelGhost, type Ghost, ghost, pick, selected, selectGroup } from '../state/orders/selection.ts';
import { noteOfTable, ofTable } from '../state/table.ts';
import { announce } from '../state/telling/announcement.ts';
import { t } from '../state/telling/telling.ts';
import { engageThere } from '../state/view/options.ts';
import { commandOf, type Held, held, isJudged, seekNearest, settle, wishFor } from './aiming.ts';
import { endsDrawn } from './drawn-ends.ts';
import { type Field, field } from './field.ts';
import { hasWay } from './foreseeing.ts';
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
  const pose = endsDrawn(holding.now.rules, holding.now.battle, holding.movers, path)[0] ?? holding.base.pose;
  return pathTo(holding.base.pose, pose, holding.base.depth);
}

/** What is looked for on the table: an order waits for it, and so does the next search. */
const searching = noteOfTable<Promise<void> | null>(null);

/** Does a search once those before it are done. */
function inTurn(look: () => Promise<void>): void {
  const mine = (searching.now ?? Promise.resolve()).then(look).finally(() => {
    if (searching.now === mine) searching.now = null;
  });
  searching.now = mine;
}

/** Looks for the legal end nearest to a refused wish. Is that wish still the one that is shown? */
async function isSought(): Promise<boolean> {
  const sought = await seekNearest();
  return sought === ghost.value;
}

/** Is an order shown, or one looked for? */
export const isOrdering = (): boolean => ghost.value !== null || searching.now !== null;

/** Gives the order shown: at once if it is allowed and nothing is looked for, else once that is found. */
export function giveShown(): void {
  settle();
  const isRefused = (ghost.value?.wish?.reasons.length ?? 0) > 0;
  if (searching.now || isRefused) void giveWhenFound();
  else giveOrder();
}

async function giveWhenFound(): Promise<void> {
  await searching.now;
  settle();
  if (await isSought()) giveOrder();
}

/** Moves the ghost as far straight ahead as is legal, after the turns planned so far. */
export const fullAhead = (): void => inTurn(goFullAhead);

async function goFullAhead(): Promise<void> {
  const holding = held();
  if (holding?.now.mode !== 'move') return;
  const { rules, battle } = holding.now;
  const farthest = rules.moves.distance.farthest(battle, holding.movers);
  const planned = ghost.value?.command.path ?? [];
  const turns = planned.slice(0, planned.findLastIndex((leg) => 'pivot' in leg || 'turnabout' in leg) + 1);
  const ahead = (mm: number): MoveCommand => commandOf(holding, [...turns, { forward: mm }]);
  wishFor(holding, ahead(farthest));
  settle();
  if (!(await isSought())) return;
  const { wish, nearest } = ghost.value ?? {};
  if (wish && wish.reasons.length > 0) {
    if (nearest) show(nearest.command);
    else if (wish.allowance > 0 && wish.allowance < farthest) wishFor(holding, ahead(wish.allowance));
  }
  announceGhost();
}

/** The command for which no legal move was found. */
export const hopeless = ofTable<MoveCommand | null>(null);

/** Takes the nearest legal move: along the path of the wish or, if that has none, among all moves on offer. */
export const takeNearest = (): void => inTurn(lookForNearest);

async function lookForNearest(): Promise<void> {
  settle();
  const isStill = await isSought();
  const now = field.value;
  const shown = ghost.value;
  if (!isStill || !now || !shown?.wish) return;
  if (shown.wish.reasons.length === 0) return announceGhost();
  const isWanted = (): boolean => ghost.value === shown && field.value?.battle === now.battle;
  const among = (): Promise<MoveCommand | null> =>
    hasWay(shown.command)
      ? search('nearestOfAll', now.battle, shown.command, isWanted)
      : Promise.resolve(null);
  const nearest = shown.nearest?.command ?? (await among());
  if (!isWanted()) return;
  if (nearest) return show(nearest);
  hopeless.value = shown.command;
  announce(t('table.no-nearest'));
}

/** Shows a legal move in place of the wish. */
function show(command: MoveCommand): void {
  const now = field.value;
  if (now) ghost.value = judgedGhost(now.rules, now.battle, command, true);
  announceGhost();
}

const proposed = noteOfTable<{
  readonly battle: unknown;
  readonly ids: readonly string[];
  readonly places: readonly Place[];
} | null>(null);

/** Shows the next legal move on offer: attacks first, then the longest first. */
export const nextProposal = (by: 1 | -1): void => inTurn(() => propose(by));

async function propose(by: 1 | -1): Promise<void> {
  const holding = held();
  if (holding?.now.mode !== 'move') {
    announce(t('table.pick-first'));
    return;
  }
  const { battle } = holding.now;
  const ids = selected.value;
  const isWanted = (): boolean => selected.value === ids && field.value?.battle === battle;
  const last = proposed.now;
  const known = last?.battle === battle && last.ids === ids ? last.places : null;
  const places = known ?? (await search('proposals', battle, ids, isWanted)) ?? [];
  if (!isWanted()) return;
  proposed.now = { battle, ids, places };
  const place = nextPlace(places, ghost.value?.command ?? null, by);
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

/** A drop is an order that was meant if it is found within this many milliseconds; later it is only shown. */
const DROPPED = 500;

/** Gives the order shown, unless the card warns of it or a finger attacks: then the ghost stays and the card asks. */
export async function giveUnlessWarned(): Promise<void> {
  const dropped = performance.now();
  settle();
  if (!(await isSought())) return;
  if (performance.now() - dropped > DROPPED) return announceGhost();
  const shown = ghost.value;
  const now = field.value;
  if (!now || !shown?.wish || shown.wish.reasons.length > 0) {
    giveOrder();
    return;
  }
  const [warnings, meetings] = await Promise.all([
    import('../picked/warnings.ts').catch(() => null),
    import('../picked/meeting-shown.ts').catch(() => null),
  ]);
  const meeting = (await meetings?.seekMeeting(now, shown)) ?? null;
  if (ghost.value !== shown) return;
  if (warnings?.warns(now, shown, meeting) || warnings?.waits(shown, meeting)) announceGhost();
  else giveOrder();
}

/** Drops the ghost; without one, unpicks the bases. The bases of a suggestion are picked no longer. */
export function cancel(): void {
  // What is still looked for is wanted no longer: Enter may pick again at once.
  searching.now = null;
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

/** Tells what the order shown would do; where it is refused, again with the nearest legal one once that is found. */
export function announceGhost(): void {
  settle();
  sayShown();
  const shown = ghost.value;
  void seekNearest().then((found) => {
    if (found !== shown && found === ghost.value) sayShown();
  });
}

function sayShown(): void {
  const now = field.value;
  if (now && ghost.value) announce(sayGhost(now, ghost.value));
}
