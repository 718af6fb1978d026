import type { FastifyReply } from 'fastify';
import { clientLeft } from '../../release/receive-archive.ts';

/** Aborts with a Refusal when the client goes before it has its answer. */
export function untilLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort(clientLeft());
  });
  return left.signal;
}
