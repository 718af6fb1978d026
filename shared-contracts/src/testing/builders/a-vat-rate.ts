import type { VatRateResponse } from '../../api/vat-rates.ts';
import { id } from './id.ts';

export function aVatRate(overrides: Partial<VatRateResponse> = {}): VatRateResponse {
  return {
    '@id': `/api/vat_rates/${id(401)}`,
    '@type': 'VatRate',
    id: id(401),
    version: 1,
    title: 'Normalsatz 8.1 %',
    category: 'Sal2.1, 8.1%',
    percent: 8.1,
    validFrom: '2024-01-01',
    validTo: null,
    ...overrides,
  };
}
