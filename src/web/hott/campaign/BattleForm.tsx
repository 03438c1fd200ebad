/** A battle of the campaign: played here, by bots, taken from a file, or typed in. */
import { useEffect, useState } from 'preact/hooks';
import type { LevelName } from '../../../bots/players/names.ts';
import type { Fault } from '../../../engine/event.ts';
import type { AnyCommand } from '../../../engine/game/command.ts';
import type { Game } from '../../../engine/game/game.ts';
import {
  conflictOf,
  generalsOf,
  mainOf,
  ROLES,
  usualGeneral,
} from '../../../rules/hott/campaign/conflict.ts';
import { FileButton } from '../../parts/FileButton.tsx';
import { levelsFor } from '../../state/battle/session.ts';
import { hashOf } from '../../state/navigation/route.ts';
import { whyFailed } from '../../state/telling/why-failed.ts';
import { stopThinking } from '../../thinking/thinker.ts';
import { elementName } from '../words.ts';
import { FightOnServer } from './distance/Panels.tsx';
import { followed } from './distance/shown.ts';
import { Give, Pick } from './fields.tsx';
import { battleHere, beginHere, letBotsFight, reportOfKept, takeRecord } from './fighting.ts';
import { linkBattle, order, people } from './playing.ts';
import { Refused } from './Refused.tsx';
import { Preview, ReportForm } from './ReportForm.tsx';
import { t } from './words.ts';

interface AskProps {
  readonly game: Game;
  readonly player: string;
}

const plain = (faults: readonly Fault[]) => faults.map((fault) => ({ rule: '', ...fault }));

/** The battle that was begun for this conflict: on the way, or over with its report. */
function Begun({ game, player, id }: AskProps & { readonly id: string }) {
  const [found, setFound] = useState<Awaited<ReturnType<typeof reportOfKept>> | null>(null);
  useEffect(() => void reportOfKept(game, id).then(setFound), [id]);
  const report: AnyCommand | null = found?.ok ? found.report : null;
  return (
    <>
      <p>
        <a href={hashOf({ page: 'battle', id })}>{t('campaign.fight.go')}</a>
      </p>
      {report && <Preview game={game} report={report} />}
      {found && !found.ok && <p class="muted">{t(found.faults[0]?.key ?? '')}</p>}
      <div class="buttons">
        {report && <Give isFirst label={t('campaign.report.give')} onGive={() => order(report, player)} />}
        <Give label={t('campaign.fight.drop')} onGive={() => linkBattle(null)} />
      </div>
    </>
  );
}

/** The ways to fight a battle with the program. */
function Fight({ game }: Pick<AskProps, 'game'>) {
  const conflict = conflictOf(game);
  const [generals, setGenerals] = useState<Readonly<Record<string, string>>>({});
  const [level, setLevel] = useState<LevelName>('light');
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => stopThinking, []);
  if (!conflict) return null;
  const run = async (fight: () => Promise<readonly Fault[]>) => {
    setBusy(true);
    const against = await fight().catch((error): readonly Fault[] => [
      { key: 'campaign.fight.failed', figures: { why: whyFailed(error) } },
    ]);
    setBusy(false);
    setFaults(against);
  };
  if (isBusy)
    return (
      <>
        <p role="status">{t('campaign.fight.busy')}</p>
        <Give label={t('campaign.fight.stop')} onGive={stopThinking} />
      </>
    );
  return (
    <>
      {ROLES.map((role) => {
        const main = mainOf(conflict, role);
        if (!people.value.includes(main)) return null;
        return (
          <Pick
            key={main}
            label={t('campaign.fight.general', { side: main })}
            value={generals[main] ?? usualGeneral(game, main) ?? ''}
            options={generalsOf(game, main).map((type): [string, string] => [type, elementName(type)])}
            onPick={(type) => setGenerals({ ...generals, [main]: type })}
          />
        );
      })}
      <Pick
        label={t('campaign.fight.bots')}
        value={level}
        options={levelsFor('hott').map((each): [LevelName, string] => [each, t(`campaign.fight.${each}`)])}
        onPick={(each) => setLevel(each as LevelName)}
      />
      <Give
        isFirst
        label={t('campaign.fight.here')}
        onGive={() => void run(() => beginHere(game, generals, level))}
      />
      <div class="buttons">
        <Give
          label={t('campaign.fight.let')}
          onGive={() => void run(() => letBotsFight(game, generals, level))}
        />
        <FileButton
          label={t('campaign.fight.file')}
          accept=".json,application/json"
          onFile={(file) => void run(async () => takeRecord(game, await file.text()))}
        />
      </div>
      <Refused reasons={plain(faults)} />
    </>
  );
}

export function BattleForm({ game, player }: AskProps) {
  const conflict = conflictOf(game);
  const id = battleHere(game);
  if (!conflict) return null;
  if (id !== null) return <Begun key={id} game={game} player={player} id={id} />;
  return (
    <>
      {followed.value ? <FightOnServer game={game} player={player} /> : <Fight game={game} />}
      <details>
        <summary>{t('campaign.fight.type')}</summary>
        <ReportForm game={game} player={player} />
      </details>
    </>
  );
}
