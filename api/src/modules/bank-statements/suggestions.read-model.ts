import type { BankEntryResponse, BankEntrySuggestion, SuggestionReason } from '@firn/shared-contracts/api';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { plainText, toPlainText } from '../../db/columns.ts';
import { searchedIn } from '../../db/search-text.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { owed } from '../bookings/payment-status.read-model.ts';
import { payingBooking, payingColumns } from './paying-booking.read-model.ts';

const MOST = 8;
/** Shorter names stand in every other one. */
const SHORTEST_NAME = 3;

/** Numbers of bookings and invoices in a text, as people write them: `B-2026-00012`, `r 2026 00012`. */
export const numbersIn = (text: string): string[] =>
  [...text.toUpperCase().matchAll(/\b([BR])[-\s]?(\d{4})[-\s]?(\d{5,})\b/g)].map(
    ([, kind, year, number]) => `${kind}-${year}-${number}`,
  );

type Asked = Pick<BankEntryResponse, 'amount' | 'debtorName' | 'message' | 'reference'>;

function reasonsFor({ amount, debtorName, message, reference }: Asked) {
  const numbers = sql.param(numbersIn(`${message ?? ''} ${reference ?? ''}`));
  const name = toPlainText(`${debtorName ?? ''} ${message ?? ''}`);
  // In a list of columns Drizzle leaves the table out of `${bookings.id}`: inside a subquery that is another `id`.
  return {
    number: sql<boolean>`(${bookings.number} = any(${numbers}::text[]) or exists (select from invoices
      where invoices.booking_id = bookings.id and invoices.number = any(${numbers}::text[])))`,
    // What was taken back is looked for among what came in.
    amount:
      amount > 0
        ? sql<boolean>`${owed()} - ${bookings.paid} = ${amount}`
        : sql<boolean>`exists (select from payments where payments.booking_id = bookings.id
            and payments.kind = 'payment' and payments.method = 'bank' and payments.amount = ${-amount})`,
    name: sql<boolean>`(length(${bookings.lastName}) >= ${SHORTEST_NAME}
      and strpos(${name}, ${plainText(bookings.lastName)}) > 0)`,
  } satisfies Record<SuggestionReason, SQL<boolean>>;
}

/** Bookings that a transaction may be for, the likeliest first; those of `text`, if somebody looks for one. */
export async function suggestBookings(
  db: Db,
  entry: Asked & { readonly '@id': string },
  text: string | null,
): Promise<BankEntrySuggestion[]> {
  const { number, amount, name } = reasonsFor(entry);
  const isOpen = entry.amount > 0 ? sql`${owed()} > ${bookings.paid}` : sql`${bookings.paid} > 0`;
  const isLikely = sql`(${number} or (${isOpen} and (${amount} or ${name})))`;
  const likelihood = sql<number>`(case when ${number} then 4 else 0 end + case when ${amount} then 2 else 0 end
    + case when ${name} then 1 else 0 end)`;
  const rows = await db
    .select({ ...payingColumns, byNumber: number, byAmount: amount, byName: name })
    .from(bookings)
    .where(searchedIn(text, bookings.searchText) ?? isLikely)
    .orderBy(desc(likelihood), asc(bookings.dueDate), asc(bookings.number))
    .limit(MOST);
  return rows.map(({ byNumber, byAmount, byName, ...row }) => ({
    '@id': `${entry['@id']}/suggestions/${row.id}`,
    '@type': 'BankEntrySuggestion',
    booking: payingBooking(row),
    paid: row.paid,
    reasons: [
      ...(byNumber ? (['number'] as const) : []),
      ...(byAmount ? (['amount'] as const) : []),
      ...(byName ? (['name'] as const) : []),
    ],
  }));
}
