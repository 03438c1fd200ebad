/** What a nation decides on. */
import type { Json } from '../../../engine/data/json.ts';
import type { Game } from '../../../engine/game/game.ts';
import type { Character } from './characters.ts';

export interface Situation {
  /** What the nation sees. */
  readonly game: Game;
  readonly player: string;
  readonly about: Readonly<Record<string, Json>>;
  readonly character: Character;
}
