import { CANCELLATION_POLICIES } from '@firn/shared-contracts/testing';
import type { Db } from '../src/db/client.ts';
import { bookingPersons, bookings } from '../src/modules/bookings/bookings.table.ts';
import { contents } from '../src/modules/contents/contents.table.ts';
import { eventReports } from '../src/modules/event-reports/event-reports.table.ts';
import { mediaObjects } from '../src/modules/media/media.table.ts';
import type { OfferRow } from '../src/modules/offers/offers.table.ts';
import { outboxMails } from '../src/modules/outbox/outbox.table.ts';
import { rentingMaterialOrders } from '../src/modules/renting-material-orders/renting-material-orders.table.ts';
import { insertHut, insertReservation } from './accommodations.ts';
import type { TestApp } from './build-test-app.ts';
import { pay } from './payments.ts';
import { insertBoots } from './renting-materials.ts';
import { insertActivity, insertEvent, insertLevel, insertOffer } from './tours.ts';

type NewBooking = Partial<typeof bookings.$inferInsert>;

async function insertPicture(db: Db): Promise<string> {
  const picture = { title: 'Grat', encodingFormat: 'image/jpeg', width: 1600, height: 900 };
  const [row] = await db.insert(mediaObjects).values(picture).returning();
  if (!row) throw new Error('no picture');
  return row.id;
}

/** A hidden offer that lacks nothing for its publication. */
export async function insertCompleteOffer(db: Db, changes: Partial<OfferRow> = {}): Promise<OfferRow> {
  const headImageId = await insertPicture(db);
  const level = await insertLevel(db, `Niveau ${headImageId}`);
  const activity = await insertActivity(db, `Skitour ${headImageId}`);
  const filled = { levelId: level.id, headImageId, leadText: 'Über den Grat.' };
  return insertOffer(db, { state: 'hidden', ...filled, ...changes }, { activities: [activity.id] });
}

const person = {
  salutation: 'Frau',
  firstName: 'Nina',
  lastName: 'Käser',
  phone: '+41791234567',
  birthday: '1990-05-31',
  contactFirstName: 'Urs',
  contactLastName: 'Käser',
  contactPhone: '+41797654321',
  sac: false,
  vegetarian: false,
  allergies: false,
} as const;

/** `B-2026-{n}`, confirmed, of CHF 100.– that are paid, unless the changes say otherwise. */
async function insertBooking(
  db: Db,
  n: number,
  eventId: string,
  { paid = 10_000, ...changes }: NewBooking = {},
): Promise<string> {
  const [row] = await db
    .insert(bookings)
    .values({
      number: `B-2026-${String(n).padStart(5, '0')}`,
      eventId,
      state: 'confirmed',
      paymentMethod: 'invoice',
      ...person,
      email: 'nina@firn.example',
      address: 'Bergweg 7',
      postalCode: '7546',
      city: 'Ardez',
      country: 'CH',
      cancellationPolicy: CANCELLATION_POLICIES.with_nights,
      total: 10_000,
      acceptedTermsAt: new Date('2026-01-10T08:00:00Z'),
      createdAt: new Date(Date.UTC(2026, 0, 10, 8, n)),
      ...changes,
    })
    .returning();
  if (!row) throw new Error('no booking');
  if (paid > 0) await pay(db, row.id, paid);
  return row.id;
}

async function loseMail(db: Db, about: string): Promise<void> {
  const mail = {
    template: 'booking_confirmed',
    recipient: 'nina@firn.example',
    subject: '',
    text: '',
    html: '',
  };
  await db.insert(outboxMails).values({ ...mail, about, failedAt: new Date('2026-02-13T08:00:00Z') });
}

const days = (first: string, last = first) => ({
  start: new Date(`${first}T06:00:00Z`),
  end: new Date(`${last}T15:00:00Z`),
});

async function fileReport(db: Db, eventId: string, incidents: string, incidentsReadAt: Date | null = null) {
  const submittedAt = new Date('2026-02-10T18:00:00Z');
  const report = { eventId, expenses: [], incidents, comment: '', submittedAt, incidentsReadAt };
  await db.insert(eventReports).values(report);
}

/**
 * A house that was not asked yet; beds that are free to give back until the 21st, while those of the day after are not urgent;
 * beds for five people of an event that has nobody.
 */
async function reserveBeds(
  db: Db,
  { toCome, nextHut, laterHut }: Readonly<Record<'toCome' | 'nextHut' | 'laterHut', string>>,
): Promise<void> {
  const { id: accommodationId } = await insertHut(db);
  await insertReservation(db, { eventId: toCome, accommodationId });
  const asked = {
    persons: 1,
    guests: 0,
    guestsWithSac: 0,
    guides: 1,
    vegetarian: 0,
    allergies: 0,
    allergiesDigest: '',
    arrival: '2026-02-23',
    departure: '2026-02-24',
    rooms: 0,
    halfBoard: false,
  };
  const confirmed = { accommodationId, state: 'confirmed' as const };
  await insertReservation(db, { ...confirmed, eventId: nextHut, firstNight: -1, asked });
  const next = { ...asked, arrival: '2026-02-24', departure: '2026-02-25' };
  await insertReservation(db, { ...confirmed, eventId: nextHut, asked: next });
  const five = { ...asked, persons: 5, guides: 0, arrival: '2026-04-11', departure: '2026-04-12' };
  await insertReservation(db, { ...confirmed, eventId: laterHut, asked: five });
}

/** One person of a booking with one pair of boots. */
async function insertRental(
  db: Db,
  n: number,
  eventId: string,
  order: Partial<typeof rentingMaterialOrders.$inferInsert>,
): Promise<void> {
  const bookingId = await insertBooking(db, n, eventId);
  const seat = { ...person, bookingId, position: 0, email: 'nina@firn.example' };
  const [seated] = await db.insert(bookingPersons).values(seat).returning();
  const boots = await insertBoots(db, { 42: 1 });
  const [first, last] = ['2026-02-12', '2026-02-18'];
  await db.insert(rentingMaterialOrders).values({
    bookingId,
    personId: seated?.id ?? '',
    materialId: boots.id,
    stockId: boots.stock[42] ?? null,
    title: boots.title,
    values: [],
    firstDay: first,
    lastDay: last,
    heldFrom: first,
    heldUntil: last,
    price: 0,
    ...order,
  });
}

/** Material to pack in three days, and some that is packed or a day later; pieces that are out too long, back, and not yet too long. */
async function rentMaterial(
  db: Db,
  at: Readonly<Record<'inThreeDays' | 'inFourDays' | 'twoDaysOver' | 'oneDayOver', string>>,
): Promise<void> {
  await insertRental(db, 11, at.inThreeDays, {});
  await insertRental(db, 12, at.inThreeDays, { packedAt: new Date('2026-02-13T08:00:00Z') });
  await insertRental(db, 13, at.inFourDays, {});
  await insertRental(db, 14, at.twoDaysOver, { state: 'handed_out' });
  await insertRental(db, 15, at.twoDaysOver, { state: 'returned' });
  await insertRental(db, 16, at.oneDayOver, { state: 'handed_out' });
}

/** Events of the offer A-31, around 14 February 2026; answers with one to come and one that is over. */
async function seedEvents({ db, users }: TestApp) {
  const offer = await insertOffer(db, { code: '31', title: 'Tödi', minimumParticipants: 2 });
  const guided = { guides: [users.guide.id] };
  const over = { ...days('2026-02-09', '2026-02-10'), guideFinished: true };
  const add = (n: number, changes: Parameters<typeof insertEvent>[2], links = {}) =>
    insertEvent(db, offer, { code: `E-31-${n}`, ...changes }, links);
  // Decided on the 13th, the 20th and the 21st; the next two a day too late to be work already.
  await add(1, days('2026-02-15'));
  await add(2, days('2026-03-02', '2026-03-03'));
  await add(3, days('2026-03-03', '2026-03-04'));
  await add(4, days('2026-03-04', '2026-03-05'), guided);
  const nextHut = await add(12, days('2026-02-24'), guided);
  // Guides: 56 and 57 days ahead.
  const laterHut = await add(5, { ...days('2026-04-11', '2026-04-12'), state: 'confirmed' });
  await add(11, days('2026-04-12', '2026-04-13'));
  const toCome = await add(6, days('2026-03-05', '2026-03-06'));
  const past = await add(7, over);
  await fileReport(db, past.id, 'Verstauchter Fuss.');
  const closed = await add(8, { ...over, state: 'closed', concluded: true });
  await fileReport(db, closed.id, 'Steinschlag.', new Date('2026-02-11T08:00:00Z'));
  await add(9, { ...days('2026-02-11'), state: 'prepared', published: false });
  // Reports: three days over at midnight, and one a day less.
  const later = { start: new Date('2026-02-11T07:00:00Z') };
  await add(14, { ...days('2026-02-11'), ...later, state: 'confirmed' });
  await fileReport(db, (await add(15, { ...days('2026-02-12'), state: 'confirmed' })).id, '');
  await add(16, { ...days('2026-02-10'), state: 'confirmed', concluded: true });
  await add(10, { ...days('2026-02-20'), state: 'cancelled', cancellationReason: 'weather' });
  await add(13, { ...days('2026-02-12'), state: 'cancelled', cancellationReason: 'weather' });
  await rentMaterial(db, {
    inThreeDays: (await add(17, { ...days('2026-02-17'), state: 'confirmed' }, guided)).id,
    inFourDays: (await add(18, { ...days('2026-02-18'), state: 'confirmed' }, guided)).id,
    twoDaysOver: (await add(19, { ...days('2026-02-12'), state: 'closed', concluded: true })).id,
    oneDayOver: (await add(20, { ...days('2026-02-13'), state: 'closed', concluded: true })).id,
  });
  await reserveBeds(db, { toCome: toCome.id, nextHut: nextHut.id, laterHut: laterHut.id });
  return { toCome: toCome.id, past: past.id };
}

async function seedBookings({ db, users }: TestApp, { toCome, past }: { toCome: string; past: string }) {
  const add = (n: number, changes: NewBooking = {}, eventId = toCome) =>
    insertBooking(db, n, eventId, changes);
  await add(1, { state: 'requested' });
  await loseMail(db, `/api/bookings/${await add(2)}`);
  await loseMail(db, `/api/bookings/${await add(8, {}, past)}`);
  await loseMail(db, `/api/bookings/${await add(9, { state: 'cancelled', total: 0, paid: 0 })}`);
  await loseMail(db, '/api/bookings/lost');
  await add(3, { state: 'cancelled', total: 0, paid: 5_000, userId: users.gast.id });
  await add(4, { paid: 12_000 });
  await add(5, { paid: 0, dueDate: '2026-02-13' });
  await add(6, { state: 'completed', paid: 5_000, dueDate: '2026-02-01' });
  await add(10, { paid: 0, dueDate: '2026-02-14' });
  const two = await add(7);
  const taken = [0, 1].map((position) => ({
    ...person,
    bookingId: two,
    position,
    email: `n${position}@firn.example`,
  }));
  await db.insert(bookingPersons).values(taken);
}

async function seedOffers({ db, users }: TestApp): Promise<void> {
  const guided = { guides: [users.guide.id] };
  const without = await insertOffer(db, { code: '32', title: 'Ohne Termin' }, guided);
  await insertEvent(db, without, { ...days('2026-01-10'), state: 'closed', concluded: true });
  await insertEvent(db, without, { ...days('2026-03-10'), state: 'cancelled', cancellationReason: 'other' });
  await insertEvent(db, without, { ...days('2026-09-10'), state: 'draft', published: false });
  await insertCompleteOffer(db, { code: '33', title: 'Bereit' });
  await insertOffer(db, { code: '34', title: 'Unfertig', state: 'hidden' });
  await insertOffer(db, { code: '35', title: 'Von früher', state: 'archived' });
}

async function seedPages({ db }: TestApp): Promise<void> {
  const page = (title: string, completeSlug: string) => ({ title, slug: completeSlug, completeSlug });
  const at = new Date('2026-02-13T08:00:00Z');
  const refused = { publishAt: at, stepRefusedAt: at };
  await db.insert(contents).values([
    { ...page('Winter', 'winter'), ...refused },
    { ...page('Sommer', 'sommer'), ...refused, deletedAt: at },
    { ...page('Herbst', 'herbst'), publishAt: new Date('2026-02-15T08:00:00Z') },
  ]);
}

/** At least one thing of every kind of open work, and beside each something that just is not. */
export async function seedOpenWork(t: TestApp): Promise<void> {
  await seedBookings(t, await seedEvents(t));
  await seedOffers(t);
  await seedPages(t);
}
