/** How the figures of troops and the positions of scenarios are drawn. */
import { drawnFile } from '../../src/cli/draw.ts';
import { FIGURE_NAMES, figureNamed } from '../../src/drawing/figures/catalogue.ts';
import { figureNodes } from '../../src/drawing/figures/compile.ts';
import { svgText } from '../../src/drawing/node.ts';
import { PIECE_LOOKS } from '../../src/drawing/palette.ts';
import { type Named, scenariosIn } from '../../tools/dropping.ts';
import { codeOf, seedOf } from './codes.ts';
import type { TableLine } from './table.ts';

/** One scenario in this many is drawn, and of figures one in fewer. */
const PART = 40;
const PART_OF_FIGURES = 4;

const { tones } = PIECE_LOOKS.light[0];
/** Where the shadow of a base falls. */
const SHADE = { x: 0.6, y: 0.8 };

const isDrawn = ({ name, scenario }: Named): boolean =>
  !scenario.campaign && seedOf(name) % (name.includes('/figures/') ? PART_OF_FIGURES : PART) === 0;

const lineOf = async ({ name, scenario }: Named): Promise<string> =>
  `${name}  drawn ${codeOf([await drawnFile(name, JSON.stringify(scenario))])}`;

/** Boxes of bases that are usual, deep and narrow, in millimetres. */
const BOXES = [
  { x: -19, y: 2, width: 38, depth: 12 },
  { x: -19, y: 2, width: 38, depth: 36 },
  { x: -10, y: 2, width: 20, depth: 12 },
] as const;

/** How a figure is drawn in each box: in ranks, without ranks, and larger with its shadow. */
function lineOfFigure(name: string): string {
  const figure = figureNamed(name) ?? [];
  const ways = BOXES.flatMap((box) => [
    figureNodes(figure, box, { ragged: false, part: 1, bold: false }, tones, null),
    figureNodes(figure, box, { ragged: true, part: 1, bold: false }, tones, null),
    figureNodes(figure, box, { ragged: false, part: 0.5, bold: true }, tones, SHADE),
  ]);
  return `figure ${name}  drawn ${codeOf(ways.map(svgText))}`;
}

const figures = (): readonly TableLine[] =>
  FIGURE_NAMES.map((name) => ({ about: `figure ${name}`, ruleset: null, make: () => lineOfFigure(name) }));

const positions = (): readonly TableLine[] =>
  scenariosIn()
    .filter(isDrawn)
    .map((each) => ({ about: each.name, ruleset: each.scenario.ruleset, make: () => lineOf(each) }));

/** A line with a code for each figure and for each position. */
export const drawings = (): readonly TableLine[] => [...figures(), ...positions()];
