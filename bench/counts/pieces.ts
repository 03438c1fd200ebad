/** Ten fixed pieces of work, the same in each ruleset. */
import { lightBot } from '../../src/bots/players/tactician.ts';
import { randomFrom } from '../../src/bots/random.ts';
import { apply } from '../../src/engine/battle/apply.ts';
import { type Battle, basesOnTable } from '../../src/engine/battle.ts';
import { contactsOf } from '../../src/engine/board/contacts.ts';
import { groupOf } from '../../src/engine/board/groups.ts';
import { duelOf } from '../../src/engine/combat/duels.ts';
import { decide } from '../../src/engine/game/decide.ts';
import { view } from '../../src/engine/game/view.ts';
import { legalCandidates } from '../../src/engine/moves/family.ts';
import { judgeMove } from '../../src/engine/moves/judge.ts';
import { nearestLegal } from '../../src/engine/moves/nearest.ts';
import type { Stand } from '../fields.ts';
import { positionOf, type Wish, wishesIn } from '../positions.ts';

/** What a piece of work finds: a position, orders of single bases and of groups that may be refused, the active side. */
interface Given {
  readonly stand: Stand;
  readonly battle: Battle;
  readonly singles: readonly Wish[];
  readonly groups: readonly Wish[];
  readonly side: string;
}

const WISHES = 60;

/** The position and wishes in it, made before anything is counted. */
export function given(stand: Stand): Given {
  const battle = positionOf(stand);
  const wishes = wishesIn(battle, WISHES, 7, stand.field);
  return {
    stand,
    battle: positionOf(stand),
    singles: wishes.filter(({ group }) => !group),
    groups: wishes.filter(({ group }) => group),
    side: battle.turn.active,
  };
}

const enemies = ({ battle, side }: Given) => basesOnTable(battle).filter((base) => base.side !== side);
const own = ({ battle, side }: Given) => basesOnTable(battle).filter((base) => base.side === side);
const rulesOf = ({ stand }: Given) => stand.field.rules;

type Piece = (given: Given) => unknown;

const judging =
  (wishes: 'singles' | 'groups', count: number): Piece =>
  (all) =>
    all[wishes].slice(0, count).map(({ command }) => judgeMove(rulesOf(all), all.battle, command, all.side));

const nearing =
  (wishes: 'singles' | 'groups', count: number): Piece =>
  (all) =>
    all[wishes]
      .slice(0, count)
      .map(({ command }) => nearestLegal(rulesOf(all), all.battle, command, all.side));

/** Decides the legal ones of the wishes, each in the same position, and makes what each side sees then. */
const deciding: Piece = (all) => {
  const rules = rulesOf(all);
  return all.singles.map(({ command }) => {
    const decision = decide(rules, all.battle, command, all.side);
    if (!decision.ok) return null;
    const after = decision.events.reduce(apply, all.battle);
    return all.battle.sides.map(({ id }) => view(rules, after, id));
  });
};

/** The pieces by name. Each is done in a new position, for which nothing is cached. */
export const PIECES: Readonly<Record<string, Piece>> = {
  'contacts of every base': (all) => basesOnTable(all.battle).map((base) => contactsOf(all.battle, base)),
  'the group of every own base': (all) => own(all).map((base) => groupOf(rulesOf(all), all.battle, base)),
  'ten moves of a base judged': judging('singles', 10),
  'five moves of a group judged': judging('groups', 5),
  'moves of a base decided, with both views': deciding,
  'the nearest legal moves to three wishes of a base': nearing('singles', 3),
  'the nearest legal move to a wish of a group': nearing('groups', 1),
  'all legal moves of a base': (all) =>
    legalCandidates(rulesOf(all), all.battle, [all.singles[0]?.command.bases[0] ?? '']),
  'odds of an own base against five enemies': (all) =>
    enemies(all)
      .slice(0, 5)
      .map((enemy) => duelOf(rulesOf(all), all.battle, own(all)[0] ?? enemy, enemy)),
  'an order of a bot': (all) =>
    lightBot.answer(rulesOf(all), view(rulesOf(all), all.battle, all.side), all.side, randomFrom(1), []),
};
