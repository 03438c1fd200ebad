/** The step in which contacted bases conform; it asks their owner only where two ways are equal. */
import { type Frame, otherSide } from '../../../engine/battle.ts';
import type { Next, Step, Work } from '../../../engine/contract.ts';
import { reason } from '../../../engine/decide.ts';
import { tell } from '../../../engine/work.ts';
import { type Conforming, hasRoom, metBy, nextConforming, placingsOf } from './conform.ts';

const texts = (frame: Frame, name: string): readonly string[] =>
  (frame[name] as readonly string[] | undefined) ?? [];

/** Runs after a move that made contact: `engaged` are those who were in close combat before it. */
export const conformingFrame = (movers: readonly string[], engaged: readonly string[]): Frame => ({
  step: 'conforming',
  movers: [...movers],
  engaged: [...engaged],
  done: [],
});

const nextOf = (work: Work, frame: Frame, done: readonly string[]): Conforming | null =>
  nextConforming(metBy(work.rules, work.battle, texts(frame, 'movers')), texts(frame, 'engaged'), done);

function conform(work: Work, frame: Frame, conforming: Conforming, to: string): void {
  const enemy = conforming.to.find((base) => base.id === to);
  if (!enemy) return;
  const placings = placingsOf(conforming, enemy);
  const moved = placings.filter(
    ({ base, to: at }) => at.x !== base.pose.x || at.y !== base.pose.y || at.facing !== base.pose.facing,
  );
  if (moved.length === 0) return;
  const figures = { base: conforming.base.id, to, bases: placings.map(({ base }) => base.id) };
  if (!hasRoom(metBy(work.rules, work.battle, texts(frame, 'movers')), placings)) {
    tell(work, { type: 'cannot-conform', rule: 'bnb.align.17', figures });
    return;
  }
  tell(
    work,
    { type: 'conformed', rule: conforming.rule, figures },
    moved.map(({ base, to: at }) => ({ change: 'place', base: base.id, at })),
  );
}

/** Conforms one after the other until a choice is needed or nobody is left. */
function carryOn(work: Work, frame: Frame): Next {
  const done = [...texts(frame, 'done')];
  for (;;) {
    const next = nextOf(work, frame, done);
    if (!next) return { next: 'done' };
    if (next.to.length > 1) {
      const by = otherSide(work.battle, work.battle.turn.active);
      const about = { base: next.base.id, to: next.to.map((base) => base.id) };
      return {
        next: 'wait',
        frame: { ...frame, done },
        awaits: [{ by, kind: 'conform', answer: { form: 'one' }, about }],
      };
    }
    conform(work, frame, next, next.to[0]?.id ?? '');
    done.push(next.base.id);
  }
}

export const conforming: Step = {
  run: carryOn,
  answer(work, frame, command) {
    const next = nextOf(work, frame, texts(frame, 'done'));
    const chosen = command.type === 'choose' ? (command.base ?? command.option) : undefined;
    if (!next?.to.some((base) => base.id === chosen))
      return [reason(work.rules, 'not-an-option', { options: next?.to.map((base) => base.id) ?? [] })];
    conform(work, frame, next, String(chosen));
    return { next: 'call', frames: [], then: { ...frame, done: [...texts(frame, 'done'), next.base.id] } };
  },
  options(rules, battle, frame) {
    const next = nextConforming(
      metBy(rules, battle, texts(frame, 'movers')),
      texts(frame, 'engaged'),
      texts(frame, 'done'),
    );
    return (next?.to ?? []).map((base) => ({
      command: { type: 'choose', base: base.id },
      key: 'bnb.conform.to',
      figures: { base: next?.base.id ?? '', to: base.id },
    }));
  },
};
