/** The question that a nation must answer, with what is needed to answer it. */
import { useState } from 'preact/hooks';
import type { AnyCommand } from '../../../engine/game/command.ts';
import type { Awaited, Game } from '../../../engine/game/game.ts';
import { defencesOf, lossesAsked } from '../../../rules/hott/campaign/choices.ts';
import { conflictOf, helpFor, roleOf } from '../../../rules/hott/campaign/conflict.ts';
import { type Elements, eligibleIn } from '../../../rules/hott/campaign/elements.ts';
import { armyOf, controlledBy, livingOf, placeOf, reserveOf } from '../../../rules/hott/campaign/state.ts';
import {
  helpersFor,
  retreatWays,
  sendable,
  type Way,
  winterWays,
} from '../../../rules/hott/campaign/ways.ts';
import { elementName } from '../words.ts';
import { BattleForm } from './BattleForm.tsx';
import { Counts, Give, Pick, PickSome, PickWay } from './fields.tsx';
import { order } from './playing.ts';
import { Preview } from './ReportForm.tsx';
import { TurnForm } from './TurnForm.tsx';
import { elementsTold, province, t } from './words.ts';

interface AskProps {
  readonly game: Game;
  readonly question: Awaited;
}

type Form = (props: AskProps) => preact.JSX.Element;

/** The place of the field army and the wars, in secret. */
const Write: Form = ({ game, question: { by } }) => {
  const own = controlledBy(game, by);
  const [at, setAt] = useState(own[0] ?? '');
  const [wars, setWars] = useState<readonly string[]>([]);
  const others = livingOf(game).filter((each) => each !== by);
  return (
    <>
      {own.length > 0 && (
        <Pick
          label={t('campaign.write.at')}
          value={at}
          options={own.map((id) => [id, province(id)])}
          onPick={setAt}
        />
      )}
      <PickSome legend={t('campaign.write.wars')} among={others} picked={wars} onPick={setWars} />
      <Give isFirst label={t('campaign.write.give')} onGive={() => order({ type: 'write', at, wars }, by)} />
    </>
  );
};

/** One of a few words. */
const options =
  (among: (question: Awaited) => readonly string[]): Form =>
  ({ question }) => (
    <div class="buttons">
      {among(question).map((option) => (
        <Give
          key={option}
          label={t(`campaign.option.${option}`)}
          onGive={() => order({ type: 'choose', option }, question.by)}
        />
      ))}
    </div>
  );

/** A contingent, or none. */
const Aid: Form = ({ game, question: { by } }) => {
  const able = sendable(game, by);
  const [elements, setElements] = useState<Elements>({});
  const holders = eligibleIn(elements);
  const [general, setGeneral] = useState('');
  const holder = (holders as readonly string[]).includes(general) ? general : (holders[0] ?? '');
  return (
    <>
      <Counts legend={t('campaign.aid.elements')} of={able} counts={elements} onCount={setElements} />
      {holders.length > 1 && (
        <Pick
          label={t('campaign.aid.general')}
          value={holder}
          options={holders.map((each) => [each, elementName(each)])}
          onPick={setGeneral}
        />
      )}
      <div class="buttons">
        <Give
          isFirst
          label={t('campaign.aid.give')}
          onGive={() => order({ type: 'send', elements, general: holder }, by)}
        />
        <Give label={t('campaign.aid.decline')} onGive={() => order({ type: 'decline' }, by)} />
      </div>
    </>
  );
};

/** What a way of defence is called. */
function defenceName(game: Game, { type, how, way }: AnyCommand): string {
  const ways = (way ?? []) as Way;
  const goal = province(ways.at(-1) ?? '');
  if (type === 'withdraw') return t('campaign.defend.withdraw', { province: goal });
  if (ways.length === 0) return t(`campaign.defend.${how === 'battle' ? 'battle' : 'siege'}`);
  const over = { isOver: ways.length > 1 ? 'yes' : 'no', over: province(ways[0] ?? '') };
  if (how === 'battle') return t('campaign.defend.battle.up', over);
  const isUp = ways.at(-1) === conflictOf(game)?.province;
  return isUp ? t('campaign.defend.siege.up') : t('campaign.defend.siege.back', { province: goal });
}

const Defend: Form = ({ game, question: { by } }) => {
  const defences = defencesOf(game, by);
  const conflict = conflictOf(game);
  const helpers = conflict ? helpersFor(game, helpFor(conflict, roleOf(conflict, by))) : [];
  const [from, setFrom] = useState<readonly string[]>([]);
  return (
    <>
      {helpers.length > 0 && (
        <details>
          <summary>{t('campaign.solicit')}</summary>
          <PickSome legend={t('campaign.solicit.whom')} among={helpers} picked={from} onPick={setFrom} />
          <Give label={t('campaign.solicit.give')} onGive={() => order({ type: 'solicit', from }, by)} />
        </details>
      )}
      <div class="buttons">
        {defences.map((command, at) => (
          <Give key={at} label={defenceName(game, command)} onGive={() => order(command, by)} />
        ))}
      </div>
    </>
  );
};

/** The report that the other main protagonist gave. */
const Confirm: Form = ({ game, question: { by } }) => {
  const report = game.flow.stack.at(-1)?.report as AnyCommand | undefined;
  return (
    <>
      {report && <Preview game={game} report={report} />}
      <div class="buttons">
        <Give isFirst label={t('campaign.confirm')} onGive={() => order({ type: 'confirm' }, by)} />
        <Give label={t('campaign.confirm.no')} onGive={() => order({ type: 'decline' }, by)} />
      </div>
    </>
  );
};

const Lose: Form = ({ game, question: { by, about } }) => {
  const losses = lossesAsked(game, by, about);
  const [at, setAt] = useState('0');
  const elements = losses[Number(at)] ?? losses[0] ?? {};
  return (
    <>
      <Pick
        label={t('campaign.lose')}
        value={at}
        options={losses.map((loss, index) => [String(index), elementsTold(loss)])}
        onPick={setAt}
      />
      <Give isFirst label={t('campaign.lose.give')} onGive={() => order({ type: 'lose', elements }, by)} />
    </>
  );
};

/** A way among some, for an army that must go. */
const going =
  (type: 'retreat' | 'march', waysOf: (game: Game, player: string) => readonly Way[]): Form =>
  ({ game, question: { by } }) => {
    const ways = waysOf(game, by);
    const [at, setAt] = useState(0);
    return (
      <>
        <PickWay label={t('campaign.way')} ways={ways} at={at} onPick={setAt} />
        <Give
          isFirst
          label={t('campaign.go')}
          onGive={() => order({ type, way: [...(ways[at] ?? ways[0] ?? [])] }, by)}
        />
      </>
    );
  };

/** Elements that join the army, or become hordes; or none. */
const naming =
  (type: 'recruit' | 'convert', from: (game: Game, player: string) => Elements): Form =>
  ({ game, question: { by, about } }) => {
    const [elements, setElements] = useState<Elements>({});
    return (
      <>
        <Counts
          legend={t(`campaign.${type}.elements`, { ap: Number(about?.ap ?? 0) })}
          of={from(game, by)}
          counts={elements}
          onCount={setElements}
        />
        <div class="buttons">
          <Give isFirst label={t(`campaign.${type}.give`)} onGive={() => order({ type, elements }, by)} />
          <Give label={t(`campaign.${type}.decline`)} onGive={() => order({ type: 'decline' }, by)} />
        </div>
      </>
    );
  };

const both = (game: Game, player: string): Elements => {
  const [army, reserve] = [armyOf(game, player), reserveOf(game, player)];
  const types = [...new Set([...Object.keys(army), ...Object.keys(reserve)])].filter(
    (type) => type !== 'Hordes',
  );
  return Object.fromEntries(types.map((type) => [type, (army[type] ?? 0) + (reserve[type] ?? 0)]));
};

const allowing = options(() => ['allow', 'forbid']);

/** The form of each question, by its kind. */
const FORMS: Readonly<Record<string, Form>> = {
  write: Write,
  consent: allowing,
  host: allowing,
  storm: options(({ about }) => (about?.options as readonly string[] | undefined) ?? []),
  turn: ({ game, question: { by } }) => <TurnForm game={game} player={by} />,
  aid: Aid,
  defence: Defend,
  battle: ({ game, question: { by } }) => <BattleForm game={game} player={by} />,
  confirm: Confirm,
  'lose-elements': Lose,
  retreat: going('retreat', (game, player) => retreatWays(game, player, placeOf(game, player) ?? '')),
  'winter-quarters': going('march', (game, player) => winterWays(game, player, [])),
  recruit: naming('recruit', reserveOf),
  convert: naming('convert', both),
};

/** The figures of a question in words. */
const aboutOf = ({ by, about = {} }: Awaited) => ({
  side: by,
  other: '',
  ...about,
  ...(typeof about.province === 'string' ? { province: province(about.province) } : {}),
});

export function AskForm({ game, question }: AskProps) {
  const Asked = FORMS[question.kind];
  return (
    <section class="panel ask campaign-ask" aria-labelledby="campaign-ask">
      <h2 id="campaign-ask" tabIndex={-1}>
        {t(`campaign.ask.${question.kind}`, aboutOf(question))}
      </h2>
      {Asked && (
        <Asked
          key={`${question.by} ${question.kind} ${game.flow.stack.length}`}
          game={game}
          question={question}
        />
      )}
    </section>
  );
}
