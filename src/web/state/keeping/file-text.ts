import { textOfBytes } from '../../../engine/data/given-text.ts';

/** The text of a file that a person opened, whatever letters it is written in. */
export const fileText = async (file: Blob): Promise<string> =>
  textOfBytes(new Uint8Array(await file.arrayBuffer()));
