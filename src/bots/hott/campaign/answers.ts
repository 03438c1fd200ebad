/** What a nation may answer to each kind of question, the best first. */
import type { AnyCommand } from '../../../engine/game/command.ts';
import { defencesOf, lossesAsked } from '../../../rules/hott/campaign/choices.ts';
import { conflictOf } from '../../../rules/hott/campaign/conflict.ts';
import {
  apOf,
  contingentFault,
  type Elements,
  eligibleIn,
  lossesOf,
  minus,
  NONE,
  plus,
  typesIn,
} from '../../../rules/hott/campaign/elements.ts';
import { offersTo } from '../../../rules/hott/campaign/offers.ts';
import {
  areAllies,
  areBound,
  armyOf,
  atWar,
  placeOf,
  reserveOf,
} from '../../../rules/hott/campaign/state.ts';
import { retreatWays, sendable } from '../../../rules/hott/campaign/ways.ts';
import { costOf } from '../../../rules/hott/troops/troops.ts';
import type { NationAnswer } from '../../nations.ts';
import { chanceAgainst } from './chances.ts';
import type { Situation } from './situation.ts';
import { turnAnswers } from './turn.ts';
import { writeAnswers } from './write.ts';

type Answers = (situation: Situation) => readonly NationAnswer[];

const because = (why: string, ...commands: readonly AnyCommand[]): readonly NationAnswer[] =>
  commands.map((command) => ({ command, why: `campaign.why.${why}` }));

const chooses = (why: string, ...among: readonly string[]): readonly NationAnswer[] =>
  because(why, ...among.map((option): AnyCommand => ({ type: 'choose', option })));

/** A nation lets others in, but no enemy. */
const host: Answers = ({ game, player, about }) =>
  typeof about.guest === 'string' && atWar(game, player, about.guest)
    ? chooses('enemy', 'forbid', 'allow')
    : chooses('friend', 'allow', 'forbid');

const storm: Answers = ({ character }) =>
  character.sailsOn ? chooses('sails-on', 'go-on') : chooses('too-dangerous', 'return', 'halt', 'go-on');

/** The largest contingent of ground troops that can be spared, cheap elements first. */
function contingentOf(elements: Elements): { elements: Elements; general: string } | null {
  const able = typesIn(elements).toSorted((a, b) => costOf(a) - costOf(b));
  for (const general of eligibleIn(elements).toSorted((a, b) => costOf(a) - costOf(b))) {
    let sent: Elements = { [general]: 1 };
    if (contingentFault(sent, general)) continue;
    for (const type of able)
      while (
        (sent[type] ?? 0) < (elements[type] ?? 0) &&
        !contingentFault(plus(sent, { [type]: 1 }), general)
      )
        sent = plus(sent, { [type]: 1 });
    return { elements: sent, general };
  }
  return null;
}

const aid: Answers = ({ game, player, about, character }) => {
  const conflict = conflictOf(game);
  const able = contingentOf(sendable(game, player));
  const send: readonly AnyCommand[] = able ? [{ type: 'send', ...able }] : [];
  const decline: AnyCommand = { type: 'decline' };
  const helped = String(about.for ?? '');
  const foe = conflict && (helped === conflict.acting ? conflict.other : conflict.acting);
  const isFriend = areAllies(game, player, helped) || (foe !== null && atWar(game, player, foe));
  return isFriend || character.helpsStrangers
    ? because('helps', ...send, decline)
    : because('keeps-out', decline, ...send);
};

/** Gives battle with a good chance, else stands siege as things are. */
const defence: Answers = ({ game, player, character }) => {
  const conflict = conflictOf(game);
  const all = defencesOf(game, player);
  const battles = all.filter(({ how }) => how === 'battle');
  const others = all.filter(({ how }) => how !== 'battle');
  const chance = conflict ? chanceAgainst(game, player, conflict.acting) : 0.5;
  const why = chance >= character.givesBattle ? 'gives-battle' : 'stands-siege';
  const ranked = why === 'gives-battle' ? [...battles, ...others] : [...others, ...battles];
  return ranked.map((command) => ({
    command,
    why: `campaign.why.${why}`,
    figures: { chance: Math.round(100 * chance) },
  }));
};

/** Gives up what costs least, and keeps an element for the general. */
const lose: Answers = ({ game, player, about }) => {
  const army = armyOf(game, player);
  const keepsGeneral = (loss: Elements): number => Number(eligibleIn(minus(army, loss)).length > 0);
  const losses = lossesAsked(game, player, about).toSorted(
    (a, b) => keepsGeneral(b) - keepsGeneral(a) || apOf(a) - apOf(b),
  );
  return because('loses-least', ...losses.map((elements): AnyCommand => ({ type: 'lose', elements })));
};

const retreat: Answers = ({ game, player }) =>
  because(
    'goes-home',
    ...retreatWays(game, player, placeOf(game, player) ?? '').map(
      (way): AnyCommand => ({ type: 'retreat', way }),
    ),
  );

const quarters: Answers = ({ about }) =>
  because(
    'goes-home',
    ...((about.to ?? []) as readonly string[]).map((each): AnyCommand => ({ type: 'march', way: [each] })),
  );

/** Recruits the dearest elements that the army points due allow. */
const recruit: Answers = ({ game, player, about }) => {
  const reserve = reserveOf(game, player);
  let [elements, left] = [NONE, Number(about.ap ?? 0)];
  for (const type of typesIn(reserve).toSorted((a, b) => costOf(b) - costOf(a)))
    for (let count = reserve[type] ?? 0; count > 0 && costOf(type) <= left; count--) {
      elements = plus(elements, { [type]: 1 });
      left -= costOf(type);
    }
  return because('grows', { type: 'recruit', elements }, { type: 'decline' });
};

/** Becomes a tributary rather than be knocked out. */
const convert: Answers = ({ game, player, about }) => {
  const all = plus(armyOf(game, player), reserveOf(game, player));
  const others = minus(all, { Hordes: all.Hordes ?? 0 });
  const elements = lossesOf(others, Number(about.ap ?? 0), false);
  return because('survives', ...elements.map((each): AnyCommand => ({ type: 'convert', elements: each })), {
    type: 'decline',
  });
};

/** Peace and tribute are welcome; an alliance only with who is no enemy. */
const bonds: Answers = ({ game, player }) =>
  offersTo(game, player).flatMap(({ by, what }) => {
    const accept: AnyCommand = { type: 'accept', what, from: by };
    const decline: AnyCommand = { type: 'decline', what, from: by };
    const isStronger = chanceAgainst(game, player, by) > 0.6;
    return what === 'peace' && isStronger && !areBound(game, player, by)
      ? because('stronger', decline)
      : because('bond', accept, decline);
  });

export const ANSWERS: Readonly<Record<string, Answers>> = {
  write: writeAnswers,
  consent: () => chooses('friend', 'allow', 'forbid'),
  host,
  storm,
  turn: turnAnswers,
  bonds,
  aid,
  defence,
  confirm: () => because('report-right', { type: 'confirm' }),
  'lose-elements': lose,
  retreat,
  'winter-quarters': quarters,
  recruit,
  convert,
};
