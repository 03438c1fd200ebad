/** A side lays the fortifications that it has bought. */

import type { Battle, TerrainPiece } from '../../engine/battle.ts';
import type { FrameOf, Work } from '../../engine/contract/sequence.ts';
import { flag, partly, text } from '../../engine/data/form.ts';
import { type Answer, DONE, goOn, waitForOrders, wrongPhase } from '../../engine/game/asking.ts';
import type { SideId } from '../../engine/game/game.ts';
import type { Option } from '../../engine/game/steps.ts';
import { tell } from '../../engine/game/work.ts';
import { facingFromDegrees } from '../../geometry/exact.ts';
import { roundPose } from '../../geometry/pose.ts';
import { clauseIn } from '../book.ts';
import { because } from '../citing.ts';
import type { FamilyOrder, FamilyStep } from '../commands.ts';
import type { Debellis } from '../game.ts';
import { isNamed, sectionsLeft } from '../walls/bought.ts';
import { fortificationReasons } from '../walls/lawful.ts';
import { enclosing, sectionAt } from '../walls/laying.ts';
import { isFortification } from '../walls/sections.ts';

/** `laid`: it has laid some in this step, so it ends the step itself. */
const FRAME = { side: text, ...partly({ laid: flag }) };

type FortifyFrame = FrameOf<typeof FRAME>;

/** The frame in which a side lays its fortifications: `{ side }`. */
export const fortifyFrame = (side: SideId): FortifyFrame => ({ step: 'fortify', side });

const canLay = (game: Debellis, battle: Battle, side: SideId): boolean => {
  const left = sectionsLeft(game.wallSections, battle, side);
  return game.wallSections.some(({ name }) => (left[name] ?? 0) > 0 && game.mayUse(battle, side, name));
};

function lay(game: Debellis, work: Work, side: SideId, pieces: readonly TerrainPiece[]): void {
  const figures = { side, count: pieces.length };
  tell(
    work,
    { type: 'fortified', rule: clauseIn(game.walls, 'enclose'), figures },
    pieces.map((piece) => ({ change: 'terrain', piece })),
  );
}

function layOne(
  game: Debellis,
  work: Work,
  frame: FortifyFrame,
  { section, at }: FamilyOrder<'fortify'>,
): Answer {
  const { battle } = work;
  const { side } = frame;
  const known = game.wallSections.map(({ name }) => name);
  if (!isNamed(game.wallSections, section))
    return [because(clauseIn(game.walls, 'bought'), 'debellis.wall.unknown', { section, known })];
  if (!game.mayUse(battle, side, section))
    return [because(clauseIn(game.walls, 'wasted'), 'debellis.wall.wasted', { section })];
  if ((sectionsLeft(game.wallSections, battle, side)[section] ?? 0) === 0)
    return [because(clauseIn(game.walls, 'bought'), 'debellis.wall.none-left', { section })];
  const [x, y, degrees] = at;
  const count = battle.terrain.filter(isFortification).length;
  const pose = roundPose({ x, y, facing: facingFromDegrees(degrees) });
  lay(game, work, side, [sectionAt(game, `${side}-wall-${count + 1}`, side, section, pose)]);
  return goOn({ ...frame, laid: true });
}

const townsOf = ({ terrain }: Battle): readonly TerrainPiece[] =>
  terrain.filter(
    ({ kind, id }) =>
      kind === 'BUA' && !terrain.some((piece) => piece.id.startsWith(`${id}-1`) && isFortification(piece)),
  );

/** The pieces that an order to enclose a town lays; null if it cannot. */
function piecesFor(game: Debellis, battle: Battle, side: SideId, { piece, section }: FamilyOrder<'enclose'>) {
  const town = townsOf(battle).find(({ id }) => id === piece);
  return town && game.mayFortifyTown(battle, side)
    ? enclosing(game, battle, side, town, section, sectionsLeft(game.wallSections, battle, side))
    : null;
}

function enclose(game: Debellis, work: Work, frame: FortifyFrame, command: FamilyOrder<'enclose'>): Answer {
  const pieces = piecesFor(game, work.battle, frame.side, command);
  if (!pieces)
    return [because(clauseIn(game.walls, 'enclose'), 'debellis.wall.too-few', { piece: command.piece })];
  lay(game, work, frame.side, pieces);
  return goOn({ ...frame, laid: true });
}

function options(game: Debellis, battle: Battle, { side }: FortifyFrame): readonly Option[] {
  return townsOf(battle).flatMap(({ id }) =>
    (['PF', 'TF'] as const).flatMap((section): readonly Option[] => {
      const command: FamilyOrder<'enclose'> = { type: 'enclose', piece: id, section };
      const pieces = piecesFor(game, battle, side, command);
      const after = pieces && { ...battle, terrain: [...battle.terrain, ...pieces] };
      if (!after || fortificationReasons(game, after, side).length > 0) return [];
      return [{ command, key: 'option.enclose', figures: { piece: id, section } }];
    }),
  );
}

/** The side lays sections one by one or round a town, until it ends the step. */
export const fortify = (game: Debellis): FamilyStep<typeof FRAME> => ({
  frame: FRAME,
  run: ({ battle }, { side, laid }) =>
    laid || canLay(game, battle, side) ? waitForOrders(side, 'fortify') : DONE,
  answer(work, frame, command) {
    if (command.type === 'fortify') return layOne(game, work, frame, command);
    if (command.type === 'enclose') return enclose(game, work, frame, command);
    if (command.type !== 'end-phase') return wrongPhase(work, 'fortify', command);
    const against = fortificationReasons(game, work.battle, frame.side);
    return against.length > 0 ? against : DONE;
  },
  options: (_rules, battle, frame) => options(game, battle, frame),
});
