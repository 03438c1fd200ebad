import type { Base } from '../../engine/battle.ts';
import { oneOfEach, pacesOf } from '../picked/card.ts';
import { t, troopName } from '../state/telling/telling.ts';
import type { PaperProps } from './paper.ts';

/** The longest piece that fits on a page, and the breadth of a stick, in millimetres. */
const LONGEST = 180;
const BROAD = 12;

/** The distances that these bases may go, each with the troops that go so far. */
function distancesOf({ rules, battle }: PaperProps): readonly (readonly [number, readonly string[]])[] {
  const found = new Map<number, Set<string>>();
  const note = (base: Base): void => {
    for (const { mm } of pacesOf(rules, battle, base))
      if (mm > 0) found.set(mm, (found.get(mm) ?? new Set()).add(troopName(base.troop)));
  };
  for (const base of oneOfEach(battle.bases)) note(base);
  return [...found].toSorted(([a], [b]) => a - b).map(([mm, troops]) => [mm, [...troops]] as const);
}

/** A piece of a stick with a mark at each unit of the rules; `from` is where it begins on the whole stick. */
function Piece({
  from,
  long,
  mark,
}: {
  readonly from: number;
  readonly long: number;
  readonly mark: number;
}) {
  const first = Math.floor(from / mark) + 1;
  const count = Math.floor((from + long) / mark) - first + 1;
  return (
    <svg
      class="stick"
      width={`${long}mm`}
      height={`${BROAD}mm`}
      viewBox={`0 0 ${long} ${BROAD}`}
      aria-hidden="true"
    >
      <rect x="0.15" y="0.15" width={long - 0.3} height={BROAD - 0.3} />
      {Array.from({ length: count }, (_, at) => {
        const x = (first + at) * mark - from;
        return (
          <g key={at}>
            <path d={`M${x} 0 V${BROAD / 2}`} />
            <text x={x - 0.8} y={BROAD - 2} text-anchor="end">
              {first + at}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A stick for each distance that a troop of these armies may go. Long ones come in pieces. */
export function Sticks(props: PaperProps) {
  const { printing, figures } = props;
  const ground = printing.ground(figures);
  return (
    <section class="sticks">
      <h2>{t('screen.print.sticks')}</h2>
      {distancesOf(props).map(([mm, troops]) => {
        const length = mm * ground;
        const pieces = Math.ceil(length / LONGEST);
        return (
          <figure key={mm}>
            {Array.from({ length: pieces }, (_, at) => (
              <Piece
                key={at}
                from={(at * length) / pieces}
                long={length / pieces}
                mark={printing.mark * ground}
              />
            ))}
            <figcaption>{t('screen.print.stick', { mm, troops })}</figcaption>
          </figure>
        );
      })}
    </section>
  );
}
