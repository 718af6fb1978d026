import type { BookingPersonRequest, BookingRequest } from '@firn/shared-contracts/api';
import type { VatCategory } from '@firn/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../src/db/client.ts';
import { events, priceComponents } from '../src/modules/events/events.table.ts';
import { offers } from '../src/modules/offers/offers.table.ts';
import { vatRates } from '../src/modules/vat-rates/vat-rates.table.ts';
import { assignGuide } from './tours.ts';

/** High, so that offers the API makes in a test get other codes. */
let codes = 90_000;

/** Price per person of every event made here, Rappen: tour CHF 395.– (with SAC discount) and a night for CHF 85.– */
export const PRICE = 39_500 + 8_500;
export const SAC_PRICE = 39_500 - 3_950 + 8_500;

async function rateOf(db: Db, category: VatCategory): Promise<string> {
  const [rate] = await db.select().from(vatRates).where(eq(vatRates.category, category));
  if (!rate) throw new Error(`no rate ${category}`);
  return rate.id;
}

async function insertOffer(db: Db, code: string) {
  const tourRate = await rateOf(db, 'Sal2.1, 8.1%');
  const nightRate = await rateOf(db, 'Sal2.1, 3.8%');
  const [offer] = await db
    .insert(offers)
    .values({ code, state: 'published', type: 'tour', title: 'Skitour Piz Buin', place: 'Guarda' })
    .returning({ id: offers.id });
  if (!offer) throw new Error('no offer');
  const offerId = offer.id;
  await db.insert(priceComponents).values([
    {
      offerId,
      position: 0,
      title: 'Anteil Tour',
      grossPrice: 39_500,
      vatRateId: tourRate,
      eligibleForSacDiscount: true,
    },
    {
      offerId,
      position: 1,
      title: 'Anteil Übernachtung',
      grossPrice: 8_500,
      vatRateId: nightRate,
      accommodationCost: true,
    },
  ]);
  return offerId;
}

export type EventChanges = Partial<typeof events.$inferInsert>;

/** An open event three weeks after the tests' «now», with 12 seats. */
export async function insertBookableEvent(
  db: Db,
  changes: EventChanges = {},
  guideIds: readonly string[] = [],
): Promise<{ readonly id: string; readonly iri: string; readonly offerId: string }> {
  codes += 1;
  const offerId = await insertOffer(db, String(codes));
  const [event] = await db
    .insert(events)
    .values({
      code: `E-${codes}-1`,
      offerId,
      start: new Date('2026-03-07T07:00:00Z'),
      end: new Date('2026-03-08T16:00:00Z'),
      registrationDeadline: new Date('2026-02-28T22:59:00Z'),
      state: 'open',
      published: true,
      minimumParticipants: 4,
      maximumParticipants: 12,
      ...changes,
    })
    .returning({ id: events.id });
  if (!event) throw new Error('no event');
  for (const guideId of guideIds) await assignGuide(db, event.id, guideId);
  return { id: event.id, iri: `/api/events/${event.id}`, offerId };
}

export function aPerson(changes: Partial<BookingPersonRequest> = {}): BookingPersonRequest {
  return {
    salutation: 'Frau',
    firstName: 'Nina',
    lastName: 'Käser',
    email: 'nina@firn.example',
    birthday: '1990-05-31',
    phone: '079 123 45 67',
    contactFirstName: 'Urs',
    contactLastName: 'Käser',
    contactPhone: '+41 79 765 43 21',
    sac: false,
    vegetarian: true,
    allergies: true,
    allergiesText: 'Nüsse',
    ...changes,
  };
}

export function aBookingRequest(event: string, changes: Partial<BookingRequest> = {}): BookingRequest {
  return {
    event,
    booker: {
      salutation: 'Frau',
      firstName: 'Nina',
      lastName: 'Käser',
      email: 'Nina@firn.example',
      phone: '079 123 45 67',
      address: 'Bergweg 7',
      postalCode: '7546',
      city: 'Ardez',
    },
    bookingPersons: [aPerson({ booker: true })],
    acceptTerms: true,
    expectedTotal: PRICE,
    ...changes,
  };
}
