import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import type { UserRow } from '../people/index.ts';
import { seatOptions } from '../seat-options/seat-options.table.ts';
import { isOptionOf } from '../users/options-of-person.read-model.ts';

/** Seats that the office held for a person on the phone, with what it wrote down of them. */
export const optionsOf = (db: Db, person: Pick<UserRow, 'id' | 'email' | 'state'>) =>
  db
    .select({
      number: seatOptions.number,
      event: sql<string>`coalesce(${events.title}, ${offers.title})`,
      start: events.start,
      seats: seatOptions.seats,
      firstName: seatOptions.firstName,
      lastName: seatOptions.lastName,
      phone: seatOptions.phone,
      email: seatOptions.email,
      until: seatOptions.until,
      createdAt: seatOptions.createdAt,
      closedAt: seatOptions.closedAt,
    })
    .from(seatOptions)
    .innerJoin(events, eq(events.id, seatOptions.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    // Nobody has proven that the address on a booking without an account is theirs.
    .where(isOptionOf(person.id, person.state === 'guest' ? null : person.email))
    .orderBy(asc(seatOptions.createdAt), asc(seatOptions.id));
