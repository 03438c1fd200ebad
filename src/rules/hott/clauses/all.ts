/** All clauses, joined from the JSON files beside this one. */
import type { ClauseData } from '../../../engine/clauses.ts';
import about from './about.json' with { type: 'json' };
import armies from './armies.json' with { type: 'json' };
import arrivals from './arrivals.json' with { type: 'json' };
import bound from './bound.json' with { type: 'json' };
import campaign from './campaign.json' with { type: 'json' };
import combat from './combat.json' with { type: 'json' };
import engagement from './engagement.json' with { type: 'json' };
import factors from './factors.json' with { type: 'json' };
import figures from './figures.json' with { type: 'json' };
import groups from './groups.json' with { type: 'json' };
import type { HottClause } from './ids.ts';
import massBattles from './mass-battles.json' with { type: 'json' };
import moves from './moves.json' with { type: 'json' };
import outcomeMoves from './outcome-moves.json' with { type: 'json' };
import outcomes from './outcomes.json' with { type: 'json' };
import setup from './setup.json' with { type: 'json' };
import shooting from './shooting.json' with { type: 'json' };
import spells from './spells.json' with { type: 'json' };
import strongholds from './strongholds.json' with { type: 'json' };
import terrain from './terrain.json' with { type: 'json' };
import troops from './troops.json' with { type: 'json' };
import victory from './victory.json' with { type: 'json' };
import zones from './zones.json' with { type: 'json' };

// The words of a JSON file widen to string; clauses.test.ts holds the files to the types.
/** The clauses by topic, in the order of play. */
export const hottTopics = {
  about,
  troops,
  armies,
  terrain,
  strongholds,
  setup,
  bound,
  arrivals,
  moves,
  groups,
  zones,
  engagement,
  spells,
  shooting,
  combat,
  factors,
  outcomes,
  outcomeMoves,
  victory,
  massBattles,
  campaign,
  figures,
} as Readonly<Record<string, readonly ClauseData<HottClause>[]>>;

/** The clauses of Hordes of the Things with their texts, in the order of play. Large: load it when it is asked for. */
export const hottClauses: readonly ClauseData<HottClause>[] = Object.values(hottTopics).flat();

/** A clause by its id. */
export const hottClauseById: ReadonlyMap<string, ClauseData<HottClause>> = new Map(
  hottClauses.map((clause) => [clause.id, clause]),
);
