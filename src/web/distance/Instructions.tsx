import { battleNow } from '../../engine/battle/record.ts';
import type { Battle } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Instruction } from '../../protocol/requests.ts';
import { ReasonList } from '../panels/Reasons.tsx';
import { openOptions } from '../state/battle/open-options.ts';
import { session } from '../state/battle/session.ts';
import { namedFigures, sideInWords, told as toldIn } from '../state/telling/naming.ts';
import { isWorded, t } from '../state/telling/telling.ts';
import { act } from './acting.ts';
import { place, told } from './line.ts';
import { forThisBase, isSame, NEAREST, type Offer, offers } from './standing.ts';

const give = (instructions: readonly Instruction[]): void => void act('instruct', { instructions });

/** The words of an answer, where its question is open or has words of its own. */
function answerTold(offer: Offer, command: AnyCommand): string {
  const rules = session.value?.rules;
  const option = rules
    ? openOptions(rules, offer.battle).find(
        (each) => JSON.stringify(each.command) === JSON.stringify(command),
      )
    : undefined;
  return option ? toldIn(offer.battle, option.key, option.figures) : String(command.option);
}

const questionTold = ({ battle, awaited }: Offer): string =>
  t(`ask.${awaited.kind}`, {
    side: sideInWords(battle, awaited.by),
    ...namedFigures(battle, awaited.about),
  });

function OfferLine({ offer }: { readonly offer: Offer }) {
  const { instruction } = offer;
  const [command] = 'commands' in instruction.answer ? instruction.answer.commands : [];
  if (!command) return null;
  const { instructions } = told.value;
  const narrow = forThisBase(offer);
  return (
    <li>
      <p>
        {questionTold(offer)} <b>{answerTold(offer, command)}</b>
      </p>
      <div class="buttons">
        <button type="button" class="small" onClick={() => give([...instructions, instruction])}>
          {t('distance.standing.always')}
        </button>
        {narrow && !instructions.some((each) => isSame(each, narrow)) && (
          // The first instruction that fits is followed: what holds for one base goes before what holds for all.
          <button type="button" class="small" onClick={() => give([narrow, ...instructions])}>
            {t('distance.standing.this')}
          </button>
        )}
      </div>
    </li>
  );
}

/** A standing instruction in words. */
function standingTold(battle: Battle, { when, answer, once }: Instruction): string {
  const points = when.points ? t('distance.standing.points', { points: when.points.map(String) }) : '';
  if ('nearest' in answer) return t('distance.standing.nearest');
  const kind = isWorded(`distance.kind.${when.kind}`) ? t(`distance.kind.${when.kind}`) : when.kind;
  const what =
    answer.commands.length === 1 && answer.commands[0]?.option !== undefined
      ? String(answer.commands[0].option)
      : t('distance.standing.orders', { count: answer.commands.length });
  const { base } = when.about ?? {};
  const whom = base === undefined ? '' : toldIn(battle, 'distance.standing.for', { base });
  return [kind, whom, points, what, once ? t('distance.standing.once') : '']
    .filter((part) => part !== '')
    .join(' · ');
}

/** What the server answers for the player, and what it may. */
export function Instructions() {
  const now = session.value;
  const side = told.value.seats[place.value?.seat ?? -1]?.side;
  const { instructions } = told.value;
  if (!now || side == null) return null;
  const open = offers(now.rules, told.value, side);
  const hasNearest = instructions.some((each) => isSame(each, NEAREST));
  return (
    <section class="panel standing" aria-labelledby="standing-title">
      <h3 id="standing-title">{t('distance.standing')}</h3>
      <p class="muted">{t('distance.standing.what')}</p>
      {told.value.brokenOff.length > 0 && (
        <div class="bad">
          <p>{t('distance.standing.broken')}</p>
          <ReasonList battle={battleNow(now.play)} reasons={told.value.brokenOff} />
        </div>
      )}
      {instructions.length > 0 && (
        <ul class="standing-list">
          {instructions.map((instruction, index) => (
            <li key={JSON.stringify(instruction)}>
              <span>{standingTold(battleNow(now.play), instruction)}</span>
              <button
                type="button"
                class="small"
                onClick={() => give(instructions.filter((_, each) => each !== index))}
              >
                {t('distance.standing.withdraw')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {(open.length > 0 || !hasNearest) && (
        <details>
          <summary>{t('distance.standing.more')}</summary>
          <ul class="standing-list offers">
            {!hasNearest && (
              <li>
                <p>{t('distance.standing.nearest')}</p>
                <button type="button" class="small" onClick={() => give([...instructions, NEAREST])}>
                  {t('distance.standing.always')}
                </button>
              </li>
            )}
            {open.map((offer) => (
              <OfferLine key={JSON.stringify(offer.instruction)} offer={offer} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
