import type { ClauseData } from '../../../engine/clauses.ts';
import boundAndMorale from './bound-and-morale.json' with { type: 'json' };
import commands from './commands.json' with { type: 'json' };
import fighting from './fighting.json' with { type: 'json' };
import groundAndWeather from './ground-and-weather.json' with { type: 'json' };
import hidden from './hidden.json' with { type: 'json' };
import type { DbmmClause } from './ids.ts';
import impetuous from './impetuous.json' with { type: 'json' };
import moves from './moves.json' with { type: 'json' };
import moving from './moving.json' with { type: 'json' };
import outcomeMoves from './outcome-moves.json' with { type: 'json' };
import outcomes from './outcomes.json' with { type: 'json' };
import pips from './pips.json' with { type: 'json' };
import resolutionAndFactors from './resolution-and-factors.json' with { type: 'json' };
import setup from './setup.json' with { type: 'json' };
import terrain from './terrain.json' with { type: 'json' };
import troopsAndArmies from './troops-and-armies.json' with { type: 'json' };

// The words of a JSON file widen to string; clauses.test.ts holds the files to the types.
/** The clauses by topic: those of the sheet, then those of rulings. */
export const dbmmTopics = {
  setup,
  terrain,
  resolutionAndFactors,
  moves,
  impetuous,
  outcomes,
  outcomeMoves,
  pips,
  boundAndMorale,
  troopsAndArmies,
  commands,
  moving,
  fighting,
  hidden,
  groundAndWeather,
} as Readonly<Record<string, readonly ClauseData<DbmmClause>[]>>;

/** The clauses of DBMM with their texts: those of the sheet, then those of rulings. Large: load it when it is asked for. */
export const dbmmClauses: readonly ClauseData<DbmmClause>[] = Object.values(dbmmTopics).flat();
