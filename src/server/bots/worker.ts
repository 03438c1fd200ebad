/** The code of a thread in which bots think. */
import { parentPort } from 'node:worker_threads';
import { BOTS } from '../../bots/bots.ts';
import { randomFrom } from '../../bots/random.ts';
import { loadNations } from '../../bots/rulesets.ts';
import type { AnyCommand } from '../../engine/command.ts';
import { rulesetOf } from '../../scenario/every-ruleset.ts';
import type { AnyWanted, NationWanted, Thought, Wanted } from './pool.ts';

function inBattle({ bot, view, side, seed, refused }: Wanted): AnyCommand {
  const rules = rulesetOf(view.ruleset);
  const player = BOTS[bot];
  if (!rules || !player) throw new Error(`there is no bot ${bot} for ${view.ruleset}`);
  return player.answer(rules, view, side, randomFrom(seed), refused).command;
}

async function inCampaign({ nation, refused }: NationWanted): Promise<AnyCommand | null> {
  const { seen, question, character } = nation;
  const nations = await loadNations(seen.ruleset);
  const answer =
    character === null
      ? nations?.standIn(seen, question, refused)
      : nations?.answer(seen, question, character, refused);
  return answer?.command ?? null;
}

parentPort?.on('message', async (wanted: AnyWanted) => {
  const command = 'nation' in wanted ? await inCampaign(wanted) : inBattle(wanted);
  parentPort?.postMessage({ command } satisfies Thought);
});
parentPort?.postMessage('ready');
