/** Decides every throw of a fight, to compare the counts of outcomes with the odds. */

import { apply } from '../../src/engine/battle/apply.ts';
import { type BaseId, type Battle, findBase } from '../../src/engine/battle.ts';
import { FIGHT, fightThere } from '../../src/engine/combat/fighting.ts';
import { oddsIn } from '../../src/engine/combat/odds.ts';
import { type Odds, throwsOf } from '../../src/engine/combat/sums.ts';
import type { AnyCommand, Seat } from '../../src/engine/command.ts';
import type { Fight } from '../../src/engine/contract/combat.ts';
import type { Ruleset } from '../../src/engine/contract.ts';
import type { Event } from '../../src/engine/event.ts';
import { decide } from '../../src/engine/game/decide.ts';
import { facesOfDie } from '../../src/engine/game/dice.ts';
import { optionsOf } from '../../src/engine/game/flow.ts';
import { fightOfSpell, SPELL_ORDER } from '../../src/rules/hott/spells/bespelling.ts';
import { runScenario } from '../../src/scenario/run.ts';
import type { Scenario } from '../../src/scenario/schema.ts';

const FIGHTING = ['fight', 'shoot', 'bespell'];

/** The fight whose dice the battle awaits; null if it awaits something else. */
function fightAwaited(rules: Ruleset, battle: Battle): Fight | null {
  const { flow } = battle;
  const frame = flow.stack.at(-1);
  if (!frame || flow.awaits[0]?.answer.form !== 'faces') return null;
  const { fight, order } = frame;
  if (FIGHT.fits(fight)) return fightThere({ rules, battle }, fight);
  return SPELL_ORDER.fits(order) ? fightOfSpell(order) : null;
}

export const awaitsFight = (rules: Ruleset, battle: Battle): boolean => fightAwaited(rules, battle) !== null;

/** The battle after each order to fight, shoot or bespell that is possible now. */
function withOrders(rules: Ruleset, battle: Battle): readonly Battle[] {
  const by = battle.flow.awaits[0]?.by;
  if (by === undefined || battle.result) return [];
  const orders = optionsOf(rules, battle).filter(({ command }) => FIGHTING.includes(command.type));
  return orders.flatMap(({ command }) => {
    const decision = decide(rules, battle, command, by);
    return decision.ok ? [decision.battle] : [];
  });
}

/** The battles of a scenario that await the dice of a fight, also after each order that is possible at its end. */
export function fightsIn(rules: Ruleset, scenario: Scenario): readonly Battle[] {
  const seen: Battle[] = [];
  const assess: Ruleset['combat']['assess'] = (own, battle, fight) => {
    seen.push(battle);
    return rules.combat.assess(own, battle, fight);
  };
  const { battle } = runScenario({ ...rules, combat: { ...rules.combat, assess } }, scenario);
  const all = [...seen, ...(battle ? [battle, ...withOrders(rules, battle)] : [])];
  return all.filter((each, at) => awaitsFight(rules, each) && all.indexOf(each) === at);
}

/** A battle after a throw or a choice, but before the end of its phase. `over` tells whether the phase ended. */
interface Led {
  readonly battle: Battle;
  readonly events: readonly Event[];
  readonly over: boolean;
}

function ledTo(rules: Ruleset, before: Battle, command: AnyCommand, by: Seat): Led {
  const decision = decide(rules, before, command, by);
  if (!decision.ok) throw new Error(JSON.stringify(decision.reasons));
  const { events } = decision;
  const end = events.findIndex(({ type }) => type === 'phase-ended');
  const battle = events.slice(0, end < 0 ? events.length : end).reduce(apply, before);
  return { battle, events, over: end >= 0 };
}

/** The end of a base, such as its loss: reached already, or the same for every possible choice. */
function endOf(rules: Ruleset, { battle, over }: Led, id: BaseId, ordered: string): string | null {
  const base = findBase(battle, id);
  const end = base && rules.combat.goneBy(base, ordered);
  const [awaited] = battle.flow.awaits;
  if (end || over || !awaited || awaited.answer.form === 'orders') return end ?? null;
  const ends = optionsOf(rules, battle).map(({ command }) =>
    endOf(rules, ledTo(rules, battle, command, awaited.by), id, ordered),
  );
  return ends.includes(null) ? null : (ends[0] ?? null);
}

/** The outcome of one side after a throw, or its end if it came to one. */
function outcomeOf(rules: Ruleset, led: Led, id: BaseId): string {
  const told = led.events.find(({ figures }) => figures?.outcomes !== undefined)?.figures?.outcomes;
  const ordered = (told as Readonly<Record<BaseId, string>>)[id] ?? '';
  return endOf(rules, led, id, ordered) ?? ordered;
}

const countsOf = ({ chances }: Odds): Readonly<Record<string, number>> =>
  Object.fromEntries(chances.map(({ outcome, ways }) => [outcome, ways]));

/** The odds of the awaited fight, and the counts over all throws, for each side by the id of its base. */
export function oddsAndEnds(rules: Ruleset, battle: Battle) {
  const fight = fightAwaited(rules, battle);
  if (!fight) throw new Error('no fight awaits its dice');
  const assessment = rules.combat.assess(rules, battle, fight);
  const throws = throwsOf(assessment.dice.map(({ die }) => facesOfDie(rules, die)));
  const led = throws.map((faces) => ledTo(rules, battle, { type: 'roll', faces }, 'dice'));
  const counted = (id: BaseId): Readonly<Record<string, number>> => {
    const counts: Record<string, number> = {};
    for (const outcome of led.map((each) => outcomeOf(rules, each, id)))
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    return counts;
  };
  const odds = oddsIn(rules, battle, assessment);
  return {
    said: Object.fromEntries(odds.map((each) => [each.base, countsOf(each)])),
    came: Object.fromEntries(odds.map(({ base }) => [base, counted(base)])),
  };
}
