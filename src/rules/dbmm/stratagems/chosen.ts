/** The stratagems of a side: those that it has bought, and those that it uses in the battle. DBMM, Stratagems; ruling 75. */
import { type Base, type Battle, findSide } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change } from '../../../engine/event.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { agreed, type SwitchOption } from '../../../engine/game/options.ts';
import { happenFor } from '../../../engine/game/work.ts';
import { because, broken } from '../citing.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import {
  CHANGING_DEPLOYMENT,
  CONCEALED_COMMAND,
  DELAYING_BATTLE,
  FEIGNED_FLIGHT,
  GUIDES,
  HIDDEN_OBSTACLES,
  SCOUTING,
  UNUSUAL_TROOPS,
} from '../options.ts';
import { factsOf, stateOf } from '../state.ts';
import { figure } from '../troops/marks.ts';
import { STRATAGEMS } from '../troops/price-table.ts';

/** The stratagems that cost something. */
export type Stratagem =
  | 'hidden-obstacles'
  | 'concealed-command'
  | 'guides'
  | 'scouting'
  | 'unusual-troops'
  | 'changing-deployment'
  | 'delaying-battle'
  | 'feigned-flight';

interface Row {
  /** The clause that says what the stratagem does. */
  readonly rule: DbmmClause;
  /** The option without which no battle has it. */
  readonly option: SwitchOption;
  /** The fact that a side records for it. */
  readonly fact?: string;
}

const ROWS: Readonly<Record<Stratagem, Row>> = {
  'hidden-obstacles': { rule: 'dbmm.strat.4', option: HIDDEN_OBSTACLES },
  'concealed-command': { rule: 'dbmm.strat.14', option: CONCEALED_COMMAND, fact: 'concealed' },
  guides: { rule: 'dbmm.strat.33', option: GUIDES, fact: 'guides' },
  scouting: { rule: 'dbmm.strat.24', option: SCOUTING, fact: 'scouts' },
  'unusual-troops': { rule: 'dbmm.strat.21', option: UNUSUAL_TROOPS },
  'changing-deployment': { rule: 'dbmm.strat.18', option: CHANGING_DEPLOYMENT },
  'delaying-battle': { rule: 'dbmm.strat.38', option: DELAYING_BATTLE },
  'feigned-flight': { rule: 'dbmm.strat.42', option: FEIGNED_FLIGHT },
};

/** The options about stratagems. */
export const STRATAGEM_OPTIONS: readonly SwitchOption[] = Object.values(ROWS).map(({ option }) => option);

const isStratagem = (name: string): name is Stratagem => Object.hasOwn(ROWS, name);

/** The name of a stratagem as messages know it, which is that of its option. */
export const wordFor = (name: string): string => (isStratagem(name) ? ROWS[name].option.name : name);

/** The stratagems that a side has chosen for this battle. Only the side itself knows them. */
export const chosenBy = (battle: Battle, side: SideId): readonly string[] =>
  findSide(battle, side) ? (factsOf(battle, side).stratagems ?? []) : [];

/** Does a side use this stratagem? */
export const hasChosen = (battle: Battle, side: SideId, stratagem: Stratagem): boolean =>
  chosenBy(battle, side).includes(stratagem) && agreed(battle.options, ROWS[stratagem].option);

/**
 * Could a side have stratagems, by what both sides know? Armies from lists may have bought some. A position that begins
 * with the notes has all; one that begins before them without lists has none.
 */
export const mayHaveStratagems = (battle: Battle): boolean =>
  stateOf(battle).setupThrow === undefined ||
  battle.sides.some(({ id }) => factsOf(battle, id).list !== undefined);

/** The stratagems that a side may choose among. */
export const offeredTo = (battle: Battle, side: SideId): readonly string[] =>
  (factsOf(battle, side).bought ?? STRATAGEMS.bought).filter(
    (name) => isStratagem(name) && agreed(battle.options, ROWS[name].option),
  );

/** Why a side may not write a note about a stratagem: it has not chosen it. */
export const notChosen = (battle: Battle, side: SideId, stratagem: Stratagem): readonly Reason[] =>
  hasChosen(battle, side, stratagem)
    ? []
    : [because(ROWS[stratagem].rule, 'dbmm.stratagem.not-chosen', { stratagem: wordFor(stratagem) })];

/** How many of its stratagems an army uses in a battle. */
export const MOST_USED = 2;

function choiceReasons(battle: Battle, side: SideId, chosen: readonly string[]): readonly Reason[] {
  const known = STRATAGEMS.bought;
  const strange = chosen.find((name, at) => !known.includes(name) || chosen.indexOf(name) !== at);
  if (strange !== undefined && holds('dbmm.strat.11'))
    return [because('dbmm.strat.11', 'dbmm.stratagem.unknown', { name: strange, known })];
  const off = chosen.filter(isStratagem).find((name) => !agreed(battle.options, ROWS[name].option));
  if (off !== undefined)
    return [because(ROWS[off].rule, 'dbmm.stratagem.not-agreed', { stratagem: wordFor(off) })];
  const offered = offeredTo(battle, side);
  const missing = chosen.find((name) => !offered.includes(name));
  return [
    ...(missing === undefined
      ? []
      : broken('dbmm.strat.13', 'dbmm.stratagem.not-bought', { stratagem: wordFor(missing) })),
    ...(chosen.length > MOST_USED
      ? broken('dbmm.strat.13', 'dbmm.stratagem.most', { count: chosen.length, most: MOST_USED })
      : []),
  ];
}

/** The elements that a stratagem keeps off the table which is not used any more. */
function released(battle: Battle, side: SideId, chosen: readonly string[]): readonly Base[] {
  const concealed = chosen.includes('concealed-command') ? undefined : factsOf(battle, side).concealed;
  const keeps = !chosen.includes('unusual-troops');
  return battle.bases.flatMap((base) => {
    if (base.side !== side) return [];
    const isLaid = base.place === 'ambush' && concealed?.command === (base.command ?? '');
    const { kept, ...marks } = base.marks;
    if (isLaid) return [{ ...base, marks, place: 'reserve', pose: null }];
    return keeps && figure(base.marks, 'kept') > 0 ? [{ ...base, marks }] : [];
  });
}

/** Records the stratagems that a side uses, in secret, and drops its notes about others. A refusal changes nothing. */
export function choose(work: Work, side: SideId, chosen: readonly string[]): readonly Reason[] {
  const { battle } = work;
  const against = choiceReasons(battle, side, chosen);
  if (against.length > 0) return against;
  const dropped = Object.entries(ROWS).flatMap(([name, { fact }]) =>
    fact === undefined || chosen.includes(name) ? [] : [fact],
  );
  const facts = Object.fromEntries(
    Object.entries(findSide(battle, side)?.facts ?? {}).filter(([name]) => !dropped.includes(name)),
  );
  happenFor(work, side, { type: 'stratagems-chosen', rule: 'dbmm.strat.1', figures: { side } }, [
    { change: 'side', side, set: { facts: { ...facts, stratagems: chosen } } },
    ...released(battle, side, chosen).map((base): Change => ({ change: 'add', base })),
  ]);
  return [];
}
