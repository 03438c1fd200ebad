import { drawnBase } from '../../drawing/drawn-base.ts';
import { definitions } from '../../drawing/table-top.ts';
import type { Base } from '../../engine/battle.ts';
import { namingOf, sideName } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import { drawn, drawnAll } from '../table/drawn.tsx';
import { style } from '../table/style.ts';
import type { PaperProps } from './paper.ts';
import { Sticks } from './Sticks.tsx';
import { Templates } from './Templates.tsx';

/** The looks on paper: light, whatever the screen is. */
const paperStyle = () => ({ ...style.value, prefix: 'paper', theme: 'light', turned: 0 }) as const;

/** A base to be cut out, with its figures. It is as large on paper as on a table of this scale. */
function PaperBase({ rules, battle, printing, figures, base }: PaperProps & { readonly base: Base }) {
  const { width, depth } = printing.baseOf(base, figures);
  // The drawing keeps its own scale, in which this base has its own width.
  const deep = (depth * base.width) / width;
  const standing = {
    ...base,
    place: 'table',
    depth: deep,
    pose: { x: 0, y: 0, facing: 0 },
    start: null,
  } as const;
  return (
    <svg
      class="paper-base"
      role="img"
      aria-label={namingOf(rules, battle).title(standing)}
      width={`${width}mm`}
      height={`${depth}mm`}
      viewBox={`${-base.width / 2} 0 ${base.width} ${deep}`}
    >
      {drawnAll(drawnBase(battle, standing, namingOf(rules, battle), paperStyle(), 'near'))}
    </svg>
  );
}

/** Paper bases of both armies, move sticks and templates, to scale. */
export function PaperBases(props: PaperProps) {
  const { battle } = props;
  return (
    <>
      <svg class="definitions" aria-hidden="true">
        {drawn(definitions(battle, paperStyle()))}
      </svg>
      <p class="muted">{t('screen.print.scale')}</p>
      {battle.sides.map(({ id }) => (
        <section key={id}>
          <h2>{sideName(battle, id)}</h2>
          <div class="paper-bases">
            {battle.bases
              .filter(({ side }) => side === id)
              .map((base) => (
                <PaperBase key={base.id} {...props} base={base} />
              ))}
          </div>
        </section>
      ))}
      <Sticks {...props} />
      <Templates {...props} />
    </>
  );
}
