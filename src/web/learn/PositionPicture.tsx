import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { cutToFigure } from '../../drawing/figure.ts';
import type { DrawnNode } from '../../drawing/node.ts';
import { drawBattle } from '../../drawing/table.ts';
import { type Base, type Battle, basesOnTable } from '../../engine/battle.ts';
import { loadPosition } from '../../scenario/load.ts';
import type { Scenario } from '../../scenario/schema.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { namingOf } from '../state/telling/naming.ts';
import { drawn } from '../table/drawn.tsx';
import { style as tableStyle } from '../table/style.ts';

/** Bases this close to those that a picture is about are in it too, in millimetres. */
const NEAR = 110;

/** The battle with only the bases that a picture is about and those near them; all of them if it names none. */
function framed(battle: Battle, about: readonly string[]): Battle {
  const chief = basesOnTable(battle).filter(({ id }) => about.includes(id));
  if (chief.length === 0) return battle;
  const isNear = ({ pose }: Base): boolean =>
    pose !== null &&
    chief.some(({ pose: { x, y } }) => Math.abs(x - pose.x) < NEAR && Math.abs(y - pose.y) < NEAR);
  return { ...battle, bases: battle.bases.filter(isNear) };
}

/** The cut of a drawing, grown to this shape on both sides. */
const SHAPE = 4 / 3;

function grown(cut: DrawnNode): DrawnNode {
  const [x = 0, y = 0, width = 0, height = 0] = String(cut.attributes.viewBox).split(' ').map(Number);
  const [wide, high] = [Math.max(width, height * SHAPE), Math.max(height, width / SHAPE)];
  const viewBox = [x - (wide - width) / 2, y - (high - height) / 2, wide, high].join(' ');
  return { ...cut, attributes: { ...cut.attributes, viewBox } };
}

/**
 * A position as its table looks round the bases that it is about, drawn when it comes near the window; its words stand
 * beside it.
 */
export function PositionPicture({
  scenario,
  title,
  about = [],
}: {
  readonly scenario: Scenario;
  readonly title: string;
  readonly about?: readonly string[];
}) {
  const prefix = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const at = frame.current;
    if (!at) return;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true);
    });
    watcher.observe(at);
    return () => watcher.disconnect();
  }, []);
  const rules = onScreen(scenario.ruleset)?.rules;
  const node = useMemo(() => {
    const loaded = near && rules ? loadPosition(rules, scenario) : null;
    if (!rules || !loaded?.ok) return null;
    const { battle } = loaded;
    const style = { ...tableStyle.value, prefix, turned: 0 };
    const whole = drawBattle(battle, namingOf(rules, battle), title, [], style);
    return grown(cutToFigure(whole, framed(battle, about), []));
  }, [near, rules, scenario, title, about, tableStyle.value]);
  return (
    <span class="position-picture" ref={frame} aria-hidden="true">
      {node && drawn(node)}
    </span>
  );
}
