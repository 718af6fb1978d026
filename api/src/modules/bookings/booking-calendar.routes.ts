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
import { briefedEvent, calendarBooking } from './calendar-booking.ts';
import { calendarEvent } from './calendar-event.read-model.ts';

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
      const at = clock();
      const dates = { start: new Date(event.start), end: new Date(event.end) };
      const mailed = { ...event, ...(await calendarEvent(db, event.id)), ...dates };
      const briefed = await briefedEvent(db, mailed, at);
      const link = eventPage(publicOrigin, briefed);
      const occasion = { isCancelled: false, link, at, booking: calendarBooking(briefed, booking, at) };
      reply.headers({
        ...PRIVATE,
        'content-type': `${CALENDAR}; charset=utf-8`,
        'content-disposition': 'attachment; filename="termin.ics"',
      });
      return reply.send(eventInvitation(briefed, occasion).content);
    },
  });
}
