/**
 * Unpacks outside the gateway's threads: what a hostile archive takes of time and memory it takes here, and the thread
 * can be ended in the middle of it.
 */
import { parentPort } from 'node:worker_threads';
import { giveWay } from '../shared/give-way.ts';
import { Refusal } from '../shared/refusal.ts';
import type { UnpackAnswer, UnpackOrder } from './unpack-apart.ts';
import { unpackArchive } from './unpack-archive.ts';

async function unpack({ archive, folder, rules }: UnpackOrder): Promise<UnpackAnswer> {
  try {
    return { found: await unpackArchive(archive, folder, rules) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Its class does not survive the way to another thread.
    return { refused: { status: error.status, code: error.code, message: error.message } };
  }
}

giveWay();
parentPort?.on('message', async (order: UnpackOrder) => parentPort?.postMessage(await unpack(order)));
