/** The clause of DBMM behind each effect of the layer of both De Bellis rulesets. What is absent waits to be built. */
import type { Book } from '../../debellis/book.ts';
import type {
  BasesEffect,
  Books,
  CommandsEffect,
  FightsEffect,
  GroundEffect,
  HiddenEffect,
  MovesEffect,
  OutcomesEffect,
  ShootingEffect,
  TurningEffect,
  WallsEffect,
  WeatherEffect,
} from '../../debellis/effects.ts';
import type { DbmmClause } from './clauses/ids.ts';

type BookOf<Effect extends string> = Readonly<Partial<Record<Effect, DbmmClause | null>>> & Book<Effect>;

const commands: BookOf<CommandsEffect> = {
  remember: 'dbmm.known.7',
  shareSight: 'dbmm.known.1',
  knowWalled: 'dbmm.known.4',
  know: 'dbmm.known.2',
  foundByOne: 'dbmm.known.5',
};

const fights: BookOf<FightsEffect> = {
  ranks: 'dbmm.rear.3',
  longEdgeAsFront: 'dbmm.turn.10',
  ignoreOtherEnemy: null,
  shipsFightLand: 'dbmm.ship.1',
  halfOfLongEdge: null,
  overlapAcrossWall: null,
  overlapBesideFriend: 'dbmm.over.2',
  overlapForFriend: 'dbmm.over.1',
  fightAside: 'dbmm.fight.4',
  wadersOnGood: null,
  attackOnHalf: null,
  shotDice: 'dbmm.res.1',
  fightDice: 'dbmm.res.1',
  difficultForLoser: 'dbmm.out.107',
  noGoodGoingAtWalls: null,
  undefendedHarmless: null,
  undefendedSection: 'dbmm.fort.16',
  stand: 'dbmm.out.12',
  odds: 'dbmm.res.6',
};

const outcomes: BookOf<OutcomesEffect> = {
  besetAside: null,
  helpersAtFlank: 'dbmm.out.7',
  deathZone: 'dbmm.destroyed.2',
  supportersDie: null,
  deathOfDouble: null,
  zoneKills: 'dbmm.destroyed.2',
  onlyOpponents: 'dbmm.pursue.4',
  beforeElephant: 'dbmm.recoil.11',
  runFromElephant: 'dbmm.flee.6',
  flight: 'dbmm.flee.1',
  slide: 'dbmm.pursue.26',
  phase: 'dbmm.seq.11',
  fought: 'dbmm.fight.9',
};

const shooting: BookOf<ShootingEffect> = {
  nearestAhead: 'dbmm.shoot.12',
  aidFront: 'dbmm.shoot.27',
  overSkirmishers: 'dbmm.shoot.35',
  overFromWalls: 'dbmm.shoot.36',
  clearWay: 'dbmm.shoot.34',
  seen: 'dbmm.shoot.17',
  backAtAny: 'dbmm.shoot.31',
  notOverlapping: null,
  coverBlocks: null,
  cornersAhead: 'dbmm.shoot.19',
  wagonForts: 'dbmm.shoot.24',
  boatsAllRound: 'dbmm.shoot.24',
  wagonsAllRound: 'dbmm.shoot.24',
  shooters: 'dbmm.shoot.16',
  once: 'dbmm.shoot.26',
  notAfterMarch: 'dbmm.shoot.14',
  ownBoundOnly: 'dbmm.shoot.22',
  notAfterMoving: null,
  notInEasy: 'dbmm.shoot.15',
  notInTricky: null,
  notInDangerous: null,
  notFromGully: 'dbmm.vis.22',
  mustShoot: 'dbmm.shoot.11',
  noAidInDifficult: 'dbmm.shoot.28',
  secondRank: 'dbmm.shoot.27',
  shootBack: 'dbmm.shoot.31',
  straightAhead: 'dbmm.shoot.18',
  phase: 'dbmm.seq.10',
  dice: 'dbmm.res.1',
};

const turning: BookOf<TurningEffect> = {
  rearWaits: 'dbmm.turn.1',
  severalTurn: null,
  columnTurns: 'dbmm.turn.7',
  undo: 'dbmm.turn.8',
  turn: 'dbmm.turn.4',
};

const ground: BookOf<GroundEffect> = {
  upslope: 'dbmm.terr.27',
  gullySlopes: 'dbmm.terr.29',
  crossings: 'dbmm.water.32',
  wade: 'dbmm.imp.16',
  bank: 'dbmm.water.27',
};

const weather: BookOf<WeatherEffect> = {
  twilight: 'dbmm.hour.6',
  moonlight: 'dbmm.hour.9',
  dazzle: 'dbmm.weather.31',
};

const bases: BookOf<BasesEffect> = {
  moveAsOne: 'dbmm.dbe.1',
  recoilByFront: 'dbmm.dbe.2',
  keepTogether: 'dbmm.dbe.1',
  dieTogether: 'dbmm.dbe.5',
};

const hidden: BookOf<HiddenEffect> = {
  enter: 'dbmm.flank.12',
  comesOut: 'dbmm.ambush.8',
  marchStops: 'dbmm.move.41',
};

const moves: BookOf<MovesEffect> = {
  slideMost: 'dbmm.move.29',
  slide: 'dbmm.contact.5',
  edgesConform: 'dbmm.contact.6',
  cornersOnSkirmishers: null,
  shiftBehindWall: null,
  roomToConform: 'dbmm.contact.6',
  wayBackToConform: null,
  onFront: 'dbmm.contact.1',
  onFlank: 'dbmm.contact.2',
  onRear: 'dbmm.contact.3',
  asOverlap: 'dbmm.contact.4',
  besideLawful: 'dbmm.contact.10',
  lawfulContact: 'dbmm.contact.10',
  startAside: 'dbmm.contact.8',
  startBehind: 'dbmm.contact.9',
  expandFront: 'dbmm.group.10',
  expand: 'dbmm.group.11',
  expandWidth: 'dbmm.group.26',
  expandOrder: 'dbmm.group.26',
  expandLevel: 'dbmm.group.26',
  expandRest: 'dbmm.group.26',
  expandEach: 'dbmm.group.26',
  expandExtra: null,
  columnFront: 'dbmm.group.25',
  columnAhead: 'dbmm.group.25',
  columnGoesOn: 'dbmm.group.2',
  formColumn: 'dbmm.group.25',
  columnInPart: 'dbmm.group.25',
  expendablesAlone: 'dbmm.group.19',
  garrisonHalts: 'dbmm.halt.5',
  haltAfterMove: 'dbmm.halt.7',
  halt: 'dbmm.halt.6',
  halted: 'dbmm.halt.3',
  marchAgain: 'dbmm.move.1',
  demoralised: null,
  unreliable: null,
  marchApart: null,
  immobile: 'dbmm.bge.4',
  doubleAsOne: 'dbmm.dbe.3',
  alongPath: 'dbmm.move.32',
  ownPips: 'dbmm.order.9',
  pay: 'dbmm.pip.9',
  haltAmbush: 'dbmm.ambush.8',
  slideFree: null,
  wheelOutside: 'dbmm.group.22',
  stayOnTable: 'dbmm.move.43',
  notThroughEnemies: 'dbmm.contact.10',
  corners: 'dbmm.fort.10',
  impassable: 'dbmm.terr.8',
  gap: 'dbmm.gap.1',
};

const walls: BookOf<WallsEffect> = { section: 'dbmm.fort.8' };

export const BOOKS: Books = {
  troops: {},
  commands,
  fights,
  outcomes,
  shooting,
  moves,
  spontaneous: {},
  turning,
  ground,
  weather,
  hidden,
  bases,
  walls,
  naval: {},
  setup: {},
};
