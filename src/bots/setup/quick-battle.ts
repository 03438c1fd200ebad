/** Bots set a battle up, up to its first bound. */

import { battleNow, newPlay, type Play, playCommand, type RecordHeader } from '../../engine/battle/record.ts';
import type { Awaited, SideId } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Fault, Reason } from '../../engine/event.ts';
import { view } from '../../engine/game/view.ts';
import type { Checked } from '../../engine/setup/check-setup.ts';
import { type Dice, seededDice } from '../../scenario/dice.ts';
import type { Random } from '../bot.ts';
import { randomFrom } from '../random.ts';
import { answerSetup } from './answer.ts';

/** More questions than any setup asks. */
const MOST_ANSWERS = 500;

export interface SetupByBots {
  readonly random: Random;
  readonly dice: Dice;
  /** Does a player answer this question? Then the setup stops there. */
  asks?(awaited: Awaited): boolean;
  /** The bots of these sides do not consider where the enemy stands. */
  readonly heedless?: readonly SideId[];
}

export type SetUp =
  | { readonly ok: true; readonly play: Play }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Bots answer and dice fall until a player is asked or the first bound has begun. */
export function setUp(rules: Ruleset, start: Play, how: SetupByBots): SetUp {
  const { random, dice, asks, heedless = [] } = how;
  let play = start;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const battle = battleNow(play);
    const awaited = battle.flow.awaits[0];
    if (battle.turn.bound > 0 || !awaited) return { ok: true, play };
    const { by, answer } = awaited;
    const faces = answer.form === 'faces' ? dice(answer.dice) : null;
    if (!faces && asks?.(awaited)) return { ok: true, play };
    const played = faces
      ? playCommand(rules, play, { type: 'roll', faces }, 'dice')
      : playCommand(
          rules,
          play,
          answerSetup(rules, view(rules, battle, by), by, random, { heedful: !heedless.includes(by) }),
          by,
        );
    if (!played.ok) return { ok: false, faults: played.reasons.map(faultOf) };
    play = played.play;
  }
  return { ok: false, faults: [{ key: 'fault.setup-endless', figures: { answers: MOST_ANSWERS } }] };
}

const faultOf = ({ key, rule, figures }: Reason): Fault => ({ key, figures: { ...figures, rule } });

/** A battle set up by the rules by bots for both sides, ready for its first bound. The seed decides everything. */
export function setUpQuickly(
  rules: Ruleset,
  checked: Checked,
  seats: RecordHeader['seats'],
  seed: number,
): SetUp {
  if (!checked.ok) return checked;
  const header = { format: 'acies-record/1', ruleset: rules.id, version: rules.version, seats } as const;
  const play = newPlay(rules, header, checked.battle);
  return setUp(rules, play, { random: randomFrom(seed), dice: seededDice(rules, seed ^ 0xd1ce) });
}
