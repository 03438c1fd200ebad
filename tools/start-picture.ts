/** The pictures of the first page, drawn when the app is built. */
import type { Plugin } from 'vite';
import type { Level } from '../src/drawing/label.ts';
import { svgText } from '../src/drawing/node.ts';
import type { Theme } from '../src/drawing/palette.ts';
import { PRINTED } from '../src/drawing/style.ts';
import { drawBattle } from '../src/drawing/table.ts';
import type { Base, Battle } from '../src/engine/battle.ts';
import type { Ruleset } from '../src/engine/contract.ts';
import type { Point } from '../src/geometry/point.ts';
import { bnb } from '../src/rules/bnb/index.ts';
import { hott } from '../src/rules/hott/index.ts';
import { loadPosition } from '../src/scenario/load.ts';
import type { Scenario } from '../src/scenario/schema.ts';
import { pictureBattle } from './screenshot-battle.ts';

/** Troops side by side from the west, with their fronts on one line. */
interface Line {
  readonly side: 'red' | 'blue';
  readonly troops: readonly string[];
  /** The midpoint of the first front. */
  readonly from: readonly [number, number];
  readonly apart?: number;
}

/** A table with a few lines of troops. */
const standing = (ruleset: string, lines: readonly Line[]) => ({
  format: 'acies-scenario/1',
  ruleset,
  table: { width: 600, depth: 600 },
  bases: lines.flatMap(({ side, troops, from: [x, y], apart = 40 }, line) =>
    troops.map((troop, at) => ({
      id: `${'ABCDEF'[line]}${at}`,
      side,
      troop,
      at: [x + at * apart, y],
      facing: side === 'red' ? 0 : 180,
    })),
  ),
});

const lesson = () =>
  standing('bnb', [
    { side: 'red', troops: ['Reg Sp (O)', 'Reg Sp (O)', 'Reg Sp (O)'], from: [240, 300] },
    { side: 'red', troops: ['Reg Cv (O)'], from: [372, 296] },
    { side: 'blue', troops: ['Irr Wb (O)', 'Irr Wb (O)'], from: [240, 300] },
    { side: 'blue', troops: ['Irr LH (O)'], from: [372, 304] },
  ]);

const clash = () =>
  standing('bnb', [
    { side: 'red', troops: ['Reg Bw (O)', 'Reg Bd (O)', 'Reg Bd (O)', 'Irr El (O)'], from: [190, 300] },
    { side: 'red', troops: ['Irr Cv (O)', 'Irr Cv (O)'], from: [368, 296] },
    { side: 'blue', troops: ['Irr Ax (O)', 'Irr Wb (O)', 'Irr Wb (O)', 'Reg HCh (O)'], from: [190, 300] },
    { side: 'blue', troops: ['Irr LCh (O)', 'Irr Cm (O)'], from: [368, 300] },
  ]);

const parade = () =>
  standing('hott', [
    {
      side: 'red',
      troops: ['Knights', 'Magician', 'Dragon', 'Hero', 'Behemoth'],
      from: [204, 300],
      apart: 48,
    },
  ]);

/** A position and the part of its table that is shown: left, top, width and height in millimetres from the north-west. */
interface Picture {
  readonly rules: Ruleset;
  readonly scenario: () => unknown;
  readonly cut: readonly [number, number, number, number];
  /** How much its bases show. Those of a large picture are small. */
  readonly level: Level;
}

const PICTURES: Readonly<Record<string, Picture>> = {
  start: { rules: bnb, scenario: pictureBattle, cut: [60, 215, 1080, 340], level: 'far' },
  learn: { rules: bnb, scenario: lesson, cut: [160, 256, 300, 84], level: 'near' },
  play: { rules: bnb, scenario: clash, cut: [106, 237, 398, 126], level: 'near' },
  build: { rules: hott, scenario: parade, cut: [140, 286, 320, 84], level: 'near' },
};

/** What lies in the cut, with this margin in millimetres. */
const MARGIN = 60;

/** A battle with only the bases and the terrain that a picture shows. */
function shown(battle: Battle, [left, top, width, height]: Picture['cut']): Battle {
  const within = ({ x, y }: Point): boolean =>
    x > left - MARGIN &&
    x < left + width + MARGIN &&
    battle.table.depth - y > top - MARGIN &&
    battle.table.depth - y < top + height + MARGIN;
  return {
    ...battle,
    bases: battle.bases.filter(({ pose }) => pose && within(pose)),
    terrain: battle.terrain.filter(({ area, line = [] }) => area?.some(within) || line.some(within)),
  };
}

/** The same paths to a tenth of a millimetre, which is finer than a pixel. */
const rounded = (svg: string): string =>
  svg.replace(/ (d|points)="[^"]*"/g, (path) =>
    path.replace(/-?\d+\.\d+/g, (figure) => String(Math.round(Number(figure) * 10) / 10)),
  );

/** A picture as SVG, by day or by night. */
export function startPicture(name: string, theme: Theme): string {
  const picture = PICTURES[name];
  if (!picture) throw new Error(`there is no picture ${name}`);
  const { rules, scenario, cut, level } = picture;
  const loaded = loadPosition(rules, scenario() as Scenario);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const label = (base: Base) => ({ ...rules.label(base), regular: null });
  const naming = { label, letter: () => '', title: () => '' };
  const style = { ...PRINTED, pieces: 'figures', surface: 'grass', theme, level } as const;
  const drawing = drawBattle(shown(loaded.battle, cut), naming, '', [], style);
  const size = { viewBox: cut.join(' '), width: cut[2], height: cut[3] };
  return rounded(svgText({ ...drawing, attributes: { ...drawing.attributes, ...size } }));
}

const THEMES: readonly Theme[] = ['light', 'dark'];
const FILE = /(\w+)-(light|dark)\.svg$/;

/** Adds the pictures to the built app, and serves them to the app that is being worked on. */
export const startPictures = (): Plugin => ({
  name: 'start-pictures',
  generateBundle() {
    for (const name of Object.keys(PICTURES))
      for (const theme of THEMES)
        this.emitFile({ type: 'asset', fileName: `${name}-${theme}.svg`, source: startPicture(name, theme) });
  },
  configureServer({ middlewares }) {
    middlewares.use((asked, answer, next) => {
      const [, name = '', theme] = FILE.exec(asked.url ?? '') ?? [];
      if (!Object.hasOwn(PICTURES, name)) return next();
      answer.setHeader('Content-Type', 'image/svg+xml');
      answer.end(startPicture(name, theme as Theme));
    });
  },
});
