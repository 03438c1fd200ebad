/** Decides commands: the events and the new battle, or the reasons against the command. */
import type { Awaited, BaseId, Battle, Json } from '../battle.ts';
import { findBase, findSide, isPlaced, otherSide } from '../battle.ts';
import { type AnyCommand, facesOf, type Seat } from '../command.ts';
import type { ReasonName } from '../contract/commands.ts';
import type { Finish, Work } from '../contract/sequence.ts';
import type { Ruleset } from '../contract.ts';
import { type Form, listOf, text } from '../data/form.ts';
import { holds } from '../effects.ts';
import type { Event, Reason } from '../event.ts';
import { partsOf, readCommand } from './command-reader.ts';
import { facesOfDie } from './dice.ts';
import { answerStep, carryOn, closeWithFlow } from './flow.ts';
import { tell, workOn } from './work.ts';

export type Decision =
  | {
      readonly ok: true;
      /** The command as it was read, without unknown parts. */
      readonly command: AnyCommand;
      readonly events: readonly Event[];
      readonly battle: Battle;
    }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

/** A reason that all rulesets share, with the clause of this ruleset. */
export const reason = (rules: Ruleset, name: ReasonName, figures: Reason['figures'] = {}): Reason => ({
  rule: rules.reasons[name],
  key: `reason.${name}`,
  figures,
});

const refused = (...reasons: Reason[]): Decision => ({ ok: false, reasons });
const done = ({ events, battle }: Work, command: AnyCommand): Decision => ({
  ok: true,
  command,
  events,
  battle,
});

/** Ends the battle outside the sequence of play, or handles an offer of a draw; null for other commands. */
function settleEnding(work: Work, command: AnyCommand, by: Seat): readonly Reason[] | null {
  const { rules, battle } = work;
  const end = (how: Finish) => {
    const result = rules.finish(battle, how, by);
    if (!('how' in result)) return result;
    tell(work, { type: `battle-${how}`, figures: { side: by } }, [{ change: 'end', result }]);
    return [];
  };
  const standing = battle.turn.drawOffered;
  const theirs = standing !== null && standing !== by;
  switch (command.type) {
    case 'resign':
      return end('resigned');
    case 'end-of-time':
      return end('time');
    case 'offer-draw': {
      if (theirs) return end('agreed');
      const result = rules.finish(battle, 'agreed', by);
      if (!('how' in result)) return result;
      tell(work, { type: 'draw-offered', figures: { side: by } }, [
        { change: 'turn', set: { drawOffered: by } },
      ]);
      return [];
    }
    case 'accept-draw':
      return theirs ? end('agreed') : [reason(rules, 'draw-not-offered')];
    case 'decline-draw':
      if (!theirs) return [reason(rules, 'draw-not-offered')];
      tell(work, { type: 'draw-declined', figures: { side: by } }, [
        { change: 'turn', set: { drawOffered: null } },
      ]);
      return [];
    default:
      return null;
  }
}

/** Each awaited die must get one of its faces, and no more dice are thrown. */
function checkFaces(rules: Ruleset, awaited: Awaited, command: AnyCommand): readonly Reason[] {
  if (awaited.answer.form !== 'faces') return [];
  const dice = awaited.answer.dice;
  const faces = facesOf(command);
  if (command.type !== 'roll' || faces.length !== dice.length)
    return [reason(rules, 'wrong-dice', { asked: dice.length })];
  const wrong = dice.findIndex((die, at) => !facesOfDie(rules, die.die).includes(faces[at] ?? Number.NaN));
  return wrong < 0
    ? []
    : [
        reason(rules, 'wrong-dice', {
          asked: dice.length,
          die: dice[wrong]?.die ?? '',
          face: faces[wrong] ?? 0,
        }),
      ];
}

/** Is this id known to the seat? A hidden base counts as unknown, so that a refusal does not give it away. */
function isKnown(rules: Ruleset, battle: Battle, id: string, by: Seat): boolean {
  const base = findBase(battle, id);
  return base ? !rules.hides(battle, base, by) : rules.combat.isFoe?.(battle, id) === true;
}

const names = listOf(text);

const idsIn = (value: Json | undefined): readonly BaseId[] =>
  text.fits(value) ? [value] : names.fits(value) ? value : [];

/** The bases in those parts of a command whose form says that they name bases. */
function basesNamed(rules: Ruleset, command: AnyCommand, where: readonly Form['bases'][]): readonly BaseId[] {
  const parts = Object.entries(partsOf(command.type, rules.commands) ?? {});
  return parts.flatMap(([part, { bases }]) => (where.includes(bases) ? idsIn(command[part]) : []));
}

/** Reasons why a command makes no sense: unknown bases, or bases that must be on the table but are not. */
function checkBases(rules: Ruleset, battle: Battle, command: AnyCommand, by: Seat): readonly Reason[] {
  const unknown = basesNamed(rules, command, ['on-table', 'anywhere']).filter(
    (id) => !isKnown(rules, battle, id, by),
  );
  if (unknown.length > 0) return unknown.map((base) => reason(rules, 'unknown-base', { base }));
  const away = basesNamed(rules, command, ['on-table']).filter((id) => {
    const base = findBase(battle, id);
    return base && !isPlaced(base);
  });
  return away.map((base) => reason(rules, 'not-on-table', { base }));
}

/**
 * Judges one command of one seat. The answer holds the events and the new battle, or each reason against the command.
 * It changes nothing and never throws for bad input.
 */
export function decide(rules: Ruleset, battle: Battle, input: unknown, by: Seat): Decision {
  const read = readCommand(input, rules.commands);
  if (!read.ok) return refused(reason(rules, read.name, read.figures));
  const command = read.command;
  if (battle.result && holds(rules.reasons['battle-over'])) return refused(reason(rules, 'battle-over'));
  if (by !== 'dice' && !findSide(battle, by)) return refused(notAwaited(rules, battle, by));
  const work = workOn(rules, battle);
  const ending = by === 'dice' ? null : settleEnding(work, command, by);
  if (ending) {
    if (ending.length > 0) return refused(...ending);
    closeWithFlow(work, work.battle.result ? { ...battle.flow, stack: [], awaits: [] } : battle.flow);
    return done(work, command);
  }
  const awaited = battle.flow.awaits.find((each) => each.by === by);
  if (!awaited) return refused(notAwaited(rules, battle, by));
  const senseless = [...checkFaces(rules, awaited, command), ...checkBases(rules, battle, command, by)];
  if (senseless.length > 0) return refused(...senseless);
  const answer = answerStep(work, command, by);
  if ('next' in answer) {
    carryOn(work, answer);
    return done(work, command);
  }
  return refused(...answer);
}

function notAwaited(rules: Ruleset, battle: Battle, by: Seat): Reason {
  const first = battle.flow.awaits[0];
  return reason(rules, 'not-awaited', {
    by,
    awaited: first?.by ?? otherSide(battle, by),
    kind: first?.kind ?? '',
  });
}

/** Carries a battle on to its first question, for a new battle or a loaded position. */
export function begin(rules: Ruleset, battle: Battle): { battle: Battle; events: readonly Event[] } {
  if (battle.flow.awaits.length > 0 || battle.flow.stack.length === 0) return { battle, events: [] };
  const work = workOn(rules, battle);
  carryOn(work);
  return { battle: work.battle, events: work.events };
}
