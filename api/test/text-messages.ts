import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { aBookingRequest, aPerson, insertBookableEvent, PRICE } from './bookable-event.ts';
import type { TestApp } from './build-test-app.ts';
import type { Persona } from './personas.ts';

/** An event that guideBasic leads, and one person of it for each phone, called Gast0, Gast1 and so on. */
export async function anEventWith(t: TestApp, phones: readonly string[], changes = {}) {
  const event = await insertBookableEvent(t.db, changes, [t.users.guideBasic.id]);
  const bookingPersons = phones.map((phone, index) =>
    aPerson({
      firstName: `Gast${index}`,
      email: `gast${index}@firn.example`,
      phone,
      booker: index === 0,
    }),
  );
  const payload = aBookingRequest(event.iri, { bookingPersons, expectedTotal: phones.length * PRICE });
  const headers = { 'idempotency-key': randomUUID() };
  const booked = await t.anonymous({ method: 'POST', url: '/api/bookings', payload, headers });
  const { bookingPersons: persons, '@id': booking } = booked.json();
  return {
    ...event,
    booking,
    persons: persons.map((person: { '@id': string }) => person['@id']) as string[],
  };
}

/** Writes an SMS, or what would be one. */
export async function writeSms(
  t: TestApp,
  who: Persona,
  payload: object,
  key?: string,
): Promise<LightMyRequestResponse> {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  return (await t.as(who))({ method: 'POST', url: '/api/text_messages', payload, headers });
}
