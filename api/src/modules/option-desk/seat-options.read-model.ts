import type { SeatOptionLinkResponse, SeatOptionResponse } from '@firn/shared-contracts/api';
import type { SeatOptionState } from '@firn/shared-contracts/domain';
import { and, count, desc, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Listed, View } from '../../records/index.ts';
import { hashToken } from '../auth/index.ts';
import { events } from '../events/events.table.ts';
import { FEW_SEATS, findEvent } from '../events/index.ts';
import { offers } from '../offers/offers.table.ts';
import { type SeatOptionRow, seatOptions } from '../seat-options/seat-options.table.ts';

export interface OptionFilter {
  readonly events: readonly string[];
  readonly states: readonly SeatOptionState[];
}

const found = (db: Db) =>
  db
    .select({
      option: seatOptions,
      event: {
        id: events.id,
        code: events.code,
        title: sql<string>`coalesce(${events.title}, ${offers.title})`,
        start: events.start,
        end: events.end,
      },
    })
    .from(seatOptions)
    .innerJoin(events, eq(events.id, seatOptions.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId));

type Found = Awaited<ReturnType<typeof found>>[number];

const heldOf = ({ number, state, seats, firstName, lastName, phone, email, until }: SeatOptionRow) => ({
  number,
  state,
  seats,
  firstName,
  lastName,
  phone,
  email,
  until: until.toISOString(),
});

function optionResponse({ option, event }: Found): SeatOptionResponse {
  const { id, version, userId, sentBy, bookingId, createdAt } = option;
  return {
    '@id': iri('seat_options', id),
    '@type': 'SeatOption',
    id,
    version,
    ...heldOf(option),
    fullName: fullNameOf(option),
    user: userId && iri('users', userId),
    event: {
      '@id': iri('events', event.id),
      ...event,
      start: event.start.toISOString(),
      end: event.end.toISOString(),
    },
    sentBy,
    booking: bookingId && iri('bookings', bookingId),
    createdAt: createdAt.toISOString(),
  };
}

function conditionOf({ events: ids, states }: OptionFilter): SQL | undefined {
  return and(
    ids.length > 0 ? inArray(seatOptions.eventId, [...ids]) : undefined,
    states.length > 0 ? inArray(seatOptions.state, [...states]) : undefined,
  );
}

/** The newest first. */
export async function listOptions(
  db: Db,
  filter: OptionFilter,
  page: Page,
): Promise<Listed<SeatOptionResponse>> {
  const where = conditionOf(filter);
  const rows = await found(db)
    .where(where)
    .orderBy(desc(seatOptions.createdAt), desc(seatOptions.id))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(seatOptions).where(where);
  return { items: rows.map(optionResponse), total: counted?.total ?? 0 };
}

export async function findOption(db: Db, id: string): Promise<SeatOptionResponse | null> {
  const [row] = await found(db).where(eq(seatOptions.id, id));
  return row ? optionResponse(row) : null;
}

/** Reads what is told of an option by mail or SMS. */
export async function toldOption(db: Db, id: string) {
  const [row] = await found(db).where(eq(seatOptions.id, id));
  return row ? { ...row.option, event: row.event } : null;
}

/** Options whose seats nothing holds any more: their time is over, or their event takes place no more. */
export async function optionsDue(db: Db, at: Date): Promise<readonly { id: string; eventId: string }[]> {
  const isOver = or(lte(seatOptions.until, at), eq(events.state, 'cancelled'));
  return db
    .select({ id: seatOptions.id, eventId: seatOptions.eventId })
    .from(seatOptions)
    .innerJoin(events, eq(events.id, seatOptions.eventId))
    .where(and(eq(seatOptions.state, 'open'), isOver))
    .orderBy(seatOptions.eventId, seatOptions.id);
}

/** Reads what a link is about, with the event as its holder may book it. Null for a link that is none. */
export async function findOptionLink(
  db: Db,
  token: string,
  view: View,
): Promise<SeatOptionLinkResponse | null> {
  const [option] = await db
    .select()
    .from(seatOptions)
    .where(eq(seatOptions.tokenHash, hashToken(token)));
  const event = option && (await findEvent(db, option.eventId, { ...view, projection: null }));
  if (!option || !event) return null;
  // The job may not have looked yet.
  const state = option.state === 'open' && option.until <= view.now ? 'expired' : option.state;
  const held = state === 'open' ? option.seats : 0;
  const isFull = event.availability === 'waitlist' || event.availability === 'full';
  const freePlaces = (isFull ? 0 : event.freePlaces) + held;
  return {
    '@id': `/api/seat_option_links/${encodeURIComponent(token)}`,
    '@type': 'SeatOptionLink',
    id: option.id,
    ...heldOf(option),
    state,
    event: {
      ...event,
      ...(held > 0 && { freePlaces }),
      ...(held > 0 && isFull && { availability: freePlaces > FEW_SEATS ? 'bookable' : 'few' }),
    },
  };
}
