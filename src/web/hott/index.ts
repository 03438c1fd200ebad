import { type Battle, findSide, type PlacedBase, placedBase, type SideId } from '../../engine/battle.ts';
import type { MoveCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { costOf, judgeMove } from '../../engine/moves/judge.ts';
import { agreedSize } from '../../rules/hott/army-size.ts';
import { elementOf, isAerial } from '../../rules/hott/base.ts';
import { fleesOff } from '../../rules/hott/combat/outcome-table.ts';
import { groundTouched } from '../../rules/hott/engaged.ts';
import { hott as rules } from '../../rules/hott/index.ts';
import { lostAp, totalAp } from '../../rules/hott/lost.ts';
import { isDemoralised } from '../../rules/hott/mass/demoralised.ts';
import { runaways } from '../../rules/hott/mass/run-off.ts';
import { priceOf } from '../../rules/hott/moves/price.ts';
import { comesLater, DEPLOYMENT_DEPTH } from '../../rules/hott/setup/deploy.ts';
import { type StrongholdFact, strongholdAt } from '../../rules/hott/setup/stronghold-piece.ts';
import { areEngaged, engagedPairs, stateOf } from '../../rules/hott/state.ts';
import { isStrongholdLost } from '../../rules/hott/stronghold.ts';
import type { ButtonOrder, RulesetOnScreen, Spirit } from '../on-screen/ruleset.ts';

/** What the enemy has brought is known to him alone: of him the points agreed on are told. */
function spirit(battle: Battle, side: SideId, seat: SideId | null): Spirit {
  const known = seat === null || seat === side || typeof battle.options.ap !== 'number';
  const reference = known ? totalAp(battle, side) : agreedSize(battle);
  const losses = lostAp(battle, side);
  const routing = reference / 2;
  return { reference, routing, losses, routed: losses >= routing || isStrongholdLost(battle, side) };
}

/** Ground troops that an aerial touches with its front, and does not fight yet. */
const untouched = (battle: Battle, base: PlacedBase): readonly PlacedBase[] =>
  isAerial(base)
    ? groundTouched(battle, base)
        .map((contact) => contact.base)
        .filter((other) => !areEngaged(battle, base.id, other.id))
    : [];

function engaging(battle: Battle, id: string): Battle | null {
  const base = placedBase(battle, id);
  const others = base ? untouched(battle, base) : [];
  if (!base || others.length === 0) return null;
  const pairs = others.map((other) => [base.id, other.id]);
  return { ...battle, own: { ...battle.own, engaged: [...engagedPairs(battle), ...pairs] } };
}

/** Who would go over the edge may leave for good, by an order that says so. */
function leaving(rules: Ruleset, battle: Battle, refused: MoveCommand): MoveCommand | null {
  const order: MoveCommand = { ...refused, kind: 'leave' };
  const { reasons, trace } = judgeMove(rules, battle, order, battle.turn.active);
  return trace?.edge && reasons.length === 0 ? order : null;
}

/** Aerials that only touch ground troops may begin to fight them; those who would run may be held. */
function orders(_rules: unknown, battle: Battle, picked: readonly string[]): readonly ButtonOrder[] {
  if (battle.flow.awaits[0]?.kind !== 'orders') return [];
  const bases = picked.map((id) => placedBase(battle, id)).filter((base) => base !== null);
  const [first] = bases;
  if (!first) return [];
  const held = bases.every((base) => isDemoralised(battle, base));
  const hold = { type: 'hold', bases: picked };
  const figures = { count: bases.length, price: costOf(priceOf(battle, bases, 0)) };
  return [
    ...(bases.length === 1 && untouched(battle, first).length > 0
      ? [{ command: { type: 'engage', base: first.id }, key: 'screen.hott.engage' }]
      : []),
    ...(held ? [{ command: hold, key: 'screen.hott.hold', figures }] : []),
    ...(held && bases.length === 1
      ? [{ command: { ...hold, turnabout: true }, key: 'screen.hott.hold-turned' }]
      : []),
  ];
}

const FAR: readonly string[] = [
  'hott.price.general-far',
  'hott.price.general-lost',
  'hott.price.general-unseen',
];

/** Hordes of the Things on the screen. */
export const hott: RulesetOnScreen = {
  rules,
  ownKeys: [],
  // 4, 25 and 100 paces.
  steps: [1, 6.25, 25],
  spirit,
  losesBy: (base, outcome) => outcome === 'flee' && fleesOff(elementOf(base)),
  outOfCommand: (_rules, battle, side) =>
    battle.bases
      .map(({ id }) => placedBase(battle, id))
      .filter((base) => base !== null)
      .filter(
        (base) => base.side === side && priceOf(battle, [base], 0).some(({ key }) => FAR.includes(key)),
      ),
  runaways,
  idle: () => [],
  deploymentDepth: () => DEPLOYMENT_DEPTH,
  comesLater,
  look: (battle, base) => ({
    regular: null,
    ...(isDemoralised(battle, base) ? { demoralised: true } : {}),
    ...(isAerial(base)
      ? { airborne: engagedPairs(battle).some((pair) => pair.includes(base.id)) ? 'engaged' : 'flying' }
      : {}),
  }),
  stronghold(battle, piece) {
    if (piece.kind !== 'stronghold' || piece.side === undefined) return null;
    const fact = findSide(battle, piece.side)?.facts.stronghold as Partial<StrongholdFact> | undefined;
    const taken = stateOf(battle).strongholdsLost?.includes(piece.id) ?? false;
    return { name: fact?.name ?? '', look: fact?.look ?? 'castle', taken };
  },
  outlineAt: (battle, at) => strongholdAt(battle, battle.flow.awaits[0]?.by ?? '', at).area,
  engagedWith: (battle, base) =>
    engagedPairs(battle).flatMap(([one, other]) => (one === base ? [other] : other === base ? [one] : [])),
  engaging,
  leaving,
  beside: ['ensorcelled', 'reserve', 'lost'],
  orders,
};
