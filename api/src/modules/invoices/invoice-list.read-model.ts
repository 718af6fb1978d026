import type { InvoiceResponse } from '@firn/shared-contracts/api';
import {
  INVOICE_KINDS,
  INVOICE_STANDINGS,
  type InvoiceKind,
  type InvoiceStanding,
  zurichDate,
} from '@firn/shared-contracts/domain';
import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { searchedIn, searchText } from '../../db/search-text.ts';
import { filters } from '../../lib/hydra.ts';
import { filterIds } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import { type Query, readChoices, readList, readOrder, readText } from '../../lib/query.ts';
import { readTimeSpan, type TimeSpan } from '../../lib/query-dates.ts';
import type { Listed, View } from '../../records/index.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { standing } from './invoice-balances.read-model.ts';
import { readableInvoices, selectInvoices, withLines } from './invoices.read-model.ts';
import { invoices } from './invoices.table.ts';

export const INVOICE_FILTERS = filters({
  booking: 'booking',
  'booking[]': 'booking',
  kind: 'kind',
  'kind[]': 'kind',
  standing: 'standing',
  'standing[]': 'standing',
  freequery: 'number',
  'issuedOn[after]': 'issuedOn',
  'issuedOn[before]': 'issuedOn',
  'issuedOn[strictly_after]': 'issuedOn',
  'issuedOn[strictly_before]': 'issuedOn',
  'dueDate[after]': 'dueDate',
  'dueDate[before]': 'dueDate',
  'dueDate[strictly_after]': 'dueDate',
  'dueDate[strictly_before]': 'dueDate',
  'order[number]': 'number',
  'order[issuedOn]': 'issuedOn',
  'order[dueDate]': 'dueDate',
  'order[total]': 'total',
  token: null,
  'properties[]': null,
});

export interface InvoiceFilter {
  readonly bookingIds: readonly string[];
  readonly kinds: readonly InvoiceKind[];
  readonly standings: readonly InvoiceStanding[];
  /** The document or its booking says it. */
  readonly text: string | null;
  readonly issued: TimeSpan;
  readonly due: TimeSpan;
}

/** @throws 400 that names the parameter. */
export const readInvoiceFilter = (query: Query): InvoiceFilter => ({
  bookingIds: filterIds('bookings', 'booking', readList(query, 'booking')),
  kinds: readChoices(query, INVOICE_KINDS, 'kind'),
  standings: readChoices(query, INVOICE_STANDINGS, 'standing'),
  text: readText(query, 'freequery'),
  issued: readTimeSpan(query, 'issuedOn'),
  due: readTimeSpan(query, 'dueDate'),
});

const ORDERS = {
  number: invoices.number,
  issuedOn: invoices.issuedOn,
  dueDate: invoices.dueDate,
  total: invoices.total,
} as const;
const ORDER_NAMES = Object.keys(ORDERS) as (keyof typeof ORDERS)[];

type DateColumn = typeof invoices.issuedOn | typeof invoices.dueDate;

/** A span of instants ends where days of Zurich do. */
const within = (column: DateColumn, { from, until }: TimeSpan): SQL | undefined =>
  and(from ? gte(column, zurichDate(from)) : undefined, until ? lt(column, zurichDate(until)) : undefined);

const INVOICE_TEXT = searchText({
  texts: [
    invoices.number,
    sql`${invoices.recipient} ->> 'company'`,
    sql`${invoices.recipient} ->> 'name'`,
    invoices.reference,
  ],
});

function conditionOf(filter: InvoiceFilter, now: Date): SQL | undefined {
  const { bookingIds, kinds, standings, text, issued, due } = filter;
  return and(
    bookingIds.length > 0 ? inArray(invoices.bookingId, [...bookingIds]) : undefined,
    kinds.length > 0 ? inArray(invoices.kind, [...kinds]) : undefined,
    standings.length > 0 ? inArray(standing(zurichDate(now)), [...standings]) : undefined,
    searchedIn(text, sql`(${INVOICE_TEXT} || ${bookings.searchText})`),
    within(invoices.issuedOn, issued),
    within(invoices.dueDate, due),
  );
}

/** The order that somebody asks for, if any; then drafts, then the newest. */
function orderOf(query: Query): SQL[] {
  const asked = readOrder(query, ORDER_NAMES).map(({ property, descending }) =>
    (descending ? desc : asc)(ORDERS[property]),
  );
  return [...asked, sql`${invoices.issuedAt} desc nulls first`, desc(invoices.number), desc(invoices.id)];
}

/** Documents that the visitor may read, drafts first, then the newest. */
export async function listInvoices(
  db: Db,
  query: Query,
  page: Page,
  { visitor, now }: View,
): Promise<Listed<InvoiceResponse>> {
  const where = and(
    conditionOf(readInvoiceFilter(query), now),
    readableInvoices(visitor, readText(query, 'token')),
  );
  const rows = await selectInvoices(db)
    .where(where)
    .orderBy(...orderOf(query))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.bookingId))
    .where(where);
  return { items: await withLines(db, rows, now), total: counted?.total ?? 0 };
}

/** All documents of the list, in its order; for the office. */
export async function listInvoiceIds(
  db: Db,
  filter: InvoiceFilter,
  { query, now }: { readonly query: Query; readonly now: Date },
): Promise<string[]> {
  const rows = await db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.bookingId))
    .where(conditionOf(filter, now))
    .orderBy(...orderOf(query));
  return rows.map(({ id }) => id);
}
