import type { BookingResponse } from '@firn/shared-contracts/api';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { partners } from '../partners/partners.table.ts';
import { bookingPartners } from './booking-partners.table.ts';

/** The partner of a booking, for the office alone (docs/domain/partners.md#whose-guest). */
export async function findPartnerOf(
  db: Db,
  bookingId: string,
): Promise<NonNullable<BookingResponse['partner']> | null> {
  const [row] = await db
    .select({ id: partners.id, title: partners.title, code: partners.code })
    .from(bookingPartners)
    .innerJoin(partners, eq(partners.id, bookingPartners.partnerId))
    .where(eq(bookingPartners.bookingId, bookingId));
  return row ? { '@id': iri('partners', row.id), title: row.title, code: row.code } : null;
}
