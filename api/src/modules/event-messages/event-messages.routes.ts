import { EventMessageCreate, EventMessageResponse, PlannedMailsResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters, item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { wholePage } from '../../lib/pagination.ts';
import { actorOf, type Visitor } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import { readBoolean } from '../../lib/query.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { findLedEvent } from '../booking-persons/index.ts';
import type { AddressSigner } from '../documents/index.ts';
import { type OnceDeps, readIdempotencyKey, writeOnce } from '../idempotency-keys/index.ts';
import { plannedMails } from '../outbox/index.ts';
import { findMessage, listMessages } from './event-messages.read-model.ts';
import { previewMessage, sendMessage } from './send-message.ts';

const MessageParams = Type.Object({ ...IdParams.properties, message: IdParams.properties.id });
const messageFilters = filters({});

async function requireLed({ db, clock }: ResourceDeps, id: string, visitor: Visitor): Promise<void> {
  if (!(await findLedEvent(db, id, visitor, clock()))) throw notFound();
}

interface MessageDeps extends OnceDeps {
  readonly signer: AddressSigner;
}

function sendRoute(app: FastifyInstance, deps: MessageDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/events/:id/messages',
    summary:
      'Personen eines Events eine E-Mail schreiben; braucht die Kopfzeile Idempotency-Key; mit ?dryRun=1 nur, was das sendet',
    access: 'event_messages.create',
    params: IdParams,
    body: EventMessageCreate,
    response: { 200: PlannedMailsResponse, 202: EventMessageResponse },
    errors: [400, 401, 403, 404, 409, 422, 429],
    async handler(request, reply) {
      const { params, body: input, principal: visitor } = request;
      const { signer, clock } = deps;
      const sending = {
        eventId: params.id,
        input,
        visitor,
        actor: actorOf(request),
        now: clock(),
        signer,
      };
      const path = `/api/events/${params.id}/messages`;
      if (readBoolean(request.query, 'dryRun')) {
        return item('PlannedMails', plannedMails(path, await previewMessage(deps.db, sending)));
      }
      const once = {
        principal: visitor.user?.id ?? '',
        key: readIdempotencyKey(request.headers),
        method: 'POST',
        path,
        body: input,
      };
      const message = await writeOnce(deps, once, 202, (tx) => sendMessage(tx, sending));
      reply.code(202);
      return item('EventMessage', message);
    },
  });
}

function readRoutes(app: FastifyInstance, deps: MessageDeps): void {
  const { db, signer, clock } = deps;
  defineRoute(app, {
    method: 'GET',
    url: '/api/events/:id/messages',
    summary: 'Nachrichten an die Personen eines Events, die neuste zuerst, und was aus jeder E-Mail wurde',
    access: 'event_messages.read',
    params: IdParams,
    response: { 200: collectionOf(EventMessageResponse) },
    errors: [401, 403, 404],
    async handler(request) {
      const { id } = request.params;
      await requireLed(deps, id, request.principal);
      const items = await listMessages(db, id, { visitor: request.principal, signer, now: clock() });
      const page = wholePage(items.length);
      const list = { type: 'EventMessage', items, total: items.length, page, filters: messageFilters };
      return collection(request, list);
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: '/api/events/:id/messages/:message',
    summary: 'Eine Nachricht an Personen eines Events',
    access: 'event_messages.read',
    params: MessageParams,
    response: { 200: EventMessageResponse },
    errors: [401, 403, 404],
    async handler({ params, principal }) {
      await requireLed(deps, params.id, principal);
      const message = await findMessage(db, params.id, params.message, {
        visitor: principal,
        signer,
        now: clock(),
      });
      if (!message) throw notFound();
      return item('EventMessage', message);
    },
  });
}

/** What guides and office write to the persons of an event. */
export async function eventMessagesModule(app: FastifyInstance, deps: MessageDeps): Promise<void> {
  sendRoute(app, deps);
  readRoutes(app, deps);
}
