/** The weather may change with the PIP dice of each bound. */

import type { Work } from '../../engine/contract/sequence.ts';
import type { Json } from '../../engine/data/json.ts';
import { tell } from '../../engine/game/work.ts';
import { clauseIn, holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { stateOf } from '../state.ts';

/** PIP dice that average at least this, or at most this, change the weather. */
const HIGH = 5;
const LOW = 2;

const isHigh = (faces: readonly number[]): boolean => sum(faces) >= HIGH * faces.length;
const isLow = (faces: readonly number[]): boolean => sum(faces) <= LOW * faces.length;
const sum = (faces: readonly number[]): number => faces.reduce((all, face) => all + face, 0);

interface ChangeOfWeather {
  readonly rule: string;
  readonly type: string;
  readonly figures?: { readonly [key: string]: Json };
  readonly set: { readonly [key: string]: Json };
}

const EIGHTH = 45;
const CIRCLE = 360;

function windTurns(game: Debellis, work: Work, high: boolean): readonly ChangeOfWeather[] {
  const { wind } = stateOf(work.battle);
  const turns = high ? holdsIn(game.weather, 'windBacks') : holdsIn(game.weather, 'windVeers');
  if (wind === undefined || !turns) return [];
  const turned = (wind + (high ? CIRCLE - EIGHTH : EIGHTH)) % CIRCLE;
  const figures = { wind: turned, turn: high ? -EIGHTH : EIGHTH };
  return [
    {
      rule: clauseIn(game.weather, high ? 'windBacks' : 'windVeers'),
      type: 'wind-turns',
      figures,
      set: { wind: turned },
    },
  ];
}

/** A light wind that may drop does so for this bound. */
function windDrops(game: Debellis, work: Work, low: boolean): readonly ChangeOfWeather[] {
  const { windDrops: may, calm = false } = stateOf(work.battle);
  if (!may || calm === low || !holdsIn(game.weather, 'windDrops')) return [];
  return [
    {
      rule: clauseIn(game.weather, 'windDrops'),
      type: low ? 'wind-drops' : 'wind-rises-again',
      set: { calm: low },
    },
  ];
}

/** Mist clears for good. */
function mistClears(game: Debellis, work: Work): readonly ChangeOfWeather[] {
  const { mist, fog } = stateOf(work.battle);
  if (!(mist || fog) || !holdsIn(game.weather, 'mistClears')) return [];
  return [
    { rule: clauseIn(game.weather, 'mistClears'), type: 'mist-clears', set: { mist: false, fog: false } },
  ];
}

function begins(game: Debellis, work: Work): readonly ChangeOfWeather[] {
  const state = stateOf(work.battle);
  const { risk } = state;
  if (!risk || state[risk] || !holdsIn(game.weather, 'fallBegins')) return [];
  return [
    {
      rule: clauseIn(game.weather, 'fallBegins'),
      type: 'weather-begins',
      figures: { what: risk },
      set: { [risk]: true },
    },
  ];
}

/** It stops, and does not come back. */
function stops(game: Debellis, work: Work): readonly ChangeOfWeather[] {
  const state = stateOf(work.battle);
  const what = (['rain', 'snow', 'dust'] as const).find((each) => state[each]);
  if (!what || !holdsIn(game.weather, 'fallEnds')) return [];
  const set = { [what]: false, risk: null };
  return [{ rule: clauseIn(game.weather, 'fallEnds'), type: 'weather-stops', figures: { what }, set }];
}

/** The changes that these PIP dice bring, before anything moves. */
export function changeWeather(game: Debellis, work: Work, faces: readonly number[]): void {
  if (faces.length === 0) return;
  const [high, low] = [isHigh(faces), isLow(faces)];
  const changes = [
    ...windDrops(game, work, low),
    ...(high || low ? windTurns(game, work, high) : []),
    ...(high ? [...mistClears(game, work), ...begins(game, work)] : []),
    ...(low ? stops(game, work) : []),
  ];
  for (const { rule, type, figures = {}, set } of changes)
    tell(work, { type, rule, figures: { side: work.battle.turn.active, ...figures } }, [
      { change: 'note', set },
    ]);
}
