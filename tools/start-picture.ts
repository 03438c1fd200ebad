/** The picture of the first page: a moment of a recorded battle, drawn when the app is built. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { svgText } from '../src/drawing/node.ts';
import type { Theme } from '../src/drawing/palette.ts';
import { PRINTED } from '../src/drawing/style.ts';
import { drawBattle } from '../src/drawing/table.ts';
import { replay } from '../src/engine/record.ts';
import { bnb } from '../src/rules/bnb/index.ts';
import { readRecord } from '../src/scenario/record-file.ts';

const RECORD = new URL('../content/battles/against-the-bot.json', import.meta.url);
/** The number of commands after which the lines have met. */
const STEP = 30;
/** The part of the table where they fight: left, top, width and height as parts of the whole. */
const CUT = [0.03, 0.34, 0.94, 0.32] as const;

/** The picture as SVG, by day or by night. */
export function startPicture(theme: Theme): string {
  const read = readRecord(readFileSync(RECORD, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const { battles } = replay(read.record);
  const battle = battles[STEP];
  if (!battle) throw new Error(`the battle has fewer than ${STEP} commands`);
  const naming = { label: bnb.label, letter: () => '', title: () => '' };
  const style = { ...PRINTED, pieces: 'figures', surface: 'grass', theme } as const;
  const drawing = drawBattle(battle, naming, '', [], style);
  const { width, depth } = battle.table;
  const viewBox = CUT.map((part, at) => Math.round(part * (at % 2 === 0 ? width : depth))).join(' ');
  const cut = { viewBox, width: 1200, height: Math.round((1200 * CUT[3] * depth) / (CUT[2] * width)) };
  return svgText({ ...drawing, attributes: { ...drawing.attributes, ...cut } });
}

const FILE = /start-(light|dark)\.svg$/;

/** Adds the pictures to the built app, and serves them to the app that is being worked on. */
export const startPictures = (): Plugin => ({
  name: 'start-pictures',
  generateBundle() {
    for (const theme of ['light', 'dark'] as const)
      this.emitFile({ type: 'asset', fileName: `start-${theme}.svg`, source: startPicture(theme) });
  },
  configureServer({ middlewares }) {
    middlewares.use((asked, answer, next) => {
      const [, theme] = FILE.exec(asked.url ?? '') ?? [];
      if (!theme) return next();
      answer.setHeader('Content-Type', 'image/svg+xml');
      answer.end(startPicture(theme as Theme));
    });
  },
});
