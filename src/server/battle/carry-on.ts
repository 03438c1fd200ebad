/**
 * Plays a battle on by itself until a player must decide: it throws dice, sets up and follows standing instructions.
 */
import { randomFrom } from '../../bots/random.ts';
import { answerSetup } from '../../bots/setup/answer.ts';
import { type Awaited, type Battle, findBase } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import { optionsOf } from '../../engine/game/flow.ts';
import { fairDraw, fairFaces } from '../../engine/game/records/fair-dice.ts';
import { view } from '../../engine/game/view.ts';
import type { Instruction } from '../../protocol/requests.ts';
import { add, type Draft, give } from './draft.ts';
import { whyNotGive } from './rights.ts';
import { battleOf, botIn, diceOf, isOver, type Seat, type State } from './state.ts';

/** More steps than any battle takes by itself. */
const MOST_ANSWERS = 500;

const secretDice = (state: State) => ({ ...diceOf(state), secret: state.secret });

/** The question that the battle now asks a side; null where it asks none, or only for dice. */
export const askedNow = (state: State): Awaited | null =>
  battleOf(state)?.flow.awaits.find(({ by }) => by !== 'dice') ?? null;

/** A seed that is computed from the secret of the dice and the present moment. */
export const seedAt = (state: State, about: string): number =>
  [0, 1, 2].reduce(
    (sum, at) => sum * 256 + fairDraw(secretDice(state), `${about} ${state.told} ${at}`, 256),
    0,
  );

function throwDice(draft: Draft): boolean {
  const { state } = draft;
  const battle = battleOf(state);
  const answer = battle?.flow.awaits.find(({ by }) => by === 'dice')?.answer;
  if (!battle || answer?.form !== 'faces') return false;
  const faces = fairFaces(state.rules, secretDice(state), { told: state.told, battle }, answer.dice);
  return give(draft, { type: 'roll', faces }, 'dice') === null;
}

/** Throws dice until the battle asks for something else. */
function throwAll(draft: Draft): void {
  for (let thrown = true; thrown; ) thrown = throwDice(draft);
}

/** Answers for a side in the setup where the terms leave it to the program. Its chance is that of the dice. */
function setUp(draft: Draft): boolean {
  const { state } = draft;
  const battle = battleOf(state);
  const asked = askedNow(state);
  if (state.terms.setup !== 'by-program' || !battle || !asked || battle.turn.bound > 0) return false;
  const seen = view(state.rules, battle, asked.by);
  return (
    give(draft, answerSetup(state.rules, seen, asked.by, randomFrom(seedAt(state, 'setup'))), asked.by) ===
    null
  );
}

/** A standing instruction that lasts may only pass or shoot: it could repeat any other order for ever. */
const mayStand = ({ once, answer }: Instruction): boolean =>
  once || 'nearest' in answer || answer.commands.every(({ type }) => type === 'end-phase');

/** Does an instruction fit the question? */
function matches(instruction: Instruction, { kind, about = {}, answer }: Awaited, { turn }: Battle): boolean {
  const { when } = instruction;
  const points = Object.values(turn.pips).reduce((sum, left) => sum + left, 0);
  return (
    when.kind === kind &&
    (answer.form !== 'orders' || mayStand(instruction)) &&
    Object.entries(when.about ?? {}).every(([figure, value]) => about[figure] === value) &&
    (when.points === undefined || when.points.includes(points))
  );
}

/** The choice whose target is nearest to the base that chooses, among those that the seat may make. */
function nearestChoice(state: State, battle: Battle, side: string, seat: number): AnyCommand | null {
  const seen = view(state.rules, battle, side);
  const farness = ({ base, target }: AnyCommand): number => {
    const [from, to] = [base, target].map((id) => findBase(seen, String(id))?.pose);
    if (!from || !to) return Number.POSITIVE_INFINITY;
    return (from.x - to.x) ** 2 + (from.y - to.y) ** 2;
  };
  const choices = optionsOf(state.rules, seen)
    .map(({ command }) => command)
    .filter((command) => whyNotGive(state, seat, command) === null);
  const [nearest] = choices.toSorted((a, b) => farness(a) - farness(b));
  return nearest && farness(nearest) < Number.POSITIVE_INFINITY ? nearest : null;
}

function commandsOf(
  state: State,
  battle: Battle,
  side: string,
  seat: number,
  { answer }: Instruction,
): readonly AnyCommand[] {
  if ('commands' in answer) return answer.commands;
  const nearest = nearestChoice(state, battle, side, seat);
  return nearest ? [nearest] : [];
}

/** Carries out the first instruction of the asked seat that fits the question. */
function follow(draft: Draft): boolean {
  const { state } = draft;
  const battle = battleOf(state);
  const asked = askedNow(state);
  if (!battle || !asked) return false;
  const fitting = (seat: Seat): number =>
    seat.side === asked.by ? seat.instructions.findIndex((each) => matches(each, asked, battle)) : -1;
  const seat = state.seats.findIndex((each) => fitting(each) >= 0);
  const number = seat < 0 ? -1 : fitting(state.seats[seat] as Seat);
  const instruction = state.seats[seat]?.instructions[number];
  if (!instruction) return false;
  const commands = commandsOf(state, battle, asked.by, seat, instruction);
  if (commands.length === 0) return false;
  const refused = giveAll(draft, commands, asked.by, seat);
  const forgotten = instruction.once || refused !== null;
  add(draft, { type: 'followed', instruction: number, forgotten, ...(refused ? { refused } : {}) }, seat);
  return true;
}

/**
 * Gives commands one after the other while the side is asked; answers with the reasons against the first refused one.
 */
function giveAll(draft: Draft, commands: readonly AnyCommand[], side: string, seat: number) {
  for (const command of commands) {
    throwAll(draft);
    if (askedNow(draft.state)?.by !== side) return null;
    const refused = whyNotGive(draft.state, seat, command)?.reasons ?? give(draft, command, side, seat);
    if (refused) return refused;
  }
  return null;
}

/** A bot allows every undo, and refuses every draw by playing on. */
function answerPlayer(draft: Draft): boolean {
  const { seats, play } = draft.state;
  const bot = seats.find((seat) => botIn(seat) !== null && seat.command === undefined)?.side;
  const offered = battleOf(draft.state)?.turn.drawOffered ?? null;
  if (!bot || !play) return false;
  if (play.asked && play.asked.by !== bot) return give(draft, { type: 'allow-undo' }, bot) === null;
  return offered !== null && offered !== bot && give(draft, { type: 'decline-draw' }, bot) === null;
}

/** Plays on until a player must decide; reveals the secret of the dice once the battle is over. */
export function carryOn(draft: Draft): void {
  for (let answers = 0; answers < MOST_ANSWERS && !isOver(draft.state); answers++)
    if (!answerPlayer(draft) && !throwDice(draft) && !setUp(draft) && !follow(draft)) break;
  const { play, disclosed, secret } = draft.state;
  if (play && isOver(draft.state) && !disclosed) add(draft, { type: 'disclosed', secret });
}
