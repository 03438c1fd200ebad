/** A text as the part of a link that holds it: deflated, in base64 for addresses. */
import { LIMITS } from '../../../engine/data/limits.ts';

const bytesOf = (stream: ReadableStream<Uint8Array>): Promise<ArrayBuffer> =>
  new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer();

/** The text of a link for a text of any length. */
export async function linkTextOf(text: string): Promise<string> {
  const packed = await bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  const binary = Array.from(new Uint8Array(packed), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Lets at most this number of bytes pass: a short link cannot unfold into a huge text. */
const atMost = (most: number): TransformStream<Uint8Array, Uint8Array> => {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.length;
      if (seen > most) controller.error(new Error('the text of the link is too large'));
      else controller.enqueue(chunk);
    },
  });
};

/** The text that a link holds; null where the link is damaged, or its text larger than a file may be. */
export async function textInLink(link: string): Promise<string | null> {
  try {
    const binary = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    const unfolded = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new TextDecoder().decode(await bytesOf(unfolded.pipeThrough(atMost(LIMITS.file))));
  } catch {
    return null;
  }
}
