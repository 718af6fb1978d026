import {
  TEXT_MESSAGE_PROBLEMS,
  TextMessageCreate,
  TextMessagePlan,
  TextMessageResponse,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters, item } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { readPage } from '../../lib/pagination.ts';
import { actorOf } from '../../lib/principal.ts';
import { conflict, notFound } from '../../lib/problem.ts';
import { readList } from '../../lib/query.ts';
import {
  hasIdempotencyKey,
  type OnceDeps,
  readIdempotencyKey,
  writeOnce,
} from '../idempotency-keys/index.ts';
import { findTextMessage, listTextMessages } from './text-messages.read-model.ts';
import { optOutRoutes } from './text-opt-outs.routes.ts';
import { planResponse, TEXT_MESSAGES } from './text-plan.ts';
import { previewText, withdrawText, writeText } from './write-text.ts';

const PAGE_SIZE = 20;

const messageFilters = filters({ event: 'event', 'event[]': 'event' });

export interface TextMessagesDeps extends OnceDeps {
  /** True if a provider of SMS is connected. */
  readonly isConnected: boolean;
}

const notConnected = () =>
  conflict(
    TEXT_MESSAGE_PROBLEMS.notConnected,
    'Es ist kein SMS-Dienst verbunden. Wer das System betreibt, richtet ihn mit SMS_PROVIDER ein.',
  );

function writeRoute(app: FastifyInstance, deps: TextMessagesDeps): void {
  const { db, clock } = deps;
  defineRoute(app, {
    method: 'POST',
    url: TEXT_MESSAGES,
    summary:
      'Eine SMS an Personen eines Events, Guides, eine Gruppe oder ausgewählte Personen; mit dryRun nur, was an wen geht',
    access: 'text_messages.create',
    body: TextMessageCreate,
    response: { 200: TextMessagePlan, 201: TextMessageResponse },
    errors: [400, 401, 403, 404, 409, 422, 429],
    async handler(request, reply) {
      const { body: input, principal: visitor, headers } = request;
      const writing = { input, visitor, actor: actorOf(request), now: clock() };
      if (input.dryRun) {
        const plan = await previewText(db, writing);
        return item('TextMessagePlan', planResponse(plan, input, visitor));
      }
      if (!deps.isConnected) throw notConnected();
      const write = (tx: Parameters<typeof writeText>[0]) => writeText(tx, writing);
      const message = hasIdempotencyKey(headers)
        ? await writeOnce(
            deps,
            {
              principal: visitor.user?.id ?? '',
              key: readIdempotencyKey(headers),
              method: 'POST',
              path: TEXT_MESSAGES,
              body: input,
            },
            201,
            write,
          )
        : await db.transaction(write);
      reply.code(201).header('location', message['@id']);
      return item('TextMessage', message);
    },
  });
}

function readRoutes(app: FastifyInstance, { db, clock }: TextMessagesDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: TEXT_MESSAGES,
    summary: 'SMS, die neuste zuerst, und was bei jeder Nummer daraus wurde',
    access: 'text_messages.read',
    response: { 200: collectionOf(TextMessageResponse) },
    errors: [400, 401, 403],
    filters: messageFilters,
    async handler(request) {
      const { query, principal: visitor } = request;
      const page = readPage(query, { size: PAGE_SIZE });
      const eventIds = filterIds('events', 'event', readList(query, 'event'));
      const listed = await listTextMessages(db, { eventIds, visitor, page, now: clock() });
      return collection(request, { type: 'TextMessage', ...listed, page, filters: messageFilters });
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: `${TEXT_MESSAGES}/:id`,
    summary: 'Eine SMS',
    access: 'text_messages.read',
    params: IdParams,
    response: { 200: TextMessageResponse },
    errors: [401, 403, 404],
    async handler({ params, principal }) {
      const message = await findTextMessage(db, params.id, principal, clock());
      if (!message) throw notFound();
      return item('TextMessage', message);
    },
  });
}

function withdrawRoute(app: FastifyInstance, { db, clock }: TextMessagesDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: `${TEXT_MESSAGES}/:id/withdrawal`,
    summary: 'Zurückziehen, was von einer SMS noch wartet',
    access: 'text_messages.withdraw',
    params: IdParams,
    response: { 200: TextMessageResponse },
    errors: [401, 403, 404],
    async handler(request) {
      const { params, principal: visitor } = request;
      const writing = { visitor, actor: actorOf(request), now: clock() };
      const message = await db.transaction(async (tx) => {
        const found = await findTextMessage(tx, params.id, visitor, writing.now);
        if (!found) throw notFound();
        return withdrawText(tx, found, writing);
      });
      return item('TextMessage', message);
    },
  });
}

/** SMS of office and guides (docs/domain/text-messages.md). */
export async function textMessagesModule(app: FastifyInstance, deps: TextMessagesDeps): Promise<void> {
  writeRoute(app, deps);
  readRoutes(app, deps);
  withdrawRoute(app, deps);
  optOutRoutes(app, deps);
}
