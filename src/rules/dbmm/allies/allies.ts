/** Allies that are not reliable. DBMM, Generals and allies; ruling 55. */
import { brandCommand, type Named } from '../../../debellis/commands/branding.ts';
import { isAlly } from '../../../debellis/commands/generals.ts';
import { commandNames, commandOf, inCommand } from '../../../engine/army/commands.ts';
import { type Battle, basesOnTable, isPlaced, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import { enemyContacts } from '../../../engine/board/contacts.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { tell } from '../../../engine/game/work.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { because } from '../citing.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isWithin, paces } from '../measures.ts';
import { PRICES, paidByChief, unpaidByChief } from '../orders/changing.ts';
import { chiefOnTable, generalIn } from '../orders/throwers.ts';
import { figure } from '../troops/marks.ts';

/** How near enemies come before an ally decides to fight, in paces. */
const NEAR = 400;

const isUnreliable = ({ marks }: { readonly marks: PlacedBase['marks'] }): boolean =>
  figure(marks, 'unreliable') > 0;

/** Is it of the command of an unreliable ally? */
export const isOfUnreliable = ({ bases }: Battle, base: PlacedBase): boolean =>
  bases.some((each) => isUnreliable(each) && each.side === base.side && commandOf(each) === commandOf(base));

/** Tests allies by the raw scores of their first dice. */
export function testAllies(work: Work, raw: Readonly<Record<string, number>>): void {
  const side = work.battle.turn.active;
  if (work.battle.turn.round !== 1 || !holds('dbmm.ally.1')) return;
  for (const command of Object.keys(raw)) {
    const general = generalIn(work.battle, side, command);
    if (raw[command] !== 1 || !general || !isAlly(general)) continue;
    const story = { type: 'ally-unreliable', rule: 'dbmm.ally.1', figures: { side, command } };
    brandCommand(work, { side, command }, { unreliable: 1 }, story);
  }
}

const apart = (one: PlacedBase, other: PlacedBase): number =>
  rectanglesDistance(rectangleOfBase(one), rectangleOfBase(other));

const isNearEnemy = (battle: Battle, base: PlacedBase): boolean =>
  basesOnTable(battle).some((other) => other.side !== base.side && isWithin(apart(base, other), paces(NEAR)));

/** What the enemy does to an element that makes its command reliable. */
const PROVOCATIONS: readonly {
  readonly rule: DbmmClause;
  readonly when: (battle: Battle, base: PlacedBase) => boolean;
}[] = [
  { rule: 'dbmm.ally.8', when: (_battle, { bound }) => figure(bound, 'shotAt') > 0 },
  { rule: 'dbmm.ally.9', when: (battle, base) => enemyContacts(battle, base).length > 0 },
  { rule: 'dbmm.ally.10', when: isNearEnemy },
];

/** The clause by which a command that was left alone before has been provoked now; null if it has not. */
function provoked(before: Battle, battle: Battle, { side, command }: Named): DbmmClause | null {
  const bases = inCommand(battle, side, command).filter(isPlaced);
  const wasLeftAlone = (id: string, when: (typeof PROVOCATIONS)[number]['when']): boolean => {
    const was = placedBase(before, id);
    return was === null || !when(before, was);
  };
  const found = PROVOCATIONS.find(
    ({ rule, when }) =>
      holds(rule) && bases.some((base) => when(battle, base) && wasLeftAlone(base.id, when)),
  );
  return found?.rule ?? null;
}

const unreliableCommands = (battle: Battle): readonly Named[] =>
  battle.sides.flatMap(({ id: side }) =>
    commandNames(battle, side)
      .filter((command) => inCommand(battle, side, command).some(isUnreliable))
      .map((command) => ({ side, command })),
  );

/** Allies become reliable as soon as enemies shoot at them, touch them or come near. */
export function reassureAllies(work: Work, before: Battle): void {
  if (!work.battle.bases.some(isUnreliable)) return;
  for (const named of unreliableCommands(work.battle)) {
    const rule = provoked(before, work.battle, named);
    if (rule)
      brandCommand(work, named, { unreliable: null }, { type: 'ally-reliable', rule, figures: { ...named } });
  }
}

function activationReasons(battle: Battle, named: Named): readonly Reason[] {
  if (!inCommand(battle, named.side, named.command).some(isUnreliable))
    return [because('dbmm.ally.7', 'dbmm.ally.reliable', { command: named.command })];
  if (!chiefOnTable(battle, named.side) && holds('dbmm.gen.5'))
    return [because('dbmm.gen.5', 'dbmm.chief.gone', {})];
  return unpaidByChief(battle, named.side, PRICES.ally);
}

/** The C-in-C brings an unreliable ally to fight; a refusal changes nothing. */
export function activateAlly(work: Work, command: string, side: SideId): readonly Reason[] {
  const named: Named = { side, command };
  const reasons = activationReasons(work.battle, named);
  if (reasons.length > 0) return reasons;
  const figures = { ...named, price: PRICES.ally.pips };
  tell(work, { type: 'ally-activated', rule: PRICES.ally.rule, figures }, [
    ...(holds(PRICES.ally.rule) ? [paidByChief(work.battle, side, PRICES.ally)] : []),
  ]);
  if (holds('dbmm.ally.7'))
    brandCommand(
      work,
      named,
      { unreliable: null },
      { type: 'ally-reliable', rule: 'dbmm.ally.7', figures: { ...named } },
    );
  return [];
}

/** The allies of a side that its C-in-C can pay for now. */
export const alliesToActivate = (battle: Battle, side: SideId): readonly string[] =>
  unreliableCommands(battle)
    .filter((named) => named.side === side && activationReasons(battle, named).length === 0)
    .map(({ command }) => command);
