/**
 * A thread beside the bundles in a render process. When they have kept the main thread from everything else for a
 * while, it asks the debugger what runs there and writes that down: the main thread itself cannot say it any more.
 */
import { writeSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { workerData } from 'node:worker_threads';
import { NOTES } from '../shared/child.ts';
import { NOTE } from './render-notes.ts';

export interface StuckWatchData {
  /** One number that the main thread raises as often as it comes to it. */
  readonly pulse: SharedArrayBuffer;
  /** How long it may stand still (ms). */
  readonly patience: number;
}

const { pulse, patience } = workerData as StuckWatchData;
const beats = new Int32Array(pulse);
let last = Atomics.load(beats, 0);
let isStuck = false;

const write = (note: string) => writeSync(NOTES, `${note}\n`);

/** Stops the main thread for a moment, and lets it go on. */
async function tellWhatRuns(): Promise<void> {
  const session = new Session();
  session.connectToMainThread();
  const addresses = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params }) => addresses.set(params.scriptId, params.url));
  session.on('Debugger.paused', ({ params }) => {
    const frames = params.callFrames.map(({ location }) => addresses.get(location.scriptId) ?? '');
    write(`${NOTE.stuck} ${frames.join(' ')}`);
    // This lets it go on.
    session.disconnect();
  });
  await session.post('Debugger.enable');
  await session.post('Debugger.pause');
}

setInterval(() => {
  const beat = Atomics.load(beats, 0);
  const stands = beat === last;
  last = beat;
  if (stands === isStuck) return;
  isStuck = stands;
  if (!isStuck) write(NOTE.running);
  else {
    write(NOTE.stuck);
    // The process may end while it is asked.
    tellWhatRuns().catch(() => undefined);
  }
}, patience);
