import type { InvoiceTo } from '@firn/shared-contracts/api';
import type {
  BookingPersonState,
  BookingState,
  CancellationPolicy,
  PaymentMethod,
  PriceLineKind,
  PriceLineOrigin,
  Salutation,
} from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, version } from '../../db/columns.ts';
import { searchTextColumn, searchTextIndex } from '../../db/search-text.ts';
import { events } from '../events/events.table.ts';
import { users } from '../users/users.table.ts';

export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    version: version(),
    /** `B-{yyyy}-{00001}`, gapless within a year (see `number_sequences`). */
    number: text().notNull().unique(),
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'restrict' }),
    /** The account that booked; null for a guest. */
    userId: uuid().references(() => users.id, { onDelete: 'restrict' }),
    /** The guest without an account whom the office knows by the booking; null for an account's (docs/domain/accounts.md#guests-without-an-account). */
    guestId: uuid().references(() => users.id, { onDelete: 'restrict' }),
    state: text().$type<BookingState>().notNull(),
    paymentMethod: text().$type<PaymentMethod>().notNull(),
    salutation: text().$type<Salutation>().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    postalCode: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    /** They get the invoice in place of the booker; null for the booker (docs/domain/payments.md#another-payer). */
    invoiceTo: jsonb().$type<InvoiceTo>(),
    message: text(),
    /** As in force when the booking was made (docs/domain/cancellation.md#by-the-guest). */
    cancellationPolicy: jsonb().$type<CancellationPolicy>().notNull(),
    /** Until then its guest leaves without a fee, because the event was moved (docs/domain/cancellation.md#a-changed-event). */
    freeCancellationUntil: instant(),
    /** Rappen: the sum of the price lines. */
    total: integer().notNull(),
    /** Rappen received less Rappen paid back: the sum of its ledger, which only a trigger writes (docs/domain/payments.md#ledger). */
    paid: integer().notNull().default(0),
    /** Rappen paid back, summed up in the same way. */
    refunded: integer().notNull().default(0),
    dueDate: date(),
    acceptedTermsAt: instant().notNull(),
    /** `held`, `pending_payment` and `offered` take seats only until then. */
    expiresAt: instant(),
    /** Since when it stands in the queue of the waiting list; kept while seats are offered. */
    queuedAt: instant(),
    /**
     * Of the first of the queue: since when there have been seats, too few for all of it. Null while there are none.
     */
    blockedSince: instant(),
    /** SHA-256 of the token that lets a guest read the booking. */
    accessTokenHash: text(),
    /** SHA-256 of the token in the mail that asks to confirm; null for a booking that bound at once. */
    confirmationTokenHash: text(),
    createdAt: createdAt(),
    searchText: searchTextColumn({
      texts: [sql`number`, sql`last_name`, sql`first_name`, sql`email`, sql`postal_code`, sql`city`],
      phones: [sql`phone`],
    }),
  },
  (table) => [
    index('bookings_event_idx').on(table.eventId),
    searchTextIndex('bookings', table.searchText),
    index('bookings_user_idx').on(table.userId),
    index('bookings_guest_idx').on(table.guestId),
    index('bookings_created_idx').on(table.createdAt),
    index('bookings_state_idx').on(table.state),
    index('bookings_unpaid_idx').on(table.dueDate).where(sql`paid < total`),
    index('bookings_overpaid_idx').on(table.id).where(sql`paid > total`),
    index('bookings_expires_idx').on(table.expiresAt).where(sql`expires_at is not null`),
    index('bookings_queue_idx')
      .on(table.eventId, table.queuedAt)
      .where(sql`state in ('waitlisted', 'offered')`),
    check('bookings_one_owner', sql`user_id is null or guest_id is null`),
    check('bookings_total_not_negative', sql`total >= 0`),
    check('bookings_paid_not_negative', sql`paid >= 0 and refunded >= 0`),
  ],
);

/**
 * Where bookings without an account came from; kept for 30 days
 * (docs/domain/bookings.md#bookings-without-an-account).
 */
export const bookingOrigins = pgTable(
  'booking_origins',
  {
    bookingId: uuid()
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** As `networkOf` gives it: never a whole IPv6 address. */
    network: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('booking_origins_network_idx').on(table.network, table.createdAt),
    index('booking_origins_created_idx').on(table.createdAt),
  ],
);

/**
 * The secrets in mails about a booking: each answers for it. First those of the waiting list, hence the name
 * (docs/domain/bookings.md#waiting-list, docs/domain/cancellation.md#another-date-after-a-call-off).
 */
export const waitlistLinks = pgTable(
  'waitlist_links',
  {
    /** SHA-256 of the token. */
    tokenHash: text().primaryKey(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('waitlist_links_booking_idx').on(table.bookingId)],
);

export const bookingPersons = pgTable(
  'booking_persons',
  {
    id: id(),
    version: version(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: 'restrict' }),
    /** Order inside the booking, from 0; price lines refer to it. */
    position: integer().notNull(),
    state: text().$type<BookingPersonState>().notNull().default('active'),
    booker: boolean().notNull().default(false),
    /** Null: nobody asks a child for it (docs/domain/bookings.md#children). */
    salutation: text().$type<Salutation>(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    birthday: date().notNull(),
    address: text(),
    postalCode: text(),
    city: text(),
    country: text().notNull().default('CH'),
    /** Empty of a child without a number of its own. */
    phone: text().notNull(),
    phonePrivate: text(),
    phoneCompany: text(),
    contactFirstName: text().notNull(),
    contactLastName: text().notNull(),
    contactPhone: text().notNull(),
    sac: boolean().notNull(),
    sacNumber: text(),
    vegetarian: boolean().notNull(),
    allergies: boolean().notNull(),
    allergiesText: text(),
    hardestTour: text(),
    guardianName: text(),
    guardianConsent: boolean().notNull().default(false),
    searchText: searchTextColumn({
      texts: [sql`last_name`, sql`first_name`, sql`email`, sql`postal_code`, sql`city`],
      phones: [sql`phone`, sql`phone_private`, sql`phone_company`],
    }),
  },
  (table) => [
    uniqueIndex('booking_persons_active_email_key')
      .on(table.bookingId, sql`lower(email)`)
      .where(sql`state = 'active'`),
    uniqueIndex('booking_persons_position_key').on(table.bookingId, table.position),
    searchTextIndex('booking_persons', table.searchText),
  ],
);

/**
 * What a booking costs, line by line. A trigger refuses to change a line: a change of the booking appends its own
 * (docs/domain/prices.md#frozen-lines).
 */
export const bookingPriceLines = pgTable(
  'booking_price_lines',
  {
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: 'restrict' }),
    position: integer().notNull(),
    kind: text().$type<PriceLineKind>().notNull().default('component'),
    origin: text().$type<PriceLineOrigin>().notNull(),
    /** Which change of the booking brought it; 0 is the booking itself. */
    change: integer().notNull().default(0),
    /** Position of the person. */
    person: integer().notNull(),
    title: text().notNull(),
    gross: integer().notNull(),
    discount: integer().notNull(),
    total: integer().notNull(),
    vatCategory: text().notNull(),
    vatPercent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    vat: integer().notNull(),
    accommodationCost: boolean().notNull(),
    /** Of the event, else of its offer, at the time; a rate or an account that changes later does not move a line. */
    accountingNo: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.position] }),
    check('booking_price_lines_sum', sql`total = gross - discount`),
    check('booking_price_lines_origin', sql`origin in ('component', 'material', 'voucher', 'fee')`),
  ],
);

/** The last number per kind and year. The row's lock, held until commit, makes numbers gapless. */
export const numberSequences = pgTable(
  'number_sequences',
  {
    kind: text().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);
