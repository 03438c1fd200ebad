/** Plays a campaign on by itself until somebody must decide: it throws dice and gives answers given beforehand. */
import type { Awaited } from '../../engine/game/game.ts';
import { fairDraw, fairFaces } from '../../engine/game/records/fair-dice.ts';
import type { Instruction } from '../../protocol/requests.ts';
import { add, type CampaignDraft, give } from './draft.ts';
import { fieldOf } from './fight.ts';
import { type CampaignState, diceOf, gameOf, isOver } from './state.ts';

/** More steps than any campaign takes by itself. */
const MOST_ANSWERS = 500;

const secretDice = (state: CampaignState) => ({ ...diceOf(state), secret: state.secret });

/** A seed that is computed from the secret of the dice and the present moment. */
export const seedAt = (state: CampaignState, about: string): number =>
  [0, 1, 2].reduce(
    (sum, at) => sum * 256 + fairDraw(secretDice(state), `${about} ${state.told} ${at}`, 256),
    0,
  );

function throwDice(draft: CampaignDraft): boolean {
  const { state } = draft;
  const game = gameOf(state);
  const answer = game.flow.awaits.find(({ by }) => by === 'dice')?.answer;
  if (answer?.form !== 'faces') return false;
  const moment = { told: state.told, battle: game };
  const faces = fairFaces(state.campaign.rules, secretDice(state), moment, answer.dice);
  return give(draft, { type: 'roll', faces }, 'dice') === null;
}

/** A bot allows every undo. */
function allowUndo(draft: CampaignDraft): boolean {
  const { play, seats } = draft.state;
  const { asked } = play;
  const seat = seats.findIndex(
    ({ nation, bot }) => bot !== null && nation !== asked?.by && !asked?.allowed?.includes(nation),
  );
  const nation = seats[seat]?.nation;
  return asked !== null && nation !== undefined && give(draft, { type: 'allow-undo' }, nation, seat) === null;
}

/** Does an answer given beforehand fit the question? */
const fits = ({ when, answer }: Instruction, { kind, about = {} }: Awaited): boolean =>
  when.kind === kind &&
  'commands' in answer &&
  Object.entries(when.about ?? {}).every(([figure, value]) => about[figure] === value);

/** Gives the first answer given beforehand that fits. One that lasts is used once a time: it could go on for ever. */
function follow(draft: CampaignDraft, used: Set<string>): boolean {
  const { seats } = draft.state;
  for (const awaited of gameOf(draft.state).flow.awaits) {
    const seat = seats.findIndex(({ nation }) => nation === awaited.by);
    const instructions = seats[seat]?.instructions ?? [];
    const number = instructions.findIndex(
      (each) => fits(each, awaited) && !used.has(`${seat} ${JSON.stringify(each)}`),
    );
    const instruction = instructions[number];
    if (!instruction || !('commands' in instruction.answer)) continue;
    used.add(`${seat} ${JSON.stringify(instruction)}`);
    let refused = null;
    for (const command of instruction.answer.commands) refused ??= give(draft, command, awaited.by, seat);
    const forgotten = instruction.once || refused !== null;
    add(draft, { type: 'followed', instruction: number, forgotten, ...(refused ? { refused } : {}) }, seat);
    return true;
  }
  return false;
}

/** Gives up the battle on this server, where the campaign waits for it no more. */
function leaveBattle(draft: CampaignDraft): void {
  const { fought } = draft.state;
  if (fought && fieldOf(draft.state)?.key !== fought.key)
    add(draft, { type: 'fought', battle: null, key: fought.key });
}

/** Plays on until somebody must decide; reveals the secret of the dice once the campaign is over. */
export function carryOn(draft: CampaignDraft): void {
  const used = new Set<string>();
  for (let answers = 0; answers < MOST_ANSWERS && !isOver(draft.state); answers++)
    if (!allowUndo(draft) && !throwDice(draft) && !follow(draft, used)) break;
  leaveBattle(draft);
  const { secret, disclosed } = draft.state;
  if (isOver(draft.state) && !disclosed) add(draft, { type: 'disclosed', secret });
}
