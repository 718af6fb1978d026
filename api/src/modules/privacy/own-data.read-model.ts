import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isBookedBy } from '../bookings/booked-by.read-model.ts';
import { bookingPersons, bookingPriceLines, bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { familyMembers } from '../family-members/family-members.table.ts';
import { feedbacks } from '../feedbacks/feedbacks.table.ts';
import { invoices } from '../invoices/invoices.table.ts';
import { newsletterSubscriptions } from '../newsletter/newsletter.table.ts';
import { offers } from '../offers/offers.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { dietOf } from '../own-diet/index.ts';
import { findUserRow, type UserRow } from '../people/index.ts';
import { pinboardPosts } from '../pinboard/pinboard.table.ts';
import { rememberedEvents } from '../remembered-events/remembered-events.table.ts';
import { listTextsTo } from '../text-messages/texts-of-person.read-model.ts';
import { users } from '../users/users.table.ts';
import { vouchers } from '../vouchers/vouchers.table.ts';
import { materialOf, sizesOf } from './own-material.read-model.ts';
import { optionsOf } from './own-options.read-model.ts';

const ACCOUNT = {
  email: users.email,
  code: users.code,
  customerId: users.customerId,
  salutation: users.salutation,
  firstName: users.firstName,
  lastName: users.lastName,
  birthday: users.birthday,
  address: users.address,
  postalCode: users.postalCode,
  city: users.city,
  state: users.region,
  country: users.country,
  phone: users.phone,
  contactFirstName: users.contactFirstName,
  contactLastName: users.contactLastName,
  contactPhone: users.contactPhone,
  sac: users.sac,
  sacNumber: users.sacNumber,
  roles: users.roles,
  groups: users.groups,
  guideLevel: users.guideLevel,
  portraitText: users.portraitText,
  createdAt: users.createdAt,
  lastSeenAt: users.lastSeenAt,
};

const BOOKING = {
  id: bookings.id,
  number: bookings.number,
  event: sql<string>`coalesce(${events.title}, ${offers.title})`,
  start: events.start,
  end: events.end,
  state: bookings.state,
  salutation: bookings.salutation,
  firstName: bookings.firstName,
  lastName: bookings.lastName,
  email: bookings.email,
  phone: bookings.phone,
  address: bookings.address,
  postalCode: bookings.postalCode,
  city: bookings.city,
  country: bookings.country,
  invoiceTo: bookings.invoiceTo,
  message: bookings.message,
  total: bookings.total,
  paid: bookings.paid,
  acceptedTermsAt: bookings.acceptedTermsAt,
  createdAt: bookings.createdAt,
};

const INVOICE = {
  bookingId: invoices.bookingId,
  kind: invoices.kind,
  number: invoices.number,
  issuedOn: invoices.issuedOn,
  dueDate: invoices.dueDate,
  recipient: invoices.recipient,
  total: invoices.total,
  sentAt: invoices.sentAt,
};

const NEWSLETTER = {
  email: newsletterSubscriptions.email,
  state: newsletterSubscriptions.state,
  textVersion: newsletterSubscriptions.textVersion,
  requestedAt: newsletterSubscriptions.requestedAt,
  requestedFrom: newsletterSubscriptions.requestedFrom,
  confirmedAt: newsletterSubscriptions.confirmedAt,
  confirmedFrom: newsletterSubscriptions.confirmedFrom,
  unsubscribedAt: newsletterSubscriptions.unsubscribedAt,
};

async function bookingsOf(db: Db, whose: SQL | undefined) {
  const rows = await db
    .select(BOOKING)
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(whose)
    .orderBy(asc(bookings.createdAt), asc(bookings.id));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const persons = await db
    .select()
    .from(bookingPersons)
    .where(inArray(bookingPersons.bookingId, ids))
    .orderBy(asc(bookingPersons.position));
  const lines = await db
    .select()
    .from(bookingPriceLines)
    .where(inArray(bookingPriceLines.bookingId, ids))
    .orderBy(asc(bookingPriceLines.position));
  const documents = await db
    .select(INVOICE)
    .from(invoices)
    .where(and(inArray(invoices.bookingId, ids), ne(invoices.state, 'draft')))
    .orderBy(asc(invoices.issuedAt), asc(invoices.number));
  const orders = await materialOf(db, ids);
  return rows.map(({ id, ...booking }) => ({
    ...booking,
    material: orders
      .filter(({ bookingId }) => bookingId === id)
      .map(({ bookingId: _bookingId, ...order }) => order),
    invoices: documents
      .filter(({ bookingId }) => bookingId === id)
      .map(({ bookingId: _bookingId, ...document }) => document),
    persons: persons
      .filter(({ bookingId }) => bookingId === id)
      .map(({ id: _id, version: _version, bookingId: _bookingId, position: _position, ...person }) => person),
    priceLines: lines
      .filter(({ bookingId }) => bookingId === id)
      .map(({ bookingId: _bookingId, position: _position, ...line }) => line),
  }));
}

async function familyOf(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(familyMembers)
    .where(eq(familyMembers.userId, userId))
    .orderBy(asc(familyMembers.sortKey), asc(familyMembers.id));
  return rows.map(({ id: _id, version: _version, userId: _userId, sortKey: _sortKey, ...member }) => member);
}

/** Newsletter of the address, and of those that went with accounts that were merged into this one. */
const newsletterOf = (db: Db, userId: string, email: string) =>
  db
    .select(NEWSLETTER)
    .from(newsletterSubscriptions)
    .where(
      or(
        eq(sql`lower(${newsletterSubscriptions.email})`, email.toLowerCase()),
        eq(newsletterSubscriptions.mergedUserId, userId),
      ),
    )
    .orderBy(asc(newsletterSubscriptions.requestedAt), asc(newsletterSubscriptions.id));

const VOUCHER = {
  amount: vouchers.amount,
  balance: vouchers.balance,
  validUntil: vouchers.validUntil,
  buyerName: vouchers.buyerName,
  recipientName: vouchers.recipientName,
  message: vouchers.message,
  deliverTo: vouchers.deliverTo,
  createdAt: vouchers.createdAt,
};

/** Vouchers that the owner of the address has bought, or got for a refund. */
const vouchersOf = (db: Db, email: string) =>
  db
    .select(VOUCHER)
    .from(vouchers)
    .where(eq(sql`lower(${vouchers.buyerEmail})`, email.toLowerCase()))
    .orderBy(asc(vouchers.createdAt), asc(vouchers.id));

const EVENT_TITLE = sql<string>`coalesce(${events.title}, ${offers.title})`;

const rememberedOf = (db: Db, userId: string) =>
  db
    .select({ event: EVENT_TITLE, start: events.start, createdAt: rememberedEvents.createdAt })
    .from(rememberedEvents)
    .innerJoin(events, eq(events.id, rememberedEvents.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(eq(rememberedEvents.userId, userId))
    .orderBy(asc(rememberedEvents.createdAt), asc(rememberedEvents.id));

const postsOf = (db: Db, userId: string) =>
  db
    .select({
      event: EVENT_TITLE,
      text: pinboardPosts.text,
      carSharing: pinboardPosts.carSharing,
      createdAt: pinboardPosts.createdAt,
    })
    .from(pinboardPosts)
    .innerJoin(events, eq(events.id, pinboardPosts.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(eq(pinboardPosts.userId, userId))
    .orderBy(asc(pinboardPosts.createdAt), asc(pinboardPosts.id));

/** Feedback of the persons of the bookings; whoever booked gave their addresses. */
const feedbacksOf = (db: Db, whoseBookings: SQL | undefined) =>
  db
    .select({
      event: EVENT_TITLE,
      firstName: bookingPersons.firstName,
      content: feedbacks.content,
      level: feedbacks.level,
      organisation: feedbacks.organisation,
      hut: feedbacks.hut,
      comment: feedbacks.comment,
      publishConsent: feedbacks.publishConsent,
      publishedAt: feedbacks.publishedAt,
      reply: feedbacks.reply,
      createdAt: feedbacks.createdAt,
      answeredAt: feedbacks.answeredAt,
    })
    .from(feedbacks)
    .innerJoin(bookingPersons, eq(bookingPersons.id, feedbacks.bookingPersonId))
    .innerJoin(bookings, eq(bookings.id, bookingPersons.bookingId))
    .innerJoin(events, eq(events.id, feedbacks.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(whoseBookings)
    .orderBy(asc(feedbacks.createdAt), asc(feedbacks.id));

/** An account has the address, a guest without one only wrote it on a booking: theirs are the mails about bookings. */
function mailsTo(db: Db, { id, email, state }: Pick<UserRow, 'id' | 'email' | 'state'>) {
  const about = db
    .select({ about: sql<string>`'/api/bookings/' || ${bookings.id}` })
    .from(bookings)
    .where(eq(bookings.guestId, id));
  const isTo = eq(sql`lower(${outboxMails.recipient})`, email.toLowerCase());
  return db
    .select({ subject: outboxMails.subject, createdAt: outboxMails.createdAt, sentAt: outboxMails.sentAt })
    .from(outboxMails)
    .where(state === 'guest' ? inArray(outboxMails.about, about) : isTo)
    .orderBy(asc(outboxMails.createdAt), asc(outboxMails.id));
}

async function textsTo(db: Db, userId: string, whoseBookings: SQL | undefined) {
  const persons = await db
    .select({ id: bookingPersons.id })
    .from(bookingPersons)
    .innerJoin(bookings, eq(bookings.id, bookingPersons.bookingId))
    .where(whoseBookings);
  const ids = persons.map((person) => person.id);
  return listTextsTo(db, userId, ids);
}

async function readData(db: Db, person: UserRow, whoseBookings: SQL | undefined) {
  const { id, email, state } = person;
  const [account] = await db.select(ACCOUNT).from(users).where(eq(users.id, id));
  if (!account) throw new Error(`The user ${id} is gone.`);
  return {
    account,
    sizes: await sizesOf(db, id),
    diet: await dietOf(db, id),
    family: await familyOf(db, id),
    // Nobody knows whether the guest of a booking is the owner of the address, who ordered it.
    newsletter: state === 'guest' ? [] : await newsletterOf(db, id, email),
    bookings: await bookingsOf(db, whoseBookings),
    options: await optionsOf(db, person),
    vouchers: state === 'guest' ? [] : await vouchersOf(db, email),
    rememberedEvents: await rememberedOf(db, id),
    pinboardPosts: await postsOf(db, id),
    feedbacks: await feedbacksOf(db, whoseBookings),
    mails: await mailsTo(db, person),
    texts: await textsTo(db, id, whoseBookings),
  };
}

export type OwnData = Awaited<ReturnType<typeof readData>>;

/** The data kept of an account, without what protects it (docs/domain/privacy.md#access-and-deletion). */
export async function readOwnData(db: Db, userId: string): Promise<OwnData | null> {
  const person = await findUserRow(db, userId);
  return person && readData(db, person, eq(bookings.userId, userId));
}

/** The same of anybody, for the office, which has made sure who asks. */
export async function readDataOf(db: Db, personId: string): Promise<OwnData | null> {
  const person = await findUserRow(db, personId);
  return person && readData(db, person, isBookedBy(personId));
}
