/** What a nation does in its turn. */
import type { AnyCommand } from '../../../engine/game/command.ts';
import type { Game } from '../../../engine/game/game.ts';
import { type Act, actsOf } from '../../../rules/hott/campaign/choices.ts';
import { neighboursOf } from '../../../rules/hott/campaign/map.ts';
import { atWar, controllerOf, mapOf, ownOf, placeOf, siegeOf } from '../../../rules/hott/campaign/state.ts';
import { mayRenounce } from '../../../rules/hott/campaign/steps/bonds.ts';
import { forbiddenIn } from '../../../rules/hott/campaign/steps/turn.ts';
import { inSupply, type Way } from '../../../rules/hott/campaign/ways.ts';
import type { NationAnswer } from '../../nations.ts';
import { attackChance, chanceAgainst } from './chances.ts';
import { offerAnswers } from './offers.ts';
import type { Situation } from './situation.ts';

interface Wish extends NationAnswer {
  readonly worth: number;
}

/** How good an act is, from 0 to 1, and why; null where the nation does not want it. */
type Judge = (situation: Situation, way: Way) => Omit<Wish, 'command'> | null;

const percent = (chance: number): number => Math.round(100 * chance);

/** Enemy provinces beside a province. */
const prospects = (game: Game, player: string, province: string): number =>
  neighboursOf(mapOf(game), province).filter((each) => {
    const owner = controllerOf(game, each);
    return owner === null || (owner !== player && atWar(game, player, owner));
  }).length;

const JUDGES: Readonly<Record<Act, Judge>> = {
  besiege: () => ({ worth: 0.9, why: 'campaign.why.siege' }),
  withdraw: ({ game, player }) =>
    inSupply(game, player) ? null : { worth: 0.85, why: 'campaign.why.cut-off' },
  attack({ game, player, character }, way) {
    const province = way.at(-1) ?? '';
    const chance = attackChance(game, player, province, controllerOf(game, province));
    if (chance < character.attacks) return null;
    return { worth: 0.3 + chance / 2, why: 'campaign.why.attacks', figures: { chance: percent(chance) } };
  },
  relieve({ game, player, character }, way) {
    const by = siegeOf(game, way.at(-1) ?? '')?.by;
    const isOwn = controllerOf(game, way.at(-1) ?? '') === player;
    const chance = by === undefined ? 0 : chanceAgainst(game, player, by);
    if (!isOwn || chance < character.givesBattle) return null;
    return { worth: 0.75, why: 'campaign.why.relieves', figures: { chance: percent(chance) } };
  },
  sally({ game, player, character }) {
    const by = siegeOf(game, placeOf(game, player) ?? '')?.by;
    const chance = by === undefined ? 0 : chanceAgainst(game, player, by);
    if (chance < character.givesBattle) return null;
    return { worth: 0.7, why: 'campaign.why.sallies', figures: { chance: percent(chance) } };
  },
  march({ game, player }, way) {
    const [here, there] = [placeOf(game, player) ?? '', way.at(-1) ?? ''].map((each) =>
      prospects(game, player, each),
    );
    return (there ?? 0) > (here ?? 0) ? { worth: 0.1, why: 'campaign.why.nearer' } : null;
  },
};

/** Has another nation agreed to end the campaign, and this one not yet? A bot does not hold up people. */
const wouldEnd = (game: Game, player: string): boolean => {
  const { ending = [] } = ownOf(game);
  return ending.length > 0 && !ending.includes(player);
};

const END_TURN: AnyCommand = { type: 'end-turn' };

export function turnAnswers(situation: Situation): readonly NationAnswer[] {
  const { game, player } = situation;
  const forbidden = forbiddenIn(game);
  const isOpen = (way: Way): boolean => !forbidden.includes(way.at(-1) ?? '');
  const wishes = actsOf(game, player)
    .map(({ act, ways }) => ({ act, ways, open: ways.filter(isOpen) }))
    .filter(({ ways, open }) => ways.length === 0 || open.length > 0)
    .flatMap(({ act, open: ways }) =>
      (ways.length > 0 ? ways : [null]).flatMap((way): readonly Wish[] => {
        const judged = JUDGES[act](situation, way ?? []);
        return judged ? [{ ...judged, command: way ? { type: act, way } : { type: act } }] : [];
      }),
    )
    .toSorted((a, b) => b.worth - a.worth);
  return [
    ...(wouldEnd(game, player) ? [{ command: { type: 'end-campaign' }, why: 'campaign.why.all-end' }] : []),
    ...(mayRenounce(game, player) ? [{ command: { type: 'renounce' }, why: 'campaign.why.renounces' }] : []),
    ...offerAnswers(situation),
    ...wishes,
    { command: END_TURN, why: wishes.length > 0 ? 'campaign.why.nothing-else' : 'campaign.why.waits' },
  ];
}
