import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Db } from '../db/client.ts';
import { readRevision } from '../db/read-revision.ts';
import type { Clock } from '../lib/clock.ts';
import { type AnswerKey, keptAnswers, type Making } from '../lib/kept-answers.ts';
import { answerType } from '../lib/media-types.ts';
import { isKnownTo, tagOf } from '../lib/send-tagged.ts';

/** A list as everybody sees it. */
function isListForEverybody({ method, principal, routeOptions }: FastifyRequest): boolean {
  const { filters = [], neverKept } = routeOptions.config;
  return method === 'GET' && !principal.user && !principal.program && filters.length > 0 && !neverKept;
}

/** Its addresses name the origin that was asked. */
const addressOf = (request: FastifyRequest): string =>
  `${answerType(request)} ${request.publicOrigin}${request.url}`;

/**
 * docs/domain/queries.md#revision: lists for visitors without a login are made once for each state of the data, by one
 * request for all who ask at the same time.
 */
export const keptLists = fp(
  async (app: FastifyInstance, { db, clock }: { readonly db: Db; readonly clock: Clock }) => {
    const answers = keptAnswers();
    const makings = new WeakMap<FastifyRequest, Making>();

    app.addHook('preHandler', async (request, reply) => {
      if (!isListForEverybody(request)) return;
      const key: AnswerKey = { address: addressOf(request), revision: await readRevision(db) };
      const found = await answers.get(key, clock);
      if (Buffer.isBuffer(found)) return reply.type(answerType(request)).send(found);
      makings.set(request, found);
    });
    app.addHook('onSend', async (request, reply, payload) => {
      makings
        .get(request)
        ?.end(reply.statusCode === 200 && typeof payload === 'string' ? Buffer.from(payload) : null, clock());
      if (reply.statusCode !== 200 || !isListForEverybody(request)) return payload;
      const tag = tagOf(payload as string | Buffer);
      reply.header('etag', tag);
      if (!isKnownTo(request, tag)) return payload;
      reply.code(304).removeHeader('content-type');
      return null;
    });
  },
  { name: 'kept-lists', dependencies: ['session', 'access', 'wire-format'] },
);
