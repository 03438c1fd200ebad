import { fightBy } from '../src/bots/hott/campaign/fought.ts';
import { judgedReport } from '../src/bots/hott/campaign/judged.ts';
import { nationAnswer } from '../src/bots/hott/campaign/nation.ts';
import { type CampaignOfBots, playCampaignOfBots } from '../src/bots/hott/campaign/play.ts';
import { lightBot } from '../src/bots/players/tactician.ts';
import { loadBots } from '../src/bots/rulesets.ts';
import { battleNow, type PlayOf } from '../src/engine/game/records/record.ts';
import { view } from '../src/engine/game/view.ts';
import { hottCampaign } from '../src/rules/hott/campaign/index.ts';
import { newCampaign } from '../src/rules/hott/campaign/new.ts';
import { ownOf } from '../src/rules/hott/campaign/state.ts';
import type { Benchmark } from './harness.ts';

const CHARACTERS = {
  red: 'careful',
  blue: 'steady',
  green: 'rash',
  gold: 'careful',
  grey: 'steady',
  white: 'rash',
} as const;

/** A campaign of six bots over some years. */
function played(years: number, wanted: Pick<CampaignOfBots, 'fight' | 'watch'>): PlayOf {
  const started = newCampaign({ players: Object.keys(CHARACTERS), options: { years } });
  if (!started.ok) throw new Error(JSON.stringify(started.faults));
  const header = { format: 'acies-campaign/1' } as const;
  return playCampaignOfBots(started.game, { header, characters: CHARACTERS, seed: 3, ...wanted });
}

/** The milliseconds of each decision that bots take in three years. */
function decisions(): readonly number[] {
  const { battles } = played(3, { fight: judgedReport });
  return battles.flatMap((game) =>
    game.flow.awaits
      .filter(({ by, kind }) => by !== 'dice' && kind !== 'battle')
      .map((question) => {
        const start = performance.now();
        nationAnswer(view(hottCampaign, game, question.by), question, CHARACTERS[question.by as 'red']);
        return performance.now() - start;
      }),
  );
}

/** The milliseconds of each season of a year, in which bots fight the battles on the table. */
async function seasons(): Promise<readonly number[]> {
  await loadBots('hott');
  const begun = new Map<string, number>();
  const watch = (play: PlayOf): void => {
    const { season = '' } = ownOf(battleNow(play));
    if (!begun.has(season)) begun.set(season, performance.now());
  };
  played(1, { fight: fightBy(lightBot), watch });
  const times = [...begun.values(), performance.now()];
  return times.slice(1).map((end, at) => end - (times[at] ?? end));
}

export const benchmarks: readonly Benchmark[] = [
  {
    kind: 'measured',
    name: 'a decision of a bot that leads a nation, three years of six nations',
    unit: 'ms',
    aim: { at: 'p99', value: 1000 },
    measure: decisions,
  },
  {
    kind: 'measured',
    name: 'a season of six bots with battles by light',
    unit: 'ms',
    aim: { at: 'median', value: 60_000 },
    measure: seasons,
  },
];
