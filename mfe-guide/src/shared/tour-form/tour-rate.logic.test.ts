import { aVatRate } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { tourRate } from './tour-rate.logic.ts';

const exempt = aVatRate({ '@id': '/api/vat_rates/exempt', category: 'UNO', percent: 0 });
const normal = aVatRate({ '@id': '/api/vat_rates/normal', category: 'Sal2.1, 8.1%', percent: 8.1 });
const later = aVatRate({ '@id': '/api/vat_rates/later', category: 'Sal2.1, 8.1%', validFrom: '2028-01-01' });

test.each([
  ['the normal rate, wherever it stands', [exempt, later, normal], '/api/vat_rates/normal'],
  ['another one, where it is not in force', [exempt, later], '/api/vat_rates/exempt'],
  ['none, while none is known', [], ''],
])('a part of a price begins with %s', (_what, rates, iri) => {
  expect(tourRate(rates, '2026-02-14')).toBe(iri);
});
