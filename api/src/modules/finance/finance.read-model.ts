import {
  EXPECTED_SPANS,
  type ExpectedSpan,
  type FinanceFigures,
  type FinanceResponse,
  OPEN_AGES,
  type OpenAge,
  OUTSTANDING_VOUCHERS,
  type OutstandingVouchers,
} from '@firn/shared-contracts/api';
import { type LocalDate, PAYMENT_WAYS, type PaymentWay, type Period } from '@firn/shared-contracts/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import {
  ageOn,
  expectedMoney,
  linesOfTours,
  movedMoney,
  openItems,
  vouchersLeft,
} from './finance-relations.read-model.ts';

/** Sums are `bigint`, which one driver gives as text. */
type Sum = string | number;

async function select<Row extends Record<string, unknown>>(db: Db, statement: SQL): Promise<Row[]> {
  return (await db.execute<Row>(statement)).rows;
}

interface RevenueRow extends Record<string, unknown> {
  readonly grouped: 'vat' | 'component' | 'activity';
  readonly isFee: boolean;
  readonly vatCategory: string;
  readonly vatPercent: string | number;
  readonly title: string;
  readonly activityId: string | null;
  readonly activity: string | null;
  readonly total: Sum;
  readonly vat: Sum;
}

/** One statement for every grouping of the turnover. */
async function readRevenue(db: Db, period: Period) {
  const rows = await select<RevenueRow>(
    db,
    sql`select is_fee as "isFee", vat_category as "vatCategory", vat_percent as "vatPercent", title,
      activity_id as "activityId", activity, sum(total) as total, sum(vat) as vat,
      case when grouping(vat_category) = 0 then 'vat' when grouping(title) = 0 then 'component' else 'activity' end
        as grouped
    from (${linesOfTours(period)}) lines
    group by grouping sets ((is_fee, vat_category, vat_percent), (is_fee, title), (is_fee, activity_id, activity))
    order by sum(total) desc, vat_category, title, activity`,
  );
  const sums = rows.map((row) => ({ ...row, total: Number(row.total), vat: Number(row.vat) }));
  const turnover = sums.filter(({ isFee }) => !isFee);
  const of = (grouped: RevenueRow['grouped']) => turnover.filter((row) => row.grouped === grouped);
  const total = (key: 'total' | 'vat', among: typeof sums) => among.reduce((sum, row) => sum + row[key], 0);
  return {
    revenue: total('total', of('vat')),
    vatTotal: total('vat', of('vat')),
    vat: of('vat').map((row) => ({
      vatCategory: row.vatCategory,
      vatPercent: Number(row.vatPercent),
      total: row.total,
      vat: row.vat,
    })),
    components: of('component').map(({ title, total: sum }) => ({ title, total: sum })),
    activities: of('activity').map(({ activityId, activity, total: sum }) => ({
      id: activityId,
      title: activity,
      total: sum,
    })),
    fees: total(
      'total',
      sums.filter(({ isFee, grouped }) => isFee && grouped === 'vat'),
    ),
  };
}

async function readPayments(db: Db, period: Period): Promise<FinanceFigures['payments']> {
  const rows = await select<{ method: PaymentWay; received: Sum; back: Sum }>(
    db,
    sql`select method, coalesce(sum(amount) filter (where not is_back), 0) as received,
      coalesce(-sum(amount) filter (where is_back), 0) as back
    from (${movedMoney(period)}) moved group by method`,
  );
  return PAYMENT_WAYS.flatMap((method) => {
    const row = rows.find((each) => each.method === method);
    return row ? [{ method, received: Number(row.received), paidBack: Number(row.back) }] : [];
  });
}

interface Grouped<Name extends string> extends Record<string, unknown> {
  readonly name: Name;
  readonly total: Sum;
  readonly count: Sum;
}

/** Each of a closed list, also those of which there is nothing. */
const each = <Name extends string>(names: readonly Name[], rows: readonly Grouped<Name>[]) =>
  names.map((name) => {
    const row = rows.find((one) => one.name === name);
    return { name, total: Number(row?.total ?? 0), count: Number(row?.count ?? 0) };
  });

async function readOpenItems(db: Db, day: LocalDate): Promise<FinanceFigures['openItems']> {
  const rows = await select<Grouped<OpenAge>>(
    db,
    sql`select ${ageOn(day)} as name, sum(amount) as total, count(*) as count
    from (${openItems(day)}) open group by 1`,
  );
  return each(OPEN_AGES, rows).map(({ name: age, ...sum }) => ({ age, ...sum }));
}

async function readVouchers(db: Db, day: LocalDate) {
  const rows = await select<Grouped<OutstandingVouchers> & { closedThrough: LocalDate | null }>(
    db,
    sql`select standing as name, coalesce(sum(amount), 0) as total, count(amount) as count,
      b.closed_through::text as "closedThrough"
    from books b left join (${vouchersLeft(day)}) left_of on true group by standing, b.closed_through`,
  );
  return {
    vouchers: each(OUTSTANDING_VOUCHERS, rows).map(({ name: standing, ...sum }) => ({ standing, ...sum })),
    closedThrough: rows[0]?.closedThrough ?? null,
  };
}

async function readExpected(db: Db, today: LocalDate): Promise<FinanceResponse['expected']> {
  const rows = await select<Grouped<ExpectedSpan>>(
    db,
    sql`select span as name, sum(amount) as total, count(*) as count
    from (${expectedMoney(today)}) expected group by span`,
  );
  return each(EXPECTED_SPANS, rows).map(({ name: span, ...sum }) => ({ span, ...sum }));
}

/** The day at whose end open items and vouchers of a period are told. */
export const asOf = ({ to }: Period, today: LocalDate): LocalDate => (to < today ? to : today);

/** The figures that are kept of a period when it is closed. */
export async function readFigures(db: Db, period: Period, today: LocalDate): Promise<FinanceFigures> {
  const day = asOf(period, today);
  const { vouchers } = await readVouchers(db, day);
  return {
    ...period,
    asOf: day,
    ...(await readRevenue(db, period)),
    payments: await readPayments(db, period),
    openItems: await readOpenItems(db, day),
    vouchers,
  };
}

/**
 * The figures of a period: five statements, side by side where the database has several connections
 * (docs/domain/payments.md#finance).
 */
export async function readFinance(db: Db, period: Period, today: LocalDate): Promise<FinanceResponse> {
  const day = asOf(period, today);
  const [revenue, payments, open, vouchers, expected] = await Promise.all([
    readRevenue(db, period),
    readPayments(db, period),
    readOpenItems(db, day),
    readVouchers(db, day),
    readExpected(db, today),
  ]);
  return {
    '@id': '/api/finance',
    '@type': 'Finance',
    ...period,
    asOf: day,
    ...revenue,
    payments,
    openItems: open,
    ...vouchers,
    expected,
  };
}
