import {
  BookingRequest,
  BookingResponse,
  CSRF_COOKIE,
  PlannedMailsResponse,
} from '@firn/shared-contracts/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access } from '../../access/access.ts';
import { type ApiRequest, defineRoute } from '../../lib/define-route.ts';
import { item } from '../../lib/hydra.ts';
import { networkOf } from '../../lib/network.ts';
import { actorOf } from '../../lib/principal.ts';
import { readBoolean } from '../../lib/query.ts';
import { violationsOf } from '../../lib/violations.ts';
import { hashToken } from '../auth/index.ts';
import { type OnceRequest, readIdempotencyKey } from '../idempotency-keys/index.ts';
import { plannedMails } from '../outbox/index.ts';
import { type BookDeps, book, previewBook } from './book.ts';
import type { Enter } from './submission.ts';

/** Bytes: more than twice of what eight persons can say. */
export const LARGEST_BOOKING = 65_536;

/** The owner of the idempotency key: the account, the program, or the browser, identified by its CSRF cookie. */
function principalOf({ principal, cookies }: FastifyRequest): string {
  if (principal.program) return `program:${principal.program.id}`;
  return principal.user?.id ?? `anonymous:${hashToken(cookies[CSRF_COOKIE] ?? '')}`;
}

/** A write that happens once per key of its owner. @throws 422 without a key. */
export const onceRequestOf = (request: ApiRequest, path: string): OnceRequest => ({
  principal: principalOf(request),
  key: readIdempotencyKey(request.headers),
  method: request.method,
  path,
  body: request.body,
});

interface SubmitRoute {
  readonly url: string;
  readonly summary: string;
  readonly access: Access;
  readonly enter: Enter;
}

/** A route that takes the booking form, once per idempotency key. */
export function submitRoute(
  app: FastifyInstance,
  deps: BookDeps,
  { url, summary, access, enter }: SubmitRoute,
): void {
  defineRoute(app, {
    method: 'POST',
    url,
    summary,
    access,
    body: BookingRequest,
    bodyLimit: LARGEST_BOOKING,
    attachValidation: true,
    response: { 200: PlannedMailsResponse, 201: BookingResponse },
    errors: [400, 403, 404, 409, 422, 429],
    async handler(request, reply) {
      const input = {
        visitor: request.principal,
        actor: actorOf(request),
        network: networkOf(request.ip),
        origin: request.publicOrigin,
        body: request.body,
        schemaViolations: violationsOf(request.validationError?.validation ?? []),
      };
      if (readBoolean(request.query, 'dryRun')) {
        reply.code(200);
        return item('PlannedMails', plannedMails(url, await previewBook(deps, input, enter)));
      }
      const { status, body } = await book(deps, input, onceRequestOf(request, url), enter);
      const booking = body as BookingResponse;
      reply.code(status).headers({
        location: booking['@id'],
        'content-location': booking['@id'],
      });
      return item('Booking', booking);
    },
  });
}
