import type { Period } from '@firn/shared-contracts/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { issuedLines, movedMoney } from './finance-relations.read-model.ts';

/** Rows of the files, each with what orders them: the day and a key. */
interface Ordered extends Record<string, unknown> {
  readonly day: string;
  readonly key: string;
}

/** At once in memory. */
const BATCH = 1000;

/** All rows of a relation by day and key, in batches. */
async function* inBatches<Row extends Ordered>(db: Db, relation: SQL): AsyncGenerator<Row> {
  let last: Ordered | null = null;
  do {
    const after: SQL = last ? sql`(file.day, file.key) > (${last.day}, ${last.key})` : sql`true`;
    const { rows }: { rows: Row[] } = await db.execute<Row>(
      sql`select * from (${relation}) file where ${after} order by file.day, file.key limit ${BATCH}`,
    );
    yield* rows;
    last = rows.length === BATCH ? (rows.at(-1) ?? null) : null;
  } while (last);
}

export interface DocumentLine extends Ordered {
  readonly number: string;
  readonly kind: string;
  readonly dueDate: string | null;
  readonly bookingNumber: string;
  readonly recipient: string;
  readonly total: number;
}

/** Invoices and credit notes of a period. */
export const readDocuments = (db: Db, { from, to }: Period) =>
  inBatches<DocumentLine>(
    db,
    sql`select i.issued_on::text as day, i.number as key, i.number, i.kind, i.due_date::text as "dueDate",
      b.number as "bookingNumber", concat_ws(', ', nullif(i.recipient ->> 'company', ''), i.recipient ->> 'name') as recipient,
      i.total
    from invoices i join bookings b on b.id = i.booking_id
    where i.state <> 'draft' and i.issued_on between ${from}::date and ${to}::date`,
  );

export interface BilledLine extends Ordered {
  readonly number: string;
  readonly bookingNumber: string;
  readonly person: string;
  readonly title: string;
  readonly vatCategory: string;
  readonly vatPercent: string | number;
  readonly accountingNo: string;
  readonly total: number;
  readonly vat: number;
}

/** Lines of invoices and credit notes of a period. */
export const readLines = (db: Db, period: Period) =>
  inBatches<BilledLine>(
    db,
    sql`select l.day::text as day, l.number || lpad(l.position::text, 6, '0') as key, l.number, b.number as "bookingNumber",
      l.person, l.title, l.vat_category as "vatCategory", l.vat_percent as "vatPercent",
      l.accounting_no as "accountingNo", l.total, l.vat
    from (${issuedLines(period)}) l join bookings b on b.id = l.booking_id`,
  );

export interface PaymentLine extends Ordered {
  readonly bookingNumber: string;
  readonly name: string;
  readonly kind: string;
  readonly method: string;
  readonly amount: number;
}

/** Entries of the ledger whose money moved in a period. */
export const readPaymentLines = (db: Db, period: Period) =>
  inBatches<PaymentLine>(
    db,
    sql`select moved.day::text as day, lpad(moved.sequence::text, 12, '0') as key, b.number as "bookingNumber",
      b.first_name || ' ' || b.last_name as name, moved.kind, moved.method, moved.amount
    from (${movedMoney(period)}) moved join bookings b on b.id = moved.booking_id`,
  );

export interface SoldVoucher extends Ordered {
  readonly code: string;
  readonly paid: number;
  readonly paidBy: string;
}

/** Vouchers that were paid in a period. */
export const readSoldVouchers = (db: Db, { from, to }: Period) =>
  inBatches<SoldVoucher>(
    db,
    sql`select paid_on::text as day, id::text as key, code, paid, paid_by as "paidBy" from vouchers
    where paid > 0 and paid_by is not null and paid_on between ${from}::date and ${to}::date`,
  );
