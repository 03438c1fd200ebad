import { pointsText } from '../../drawing/node.ts';
import type { Arc, Base, PlacedBase } from '../../engine/battle.ts';
import { arcGround } from '../../engine/board/arcs.ts';
import { fresh } from '../../engine/combat/duels.ts';
import type { Point } from '../../geometry/point.ts';
import { oneOfEach } from '../picked/card.ts';
import { t, troopName } from '../state/telling/telling.ts';
import type { PaperProps } from './paper.ts';

/** What fits on a page, in millimetres. */
const PAGE = { width: 190, height: 255 } as const;

interface Template {
  readonly key: string;
  readonly name: string;
  /** Its outline in millimetres on paper, with the middle of the front edge at the origin and y downward. */
  readonly outline: readonly Point[];
}

/** An outline at 15 mm, on paper. */
const onPaper = (outline: readonly Point[], ground: number): readonly Point[] =>
  outline.map(({ x, y }) => ({ x: x * ground, y: -y * ground }));

/** A base whose front edge on paper, divided by the scale of the ground, is as wide as the base itself there. */
function scaled({ printing, figures }: PaperProps, base: Base): PlacedBase {
  const width = printing.baseOf(base, figures).width / printing.ground(figures);
  return { ...fresh(base), width, pose: { x: 0, y: 0, facing: 0 } };
}

/** The zone of control, which is the same for all bases that have one; null where no base has one. */
function zoneTemplate(props: PaperProps): Template | null {
  const { rules, battle, printing, figures } = props;
  const [any] = battle.bases;
  const deep = rules.board.zone.deepest;
  if (!any || deep <= 0) return null;
  const half = scaled(props, any).width / 2;
  const corners = [
    { x: -half, y: 0 },
    { x: half, y: 0 },
    { x: half, y: deep },
    { x: -half, y: deep },
  ];
  return {
    key: 'zone',
    name: t('screen.print.zone', { mm: deep }),
    outline: onPaper(corners, printing.ground(figures)),
  };
}

/** The ground that shooters cover, once for each shape. */
function arcTemplates(props: PaperProps): readonly Template[] {
  const { rules, battle, printing, figures } = props;
  const found = new Map<
    string,
    { readonly base: PlacedBase; readonly arc: Arc; readonly troops: string[] }
  >();
  for (const base of oneOfEach(battle.bases)) {
    const standing = scaled(props, base);
    const arc = rules.arc?.(standing);
    if (!arc) continue;
    const key = JSON.stringify(arc);
    const known = found.get(key) ?? { base: standing, arc, troops: [] };
    known.troops.push(troopName(base.troop));
    found.set(key, known);
  }
  return [...found].map(([key, { base, arc, troops }]) => ({
    key,
    name: t('screen.print.arc', { mm: arc.length, troops }),
    outline: onPaper(arcGround(base, base.pose, arc), printing.ground(figures)),
  }));
}

function Drawn({ outline }: Pick<Template, 'outline'>) {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  if (width > PAGE.width || height > PAGE.height) return <p class="muted">{t('screen.print.too-large')}</p>;
  return (
    <svg
      class="template"
      width={`${width}mm`}
      height={`${height}mm`}
      viewBox={`${left} ${top} ${width} ${height}`}
      aria-hidden="true"
    >
      <polygon points={pointsText(outline)} />
    </svg>
  );
}

/** Templates to cut out: the zone of control, and the ground that shooters cover. */
export function Templates(props: PaperProps) {
  const zone = zoneTemplate(props);
  const templates = [...(zone ? [zone] : []), ...arcTemplates(props)];
  if (templates.length === 0) return null;
  return (
    <section class="templates">
      <h2>{t('screen.print.templates')}</h2>
      {templates.map(({ key, name, outline }) => (
        <figure key={key}>
          <Drawn outline={outline} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </section>
  );
}
