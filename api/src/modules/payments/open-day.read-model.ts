import type { LocalDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { books } from '../finance/finance.table.ts';

/** Answers the day it is asked about, or another one where the books are closed through it. */
export async function openDays(tx: Tx, otherwise: LocalDate): Promise<(day: LocalDate) => LocalDate> {
  const [row] = await tx.select({ closedThrough: books.closedThrough }).from(books);
  const closedThrough = row?.closedThrough ?? null;
  return (day) => (closedThrough && day <= closedThrough ? otherwise : day);
}
