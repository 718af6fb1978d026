import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Db } from '../db/client.ts';
import { readRevision } from '../db/read-revision.ts';
import type { Clock } from '../lib/clock.ts';
import { type AnswerKey, type KeptAnswer, keptAnswers, type Making } from '../lib/kept-answers.ts';
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

/** Headers that a handler may have chosen; all others are the same for every list. */
const CHOSEN = ['content-type', 'cache-control', 'vary'] as const;

function answerOf(reply: FastifyReply, payload: unknown): KeptAnswer | null {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return null;
  const chosen = CHOSEN.map((name) => [name, String(reply.getHeader(name))] as const);
  return { body: Buffer.from(payload), headers: { ...Object.fromEntries(chosen), etag: tagOf(payload) } };
}

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
      if ('end' in found) makings.set(request, found);
      else return reply.headers(found.headers).send(found.body);
    });
    app.addHook('onSend', async (request, reply, payload) => {
      const making = makings.get(request);
      if (making) {
        const answer = answerOf(reply, payload);
        making.end(answer, clock());
        if (answer) reply.headers(answer.headers);
      }
      const tag = reply.getHeader('etag');
      const isAsked = reply.statusCode === 200 && isListForEverybody(request);
      if (!isAsked || !isKnownTo(request, String(tag))) return payload;
      reply.code(304).removeHeader('content-type');
      return null;
    });
  },
  { name: 'kept-lists', dependencies: ['session', 'access', 'wire-format'] },
);
