import { correction, generate } from 'lean-qr';
import { t } from '../state/telling/telling.ts';

/** The dark squares of a code as one path. */
function pathOf(text: string): { readonly size: number; readonly path: string } | null {
  try {
    const code = generate(text, { minCorrectionLevel: correction.L });
    const squares: string[] = [];
    for (let y = 0; y < code.size; y++)
      for (let x = 0; x < code.size; x++) if (code.get(x, y)) squares.push(`M${x} ${y}h1v1h-1z`);
    return { size: code.size, path: squares.join('') };
  } catch {
    // The text is too long for any code.
    return null;
  }
}

/** Light squares that cameras need round a code. */
const MARGIN = 4;

/** A link as a QR code, or a line where it is too long. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const code = pathOf(text);
  if (!code) return <p class="muted">{t('distance.qr.too-long')}</p>;
  const size = code.size + 2 * MARGIN;
  return (
    <svg
      class="qr"
      viewBox={`${-MARGIN} ${-MARGIN} ${size} ${size}`}
      shape-rendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect x={-MARGIN} y={-MARGIN} width={size} height={size} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  );
}
