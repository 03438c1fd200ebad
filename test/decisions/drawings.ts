/** How the positions of scenarios are drawn. */
import { drawnFile } from '../../src/cli/draw.ts';
import { type Named, scenariosIn } from '../../tools/dropping.ts';
import { codeOf, seedOf } from './codes.ts';
import type { TableLine } from './table.ts';

/** One scenario in this many is drawn, and of figures one in fewer. */
const PART = 40;
const PART_OF_FIGURES = 4;

const isDrawn = ({ name, scenario }: Named): boolean =>
  !scenario.campaign && seedOf(name) % (name.includes('/figures/') ? PART_OF_FIGURES : PART) === 0;

const lineOf = async ({ name, scenario }: Named): Promise<string> =>
  `${name}  drawn ${codeOf([await drawnFile(name, JSON.stringify(scenario))])}`;

/** A line with a code for each drawing. */
export const drawings = (): readonly TableLine[] =>
  scenariosIn()
    .filter(isDrawn)
    .map((each) => ({ about: each.name, ruleset: each.scenario.ruleset, make: () => lineOf(each) }));
