/** Orders by intent: what a player wants of a base or group, solved by the family of moves. */
import { type BaseId, type Battle, type PlacedBase, placedBase } from '../battle.ts';
import { isInReach } from '../board/arcs.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import type { Leg, MoveCommand } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import type { CandidateKind } from './candidate.ts';
import { candidatesFor } from './candidates.ts';
import { legalCandidates } from './family.ts';
import { type Judge, type Judgement, judgedOnce, orderedIn } from './judge.ts';

/** Intents about an enemy and about a friend, in the order in which they are offered. */
export const AT_ENEMY = [
  'line-up',
  'flank',
  'rear',
  'overlap',
  'inside-zone',
  'outside-zone',
  'outside-range',
  'towards',
] as const;
const AT_FRIEND = ['join', 'behind', 'towards'] as const;
export type Intent = (typeof AT_ENEMY)[number] | (typeof AT_FRIEND)[number];

/** An order that does what was meant, and its judgement. */
export interface Meant {
  readonly intent: Intent;
  readonly command: MoveCommand;
  readonly judgement: Judgement;
}

/** The contacts that an attack aims at, as names of contacts of the mover with its target. */
const CONTACTS: Partial<Readonly<Record<Intent, readonly string[]>>> = {
  'line-up': ['front-to-front', 'front-to-front-part'],
  flank: ['front-to-flank'],
  rear: ['front-to-rear'],
};

/** The kinds of candidates that other intents aim at. */
const KINDS: Partial<Readonly<Record<Intent, readonly CandidateKind[]>>> = {
  overlap: ['overlap-left', 'overlap-right'],
  join: ['beside-left', 'beside-right'],
  behind: ['behind'],
};

const shortest = <Found extends { readonly judgement: Judgement }>(all: readonly Found[]): Found | null =>
  all.reduce<Found | null>(
    (best, each) => (!best || each.judgement.length < best.judgement.length ? each : best),
    null,
  );

/** Steps in which a straight leg is tried, in millimetres. */
const STEP = 5;
/** How often the stretch between two steps is halved. */
const HALVINGS = 6;

/** A path that ends straight ahead, cut to a length. */
const cut = (command: MoveCommand, mm: number): MoveCommand => ({
  ...command,
  path: [...command.path.slice(0, -1), { forward: mm }],
});

/** The farthest legal end before something comes true along a path, or the nearest one after it. */
function atTheEdge(
  command: MoveCommand,
  judge: Judge,
  isSo: (judgement: Judgement) => boolean,
  side: 'before' | 'after',
): Omit<Meant, 'intent'> | null {
  const whole = (command.path.at(-1) as { readonly forward?: number }).forward ?? 0;
  const at = (mm: number) => ({ command: cut(command, mm), judgement: judge(cut(command, mm), 'broken') });
  const wanted = ({ judgement }: { readonly judgement: Judgement }): boolean =>
    judgement.reasons.length === 0 && isSo(judgement) === (side === 'after');
  let last = 0;
  let found: Omit<Meant, 'intent'> | null = null;
  for (let mm = STEP; mm < whole + STEP; mm += STEP) {
    const here = at(Math.min(mm, whole));
    if (wanted(here)) {
      found = here;
      if (side === 'after') break;
    } else if (found && isSo(here.judgement)) break;
    last = mm;
  }
  if (!found) return null;
  const inside = (found.command.path.at(-1) as { readonly forward: number }).forward;
  let [good, bad] = side === 'before' ? [inside, Math.min(whole, inside + STEP)] : [inside, last];
  for (let halving = 0; halving < HALVINGS && good !== bad; halving++) {
    const middle = (good + bad) / 2;
    const here = at(middle);
    if (wanted(here)) [good, found] = [middle, here];
    else bad = middle;
  }
  return found;
}

const endsStraight = (path: readonly Leg[]): boolean => {
  const leg = path.at(-1);
  return leg !== undefined && 'forward' in leg;
};

/** Does a move end where the target could reach a mover with a shot? */
function isShotAt(rules: Ruleset, battle: Battle, target: PlacedBase, { ends }: Judgement): boolean {
  const arc = rules.arc?.(target);
  return (
    arc != null &&
    ends.some(({ base, pose }) => {
      const mover = placedBase(battle, base);
      return mover !== null && isInReach(target, arc, { ...mover, pose });
    })
  );
}

/** What must hold at the end of a move that stops before or within something. */
function limitOf(
  rules: Ruleset,
  battle: Battle,
  intent: Intent,
  target: PlacedBase,
): { readonly side: 'before' | 'after'; readonly isSo: (judgement: Judgement) => boolean } | null {
  const isZoned = ({ zones }: Judgement): boolean => zones.some(({ owner }) => owner === target.id);
  if (intent === 'outside-zone') return { side: 'before', isSo: isZoned };
  if (intent === 'inside-zone') return { side: 'after', isSo: isZoned };
  if (intent === 'outside-range' && rules.arc?.(target))
    return { side: 'before', isSo: (judgement) => isShotAt(rules, battle, target, judgement) };
  return null;
}

/** The order that does what is meant with the least move; null where the family of moves has none. */
export function meant(
  rules: Ruleset,
  position: Battle,
  ids: readonly BaseId[],
  intent: Intent,
  targetId: BaseId,
): Meant | null {
  const battle = orderedIn(rules, position, ids);
  const target = placedBase(battle, targetId);
  const by = placedBase(battle, ids[0] ?? '')?.side ?? '';
  if (!target) return null;
  const told = (found: Omit<Meant, 'intent'> | null): Meant | null =>
    found && {
      intent,
      command: { ...found.command, meant: `${intent} ${targetId}` },
      judgement: found.judgement,
    };
  const goals = { goals: [targetId] };
  const contacts = CONTACTS[intent];
  if (contacts)
    return told(
      shortest(
        legalCandidates(rules, battle, ids, goals).filter(({ judgement }) =>
          judgement.contacts.some(({ other, name }) => other === targetId && contacts.includes(name)),
        ),
      ),
    );
  const only = KINDS[intent];
  if (only) return told(shortest(legalCandidates(rules, battle, ids, { ...goals, only })));
  const { centre } = rectangleOfBase(target);
  const ways = { goals: [], towards: [centre], only: ['towards'] } as const;
  if (intent === 'towards') {
    const legal = legalCandidates(rules, battle, ids, ways);
    return told(legal.toSorted((a, b) => b.judgement.length - a.judgement.length)[0] ?? null);
  }
  const limit = limitOf(rules, battle, intent, target);
  if (!limit) return null;
  const judge = judgedOnce(rules, battle, by, {});
  const found = candidatesFor(rules, battle, ids, ways)
    .filter(({ command }) => endsStraight(command.path))
    .map(({ command }) => atTheEdge(command, judge, limit.isSo, limit.side))
    .filter((each) => each !== null);
  return told(found[0] ?? null);
}

/** The intents that these bases can carry out about another base, each with its order. */
export function intentsFor(
  rules: Ruleset,
  battle: Battle,
  ids: readonly BaseId[],
  target: BaseId,
): readonly Meant[] {
  const [mover, other] = [placedBase(battle, ids[0] ?? ''), placedBase(battle, target)];
  if (!mover || !other || ids.includes(target)) return [];
  const wanted = mover.side === other.side ? AT_FRIEND : AT_ENEMY;
  return wanted.map((intent) => meant(rules, battle, ids, intent, target)).filter((each) => each !== null);
}
