/** Blows: an attack with the help that it can still get in the bound, weighed as one. */
import type { SideId } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { helps } from '../ideas/attacks.ts';
import { pointsLeft } from '../questions.ts';
import { type Level, type Weighed, weigh } from '../ways/ways.ts';

/** So many attacks are thought through with the help they may get, and so many are asked to help. */
const BLOWS = 5;
const HELPS = 2;

/** An attack with the best help that it can still get, one base after another: weighed by where all of it leads. */
function helped(rules: Ruleset, side: SideId, level: Level, now: number, attack: Weighed): Weighed {
  let blow = attack;
  for (let help = 0; help < HELPS; help++) {
    const { met } = blow;
    if (!met || pointsLeft(met) <= 0) break;
    const { goals } = attack.idea;
    const found = helps(rules, met, side)
      .filter((idea) => idea.goals[0] === goals[0])
      .flatMap((idea) => weigh(rules, met, side, idea, level, now, []).found);
    const most = found.reduce((best, each) => (each.gain > best.gain ? each : best), blow);
    if (most === blow) break;
    const rest = most.met ? { met: most.met } : {};
    blow = {
      command: attack.command,
      idea: attack.idea,
      gain: most.gain,
      cost: blow.cost + most.cost,
      ...rest,
    };
  }
  return blow;
}

/** The best attacks on different enemies, each with its help. */
export function blows(
  rules: Ruleset,
  side: SideId,
  level: Level,
  now: number,
  attacks: readonly Weighed[],
): readonly Weighed[] {
  const single = attacks
    .filter(({ met, idea }) => met && idea.goals.length > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, BLOWS);
  return single
    .map((attack) => helped(rules, side, level, now, attack))
    .filter((blow) => !single.includes(blow));
}
