/**
 * Seals on hidden things. Each entry that both sides are told of holds a hash of all that is hidden at that moment, so
 * that nothing hidden can be moved later. The secret of the dice is its salt, so a seal gives nothing away before the
 * secret is shown.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Battle, Json } from '../../battle.ts';
import type { Ruleset } from '../../contract.ts';
import { canonical } from '../../data/canonical.ts';
import { view } from '../view.ts';
import type { Moment } from './fair-dice.ts';

type Notes = { readonly [name: string]: Json };

const notIn = (all: Notes, seen: Notes): Notes =>
  Object.fromEntries(Object.keys(all).flatMap((name) => (name in seen ? [] : [[name, all[name] as Json]])));

/** All of a battle that a spectator does not see. */
function hiddenIn(rules: Ruleset, battle: Battle): Json {
  const seen = view(rules, battle, null);
  const shown = new Set(seen.bases.map(({ id }) => id));
  return {
    bases: battle.bases.filter(({ id }) => !shown.has(id)) as unknown as Json,
    facts: battle.sides.map(({ facts }, at) => notIn(facts, seen.sides[at]?.facts ?? {})),
    own: notIn(battle.own, seen.own),
  };
}

/** The seal of the battle after an entry: a hash keyed with the secret. */
export function sealOf(rules: Ruleset, secret: string, { told, battle }: Moment): string {
  const text = canonical(['acies-seal/1', told, hiddenIn(rules, battle)]);
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(text)));
}
