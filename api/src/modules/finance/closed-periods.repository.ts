import type { LocalDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { books, closedPeriods } from './finance.table.ts';

type NewClosedPeriod = Omit<typeof closedPeriods.$inferInsert, 'id'>;

/**
 * Locks the books and tells the last day that is closed. Whatever is being written is waited for, because its triggers
 * hold the same row; what comes later waits for the closing.
 */
export async function lockBooks(tx: Tx): Promise<LocalDate | null> {
  const [row] = await tx.select({ closedThrough: books.closedThrough }).from(books).for('update');
  return row?.closedThrough ?? null;
}

/** Keeps a closed period; from then on triggers refuse what is dated into it. */
export async function closeBooks(tx: Tx, period: NewClosedPeriod): Promise<string> {
  const [row] = await tx.insert(closedPeriods).values(period).returning({ id: closedPeriods.id });
  if (!row) throw new Error('The closed period was not written.');
  await tx.update(books).set({ closedThrough: period.lastDay });
  return row.id;
}
