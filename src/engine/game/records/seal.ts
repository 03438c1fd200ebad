/**
 * Seals on hidden things. Each entry that both sides are told of holds a hash of all that is hidden at that moment, so
 * that nothing hidden can be moved later. The secret of the dice is its salt, so a seal gives nothing away before the
 * secret is shown.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from '../../data/canonical.ts';
import type { Json } from '../../data/json.ts';
import type { Game } from '../game.ts';
import type { GameRules } from '../rules.ts';
import { view } from '../view.ts';
import type { Moment } from './fair-dice.ts';

type Notes = { readonly [name: string]: Json };

const notIn = (all: Notes, seen: Notes): Notes =>
  Object.fromEntries(Object.keys(all).flatMap((name) => (name in seen ? [] : [[name, all[name] as Json]])));

/** All of a game that a spectator does not see. */
function hiddenIn(rules: GameRules, game: Game): Json {
  const seen = view(rules, game, null);
  return {
    ...rules.game.unseen(rules, game),
    facts: game.sides.map(({ facts }, at) => notIn(facts, seen.sides[at]?.facts ?? {})),
    own: notIn(game.own, seen.own),
  };
}

/** The seal of the game after an entry: a hash keyed with the secret. */
export function sealOf(rules: GameRules, secret: string, { told, battle }: Moment): string {
  const text = canonical(['acies-seal/1', told, hiddenIn(rules, battle)]);
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(text)));
}
