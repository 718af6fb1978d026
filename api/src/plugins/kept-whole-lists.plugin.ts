import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Clock } from '../lib/clock.ts';
import { type KeptAnswers, keptAnswers, type Making } from '../lib/kept-answers.ts';
import { answerType } from '../lib/media-types.ts';
import { type Query, readBoolean } from '../lib/query.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A whole list as everybody sees it: the largest answers that anybody can ask for. */
function isWholeListForEverybody({ method, query, principal, routeOptions }: FastifyRequest): boolean {
  if (method !== 'GET' || principal.user || principal.program || !routeOptions.config.filters?.length)
    return false;
  return (query as Query).pagination === 'false' && readBoolean(query as Query, 'pagination') === false;
}

/** docs/wire-format.md#paging: whole lists for visitors without a login are made once a second, not once a request. */
export const keptWholeLists = fp(
  async (app: FastifyInstance, { clock }: { readonly clock: Clock }) => {
    const answers: KeptAnswers = keptAnswers();
    const makings = new WeakMap<FastifyRequest, Making>();

    app.addHook('preHandler', async (request, reply) => {
      if (!isWholeListForEverybody(request)) return;
      const found = await answers.get(request.url, clock);
      if (Buffer.isBuffer(found)) return reply.type(answerType(request)).send(found);
      makings.set(request, found);
    });
    app.addHook('onSend', async (request, { statusCode }, payload) => {
      const making = makings.get(request);
      making?.end(statusCode === 200 && typeof payload === 'string' ? Buffer.from(payload) : null, clock());
      // What was written is told by this answer at the earliest.
      if (!SAFE_METHODS.has(request.method)) answers.forget();
      return payload;
    });
  },
  { name: 'kept-whole-lists', dependencies: ['session', 'access', 'wire-format'] },
);
