import type { BankEntryState } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';

/**
 * SQL: how a transaction stands. One whose payment the office has taken back waits again; what the bank itself has taken back
 * does not, because its money is gone (docs/domain/payments.md#bank-file).
 */
export const entryStanding = sql<BankEntryState>`case
  when bank_entries.state = 'matched' and exists (
    select from payments taken where taken.of_id = bank_entries.payment_id and taken.kind = 'correction'
      and not exists (select from bank_entries reversal where reversal.payment_id = taken.id)
  ) then 'unmatched'
  else bank_entries.state end`;
