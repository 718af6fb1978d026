import { BOOKING_STATES, type LocalDate, OWING_STATES } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { type BillingTerms, BOUND_STATES } from './billing-time.domain.ts';

interface Asked {
  /** A day of Zurich. */
  readonly today: LocalDate;
  /** Bookings of events that ended before are the office's. */
  readonly endedAfter: Date;
  readonly terms: BillingTerms;
}

const listed = (states: readonly string[]) => sql.raw(states.map((state) => `'${state}'`).join(', '));

/** States in which nothing is owed any more: what was billed goes back. */
const NOTHING_OWED = BOOKING_STATES.filter((state) => !OWING_STATES.includes(state));

/**
 * Ids of bookings whose documents may not add up to what they owe today, the oldest first: whether they do is found out under
 * the lock of each. A draft is the office's, so what is to be billed waits for it.
 */
export async function bookingsToBill(db: Db, { today, endedAfter, terms }: Asked): Promise<string[]> {
  const { invoiceTiming, invoiceDaysBeforeDue, depositPercent } = terms;
  const isAtOnce = depositPercent === 0 && invoiceTiming === 'at_once';
  const { rows } = await db.execute<{ id: string }>(sql`
    select b.id from bookings b
    join events e on e.id = b.event_id
    left join lateral (
      select count(*) filter (where kind = 'invoice') as invoices, coalesce(sum(total), 0) as total
      from invoices where booking_id = b.id and state <> 'draft'
    ) billed on true
    cross join lateral (
      select case when b.state in (${listed(NOTHING_OWED)}) then 0 else b.total end as total
    ) owed
    where e."end" >= ${endedAfter.toISOString()}::timestamptz
      and (b.state in (${listed(BOUND_STATES)}) or billed.invoices > 0)
      and (
        owed.total < billed.total
        or (
          owed.total > billed.total
          and b.state in (${listed(BOUND_STATES)})
          and not exists (select from invoices where booking_id = b.id and state = 'draft')
          and (
            ${isAtOnce}
            or b.due_date is null
            or b.due_date - ${invoiceDaysBeforeDue}::int <= ${today}::date
            or (${depositPercent > 0} and billed.invoices = 0)
          )
        )
        or (
          owed.total = billed.total and billed.invoices > 0 and owed.total > 0
          and (select max(position) from booking_price_lines where booking_id = b.id and total <> 0) > (
            select max(line_position) from invoice_lines line
            join invoices i on i.id = line.invoice_id
            where i.booking_id = b.id and i.state <> 'draft'
          )
        )
      )
    order by b.created_at, b.id
  `);
  return rows.map(({ id }) => id);
}
