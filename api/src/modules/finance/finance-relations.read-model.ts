import { addDays, type LocalDate, type Period } from '@firn/shared-contracts/domain';
import { type SQL, sql } from 'drizzle-orm';

/**
 * What the figures are summed up from: each is a relation that a figure groups, and whose rows are the documents behind it
 * (docs/domain/payments.md#finance).
 */

/** SQL: the lines of what was issued in a period; of a credit note they are below 0. */
export const issuedLines = ({ from, to }: Period): SQL => sql`
  select i.id as invoice_id, l.position, i.number, i.kind as document, i.issued_on as day, i.booking_id,
    l.origin = 'fee' as is_fee, l.person, l.title, l.total, l.vat, l.vat_category, l.vat_percent, l.accounting_no
  from invoices i join invoice_lines l on l.invoice_id = i.id
  where i.state <> 'draft' and i.issued_on between ${from}::date and ${to}::date`;

/** SQL: the activity that a tour counts for, the first of its own by name. */
export const activityOfOffers = (): SQL => sql`
  select distinct on (oa.offer_id) oa.offer_id, a.id, a.title
  from offer_activities oa join activities a on a.id = oa.activity_id
  order by oa.offer_id, a.sort_key, a.id`;

/** SQL: the same lines with the activity of the tour. */
export const linesOfTours = (period: Period): SQL => sql`
  select l.*, a.id as activity_id, a.title as activity
  from (${issuedLines(period)}) l
  join bookings b on b.id = l.booking_id
  join events e on e.id = b.event_id
  left join (${activityOfOffers()}) a on a.offer_id = e.offer_id`;

/** SQL: entries of the ledger whose money moved in a period. */
export const movedMoney = ({ from, to }: Period): SQL => sql`
  select p.id, p.booking_id, p.kind, p.method, p.received_on as day, p.amount, p.sequence,
    p.kind = 'refund' or p.kind = 'correction' and p.amount > 0 as is_back
  from payments p where p.received_on between ${from}::date and ${to}::date`;

/** SQL: bookings that were billed more by the end of a day than had come in: few of many. */
const owingBookings = (day: LocalDate): SQL => sql`
  select billed.booking_id, coalesce(received.amount, 0) as received
  from (
    select booking_id, sum(total) as total from invoices
    where state <> 'draft' and issued_on <= ${day}::date group by booking_id
  ) billed
  left join (
    select booking_id, sum(amount) as amount from payments where received_on <= ${day}::date group by booking_id
  ) received on received.booking_id = billed.booking_id
  where billed.total > coalesce(received.amount, 0)`;

/**
 * SQL: what was open of each invoice at the end of a day. Credit notes lower the invoice they belong to; the money of a
 * booking counts for its oldest invoice first.
 */
export const openItems = (day: LocalDate): SQL => sql`
  select billed.*, least(billed.total, billed.until - billed.received) as amount
  from (
    select i.id, i.number, i.booking_id, i.due_date as day, owing.received, i.total + coalesce(credits.total, 0) as total,
      sum(i.total + coalesce(credits.total, 0)) over (partition by i.booking_id order by i.issued_at, i.number) as until
    from (${owingBookings(day)}) owing
    join invoices i on i.booking_id = owing.booking_id
    left join (
      select credit_note_of_id, sum(total) as total from invoices
      where kind = 'credit_note' and state <> 'draft' and issued_on <= ${day}::date group by credit_note_of_id
    ) credits on credits.credit_note_of_id = i.id
    where i.kind = 'invoice' and i.state <> 'draft' and i.issued_on <= ${day}::date
  ) billed
  where billed.total > 0 and billed.until > billed.received`;

/** SQL: what was left of vouchers at the end of a day. */
export const vouchersLeft = (day: LocalDate): SQL => sql`
  select v.id, v.code, v.valid_until as day, v.recipient_name, v.buyer_name, sum(e.amount) as amount,
    case when v.valid_until >= ${day}::date then 'valid' else 'expired' end as standing
  from vouchers v join voucher_entries e on e.voucher_id = v.id
  where e.booked_on <= ${day}::date
  group by v.id having sum(e.amount) > 0`;

/** States whose bookings bind: what they owe is money that comes. */
const BINDING = sql.raw(`('confirmed', 'completed', 'cancelled')`);

const AHEAD_DAYS = 90;

/** SQL: what binding bookings owe and no invoice has billed yet, by the day on which it is due. */
const unbilled = (): SQL => sql`
  select b.id, b.number, b.id as booking_id, b.total - greatest(b.paid, coalesce(billed.total, 0)) as amount,
    coalesce(b.due_date, (e.start at time zone 'Europe/Zurich')::date) as day
  from bookings b join events e on e.id = b.event_id
  left join lateral (
    select sum(i.total) as total from invoices i where i.booking_id = b.id and i.state <> 'draft'
  ) billed on true
  where b.state in ${BINDING} and b.paid < b.total and b.total > coalesce(billed.total, 0)`;

/** SQL: what is to come within 90 days: open invoices, and what will be billed until then. */
export const expectedMoney = (today: LocalDate): SQL => sql`
  select id, number, booking_id, amount, day,
    case when day < ${today}::date then 'overdue' when day <= ${addDays(today, 30)}::date then 'within_30'
      when day <= ${addDays(today, 60)}::date then 'within_60' else 'within_90' end as span
  from (
    select id, number, booking_id, amount, day from (${openItems(today)}) invoiced
    union all select id, number, booking_id, amount, day from (${unbilled()}) owed
  ) due
  where day <= ${addDays(today, AHEAD_DAYS)}::date`;

/** SQL: by how many days an open item is over, in words of the contract. */
export const ageOn = (day: LocalDate): SQL => sql`
  case when open.day >= ${day}::date then 'not_due' when ${day}::date - open.day <= 30 then 'up_to_30'
    when ${day}::date - open.day <= 60 then 'up_to_60' when ${day}::date - open.day <= 90 then 'up_to_90'
    else 'over_90' end`;
