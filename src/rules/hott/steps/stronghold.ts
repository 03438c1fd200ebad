/** The defender places its stronghold on its base edge. Hordes of the Things, Strongholds, Deployment. */
import type { Battle, SideId } from '../../../engine/battle.ts';
import type { FrameOf, Next, Option, Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { countTo, optional } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { reason } from '../../../engine/game/decide.ts';
import { tell } from '../../../engine/game/work.ts';
import type { HottStep } from '../commands.ts';
import { strongholdPlaces, strongholdReasons } from '../setup/place-stronghold.ts';
import { attackerOf, defenderOf } from '../setup/roles.ts';
import { strongholdAt } from '../setup/stronghold-piece.ts';
import { isOfCampaign } from '../state.ts';

/** In a battle of a campaign: the side of the province's owner, where he takes part. */
const ownersInCampaign = ({ sides }: Battle): readonly SideId[] =>
  sides.filter(({ facts }) => facts.stronghold !== undefined).map(({ id }) => id);

/** The sides with a stronghold on the board. */
const owners = (battle: Battle): readonly SideId[] =>
  isOfCampaign(battle) && holds('hott.campbat.2')
    ? ownersInCampaign(battle)
    : holds('hott.hold.2')
      ? [defenderOf(battle)]
      : [defenderOf(battle), attackerOf(battle)];

/** The number of strongholds placed. */
const FRAME = { placed: optional(countTo(2)) };

type StrongholdFrame = FrameOf<typeof FRAME>;

const nextOwner = ({ battle }: Pick<Work, 'battle'>, { placed = 0 }: StrongholdFrame): SideId | null =>
  owners(battle)[placed] ?? null;

const placedOne = (frame: StrongholdFrame): Next => ({
  next: 'call',
  frames: [],
  then: { ...frame, placed: (frame.placed ?? 0) + 1 },
});

export const stronghold: HottStep<typeof FRAME> = {
  frame: FRAME,
  run(work, frame) {
    const by = nextOwner(work, frame);
    if (by === null) return { next: 'done' };
    return { next: 'wait', awaits: [{ by, kind: 'place-stronghold', answer: { form: 'place' } }] };
  },
  answer(work, frame, command) {
    const side = nextOwner(work, frame) ?? '';
    if (command.type !== 'place-stronghold')
      return [reason(work.rules, 'wrong-phase', { command: command.type, phase: 'stronghold' })];
    const piece = strongholdAt(work.battle, side, command.at);
    const against = strongholdReasons(work.rules, work.battle, piece);
    if (against.length > 0) return against;
    tell(work, { type: 'stronghold-placed', rule: 'hott.deploy.4', figures: { side, piece: piece.id } }, [
      { change: 'terrain', piece },
    ]);
    return placedOne(frame);
  },
  options(rules: Ruleset, battle, frame): readonly Option[] {
    const side = nextOwner({ battle }, frame);
    if (side === null) return [];
    return strongholdPlaces(rules, battle, side).map((at) => ({
      command: { type: 'place-stronghold', at },
      key: 'hott.setup.option-stronghold',
    }));
  },
};
