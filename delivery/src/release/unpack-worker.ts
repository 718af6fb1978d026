/**
 * Unpacks outside the gateway: what a hostile archive takes of time and memory it takes here, and the process can be
 * ended in the middle of it.
 */
import { giveWay } from '../shared/give-way.ts';
import { Refusal } from '../shared/refusal.ts';
import { serveParent } from '../shared/serve-parent.ts';
import type { UnpackAnswer, UnpackOrder } from './unpack-apart.ts';
import { unpackArchive } from './unpack-archive.ts';

async function unpack({ archive, folder, rules }: UnpackOrder): Promise<UnpackAnswer> {
  try {
    return { found: await unpackArchive(archive, folder, rules) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Its class does not survive the way to another process.
    return { refused: { status: error.status, code: error.code, message: error.message } };
  }
}

giveWay();
serveParent(async (order: UnpackOrder, answer: (answer: UnpackAnswer) => void) => {
  answer(await unpack(order));
});
