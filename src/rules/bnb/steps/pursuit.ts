/** The pursuit of a winner and of its supporters. Blood and Blades, Combat, pursuit. */

import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { findBase, placedBase, placedBases } from '../../../engine/battle.ts';
import type { FrameOf, Next, Option, Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { flag, listOf, number, partly, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { type Answer, DONE, goOn, notAmong, wait, wordOption } from '../../../engine/game/asking.ts';
import { ableToFollow, planPursuit } from '../../../engine/outcomes/recoil.ts';
import { moreThan, sameLength } from '../../../geometry/tolerance.ts';
import type { BnbCommand, BnbStep } from '../commands.ts';
import { isWader } from '../ground/water.ts';
import { opensPursuit, pursuitLimits, pursuitOf } from '../outcomes/pursuit.ts';
import { FOLLOWED, TALES } from '../outcomes/tales.ts';
import { carryOutAfoot } from '../outcomes/vehicles.ts';
import { troopOf } from '../troops/base.ts';
import { allAfoot } from '../troops/vehicles.ts';

const FRAME = {
  base: text,
  against: text,
  ...partly({
    outcome: text,
    supporters: listOf(text),
    die: number,
    above: flag,
    below: flag,
    defends: flag,
    stage: text,
    distance: number,
  }),
};

type PursuitFrame = FrameOf<typeof FRAME>;

/** A pursuit that the winner may make. */
interface Chance {
  readonly base: PlacedBase;
  /** It must pursue; else its owner chooses. */
  readonly must: boolean;
  readonly rule: string;
  /** The shortest and the longest distance, in millimetres; nothing stands in the way so far. */
  readonly least: number;
  readonly most: number;
}

/** The pursuit that the winner may or must make now; null if it stays. */
function chanceOf(rules: Ruleset, battle: Battle, frame: PursuitFrame): Chance | null {
  const base = placedBase(battle, frame.base);
  const loser = findBase(battle, frame.against);
  if (!base || !loser || !opensPursuit(frame.outcome ?? 'recoil')) return null;
  const duty = pursuitOf({
    winner: troopOf(base),
    loser: troopOf(loser),
    die: frame.die ?? 0,
    above: frame.above === true,
    below: frame.below === true,
    wades: isWader(battle, base),
    defends: frame.defends === true,
  });
  const limits = pursuitLimits(base);
  const free = duty ? planPursuit(rules, allAfoot(battle), base, limits.most).went : 0;
  if (!duty || !moreThan(free, 0)) return null;
  return { ...duty, base, least: Math.min(limits.least, free), most: free };
}

const hasRange = ({ least, most }: Chance): boolean => !sameLength(least, most) && holds('bnb.pursue.2');

function waitFor(chance: Chance, frame: PursuitFrame): Next {
  const { base, must, least, most, rule } = chance;
  const about = { base: base.id, against: frame.against, must, least, most, rule };
  const answer = must ? ({ form: 'number', least, most } as const) : ({ form: 'one' } as const);
  return wait({ by: base.side, kind: 'pursue', answer, about });
}

function pursue(work: Work, frame: PursuitFrame, chance: Chance, distance: number): Next {
  const plan = planPursuit(work.rules, allAfoot(work.battle), chance.base, distance);
  const tales = { ...TALES, pursue: { ...TALES.pursue, rule: chance.rule } };
  carryOutAfoot(work, plan, chance.base.id, 'pursue', tales);
  return goOn({ ...frame, stage: 'follow', distance: plan.went });
}

/** The supporters that can follow, the nearer ranks first. */
const followers = (rules: Ruleset, battle: Battle, frame: PursuitFrame): readonly PlacedBase[] =>
  ableToFollow(rules, allAfoot(battle), placedBases(battle, frame.supporters ?? []), frame.distance ?? 0);

function askFollowers(work: Work, frame: PursuitFrame): Next {
  const able = followers(work.rules, work.battle, frame);
  const first = able[0];
  if (!first || !holds('bnb.pursue.19')) return DONE;
  const about = { base: frame.base, bases: able.map((each) => each.id), distance: frame.distance ?? 0 };
  const answer = { form: 'some', least: 0, most: able.length } as const;
  return wait({ by: first.side, kind: 'follow', answer, about });
}

function run(work: Work, frame: PursuitFrame): Next {
  if (frame.stage === 'follow') return askFollowers(work, frame);
  const chance = chanceOf(work.rules, work.battle, frame);
  if (!chance) return DONE;
  if (chance.must && !hasRange(chance)) return pursue(work, frame, chance, chance.least);
  return waitFor(chance, frame);
}

function answerPursuit(work: Work, frame: PursuitFrame, command: BnbCommand): Answer {
  const { rules, battle } = work;
  const chance = chanceOf(rules, battle, frame);
  if (!chance) return DONE;
  const { must, rule, least, most } = chance;
  if (command.type === 'choose' && command.option === 'stay')
    return must ? [{ rule, key: 'pursuit.must', figures: { base: chance.base.id } }] : DONE;
  if (command.type !== 'choose' || (command.option ?? 'pursue') !== 'pursue')
    return notAmong(work, must ? ['pursue'] : ['pursue', 'stay']);
  const distance = command.distance ?? least;
  if (
    moreThan(least, distance) ||
    moreThan(distance, most) ||
    (!hasRange(chance) && !sameLength(distance, least))
  )
    return [
      {
        rule: 'bnb.pursue.1',
        key: 'pursuit.length',
        figures: { base: chance.base.id, distance, least, most },
      },
    ];
  return pursue(work, frame, chance, distance);
}

/** The chosen followers in the order of the ranks; null if they cannot all follow. */
function chosenFollowers(work: Work, frame: PursuitFrame, command: BnbCommand): readonly PlacedBase[] | null {
  if (command.type !== 'choose') return null;
  const able = followers(work.rules, work.battle, frame);
  const ids = command.bases ?? (command.base ? [command.base] : []);
  const chosen = able.filter((each) => ids.includes(each.id));
  if (chosen.length !== new Set(ids).size) return null;
  const together = ableToFollow(work.rules, work.battle, chosen, frame.distance ?? 0);
  return together.length === chosen.length ? chosen : null;
}

function answerFollow(work: Work, frame: PursuitFrame, command: BnbCommand): Answer {
  const chosen = chosenFollowers(work, frame, command);
  if (!chosen)
    return notAmong(
      work,
      followers(work.rules, work.battle, frame).map(({ id }) => id),
    );
  for (const base of chosen) {
    const plan = planPursuit(work.rules, allAfoot(work.battle), base, frame.distance ?? 0);
    carryOutAfoot(work, plan, base.id, 'pursue', { ...TALES, pursue: FOLLOWED });
  }
  return DONE;
}

function pursuitOptions(rules: Ruleset, battle: Battle, frame: PursuitFrame): readonly Option[] {
  const chance = chanceOf(rules, battle, frame);
  if (!chance) return [];
  const lengths = hasRange(chance) ? [chance.least, chance.most] : [chance.least];
  const base = chance.base.id;
  const going = lengths.map((distance) => ({
    command: { type: 'choose', option: 'pursue', distance },
    key: 'choice.pursue',
    figures: { base, distance },
  }));
  return chance.must ? going : [...going, wordOption('stay', { base })];
}

/** No rank, the first, the first two, and so on: a rank cannot pass one that stays. */
function followOptions(rules: Ruleset, battle: Battle, frame: PursuitFrame): readonly Option[] {
  const ids = followers(rules, battle, frame).map((each) => each.id);
  return [0, ...ids.map((_id, at) => at + 1)].map((count) => ({
    command: { type: 'choose', bases: ids.slice(0, count) },
    key: 'choice.follow',
    figures: { count },
  }));
}

/** A winner's pursuit: `{ base, against, outcome, supporters, die, above, below }`. */
export const pursuit: BnbStep<typeof FRAME> = {
  frame: FRAME,
  run,
  answer: (work, frame, command) =>
    frame.stage === 'follow' ? answerFollow(work, frame, command) : answerPursuit(work, frame, command),
  options: (rules, battle, frame) =>
    frame.stage === 'follow' ? followOptions(rules, battle, frame) : pursuitOptions(rules, battle, frame),
};
