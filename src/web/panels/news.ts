/** What the other side has done, the weightiest of it where there is too much to read. */
import type { Battle } from '../../engine/battle.ts';
import { told } from '../state/telling/naming.ts';
import type { Doing } from './doings.ts';

/** Who came, who was lost, and who lost heart: what changes the battle. */
const CHIEF: ReadonlySet<string> = new Set([
  'ally-changes-sides',
  'arrived',
  'camp-taken',
  'castaway',
  'command-broken',
  'command-demoralised',
  'command-disheartened',
  'command-panics',
  'command-shattered',
  'contingent-arrives',
  'delayed-command-comes',
  'destroyed',
  'flank-march-arrives',
  'flank-march-comes',
  'left-battlefield',
  'overrun',
  'revealed',
  'routed',
  'routs',
  'spent',
  'stronghold-lost',
  'train-lost',
  'vehicles-lost',
  'wall-taken',
]);

const FIGHTS: ReadonlySet<string> = new Set(['fought', 'shot', 'spell']);

const weightOf = ({ lines, stopped }: Doing): number => {
  if (lines.some(({ type }) => CHIEF.has(type))) return 3;
  if (lines.some(({ type }) => FIGHTS.has(type))) return 2;
  return stopped.length === lines.length ? 0 : 1;
};

/** Bases that found no way to advance stand in one line, where the first of them is told. */
function stoppedTogether(battle: Battle, doings: readonly Doing[]): readonly Doing[] {
  const idle = doings.filter((doing) => weightOf(doing) === 0);
  const [first] = idle;
  if (!first || idle.length === 1) return doings;
  const bases = [...new Set(idle.flatMap(({ stopped }) => stopped))];
  const text = told(battle, 'screen.recent.stopped', { bases });
  const together = { ...first, lines: first.lines.slice(0, 1).map((line) => ({ ...line, text })) };
  return doings.flatMap((doing) => (doing === first ? [together] : idle.includes(doing) ? [] : [doing]));
}

export interface News {
  /** In the order in which they happened. */
  readonly doings: readonly Doing[];
  /** How many others stand in the log only. */
  readonly more: number;
}

/** The news of some steps: at most this many, chosen by weight, and of the same weight the newest. */
export function newsOf(battle: Battle, all: readonly Doing[], most: number): News {
  const doings = stoppedTogether(battle, all);
  const chosen = doings.toReversed().toSorted((a, b) => weightOf(b) - weightOf(a));
  const kept = new Set(chosen.slice(0, most));
  return { doings: doings.filter((doing) => kept.has(doing)), more: doings.length - kept.size };
}
