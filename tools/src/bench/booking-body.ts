import { randomUUID } from 'node:crypto';
import type { Answer, Visitor } from './visitor.ts';

export interface OpenEvent {
  readonly '@id': string;
  readonly id: string;
  readonly freePlaces: number;
}

/** Upcoming events that anybody can book. */
export async function openEvents({ send }: Visitor): Promise<OpenEvent[]> {
  const { body } = await send({ path: '/api/events?order[start]=asc&itemsPerPage=100' });
  const { 'hydra:member': events } = JSON.parse(body) as {
    'hydra:member': (OpenEvent & { availability: string })[];
  };
  return events.filter(({ availability }) => ['bookable', 'few'].includes(availability));
}

const NAMES = { salutation: 'Frau', firstName: 'Selma', lastName: 'Zgraggen', phone: '079 333 44 55' };

function aPerson(email: string) {
  const contact = { contactFirstName: 'Urs', contactLastName: 'Muster', contactPhone: '079 765 43 21' };
  const needs = { sac: false, vegetarian: false, allergies: false, hardestTour: 'Piz Palü, ZS, 2024' };
  return { ...NAMES, email, birthday: '1988-04-02', ...contact, ...needs };
}

/** The form of somebody whom nobody knows, at the price they were told. */
export function bookingBody(event: string, persons: number, expectedTotal: number) {
  const emails = Array.from({ length: persons }, () => `${randomUUID()}@visitor.example`);
  const bookingPersons = emails.map((email, index) => ({ ...aPerson(email), booker: index === 0 }));
  const booker = {
    ...NAMES,
    email: emails[0],
    address: 'Bergweg 7',
    postalCode: '3818',
    city: 'Grindelwald',
  };
  return { event, booker, bookingPersons, acceptTerms: true, expectedTotal };
}

/** Books an event without an account, as the form does: asks for the price, then agrees to it. */
export async function bookFor({ send }: Visitor, event: OpenEvent, persons: number): Promise<Answer> {
  const wanted = { event: event['@id'], bookingPersons: Array(persons).fill({ sac: false }) };
  const quote = await send({ method: 'POST', path: '/api/price-quotes', body: wanted });
  if (quote.status !== 200) return quote;
  const { total } = JSON.parse(quote.body) as { total: number };
  const body = bookingBody(event['@id'], persons, total);
  const headers = { 'idempotency-key': randomUUID() };
  return send({ method: 'POST', path: '/api/bookings', headers, body });
}
