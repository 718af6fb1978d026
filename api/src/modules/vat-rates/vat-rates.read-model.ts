import type { VatRateResponse } from '@firn/shared-contracts/api';
import { iri } from '../../lib/iri.ts';
import { tableList } from '../../records/index.ts';
import { type VatRateRow, vatRates } from './vat-rates.table.ts';

export const vatRateResponse = (row: VatRateRow): VatRateResponse => ({
  '@id': iri('vat_rates', row.id),
  '@type': 'VatRate',
  id: row.id,
  title: row.title,
  category: row.category,
  percent: row.percent,
  validFrom: row.validFrom,
  validTo: row.validTo,
});

export const vatRatesReads = tableList({
  table: vatRates,
  order: [vatRates.validFrom, vatRates.sortKey],
  toResponse: vatRateResponse,
});
