/** Questions of a seat about the battle. They are answered from its own view only. */
import type { z } from 'zod';
import type { Battle, SideId } from '../../engine/battle.ts';
import type { AnyCommand, MoveCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Reason } from '../../engine/event.ts';
import { readCommand } from '../../engine/game/command-reader.ts';
import { reason } from '../../engine/game/decide.ts';
import { optionsOf } from '../../engine/game/flow.ts';
import { view } from '../../engine/game/view.ts';
import { probe } from '../../engine/moves/probe.ts';
import type { askBody } from '../../protocol/requests.ts';
import { ask } from '../../scenario/ask.ts';
import type { Refusal } from '../refusal.ts';

type Asked = z.output<typeof askBody>;

/** Is a move legal, and which legal moves are nearest to it? */
function judged(rules: Ruleset, seen: Battle, input: AnyCommand, side: SideId) {
  const read = readCommand(rules, { ...input, type: 'move' });
  if (!read.ok)
    return { legal: false, reasons: [reason(rules, read.name, read.figures)], cost: 0, stops: [] };
  const { wish, stops } = probe(rules, seen, read.command as MoveCommand, side);
  return {
    legal: wish.reasons.length === 0,
    reasons: wish.reasons,
    cost: wish.cost,
    stops: stops.map(({ command, off, judgement }) => ({ command, off, cost: judgement.cost })),
  };
}

/** Adds to each reason its sentence. */
export type Tell = (reasons: readonly Reason[]) => readonly Reason[];

/** The answer to a question of a side or of a spectator; a refusal where there is no such question. */
export function answerTo(
  rules: Ruleset,
  battle: Battle,
  side: SideId | null,
  asked: Asked,
  tell: Tell,
): object | Refusal {
  const seen = view(rules, battle, side);
  switch (asked.ask) {
    case 'options':
      return { options: optionsOf(rules, seen) };
    case 'move': {
      const judgement = judged(rules, seen, asked.command, side ?? '');
      return { ...judgement, reasons: tell(judgement.reasons) };
    }
    case 'question': {
      const told = ask(rules, seen, asked.question);
      return 'fault' in told ? { status: 422, reasons: [{ rule: '', ...told.fault }] } : told;
    }
  }
}
