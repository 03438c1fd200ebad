/** The weather may change with the PIP dice of each bound. DBM, Weather charts; ruling 109. */
import type { Json } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { tell } from '../../../engine/game/work.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { stateOf } from '../state.ts';

/** PIP dice that average at least this, or at most this, change the weather. */
const HIGH = 5;
const LOW = 2;

const isHigh = (faces: readonly number[]): boolean => sum(faces) >= HIGH * faces.length;
const isLow = (faces: readonly number[]): boolean => sum(faces) <= LOW * faces.length;
const sum = (faces: readonly number[]): number => faces.reduce((all, face) => all + face, 0);

interface ChangeOfWeather {
  readonly rule: DbmClause;
  readonly type: string;
  readonly figures?: { readonly [key: string]: Json };
  readonly set: { readonly [key: string]: Json };
}

const EIGHTH = 45;
const CIRCLE = 360;

function windTurns(work: Work, high: boolean): readonly ChangeOfWeather[] {
  const { wind } = stateOf(work.battle);
  if (wind === undefined || !holds('dbm.weather.27')) return [];
  const turned = (wind + (high ? CIRCLE - EIGHTH : EIGHTH)) % CIRCLE;
  const figures = { wind: turned, turn: high ? -EIGHTH : EIGHTH };
  return [{ rule: 'dbm.weather.27', type: 'wind-turns', figures, set: { wind: turned } }];
}

/** A light wind that may drop does so for this bound. */
function windDrops(work: Work, low: boolean): readonly ChangeOfWeather[] {
  const { windDrops: may, calm = false } = stateOf(work.battle);
  if (!may || calm === low || !holds('dbm.weather.29')) return [];
  return [{ rule: 'dbm.weather.29', type: low ? 'wind-drops' : 'wind-rises-again', set: { calm: low } }];
}

/** Mist clears for good. */
function mistClears(work: Work): readonly ChangeOfWeather[] {
  const { mist, fog } = stateOf(work.battle);
  if (!(mist || fog) || !holds('dbm.weather.22')) return [];
  return [{ rule: 'dbm.weather.22', type: 'mist-clears', set: { mist: false, fog: false } }];
}

function begins(work: Work): readonly ChangeOfWeather[] {
  const state = stateOf(work.battle);
  const { risk } = state;
  if (!risk || state[risk] || !holds('dbm.weather.28')) return [];
  return [{ rule: 'dbm.weather.28', type: 'weather-begins', figures: { what: risk }, set: { [risk]: true } }];
}

/** It stops, and does not come back. */
function stops(work: Work): readonly ChangeOfWeather[] {
  const state = stateOf(work.battle);
  const what = (['rain', 'snow', 'dust'] as const).find((each) => state[each]);
  if (!what || !holds('dbm.weather.28')) return [];
  const set = { [what]: false, risk: null };
  return [{ rule: 'dbm.weather.28', type: 'weather-stops', figures: { what }, set }];
}

/** The changes that these PIP dice bring, before anything moves. */
export function changeWeather(work: Work, faces: readonly number[]): void {
  if (faces.length === 0) return;
  const [high, low] = [isHigh(faces), isLow(faces)];
  const changes = [
    ...windDrops(work, low),
    ...(high || low ? windTurns(work, high) : []),
    ...(high ? [...mistClears(work), ...begins(work)] : []),
    ...(low ? stops(work) : []),
  ];
  for (const { rule, type, figures = {}, set } of changes)
    tell(work, { type, rule, figures: { side: work.battle.turn.active, ...figures } }, [
      { change: 'note', set },
    ]);
}
