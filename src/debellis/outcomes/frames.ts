/** Makes the frames of the outcome moves after a fight, in their order. */

import type { BaseId, Battle, PlacedBase } from '../../engine/battle.ts';
import { placedBase } from '../../engine/battle.ts';
import type { Frame } from '../../engine/game/game.ts';
import { inOne, wholes } from '../bases/double-bases.ts';
import { holdsIn, keepsTo, ruleIn } from '../book.ts';
import { attackersAside, lineBehind } from '../fights/contacts.ts';
import type { Debellis } from '../game.ts';
import { landingFrames } from '../naval/landing-party.ts';
import { shelterFrom } from '../walls/sections.ts';

export interface Fought {
  readonly fight: 'close' | 'shot';
  readonly loser: BaseId;
  readonly winner: BaseId;
  /** The outcome of the loser. */
  readonly outcome: string;
  /** The clause that ordered it. */
  readonly rule: string;
  /** The supporters of the loser and of the winner, from behind or on its base. */
  readonly loserSupport: readonly BaseId[];
  readonly winnerSupport: readonly BaseId[];
  /** The winner scored more. Some losers die on equal scores. */
  readonly ahead: boolean;
  /** The winner defended a river bank. */
  readonly held: boolean;
  /** All its shooters were behind its rear edge. */
  readonly fromBehind: boolean;
}

/** The bases lost with a destroyed loser in close combat: its support and friends close behind. */
function companionsInDeath(
  game: Debellis,
  battle: Battle,
  base: PlacedBase,
  fought: Fought,
): readonly BaseId[] {
  if (fought.fight === 'shot' && holdsIn(game.outcomes, 'deathZone')) return [];
  const support = holdsIn(game.outcomes, 'supportersDie') ? fought.loserSupport : [];
  const behind = game.dieBehind(
    battle,
    holdsIn(game.outcomes, 'deathOfDouble') ? base : inOne(game, battle, base),
    fought.winner,
  );
  return wholes(game, battle, [...support, ...behind.map(({ id }) => id)]);
}

/** The friends of one fighter whose fronts touch the flank or rear of the other. */
const friendsAside = (
  game: Debellis,
  battle: Battle,
  beset: PlacedBase,
  fighter: PlacedBase,
): readonly BaseId[] =>
  attackersAside(game, battle, beset)
    .filter(({ base }) => base.side === fighter.side && base.id !== fighter.id)
    .map(({ base }) => base.id);

/** Those who may pursue over fortifications instead of war wagons or ships: foot behind them, or troops aboard. */
function onBehalf(
  game: Debellis,
  battle: Battle,
  victor: PlacedBase,
  pursuit: Frame,
  wall: string,
): readonly Frame[] {
  if (game.isNaval(victor)) return landingFrames(game, battle, victor, String(pursuit.against), wall);
  if (!game.isOf(victor, 'WWg(S)') || !holdsIn(game.outcomes, 'onBehalf')) return [pursuit];
  const foot = lineBehind(battle, victor);
  return foot && game.isFoot(foot) ? [{ ...pursuit, base: foot.id, supporters: [], instead: true }] : [];
}

/** Troops aboard may pursue enemies on land, where a ship does not. */
const landings = (game: Debellis, battle: Battle, victor: PlacedBase, loser: PlacedBase): readonly Frame[] =>
  game.isNaval(loser) ? [] : landingFrames(game, battle, victor, loser.id, null);

/**
 * The frames after a settled fight: the outcome of the loser and the losses with it, the recoils of its friends at the
 * winner's flank or rear, the pursuit. They must be made before a base moves, because they need the contacts.
 */
export function outcomeFrames(game: Debellis, battle: Battle, fought: Fought): readonly Frame[] {
  const { fight, loser, winner, outcome, rule, loserSupport, winnerSupport, ahead, held, fromBehind } =
    fought;
  const [base, victor] = [placedBase(battle, loser), placedBase(battle, winner)];
  if (outcome === 'stand' || !base) return [];
  const refused = game.mayRefuse(rule);
  const own: Frame = {
    step: 'outcome',
    base: loser,
    outcome,
    winner,
    cause: rule,
    fight,
    supporters: loserSupport,
    dies: companionsInDeath(game, battle, base, fought),
    fromBehind,
    ...(refused === null ? {} : { otherwise: refused }),
  };
  if (fight === 'shot' || !victor) return [own];
  const helped = ruleIn(game.outcomes, 'helpersAtFlank');
  const helpers = helped === null ? [] : friendsAside(game, battle, victor, base);
  const beside = helpers.map(
    (id): Frame => ({
      step: 'outcome',
      base: id,
      outcome: game.outcomeBeside,
      winner,
      cause: helped ?? '',
      fight,
      ...(refused === 'stand' ? { after: loser } : {}),
    }),
  );
  const aside = holdsIn(game.outcomes, 'onlyOpponents') ? [] : friendsAside(game, battle, base, victor);
  const wall = shelterFrom(game, battle, base, victor);
  const storms: readonly Frame[] = wall ? [{ step: 'storm', wall: wall.id, by: winner }] : [];
  if (!game.isPursued(outcome, ahead)) return [own, ...beside, ...storms];
  const pursuit: Frame = { step: 'pursuit', base: winner, against: loser, supporters: winnerSupport, held };
  const others = aside.map((id): Frame => ({ ...pursuit, base: id, supporters: [], held: false }));
  const pursuits = wall
    ? onBehalf(game, battle, victor, pursuit, wall.id)
    : [pursuit, ...landings(game, battle, victor, base)];
  const frames = [own, ...beside, ...storms, ...pursuits, ...others];
  return keepsTo(game.usual, 'loserFirst') ? frames : frames.toReversed();
}
