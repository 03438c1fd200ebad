/** The drawings of a figure on paper, and their sizes. */
import { svgText } from '../../drawing/node.ts';
import type { Language } from '../../words/types.ts';
import type { FigureBlock, Moment } from '../compose/nodes.ts';
import { slug } from '../compose/walk.ts';
import { figureDrawing, standing } from '../figures.ts';
import type { Knowledge } from '../knowledge.ts';

/** Millimetres on paper of a millimetre on the table. */
const SCALE = 0.34;
/** The least part of that scale: type on bases must be legible. */
const LEAST = 0.5;
/** The most that one drawing takes of the height of a page. */
const HIGHEST = 0.3;
/** Millimetres between two drawings. */
export const GAP = 5;

/** Where drawings go. */
interface Sheet {
  readonly language: Language;
  readonly knowledge: Knowledge;
  readonly width: number;
  readonly height: number;
  readonly drawings: Map<string, string>;
}

interface Drawing {
  readonly moment: Moment;
  /** The name of its file. */
  readonly name: string;
  readonly alt: string;
  /** Millimetres on paper. */
  readonly wide: number;
  readonly high: number;
}

/** The drawings of a figure at the scale that all have, kept among those of the sheet. */
export function drawingsOf({ language, knowledge, drawings }: Sheet, node: FigureBlock): readonly Drawing[] {
  return node.moments.flatMap((moment): Drawing[] => {
    const name = `${slug(node.path)}-${moment}.svg`;
    const drawn = figureDrawing(knowledge, node.scenario, moment, language, node.title, slug(name));
    if (!drawn) return [];
    if (!drawings.has(name))
      drawings.set(name, svgText(drawn).replace(/font-family="[^"]*"/g, `font-family="'Source Sans 3'"`));
    const alt = `${node.title}. ${standing(knowledge, node.scenario, moment, language).join(' ')}`;
    const { width, height } = drawn.attributes;
    return [{ moment, name, alt, wide: Number(width) * SCALE, high: Number(height) * SCALE }];
  });
}

const together = (drawings: readonly Drawing[]): number =>
  drawings.reduce((sum, { wide }) => sum + wide, GAP * (drawings.length - 1));

/** Do the drawings stand in one row? */
export const fitsBeside = (drawings: readonly Drawing[], { width }: Pick<Sheet, 'width'>): boolean =>
  drawings.length > 1 && together(drawings) <= width + 0.01;

/** The drawings made smaller where they would not fit in a row, or would take too much of a page. */
export function sized(drawings: readonly Drawing[], { width, height }: Sheet): readonly Drawing[] {
  const by = (factor: number): readonly Drawing[] =>
    drawings.map((each) => ({ ...each, wide: each.wide * factor, high: each.high * factor }));
  const gaps = GAP * (drawings.length - 1);
  const row = (width - gaps) / (together(drawings) - gaps);
  const page = (height * HIGHEST) / Math.max(...drawings.map(({ high }) => high));
  if (row >= LEAST) return by(Math.min(1, row, Math.max(LEAST, page)));
  const column = width / Math.max(...drawings.map(({ wide }) => wide));
  return by(Math.min(1, column, Math.max(LEAST, page)));
}

/** Is this a figure of one drawing that nearly has its full scale on a width? */
export const isSmall = ([first, ...more]: readonly Drawing[], width: number): boolean =>
  first !== undefined && more.length === 0 && first.wide * 0.8 <= width;
