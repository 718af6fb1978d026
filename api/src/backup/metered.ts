import { createHash } from 'node:crypto';
import { type Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Says what passed through. */
export interface Measure {
  readonly bytes: number;
  /** Is that of the bytes, in hexadecimal digits. */
  readonly sha256: string;
}

/** Lets bytes through, and measures them; `measure` answers once they are all through. */
export function meter(): { readonly stream: Transform; readonly measure: () => Measure } {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, measure: () => ({ bytes, sha256: hash.copy().digest('hex') }) };
}

/** Reads to the end, and keeps nothing. */
export async function measured(content: Readable): Promise<Measure> {
  const { stream, measure } = meter();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(content, stream, nowhere);
  return measure();
}
