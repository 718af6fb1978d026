import { SuspiciousBookingsCancellation, SuspiciousBookingsResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { filters } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { defineResource } from '../../records/index.ts';
import { inTurn } from '../bookings/index.ts';
import { cancelSuspicious, type SuspiciousBookingsDeps } from './cancel-suspicious.ts';
import { findSuspicious, listSuspicious } from './suspicious-bookings.read-model.ts';

function cancellationRoute(app: FastifyInstance, deps: SuspiciousBookingsDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/suspicious_bookings/:id/cancellation',
    summary: 'Alle laufenden Buchungen eines Netzes absagen, ohne E-Mail, und die Plätze freigeben',
    access: 'suspicious_bookings.cancel',
    params: IdParams,
    response: { 200: SuspiciousBookingsCancellation },
    errors: [401, 403, 404, 409],
    handler(request) {
      const occasion = { actor: actorOf(request), origin: request.publicOrigin };
      return inTurn(cancelSuspicious(deps, request.params.id.toLowerCase(), occasion));
    },
  });
}

/** What the office sees and does about conspicuously many bookings from one network. */
export async function suspiciousBookingsModule(
  app: FastifyInstance,
  deps: SuspiciousBookingsDeps,
): Promise<void> {
  defineResource(app, deps, {
    collection: 'suspicious_bookings',
    type: 'SuspiciousBookings',
    title: {
      one: 'Auffällige Buchungen eines Netzes',
      many: 'Netze mit auffällig vielen Buchungen ohne Konto in den letzten 24 Stunden',
    },
    schema: SuspiciousBookingsResponse,
    filters: filters({ 'properties[]': null }),
    pageSize: 50,
    list: (db, _query, page, { now }) => listSuspicious(db, page, now),
    find: (db, id, { now }) => findSuspicious(db, id, now),
  });
  cancellationRoute(app, deps);
}
