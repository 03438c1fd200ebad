/** What share of some positions each bot solves. */

import type { Ruleset } from '../../engine/contract.ts';
import { THEMES } from '../../scenario/position-schema.ts';
import type { Position } from '../../scenario/positions.ts';
import { print } from '../command.ts';
import { type Share, shareOf, shareText } from '../interval.ts';

/** A position that a bot tried. */
export interface Tried {
  readonly bot: string;
  readonly position: Position;
  readonly solved: boolean;
}

interface Count {
  readonly solved: number;
  readonly of: number;
}

export interface BotResult extends Count {
  readonly share: Share;
  readonly themes: Readonly<Record<string, Count>>;
  /** The names of the positions that it fails. */
  readonly failed: readonly string[];
}

export interface Results {
  readonly ruleset: string;
  /** The version of its rules. */
  readonly rulebook: string;
  readonly bots: Readonly<Record<string, BotResult>>;
}

const countOf = (tried: readonly Tried[]): Count => ({
  solved: tried.filter(({ solved }) => solved).length,
  of: tried.length,
});

function resultOf(tried: readonly Tried[]): BotResult {
  const themes = THEMES.map(
    (theme) => [theme, tried.filter(({ position }) => position.theme === theme)] as const,
  );
  const count = countOf(tried);
  return {
    ...count,
    share: shareOf(count.solved, count.of),
    themes: Object.fromEntries(
      themes.filter(([, some]) => some.length > 0).map(([theme, some]) => [theme, countOf(some)]),
    ),
    failed: tried.filter(({ solved }) => !solved).map(({ position }) => position.name),
  };
}

/** The results of each bot. */
export const resultsOf = (rules: Ruleset, bots: readonly string[], tried: readonly Tried[]): Results => ({
  ruleset: rules.id,
  rulebook: rules.version,
  bots: Object.fromEntries(bots.map((bot) => [bot, resultOf(tried.filter((each) => each.bot === bot))])),
});

const countText = ({ solved, of }: Count): string => `${solved} of ${of}`;

/** Prints the results as a table, with a column for each bot; then, if wished, what each bot fails. */
export function tellResults({ bots }: Results, withFailed: boolean): void {
  const all = Object.entries(bots);
  const row = (name: string, cells: readonly string[]): void =>
    print(`${name.padEnd(16)}${cells.map((cell) => cell.padStart(12)).join('')}`);
  row(
    '',
    all.map(([bot]) => bot),
  );
  for (const theme of Object.keys(all[0]?.[1].themes ?? {}))
    row(
      theme,
      all.map(([, { themes }]) => (themes[theme] ? countText(themes[theme]) : '')),
    );
  for (const [bot, { share, ...count }] of all)
    print(`${bot} solves ${countText(count)}: ${shareText(share)}`);
  if (!withFailed) return;
  for (const [bot, { failed }] of all)
    print(`${bot} fails ${failed.length === 0 ? 'none' : failed.join(', ')}`);
}
