import type { VatRateResponse } from '@firn/shared-contracts/api';
import { lastDayOfRate } from '@firn/shared-contracts/domain';
import { asc } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { titledBy } from '../../db/search-text.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import { type Query, readText } from '../../lib/query.ts';
import type { Listed } from '../../records/index.ts';
import { type VatRateRow, vatRates } from './vat-rates.table.ts';

const responseAmong =
  (all: readonly VatRateRow[]) =>
  (row: VatRateRow): VatRateResponse => ({
    '@id': iri('vat_rates', row.id),
    '@type': 'VatRate',
    id: row.id,
    version: row.version,
    title: row.title,
    category: row.category,
    percent: row.percent,
    validFrom: row.validFrom,
    validTo: lastDayOfRate(row, all),
  });

/** All rates as they are answered: the last day of one follows from the others. */
export const vatRateResponses = (all: readonly VatRateRow[]): VatRateResponse[] =>
  all.map(responseAmong(all));

/** Rates are few: one page of the list is cut out of all of them. */
export const vatRatesReads = {
  async list(db: Db, query: Query, { offset, size }: Page): Promise<Listed<VatRateResponse>> {
    const all = await db.select().from(vatRates);
    const titled = titledBy(readText(query, 'title'), vatRates.sortKey);
    const rows = await db
      .select()
      .from(vatRates)
      .where(titled)
      .orderBy(asc(vatRates.validFrom), asc(vatRates.sortKey));
    return { items: rows.slice(offset, offset + size).map(responseAmong(all)), total: rows.length };
  },

  async find(db: Db, id: string): Promise<VatRateResponse | null> {
    const responses = vatRateResponses(await db.select().from(vatRates));
    return responses.find((rate) => rate.id === id) ?? null;
  },
};
