import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { tableKind } from '../../records/index.ts';
import { events, eventTags } from '../events/events.table.ts';
import { offers, offerTags } from '../offers/offers.table.ts';
import { tags } from './tags.table.ts';

export interface TagRecord {
  readonly title: string;
}

export const tagKind = tableKind<TagRecord>({
  entity: 'tag',
  collection: 'tags',
  table: tags,
  columns: { title: 'title' },
  references: {},
  unique: { tags_title_unique: { field: 'title', message: 'Dieses Stichwort gibt es schon.' } },
  labelOf: ({ title }) => title,
});

/** Gives another tag to everything that has this one, and raises their versions. */
export async function replaceTag(tx: Tx, from: string, into: string): Promise<void> {
  const offerIds = tx.select({ id: offerTags.offerId }).from(offerTags).where(eq(offerTags.tagId, from));
  const eventIds = tx.select({ id: eventTags.eventId }).from(eventTags).where(eq(eventTags.tagId, from));
  await tx
    .update(offers)
    .set({ version: sql`${offers.version} + 1` })
    .where(inArray(offers.id, offerIds));
  await tx
    .update(events)
    .set({ version: sql`${events.version} + 1` })
    .where(inArray(events.id, eventIds));
  await tx.execute(sql`insert into offer_tags (offer_id, tag_id)
    select offer_id, ${into}::uuid from offer_tags where tag_id = ${from}::uuid on conflict do nothing`);
  await tx.execute(sql`insert into event_tags (event_id, tag_id)
    select event_id, ${into}::uuid from event_tags where tag_id = ${from}::uuid on conflict do nothing`);
  await tx.delete(offerTags).where(eq(offerTags.tagId, from));
  await tx.delete(eventTags).where(eq(eventTags.tagId, from));
}
