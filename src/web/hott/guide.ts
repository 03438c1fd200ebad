import type { Base, BaseId, Battle, PlacedBase } from '../../engine/battle.ts';
import { lairKind } from '../../rules/hott/arrivals/lairs.ts';
import { isInCloseCombat, touchedInFront } from '../../rules/hott/board/contacts.ts';
import type { HottClause } from '../../rules/hott/clauses/ids.ts';
import { apOf, lostApOf } from '../../rules/hott/ending/lost.ts';
import { rangeOf } from '../../rules/hott/shooting/arc.ts';
import { AID_PRICE, SPELL_PRICE, SPELL_REACH } from '../../rules/hott/spells/bespelling.ts';
import { HOLY_REACH } from '../../rules/hott/spells/inhibition.ts';
import { elementOf, isLurker, isOf } from '../../rules/hott/troops/base.ts';
import { factorOf } from '../../rules/hott/troops/troops.ts';
import type { GuideOnScreen } from '../on-screen/guide.ts';
import type { Told } from '../on-screen/told.ts';

const fact = (rule: HottClause, name: string, figures: Told['figures'] = {}): Told => ({
  rule,
  key: `guide.fact.${name}`,
  figures,
});

/** The range and the price of spells, the reach of priests, the range of shots; empty for other elements. */
function facts(base: Base): readonly Told[] {
  if (isOf(base, 'Magician'))
    return [
      fact('hott.spell.1', 'spell', { reach: SPELL_REACH, price: SPELL_PRICE, aid: AID_PRICE }),
      fact('hott.result.16', 'spell-does'),
      fact('hott.result.4', 'spell-risk'),
    ];
  if (isOf(base, 'Cleric', 'Paladin')) return [fact('hott.tf.2', 'holy', { reach: HOLY_REACH })];
  const range = rangeOf(base);
  if (range === 0) return [];
  const isFree = isOf(base, 'Shooters');
  return [
    fact(isFree ? 'hott.shoot.17' : 'hott.shoot.16', isFree ? 'shoots-always' : 'shoots-still', { range }),
  ];
}

/** The enemies that a base touches with its front without a fight, since the two are not lined up. */
const touchedIdly = (battle: Battle, base: PlacedBase): readonly BaseId[] =>
  isInCloseCombat(battle, base) ? [] : touchedInFront(battle, base).map((contact) => contact.base.id);

export const guide: GuideOnScreen = {
  touchedIdly,
  terms: {
    losses: 'hott.win.2',
    overlapped: 'hott.tf.8',
    points: 'hott.tac.1',
    going: 'hott.term.10',
    back: 'hott.tac.2',
    tactical: 'hott.tac.1',
    zone: 'hott.tac.2',
    gap: 'hott.gap.1',
    bound: 'hott.seq.1',
    round: 'hott.scale.4',
    unit: 'hott.scale.3',
    spent: 'hott.lost.1',
    factors: 'hott.cf.1',
    'corner-to-corner': 'hott.tf.8',
    'front-to-flank': 'hott.close.3',
    'front-to-rear': 'hott.close.3',
  } satisfies Readonly<Record<string, HottClause>>,
  burdens: {
    'hott.tactic.beset overlap': 'overlapped',
    'hott.tactic.beset flank': 'flanked',
    'hott.tactic.rear': 'flanked',
    'hott.tactic.uphill': 'ground',
    'hott.tactic.bank': 'ground',
    'hott.tactic.bad-going': 'ground',
    'hott.tactic.enemy-in-bad-going': 'ground',
    'hott.tactic.enemy-in-cover': 'ground',
  },
  aims: (base) => isOf(base, 'Magician') || rangeOf(base) > 0,
  lossOf: (battle, base) => lostApOf(battle, [base]),
  worthOf: (base) => apOf([base]),
  facts,
  factors: (base) =>
    fact('hott.cf.1', 'factors', {
      foot: factorOf(elementOf(base), 'foot').value,
      others: factorOf(elementOf(base), 'others').value,
    }),
  neverComes: ({ terrain }, base) =>
    isLurker(base) && terrain.every((piece) => lairKind(base, piece) === null),
  magic: (base) =>
    isOf(base, 'Magician') ? SPELL_REACH : isOf(base, 'Cleric', 'Paladin') ? HOLY_REACH : null,
};
