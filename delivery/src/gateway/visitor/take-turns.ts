import type { FastifyInstance } from 'fastify';
import { householdOf } from '../../health/voter.ts';
import { untilLeft } from '../http/client-left.ts';
import type { ReadTurns } from './read-turns.ts';

const READS = new Set(['GET', 'HEAD']);

/** Lets every read below `app` wait until it is the turn of its network. */
export function takeTurns(app: FastifyInstance, turns: ReadTurns): void {
  app.addHook('onRequest', async ({ method, ip, raw }, reply) => {
    if (!READS.has(method)) return;
    const end = await turns.take(householdOf(ip), untilLeft(reply));
    // A response loses its socket as it closes. Those of injected requests count nothing.
    const { socket } = raw;
    const sentBefore = socket.bytesWritten;
    const leave = () => end(socket.bytesWritten - sentBefore || 0);
    // Comes with every end of an answer, also when the visitor leaves meanwhile.
    if (reply.raw.destroyed) leave();
    reply.raw.once('close', leave);
  });
}
