/** Answers for the parts of DBMM that are not built yet: orders, setting up, walls that are bought, armies. */
import type { Debellis } from '../../debellis/game.ts';
import { choiceOption, switchOption } from '../../engine/game/options.ts';
import { TABLE } from './measures.ts';
import { AMBUSH, FLANK_MARCHES, UPSLOPE, WATER, WEATHER } from './options.ts';

type Later =
  | 'isUnreliable'
  | 'upslopeOption'
  | 'ambushOption'
  | 'flankMarchesOption'
  | 'haltAfterMoveOption'
  | 'waterOption'
  | 'weatherOption'
  | 'weatherChartOption'
  | 'equivalentsOf'
  | 'isPursuer'
  | 'mayLetGo'
  | 'isCover'
  | 'isSite'
  | 'siteWithin'
  | 'hidesOnlyPsiloi'
  | 'natureUnder'
  | 'natureIn'
  | 'sectorOf'
  | 'firstForecast'
  | 'forecast'
  | 'baggageAhead'
  | 'fullMove'
  | 'mustAdvance'
  | 'runaways'
  | 'heldBy'
  | 'meetsRiver'
  | 'asFarAsRivers'
  | 'nextThrow'
  | 'riverBroken'
  | 'wadingsOn'
  | keyof Pick<
      Debellis,
      | 'table'
      | 'unfitToDismount'
      | 'troopMeant'
      | 'onFoot'
      | 'minglingReasons'
      | 'deploymentDepthFrom'
      | 'sideStrip'
      | 'deploymentDepth'
      | 'sectionsLeft'
      | 'sectionNames'
      | 'mayUse'
      | 'isSectionName'
      | 'mayFortifyTown'
      | 'isListedSection'
      | 'wallSections'
    >;

const none = (): readonly never[] => [];
const no = (): boolean => false;
const nothing = (): null => null;

export const NOT_YET: Pick<Debellis, Later> = {
  isUnreliable: no,
  upslopeOption: UPSLOPE,
  ambushOption: AMBUSH,
  flankMarchesOption: FLANK_MARCHES,
  haltAfterMoveOption: switchOption('haltAfterMove', true),
  waterOption: WATER,
  weatherOption: WEATHER,
  weatherChartOption: choiceOption('weatherChart', ['3.0']),
  equivalentsOf: () => 0,
  isPursuer: no,
  mayLetGo: no,
  isCover: no,
  isSite: no,
  siteWithin: nothing,
  hidesOnlyPsiloi: no,
  // A river has no nature that anybody dices for.
  natureUnder: nothing,
  natureIn: nothing,
  sectorOf: () => 0,
  firstForecast: () => ({}) as never,
  forecast: () => ({}) as never,
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
  table: TABLE,
  unfitToDismount: none,
  troopMeant: () => undefined,
  onFoot: none,
  minglingReasons: none,
  deploymentDepthFrom: () => 0,
  sideStrip: 0,
  deploymentDepth: () => 0,
  sectionsLeft: () => ({}) as never,
  sectionNames: [],
  mayUse: no,
  isSectionName: (name): name is never => name === null,
  mayFortifyTown: no,
  isListedSection: no,
  wallSections: [],
};
