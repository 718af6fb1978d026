import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { registrations } from '../accounts/accounts.table.ts';
import { isBookedBy } from '../bookings/booked-by.read-model.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { guideCalendars } from '../guide-availabilities/guide-availabilities.table.ts';
import { invoices } from '../invoices/invoices.table.ts';
import { newsletterSubscriptions } from '../newsletter/newsletter.table.ts';
import { notes } from '../notes/notes.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { refunds } from '../refunds/refunds.table.ts';
import { rentingMaterialOrders } from '../renting-material-orders/renting-material-orders.table.ts';
import { seatOptions } from '../seat-options/seat-options.table.ts';
import { textRecipients } from '../text-messages/text-messages.table.ts';
import { isTextTo } from '../text-messages/texts-of-person.read-model.ts';
import { vouchers } from '../vouchers/vouchers.table.ts';
import { removeAccountParts } from './account-parts.repository.ts';
import { eraseGradesOf, eraseWordsOf } from './erase-feedback.repository.ts';
import { isOptionOf } from './options-of-person.read-model.ts';
import { users } from './users.table.ts';

const GONE = { firstName: 'Gelöschte', lastName: 'Person' } as const;
/** RFC 2606: no mail can be sent there. */
const addressOf = (id: string) => `${id}@geloescht.invalid`;

/** One that is still on its way keeps where it goes; the files for the bank are accounts, which stay. */
async function forgetAccounts(tx: Tx, userId: string): Promise<void> {
  const own = tx.select({ id: bookings.id }).from(bookings).where(isBookedBy(userId));
  await tx
    .update(refunds)
    .set({ iban: null, accountHolder: null, version: sql`${refunds.version} + 1` })
    .where(
      and(
        inArray(refunds.bookingId, own),
        inArray(refunds.state, ['done', 'failed']),
        isNotNull(refunds.iban),
      ),
    );
}

/** A draft that is made of the booking again has nobody's name. */
async function removeDrafts(tx: Tx, userId: string): Promise<void> {
  const own = tx.select({ id: bookings.id }).from(bookings).where(isBookedBy(userId));
  await tx.delete(invoices).where(and(inArray(invoices.bookingId, own), eq(invoices.state, 'draft')));
}

/** Sizes and weights of whoever was with them. */
async function forgetSizes(tx: Tx, userId: string): Promise<void> {
  const own = tx.select({ id: bookings.id }).from(bookings).where(isBookedBy(userId));
  await tx
    .update(rentingMaterialOrders)
    .set({ values: [], note: '', version: sql`${rentingMaterialOrders.version} + 1` })
    .where(inArray(rentingMaterialOrders.bookingId, own));
}

/** Nobody knows any more whose booking it was; what was sold, for how much and how old people were stays. */
async function anonymiseBookings(tx: Tx, userId: string): Promise<void> {
  const own = tx.select({ id: bookings.id }).from(bookings).where(isBookedBy(userId));
  await eraseWordsOf(tx, own);
  await forgetSizes(tx, userId);
  await tx
    .update(bookingPersons)
    .set({
      ...GONE,
      version: sql`${bookingPersons.version} + 1`,
      email: sql`${bookingPersons.id} || '@geloescht.invalid'`,
      birthday: sql`date_trunc('year', ${bookingPersons.birthday}::timestamp)::date`,
      address: null,
      postalCode: null,
      city: null,
      phone: '',
      phonePrivate: null,
      phoneCompany: null,
      contactFirstName: '',
      contactLastName: '',
      contactPhone: '',
      sacNumber: null,
      vegetarian: false,
      allergies: false,
      allergiesText: null,
      hardestTour: null,
      guardianName: null,
    })
    .where(inArray(bookingPersons.bookingId, own));
  await tx
    .update(bookings)
    .set({
      ...GONE,
      email: addressOf(userId),
      phone: '',
      address: '',
      postalCode: '',
      city: '',
      invoiceTo: null,
      message: null,
      accessTokenHash: null,
    })
    .where(isBookedBy(userId));
}

/** Takes everything from the row that says who it was; those who wrote a log or an invoice are still one person. */
async function eraseRow(tx: Tx, id: string): Promise<void> {
  await tx
    .update(users)
    .set({
      ...GONE,
      version: sql`${users.version} + 1`,
      state: 'deleted',
      email: addressOf(id),
      passwordHash: null,
      salutation: null,
      birthday: null,
      address: null,
      postalCode: null,
      city: null,
      region: null,
      phone: null,
      contactFirstName: null,
      contactLastName: null,
      contactPhone: null,
      sac: false,
      sacNumber: null,
      code: null,
      customerId: null,
      roles: [],
      groups: [],
      guideLevel: null,
      spontaneousTourPermission: false,
      tourCreatePermission: false,
      presentedOnWebsite: false,
      currentlyGuiding: false,
      portraitText: null,
      portraitImageId: null,
    })
    .where(eq(users.id, id));
}

/** A voucher that was bought holds on, without who bought it; one that is still to be mailed keeps where it goes. */
async function forgetBuyer(tx: Tx, email: string): Promise<void> {
  const deliverTo = sql`case when ${vouchers.sentAt} is null then ${vouchers.deliverTo} end`;
  await tx
    .update(vouchers)
    .set({ buyerName: '', buyerEmail: null, recipientName: '', message: '', deliverTo })
    .where(eq(sql`lower(${vouchers.buyerEmail})`, email));
}

/** What is kept by the address, unless somebody else has the same: an account, and a guest who booked with it. */
async function removeTracesOfAddress(tx: Tx, id: string): Promise<void> {
  const [row] = await tx.select({ email: users.email }).from(users).where(eq(users.id, id));
  const email = row?.email.toLowerCase() ?? '';
  const others = await tx.$count(users, and(eq(sql`lower(${users.email})`, email), ne(users.id, id)));
  if (others > 0) return;
  await tx.delete(outboxMails).where(eq(sql`lower(${outboxMails.recipient})`, email));
  await tx.delete(registrations).where(eq(sql`lower(${registrations.email})`, email));
  const isSubscription = eq(sql`lower(${newsletterSubscriptions.email})`, email);
  await tx.delete(newsletterSubscriptions).where(isSubscription);
  await forgetBuyer(tx, email);
}

/** The office held seats for whoever called: they go with who it was, and are free for others if they were held still. */
async function removeOptions(tx: Tx, id: string): Promise<void> {
  const [row] = await tx
    .select({ email: users.email, state: users.state })
    .from(users)
    .where(eq(users.id, id));
  const gone = await tx
    .delete(seatOptions)
    .where(isOptionOf(id, row && row.state !== 'guest' ? row.email : null))
    .returning({ id: seatOptions.id });
  const about = gone.map((option) => iri('seat_options', option.id));
  if (about.length > 0) await tx.delete(outboxMails).where(inArray(outboxMails.about, about));
}

async function removeTexts(tx: Tx, id: string): Promise<void> {
  const persons = await tx
    .select({ id: bookingPersons.id })
    .from(bookingPersons)
    .innerJoin(bookings, eq(bookings.id, bookingPersons.bookingId))
    .where(isBookedBy(id));
  const ids = persons.map((person) => person.id);
  await tx.delete(textRecipients).where(isTextTo(id, ids));
}

async function removeTraces(tx: Tx, id: string): Promise<void> {
  await removeTexts(tx, id);
  await removeOptions(tx, id);
  const own = tx.select({ about: sql<string>`'/api/bookings/' || ${bookings.id}` }).from(bookings);
  await tx.delete(outboxMails).where(inArray(outboxMails.about, own.where(isBookedBy(id))));
  await removeTracesOfAddress(tx, id);
  await tx.delete(guideCalendars).where(eq(guideCalendars.id, id));
  await tx.delete(notes).where(eq(notes.userId, id));
  await eraseGradesOf(tx, id);
  await removeAccountParts(tx, id);
}

/** Makes an account and its bookings anonymous (docs/domain/privacy.md#access-and-deletion). */
export async function eraseUser(tx: Tx, id: string): Promise<void> {
  await anonymiseBookings(tx, id);
  await forgetAccounts(tx, id);
  await removeDrafts(tx, id);
  await removeTraces(tx, id);
  await eraseRow(tx, id);
}

/** Takes away an account whose bookings and persons another one has now. */
export async function eraseMergedUser(tx: Tx, id: string): Promise<void> {
  await removeAccountParts(tx, id);
  await tx.delete(guideCalendars).where(eq(guideCalendars.id, id));
  await eraseRow(tx, id);
}
