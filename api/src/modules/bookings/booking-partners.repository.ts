import type { LocalDate } from '@firn/shared-contracts/domain';
import { and, eq, gte, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { type PartnerRow, partners } from '../partners/partners.table.ts';
import { bookingPartners } from './booking-partners.table.ts';

async function write(tx: Tx, bookingId: string, partner: PartnerRow, createdAt: Date): Promise<void> {
  const { id: partnerId, commissionPercent, commissionPerPerson } = partner;
  const agreed = { partnerId, commissionPercent, commissionPerPerson, createdAt };
  await tx
    .insert(bookingPartners)
    .values({ bookingId, ...agreed })
    .onConflictDoUpdate({ target: bookingPartners.bookingId, set: agreed });
}

/** Counts a booking for the partner of a code; for nobody where it is unknown or has ended (docs/domain/partners.md#whose-guest). */
export async function countForCode(
  tx: Tx,
  bookingId: string,
  { code, today, now }: { readonly code: string; readonly today: LocalDate; readonly now: Date },
): Promise<void> {
  const counts = or(isNull(partners.endsOn), gte(partners.endsOn, today));
  const [partner] = await tx
    .select()
    .from(partners)
    .where(and(eq(partners.code, code.toUpperCase()), counts));
  if (partner) await write(tx, bookingId, partner, now);
}

/**
 * Counts a booking for a partner that the office names, or for nobody.
 * @returns the name of the partner; null for nobody, undefined where there is no such partner.
 */
export async function countForPartner(
  tx: Tx,
  bookingId: string,
  partnerId: string | null,
  now: Date,
): Promise<string | null | undefined> {
  if (partnerId === null) {
    await tx.delete(bookingPartners).where(eq(bookingPartners.bookingId, bookingId));
    return null;
  }
  const [partner] = await tx.select().from(partners).where(eq(partners.id, partnerId));
  if (!partner) return undefined;
  await write(tx, bookingId, partner, now);
  return partner.title;
}
