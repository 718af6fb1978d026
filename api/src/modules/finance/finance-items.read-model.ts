import type { FinanceFigure, FinanceItemResponse } from '@firn/shared-contracts/api';
import type { LocalDate, Period } from '@firn/shared-contracts/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Listed } from '../../records/index.ts';
import { asOf } from './finance.read-model.ts';
import {
  ageOn,
  expectedMoney,
  linesOfTours,
  movedMoney,
  openItems,
  vouchersLeft,
} from './finance-relations.read-model.ts';

/** Which part of a figure is asked for; null: all of it. */
export interface FigurePart {
  readonly vatCategory: string | null;
  readonly vatPercent: number | null;
  readonly component: string | null;
  /** Id of an activity, or `none`. */
  readonly activity: string | null;
  readonly method: string | null;
  readonly age: string | null;
  readonly standing: string | null;
  readonly span: string | null;
}

interface Asked {
  readonly period: Period;
  readonly today: LocalDate;
  readonly part: FigurePart;
}

const matching = (column: SQL, value: string | number | null): SQL =>
  value === null ? sql`true` : sql`${column} = ${value}`;

function ofActivity(activity: string | null): SQL {
  if (activity === 'none') return sql`activity_id is null`;
  return activity === null ? sql`true` : sql`activity_id = ${activity}::uuid`;
}

function turnover({ period, part }: Asked, isFee: boolean): SQL {
  return sql`select invoice_id || '-' || position as id, day, number, booking_id, person || ', ' || title as text,
      total as amount
    from (${linesOfTours(period)}) lines
    where is_fee = ${isFee} and ${matching(sql`vat_category`, part.vatCategory)}
      and ${part.vatPercent === null ? sql`true` : sql`vat_percent = ${part.vatPercent}::numeric`}
      and ${matching(sql`title`, part.component)} and ${ofActivity(part.activity)}`;
}

/** SQL of what each figure is the sum of. */
const ITEMS: Readonly<Record<FinanceFigure, (asked: Asked) => SQL>> = {
  revenue: (asked) => turnover(asked, false),
  fees: (asked) => turnover(asked, true),
  payments: ({ period, part }) => sql`
    select moved.id::text as id, day, b.number, booking_id, b.first_name || ' ' || b.last_name as text, amount
    from (${movedMoney(period)}) moved join bookings b on b.id = moved.booking_id
    where ${matching(sql`method`, part.method)}`,
  open: ({ period, today, part }) => sql`
    select open.id::text as id, open.day, open.number, booking_id, b.first_name || ' ' || b.last_name as text, amount
    from (${openItems(asOf(period, today))}) open join bookings b on b.id = open.booking_id
    where ${matching(ageOn(asOf(period, today)), part.age)}`,
  vouchers: ({ period, today, part }) => sql`
    select id::text as id, day, code as number, null::uuid as booking_id,
      case when recipient_name = '' then buyer_name else recipient_name end as text, amount
    from (${vouchersLeft(asOf(period, today))}) left_of where ${matching(sql`standing`, part.standing)}`,
  expected: ({ today, part }) => sql`
    select due.id::text as id, due.day, due.number, booking_id, b.first_name || ' ' || b.last_name as text, amount
    from (${expectedMoney(today)}) due join bookings b on b.id = due.booking_id
    where ${matching(sql`span`, part.span)}`,
};

interface ItemRow extends Record<string, unknown> {
  readonly id: string;
  readonly day: LocalDate;
  readonly number: string;
  readonly bookingId: string | null;
  readonly bookingNumber: string | null;
  readonly text: string;
  readonly amount: string | number;
  readonly total: string | number;
}

/** The items that a figure is the sum of, by day. */
export async function listFinanceItems(
  db: Db,
  figure: FinanceFigure,
  asked: Asked,
  { size, offset }: Page,
): Promise<Listed<FinanceItemResponse>> {
  const items = ITEMS[figure](asked);
  const { rows } = await db.execute<ItemRow>(sql`
    select items.id, items.day::text as day, items.number, items.text, items.amount, items.booking_id as "bookingId",
      b.number as "bookingNumber", counted.total
    from (select count(*) as total from (${items}) all_items) counted
    left join (select * from (${items}) some_items order by day, number, id limit ${size} offset ${offset}) items on true
    left join bookings b on b.id = items.booking_id
    order by items.day, items.number, items.id`);
  return {
    items: rows.filter(({ id }) => id !== null).map(itemResponse),
    total: Number(rows[0]?.total ?? 0),
  };
}

const itemResponse = ({ id, bookingId, bookingNumber, amount, day, number, text }: ItemRow) => ({
  '@id': iri('finance_items', id),
  '@type': 'FinanceItem',
  id,
  day,
  number,
  booking: bookingId && iri('bookings', bookingId),
  bookingNumber,
  text,
  amount: Number(amount),
});
