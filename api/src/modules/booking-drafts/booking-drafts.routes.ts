import { BookingDraftRequest, BookingDraftResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { IdParams } from '../../lib/item-route.ts';
import type { Visitor } from '../../lib/principal.ts';
import { notFound, unauthorised } from '../../lib/problem.ts';
import type { Seal } from '../../lib/seal.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { type DraftKey, findDraft, isEvent, keepDraft, removeDraft } from './booking-drafts.repository.ts';

const PATH = '/api/me/booking_drafts/:id';
/** Bytes: more than the longest content, however it is escaped. */
const LARGEST_DRAFT = 262_144;

interface BookingDraftsDeps extends ResourceDeps {
  readonly seal: Seal;
}

function keyOf({ user }: Visitor, eventId: string): DraftKey {
  if (!user) throw unauthorised();
  return { userId: user.id, eventId };
}

/** After a change of the secret in one step nothing opens what was kept: it is as good as gone. */
function opened(seal: Seal, sealed: string): string | null {
  try {
    return seal.open(sealed);
  } catch {
    return null;
  }
}

/** Keeps a booking that somebody with an account is typing, by the event (docs/domain/bookings.md#drafts). */
export async function bookingDraftsModule(
  app: FastifyInstance,
  { db, clock, seal }: BookingDraftsDeps,
): Promise<void> {
  defineRoute(app, {
    method: 'GET',
    url: PATH,
    summary: 'Meine angefangene Buchung dieses Events; die letzten 7 Tage',
    access: 'booking_drafts.read',
    params: IdParams,
    // It may say what somebody is allergic to, and whoever acts as somebody else does not need it.
    notWhileImpersonating: true,
    response: { 200: BookingDraftResponse },
    errors: [401, 403, 404],
    async handler({ principal, params }): Promise<BookingDraftResponse> {
      const kept = await findDraft(db, keyOf(principal, params.id), clock());
      const content = kept && opened(seal, kept.sealed);
      const updatedAt = content ? (kept?.updatedAt.toISOString() ?? null) : null;
      return { '@type': 'BookingDraft', content, updatedAt };
    },
  });

  defineRoute(app, {
    method: 'PUT',
    url: PATH,
    summary: 'Meine angefangene Buchung dieses Events behalten, als Ganzes',
    access: 'booking_drafts.update',
    params: IdParams,
    body: BookingDraftRequest,
    bodyLimit: LARGEST_DRAFT,
    notWhileImpersonating: true,
    response: { 204: null },
    errors: [401, 403, 404, 422],
    async handler({ principal, params, body }, reply) {
      const key = keyOf(principal, params.id);
      if (!(await isEvent(db, key.eventId))) throw notFound();
      await keepDraft(db, key, { sealed: seal.close(body.content), updatedAt: clock() });
      return reply.code(204).send();
    },
  });

  defineRoute(app, {
    method: 'DELETE',
    url: PATH,
    summary: 'Meine angefangene Buchung dieses Events verwerfen',
    access: 'booking_drafts.remove',
    params: IdParams,
    notWhileImpersonating: true,
    response: { 204: null },
    errors: [401, 403, 404],
    async handler({ principal, params }, reply) {
      await removeDraft(db, keyOf(principal, params.id));
      return reply.code(204).send();
    },
  });
}
