import { expect, test } from 'vitest';
import { judgedReport } from '../src/bots/hott/campaign/judged.ts';
import { playCampaignOfBots } from '../src/bots/hott/campaign/play.ts';
import { battleNow } from '../src/engine/game/records/record.ts';
import { newCampaign } from '../src/rules/hott/campaign/new.ts';
import { drawFrom, tried } from './support/campaigns.ts';

const PLAYERS = ['red', 'blue', 'green'] as const;
const CAMPAIGNS = 50;
/** Answers by chance that a nation tries before a bot answers for it. */
const TRIES = 40;

/** Who wins three years of one nation led by a steady bot and two led by chance. */
function winnerOf(seed: number, own: string): string | null | undefined {
  const draw = drawFrom(seed);
  const started = newCampaign({ players: PLAYERS, options: { years: 3 } });
  if (!started.ok) throw new Error(JSON.stringify(started.faults));
  const play = playCampaignOfBots(started.game, {
    header: { format: 'acies-campaign/1' },
    characters: { [own]: 'steady' },
    seed,
    fight: judgedReport,
    person: (seen, question) => Array.from({ length: TRIES }, () => tried(seen, question, draw)),
  });
  return battleNow(play).result?.winner;
}

test('a steady bot wins more than half of its campaigns against two nations led by chance', () => {
  const won = Array.from({ length: CAMPAIGNS }, (_, at) => at + 1).filter((seed) => {
    const own = PLAYERS[seed % PLAYERS.length] ?? 'red';
    return winnerOf(seed, own) === own;
  });
  expect(won.length).toBeGreaterThan(CAMPAIGNS / 2);
}, 600_000);
