/**
 * Dice that anybody can check. The thrower of the dice commits to a secret before play. Each face follows from the
 * secret, a word of each side, and the moment of the throw. So nobody can choose a face, foresee it, or throw again
 * unnoticed.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from '../../data/canonical.ts';
import { hashOfText } from '../../data/text-hash.ts';
import { facesOfDie } from '../dice.ts';
import type { DieRequest, Game, SideId } from '../game.ts';
import type { GameRules } from '../rules.ts';
import { view } from '../view.ts';

/** The facts of a record about its dice. */
export interface FairDice {
  /** The hash of the secret. It is shown before the sides give their words. */
  readonly commitment: string;
  /** The word of each side. */
  readonly words: Readonly<Record<SideId, string>>;
  /** In hexadecimal; absent until the game is over. */
  readonly secret?: string;
}

/** A moment of a game. Secret entries do not count, so that others cannot tell them from a throw. */
export interface Moment {
  /** The number of earlier entries that both sides were told of. */
  readonly told: number;
  readonly battle: Game;
}

export const SECRET_FORM = /^[0-9a-f]{64}$/;

/** The hash that commits to a secret. */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** An endless series of bytes that follow from a secret and a text. */
function* bytesFrom(secret: string, text: string): Generator<number, never> {
  const key = hexToBytes(secret);
  for (let block = 0; ; block++) {
    const number = new Uint8Array([block >>> 24, block >>> 16, block >>> 8, block]);
    yield* hmac(sha256, key, concatBytes(utf8ToBytes(text), number));
  }
}

/** A whole number from 0 to below `below`, all equally likely. If `below` is not from 1 to 256, it is 0. */
function drawnFrom(bytes: Generator<number, never>, below: number): number {
  if (below < 1 || below > 256) return 0;
  // Bytes beyond the last whole multiple would make small numbers a little more likely.
  const limit = Math.floor(256 / below) * below;
  for (;;) {
    const { value } = bytes.next();
    if (value < limit) return value % below;
  }
}

const bytesAbout = (secret: string, words: FairDice['words'], about: readonly (string | number)[]) =>
  bytesFrom(secret, canonical(['acies-dice/1', words, about]));

/** The faces of a throw. */
export function fairFaces(
  rules: GameRules,
  { secret, words }: FairDice & { readonly secret: string },
  { told, battle }: Moment,
  dice: readonly DieRequest[],
): readonly number[] {
  const seen = hashOfText(rules.game.facts(view(rules, battle, null)));
  const bytes = bytesAbout(secret, words, ['throw', told, seen]);
  return dice.map(({ die }) => {
    const faces = facesOfDie(rules, die);
    return faces[drawnFrom(bytes, faces.length)] ?? 0;
  });
}

/** A decision by chance before the game: a whole number from 0 to below `below`. */
export const fairDraw = (
  { secret, words }: Pick<FairDice, 'words'> & { readonly secret: string },
  about: string,
  below: number,
): number => drawnFrom(bytesAbout(secret, words, ['draw', about]), below);
