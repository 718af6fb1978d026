import type { DunningResponse } from '@firn/shared-contracts/api';
import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import { invoices } from '../invoices/invoices.table.ts';
import { users } from '../users/users.table.ts';
import { dunningSteps, dunningStops } from './dunning.table.ts';

async function findStop(db: Db, bookingId: string): Promise<DunningResponse['stop']> {
  const [row] = await db
    .select({ stop: dunningStops, firstName: users.firstName, lastName: users.lastName })
    .from(dunningStops)
    .innerJoin(users, eq(users.id, dunningStops.createdById))
    .where(eq(dunningStops.bookingId, bookingId));
  if (!row) return null;
  const { stop, ...name } = row;
  return { reason: stop.reason, by: fullNameOf(name), at: stop.createdAt.toISOString() };
}

/** The reminders of a booking, the newest first, and its stop. */
export async function findDunning(db: Db, bookingId: string): Promise<DunningResponse> {
  const rows = await db
    .select({ number: invoices.number, step: dunningSteps })
    .from(dunningSteps)
    .innerJoin(invoices, eq(invoices.id, dunningSteps.invoiceId))
    .where(eq(invoices.bookingId, bookingId))
    .orderBy(desc(dunningSteps.createdAt), asc(invoices.number), desc(dunningSteps.level));
  const booking = iri('bookings', bookingId);
  return {
    '@id': `${booking}/dunning`,
    '@type': 'Dunning',
    booking,
    steps: rows.map(({ number, step: { level, open, createdAt } }) => ({
      invoice: number ?? '',
      level,
      open,
      at: createdAt.toISOString(),
    })),
    stop: await findStop(db, bookingId),
  };
}
