/** Thinks: keeps a battle of its own, which it plays on by the entries that it is sent, and does one job after the other. */
import { randomFrom } from '../../bots/random.ts';
import { loadBots } from '../../bots/rulesets.ts';
import { type BattleRecord, type Play, replay, replayEntry } from '../../engine/battle/record.ts';
import { loadRuleset } from '../../scenario/rulesets.ts';
import type { Given } from './given.ts';
import { JOBS, type JobName } from './jobs.ts';
import type { Asked, Feed, Thought } from './messages.ts';

let kept: Play | null = null;

/** The battle that the page has on its screen, by what has changed since it asked last. */
function fed(feed: Feed): Play {
  const before = feed.start ? { ...feed.start, entries: [] } : kept?.record;
  if (!before) throw new Error('The first question brings the start of the battle.');
  const record: BattleRecord = {
    ...before,
    entries: [...before.entries.slice(0, feed.from), ...feed.entries],
  };
  const isLonger = !feed.start && feed.from === kept?.record.entries.length;
  return (isLonger ? playedOn(kept, feed.entries) : null) ?? replay(record);
}

/** The battle with more entries; null where they must be replayed from the start. */
function playedOn(play: Play | null, entries: Feed['entries']): Play | null {
  return entries.reduce<Play | null>((before, entry) => before && replayEntry(before, entry), play);
}

async function answered({ feed, job, question, seed }: Asked): Promise<unknown> {
  const work = JOBS[job] as (given: Given | null, question: Asked['question']) => unknown;
  if (!feed) return work(null, question);
  const play = fed(feed);
  kept = play;
  const id = play.record.header.ruleset;
  const [rules] = await Promise.all([loadRuleset(id), loadBots(id)]);
  if (!rules) throw new Error(`There are no rules for ${id}.`);
  return work({ rules, play, random: randomFrom(seed) }, question);
}

/** Does a job; an error in it is an answer too. */
export async function work(asked: Asked<JobName>): Promise<Thought> {
  try {
    return { answer: await answered(asked) };
  } catch (error) {
    return { failed: String(error) };
  }
}
