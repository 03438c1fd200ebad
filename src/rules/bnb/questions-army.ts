import type { Json } from '../../engine/battle.ts';
import type { Answer, Question } from '../../engine/contract.ts';
import type { Fault } from '../../engine/event.ts';
import { wrong } from '../../engine/questions.ts';
import { scorePoints } from './ending.ts';
import { routingLevel } from './moral.ts';
import { FLAGS } from './muster.ts';
import { armyCost, type BoughtBase, referenceLevel } from './prices.ts';
import { isTroopFault, parseTroop, withWeapon } from './troops.ts';

const isRecord = (value: unknown): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The bases of lines such as `{ troop, count, flags }`, or what cannot be read. One base of a C-in-C's line is his own. */
function readArmy(army: Json | undefined): readonly BoughtBase[] | { readonly fault: Fault } {
  if (!Array.isArray(army)) return wrong('question-army', {});
  const bases: BoughtBase[] = [];
  for (const entry of army) {
    if (!isRecord(entry)) return wrong('question-army', {});
    const flags = Array.isArray(entry.flags) ? entry.flags.map(String) : [];
    const weapon = flags.map((flag) => FLAGS[flag]?.weapon).find((word) => word !== undefined);
    const read = parseTroop(String(entry.troop));
    const troop = isTroopFault(read) || weapon === undefined ? read : withWeapon(read, weapon);
    if (isTroopFault(troop)) return wrong(troop.key, { base: String(entry.troop), ...troop.figures });
    const mounted = flags.includes('mounted-infantry') || flags.includes('mounted');
    const general = flags.includes('c-in-c') || flags.includes('general');
    const base: BoughtBase = {
      troop: mounted ? { ...troop, mounted: true } : troop,
      support: flags.includes('support'),
    };
    for (let at = 0; at < Number(entry.count ?? 1); at++)
      bases.push(general && at === 0 ? { ...base, general } : base);
  }
  return bases;
}

const ofArmy =
  (answer: (army: readonly BoughtBase[]) => Json): Question =>
  (_, __, question): Answer => {
    const army = readArmy(question.army);
    return 'fault' in army ? army : { answer: answer(army) };
  };

interface Losses {
  readonly reference: number;
  readonly losses: number;
}

const readLosses = (value: Json | undefined): Losses | null =>
  isRecord(value) && typeof value.reference === 'number' && typeof value.losses === 'number'
    ? { reference: value.reference, losses: value.losses }
    : null;

const isRouted = ({ reference: level, losses }: Losses): boolean =>
  losses >= routingLevel(level) && losses > 0;

/** The score of a battle from each side's reference level and losses; `ending` names another end. */
const score: Question = (_, __, question) => {
  const red = readLosses(question.red);
  const blue = readLosses(question.blue);
  if (!red || !blue) return wrong('question-score', {});
  const routed = [isRouted(red), isRouted(blue)];
  const mutual = (routed[0] && routed[1]) || question.ending === 'night';
  if (mutual || routed[0] === routed[1]) {
    const [points] = scorePoints(mutual ? 'mutual' : 'other');
    return { answer: { winner: 'draw', red: points, blue: points } };
  }
  const [winner, loser] = scorePoints('won');
  return {
    answer: routed[1]
      ? { winner: 'red', red: winner, blue: loser }
      : { winner: 'blue', red: loser, blue: winner },
  };
};

/** Questions about armies, not about a position. */
export const ARMY_QUESTIONS: Readonly<Record<string, Question>> = {
  cost: ofArmy(armyCost),
  morale: ofArmy((army) => {
    const reference = referenceLevel(army);
    return { reference, routing: routingLevel(reference) };
  }),
  score,
};
