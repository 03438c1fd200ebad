import { expect, test } from 'vitest';
import { type BaseWords, box, type TerrainWords } from '../../../../test/support/battle.ts';
import { at, enemy as blue, type Played, friend as red } from '../../../../test/support/playing.ts';
import type { Frame } from '../../../engine/battle.ts';
import { withDropped } from '../../../engine/effects.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { play, pursues, suffers } from './outcomes.test-support.ts';

interface Case {
  readonly bases: readonly BaseWords[];
  readonly frame: Frame;
  readonly terrain?: readonly TerrainWords[];
  readonly answers?: readonly object[];
}

const lost = (troop: string): BaseWords => ({ id: 'L', side: 'blue', troop, place: 'lost' });

const recoils = (...bases: BaseWords[]): Case => ({ bases, frame: suffers('A', 'recoil') });
const flees = (...bases: BaseWords[]): Case => ({ bases, frame: suffers('A', 'flee') });
const won = (troop: string, loser: string, more: object = {}): Case => ({
  bases: [red('A', troop, 600, 375), lost(loser)],
  frame: pursues('A', 'L', more),
});

const Bd = 'Reg Bd (O)';
const A = (troop = Bd) => red('A', troop, 600, 375);
const wood: TerrainWords = { kind: 'Wd', area: box(560, 150, 620, 230) };
const lake: TerrainWords = { kind: 'La', area: box(500, 100, 700, 265) };

/** For each clause a case that ends otherwise without it. */
const CASES: readonly (readonly [BnbClause, Case])[] = [
  ['bnb.flee.2', flees(A(), red('B', Bd, 600, 320))],
  ['bnb.flee.3', flees(A('Irr LH (O)'), blue('Z', Bd, 600, 215))],
  ['bnb.flee.6', flees(A('Irr LH (O)'), red('B', Bd, 620, 270, 90), blue('Z', Bd, 620, 270, 270))],
  ['bnb.flee.7', { ...flees(A('Irr LH (O)')), terrain: [wood], answers: [{ option: 'avoid' }] }],
  ['bnb.flee.8', flees(A(), red('B', Bd, 620, 330, 90))],
  ['bnb.flee.10', { ...flees(A('Irr LH (O)')), terrain: [lake] }],
  [
    'bnb.withdraw.2',
    { bases: [A('Irr LH (O)'), red('B', 'Irr Ps (O)', 600, 280)], frame: suffers('A', 'withdraw') },
  ],
  ['bnb.pass.1', recoils(A('Irr Ps (O)'), red('B', Bd, 600, 340, 180))],
  ['bnb.pass.2', flees(A('Irr LH (O)'), red('B', 'Irr Ax (O)', 600, 280))],
  ['bnb.pass.3', recoils(A('Irr Cv (O)'), red('B', 'Irr Ps (O)', 600, 325, 180))],
  ['bnb.pass.4', recoils(A(), red('B', 'Bg', 600, 360))],
  ['bnb.pass.6', recoils(A('Irr Ps (O)'), red('B', Bd, 607, 345, 90))],
  ['bnb.push.3', recoils(A(), red('B', Bd, 610, 355))],
  ['bnb.push.4', recoils(A(), red('B', 'Irr Ps (O)', 600, 360), red('C', Bd, 610, 335))],
  ['bnb.push.5', recoils(A(), red('B', Bd, 600, 360), red('C', Bd, 600, 337))],
  ['bnb.push.6', recoils(A(), red('E', 'Irr El (O)', 600, 360))],
  ['bnb.recoil.5', recoils(A(), blue('Z', Bd, 620, 335))],
  ['bnb.recoil.7', recoils(A(), blue('Z', Bd, 620, 335))],
  ['bnb.recoil.8', recoils(A(), red('B', Bd, 615, 350, 90))],
  ['bnb.recoil.12', recoils(A(), red('B', Bd, 600, 360))],
  ['bnb.recoil.13', recoils(A(), red('B', Bd, 600, 360), blue('Z', Bd, 620, 325))],
  ['bnb.recoil.14', recoils(red('A', Bd, 600, 35), red('B', Bd, 600, 20))],
  ['bnb.recoil.15', recoils(A(), red('B', Bd, 600, 360), blue('Z', Bd, 620, 338, 270))],
  ['bnb.troop.23', recoils(A('Bg'))],
  ['bnb.pursue.3', won('Irr HCh (O)', Bd)],
  ['bnb.pursue.4', won('Irr Bd (O)', 'Reg Sp (O)')],
  ['bnb.pursue.6', won('Irr Cv (O)', Bd, { above: true, die: 3 })],
  ['bnb.pursue.7', won('Irr Ps (O)', 'Irr Cv (O)', { above: true, die: 3 })],
  ['bnb.pursue.9', won('Irr Cv (O)', Bd, { below: true })],
  ['bnb.pursue.10', won(Bd, 'Irr Cv (O)')],
  ['bnb.pursue.11', won('Irr Ax (O)', 'Irr Ps (O)')],
  ['bnb.pursue.12', { ...won(Bd, 'Reg Sp (O)', { above: true, die: 1 }), answers: [{ option: 'stay' }] }],
  [
    'bnb.pursue.15',
    { bases: [A('Irr HCh (O)'), lost(Bd), red('B', Bd, 600, 400)], frame: pursues('A', 'L') },
  ],
  ['bnb.pursue.16', { bases: [red('A', 'Irr HCh (O)', 600, 740), lost(Bd)], frame: pursues('A', 'L') }],
  [
    'bnb.pursue.17',
    {
      bases: [A('Irr HCh (O)'), lost(Bd)],
      frame: pursues('A', 'L'),
      terrain: [{ kind: 'Wd', area: box(500, 395, 700, 500) }],
    },
  ],
  ['bnb.pursue.18', won('Reg Pk (I)', Bd, { outcome: 'spent' })],
];

function end({ bases, frame, terrain = [], answers = [] }: Case): unknown {
  const played: Played = play({ bases, terrain }, [frame], ...answers);
  const places = bases.map(({ id }) => [id, at(played.battle, id)]);
  return { places, asks: played.asks?.kind, answer: played.asks?.answer, refused: played.refused };
}

test.each(CASES)('%s decides its case', (clause, each) => {
  expect(withDropped([clause], () => end(each))).not.toEqual(end(each));
});
