import { randomUUID } from 'node:crypto';
import { agreedTo, type BookingResponse } from '@firn/shared-contracts/api';
import type { Db } from '../src/db/client.ts';
import { insertEventToCome } from './anonymous-bookings.ts';
import type { Caller } from './bearer.ts';
import { aBookingRequest, aPerson, PRICE } from './bookable-event.ts';

/** Events that were made for one change: of two seats, the second another date of the first. */
export interface Scene {
  readonly event: string;
  readonly other: string;
}

export async function prepareEvents(db: Db): Promise<Scene> {
  const seats = { minimumParticipants: 1, maximumParticipants: 2 };
  const { iri: event, offerId } = await insertEventToCome(db, new Date(), seats);
  const other = await insertEventToCome(db, new Date(), { ...seats, offerId });
  return { event, other: other.iri };
}

type Callers = Readonly<Record<'gast' | 'super', Caller>>;

export interface ChangeRequest {
  readonly by: keyof Callers;
  readonly method: 'POST' | 'DELETE';
  readonly url: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Prepared {
  /** Ids of the bookings that the change is about. */
  readonly bookings: readonly string[];
  readonly request: ChangeRequest;
  /** What the same request is answered once it is done. */
  readonly again: number;
}

interface KindOfChange {
  readonly prepare: (scene: Scene, as: Callers) => Promise<Prepared>;
  /** What goes out for it, whomever to. */
  readonly mails: readonly string[];
}

async function book(
  as: Callers,
  event: string,
  persons = 2,
  { url, name } = { url: '/api/bookings', name: 'Anna' },
): Promise<BookingResponse> {
  const bookingPersons = Array.from({ length: persons }, (_, index) =>
    aPerson({ booker: index === 0, firstName: `${name}-${index}`, email: `${name}-${index}@firn.example` }),
  );
  const request = aBookingRequest(event, {
    bookingPersons,
    expectedTotal: persons * PRICE,
  });
  const { status, body } = await as.gast('POST', url, request, { 'idempotency-key': randomUUID() });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** A change at the price that its preview tells. */
async function agreed(
  as: Callers,
  url: string,
  body: object,
  by: keyof Callers = 'gast',
): Promise<ChangeRequest> {
  const preview = await as[by]('POST', `${url}?dryRun=1`, body);
  if (preview.status !== 200) throw new Error(JSON.stringify(preview.body));
  return { by, method: 'POST', url, body: { ...body, ...agreedTo(preview.body) } };
}

async function make(as: Callers, { by, method, url, body }: ChangeRequest): Promise<void> {
  const { status, body: answer } = await as[by](method, url, body);
  if (status >= 400) throw new Error(JSON.stringify(answer));
}

const someone = { person: aPerson({ firstName: 'Petra', email: 'petra@firn.example' }) };

/** A change of a booking of so many persons. */
const ofBooking =
  (asked: (booking: BookingResponse, scene: Scene) => readonly [url: string, body: object], persons = 2) =>
  async (scene: Scene, as: Callers): Promise<Prepared> => {
    const booking = await book(as, scene.event, persons);
    const [url, body] = asked(booking, scene);
    return { bookings: [booking.id], request: await agreed(as, url, body), again: 200 };
  };

/** Somebody waits for an event that is full by one booking. */
async function fullEvent(as: Callers, event: string) {
  const holder = await book(as, event);
  const entry = await book(as, event, 1, { url: '/api/waitlist_entries', name: 'Wanda' });
  const bookings = [holder.id, entry.id];
  return { bookings, entry, freeing: await agreed(as, `${holder['@id']}/cancellation`, {}) };
}

/** Somebody answers the offer that came when the event was no longer full. */
const ofOffer =
  (method: ChangeRequest['method'], action: string, again: number) =>
  async ({ event }: Scene, as: Callers): Promise<Prepared> => {
    const { bookings, entry, freeing } = await fullEvent(as, event);
    await make(as, freeing);
    const url = `/api/waitlist_entries/${entry.id}${action}`;
    return { bookings, request: { by: 'gast', method, url }, again };
  };

/** Every way in which a booking changes (docs/domain/cancellation.md#changes, docs/domain/bookings.md#waiting-list). */
export const CHANGES: Readonly<Record<string, KindOfChange>> = {
  cancel: {
    prepare: ofBooking((booking) => [`${booking['@id']}/cancellation`, {}]),
    mails: ['booking_cancelled'],
  },
  'cancel a person': {
    prepare: ofBooking((booking) => [
      `${booking['@id']}/cancellation`,
      { bookingPerson: booking.bookingPersons[1]?.['@id'] },
    ]),
    mails: ['booking_changed'],
  },
  replace: {
    prepare: ofBooking((booking) => [`${booking.bookingPersons[1]?.['@id']}/replacement`, someone]),
    mails: ['booking_changed'],
  },
  add: {
    prepare: ofBooking((booking) => [`${booking['@id']}/persons`, someone], 1),
    mails: ['booking_changed'],
  },
  rebook: {
    prepare: ofBooking((booking, { other }) => [`${booking['@id']}/rebooking`, { event: other }]),
    mails: ['booking_rebooked'],
  },
  restore: {
    prepare: async ({ event }, as) => {
      const booking = await book(as, event);
      await make(as, await agreed(as, `${booking['@id']}/cancellation`, {}));
      const request = await agreed(as, `${booking['@id']}/restoration`, {}, 'super');
      return { bookings: [booking.id], request, again: 200 };
    },
    mails: ['booking_changed'],
  },
  'cancel, and offer to who waits': {
    prepare: async ({ event }, as) => {
      const { bookings, freeing } = await fullEvent(as, event);
      return { bookings, request: freeing, again: 200 };
    },
    mails: ['booking_cancelled', 'booking_offered'],
  },
  'accept an offer': { prepare: ofOffer('POST', '/accept', 200), mails: ['booking_confirmed'] },
  'decline an offer': { prepare: ofOffer('POST', '/decline', 204), mails: ['booking_offer_expired'] },
  'leave the list': { prepare: ofOffer('DELETE', '', 204), mails: ['booking_cancelled'] },
  'call the event off': {
    prepare: async ({ event }, as) => {
      const { bookings } = await fullEvent(as, event);
      const { etag, body } = await as.super('GET', event);
      const step = { to: 'cancelled', reason: 'weather', confirmation: body.code, notify: true };
      const url = `${event}/transition`;
      const request = {
        by: 'super',
        method: 'POST',
        url,
        body: step,
        headers: { 'if-match': etag },
      } as const;
      return { bookings, request, again: 412 };
    },
    mails: [
      ...['booking_annulled_weather', 'booking_annulled_weather'],
      ...['participant_news', 'participant_news', 'participant_news'],
    ],
  },
};
