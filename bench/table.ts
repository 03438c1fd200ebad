import type { Row } from './harness.ts';

/** A number with three significant digits and a thousands separator. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '-';
  if (value !== 0 && Math.abs(value) < 1) return value.toPrecision(3);
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}

/** Tells in words whether the aim is met; empty if there is no aim. */
export function verdict(row: Row): string {
  if (row.aim === undefined) return '';
  const aim = `aim ${figure(row.aim.value)} ${row.unit} (${row.aim.at})`;
  if (row.met) return `met, ${aim}`;
  const [got, wanted] = [row[row.aim.at], row.aim.value];
  return `MISSED by a factor of ${figure(got > wanted ? got / wanted : wanted / got)}, ${aim}`;
}

/** The rows as aligned text under a title. */
export function table(title: string, rows: readonly Row[]): string {
  const width = Math.max(...rows.map((row) => row.name.length));
  const lines = rows.map((row) =>
    [
      row.name.padEnd(width),
      figure(row.median).padStart(12),
      figure(row.p99).padStart(12),
      row.unit.padEnd(9),
      verdict(row),
    ]
      .join('  ')
      .trimEnd(),
  );
  const head = [''.padEnd(width), 'median'.padStart(12), '99th'.padStart(12)].join('  ');
  return [`\n== ${title}`, head, ...lines].join('\n');
}
