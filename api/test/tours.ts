import { eq } from 'drizzle-orm';
import type { Db } from '../src/db/client.ts';
import { activities } from '../src/modules/activities/activities.table.ts';
import { type EventRow, events, eventTags, priceComponents } from '../src/modules/events/events.table.ts';
import { guideAssignments } from '../src/modules/guide-assignments/guide-assignments.table.ts';
import { levels } from '../src/modules/levels/levels.table.ts';
import {
  type OfferRow,
  offerActivities,
  offerGuides,
  offers,
  offerTags,
} from '../src/modules/offers/offers.table.ts';
import { sleepingStyles } from '../src/modules/sleeping-styles/sleeping-styles.table.ts';
import { tags } from '../src/modules/tags/tags.table.ts';
import { vatRates } from '../src/modules/vat-rates/vat-rates.table.ts';

type NewOffer = Partial<typeof offers.$inferInsert>;
type NewEvent = Partial<typeof events.$inferInsert>;

interface Links {
  readonly guides?: readonly string[];
  readonly tags?: readonly string[];
}

const first = <Row>([row]: readonly Row[]): Row => {
  if (!row) throw new Error('nothing was inserted');
  return row;
};

let nextCode = 100;

/** A guide who has accepted. It may overlap others: what a test is about is seldom that. */
export async function assignGuide(db: Db, eventId: string, guideId: string): Promise<void> {
  const overrideReason = 'Im Test';
  await db.insert(guideAssignments).values({ eventId, guideId, state: 'accepted', overrideReason });
}

/** A published tour with one price component of CHF 450.–, eligible for the SAC discount. */
export async function insertOffer(
  db: Db,
  offer: NewOffer = {},
  links: Links & { readonly activities?: readonly string[] } = {},
): Promise<OfferRow> {
  nextCode += 1;
  const row = first(
    await db
      .insert(offers)
      .values({ code: `T${nextCode}`, title: 'Tour', type: 'tour', state: 'published', ...offer })
      .returning(),
  );
  const offerId = row.id;
  for (const activityId of links.activities ?? [])
    await db.insert(offerActivities).values({ offerId, activityId });
  for (const userId of links.guides ?? []) await db.insert(offerGuides).values({ offerId, userId });
  for (const tagId of links.tags ?? []) await db.insert(offerTags).values({ offerId, tagId });
  await db.insert(priceComponents).values({
    offerId,
    position: 0,
    title: 'Anteil Tour',
    grossPrice: 45_000,
    vatRateId: await normalRate(db),
    eligibleForSacDiscount: true,
  });
  return row;
}

async function normalRate(db: Db): Promise<string> {
  return first(await db.select().from(vatRates).where(eq(vatRates.category, 'Sal2.1, 8.1%'))).id;
}

/** An open, published event of the offer on 7 and 8 March 2026; guides of the offer have agreed to lead it. */
export async function insertEvent(
  db: Db,
  offer: OfferRow,
  event: NewEvent = {},
  links: Links = {},
): Promise<EventRow> {
  nextCode += 1;
  const start = event.start ?? new Date('2026-03-07T06:00:00Z');
  const row = first(
    await db
      .insert(events)
      .values({
        code: `E-${offer.code}-${nextCode}`,
        offerId: offer.id,
        start,
        end: new Date(start.getTime() + 34 * 3_600_000),
        registrationDeadline: new Date(start.getTime() - 7 * 86_400_000),
        state: 'open',
        published: true,
        ...event,
      })
      .returning(),
  );
  const intended = await db.select().from(offerGuides).where(eq(offerGuides.offerId, offer.id));
  const guideIds = links.guides ?? intended.map(({ userId }) => userId);
  for (const guideId of guideIds) await assignGuide(db, row.id, guideId);
  for (const tagId of links.tags ?? []) await db.insert(eventTags).values({ eventId: row.id, tagId });
  return row;
}

export const insertActivity = async (db: Db, title: string, parentId: string | null = null) =>
  first(
    await db
      .insert(activities)
      .values({ title, slug: title.toLowerCase(), parentId, mainFilter: parentId === null })
      .returning(),
  );
export const insertLevel = async (db: Db, title: string) =>
  first(await db.insert(levels).values({ title }).returning());
export const insertSleepingStyle = async (db: Db, title: string) =>
  first(await db.insert(sleepingStyles).values({ title }).returning());
export const insertTag = async (db: Db, title: string) =>
  first(await db.insert(tags).values({ title }).returning());
