import type { BookingPersonState, BookingState, Salutation } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { events } from '../events/events.table.ts';
import { users } from '../users/users.table.ts';

type PaymentMethod = 'invoice' | 'twint' | 'card';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const bookings = pgTable(
  'bookings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** `B-{yyyy}-{00001}`, gapless within a year (see `number_sequences`). */
    number: text('number').notNull().unique(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'restrict' }),
    /** The account that booked; null for a guest. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'restrict' }),
    state: text('state').$type<BookingState>().notNull(),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    salutation: text('salutation').$type<Salutation>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    postalCode: text('postal_code').notNull(),
    city: text('city').notNull(),
    country: text('country').notNull(),
    message: text('message'),
    /** Rappen: the sum of the frozen price lines. */
    total: integer('total').notNull(),
    /** Rappen received less Rappen paid back. */
    paid: integer('paid').notNull().default(0),
    dueDate: date('due_date'),
    acceptedTermsAt: instant('accepted_terms_at').notNull(),
    /** `held`, `pending_payment` and `offered` take seats only until then. */
    expiresAt: instant('expires_at'),
    /** SHA-256, hex, of the token that lets a guest read the booking. */
    accessTokenHash: text('access_token_hash'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('bookings_event_idx').on(table.eventId),
    index('bookings_user_idx').on(table.userId),
    index('bookings_created_idx').on(table.createdAt),
    index('bookings_expires_idx').on(table.expiresAt).where(sql`${table.expiresAt} is not null`),
    check('bookings_total_not_negative', sql`${table.total} >= 0`),
  ],
);

export const bookingPersons = pgTable(
  'booking_persons',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'restrict' }),
    /** Order inside the booking, from 0; price lines refer to it. */
    position: integer('position').notNull(),
    state: text('state').$type<BookingPersonState>().notNull().default('active'),
    booker: boolean('booker').notNull().default(false),
    salutation: text('salutation').$type<Salutation>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    birthday: date('birthday').notNull(),
    address: text('address'),
    postalCode: text('postal_code'),
    city: text('city'),
    country: text('country').notNull().default('CH'),
    phone: text('phone').notNull(),
    phonePrivate: text('phone_private'),
    phoneCompany: text('phone_company'),
    contactFirstName: text('contact_first_name').notNull(),
    contactLastName: text('contact_last_name').notNull(),
    contactPhone: text('contact_phone').notNull(),
    sac: boolean('sac').notNull(),
    sacNumber: text('sac_number'),
    vegetarian: boolean('vegetarian').notNull(),
    allergies: boolean('allergies').notNull(),
    allergiesText: text('allergies_text'),
    hardestTour: text('hardest_tour'),
    guardianName: text('guardian_name'),
    guardianConsent: boolean('guardian_consent').notNull().default(false),
  },
  (table) => [
    uniqueIndex('booking_persons_active_email_key')
      .on(table.bookingId, sql`lower(${table.email})`)
      .where(sql`${table.state} = 'active'`),
    uniqueIndex('booking_persons_position_key').on(table.bookingId, table.position),
  ],
);

/** Price lines as they were at submit; a trigger refuses every later change (decisions D6). */
export const bookingPriceLines = pgTable(
  'booking_price_lines',
  {
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'restrict' }),
    position: integer('position').notNull(),
    /** Position of the person. */
    person: integer('person').notNull(),
    title: text('title').notNull(),
    gross: integer('gross').notNull(),
    discount: integer('discount').notNull(),
    total: integer('total').notNull(),
    vatCategory: text('vat_category').notNull(),
    vatPercent: numeric('vat_percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    vat: integer('vat').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.position] }),
    check('booking_price_lines_sum', sql`${table.total} = ${table.gross} - ${table.discount}`),
  ],
);

/** Append-only: one row per step of a booking's state (decisions 4.1). */
export const bookingStateChanges = pgTable(
  'booking_state_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'restrict' }),
    from: text('from_state').$type<BookingState>(),
    to: text('to_state').$type<BookingState>().notNull(),
    /** Null: a guest without account, or the system. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason'),
    at: instant('at').notNull(),
  },
  (table) => [index('booking_state_changes_booking_idx').on(table.bookingId)],
);

/** Last number given per kind and year. The row's lock, held until commit, is what makes numbers gapless. */
export const numberSequences = pgTable(
  'number_sequences',
  {
    kind: text('kind').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);
