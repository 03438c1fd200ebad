/** All clauses, joined from the JSON files beside this one. */
import type { ClauseData } from '../../../engine/clauses.ts';
import about from './about.json' with { type: 'json' };
import ambush from './ambush.json' with { type: 'json' };
import armies from './armies.json' with { type: 'json' };
import bound from './bound.json' with { type: 'json' };
import combat from './combat.json' with { type: 'json' };
import engagement from './engagement.json' with { type: 'json' };
import factors from './factors.json' with { type: 'json' };
import figures from './figures.json' with { type: 'json' };
import groups from './groups.json' with { type: 'json' };
import type { BnbClause } from './ids.ts';
import impetuous from './impetuous.json' with { type: 'json' };
import moves from './moves.json' with { type: 'json' };
import outcomeMoves from './outcome-moves.json' with { type: 'json' };
import outcomes from './outcomes.json' with { type: 'json' };
import setup from './setup.json' with { type: 'json' };
import shooting from './shooting.json' with { type: 'json' };
import terrain from './terrain.json' with { type: 'json' };
import troops from './troops.json' with { type: 'json' };
import victory from './victory.json' with { type: 'json' };
import weather from './weather.json' with { type: 'json' };
import zones from './zones.json' with { type: 'json' };

// The words of a JSON file widen to string; clauses.test.ts holds the files to the types.
/** The clauses by topic, in the order of play. */
export const bnbTopics = {
  about,
  troops,
  armies,
  setup,
  terrain,
  weather,
  ambush,
  bound,
  moves,
  zones,
  groups,
  engagement,
  impetuous,
  shooting,
  combat,
  factors,
  outcomes,
  outcomeMoves,
  victory,
  figures,
} as Readonly<Record<string, readonly ClauseData<BnbClause>[]>>;

/** The clauses of Blood and Blades with their texts, in the order of play. Large: load it when it is asked for. */
export const bnbClauses: readonly ClauseData<BnbClause>[] = Object.values(bnbTopics).flat();

/** A clause by its id. */
export const bnbClauseById: ReadonlyMap<string, ClauseData<BnbClause>> = new Map(
  bnbClauses.map((clause) => [clause.id, clause]),
);
