/** The close combat phase of a bound. */

import type { SharedCommand } from '../../engine/battle/command-form.ts';
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { marked } from '../../engine/combat/fighting.ts';
import type { Fight } from '../../engine/contract/combat.ts';
import type { FrameOf, Work } from '../../engine/contract/sequence.ts';
import { waitForOne, wordOption } from '../../engine/game/asking.ts';
import { tell } from '../../engine/game/work.ts';
import { fightPhase, fightsLeft, type Ordered, PHASE_FRAME } from '../../engine/phases/fights.ts';
import { clauseIn } from '../book.ts';
import { contactPairs, fightsOf, fightsToResolve } from '../fights/opponents.ts';
import type { Debellis } from '../game.ts';
import { note } from '../state.ts';

const PHASE = 'close-combat';

/** Records the present contacts, and returns whether there is a fight. */
function enter(game: Debellis, work: Work): boolean {
  const contacts = contactPairs(game, work.battle);
  if (contacts.length === 0) return false;
  tell(work, { type: 'phase-begins', rule: clauseIn(game.outcomes, 'phase'), figures: { phase: PHASE } }, [
    note({ closeCombat: contacts }),
  ]);
  return true;
}

/** A question that must be answered before the dice of a fight are thrown. */
export interface FightQuestion {
  /** Whom it asks, and about which base; null if there is nothing to ask. */
  about(battle: Battle, fight: Fight): PlacedBase | null;
  readonly kind: string;
  readonly choices: readonly string[];
  take(work: Work, about: PlacedBase, choice: string): void;
}

const NO_QUESTION: FightQuestion = { about: () => null, kind: '', choices: [], take: () => undefined };

const PHASE_BEGUN = { step: PHASE, entered: true } as const;

/** The fight of a base, or the question before it; the reason if it has no fight. */
function order(game: Debellis, question: FightQuestion, { battle }: Work, base: string): Ordered {
  const [fight] = fightsOf(game, battle, base);
  if (!fight)
    return [{ rule: clauseIn(game.outcomes, 'phase'), key: 'debellis.no-fight', figures: { base } }];
  const about = question.about(battle, fight);
  if (!about) return fight;
  return waitForOne(about.side, question.kind, { base: about.id }, { ...PHASE_BEGUN, asks: base });
}

/** The base that a question about the fight of `asks` is about. */
function asked(game: Debellis, question: FightQuestion, battle: Battle, asks = ''): PlacedBase | null {
  const [fight] = fightsOf(game, battle, asks);
  return fight ? question.about(battle, fight) : null;
}

/** The active player chooses the order of fights. Each is settled with all its moves before the next. */
export const closeCombat = (game: Debellis, question: FightQuestion = NO_QUESTION) =>
  fightPhase<FrameOf<typeof PHASE_FRAME>, SharedCommand>({
    phase: PHASE,
    frame: PHASE_FRAME,
    ...(game.usual.orders ? { activeOrders: game.usual.orders } : {}),
    kind: 'fight',
    notes: ['closeCombat'],
    enter: (work) => enter(game, work),
    open: (_rules, battle) =>
      fightsLeft(fightsToResolve(game, battle), {
        rule: clauseIn(game.outcomes, 'phase'),
        key: 'debellis.fights-left',
      }),
    orders: {
      fight: (work, { base }) => order(game, question, work, base),
    },
    questions: {
      options(_rules, battle, { asks }) {
        const about = asked(game, question, battle, asks);
        return about ? question.choices.map((choice) => wordOption(choice, { base: about.id })) : [];
      },
      chosen(work, { asks = '' }, choice) {
        const about = asked(game, question, work.battle, asks);
        if (about) question.take(work, about, choice);
        return order(game, question, work, asks);
      },
    },
    fights: {
      begins: { type: 'fight-begins', rule: clauseIn(game.outcomes, 'phase') },
      settled: { type: 'fought', rule: clauseIn(game.outcomes, 'fought') },
      marks: (battle, { bases }) => marked(battle, bases, 'fought'),
    },
  });
