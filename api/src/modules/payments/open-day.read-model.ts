import type { LocalDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { books } from '../finance/finance.table.ts';

/** The day, or another one where the books are closed through it. */
export async function openDay(tx: Tx, day: LocalDate, otherwise: LocalDate): Promise<LocalDate> {
  const [row] = await tx.select({ closedThrough: books.closedThrough }).from(books);
  return row?.closedThrough && day <= row.closedThrough ? otherwise : day;
}
