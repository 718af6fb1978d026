import type { Tx } from '../../db/client.ts';
import { appendLines } from './bookings.repository.ts';
import { creditFor } from './ledger.domain.ts';
import { findPriceLines } from './price-lines.read-model.ts';

/** A booking that ends at nobody's cost owes nothing; the caller holds the lock of its event. */
export async function takePriceBack(tx: Tx, id: string): Promise<void> {
  const lines = await findPriceLines(tx, id);
  const persons = [...new Set(lines.map(({ person }) => person))];
  await appendLines(tx, id, creditFor(lines, persons));
}
