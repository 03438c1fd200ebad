/** Carries out the keys of the table. */
import { type BaseId, basesOnTable, placedBase } from '../../engine/battle.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { focused, ghost, selected } from '../state/orders/selection.ts';
import type { Offers } from '../state/setup/offers.ts';
import { noteOfTable } from '../state/table.ts';
import { gapsShown, rangesShown, reachShown } from '../state/view/options.ts';
import { held } from './aiming.ts';
import { skipAnimation } from './animation.ts';
import { boxing } from './boxing.ts';
import { clickBase } from './clicking.ts';
import { nextFormation } from './columns.ts';
import { bendHere } from './dragging.ts';
import { field } from './field.ts';
import { foreseeNext } from './foreseeing.ts';
import { type Intention, intentionOf, type KeyPress } from './keys.ts';
import { measuring } from './measuring.ts';
import {
  cancel,
  fullAhead,
  giveShown,
  isOrdering,
  nextProposal,
  stepBy,
  takeNearest,
  toggleGroup,
} from './ordering.ts';
import { walkOrder } from './shapes.ts';
import { flip, nextZones, toggleMeasuring } from './TableTools.tsx';
import { collect } from './together.ts';
import { fitTable, pan, show, zoomBy } from './view.ts';
import type { Step } from './wish.ts';

/** Pixels that an arrow key pans while nothing is picked. */
const PAN = 60;

/** The base that the keys chose while these were picked. Another pick outdates it. */
const cameTo = noteOfTable<{ readonly id: BaseId; readonly picked: readonly BaseId[] } | null>(null);

/** Did a base get the focus without a pointer? */
export function cameByKeys(id: BaseId): void {
  cameTo.now = { id, picked: selected.value };
}

/** Have the keys gone on to a base that is not picked? */
const isElsewhere = (): boolean =>
  cameTo.now !== null &&
  cameTo.now.id === focused.value &&
  cameTo.now.picked === selected.value &&
  selected.value.length > 0 &&
  !selected.value.includes(cameTo.now.id);

/** Focuses a base and brings it into sight. */
function goTo(id: string): void {
  const base = field.value && placedBase(field.value.battle, id);
  if (!base) return;
  focused.value = id;
  cameByKeys(id);
  show(base.pose);
}

/** Goes to the next base; false after the last, where Tab leaves the table. */
function walk(by: 1 | -1): boolean {
  const now = field.value;
  if (!now) return false;
  const row = walkOrder(basesOnTable(now.battle), now.battle.sides, now.seat);
  const next = row[row.findIndex((base) => base.id === focused.value) + by];
  if (!next || focused.value === null) return false;
  goTo(next.id);
  return true;
}

function goToEnd(last: boolean): void {
  const now = field.value;
  const row = now ? walkOrder(basesOnTable(now.battle), now.battle.sides, now.seat) : [];
  const base = last ? row.at(-1) : row[0];
  if (base) goTo(base.id);
}

/** Arrow keys pan while no base is picked. */
function stepOrPan(step: Step): void {
  if (held() || step.step === 'pivot' || step.step === 'turnabout') {
    stepBy(step);
    return;
  }
  const ahead = step.step === 'ahead' ? Math.sign(step.mm) : 0;
  const aside = step.step === 'aside' ? Math.sign(step.mm) : 0;
  pan(-aside * PAN, ahead * PAN);
}

/** Enter gives the order shown. Without one, or after the keys have gone to another base, it picks the focused base. */
function give(add: boolean): void {
  if (isOrdering() && !isElsewhere()) giveShown();
  else if (focused.value !== null) {
    const base = field.value && placedBase(field.value.battle, focused.value);
    if (base) clickBase(base.id, base.pose, add);
  }
}

function escapeKey(): void {
  skipAnimation();
  if (boxing.value) boxing.value = false;
  else if (measuring.value) measuring.value = null;
  else if (ghost.value || selected.value.length > 0) cancel();
}

function carryOut(intention: Intention, shift: boolean): boolean {
  switch (intention.want) {
    case 'step':
      stepOrPan(intention.step);
      return true;
    case 'walk':
      return walk(1);
    case 'walk-back':
      return walk(-1);
    default:
      DO[intention.want](shift);
      return true;
  }
}

const DO: Readonly<
  Record<Exclude<Intention['want'], 'step' | 'walk' | 'walk-back'>, (shift: boolean) => void>
> = {
  give,
  cancel: escapeKey,
  group: toggleGroup,
  full: fullAhead,
  others: foreseeNext,
  column: nextFormation,
  bend: bendHere,
  together: collect,
  nearest: takeNearest,
  next: () => nextProposal(1),
  previous: () => nextProposal(-1),
  fit: fitTable,
  'zoom-in': () => zoomBy(1.25),
  'zoom-out': () => zoomBy(0.8),
  measure: toggleMeasuring,
  zones: nextZones,
  gaps: flip(gapsShown),
  reach: flip(reachShown),
  ranges: flip(rangesShown),
  first: () => goToEnd(false),
  last: () => goToEnd(true),
};

/** While a base is put down, keys go through its places. True where the key did so. */
function offered(intention: Intention): boolean {
  const offers = field.value?.offers;
  if (!offers) return false;
  const { want } = intention;
  if (want === 'next' || want === 'previous') offers.next(want === 'next' ? 1 : -1);
  else if (want === 'give') offers.put();
  else if (want === 'cancel') offers.cancel();
  else if (want === 'step') return offeredStep(offers, intention.step);
  else return false;
  return true;
}

/** Pieces of terrain go in larger steps than bases. */
const shiftOf = (mm: number): number => Math.max(10, Math.abs(mm));

function offeredStep(offers: Offers, step: Step): boolean {
  if (offers.shift && (step.step === 'ahead' || step.step === 'aside')) {
    const [dx, dy] = step.step === 'aside' ? [step.mm, 0] : [0, step.mm];
    offers.shift(Math.sign(dx) * shiftOf(step.mm), Math.sign(dy) * shiftOf(step.mm));
    return true;
  }
  if (step.step === 'pivot') offers.turn(step.on === 'left' ? -step.degrees : step.degrees);
  else if (step.step === 'turnabout') offers.turn(180);
  else if (step.step === 'aside') offers.next(step.mm > 0 ? 1 : -1);
  else if (step.step === 'ahead') offers.next(step.mm > 0 ? 1 : -1);
  return true;
}

/** Handles a key while the table has the focus; false when it is no key of the table. */
export function pressKey(press: KeyPress): boolean {
  const intention = intentionOf(press, onScreen(field.value?.rules.id ?? '')?.orders.steps);
  if (!intention) return false;
  if (offered(intention)) return true;
  return carryOut(intention, press.shiftKey);
}
