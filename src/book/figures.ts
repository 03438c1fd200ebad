/** Figures: scenarios that are run and drawn. */
import { cutToFigure, figureNaming } from '../drawing/figure.ts';
import type { Naming } from '../drawing/naming.ts';
import type { DrawnNode } from '../drawing/node.ts';
import { PRINTED } from '../drawing/style.ts';
import { drawBattle } from '../drawing/table.ts';
import { type Battle, basesOnTable, type PlacedBase } from '../engine/battle.ts';
import type { Ruleset } from '../engine/contract.ts';
import { keptWith } from '../engine/data/memory.ts';
import { degreesOf } from '../geometry/exact.ts';
import { guidesOf } from '../scenario/figures.ts';
import { loadPosition } from '../scenario/load.ts';
import { runScenario } from '../scenario/run.ts';
import type { Scenario } from '../scenario/schema.ts';
import { hasMessage, PLAIN, say } from '../words/say.ts';
import type { Language } from '../words/types.ts';
import type { Moment } from './compose/nodes.ts';
import type { Knowledge } from './knowledge.ts';
import { typeset } from './text.ts';

interface Ran {
  readonly before: Battle | null;
  readonly after: Battle | null;
  /** Why it does not hold; null if it does. */
  readonly fault: string | null;
}

const placesOf = (battle: Battle): string =>
  JSON.stringify(battle.bases.map(({ id, pose, place }) => [id, pose, place]));

function ran(rules: Ruleset, scenario: Scenario): Ran {
  const loaded = loadPosition(rules, scenario);
  if (!loaded.ok)
    return {
      before: null,
      after: null,
      fault: loaded.faults.map((each) => say(each.key, each.figures)).join(' '),
    };
  const before = loaded.battle;
  if ((scenario.steps ?? []).length === 0) return { before, after: null, fault: null };
  const { ok, failures, battle } = runScenario(rules, scenario);
  const [first] = failures;
  const fault = ok ? null : `step ${first?.step ?? 1} does not give what it expects`;
  const moved = battle !== null && placesOf(battle) !== placesOf(before);
  return { before, after: moved ? battle : null, fault };
}

const ranWith = keptWith((_: Scenario) => new Map<Ruleset, Ran>());

/** A scenario run from its position. It is run once. */
export function runFigure({ rules }: Knowledge, scenario: Scenario): Ran | null {
  const played = rules.get(scenario.ruleset);
  if (!played) return null;
  const known = ranWith(scenario);
  const found = known.get(played) ?? ran(played, scenario);
  known.set(played, found);
  return found;
}

const namingOf = (rules: Ruleset, battle: Battle, language: Language): Naming => {
  const telling = { ...PLAIN, language, rules: rules.id };
  const named = (type: string, what: 'element' | 'sign'): string | null =>
    hasMessage(`${what}.${type}`, telling) ? say(`${what}.${type}`, {}, telling) : null;
  return {
    hasFallen: (wall) => rules.hasFallen?.(battle, wall) ?? false,
    ...(rules.sky ? { sky: rules.sky } : {}),
    label: (base) => {
      const label = rules.label(base);
      const short = named(label.type, 'sign');
      return short === null ? label : { ...label, type: named(label.type, 'element') ?? label.type, short };
    },
    letter: (base) => base.id,
    title: (base) =>
      say(
        'table.title',
        {
          troop: base.troop,
          letter: base.id,
          side: base.side,
          leader: rules.label(base).leader ? 'yes' : 'no',
        },
        telling,
      ),
  };
};

/** The drawing of a figure, with ids that begin with the prefix; null where it cannot be drawn. */
export function figureDrawing(
  knowledge: Knowledge,
  scenario: Scenario,
  moment: Moment,
  language: Language,
  title: string,
  prefix: string,
): DrawnNode | null {
  const rules = knowledge.rules.get(scenario.ruleset);
  const shown = runFigure(knowledge, scenario);
  const battle = shown?.[moment];
  if (!rules || !battle) return null;
  const guides = guidesOf(scenario);
  const naming = figureNaming(namingOf(rules, battle, language));
  const drawing = drawBattle(battle, naming, title, moment === 'before' ? guides : [], {
    ...PRINTED,
    prefix,
  });
  // Both moments show the same ground, so that a reader sees what has moved.
  const bases = [...(shown.before?.bases ?? []), ...(shown.after?.bases ?? [])];
  return cutToFigure(drawing, { ...battle, bases }, guides);
}

/** The position in words: a line for each base. */
export function standing(
  knowledge: Knowledge,
  scenario: Scenario,
  moment: Moment,
  language: Language,
): readonly string[] {
  const battle = runFigure(knowledge, scenario)?.[moment];
  const line = (base: PlacedBase): string =>
    say(
      'screen.figure.base',
      {
        troop: base.troop,
        letter: base.id,
        side: base.side,
        x: Math.round(base.pose.x),
        y: Math.round(base.pose.y),
        degrees: Math.round(degreesOf(base.pose.facing)),
      },
      { ...PLAIN, language, rules: scenario.ruleset },
    );
  return battle ? basesOnTable(battle).map(line) : [];
}

/** The title of a figure in a language; null where it has none. */
export function figureTitle({ title }: Scenario, language: Language): string | null {
  const text = typeof title === 'string' ? title : title?.[language];
  return text === undefined || text === '' ? null : typeset(text, language);
}
