import type { ClauseData } from '../../../engine/clauses.ts';
import about from './about.json' with { type: 'json' };
import armies from './armies.json' with { type: 'json' };
import bound from './bound.json' with { type: 'json' };
import changingBases from './changing-bases.json' with { type: 'json' };
import engagement from './engagement.json' with { type: 'json' };
import factors from './factors.json' with { type: 'json' };
import figures from './figures.json' with { type: 'json' };
import foot from './foot.json' with { type: 'json' };
import fortifications from './fortifications.json' with { type: 'json' };
import groups from './groups.json' with { type: 'json' };
import hidden from './hidden.json' with { type: 'json' };
import type { DbmClause } from './ids.ts';
import impetuous from './impetuous.json' with { type: 'json' };
import morale from './morale.json' with { type: 'json' };
import mounted from './mounted.json' with { type: 'json' };
import moves from './moves.json' with { type: 'json' };
import naval from './naval.json' with { type: 'json' };
import outcomeMoves from './outcome-moves.json' with { type: 'json' };
import outcomes from './outcomes.json' with { type: 'json' };
import setup from './setup.json' with { type: 'json' };
import shooting from './shooting.json' with { type: 'json' };
import sight from './sight.json' with { type: 'json' };
import terrain from './terrain.json' with { type: 'json' };
import train from './train.json' with { type: 'json' };
import waterFeatures from './water-features.json' with { type: 'json' };
import weather from './weather.json' with { type: 'json' };
import zones from './zones.json' with { type: 'json' };

// The words of a JSON file widen to string; clauses.test.ts holds the files to the types.
/** The clauses by topic, in the order of play. */
export const dbmTopics = {
  about,
  mounted,
  foot,
  train,
  naval,
  changingBases,
  armies,
  terrain,
  waterFeatures,
  weather,
  sight,
  setup,
  hidden,
  bound,
  moves,
  groups,
  zones,
  engagement,
  impetuous,
  shooting,
  factors,
  outcomes,
  outcomeMoves,
  morale,
  fortifications,
  figures,
} as Readonly<Record<string, readonly ClauseData<DbmClause>[]>>;

/** The clauses of DBM with their texts, in the order of play. The file is large, so load it only on demand. */
export const dbmClauses: readonly ClauseData<DbmClause>[] = Object.values(dbmTopics).flat();
