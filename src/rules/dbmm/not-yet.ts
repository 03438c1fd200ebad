/** Answers for what the shared procedures ask and DBMM does not need. */
import type { Debellis } from '../../debellis/game.ts';
import { choiceOption, switchOption } from '../../engine/game/options.ts';
import { UPSLOPE, WATER, WEATHER } from './options.ts';

type Later =
  | 'isUnreliable'
  | 'upslopeOption'
  | 'haltAfterMoveOption'
  | 'waterOption'
  | 'weatherOption'
  | 'weatherChartOption'
  | 'equivalentsOf'
  | 'isPursuer'
  | 'mayLetGo'
  | 'natureUnder'
  | 'natureIn'
  | 'sectorOf'
  | 'baggageAhead'
  | 'fullMove'
  | 'mustAdvance'
  | 'runaways'
  | 'heldBy'
  | 'meetsRiver'
  | 'asFarAsRivers'
  | 'nextThrow'
  | 'riverBroken'
  | 'wadingsOn';

const none = (): readonly never[] => [];
const no = (): boolean => false;
const nothing = (): null => null;

export const NOT_YET: Pick<Debellis, Later> = {
  isUnreliable: no,
  upslopeOption: UPSLOPE,
  haltAfterMoveOption: switchOption('haltAfterMove', true),
  waterOption: WATER,
  weatherOption: WEATHER,
  weatherChartOption: choiceOption('weatherChart', ['3.0']),
  equivalentsOf: () => 0,
  isPursuer: no,
  mayLetGo: no,
  // A river has no nature that anybody dices for.
  natureUnder: nothing,
  natureIn: nothing,
  sectorOf: () => 0,
  baggageAhead: nothing,
  fullMove: () => 0,
  mustAdvance: no,
  runaways: none,
  heldBy: none,
  meetsRiver: no,
  asFarAsRivers: nothing,
  nextThrow: nothing,
  riverBroken: none,
  wadingsOn: none,
};
