import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { ownOrInherited, placedFields } from '../offers/index.ts';
import { offers } from '../offers/offers.table.ts';
import type { BookedFacts } from './event-change.ts';
import type { EventRecord } from './event-record.ts';
import { type EventRow, priceComponents } from './events.table.ts';

type Price = Pick<EventRecord['priceComponents'][number], 'grossPrice'>;

const sumOf = (prices: readonly Price[]) => prices.reduce((sum, { grossPrice }) => sum + grossPrice, 0);

async function pricesOf(db: Db, { id, offerId }: EventRow) {
  const columns = { grossPrice: priceComponents.grossPrice };
  const own = await db.select(columns).from(priceComponents).where(eq(priceComponents.eventId, id));
  const inherited = await db
    .select(columns)
    .from(priceComponents)
    .where(eq(priceComponents.offerId, offerId));
  return { own, inherited };
}

/** Reads the facts that guests rely on, as they were before a change and as they are stored now. */
export async function bookedFacts(
  db: Db,
  { event, before }: { readonly event: EventRow; readonly before: EventRecord },
): Promise<{ readonly before: BookedFacts; readonly after: BookedFacts }> {
  const [offer] = await db.select().from(offers).where(eq(offers.id, event.offerId));
  if (!offer) throw new Error('An event always has an offer.');
  const { own, inherited } = await pricesOf(db, event);
  const offered = placedFields(offer).location;
  return {
    before: {
      start: new Date(before.start),
      end: new Date(before.end),
      place: before.place ?? offer.place ?? '',
      meetingText: before.meetingText ?? offer.meetingText ?? '',
      location: before.location ?? offered,
      price: sumOf(ownOrInherited(before.priceComponents, inherited)),
    },
    after: {
      start: event.start,
      end: event.end,
      place: event.place ?? offer.place ?? '',
      meetingText: event.meetingText ?? offer.meetingText ?? '',
      location: placedFields(event).location ?? offered,
      price: sumOf(ownOrInherited(own, inherited)),
    },
  };
}
