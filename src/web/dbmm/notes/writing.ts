/** Notes that need a place on the table: a route for guides, the area of a concealed command, hidden obstacles. */
import { isCinC } from '../../../debellis/commands/generals.ts';
import { BASE_WIDTH } from '../../../debellis/measures.ts';
import { sectionAt } from '../../../debellis/walls/laying.ts';
import { commandNames, inCommand } from '../../../engine/army/commands.ts';
import type { Battle, SideId, TerrainPiece } from '../../../engine/battle.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import { edgeOfSide, INWARD } from '../../../engine/setup/edges.ts';
import { degreesOf, facingFromDegrees } from '../../../geometry/exact.ts';
import type { Point } from '../../../geometry/point.ts';
import { boxPolygon } from '../../../geometry/polygon.ts';
import { ahead, type Pose } from '../../../geometry/pose.ts';
import { isBaggageCommand } from '../../../rules/dbmm/flank/delaying.ts';
import { DBMM } from '../../../rules/dbmm/game.ts';
import { paces } from '../../../rules/dbmm/measures.ts';
import { MOST_HIDDEN } from '../../../rules/dbmm/obstacles/hiding.ts';
import { factsOf } from '../../../rules/dbmm/state.ts';
import type { Stratagem } from '../../../rules/dbmm/stratagems/chosen.ts';
import type { Draft, Laying } from '../../on-screen/laying.ts';
import { reasonsAgainst } from '../../state/battle/sending.ts';
import { ofTable } from '../../state/table.ts';

/** A stratagem that is drawn on the table; for a concealed command with the command. */
export interface Drawn {
  readonly stratagem: Stratagem;
  readonly command?: string;
}

/** What is drawn on the table now. */
export const drawn = ofTable<Drawn | null>(null);

/** What is laid for a stratagem: its shapes, how it lies, and the order that records it. */
interface Note {
  readonly title: string;
  readonly shapes: number;
  readonly turns: boolean;
  piece(draft: Draft): TerrainPiece;
  command(draft: Draft): AnyCommand;
  /** What is recorded already. */
  readonly recorded: readonly (readonly Point[])[];
}

const poseOf = ({ at, degrees }: Draft): Pose => ({ ...at, facing: facingFromDegrees(degrees) });

/** The lengths of routes, in paces. */
const LENGTHS = [480, 720, 960, 1280, 1600];
const ROUTE_WIDTH = 80;

function route(battle: Battle, side: SideId): Note {
  const endsOf = (draft: Draft): readonly Point[] => {
    const half = paces(LENGTHS[draft.shape] ?? 0) / 2;
    return [-half, half].map((mm) => ahead(poseOf(draft), mm)).map(({ x, y }) => ({ x, y }));
  };
  const path = factsOf(battle, side).guides?.path ?? [];
  return {
    title: 'screen.notes.route',
    shapes: LENGTHS.length,
    turns: true,
    piece: (draft) => ({ id: 'note', kind: 'Rd', line: endsOf(draft), width: paces(ROUTE_WIDTH) }),
    command: (draft) => ({
      type: 'guides',
      path: endsOf(draft).map(({ x, y }) => [Math.round(x), Math.round(y)]),
    }),
    recorded: path.length === 0 ? [] : [path.map(([x, y]) => ({ x, y }))],
  };
}

/** The widths of areas in base widths; each is as deep as the command then needs, and half of that again. */
const WIDE = [4, 6, 8, 12, 16];

function area(battle: Battle, side: SideId, command: string): Note {
  const bases = inCommand(battle, side, command);
  const deepest = Math.max(0, ...bases.map(({ depth }) => depth));
  const cornersOf = ({ shape, at: { x, y } }: Draft): readonly Point[] => {
    const wide = (WIDE[shape] ?? 4) * BASE_WIDTH;
    const ranks = Math.ceil(bases.length / (WIDE[shape] ?? 4));
    const deep = Math.ceil(1.5 * ranks * deepest);
    const [minX, minY] = [Math.round(x - wide / 2), Math.round(y - deep / 2)];
    return boxPolygon({ minX, minY, maxX: minX + wide, maxY: minY + deep });
  };
  const recorded = factsOf(battle, side).concealed?.area;
  return {
    title: 'screen.notes.area',
    shapes: WIDE.length,
    turns: false,
    piece: (draft) => ({ id: 'note', kind: '', area: cornersOf(draft) }),
    command: (draft) => ({ type: 'conceal', command, area: cornersOf(draft).map(({ x, y }) => [x, y]) }),
    recorded: recorded ? [recorded.map(([x, y]) => ({ x, y }))] : [],
  };
}

/** How many sections a side may hide in all. */
export const sectionsOf = (battle: Battle, side: SideId): number =>
  Math.min(MOST_HIDDEN, factsOf(battle, side).boughtObstacles ?? MOST_HIDDEN);

/** The next section; null once all lie. */
function obstacles(battle: Battle, side: SideId): Note | null {
  const laid = factsOf(battle, side).hiddenObstacles ?? [];
  if (laid.length >= sectionsOf(battle, side)) return null;
  return {
    title: 'screen.notes.obstacle',
    shapes: 1,
    turns: true,
    piece: (draft) => sectionAt(DBMM, 'note', side, 'HO', poseOf(draft)),
    command: ({ at: { x, y }, degrees }) => ({ type: 'fortify', section: 'HO', at: [x, y, degrees] }),
    // The table shows those that lie.
    recorded: [],
  };
}

function noteOf(battle: Battle, side: SideId): Note | null {
  const { stratagem, command } = drawn.value ?? {};
  if (stratagem === 'guides') return route(battle, side);
  if (stratagem === 'hidden-obstacles') return obstacles(battle, side);
  return stratagem === 'concealed-command' && command !== undefined ? area(battle, side, command) : null;
}

/** The commands that may be concealed: neither that of the C-in-C nor the baggage of the army. */
export const concealable = (battle: Battle, side: SideId): readonly string[] =>
  commandNames(battle, side).filter(
    (name) => !inCommand(battle, side, name).some(isCinC) && !isBaggageCommand(battle, side, name),
  );

/** What the side that writes its notes draws on the table; null if it draws nothing. */
export function drawing(battle: Battle): Laying | null {
  const [asked] = battle.flow.awaits;
  const note = asked?.kind === 'notes' ? noteOf(battle, asked.by) : null;
  if (!asked || !note) return null;
  const { width, depth } = battle.table;
  return {
    kind: '',
    size: '',
    title: { key: note.title, figures: { command: drawn.value?.command ?? '' } },
    shapes: note.shapes,
    sector: [],
    recorded: note.recorded,
    edge: null,
    turns: note.turns,
    flips: false,
    covers: [],
    widths: null,
    start: {
      shape: 0,
      at: { x: Math.round(width / 2), y: Math.round(depth / 2) },
      degrees: degreesOf(INWARD[edgeOfSide(battle, asked.by)]),
      ends: [0, 0],
      across: false,
      flip: false,
      width: null,
      cover: null,
      gentle: false,
      crossing: 'bridge',
    },
    pulled: (draft, to) => ({ ...draft, at: { x: Math.round(to.x), y: Math.round(to.y) } }),
    command: note.command,
    judged: (draft) => ({
      piece: note.piece(draft),
      reasons: reasonsAgainst(note.command(draft)),
      crosses: false,
    }),
  };
}
