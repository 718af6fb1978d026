import type { VatCategory } from '@firn/shared-contracts/domain';
import { tableKind } from '../../records/index.ts';
import { vatRates } from './vat-rates.table.ts';

export interface VatRateRecord {
  readonly title: string;
  readonly category: VatCategory;
  readonly percent: number;
  readonly validFrom: string;
}

export const vatRateKind = tableKind<VatRateRecord>({
  entity: 'vatRate',
  collection: 'vat_rates',
  table: vatRates,
  columns: { title: 'title', category: 'category', percent: 'percent', validFrom: 'validFrom' },
  references: {},
  unique: {
    vat_rates_day_key: {
      field: 'validFrom',
      message: 'An diesem Tag beginnt schon ein Satz mit diesem Code.',
    },
  },
  labelOf: ({ title }) => title,
});
