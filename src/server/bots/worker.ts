/** The code of a thread in which bots think. */
import { parentPort } from 'node:worker_threads';
import { BOTS } from '../../bots/bots.ts';
import { randomFrom } from '../../bots/random.ts';
import { loadNations } from '../../bots/rulesets.ts';
import { rulesetOf } from '../../scenario/every-ruleset.ts';
import type { AnyWanted, NationWanted, Thought, Wanted } from './pool.ts';

function inBattle({ bot, view, side, seed, refused, memo }: Wanted): Thought {
  const rules = rulesetOf(view.ruleset);
  const player = BOTS[bot];
  if (!rules || !player) throw new Error(`there is no bot ${bot} for ${view.ruleset}`);
  const answer = player.answer(rules, view, side, randomFrom(seed), refused, memo);
  return { command: answer.command, memo: answer.memo };
}

async function inCampaign({ nation, refused }: NationWanted): Promise<Thought> {
  const { seen, question, character } = nation;
  const nations = await loadNations(seen.ruleset);
  const answer =
    character === null
      ? nations?.standIn(seen, question, refused)
      : nations?.answer(seen, question, character, refused);
  return { command: answer?.command ?? null };
}

parentPort?.on('message', async (wanted: AnyWanted) => {
  const thought = 'nation' in wanted ? await inCampaign(wanted) : inBattle(wanted);
  parentPort?.postMessage(thought);
});
parentPort?.postMessage('ready');
