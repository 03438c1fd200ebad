import type { PlayOf } from '../../engine/game/records/record.ts';
import { firstDifference } from '../../engine/game/records/record-check.ts';
import type { GameRules } from '../../engine/game/rules.ts';
import { add } from '../battle/draft.ts';
import type { Battles } from '../battle/kept.ts';
import { battles } from '../battle/kind.ts';
import { campaigns } from '../campaign/kind.ts';
import { draftOn } from '../kind.ts';
import { readLive } from '../live.ts';
import { appendingOf } from '../lives.ts';
import { battlesIn } from '../store/all.ts';
import type { Store } from '../store/store.ts';

export interface Differing {
  readonly battle: string;
  /** Number of the entry in the record, from 0. */
  readonly entry: number;
  readonly command: string;
  /** The clauses that now decide it otherwise. */
  readonly rules: readonly string[];
}

function differenceIn(battle: string, rules: GameRules, play: PlayOf | null): Differing | null {
  const difference = play && firstDifference(rules, play.record);
  return (
    difference && {
      battle,
      entry: difference.entry,
      command: difference.command.type,
      rules: difference.rules,
    }
  );
}

/** What is decided otherwise in a campaign. */
async function differingCampaign(store: Store, id: string): Promise<Differing | null> {
  const live = await readLive(campaigns, store, id, 0);
  return live && differenceIn(id, live.state.campaign.rules, live.state.play);
}

/**
 * Decides the commands of all running battles and campaigns again, by today's rules. With `tell`, the players of a
 * battle get the first difference. Their battle goes on from where it stands.
 */
export async function* differingBattles(store: Store, tell: boolean): AsyncGenerator<Differing> {
  for await (const { id } of battlesIn(store, 'playing')) {
    const live = await readLive(battles, store, id, 0);
    const found = live
      ? differenceIn(id, live.state.rules, live.state.play)
      : await differingCampaign(store, id);
    if (!found) continue;
    yield found;
    if (!live || !tell || live.state.differs === found.entry) continue;
    const draft = draftOn<Battles>(live.state, Date.now());
    add(draft, { type: 'differs', entry: found.entry, rules: found.rules });
    await store.append(appendingOf(battles, id, draft));
  }
}
