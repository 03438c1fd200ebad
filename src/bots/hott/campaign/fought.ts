/** Battles of a campaign, fought on the table by bots. */
import { reportOfBattle } from '../../../rules/hott/campaign/battle-report.ts';
import { fieldedBattle } from '../../../rules/hott/campaign/fielding.ts';
import { hott } from '../../../rules/hott/index.ts';
import type { Bot } from '../../bot.ts';
import { simulate } from '../../simulate/simulate.ts';
import { judgedReport } from './judged.ts';
import type { CampaignOfBots } from './play.ts';

/** A battle that lasts longer is drawn. */
const MOST_ROUNDS = 40;
const SEEDS = 2_000_000_000;

/** Fights battles by a bot; one that cannot be fought on the table is judged. */
export const fightBy =
  (bot: Bot): CampaignOfBots['fight'] =>
  (game, conflict, random) => {
    const made = fieldedBattle(hott, game, conflict);
    if (!made.ok) return judgedReport(game, conflict, random);
    const bots = { red: bot, blue: bot };
    const { record } = simulate(hott, made.battle, { bots, seed: random(SEEDS), rounds: MOST_ROUNDS });
    const told = reportOfBattle(game, conflict, record);
    return told.ok ? told.report : judgedReport(game, conflict, random);
  };
