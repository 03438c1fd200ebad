/** What a nation offers to others in its turn. */
import type { Game } from '../../../engine/game/game.ts';
import { declinedOf, offersOf } from '../../../rules/hott/campaign/offers.ts';
import { areAllies, areBound, atWar, livingOf } from '../../../rules/hott/campaign/state.ts';
import type { NationAnswer } from '../../nations.ts';
import { chanceAgainst } from './chances.ts';
import type { Situation } from './situation.ts';

/** A war is worth going on with a chance that is smaller than that to attack by this. */
const PATIENCE = 0.05;

/** Does an offer of this kind between the two wait, or was it declined in this year? */
const wasMade = (game: Game, player: string, other: string, what: string): boolean =>
  [...offersOf(game, player), ...declinedOf(game, player)].some(
    (each) => each.what === what && (each.to === other || each.by === other),
  );

/** Peace with those against whom the war goes badly. */
const peaces = ({ game, player, character }: Situation): readonly NationAnswer[] =>
  livingOf(game).flatMap((other): readonly NationAnswer[] => {
    const chance = chanceAgainst(game, player, other);
    if (!atWar(game, player, other) || chance >= character.attacks - PATIENCE) return [];
    if (wasMade(game, player, other, 'peace')) return [];
    const figures = { other, chance: Math.round(100 * chance) };
    return [
      { command: { type: 'offer', what: 'peace', to: other }, why: 'campaign.why.wants-peace', figures },
    ];
  });

/** An alliance with those who fight the same enemy. */
const alliances = ({ game, player }: Situation): readonly NationAnswer[] =>
  livingOf(game).flatMap((other): readonly NationAnswer[] => {
    const isFriend = other === player || areAllies(game, player, other) || areBound(game, player, other);
    if (isFriend || atWar(game, player, other) || wasMade(game, player, other, 'alliance')) return [];
    const foe = livingOf(game).find((each) => atWar(game, player, each) && atWar(game, other, each));
    if (foe === undefined) return [];
    const command = { type: 'offer', what: 'alliance', to: other };
    return [{ command, why: 'campaign.why.common-foe', figures: { other, foe } }];
  });

export const offerAnswers = (situation: Situation): readonly NationAnswer[] => [
  ...peaces(situation),
  ...alliances(situation),
];
