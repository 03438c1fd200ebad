/** What a battle does by itself until somebody must decide: dice fall, the program sets up, instructions are followed. */
import { randomFrom } from '../../bots/random.ts';
import { answerSetup } from '../../bots/setup/answer.ts';
import { type Awaited, type Battle, findBase } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import { fairDraw, fairFaces } from '../../engine/fair-dice.ts';
import { optionsOf } from '../../engine/flow.ts';
import { view } from '../../engine/view.ts';
import { add, type Draft, give } from './draft.ts';
import type { Instruction } from './log.ts';
import { battleOf, botIn, diceOf, isOver, type Seat, type State } from './state.ts';

/** More than any battle does without being asked. */
const MOST_ANSWERS = 500;

const secretDice = (state: State) => ({ ...diceOf(state), secret: state.secret });

/** What the battle asks of a side now; null where it asks nothing, or only for dice. */
export const askedNow = (state: State): Awaited | null =>
  battleOf(state)?.flow.awaits.find(({ by }) => by !== 'dice') ?? null;

/** A seed that follows from the secret of the dice and the moment. */
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

/** Throws until something else than dice is asked for. */
function throwAll(draft: Draft): void {
  for (let thrown = true; thrown; ) thrown = throwDice(draft);
}

/** Whoever sets up by the program is answered for, with the chance that the dice have. */
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

/** Of orders, a standing instruction only passes or shoots: others it could give again and again. */
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

/** The choice whose target is nearest to the base that it is for. */
function nearestChoice(state: State, battle: Battle, side: string): AnyCommand | null {
  const seen = view(state.rules, battle, side);
  const farness = ({ base, target }: AnyCommand): number => {
    const [from, to] = [base, target].map((id) => findBase(seen, String(id))?.pose);
    if (!from || !to) return Number.POSITIVE_INFINITY;
    return (from.x - to.x) ** 2 + (from.y - to.y) ** 2;
  };
  const choices = optionsOf(state.rules, seen).map(({ command }) => command);
  const [nearest] = choices.toSorted((a, b) => farness(a) - farness(b));
  return nearest && farness(nearest) < Number.POSITIVE_INFINITY ? nearest : null;
}

function commandsOf(
  state: State,
  battle: Battle,
  side: string,
  { answer }: Instruction,
): readonly AnyCommand[] {
  if ('commands' in answer) return answer.commands;
  const nearest = nearestChoice(state, battle, side);
  return nearest ? [nearest] : [];
}

/** Carries out the first instruction of the seat that is asked which fits the question. */
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
  const commands = commandsOf(state, battle, asked.by, instruction);
  if (commands.length === 0) return false;
  const refused = giveAll(draft, commands, asked.by, seat);
  const forgotten = instruction.once || refused !== null;
  add(draft, { type: 'followed', instruction: number, forgotten, ...(refused ? { refused } : {}) }, seat);
  return true;
}

/** Gives commands one after the other while the side is asked; the reasons against the first that is refused. */
function giveAll(draft: Draft, commands: readonly AnyCommand[], side: string, seat: number) {
  for (const command of commands) {
    throwAll(draft);
    if (askedNow(draft.state)?.by !== side) return null;
    const refused = give(draft, command, side, seat);
    if (refused) return refused;
  }
  return null;
}

/** A bot lets the other take back what he likes, and plays on when a draw is offered. */
function answerPlayer(draft: Draft): boolean {
  const { seats, play } = draft.state;
  const bot = seats.find((seat) => botIn(seat) !== null && seat.command === undefined)?.side;
  const offered = battleOf(draft.state)?.turn.drawOffered ?? null;
  if (!bot || !play) return false;
  if (play.asked && play.asked.by !== bot) return give(draft, { type: 'allow-undo' }, bot) === null;
  return offered !== null && offered !== bot && give(draft, { type: 'decline-draw' }, bot) === null;
}

/** Goes on until somebody must decide; tells the secret of the dice once the battle is over. */
export function carryOn(draft: Draft): void {
  for (let answers = 0; answers < MOST_ANSWERS && !isOver(draft.state); answers++)
    if (!answerPlayer(draft) && !throwDice(draft) && !setUp(draft) && !follow(draft)) break;
  const { play, disclosed, secret } = draft.state;
  if (play && isOver(draft.state) && !disclosed) add(draft, { type: 'disclosed', secret });
}
