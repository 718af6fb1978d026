import type { PartnerStatementResponse } from '@firn/shared-contracts/api';
import {
  includedVat,
  inForceOn,
  type LocalDate,
  ratesOfTax,
  type VatCategory,
} from '@firn/shared-contracts/domain';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { type PartnerRow, partners } from '../partners/partners.table.ts';
import { vatRates } from '../vat-rates/vat-rates.table.ts';
import type { Month } from './read-month.ts';

type Line = PartnerStatementResponse['lines'][number];
type Sum = PartnerStatementResponse['booked'];

interface LineRow extends Record<string, unknown>, Omit<Line, 'at' | 'event'> {
  readonly atMs: number;
  readonly startMs: number;
  readonly code: string;
  readonly title: string;
}

const iso = (ms: number): string => new Date(ms).toISOString();

async function readLines(db: Db, partnerId: string, { from, to }: Month): Promise<Line[]> {
  const { rows } = await db.execute<LineRow>(sql`
    select c.id, c.kind, (extract(epoch from c.at) * 1000)::float8 as "atMs", b.number as "bookingNumber", e.code,
      coalesce(e.title, o.title, '') as title, (extract(epoch from e.start) * 1000)::float8 as "startMs",
      c.persons, c.revenue, c.commission
    from partner_commissions c
      join bookings b on b.id = c.booking_id join events e on e.id = b.event_id join offers o on o.id = e.offer_id
    where c.partner_id = ${partnerId}::uuid
      and (c.at at time zone 'Europe/Zurich')::date between ${from}::date and ${to}::date
    order by c.at, b.number, c.commission, c.id`);
  return rows.map(({ atMs, startMs, code, title, ...line }) => ({
    ...line,
    at: iso(atMs),
    event: { code, title, start: iso(startMs) },
  }));
}

async function readTookPlace(db: Db, partnerId: string, { from, to }: Month): Promise<Sum> {
  const { rows } = await db.execute<Sum & Record<string, unknown>>(sql`
    select count(distinct c.booking_id)::int as bookings, coalesce(sum(c.persons), 0)::int as persons,
      coalesce(sum(c.revenue), 0)::int as revenue
    from partner_commissions c join bookings b on b.id = c.booking_id join events e on e.id = b.event_id
    where c.partner_id = ${partnerId}::uuid and b.state = 'completed'
      and exists (select from booking_partners p where p.booking_id = b.id and p.partner_id = c.partner_id)
      and (e."end" at time zone 'Europe/Zurich')::date between ${from}::date and ${to}::date`);
  return rows[0] ?? { bookings: 0, persons: 0, revenue: 0 };
}

const NORMAL: VatCategory = 'Sal2.1, 8.1%';

/** The normal rate of a day, in percent; null for who owes no VAT (docs/domain/partners.md#statement). */
async function vatPercentOf(db: Db, { vatNumber }: PartnerRow, day: LocalDate): Promise<number | null> {
  if (vatNumber.trim() === '') return null;
  return inForceOn(ratesOfTax(NORMAL, await db.select().from(vatRates)), day)?.percent ?? null;
}

function sumOf(lines: readonly Line[], kind: Line['kind']): Sum {
  const own = lines.filter((line) => line.kind === kind);
  const add = (value: (line: Line) => number) => own.reduce((sum, line) => sum + value(line), 0);
  return {
    bookings: own.length,
    persons: add(({ persons }) => persons),
    revenue: add(({ revenue }) => revenue),
  };
}

export const findPartner = async (db: Db, id: string): Promise<PartnerRow | null> =>
  (await db.select().from(partners).where(eq(partners.id, id)))[0] ?? null;

/** The statement of a partner for a month. */
export async function readStatement(
  db: Db,
  partner: PartnerRow,
  month: Month,
): Promise<PartnerStatementResponse> {
  const lines = await readLines(db, partner.id, month);
  const commission = lines.reduce((sum, line) => sum + line.commission, 0);
  const vatPercent = await vatPercentOf(db, partner, month.to);
  return {
    '@id': `${iri('partners', partner.id)}/statement?month=${month.month}`,
    '@type': 'PartnerStatement',
    id: partner.id,
    title: partner.title,
    code: partner.code,
    ...month,
    booked: sumOf(lines, 'booked'),
    changed: sumOf(lines, 'changed'),
    cancelled: sumOf(lines, 'cancelled'),
    tookPlace: await readTookPlace(db, partner.id, month),
    commission,
    vatPercent,
    vat: vatPercent === null ? 0 : Math.sign(commission) * includedVat(Math.abs(commission), vatPercent),
    lines,
  };
}
