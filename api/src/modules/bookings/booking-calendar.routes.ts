import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { PRIVATE } from '../../lib/caching.ts';
import { defineRoute } from '../../lib/define-route.ts';
import { IdParams } from '../../lib/item-route.ts';
import { readText } from '../../lib/query.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { eventInvitation, eventPage } from '../outbox/index.ts';
import { isInCalendar } from './booking-states.domain.ts';
import { bookingNotFound } from './bookings.errors.ts';
import { findReadableBooking } from './bookings.read-model.ts';
import { calendarEvent } from './calendar-event.read-model.ts';
import { guideContacts } from './guide-contacts.read-model.ts';
import { beforehandLines } from './told-beforehand.ts';

const CALENDAR = 'text/calendar';
/** The calendar file of a booking, under the same UID and number as in its mails (docs/domain/mails.md#calendar-files). */
export function calendarRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/bookings/:id/calendar.ics',
    summary: 'Der Termin einer Buchung als Kalenderdatei; Gäste ohne Konto lesen sie mit ?token=',
    access: 'bookings.read',
    params: IdParams,
    response: { 200: Type.String() },
    errors: [404],
    produces: [CALENDAR],
    async handler({ params, principal, query, publicOrigin }, reply) {
      const booking = await findReadableBooking(db, params.id, principal, readText(query, 'token'));
      if (!booking || !isInCalendar(booking.state)) throw bookingNotFound();
      const { event } = booking;
      const mailed = {
        ...event,
        ...(await calendarEvent(db, event.id)),
        guides: await guideContacts(db, event.id, clock()),
        start: new Date(event.start),
        end: new Date(event.end),
      };
      const link = eventPage(publicOrigin, mailed);
      const at = clock();
      const lines = beforehandLines(mailed, booking.cancellationPolicy, at);
      const occasion = { isCancelled: false, link, at, booking, lines };
      reply.headers({
        ...PRIVATE,
        'content-type': `${CALENDAR}; charset=utf-8`,
        'content-disposition': 'attachment; filename="termin.ics"',
      });
      return reply.send(eventInvitation(mailed, occasion).content);
    },
  });
}
