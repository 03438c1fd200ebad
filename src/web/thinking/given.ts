import type { Random } from '../../bots/bot.ts';
import type { Play } from '../../engine/battle/record.ts';
import type { Ruleset } from '../../engine/contract.ts';

/** A battle to think about. */
export interface Given {
  readonly rules: Ruleset;
  readonly play: Play;
  readonly random: Random;
}
