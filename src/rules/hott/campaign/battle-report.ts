/** The report of a battle that was fought on the table. */
import { inCommand } from '../../../engine/army/commands.ts';
import { hashOf } from '../../../engine/battle/hash.ts';
import { type BattleRecord, battleNow, replay } from '../../../engine/battle/record.ts';
import type { Base, Battle } from '../../../engine/battle.ts';
import type { AnyCommand } from '../../../engine/game/command.ts';
import type { Fault } from '../../../engine/game/event.ts';
import type { Game } from '../../../engine/game/game.ts';
import { isCommanderLost } from '../ending/lost.ts';
import { isStrongholdLost } from '../ground/stronghold.ts';
import { isDestroyed } from '../outcomes/losses.ts';
import { captorOf, isOfCampaign } from '../state.ts';
import { elementOf, isCaptive, isHero, isOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { creditIn, creditOf, type Gone, goneIn, mainAgainst, type Party, takerOf } from './battle-credit.ts';
import { broughtBy, mainOf, ROLES } from './conflict.ts';
import { type Elements, plus, typesIn } from './elements.ts';
import { SIDE_OF } from './fielding.ts';
import type { Conflict } from './state.ts';

const counted = (bases: readonly Base[]): Elements =>
  bases.reduce<Elements>((sum, base) => plus(sum, { [elementOf(base)]: 1 }), {});

const partiesIn = (game: Game, conflict: Conflict, battle: Battle): readonly Party[] =>
  ROLES.flatMap((role) =>
    Object.keys(broughtBy(game, conflict, role)).map((player) => {
      const [side, isMain] = [SIDE_OF[role], player === mainOf(conflict, role)];
      return { player, side, isMain, own: inCommand(battle, side, isMain ? '' : player) };
    }),
  );

const areSame = (one: Elements, other: Elements): boolean =>
  [...typesIn(one), ...typesIn(other)].every((type) => one[type] === other[type]);

/** Were these armies those of the conflict? */
function isSame(game: Game, conflict: Conflict, opening: Battle): boolean {
  const parties = partiesIn(game, conflict, opening);
  const brought = Object.assign({}, ...ROLES.map((role) => broughtBy(game, conflict, role)));
  return (
    isOfCampaign(opening) &&
    parties.flatMap(({ own }) => own).length === opening.bases.length &&
    parties.every(({ player, own }) =>
      areSame(brought[player] ?? {}, counted(own.filter((base) => !isCaptive(base)))),
    )
  );
}

/** What each player lost: destroyed in combat, or driven off. A god that left by itself is neither. */
function lossesIn(parties: readonly Party[], deaths: readonly Gone[]) {
  const each = (isGone: (base: Base) => boolean) =>
    Object.fromEntries(parties.map(({ player, own }) => [player, counted(own.filter(isGone))]));
  const wasDestroyed = ({ id }: Base) => deaths.some(({ base }) => base === id);
  return {
    destroyed: each((base) => isDestroyed(base) && wasDestroyed(base)),
    left: each((base) => base.place === 'lost' && !isDestroyed(base)),
  };
}

/** How often the hordes of each player were destroyed, those that were replaced too. */
const hordesIn = (parties: readonly Party[], deaths: readonly Gone[]) =>
  Object.fromEntries(
    parties.flatMap(({ player, own }) => {
      const ids = own.filter((base) => isOf(base, 'Hordes')).map(({ id }) => id);
      const count = deaths.filter(({ base }) => ids.includes(base)).length;
      return count > 0 ? [[player, count]] : [];
    }),
  );

/** The heroes whom the end of the battle finds in the hands of an enemy's magician. */
const captivesIn = (parties: readonly Party[], battle: Battle) =>
  parties.flatMap(({ player, own }) =>
    own.flatMap((base) => {
      const captor = captorOf(battle, base.id);
      const by = parties.find((each) => each.own.some(({ id }) => id === captor))?.player;
      const isTaken = isHero(base) && base.place === 'ensorcelled' && by !== undefined && by !== player;
      return isTaken ? [{ hero: elementOf(base), of: player, by }] : [];
    }),
  );

/** The players whose general was lost; the enemy is named where it was destroyed, not driven off or ensorcelled. */
const generalsIn = (parties: readonly Party[], battle: Battle, deaths: readonly Gone[]) =>
  parties
    .filter(({ side, isMain }) => isMain && isCommanderLost(battle, side))
    .map(({ player, side, own }) => {
      const general = own.find(
        ({ marks }) => figure(marks, 'general') > 0 || figure(marks, 'wasGeneral') > 0,
      );
      const death = deaths.find(({ base }) => base === general?.id);
      const killer = death && (creditOf(parties, death) ?? mainAgainst(parties, side));
      return { of: player, ...(killer ? { by: killer.player } : {}) };
    });

/** The heroes held from the start who were freed: those who are on the table at the end, or were destroyed after. */
const freedIn = (parties: readonly Party[]) =>
  parties.flatMap(({ player, own }) =>
    own
      .filter((base) => isCaptive(base) && base.place !== 'ensorcelled')
      .map((base) => ({ hero: elementOf(base), of: player })),
  );

export type Reported =
  | { readonly ok: true; readonly report: AnyCommand }
  | { readonly ok: false; readonly faults: readonly Fault[] };

const not = (key: string): Reported => ({
  ok: false,
  faults: [{ key: `hott.campaign.${key}`, figures: {} }],
});

/** The report of a battle that is over, or why it is none of this conflict. */
export function reportOfBattle(game: Game, conflict: Conflict, record: BattleRecord): Reported {
  if (!isSame(game, conflict, record.opening)) return not('other-battle');
  const play = replay(record);
  const battle = battleNow(play);
  if (!battle.result) return not('battle-goes-on');
  const parties = partiesIn(game, conflict, battle);
  const gone = goneIn(play);
  const deaths = gone.filter(({ isDeath }) => isDeath);
  const fallen = parties.find(({ side, isMain }) => isMain && isStrongholdLost(battle, side));
  const freed = freedIn(parties);
  const { winner } = battle.result;
  const report = {
    type: 'report',
    winner: parties.find(({ side, isMain }) => isMain && side === winner)?.player ?? null,
    ...lossesIn(parties, deaths),
    hordes: hordesIn(parties, deaths),
    ...(parties.length > 2 ? { credit: creditIn(parties, gone) } : {}),
    captives: captivesIn(parties, battle),
    ...(freed.length > 0 ? { freed } : {}),
    generals: generalsIn(parties, battle, deaths),
    ...(fallen ? { stronghold: takerOf(parties, play, fallen.side).player } : {}),
    battle: hashOf(battle),
  };
  return { ok: true, report: report as unknown as AnyCommand };
}
