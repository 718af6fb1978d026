import type { VoucherEntryResponse, VoucherResponse } from '@firn/shared-contracts/api';
import {
  formatVoucherCode,
  type LocalDate,
  VOUCHER_STANDINGS,
  type VoucherPicture,
  type VoucherStanding,
  voucherStandingOf,
} from '@firn/shared-contracts/domain';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { searchedIn, searchText } from '../../db/search-text.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { filters } from '../../lib/hydra.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import { type Query, readChoices, readText } from '../../lib/query.ts';
import type { Listed } from '../../records/index.ts';
import { hashToken } from '../auth/index.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { offers } from '../offers/offers.table.ts';
import { users } from '../users/users.table.ts';
import { type VoucherRow, voucherEntries, vouchers } from './vouchers.table.ts';

const replacements = alias(vouchers, 'replacements');

const selectVouchers = (db: Db) =>
  db
    .select({ voucher: vouchers, offerTitle: offers.title, author: users, replacedById: replacements.id })
    .from(vouchers)
    .leftJoin(offers, eq(offers.id, vouchers.offerId))
    .leftJoin(users, eq(users.id, vouchers.createdById))
    .leftJoin(replacements, eq(replacements.replacesId, vouchers.id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectVouchers>>[number];

/** Those that somebody may read: the office all, others what they bought, by account or by the secret of the order. */
function readable({ user, permissions }: Visitor, token: string | null): SQL | undefined {
  if (permissions.isAdmin) return undefined;
  const own = user ? eq(sql`lower(${vouchers.buyerEmail})`, user.email.toLowerCase()) : undefined;
  const byToken = token ? eq(vouchers.accessTokenHash, hashToken(token)) : undefined;
  return or(own, byToken) ?? sql`false`;
}

/** What the office wrote about a voucher, and who, is the office's. */
function officePart({ voucher, author }: Row, { permissions }: Visitor) {
  if (!permissions.isAdmin) return { note: null, createdBy: null };
  return { note: voucher.note, createdBy: author && fullNameOf(author) };
}

interface Reading {
  readonly visitor: Visitor;
  readonly today: LocalDate;
}

function voucherResponse(row: Row, { visitor, today }: Reading): VoucherResponse {
  const { voucher, offerTitle, replacedById } = row;
  const { id, version, origin, amount, balance, validUntil, recipientName, message } = voucher;
  const { buyerName, buyerEmail, deliverTo, deliverOn, paid, paidOn } = voucher;
  return {
    '@id': iri('vouchers', id),
    '@type': 'Voucher',
    ...{ id, version, origin, amount, balance, validUntil, recipientName, message },
    ...{ buyerName, buyerEmail, deliverTo, deliverOn, paid, paidOn },
    code: voucher.state === 'draft' ? null : formatVoucherCode(voucher.code),
    standing: voucherStandingOf(voucher, today),
    picture: voucher.picture as VoucherPicture,
    offer:
      voucher.offerId && offerTitle ? { '@id': iri('offers', voucher.offerId), title: offerTitle } : null,
    paidBy: voucher.paidBy as VoucherResponse['paidBy'],
    sentAt: voucher.sentAt?.toISOString() ?? null,
    replaces: voucher.replacesId && iri('vouchers', voucher.replacesId),
    replacedBy: replacedById && iri('vouchers', replacedById),
    ...officePart(row, visitor),
    createdAt: voucher.createdAt.toISOString(),
    entries: null,
  };
}

const isOf = (standing: VoucherStanding, today: LocalDate): SQL | undefined => {
  const isActive = eq(vouchers.state, 'active');
  switch (standing) {
    case 'active':
      return and(isActive, gt(vouchers.balance, 0), sql`${vouchers.validUntil} >= ${today}`);
    case 'expired':
      return and(isActive, gt(vouchers.balance, 0), lt(vouchers.validUntil, today));
    case 'used_up':
      return and(isActive, eq(vouchers.balance, 0));
    default:
      return eq(vouchers.state, standing);
  }
};

/** A code is kept without the hyphens that people write between its groups. */
const VOUCHER_TEXT = searchText({
  texts: [
    vouchers.code,
    sql`regexp_replace(${vouchers.code}, '(.{4})(?=.)', '\\1-', 'g')`,
    vouchers.recipientName,
    vouchers.buyerName,
    vouchers.buyerEmail,
    vouchers.note,
  ],
});

export interface VoucherFilter extends Reading {
  readonly standings: readonly VoucherStanding[];
  readonly text: string | null;
}

/** Parameters of the list. */
export const VOUCHER_FILTERS = filters({ 'standing[]': 'standing', freequery: null, 'properties[]': null });

/** @throws 400 that names the parameter. */
export const readVoucherFilter = (query: Query, reading: Reading): VoucherFilter => ({
  ...reading,
  standings: readChoices(query, VOUCHER_STANDINGS, 'standing'),
  text: readText(query, 'freequery'),
});

const conditionOf = ({ standings, text, visitor, today }: VoucherFilter): SQL | undefined =>
  and(
    readable(visitor, null),
    standings.length > 0 ? or(...standings.map((each) => isOf(each, today))) : undefined,
    searchedIn(text, VOUCHER_TEXT),
  );

const NEWEST_FIRST = [desc(vouchers.createdAt), asc(vouchers.id)];

/** The newest first. */
export async function listVouchers(
  db: Db,
  filter: VoucherFilter,
  page: Page,
): Promise<Listed<VoucherResponse>> {
  const where = conditionOf(filter);
  const rows = await selectVouchers(db)
    .where(where)
    .orderBy(...NEWEST_FIRST)
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(vouchers).where(where);
  return { items: rows.map((row) => voucherResponse(row, filter)), total: counted?.total ?? 0 };
}

/** All of the list, in its order. */
export async function listVoucherIds(db: Db, filter: VoucherFilter): Promise<string[]> {
  const rows = await db
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(conditionOf(filter))
    .orderBy(...NEWEST_FIRST);
  return rows.map(({ id }) => id);
}

/** Those of the ids, in no order, as the office reads them. */
export async function vouchersById(
  db: Db,
  ids: readonly string[],
  reading: Reading,
): Promise<VoucherResponse[]> {
  const rows = await selectVouchers(db).where(isAmong(vouchers.id, ids));
  return rows.map((row) => voucherResponse(row, reading));
}

async function entriesOf(db: Db, voucherId: string): Promise<VoucherEntryResponse[]> {
  const rows = await db
    .select({ entry: voucherEntries, bookingNumber: bookings.number, author: users })
    .from(voucherEntries)
    .leftJoin(bookings, eq(bookings.id, voucherEntries.bookingId))
    .leftJoin(users, eq(users.id, voucherEntries.createdById))
    .where(eq(voucherEntries.voucherId, voucherId))
    .orderBy(asc(voucherEntries.sequence));
  return rows.map(({ entry, bookingNumber, author }) => ({
    id: entry.id,
    kind: entry.kind,
    amount: entry.amount,
    bookedOn: entry.bookedOn,
    booking:
      entry.bookingId && bookingNumber ? { '@id': iri('bookings', entry.bookingId), bookingNumber } : null,
    note: entry.note,
    createdBy: author && fullNameOf(author),
    createdAt: entry.createdAt.toISOString(),
  }));
}

/** A voucher, if the visitor may read it; null otherwise. */
export async function findVoucher(
  db: Db,
  id: string,
  { token = null, ...reading }: Reading & { readonly token?: string | null },
): Promise<VoucherResponse | null> {
  const { visitor } = reading;
  const [row] = await selectVouchers(db).where(and(eq(vouchers.id, id), readable(visitor, token)));
  if (!row) return null;
  const entries = visitor.permissions.isAdmin ? await entriesOf(db, id) : null;
  return { ...voucherResponse(row, reading), entries };
}

/** A voucher as it is stored; null where there is none. */
export async function findVoucherRow(db: Db, id: string): Promise<VoucherRow | null> {
  const [row] = await db.select().from(vouchers).where(eq(vouchers.id, id));
  return row ?? null;
}

/** Those of stored codes. */
export const findByCodes = (db: Db, codes: readonly string[]): Promise<VoucherRow[]> =>
  codes.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(vouchers)
        .where(inArray(vouchers.code, [...codes]));

/** The money on vouchers at the end of a day; those that were blocked then had nothing left on them. */
export async function readLiabilities(db: Db, on: LocalDate) {
  const left = db
    .select({
      validUntil: vouchers.validUntil,
      balance: sql<number>`sum(${voucherEntries.amount})`.as('left_then'),
    })
    .from(vouchers)
    .innerJoin(voucherEntries, eq(voucherEntries.voucherId, vouchers.id))
    .where(sql`${voucherEntries.bookedOn} <= ${on}`)
    .groupBy(vouchers.id)
    .having(sql`sum(${voucherEntries.amount}) > 0`)
    .as('left_on_vouchers');
  const isValid = sql`${left.validUntil} >= ${on}`;
  const [row] = await db
    .select({
      outstanding: sql<number>`coalesce(sum(${left.balance}) filter (where ${isValid}), 0)::int`,
      count: sql<number>`(count(*) filter (where ${isValid}))::int`,
      expired: sql<number>`coalesce(sum(${left.balance}) filter (where not ${isValid}), 0)::int`,
      expiredCount: sql<number>`(count(*) filter (where not ${isValid}))::int`,
    })
    .from(left);
  const nothing = { outstanding: 0, count: 0, expired: 0, expiredCount: 0 };
  return { '@type': 'VoucherLiabilities', on, ...(row ?? nothing) };
}

const DELIVERED_AT_ONCE = 50;

/** Those whose paper is to be mailed by now. */
export const listDueForDelivery = (db: Db, today: LocalDate): Promise<VoucherRow[]> =>
  db
    .select()
    .from(vouchers)
    .where(
      and(
        eq(vouchers.state, 'active'),
        isNull(vouchers.sentAt),
        or(isNull(vouchers.deliverOn), lte(vouchers.deliverOn, today)),
        or(isNotNull(vouchers.deliverTo), isNotNull(vouchers.buyerEmail)),
      ),
    )
    .orderBy(asc(vouchers.createdAt))
    .limit(DELIVERED_AT_ONCE);

/** The row of a voucher that the visitor may read; null otherwise. */
export async function findReadableRow(
  db: Db,
  id: string,
  visitor: Visitor,
  token: string | null,
): Promise<VoucherRow | null> {
  const [row] = await db
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.id, id), readable(visitor, token)));
  return row ?? null;
}
