import { svgText } from '../../drawing/node.ts';
import type { Language } from '../../words/types.ts';
import type { FigureBlock, Moment, Target } from '../compose/nodes.ts';
import { slug } from '../compose/walk.ts';
import { figureDrawing, standing } from '../figures.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Rendering } from './to-hast.ts';

/** What a format of HTML says of itself. */
export interface Places {
  readonly language: Language;
  readonly urlOf: (target: Target) => string;
  /** The address of the file of a drawing, from a page. */
  readonly drawingAt: (name: string) => string;
  readonly table: (figure: FigureBlock) => string | null;
  readonly prefix: string;
}

const nameOf = ({ path }: FigureBlock, moment: Moment): string => `${slug(path)}-${moment}.svg`;

/** Pixels of a millimetre of the table: small type on bases must be legible. */
const ENLARGED = 2;

/** Renders drawings into files beside the pages. Each is drawn once. */
export function renderingOf(knowledge: Knowledge, places: Places, drawings: Map<string, string>): Rendering {
  const { language } = places;
  return {
    ...places,
    drawing: (figure, moment) => {
      const name = nameOf(figure, moment);
      const node = figureDrawing(knowledge, figure.scenario, moment, language, figure.title, slug(name));
      if (!node) return null;
      if (!drawings.has(name)) drawings.set(name, svgText(node));
      return {
        src: places.drawingAt(name),
        width: Math.round(Number(node.attributes.width) * ENLARGED),
        height: Math.round(Number(node.attributes.height) * ENLARGED),
      };
    },
    picture: (svg, name) => {
      drawings.set(`${slug(name)}.svg`, svg);
      return places.drawingAt(`${slug(name)}.svg`);
    },
    standing: (figure, moment) => standing(knowledge, figure.scenario, moment, language),
  };
}
