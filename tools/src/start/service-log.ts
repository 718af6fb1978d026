import { appendFile, chmod, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Writable } from 'node:stream';

const LAST_LINES = 15;
/** Characters, more than fifteen lines have. */
const KEPT = 20_000;

export interface ServiceLog {
  /** Takes everything and never fails: a full disk costs lines, not the processes that write them. */
  readonly sink: Writable;
  /** What was written last, whether or not it reached the disk. */
  lastLines(): string;
}

/** Appends to a file of its owner's alone. `tell` hears once when that fails, until it works again. */
export function openServiceLog(path: string, tell: (sentence: string) => void): ServiceLog {
  let seen = '';
  let isOpen = false;
  let isFailing = false;

  async function append(chunk: Buffer): Promise<void> {
    if (!isOpen) await mkdir(dirname(path), { recursive: true });
    // What a run before has written says why it ended; nobody else reads it.
    await appendFile(path, chunk, { mode: 0o600 });
    // One that an older version has made for everybody's eyes, too.
    if (!isOpen) await chmod(path, 0o600);
    isOpen = true;
    isFailing = false;
  }

  function fail(error: Error): void {
    if (!isFailing)
      tell(`${path} cannot be written: ${error.message}. Firn goes on without it; make room there.`);
    isFailing = true;
  }

  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      seen = (seen + chunk.toString()).slice(-KEPT);
      void append(chunk)
        .catch(fail)
        .then(() => done());
    },
  });
  return { sink, lastLines: () => seen.trimEnd().split('\n').slice(-LAST_LINES).join('\n') };
}
