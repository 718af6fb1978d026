import { GuideFeedResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { PRIVATE } from '../../lib/caching.ts';
import { type ApiRequest, defineRoute } from '../../lib/define-route.ts';
import { item } from '../../lib/hydra.ts';
import { iri } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { recordAudit } from '../audit/index.ts';
import { hashToken, newToken } from '../auth/index.ts';
import { feedCalendar } from './feed-calendar.ts';
import { availabilityKind, setFeed } from './guide-availabilities.repository.ts';
import { findFeed } from './guide-feeds.read-model.ts';

const CALENDAR = 'text/calendar';
const TokenParams = Type.Object({ token: Type.String({ maxLength: 100 }) });

/**
 * Keeps the hash of a new secret, or ends the feed by null, with an entry in the log.
 * @throws 404 for anybody who is neither this guide nor of the office.
 */
async function changeFeed(
  request: ApiRequest<unknown, { readonly id: string }>,
  { db, clock }: ResourceDeps,
  tokenHash: string | null,
): Promise<void> {
  const { principal, params } = request;
  if (!principal.permissions.isAdmin && principal.user?.id !== params.id) throw notFound();
  await db.transaction(async (tx) => {
    if (!(await availabilityKind.load(tx, params.id, { lock: true }))) throw notFound();
    await setFeed(tx, params.id, tokenHash);
    await recordAudit(tx, {
      actor: actorOf(request),
      action: `${availabilityKind.entity}.${tokenHash ? 'feed_made' : 'feed_ended'}`,
      entity: availabilityKind.entity,
      entityId: params.id,
      at: clock(),
    });
  });
}

/** A guide's calendar for other programs, behind an address nobody can guess (docs/domain/events.md#calendar-feed). */
export function guideFeedRoutes(app: FastifyInstance, deps: ResourceDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/guide_availabilities/:id/feed',
    summary: 'Adresse für das Abonnieren des Kalenders; eine frühere gilt dann nicht mehr',
    access: 'guide_availabilities.feed',
    params: IdParams,
    response: { 201: GuideFeedResponse },
    errors: [401, 403, 404],
    async handler(request, reply) {
      const token = newToken();
      await changeFeed(request, deps, hashToken(token));
      const url = `${request.publicOrigin}/api/guide-feeds/${token}.ics`;
      const address = `${iri('guide_availabilities', request.params.id)}/feed`;
      reply.code(201);
      return item('GuideFeed', { '@id': address, '@type': 'GuideFeed', url });
    },
  });

  defineRoute(app, {
    method: 'DELETE',
    url: '/api/guide_availabilities/:id/feed',
    summary: 'Beendet das Abonnement des Kalenders',
    access: 'guide_availabilities.feed',
    params: IdParams,
    response: { 204: null },
    errors: [401, 403, 404],
    async handler(request, reply) {
      await changeFeed(request, deps, null);
      return reply.code(204).send();
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: '/api/guide-feeds/:token.ics',
    summary: 'Kalender eines Guides zum Abonnieren',
    access: 'guide_feeds.read',
    params: TokenParams,
    response: { 200: Type.String() },
    errors: [404],
    produces: [CALENDAR],
    async handler(request, reply) {
      const feed = await findFeed(deps.db, hashToken(request.params.token), deps.clock());
      if (!feed) throw notFound('Diesen Kalender gibt es nicht, oder nicht mehr.');
      reply.headers({ ...PRIVATE, 'content-type': `${CALENDAR}; charset=utf-8` });
      return reply.send(feedCalendar(feed, request.publicOrigin));
    },
  });
}
