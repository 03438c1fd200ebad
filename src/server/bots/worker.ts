/** The code of a thread in which bots think. */
import { parentPort } from 'node:worker_threads';
import { BOTS } from '../../bots/bots.ts';
import { randomFrom } from '../../bots/random.ts';
import { rulesetOf } from '../../scenario/every-ruleset.ts';
import type { Thought, Wanted } from './pool.ts';

parentPort?.on('message', ({ bot, view, side, seed, refused }: Wanted) => {
  const rules = rulesetOf(view.ruleset);
  const player = BOTS[bot];
  if (!rules || !player) throw new Error(`there is no bot ${bot} for ${view.ruleset}`);
  const { command } = player.answer(rules, view, side, randomFrom(seed), refused);
  parentPort?.postMessage({ command } satisfies Thought);
});
parentPort?.postMessage('ready');
