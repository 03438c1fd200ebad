/** Bots set a battle up, up to its first bound. */

import { battleNow, newPlay, type Play, playCommand, type RecordHeader } from '../../engine/battle/record.ts';
import type { SideId } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Fault } from '../../engine/event.ts';
import { view } from '../../engine/game/view.ts';
import type { Checked } from '../../engine/setup/check-setup.ts';
import { type Dice, seededDice } from '../../scenario/dice.ts';
import type { Random } from '../bot.ts';
import { randomFrom } from '../random.ts';
import { answerSetup } from './answer.ts';

/** More questions than any setup asks. */
const MOST_ANSWERS = 500;

/**
 * Bots answer for these sides and dice fall until another player is asked or the first bound has begun. The bots of the
 * `heedless` sides do not consider where the enemy stands.
 */
export function setUp(
  rules: Ruleset,
  start: Play,
  sides: readonly SideId[],
  random: Random,
  dice: Dice,
  heedless: readonly SideId[] = [],
): { readonly ok: true; readonly play: Play } | { readonly ok: false; readonly faults: readonly Fault[] } {
  let play = start;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const battle = battleNow(play);
    const awaited = battle.flow.awaits[0];
    if (battle.turn.bound > 0 || !awaited) return { ok: true, play };
    const { by } = awaited;
    const faces = awaited.answer.form === 'faces' ? dice(awaited.answer.dice) : null;
    if (awaited.answer.form !== 'faces' && !sides.includes(by)) return { ok: true, play };
    const played = faces
      ? playCommand(rules, play, { type: 'roll', faces }, 'dice')
      : playCommand(
          rules,
          play,
          answerSetup(rules, view(rules, battle, by), by, random, !heedless.includes(by)),
          by,
        );
    if (!played.ok)
      return {
        ok: false,
        faults: played.reasons.map(({ key, rule, figures }) => ({ key, figures: { ...figures, rule } })),
      };
    play = played.play;
  }
  return { ok: false, faults: [{ key: 'fault.setup-endless', figures: { answers: MOST_ANSWERS } }] };
}

/** A battle set up by the rules by bots for both sides, ready for its first bound. The seed decides everything. */
export function setUpQuickly(
  rules: Ruleset,
  checked: Checked,
  seats: RecordHeader['seats'],
  seed: number,
): ReturnType<typeof setUp> {
  if (!checked.ok) return checked;
  const header = { format: 'acies-record/1', ruleset: rules.id, version: rules.version, seats } as const;
  const play = newPlay(rules, header, checked.battle);
  const sides = checked.battle.sides.map(({ id }) => id);
  return setUp(rules, play, sides, randomFrom(seed), seededDice(rules, seed ^ 0xd1ce));
}
