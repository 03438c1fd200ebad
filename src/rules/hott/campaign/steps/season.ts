import { after, DONE, goOn } from '../../../../engine/game/asking.ts';
import { endCampaign } from '../ending.ts';
import { settlePrisons } from '../sieges.ts';
import { isOut, orderOf, ownOf, record, SEASONS } from '../state.ts';
import type { Step, Work } from './common.ts';

/** A season ends: its attacks and contingents are over, and sieges have lasted another season. */
function endSeason(work: Work): void {
  const { sieges = {} } = ownOf(work.battle);
  const longer = Object.fromEntries(
    Object.entries(sieges).map(([id, { thrown: _, ...siege }]) => [
      id,
      { ...siege, season: siege.season + 1 },
    ]),
  );
  record(
    work,
    { type: 'campaign-season-ends', rule: 'hott.campyear.1' },
    {
      attacked: [],
      sent: {},
      sieges: longer,
    },
  );
}

/** The season after this one; null after autumn. */
const seasonAfter = (season: string): string | null =>
  SEASONS[(SEASONS as readonly string[]).indexOf(season) + 1] ?? null;

export const season: Step = {
  run(work, frame) {
    const game = work.battle;
    const own = ownOf(game);
    const order = orderOf(game);
    const active = own.active ?? order[0] ?? '';
    if (!frame.begun) return after([{ step: 'turn', player: active }], { step: 'season', begun: true });
    settlePrisons(work, active);
    const all = own.order ?? order;
    const next = all.slice(all.indexOf(active) + 1).find((player) => !isOut(game, player));
    if (next !== undefined) {
      record(
        work,
        { type: 'campaign-turn', rule: 'hott.campyear.1', figures: { side: next } },
        { active: next },
      );
      return goOn({ step: 'season' });
    }
    const now = own.season ?? 'spring';
    endSeason(work);
    const later = seasonAfter(now);
    if (endCampaign(work, later === null)) return DONE;
    const first = order[0] ?? '';
    if (later === null) {
      record(work, { type: 'campaign-winter', rule: 'hott.campyear.6' }, { season: 'winter', active: first });
      return DONE;
    }
    const figures = { season: later, side: first };
    record(
      work,
      { type: 'campaign-season', rule: 'hott.campyear.1', figures },
      { season: later, active: first },
    );
    return goOn({ step: 'season' });
  },
};
