/** Several players on a side: one leads it, and each other one leads a command. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { invitationTo } from '../../src/server/battle/actions/joining.ts';
import { hashOfSecret } from '../../src/server/perform.ts';
import { watch } from '../../src/server/watching.ts';
import {
  askedOf,
  follower,
  nowOf,
  openTable,
  type Player,
  playerAt,
  playOn,
  secretOf,
  type Table,
} from './table.ts';

const MASS = { id: 'mass/crown-of-the-nine-fords' };

let table: Table;
let red: Player;
let blue: Player;
/** Leads a command of red. */
let carl: Player;

const stateNow = async () => {
  const state = await table.service.lives.inTurn(table.battle, async (live) => live.state);
  if (!state) throw new Error('there is no battle');
  return state;
};

const invited = async (side: string) => invitationTo(await stateNow(), side);

async function partner(name: string, side: string): Promise<Player> {
  const more = { command: null, invitation: await invited(side) };
  return playerAt(table.service, table.battle, name, side, more);
}

async function begin(): Promise<void> {
  await red.must('prepare', { word: 'oak', army: MASS });
  await blue.must('prepare', { word: 'ash', army: MASS });
}

/** Begins the battle; answers with the commands of red. */
const begun = async (): Promise<readonly string[]> => {
  await begin();
  return commands();
};

const own = () => nowOf(red.seen).bases.filter(({ side }) => side === 'red');
const commands = () => [...new Set(own().map(({ command }) => command ?? ''))].toSorted();
const baseOf = (command: string): string => own().find((base) => base.command === command)?.id ?? '';
const said = ({ seen }: Player) => seen.messages.flatMap(({ type, text }) => (type === 'said' ? [text] : []));

/** A move that the rules may refuse, but which no right forbids. */
const moved = (done: Awaited<ReturnType<Player['do']>>) => done.ok || done.status === 422;
const move = (player: Player, base: string) =>
  player.do('play', { command: { type: 'move', bases: [base], path: [{ forward: 1 }] } });

beforeEach(async () => {
  table = await openTable({ terms: { perSide: 2 } });
  red = await table.player('Ann', 'red');
  blue = await table.player('Bob', 'blue');
  carl = await partner('Carl', 'red');
});
afterEach(() => table?.close());

describe('a player who leads a command', () => {
  test('joins by the link of the side, before the battle or in it, and no more than agreed', async () => {
    const join = { name: 'Eve', side: 'red', command: null };
    const eve = (await partner('Dora', 'blue')).do;
    expect(await eve('join', join)).toMatchObject({ status: 409 });
    const tried = (side: string, invitation: string) =>
      playerAt(table.service, table.battle, 'Eve', side, { command: null, invitation });
    await expect(tried('red', await invited(''))).rejects.toThrow('not-invited');
    await expect(tried('red', await invited('blue'))).rejects.toThrow('not-invited');
    await expect(tried('red', await invited('red'))).rejects.toThrow('seats-taken');
  });

  test('cannot begin the battle or act for the side', async () => {
    const general = { status: 403, reasons: [{ key: 'server.not-general' }] };
    expect(await carl.do('prepare', { word: 'elm', army: MASS })).toMatchObject(general);
    await begin();
    for (const [what, body] of [
      ['claim', {}],
      ['leave', { days: 1 }],
      ['stand-in', { bot: 'quick' }],
    ] as const)
      expect(await carl.do(what, body)).toMatchObject(general);
    await red.must('play', { command: { type: 'resign' } });
    expect(await carl.do('rematch')).toMatchObject(general);
  });

  test('takes a command that nobody has, and may give it back', async () => {
    const [first = '', second = ''] = await begun();
    expect(await move(carl, baseOf(first))).toMatchObject({ reasons: [{ key: 'server.leads-nothing' }] });
    expect(await carl.do('lead', { command: 'nowhere' })).toMatchObject({ status: 422 });
    await carl.must('lead', { command: first });
    await carl.must('lead', { command: second });
    expect(carl.seen.messages.at(-1)).toMatchObject({ type: 'leads', by: 2, command: second });
    await carl.must('lead', { command: null });
    expect(await red.do('lead', { command: first })).toMatchObject({ status: 409 });
  });

  test('gives orders only to the bases of its command; the general answers the rest', async () => {
    const [first = '', second = ''] = await begun();
    await carl.must('lead', { command: first });
    const other = { status: 403, reasons: [{ key: 'server.other-command' }] };
    expect(await move(carl, baseOf(second))).toMatchObject(other);
    expect(moved(await move(carl, baseOf(first)))).toBe(true);
    const both = { type: 'halt', bases: [baseOf(first), baseOf(second)] };
    for (const command of [
      both,
      { type: 'end-phase' },
      { type: 'resign' },
      { type: 'offer-draw' },
      { type: 'choose', option: 'stay', base: baseOf(first) },
    ])
      expect(await carl.do('play', { command })).toMatchObject(other);
    expect(moved(await move(red, baseOf(first)))).toBe(true);
  });

  test('takes back its own orders, and no others', async () => {
    const [first = '', second = ''] = await begun();
    await carl.must('lead', { command: first });
    for (let tries = 0; tries < 400 && !(await ordered(carl, first)); tries++) await playOn([red, blue], 1);
    const ordersOfCarl = carl.seen.battles.length;
    await carl.must('play', { command: { type: 'undo' } });
    expect(carl.seen.battles).toHaveLength(ordersOfCarl - 1);
    expect(await ordered(red, second)).toBe(true);
    expect(await carl.do('play', { command: { type: 'undo' } })).toMatchObject({
      status: 403,
      reasons: [{ key: 'server.other-orders' }],
    });
  });

  test('sees what the side sees, and talks aside with it', async () => {
    await begin();
    expect(nowOf(carl.seen)).toEqual(nowOf(red.seen));
    await carl.must('say', { text: 'round the wood', aside: true });
    await blue.must('say', { text: 'well met' });
    expect(said(red)).toEqual(['round the wood', 'well met']);
    expect(said(blue)).toEqual(['well met']);
  });

  test('lets only such instructions be followed as it may give itself', async () => {
    const [first = ''] = await begun();
    await carl.must('lead', { command: first });
    const foe = askedOf([red, blue]) === red ? red : blue;
    const kind = String(nowOf(red.seen).flow.awaits[0]?.kind);
    const end = { type: 'end-phase' };
    await carl.must('instruct', {
      instructions: [{ when: { kind }, answer: { commands: [end] }, once: true }],
    });
    if (foe === blue) await blue.must('play', { command: end });
    for (let more = 0; more < 6 && askedOf([red, blue]) === blue; more++)
      await blue.must('play', { command: end });
    await red.do('play', { command: end });
    const followed = carl.seen.messages.filter(({ type }) => type === 'followed');
    expect(followed).toMatchObject([{ forgotten: true, refused: [{ key: 'server.other-command' }] }]);
  });

  test('comes along to the rematch', async () => {
    await begin();
    await red.must('play', { command: { type: 'resign' } });
    await red.must('rematch');
    await blue.must('rematch');
    await vi.waitFor(() => expect(carl.seen.messages.at(-1)?.type).toBe('rematched'));
    const seen = follower();
    const next = String(carl.seen.messages.at(-1)?.battle);
    await watch(table.service, next, hashOfSecret(secretOf('Carl')), { after: 0 }, seen);
    expect(seen.messages.filter(({ type }) => type === 'seated')[2]).toMatchObject({
      name: 'Carl',
      side: 'blue',
      leads: 'command',
    });
  });
});

/** Does a base of the command take a step? */
async function ordered(player: Player, command: string): Promise<boolean> {
  for (const { id } of own().filter((base) => base.command === command))
    if ((await move(player, id)).ok) return true;
  return false;
}
