import { computed } from '@preact/signals';
import type { BaseId, Battle, Json, SideId } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import { contactsOf } from '../../../engine/board/contacts.ts';
import { carriedOut, oddsIn } from '../../../engine/combat/odds.ts';
import { assessmentFigures } from '../../../engine/combat/sums.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import type { Line } from '../../../engine/contract/line.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import type { Event } from '../../../engine/event.ts';
import { decide } from '../../../engine/game/decide.ts';
import { publicEvent } from '../../../engine/game/view.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { ask } from '../../../scenario/ask.ts';
import { openOptions } from '../battle/open-options.ts';
import { session } from '../battle/session.ts';
import { onScreen } from '../loading/ruleset.ts';
import { asTold } from '../telling/moves-told.ts';
import { engageThere } from '../view/options.ts';
import { playedFrom } from '../view/playback.ts';
import { seatShown, shownBattle, stepNow } from '../view/shown.ts';
import { type Ghost, restingGhost, selected } from './selection.ts';
import type { FightKind, Pair } from './targets.ts';

/** One side of a fight: its lines, their sum, and the odds of each outcome. */
export interface ShownSide {
  readonly base: BaseId;
  readonly lines: readonly Line[];
  readonly total: number;
  readonly chances: readonly { readonly outcome: string; readonly ways: number; readonly of: number }[];
}

export interface ShownFight {
  readonly kind: FightKind;
  readonly sides: readonly ShownSide[];
}

type Figures = { readonly [key: string]: Json };

const kindOf = (kind: Json | undefined): FightKind => (kind === 'shot' || kind === 'spell' ? kind : 'close');

/** Reads the figures of an `assessment` or of a combat event. */
function sidesOf(figures: Figures, odds: Figures | null): readonly ShownSide[] {
  const lines = figures.lines as Readonly<Record<BaseId, readonly Line[]>>;
  const before = figures.before as Readonly<Record<BaseId, number>>;
  const chances = (odds?.outcomes ?? {}) as Readonly<Record<BaseId, Readonly<Record<string, number>>>>;
  const of = Number(odds?.of ?? 0);
  return (figures.sides as readonly BaseId[]).map((base) => ({
    base,
    lines: lines[base] ?? [],
    total: before[base] ?? 0,
    chances: Object.entries(chances[base] ?? {}).map(([outcome, ways]) => ({ outcome, ways, of })),
  }));
}

/** The question for a fight of a base, or for its shot at a target. */
const fightOf = (base: BaseId, target?: BaseId) => ({ base, ...(target === undefined ? {} : { target }) });

/** The same fight with odds that were worked out before; without chances while they are not known. */
export function fightWith(
  rules: Ruleset,
  battle: Battle,
  [base, target]: readonly [BaseId, BaseId | undefined],
  odds: Json,
): ShownFight | null {
  const assessed = ask(rules, battle, { type: 'assessment', ...fightOf(base, target) });
  if ('fault' in assessed) return null;
  const figures = assessed.answer as Figures;
  return { kind: kindOf(figures.kind), sides: sidesOf(figures, odds as Figures | null) };
}

/** The fight of a base, or its shot at a target: both sides' lines and exact odds; null when there is none. */
export function fightShown(rules: Ruleset, battle: Battle, base: BaseId, target?: BaseId): ShownFight | null {
  const odds = ask(rules, battle, { type: 'odds', ...fightOf(base, target) });
  return fightWith(rules, battle, [base, target], 'fault' in odds ? null : odds.answer);
}

/** The spell of a magician and its helpers: both sides' lines and exact odds. */
export function spellShown(
  rules: Ruleset,
  battle: Battle,
  base: BaseId,
  target: string,
  aiding: readonly BaseId[],
): ShownFight {
  const fight = { kind: 'spell', bases: [base, target], shooters: [base, ...aiding] } as const;
  const assessment = rules.combat.assess(rules, battle, fight);
  const odds = oddsIn(rules, battle, assessment);
  const outcomes = Object.fromEntries(
    odds.map((side) => [
      side.base,
      Object.fromEntries(side.chances.map(({ outcome, ways }) => [outcome, ways])),
    ]),
  );
  const figures = assessmentFigures(assessment) as Figures;
  return { kind: 'spell', sides: sidesOf(figures, { of: odds[0]?.of ?? 0, outcomes }) };
}

/** The battle as it would stand with these bases moved. */
export const imagined = (
  battle: Battle,
  ends: readonly { readonly base: BaseId; readonly pose: Pose }[],
): Battle => ({
  ...battle,
  bases: battle.bases.map((base) => {
    const end = ends.find((each) => each.base === base.id);
    return end ? { ...base, pose: end.pose } : base;
  }),
});

/** The battle after these bases have moved to the places of a ghost, with the marks of a move. */
function arrived(battle: Battle, ends: Ghost['ends']): Battle {
  const moved = new Set(ends.map(({ base }) => base));
  const startOf = (id: BaseId) => placedBase(battle, id)?.pose ?? null;
  const there = imagined(battle, ends);
  const bases = there.bases.map((base) =>
    moved.has(base.id)
      ? { ...base, start: base.start ?? startOf(base.id), bound: { ...base.bound, moved: 1 } }
      : base,
  );
  return { ...there, bases };
}

/** A battle as combat will find it: a base engages all that it may choose to fight; bases attacked aside have turned. */
function metIn(there: Battle, first: BaseId | undefined): Battle {
  const ruleset = onScreen(there.ruleset);
  const engages = first !== undefined && engageThere.value;
  const met = (engages && ruleset?.fights.engaging(there, first)) || there;
  const turning = ruleset?.fights.turning;
  return turning ? { ...carriedOut(ruleset.rules, met, [{ step: turning }]), flow: there.flow } : met;
}

/** The battle as combat will find it with bases at the places of a ghost; the first of them may engage. */
export const fighting = (battle: Battle, ends: Ghost['ends']): Battle =>
  metIn(arrived(battle, ends), ends[0]?.base);

/** The battle as combat will find it after a command; null if it is refused. Bases have lined up with their enemies. */
export function fightingAfter(
  rules: Ruleset,
  battle: Battle,
  command: AnyCommand,
  by: SideId,
  first?: BaseId,
): Battle | null {
  const decided = decide(rules, battle, command, by);
  return decided.ok ? metIn(decided.battle, first) : null;
}

/** The battle as combat will find it after the order of a ghost. One that is still dragged is not carried out for it. */
export function fightingThere(rules: Ruleset, battle: Battle, { command, ends, wish, hasty }: Ghost): Battle {
  const [first] = ends;
  const by = placedBase(battle, first?.base ?? '')?.side;
  const isLegal = !hasty && wish?.reasons.length === 0;
  const meets = wish?.contacts.some(({ other }) => placedBase(battle, other)?.side !== by) ?? false;
  const after =
    by !== undefined && isLegal && meets ? fightingAfter(rules, battle, command, by, first?.base) : null;
  return after ?? fighting(battle, ends);
}

/** Does the order end in contact with bases that the mover may choose to fight? */
export function mayEngage({ command, ends }: Ghost): boolean {
  const battle = shownBattle.value;
  const [base] = command.bases;
  if (!battle || base === undefined || command.bases.length > 1) return false;
  return onScreen(battle.ruleset)?.fights.engaging(imagined(battle, ends), base) != null;
}

/** The fights, shots and spells that can be chosen in a battle. */
export function pairsIn(rules: Ruleset, battle: Battle): readonly Pair[] {
  const spell = onScreen(battle.ruleset)?.fights.spell;
  return openOptions(rules, battle).flatMap(({ command, figures }): readonly Pair[] => {
    const pair = { base: String(command.base), against: String(command.target), command };
    if (command.type === 'fight') return [{ ...pair, against: String(figures?.against), kind: 'close' }];
    if (command.type === 'shoot') return [{ ...pair, kind: 'shot' }];
    return command.type === spell ? [{ ...pair, kind: 'spell' }] : [];
  });
}

/** The fights, shots and spells that can be chosen now. */
export const pairsOpen = computed<readonly Pair[]>(() => {
  const now = session.value;
  const battle = shownBattle.value;
  return now && battle ? pairsIn(now.rules, battle) : [];
});

/** Does the enemy shoot? The asked player settles its shots. */
export function isTheirs({ base, kind }: Pair): boolean {
  const battle = shownBattle.value;
  const seat = seatShown.value;
  return kind === 'shot' && battle !== null && (placedBase(battle, base)?.side ?? seat) !== seat;
}

/** Does only the enemy shoot? */
export const areTheirs = computed<boolean>(
  () => pairsOpen.value.length > 0 && pairsOpen.value.every(isTheirs),
);

/** The enemies that a base could shoot at or bespell from its place. */
export function targetsOf(rules: Ruleset, battle: Battle, base: BaseId): readonly BaseId[] {
  const targets = ask(rules, battle, { type: 'targets', base });
  return 'fault' in targets || !Array.isArray(targets.answer) ? [] : (targets.answer as readonly BaseId[]);
}

/** Enemies that a base touches, or could shoot at or bespell. */
function enemiesOf(rules: Ruleset, battle: Battle, id: BaseId): readonly BaseId[] {
  const base = placedBase(battle, id);
  if (!base) return [];
  const touched = contactsOf(battle, base)
    .map((contact) => contact.base)
    .filter((other) => other.side !== base.side);
  if (touched.length > 0) return touched.map((other) => other.id);
  return targetsOf(rules, battle, id);
}

/** Has one of its opponents fought already in this bound? Then this fight is over. */
const isOver = (battle: Battle, { kind, sides }: ShownFight): boolean =>
  kind === 'close' && sides.some(({ base }) => (placedBase(battle, base)?.bound.fought ?? 0) > 0);

function firstFight(rules: Ruleset, battle: Battle, ids: readonly BaseId[]): ShownFight | null {
  for (const id of ids) {
    const fight = fightShown(rules, battle, id);
    if (fight) return isOver(battle, fight) ? null : fight;
    for (const enemy of enemiesOf(rules, battle, id)) {
      const found = fightShown(rules, battle, id, enemy);
      if (found) return found;
    }
  }
  return null;
}

/** The fight of the picked base, from the place of the ghost when there is one. */
export const pickedFight = computed<{ readonly fight: ShownFight; readonly imagined: boolean } | null>(() => {
  const now = session.value;
  const battle = shownBattle.value;
  if (!now || !battle || selected.value.length === 0) return null;
  const shown = restingGhost.value;
  const there = shown ? fightingThere(now.rules, battle, shown) : battle;
  const fight = firstFight(now.rules, there, selected.value);
  return fight && { fight, imagined: shown !== null };
});

/** A combat decided by dice: the event, and the fight before it. */
export interface ShownResult {
  readonly event: Event;
  readonly fight: ShownFight;
  /** What has followed from it so far. */
  readonly after: readonly Event[];
}

const COMBATS = new Set(['fought', 'shot', 'spell']);

/** A result stays on the screen for this number of commands. */
const STAYS = 6;

/** The last combat decided by dice, if it is recent. */
export const lastResult = computed<ShownResult | null>(() => {
  const now = session.value;
  // Where a fight is shown again, the one before it would be taken for it.
  if (!now || playedFrom.value === stepNow.value) return null;
  const { record, live, battles } = now.play;
  const bound = battles[stepNow.value]?.turn.bound;
  const after: Event[] = [];
  for (let at = stepNow.value; at > Math.max(0, stepNow.value - STAYS); at--) {
    if (battles[at]?.turn.bound !== bound) return null;
    const entry = record.entries[live[at - 1] ?? -1];
    const events = (entry?.events ?? []).flatMap((event) => publicEvent(event, seatShown.value) ?? []);
    const fought = events.findLastIndex(({ type }) => COMBATS.has(type));
    after.unshift(...events.slice(fought + 1));
    const event = events[fought];
    if (event?.figures)
      return {
        event,
        fight: { kind: kindOf(event.type), sides: sidesOf(event.figures, null) },
        after: asTold([event, ...after]).slice(1),
      };
  }
  return null;
});
