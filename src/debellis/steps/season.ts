/** Each side nominates a season in secret. */

import { type Battle, findSide } from '../../engine/battle.ts';
import { choose, DONE, goOn, waitForOne, wordOption } from '../../engine/game/asking.ts';
import type { SideId } from '../../engine/game/game.ts';
import { agreed } from '../../engine/game/options.ts';
import { happen } from '../../engine/game/work.ts';
import { clauseIn, holdsIn, keepsTo } from '../book.ts';
import type { FamilyStep } from '../commands.ts';
import type { Debellis } from '../game.ts';
import { nominated } from '../setup/season.ts';
import { SEASONS } from '../weather/chart.ts';

/** The side that has not nominated yet; null if both have, or if nobody needs a season. */
const whoseTurn = (game: Debellis, battle: Battle): SideId | null =>
  agreed(battle.options, game.weatherOption) && holdsIn(game.weather, 'season')
    ? (battle.sides.find(({ id }) => nominated(battle, id) === null)?.id ?? null)
    : null;

/** Asks each side in turn, and tells each only its own choice. */
export const season = (game: Debellis): FamilyStep => ({
  frame: {},
  run({ battle }) {
    const side = whoseTurn(game, battle);
    return side === null ? DONE : waitForOne(side, 'season', { options: [...SEASONS] });
  },
  answer: (work, frame, command, by) =>
    choose(work, command, SEASONS, (chosen) => {
      const facts = { ...findSide(work.battle, by)?.facts, season: chosen };
      happen(work, {
        type: 'season-nominated',
        rule: clauseIn(game.weather, 'season'),
        figures: { side: by, season: chosen },
        changes: [{ change: 'side', side: by, set: { facts } }],
        ...(keepsTo(game.weather, 'secretSeasons') ? { secret: { of: by, public: null } } : {}),
      });
      return goOn(frame);
    }),
  options: () => SEASONS.map((each) => wordOption(each)),
});
