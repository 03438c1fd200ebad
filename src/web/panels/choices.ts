import type { Option } from '../../engine/contract/sequence.ts';

/** From the least to the most of a distance, in millimetres. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

export interface Choice {
  readonly option: Option;
  /** The option stands for every distance between these; null for a plain option. */
  readonly range: Range | null;
}

const distanceOf = ({ command }: Option): number | null =>
  command.type === 'choose' && typeof command.distance === 'number' ? command.distance : null;

/** A key that options share if they differ only in the distance. */
const sort = ({ command, key }: Option): string =>
  JSON.stringify([key, ...Object.entries(command).filter(([name]) => name !== 'distance')]);

/** Joins options that are the two ends of a range of distances into one choice. */
export function choicesOf(options: readonly Option[]): readonly Choice[] {
  const seen = new Set<string>();
  return options.flatMap((option): readonly Choice[] => {
    if (distanceOf(option) === null) return [{ option, range: null }];
    const like = sort(option);
    if (seen.has(like)) return [];
    seen.add(like);
    const lengths = options.filter((other) => sort(other) === like).map((other) => distanceOf(other) ?? 0);
    const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
    return [{ option, range: least < most ? { least, most } : null }];
  });
}
