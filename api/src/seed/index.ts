import { zurichDate } from '@firn/shared-contracts/domain';
import type { Db } from '../db/client.ts';
import { policyInForce } from '../modules/cancellation-policies/index.ts';
import { OFFERS } from './catalogue/index.ts';
import { insertAssignments } from './insert/assignments.ts';
import { insertBookings } from './insert/bookings.ts';
import { closeQuarter } from './insert/closed-quarter.ts';
import { insertContents } from './insert/contents.ts';
import { insertDunning } from './insert/dunning.ts';
import { insertEvents } from './insert/events.ts';
import { insertFeedbacks } from './insert/feedbacks.ts';
import { insertCalendars } from './insert/guide-calendars.ts';
import { insertInvoices } from './insert/invoices.ts';
import { insertLookups } from './insert/lookups.ts';
import { insertMaterials } from './insert/materials.ts';
import { type KeepPicture, keepPictures } from './insert/media.ts';
import { insertNavigation } from './insert/navigation.ts';
import { insertNewsletter } from './insert/newsletter.ts';
import { insertOffers } from './insert/offers.ts';
import { insertRefunds } from './insert/refunds.ts';
import { insertReservations } from './insert/reservations.ts';
import { insertSettings } from './insert/settings.ts';
import { insertTasks } from './insert/tasks.ts';
import { insertTextMessages } from './insert/text-messages.ts';
import { insertUsers } from './insert/users.ts';
import { insertVouchers } from './insert/vouchers.ts';
import { guests } from './people/guests.ts';
import { planBookings } from './plan/bookings.ts';
import { planEvents } from './plan/events.ts';
import { planCalendars } from './plan/guide-calendars.ts';
import { planInvoices } from './plan/invoices.ts';
import { offerGuidesFrom } from './plan/offer-guides.ts';
import { planVouchers } from './plan/vouchers.ts';

export { seedEvents } from './at-size/events-at-size.ts';
export { seedOffers } from './at-size/offers-at-size.ts';
export { bankFileToTry } from './bank-file-to-try.ts';
export { aCamtFile } from './camt-file.ts';
export { picturesIn } from './insert/media.ts';

export interface SeedDeps {
  readonly db: Db;
  /** What the demo's dates are relative to. */
  readonly now: Date;
  /** Draws and stores one picture: `picturesIn(store)`; tests leave the drawing out. */
  readonly keepPicture: KeepPicture;
}

/**
 * Fills an empty, migrated database with the demo. The same `now` gives the same rows and ids
 * (except the salt of the password). Rows are written in one transaction: all or nothing.
 * @throws when the database already holds the demo.
 */
export async function seedDemo({ db, now, keepPicture }: SeedDeps): Promise<void> {
  const events = planEvents(now);
  const everyGuest = guests(zurichDate(now));
  const policies = {
    with_nights: await policyInForce(db, { durationDays: 2 }, zurichDate(now)),
    day_tour: await policyInForce(db, { durationDays: 1 }, zurichDate(now)),
  };
  const bookings = planBookings(events, everyGuest, { now, policies });
  await keepPictures(db, keepPicture);
  await db.transaction(async (tx) => {
    await insertSettings(tx);
    await insertLookups(tx);
    await insertUsers(tx, now);
    await insertOffers(tx, OFFERS, offerGuidesFrom(events));
    await insertEvents(tx, events);
    await insertAssignments(tx, events);
    await insertCalendars(tx, planCalendars(events, now));
    await insertBookings(tx, bookings);
    await insertReservations(tx, events, now);
    await insertMaterials(tx, { offers: OFFERS, bookings, now });
    await insertFeedbacks(tx, bookings, now);
    await insertTextMessages(tx, bookings);
    await insertInvoices(tx, planInvoices(bookings, now));
    await insertDunning(tx, now);
    await insertVouchers(tx, planVouchers(bookings, now));
    await insertRefunds(tx, bookings, now);
    await insertNewsletter(
      tx,
      everyGuest.map(({ email }) => email),
      now,
    );
    await insertTasks(tx, now);
    await insertContents(tx, now);
    await insertNavigation(tx);
    await closeQuarter(tx, now);
  });
}
