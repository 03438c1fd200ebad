import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { cutToFigure } from '../../drawing/figure.ts';
import { drawBattle } from '../../drawing/table.ts';
import { loadPosition } from '../../scenario/load.ts';
import type { Scenario } from '../../scenario/schema.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { namingOf } from '../state/telling/naming.ts';
import { drawn } from '../table/drawn.tsx';
import { style as tableStyle } from '../table/style.ts';

/** A position as its table looks, drawn when it comes near the window; its words stand beside it. */
export function PositionPicture({
  scenario,
  title,
}: {
  readonly scenario: Scenario;
  readonly title: string;
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
    return cutToFigure(drawBattle(battle, namingOf(rules, battle), title, [], style), battle, []);
  }, [near, rules, scenario, title, tableStyle.value]);
  return (
    <span class="position-picture" ref={frame} aria-hidden="true">
      {node && drawn(node)}
    </span>
  );
}
