/** Commands lose heart at the end of a bound. DBMM, Disheartened commands; Broken commands; rulings 29, 99, 124 and 125. */
import { brandCommand, changeCommand, type Named } from '../../../debellis/commands/branding.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { inCommand } from '../../../engine/army/commands.ts';
import { type Base, type Battle, isPlaced } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change } from '../../../engine/event.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { paces } from '../measures.ts';
import { isBaggage, isOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { type CommandState, stateBy } from './equivalents.ts';
import { allCommands, hasLost, isBrokenCommand, lossesOf } from './losses.ts';
import { equivalentsOnTable } from './on-table.ts';
import { stateOfCommand } from './states.ts';

/** How near a broken command dismays its neighbours, in paces. */
const NEAR = 800;

/** A broken command of more ME than this dismays its neighbours more. */
const SMALL = 12;

/** What the sight of a broken neighbour counts as lost, in ME: of a small one, and of a greater one. */
const DISMAY = { small: 1, great: 2 } as const;

/** Does an element of a command see one of another command near it? */
function seesNear(game: Debellis, battle: Battle, own: Named, other: Named): boolean {
  const [mine, theirs] = [own, other].map(({ side, command }) =>
    inCommand(battle, side, command).filter(isPlaced),
  );
  return (mine ?? []).some((base) =>
    (theirs ?? []).some(
      (each) =>
        moreThan(paces(NEAR), rectanglesDistance(rectangleOfBase(base), rectangleOfBase(each))) &&
        game.sees(battle, base, each),
    ),
  );
}

/** What the sight of broken friends adds to the losses of a command in one check, in ME. */
function dismayOf(game: Debellis, battle: Battle, named: Named): number {
  if (!holds('dbmm.broken.10') || !hasLost(battle, named)) return 0;
  const seen = allCommands(battle)
    .filter((other) => other.side === named.side && other.command !== named.command)
    .filter((other) => isBrokenCommand(battle, other) && seesNear(game, battle, named, other))
    .map((other): number => {
      const isGreat = lossesOf(battle, other).me > SMALL && holds('dbmm.broken.9');
      return isGreat ? DISMAY.great : holds('dbmm.broken.8') ? DISMAY.small : 0;
    });
  return holds('dbmm.broken.16') ? seen.reduce((sum, each) => sum + each, 0) : Math.max(0, ...seen);
}

interface Fall extends Named {
  readonly to: CommandState;
  readonly lost: number;
}

/** How bad a state is. */
const ORDER: readonly CommandState[] = ['steady', 'disheartened', 'broken', 'shattered'];

const isWorse = (one: CommandState, other: CommandState): boolean =>
  ORDER.indexOf(one) > ORDER.indexOf(other);

/** The commands that fall to a worse state now, all judged at once. */
function fallsOf(game: Debellis, { battle }: Work, withNeighbours: boolean): readonly Fall[] {
  return allCommands(battle).flatMap((named): readonly Fall[] => {
    if (named.side !== battle.turn.active && !holds('dbmm.broken.12')) return [];
    const losses = lossesOf(battle, named);
    if (losses.broken) return [];
    const lost = losses.lost + (withNeighbours ? dismayOf(game, battle, named) : 0);
    const to = stateBy({ ...losses, lost });
    return isWorse(to, stateOfCommand(battle, named)) ? [{ ...named, to, lost }] : [];
  });
}

/** Places of elements that take no part any more. */
const OUT_OF_IT: readonly string[] = ['lost', 'spent', 'aside'];

/** Is it taken away when its command loses heart? It has no ME, so it is no general's, and it is no half of a double base. */
const isTakenAway = (battle: Battle, base: Base): boolean =>
  !OUT_OF_IT.includes(base.place) &&
  equivalentsOnTable(battle, base) === 0 &&
  figure(base.marks, 'doubleBased') + figure(base.marks, 'rearHalf') === 0 &&
  holds('dbmm.dish.2');

const WEAK = 1;

/** Is it shaken when its command loses heart? */
const isShakenThen = (battle: Battle, base: Base): boolean =>
  isBaggage(base)
    ? !isOf(base, 'Bge(S)') && holds('dbmm.dish.4')
    : equivalentsOnTable(battle, base) <= WEAK && holds('dbmm.dish.3');

/** What losing heart does to one element. Who is taken away is neither lost nor spent. */
function dishearten(battle: Battle, base: Base): readonly Change[] {
  const shaken = isShakenThen(battle, base) ? { shaken: 1 } : {};
  const isTaken = isTakenAway(battle, base);
  // The enemy still knows an element that it has seen on the table.
  const seen = isTaken && base.place === 'table' ? { seen: 1 } : {};
  return [
    { change: 'brand', base: base.id, set: { disheartened: 1, ...shaken, ...seen } },
    ...(isTaken
      ? [{ change: 'remove', base: base.id, to: holds('dbmm.dish.7') ? 'aside' : 'lost' } as const]
      : []),
  ];
}

/** A command falls. One that breaks at once has lost enough to be disheartened too. */
function fall(work: Work, { side, command, to, lost }: Fall): void {
  const { battle } = work;
  const wasSteady = stateOfCommand(battle, { side, command }) === 'steady';
  const story =
    to === 'broken'
      ? ({ type: 'command-broken', rule: 'dbmm.broken.1' } as const)
      : ({ type: 'command-disheartened', rule: 'dbmm.dish.1' } as const);
  changeCommand(
    work,
    { side, command },
    (base) => [
      ...(to === 'broken' ? [{ change: 'brand', base: base.id, set: { broken: 1 } } as const] : []),
      ...(wasSteady ? dishearten(battle, base) : []),
    ],
    { ...story, figures: { side, command, lost } },
  );
}

/**
 * Tests all commands: first each by its own losses, then again with what the sight of broken friends adds, until nothing
 * changes.
 */
export function testCommands(game: Debellis, work: Work): void {
  for (const each of fallsOf(game, work, false)) fall(work, each);
  for (let falls = fallsOf(game, work, true); falls.length > 0; falls = fallsOf(game, work, true)) {
    for (const each of falls) fall(work, each);
    if (!holds('dbmm.broken.13')) return;
  }
}

/** Tests the broken commands of the side whose bound begins. */
export function shatterCommands(work: Work): void {
  const { battle } = work;
  const shattered = allCommands(battle).filter(
    (named) =>
      (named.side === battle.turn.active || !holds('dbmm.broken.11')) &&
      stateOfCommand(battle, named) === 'broken' &&
      stateBy(lossesOf(battle, named)) === 'shattered',
  );
  for (const named of shattered) {
    const { lost } = lossesOf(battle, named);
    const story = { type: 'command-shattered', rule: 'dbmm.shat.1', figures: { ...named, lost } };
    brandCommand(work, named, { shattered: 1 }, story);
  }
}
