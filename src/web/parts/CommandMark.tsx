import { commandColour } from '../../drawing/marks.ts';

/** The colour of a command, with as many bars as its number: the sign that its bases carry on the table. */
export const CommandMark = ({ at }: { readonly at: number }) => (
  <svg class="command-mark" viewBox="0 0 16 8" aria-hidden="true">
    {Array.from({ length: at + 1 }, (_, bar) => (
      <rect
        key={bar}
        x={(16 / (at + 1)) * bar + 0.5}
        y="1"
        width={16 / (at + 1) - 1}
        height="6"
        fill={commandColour(at)}
      />
    ))}
  </svg>
);
