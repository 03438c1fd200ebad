/**
 * Seals of what is hidden. Each entry that everybody is told of bears the hash of all that is hidden at that moment, so
 * that nothing hidden can be moved later. It is salted from the secret of the dice, and so tells nothing before that
 * is shown.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Battle, Json } from './battle.ts';
import type { Ruleset } from './contract.ts';
import type { Moment } from './fair-dice.ts';
import { canonical } from './hash.ts';
import { view } from './view.ts';

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

/** The seal of the battle after an entry. A keyed hash: the secret itself is the salt. */
export function sealOf(rules: Ruleset, secret: string, { told, battle }: Moment): string {
  const text = canonical(['acies-seal/1', told, hiddenIn(rules, battle)]);
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(text)));
}
