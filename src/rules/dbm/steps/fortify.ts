/** A side lays the fortifications that it has bought. DBM, Fortifications; rulings 42 and 104. */

import type { Battle, SideId, TerrainPiece } from '../../../engine/battle.ts';
import type { FrameOf, Option, Work } from '../../../engine/contract/sequence.ts';
import { flag, partly, text } from '../../../engine/data/form.ts';
import { type Answer, DONE, goOn, waitForOrders, wrongPhase } from '../../../engine/game/asking.ts';
import { tell } from '../../../engine/game/work.ts';
import { facingFromDegrees } from '../../../geometry/exact.ts';
import { roundPose } from '../../../geometry/pose.ts';
import { because } from '../citing.ts';
import type { DbmOrder, DbmStep } from '../commands.ts';
import { isSectionName, mayFortifyTown, mayUse, SECTION_NAMES, sectionsLeft } from '../walls/buying.ts';
import { fortificationReasons } from '../walls/lawful.ts';
import { enclosing, sectionAt } from '../walls/laying.ts';
import { isFortification } from '../walls/sections.ts';

/** `laid`: it has laid some in this step, so it ends the step itself. */
const FRAME = { side: text, ...partly({ laid: flag }) };

type FortifyFrame = FrameOf<typeof FRAME>;

/** The frame in which a side lays its fortifications: `{ side }`. */
export const fortifyFrame = (side: SideId): FortifyFrame => ({ step: 'fortify', side });

const canLay = (battle: Battle, side: SideId): boolean => {
  const left = sectionsLeft(battle, side);
  return SECTION_NAMES.some((name) => (left[name] ?? 0) > 0 && mayUse(battle, side, name));
};

function lay(work: Work, side: SideId, pieces: readonly TerrainPiece[]): void {
  const figures = { side, count: pieces.length };
  tell(
    work,
    { type: 'fortified', rule: 'dbm.fort.2', figures },
    pieces.map((piece) => ({ change: 'terrain', piece })),
  );
}

function layOne(work: Work, frame: FortifyFrame, { section, at }: DbmOrder<'fortify'>): Answer {
  const { battle } = work;
  const { side } = frame;
  const known = SECTION_NAMES;
  if (!isSectionName(section)) return [because('dbm.fort.30', 'dbm.wall.unknown', { section, known })];
  if (!mayUse(battle, side, section)) return [because('dbm.fort.4', 'dbm.wall.wasted', { section })];
  if ((sectionsLeft(battle, side)[section] ?? 0) === 0)
    return [because('dbm.fort.30', 'dbm.wall.none-left', { section })];
  const [x, y, degrees] = at;
  const count = battle.terrain.filter(isFortification).length;
  const pose = roundPose({ x, y, facing: facingFromDegrees(degrees) });
  lay(work, side, [sectionAt(`${side}-wall-${count + 1}`, side, section, pose)]);
  return goOn({ ...frame, laid: true });
}

const townsOf = ({ terrain }: Battle): readonly TerrainPiece[] =>
  terrain.filter(
    ({ kind, id }) =>
      kind === 'BUA' && !terrain.some((piece) => piece.id.startsWith(`${id}-1`) && isFortification(piece)),
  );

/** The pieces that an order to enclose a town lays; null if it cannot. */
function piecesFor(battle: Battle, side: SideId, { piece, section }: DbmOrder<'enclose'>) {
  const town = townsOf(battle).find(({ id }) => id === piece);
  return town && mayFortifyTown(battle, side)
    ? enclosing(battle, side, town, section, sectionsLeft(battle, side))
    : null;
}

function enclose(work: Work, frame: FortifyFrame, command: DbmOrder<'enclose'>): Answer {
  const pieces = piecesFor(work.battle, frame.side, command);
  if (!pieces) return [because('dbm.fort.2', 'dbm.wall.too-few', { piece: command.piece })];
  lay(work, frame.side, pieces);
  return goOn({ ...frame, laid: true });
}

function options(battle: Battle, { side }: FortifyFrame): readonly Option[] {
  return townsOf(battle).flatMap(({ id }) =>
    (['PF', 'TF'] as const).flatMap((section): readonly Option[] => {
      const command: DbmOrder<'enclose'> = { type: 'enclose', piece: id, section };
      const pieces = piecesFor(battle, side, command);
      const after = pieces && { ...battle, terrain: [...battle.terrain, ...pieces] };
      if (!after || fortificationReasons(after, side).length > 0) return [];
      return [{ command, key: 'option.enclose', figures: { piece: id, section } }];
    }),
  );
}

/** The side lays sections one by one or round a town, until it ends the step. */
export const fortify: DbmStep<typeof FRAME> = {
  frame: FRAME,
  run: ({ battle }, { side, laid }) => (laid || canLay(battle, side) ? waitForOrders(side, 'fortify') : DONE),
  answer(work, frame, command) {
    if (command.type === 'fortify') return layOne(work, frame, command);
    if (command.type === 'enclose') return enclose(work, frame, command);
    if (command.type !== 'end-phase') return wrongPhase(work, 'fortify', command);
    const against = fortificationReasons(work.battle, frame.side);
    return against.length > 0 ? against : DONE;
  },
  options: (_rules, battle, frame) => options(battle, frame),
};
