/** The functions and tables that the engine needs from a ruleset. Each file of `contract/` holds one concept. */
import type { BoardRules } from './contract/board.ts';
import type { Campaign } from './contract/campaign.ts';
import type { CombatRules } from './contract/combat.ts';
import type { CommandRules } from './contract/commands.ts';
import type { MoveRules } from './contract/moves.ts';
import type { OutcomeRules } from './contract/outcomes.ts';
import type { PositionRules } from './contract/position.ts';
import type { QuestionRules } from './contract/questions.ts';
import type { SecretRules } from './contract/secrets.ts';
import type { BattleKind, SequenceRules } from './contract/sequence.ts';
import type { ShownRules } from './contract/shown.ts';
import type { GameRules } from './game/rules.ts';

/** One ruleset as a value: tables, a sequence of play and a few named functions. */
export interface Ruleset
  extends Omit<GameRules, keyof SequenceRules | 'reasons' | 'game'>,
    SequenceRules,
    CommandRules,
    PositionRules,
    SecretRules,
    ShownRules,
    QuestionRules {
  readonly game: BattleKind;
  readonly board: BoardRules;
  /** The campaign in which its battles may be fought, if there is one. */
  readonly campaign?: Campaign;
  readonly moves: MoveRules;
  readonly combat: CombatRules;
  readonly outcomes: OutcomeRules;
}
