import { randomUUID } from 'node:crypto';
import {
  agreedTo,
  type BookingChangePreview,
  type BookingRequest,
  type BookingResponse,
} from '@firn/shared-contracts/api';
import type { LightMyRequestResponse } from 'fastify';
import { aBookingRequest, aPerson, PRICE } from './bookable-event.ts';
import type { Inject } from './personas.ts';

/** A booking that was just made, with the token that opens it. */
export type Booked = BookingResponse & { readonly accessToken: string };

/** Books as somebody, however often. */
export async function bookAs(
  send: Inject,
  event: string,
  changes: Partial<BookingRequest> = {},
): Promise<Booked> {
  const answer = await send({
    method: 'POST',
    url: '/api/bookings',
    payload: aBookingRequest(event, { bookAgain: true, ...changes }),
    headers: { 'idempotency-key': randomUUID() },
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Booked>();
}

export const URS = { firstName: 'Urs', email: 'urs@firn.example' } as const;

/** Books for Nina and Urs. */
export const bookForTwo = (send: Inject, event: string): Promise<Booked> =>
  bookAs(send, event, {
    bookingPersons: [aPerson({ booker: true }), aPerson(URS)],
    expectedTotal: 2 * PRICE,
  });

/** Asks for a change at its address, which may have a query. */
export const post = (send: Inject, url: string, payload: object): Promise<LightMyRequestResponse> =>
  send({ method: 'POST', url, payload });

const withQuery = (url: string, query: string) => `${url}${url.includes('?') ? '&' : '?'}${query}`;

/** What a change would do. */
export async function preview(send: Inject, url: string, payload: object): Promise<BookingChangePreview> {
  const answer = await post(send, withQuery(url, 'dryRun=1'), payload);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<BookingChangePreview>();
}

/** Looks at a change first, then makes what it told. */
export async function change(send: Inject, url: string, payload: object): Promise<LightMyRequestResponse> {
  return post(send, url, { ...payload, ...agreedTo(await preview(send, url, payload)) });
}

/** Persons by first name, with their states. */
export const statesOf = ({ bookingPersons }: BookingResponse): string[] =>
  bookingPersons.map(({ firstName, state }) => `${firstName} ${state}`);
