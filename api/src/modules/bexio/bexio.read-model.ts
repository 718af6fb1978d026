import type { BexioDocumentResponse, BexioResponse } from '@firn/shared-contracts/api';
import { type BexioDocumentState, zurichDate } from '@firn/shared-contracts/domain';
import { and, count, desc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Listed } from '../../records/index.ts';
import { events } from '../events/events.table.ts';
import { invoiceLines, invoices } from '../invoices/invoices.table.ts';
import { offers } from '../offers/offers.table.ts';
import { payments } from '../payments/payments.table.ts';
import { vatRates } from '../vat-rates/vat-rates.table.ts';
import { bexioDocuments } from './bexio.table.ts';
import { readConnection } from './connection.repository.ts';
import { type MappingContext, missingIn } from './mapping.domain.ts';
import type { BexioSystem } from './system/bexio-system.ts';

async function accountingNosIn(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ no: offers.accountingNo })
    .from(offers)
    .union(
      db
        .selectDistinct({ no: sql<string>`${events.accountingNo}`.as('no') })
        .from(events)
        .where(isNotNull(events.accountingNo)),
    )
    .union(
      db
        .selectDistinct({ no: invoiceLines.accountingNo })
        .from(invoiceLines)
        .where(ne(invoiceLines.vatCategory, '')),
    );
  return rows.map(({ no }) => no).sort();
}

/** The VAT rates and accounting numbers that a mapping has to cover. */
export async function readMappingContext(db: Db, now: Date): Promise<MappingContext> {
  return {
    rates: await db.select().from(vatRates),
    accountingNos: await accountingNosIn(db),
    today: zurichDate(now),
  };
}

async function countDocuments(db: Db): Promise<BexioResponse['documents']> {
  const rows = await db
    .select({ state: bexioDocuments.state, documents: count() })
    .from(bexioDocuments)
    .groupBy(bexioDocuments.state);
  const numberOf = (state: BexioDocumentState) => rows.find((row) => row.state === state)?.documents ?? 0;
  return { waiting: numberOf('waiting'), done: numberOf('done'), failed: numberOf('failed') };
}

/** The connection as the office reads it: no token is in it. */
export async function bexioResponse(db: Db, system: BexioSystem | null, now: Date): Promise<BexioResponse> {
  const connection = await readConnection(db);
  const { id, version, active, startsOn, taxes, accounts, companyName, lastError, pausedUntil } = connection;
  const context = await readMappingContext(db, now);
  return {
    '@id': '/api/bexio',
    '@type': 'Bexio',
    id,
    version,
    active,
    startsOn,
    taxes,
    accounts,
    system: system?.name ?? null,
    connected: connection.sealedTokens !== null,
    companyName,
    problem: lastError,
    pausedUntil: pausedUntil?.toISOString() ?? null,
    accountingNos: [...context.accountingNos],
    missing: missingIn(connection, context),
    documents: await countDocuments(db),
  };
}

const selectDocuments = (db: Db) =>
  db
    .select({
      document: bexioDocuments,
      bookingId: sql<string | null>`coalesce(${invoices.bookingId}, ${payments.bookingId})`,
    })
    .from(bexioDocuments)
    .leftJoin(invoices, and(eq(invoices.id, bexioDocuments.subjectId), ne(bexioDocuments.kind, 'payment')))
    .leftJoin(payments, and(eq(payments.id, bexioDocuments.subjectId), eq(bexioDocuments.kind, 'payment')))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectDocuments>>[number];

function documentResponse({ document, bookingId }: Row): BexioDocumentResponse {
  const { id, kind, label, state, attempts, lastError, externalId } = document;
  return {
    '@id': `/api/bexio/documents/${id}`,
    '@type': 'BexioDocument',
    id,
    kind,
    label,
    booking: bookingId && iri('bookings', bookingId),
    state,
    attempts,
    nextAttemptAt: state === 'waiting' ? document.nextAttemptAt.toISOString() : null,
    problem: lastError,
    externalId,
    createdAt: document.createdAt.toISOString(),
    doneAt: document.doneAt?.toISOString() ?? null,
  };
}

/** Documents in these states, or all of them, the newest first. */
export async function listBexioDocuments(
  db: Db,
  states: readonly BexioDocumentState[],
  page: Page,
): Promise<Listed<BexioDocumentResponse>> {
  const where: SQL | undefined = states.length > 0 ? inArray(bexioDocuments.state, [...states]) : undefined;
  const rows = await selectDocuments(db)
    .where(where)
    .orderBy(desc(bexioDocuments.createdAt), desc(bexioDocuments.id))
    .limit(page.size)
    .offset(page.offset);
  const total = await db.$count(bexioDocuments, where);
  return { items: rows.map(documentResponse), total };
}

export async function findBexioDocument(db: Db, id: string): Promise<BexioDocumentResponse | null> {
  const [row] = await selectDocuments(db).where(eq(bexioDocuments.id, id));
  return row ? documentResponse(row) : null;
}
