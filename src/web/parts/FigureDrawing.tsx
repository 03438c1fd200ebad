import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { cutToFigure, figureNaming } from '../../drawing/figure.ts';
import type { DrawnNode } from '../../drawing/node.ts';
import { PRINTED } from '../../drawing/style.ts';
import { drawBattle } from '../../drawing/table.ts';
import type { Battle } from '../../engine/battle.ts';
import { guidesOf } from '../../scenario/figures.ts';
import { loadPosition } from '../../scenario/load.ts';
import { runScenario } from '../../scenario/run.ts';
import type { Scenario } from '../../scenario/schema.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { namingOf } from '../state/telling/naming.ts';
import { telling } from '../state/telling/telling.ts';
import { drawn } from '../table/drawn.tsx';

/** The position of a figure, after its steps if it has some; null where it cannot be read. */
export function battleOfFigure(scenario: Scenario, after: boolean): Battle | null {
  const rules = onScreen(scenario.ruleset)?.rules;
  if (!rules) return null;
  if (after) return runScenario(rules, scenario).battle;
  const loaded = loadPosition(rules, scenario);
  return loaded.ok ? loaded.battle : null;
}

function drawingOf(scenario: Scenario, title: string, after: boolean, prefix: string): DrawnNode | null {
  const rules = onScreen(scenario.ruleset)?.rules;
  const battle = battleOfFigure(scenario, after);
  if (!rules || !battle) return null;
  const naming = figureNaming(namingOf(rules, battle));
  const guides = guidesOf(scenario);
  return cutToFigure(drawBattle(battle, naming, title, guides, { ...PRINTED, prefix }), battle, guides);
}

/** A figure, drawn after the conventions of its rulebook. */
export function FigureDrawing({
  scenario,
  title,
  after = false,
}: {
  readonly scenario: Scenario;
  readonly title: string;
  readonly after?: boolean;
}) {
  // Ids of SVG definitions must differ between the drawings of one page.
  const prefix = useId();
  const node = useMemo(
    () => drawingOf(scenario, title, after, prefix),
    [scenario, title, after, prefix, telling.value.language],
  );
  return node && drawn(node);
}

/** How far below the window drawings are made, so that they are there before the reader scrolls to them. */
const AHEAD = '600px';

/** A small drawing of a figure, made when it comes near the window; its words stand beside it. */
export function SmallFigure({ scenario, title }: { readonly scenario: Scenario; readonly title: string }) {
  const frame = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const at = frame.current;
    if (!at) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          setNear(true);
          watcher.disconnect();
        }
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(at);
    return () => watcher.disconnect();
  }, []);
  return (
    <span class="figure-small" ref={frame} aria-hidden="true">
      {near && <FigureDrawing scenario={scenario} title={title} />}
    </span>
  );
}
