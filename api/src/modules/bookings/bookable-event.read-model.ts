import { asksHardestTour, type ExtraCost, type PoiResponse } from '@firn/shared-contracts/api';
import { rateOn, zurichDate } from '@firn/shared-contracts/domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { events, priceComponents } from '../events/events.table.ts';
import { levels } from '../levels/levels.table.ts';
import { offers } from '../offers/offers.table.ts';
import {
  type RentableMaterial,
  rentableMaterials,
} from '../renting-materials/rentable-materials.read-model.ts';
import { settings } from '../settings/settings.table.ts';
import { vatRates } from '../vat-rates/vat-rates.table.ts';
import type { BookableEvent } from './bookings.domain.ts';
import { componentsInForce, type PricedComponent } from './price.domain.ts';

/** What booking needs to know of an event; an event's empty fields are its offer's. */
export interface EventForBooking extends BookableEvent {
  readonly id: string;
  readonly version: number;
  readonly offerId: string;
  readonly code: string;
  readonly title: string;
  readonly place: string;
  /** Where to be (docs/domain/events.md#meeting-point). */
  readonly meetingText: string;
  readonly pois: readonly PoiResponse[] | null;
  readonly equipmentText: string;
  /** Paid on site by each person; null without any. */
  readonly extraCosts: readonly ExtraCost[] | null;
  readonly end: Date;
  readonly durationDays: number;
  readonly minimumParticipants: number;
  readonly maximumParticipants: number;
  readonly minimumAge: number;
  /** Its guests send requests (docs/domain/events.md#on-request). */
  readonly onRequest: boolean;
  readonly asksHardestTour: boolean;
  readonly sacDiscountPercent: number;
  readonly components: readonly PricedComponent[];
  /** Guests may rent these. */
  readonly materials: readonly RentableMaterial[];
}

/** The price list in force, each part with the VAT rate of the day of service. */
async function componentsOf(
  db: Db,
  event: Pick<EventForBooking, 'id' | 'offerId' | 'start'> & { readonly accountingNo: string },
): Promise<readonly PricedComponent[]> {
  const rows = await db
    .select()
    .from(priceComponents)
    .where(sql`${priceComponents.eventId} = ${event.id} or ${priceComponents.offerId} = ${event.offerId}`)
    .orderBy(asc(priceComponents.position));
  const rates = await db.select().from(vatRates);
  const day = zurichDate(event.start);
  const inForce = componentsInForce(
    rows.filter(({ eventId }) => eventId !== null),
    rows.filter(({ eventId }) => eventId === null),
  );
  return inForce.map(({ title, grossPrice, eligibleForSacDiscount, accommodationCost, vatRateId }) => {
    const chosen = rates.find(({ id }) => id === vatRateId);
    if (!chosen) throw new Error(`No VAT rate ${vatRateId}`);
    const { category, percent } = rateOn(chosen, rates, day);
    return {
      title,
      grossPrice,
      eligibleForSacDiscount,
      accommodationCost,
      vatCategory: category,
      vatPercent: percent,
      accountingNo: event.accountingNo,
    };
  });
}

/** The event with the price list in force; null when there is no event with that id. */
export async function findEventForBooking(db: Db, eventId: string): Promise<EventForBooking | null> {
  const [row] = await db
    .select({
      id: events.id,
      version: events.version,
      offerId: events.offerId,
      code: events.code,
      title: sql<string>`coalesce(${events.title}, ${offers.title})`,
      place: sql<string>`coalesce(${events.place}, ${offers.place}, '')`,
      meetingText: sql<string>`coalesce(${events.meetingText}, ${offers.meetingText}, '')`,
      pois: sql<PoiResponse[] | null>`coalesce(${events.pois}, ${offers.pois})`,
      equipmentText: sql<string>`coalesce(${events.equipmentText}, ${offers.equipmentText}, '')`,
      extraCosts: sql<ExtraCost[] | null>`coalesce(${events.extraCosts}, ${offers.extraCosts})`,
      type: sql<EventForBooking['type']>`coalesce(${events.type}, ${offers.type})`,
      state: events.state,
      published: events.published,
      isPrivate: events.isPrivate,
      start: events.start,
      end: events.end,
      registrationDeadline: events.registrationDeadline,
      durationDays: events.durationDays,
      minimumParticipants: sql<number>`coalesce(${events.minimumParticipants}, ${offers.minimumParticipants})`,
      maximumParticipants: sql<number>`coalesce(${events.maximumParticipants}, ${offers.maximumParticipants})`,
      minimumAge: sql<number>`coalesce(${events.minimumAge}, ${offers.minimumAge})`,
      onRequest: sql<boolean>`coalesce(${events.onRequest}, ${offers.onRequest})`,
      level: levels.title,
      accountingNo: sql<string>`coalesce(${events.accountingNo}, ${offers.accountingNo})`,
      sacDiscountPercent: sql<number>`coalesce(${events.sacDiscountPercent}, ${settings.sacDiscountPercent})`,
    })
    .from(events)
    .innerJoin(offers, eq(offers.id, events.offerId))
    .crossJoin(settings)
    .leftJoin(levels, eq(levels.id, sql`coalesce(${events.levelId}, ${offers.levelId})`))
    .where(eq(events.id, eventId));
  if (!row) return null;
  const { level, accountingNo: _account, ...event } = row;
  return {
    ...event,
    asksHardestTour: asksHardestTour(level),
    components: await componentsOf(db, row),
    materials: await rentableMaterials(db, row),
  };
}
