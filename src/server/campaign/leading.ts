/** Answers for nations that no player leads now: those of bots, and those whose player is away. */
import { randomFrom } from '../../bots/random.ts';
import { loadNations } from '../../bots/rulesets.ts';
import type { AnyCommand } from '../../engine/game/command.ts';
import { view } from '../../engine/game/view.ts';
import type { NationWanted, Pool } from '../bots/pool.ts';
import type { Host } from '../host.ts';
import type { Job } from '../jobs.ts';
import { draftOn } from '../kind.ts';
import type { Lives } from '../lives.ts';
import { carryOn, seedAt } from './carry-on.ts';
import { add, type CampaignDraft, give } from './draft.ts';
import { type Unled, unledIn } from './due.ts';
import { agreedHow, fieldOf } from './fight.ts';
import type { Campaigns } from './kept.ts';
import { type CampaignState, gameOf } from './state.ts';

/** A bot that is refused this often in one position is broken. */
const MOST_REFUSALS = 60;

/** What is asked, and the number of entries in the record. The answer counts only while it stays the same. */
interface Asked extends Unled {
  readonly entries: number;
  readonly state: CampaignState;
}

const isStandIn = ({ state, seat }: Asked): boolean => state.seats[seat]?.bot === null;

/** Takes part in a battle that nobody has to play for the nation: the report is judged where no leader plays. */
async function settleBattle(draft: CampaignDraft, asked: Asked): Promise<void> {
  const { seat, question } = asked;
  const field = fieldOf(draft.state);
  if (!field) return;
  if (isStandIn(asked)) add(draft, { type: 'wished', key: field.key, how: 'any' }, seat);
  if (agreedHow(draft.state, field) !== 'any') return;
  const nations = await loadNations(draft.state.terms.ruleset);
  const report = nations?.judge(gameOf(draft.state), randomFrom(seedAt(draft.state, 'battle')));
  if (!report || give(draft, report, question.by, seat)) return;
  const other = gameOf(draft.state).flow.awaits.find(({ kind }) => kind === 'confirm');
  if (other) give(draft, { type: 'confirm' }, other.by);
}

/** Answers the question that nobody else answers; the next one is a new job. */
export const nationJob =
  (host: Host, lives: Lives<Campaigns>, pool: Pool<NationWanted>): Job =>
  (campaign) =>
    pool.inTurn(async (think) => {
      const asked = await lives.inTurn(campaign, async ({ state }): Promise<Asked | null> => {
        const unled = unledIn(state);
        const entries = state.play.record.entries.length;
        return unled && unled.at <= host.now() ? { ...unled, entries, state } : null;
      });
      if (!asked) return;
      const { state, question, seat, entries } = asked;
      const seen = view(state.campaign.rules, gameOf(state), question.by);
      const refused: AnyCommand[] = [];
      /** Appends what the answer leads to; `refused` where the rules refuse it. */
      const change = (answer: (draft: CampaignDraft) => Promise<boolean>) =>
        lives.inTurn(campaign, async (live) => {
          if (live.state.play.record.entries.length !== entries) return 'gone';
          const draft = draftOn<Campaigns>(live.state, host.now());
          if (isStandIn(asked)) add(draft, { type: 'stood-in' }, seat);
          if (!(await answer(draft))) return 'refused';
          carryOn(draft);
          return (await lives.append(live, draft)) ? 'done' : 'gone';
        });
      if (question.kind === 'battle') {
        await change(async (draft) => {
          await settleBattle(draft, asked);
          return true;
        });
        return;
      }
      while (refused.length < MOST_REFUSALS) {
        const character = state.seats[seat]?.bot ?? null;
        const command = (await think({ nation: { seen, question, character }, refused }))?.command ?? null;
        if (!command) break;
        if ((await change(async (draft) => give(draft, command, question.by, seat) === null)) !== 'refused')
          return;
        refused.push(command);
      }
      throw new Error(`no answer to ${question.kind} is found in ${campaign}`);
    });
