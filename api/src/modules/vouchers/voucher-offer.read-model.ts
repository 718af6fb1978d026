import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { offers } from '../offers/offers.table.ts';

export async function isPublishedOffer(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.id, id), eq(offers.state, 'published')));
  return rows.length > 0;
}

export async function findOfferTitle(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ title: offers.title }).from(offers).where(eq(offers.id, id));
  return row?.title ?? null;
}
