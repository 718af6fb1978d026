import type { PrivateOfferResponse, PrivateRequestResponse } from '@firn/shared-contracts/api';
import { type PrivateRequestState, type PrivateWork, slugify } from '@firn/shared-contracts/domain';
import { and, asc, count, desc, eq, inArray, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { searchedIn, searchText } from '../../db/search-text.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Listed, View } from '../../records/index.ts';
import { hashToken } from '../auth/index.ts';
import { events } from '../events/events.table.ts';
import { findPrivateEvent } from '../events/index.ts';
import { offers } from '../offers/offers.table.ts';
import { type PrivateRequestRow, privateRequests } from '../private-offers/private-requests.table.ts';
import { isSetAside } from '../set-aside/set-aside.read-model.ts';

export interface PrivateRequestFilter {
  readonly states: readonly PrivateRequestState[];
  readonly text: string | null;
  /** Kinds of work, to find only requests that wait for the office. */
  readonly work: readonly PrivateWork[];
}

/** Condition for requests that are a cause of open work (docs/domain/office.md#open-work). */
export const isPrivateCause = (): SQL => eq(privateRequests.state, 'new');

/** Condition for requests that are open work: causes of which the office has not said that nothing more is to do. */
export const isPrivateWork = (db: Db): SQL | undefined =>
  and(isPrivateCause(), not(isSetAside(db, 'private-requests', privateRequests.id)));

interface Found {
  readonly request: PrivateRequestRow;
  readonly offer: { readonly id: string; readonly code: string; readonly title: string };
  readonly event: {
    readonly id: string;
    readonly code: string;
    readonly start: Date;
    readonly end: Date;
  } | null;
}

const found = (db: Db) =>
  db
    .select({
      request: privateRequests,
      offer: { id: offers.id, code: offers.code, title: offers.title },
      event: { id: events.id, code: events.code, start: events.start, end: events.end },
    })
    .from(privateRequests)
    .innerJoin(offers, eq(offers.id, privateRequests.offerId))
    .leftJoin(events, eq(events.id, privateRequests.eventId));

const wishOf = ({ request, offer }: Found) => ({
  state: request.state,
  offer: { ...offer, '@id': iri('offers', offer.id), slug: slugify(offer.title) },
  from: request.from,
  to: request.to,
  alternatives: request.alternatives,
  persons: request.persons,
  experience: request.experience,
  message: request.message,
  createdAt: request.createdAt.toISOString(),
});

export function requestResponse(row: Found): PrivateRequestResponse {
  const { request, event } = row;
  const { id, version, firstName, lastName, email, phone, bookingId, validUntil, notes } = request;
  return {
    '@id': iri('private_requests', id),
    '@type': 'PrivateRequest',
    id,
    version,
    ...wishOf(row),
    firstName,
    lastName,
    fullName: fullNameOf(request),
    email,
    phone,
    event: event && {
      '@id': iri('events', event.id),
      id: event.id,
      code: event.code,
      start: event.start.toISOString(),
      end: event.end.toISOString(),
    },
    booking: bookingId && iri('bookings', bookingId),
    validUntil: validUntil?.toISOString() ?? null,
    notes,
  };
}

const REQUEST_TEXT = searchText({
  texts: [
    privateRequests.firstName,
    privateRequests.lastName,
    privateRequests.email,
    offers.title,
    sql`'A-' || ${offers.code}`,
  ],
  phones: [privateRequests.phone],
});

function conditionOf(db: Db, { states, text, work }: PrivateRequestFilter): SQL | undefined {
  return and(
    states.length > 0 ? inArray(privateRequests.state, [...states]) : undefined,
    work.length > 0 ? isPrivateWork(db) : undefined,
    searchedIn(text, REQUEST_TEXT),
  );
}

/** The newest first. */
export async function listRequests(
  db: Db,
  filter: PrivateRequestFilter,
  page: Page,
): Promise<Listed<PrivateRequestResponse>> {
  const where = conditionOf(db, filter);
  const rows = await found(db)
    .where(where)
    .orderBy(desc(privateRequests.createdAt), desc(privateRequests.id))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(privateRequests)
    .innerJoin(offers, eq(offers.id, privateRequests.offerId))
    .where(where);
  return { items: rows.map(requestResponse), total: counted?.total ?? 0 };
}

export async function findRequest(db: Db, id: string): Promise<PrivateRequestResponse | null> {
  const [row] = await found(db).where(eq(privateRequests.id, id));
  return row ? requestResponse(row) : null;
}

/** The request that a token is about. */
export const byToken = (token: string): SQL | undefined => {
  const hash = hashToken(token);
  return or(eq(privateRequests.tokenHash, hash), eq(privateRequests.offerTokenHash, hash));
};

/** True if a link books, false if it only reads. */
const booksBy = ({ offerTokenHash }: PrivateRequestRow, token: string): boolean =>
  offerTokenHash === hashToken(token);

/** The offer that a request is made of, if guests see it and may ask for it. */
export async function findAskableOffer(
  db: Db,
  id: string,
): Promise<{ readonly id: string; readonly title: string } | null> {
  const isAskable = and(eq(offers.id, id), eq(offers.state, 'published'), eq(offers.privateTours, true));
  const [offer] = await db.select({ id: offers.id, title: offers.title }).from(offers).where(isAskable);
  return offer ?? null;
}

/** Offers whose day is over by now. */
export async function requestsDue(db: Db, at: Date): Promise<readonly string[]> {
  const isDue = and(eq(privateRequests.state, 'offered'), lte(privateRequests.validUntil, at));
  const rows = await db
    .select({ id: privateRequests.id })
    .from(privateRequests)
    .where(isDue)
    .orderBy(asc(privateRequests.id));
  return rows.map(({ id }) => id);
}

/** The offer behind a link; the event is told to whoever holds a link of the request. */
export async function findOffer(db: Db, token: string, view: View): Promise<PrivateOfferResponse | null> {
  const [row] = await found(db).where(byToken(token));
  if (!row) return null;
  const { request, event } = row;
  const isOver = request.state === 'offered' && request.validUntil !== null && request.validUntil <= view.now;
  return {
    '@id': `/api/private_offers/${encodeURIComponent(token)}`,
    '@type': 'PrivateOffer',
    id: request.id,
    ...wishOf(row),
    // The job may not have looked yet.
    ...(isOver && { state: 'expired' as const }),
    event: event && (await findPrivateEvent(db, event.id, { ...view, projection: null })),
    validUntil: request.validUntil?.toISOString() ?? null,
    books: booksBy(request, token),
  };
}
