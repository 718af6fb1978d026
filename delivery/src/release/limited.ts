import { Refusal } from '../shared/refusal.ts';

export function tooLarge(message: string): Refusal {
  return new Refusal(413, 'archive-too-large', message);
}

/** Counts the bytes that pass and ends the stream with a Refusal (413) above the limit. */
export async function* limited(
  chunks: AsyncIterable<Buffer>,
  limit: number,
  what: string,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > limit) throw tooLarge(`The ${what} is larger than ${limit} bytes.`);
    yield chunk;
  }
}
