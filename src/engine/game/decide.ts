/** Decides commands: the events and the new game, or the reasons against the command. */
import { holds } from '../effects.ts';
import { type AnyCommand, facesOf, type Seat } from './command.ts';
import { readCommand } from './command-reader.ts';
import { facesOfDie } from './dice.ts';
import type { GameEvent, Reason } from './event.ts';
import { answerStep, carryOn, closeWithFlow } from './flow.ts';
import type { Awaited, Game } from './game.ts';
import type { EventOf, GameRules } from './rules.ts';
import { workOn } from './work.ts';

export type Decision<State extends Game = Game, Event extends GameEvent = GameEvent> =
  | {
      readonly ok: true;
      /** The command as it was read, without unknown parts. */
      readonly command: AnyCommand;
      readonly events: readonly Event[];
      readonly battle: State;
    }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

/** A shared reason, with the clause of this ruleset. */
export const reason = <Name extends string>(
  rules: { readonly reasons: Readonly<Record<Name, string>> },
  name: Name,
  figures: Reason['figures'] = {},
): Reason => ({
  rule: rules.reasons[name],
  key: `reason.${name}`,
  figures,
});

const refused = (...reasons: Reason[]): Decision<never, never> => ({ ok: false, reasons });
/** Each awaited die must get one of its faces, and no more dice are thrown. */
function checkFaces(rules: GameRules, awaited: Awaited, command: AnyCommand): readonly Reason[] {
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

/**
 * Judges one command of one seat. The answer holds the events and the new game, or each reason against the command.
 * It changes nothing and never throws for bad input.
 */
export function decide<Rules extends GameRules, State extends Game>(
  rules: Rules,
  game: State,
  input: unknown,
  by: Seat,
): Decision<State, EventOf<Rules>> {
  const read = readCommand(rules, input);
  if (!read.ok) return refused(reason(rules, read.name, read.figures));
  const command = read.command;
  if (game.result && holds(rules.reasons['battle-over'])) return refused(reason(rules, 'battle-over'));
  if (by !== 'dice' && !game.sides.some(({ id }) => id === by)) return refused(notAwaited(rules, game, by));
  const work = workOn(rules, game);
  const done = (): Decision<State, EventOf<Rules>> => ({
    ok: true,
    command,
    events: work.events,
    battle: work.battle,
  });
  const ending = by === 'dice' ? null : rules.game.ending(work, command, by);
  if (ending) {
    if (ending.length > 0) return refused(...ending);
    closeWithFlow(work, work.battle.result ? { ...game.flow, stack: [], awaits: [] } : game.flow);
    return done();
  }
  const awaited = game.flow.awaits.find((each) => each.by === by);
  if (!awaited) return refused(notAwaited(rules, game, by));
  const senseless = [
    ...checkFaces(rules, awaited, command),
    ...rules.game.misnamed(rules, game, command, by),
  ];
  if (senseless.length > 0) return refused(...senseless);
  const answer = answerStep(work, command, by);
  if (!('next' in answer)) return refused(...answer);
  carryOn(work, answer);
  return done();
}

function notAwaited(rules: GameRules, game: Game, by: Seat): Reason {
  const first = game.flow.awaits[0];
  return reason(rules, 'not-awaited', {
    by,
    awaited: first?.by ?? rules.game.otherSide(game, by),
    kind: first?.kind ?? '',
  });
}

/** Carries a game on to its first question, for a new game or a loaded position. */
export function begin<Rules extends GameRules, State extends Game>(
  rules: Rules,
  game: State,
): { battle: State; events: readonly EventOf<Rules>[] } {
  if (game.flow.awaits.length > 0 || game.flow.stack.length === 0) return { battle: game, events: [] };
  const work = workOn(rules, game);
  carryOn(work);
  return { battle: work.battle, events: work.events };
}
