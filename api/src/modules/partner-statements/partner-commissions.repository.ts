import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { type CommissionKind, partnerCommissions } from './partner-commissions.table.ts';

interface Difference extends Record<string, unknown> {
  readonly bookingId: string;
  readonly partnerId: string;
  readonly kind: CommissionKind;
  readonly persons: number;
  readonly revenue: number;
  readonly commission: number;
  /** The last change of the booking since its last entry, in milliseconds; null where there is none. */
  readonly changedMs: number | null;
}

/** SQL: what each booking should have brought its partner, less what the ledger says; of one booking, or of all. */
function differences(bookingId: string | null) {
  const ofOne = (column: ReturnType<typeof sql>) =>
    bookingId === null ? sql`true` : sql`${column} = ${bookingId}::uuid`;
  return sql`
    with facts as (
      select bp.booking_id, bp.partner_id, bp.commission_percent, bp.commission_per_person,
        (select count(*)::int from booking_persons p
          where p.booking_id = b.id and p.state in ('active', 'attended', 'no_show')) as persons,
        (select coalesce(sum(l.total), 0)::int from booking_price_lines l
          where l.booking_id = b.id and l.kind <> 'fee') as revenue
      from booking_partners bp join bookings b on b.id = bp.booking_id
      where b.state in ('confirmed', 'completed') and ${ofOne(sql`bp.booking_id`)}
    ), standing as (
      select booking_id, partner_id, persons, revenue,
        coalesce(round(revenue * commission_percent / 100), persons * commission_per_person)::int as commission
      from facts
    ), told as (
      select booking_id, partner_id, sum(persons)::int as persons, sum(revenue)::int as revenue,
        sum(commission)::int as commission
      from partner_commissions where ${ofOne(sql`booking_id`)}
      group by booking_id, partner_id
    ), differing as (
      select booking_id, partner_id,
        coalesce(s.persons, 0) - coalesce(t.persons, 0) as persons,
        coalesce(s.revenue, 0) - coalesce(t.revenue, 0) as revenue,
        coalesce(s.commission, 0) - coalesce(t.commission, 0) as commission,
        case
          when coalesce(t.persons, 0) = 0 and coalesce(t.revenue, 0) = 0 then 'booked'
          when coalesce(s.persons, 0) = 0 and coalesce(s.revenue, 0) = 0 then 'cancelled'
          else 'changed'
        end as kind
      from standing s full join told t using (booking_id, partner_id)
    )
    select d.booking_id as "bookingId", d.partner_id as "partnerId", d.kind, d.persons, d.revenue, d.commission,
      (select (extract(epoch from max(a.at)) * 1000)::float8 from audit_entries a
        where a.entity = 'booking' and a.entity_id = d.booking_id::text and a.at > coalesce(
          (select max(c.at) from partner_commissions c where c.booking_id = d.booking_id), '-infinity')
      ) as "changedMs"
    from differing d
    where d.persons <> 0 or d.revenue <> 0 or d.commission <> 0
    order by d.booking_id, d.commission`;
}

/** Bookings whose ledger says something else than they do. */
export async function bookingsToSettle(db: Db): Promise<string[]> {
  const { rows } = await db.execute<Difference>(differences(null));
  return [...new Set(rows.map(({ bookingId }) => bookingId))];
}

/** Writes what the ledger of a booking lacks; the caller holds the lock of the booking. */
export async function settleBooking(tx: Tx, bookingId: string, now: Date): Promise<void> {
  const { rows } = await tx.execute<Difference>(differences(bookingId));
  if (rows.length === 0) return;
  await tx.insert(partnerCommissions).values(
    rows.map(({ changedMs, ...entry }) => ({
      ...entry,
      at: changedMs === null ? now : new Date(Math.min(changedMs, now.getTime())),
    })),
  );
}
