import type { FastifyInstance } from 'fastify';
import { householdOf } from '../../health/voter.ts';
import { untilLeft } from '../http/client-left.ts';
import type { ReadTurns } from './read-turns.ts';

const READS = new Set(['GET', 'HEAD']);

/** Lets every read below `app` wait until it is the turn of its network. */
export function takeTurns(app: FastifyInstance, turns: ReadTurns): void {
  app.addHook('onRequest', async ({ method, ip }, reply) => {
    if (!READS.has(method)) return;
    const end = await turns.take(householdOf(ip), untilLeft(reply));
    // Comes with every end of an answer, also when the visitor leaves meanwhile.
    if (reply.raw.destroyed) end();
    reply.raw.once('close', end);
  });
}
