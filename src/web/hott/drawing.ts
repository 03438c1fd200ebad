import { type Battle, findSide, type TerrainPiece } from '../../engine/battle.ts';
import { isDemoralised } from '../../rules/hott/mass/demoralised.ts';
import { type StrongholdFact, strongholdAt } from '../../rules/hott/setup/stronghold-piece.ts';
import { engagedPairs, stateOf } from '../../rules/hott/state.ts';
import { isAerial } from '../../rules/hott/troops/base.ts';
import type { DrawingOnScreen } from '../on-screen/ruleset.ts';

function stronghold(battle: Battle, piece: TerrainPiece) {
  if (piece.kind !== 'stronghold' || piece.side === undefined) return null;
  const fact = findSide(battle, piece.side)?.facts.stronghold as Partial<StrongholdFact> | undefined;
  const taken = stateOf(battle).strongholdsLost?.includes(piece.id) ?? false;
  return { name: fact?.name ?? '', look: fact?.look ?? 'castle', taken };
}

export const drawing: DrawingOnScreen = {
  look: (battle, base) => ({
    regular: null,
    ...(isDemoralised(battle, base) ? { demoralised: true } : {}),
    ...(isAerial(base)
      ? { airborne: engagedPairs(battle).some((pair) => pair.includes(base.id)) ? 'engaged' : 'flying' }
      : {}),
  }),
  stronghold,
  strongholdAt: (battle, at) => strongholdAt(battle, battle.flow.awaits[0]?.by ?? '', at).area,
  beside: ['ensorcelled', 'reserve', 'lost'],
};
