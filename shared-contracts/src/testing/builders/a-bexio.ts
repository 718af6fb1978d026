import type { BexioChoices, BexioDocumentResponse, BexioResponse } from '../../api/bexio.ts';
import { SETTINGS_ID } from '../../api/settings-rules.ts';
import { id } from './id.ts';

/** Connected, mapped and switched on. */
export function aBexio(overrides: Partial<BexioResponse> = {}): BexioResponse {
  return {
    '@id': '/api/bexio',
    '@type': 'Bexio',
    id: SETTINGS_ID,
    version: 4,
    active: true,
    startsOn: '2026-01-01',
    taxes: [
      { category: 'UNO', taxId: 4 },
      { category: 'ULA', taxId: 5 },
      { category: 'Sal2.1, 3.8%', taxId: 3 },
      { category: 'Sal2.1, 8.1%', taxId: 2 },
      { category: 'fee', taxId: 4 },
    ],
    accounts: [
      { accountingNo: '277', accountId: 21 },
      { accountingNo: 'fee', accountId: 23 },
    ],
    system: 'bexio',
    connected: true,
    companyName: 'Bergschule Firn',
    problem: null,
    pausedUntil: null,
    accountingNos: ['277'],
    missing: [],
    documents: { waiting: 1, done: 12, failed: 1 },
    ...overrides,
  };
}

export const someBexioChoices = (overrides: Partial<BexioChoices> = {}): BexioChoices => ({
  '@id': '/api/bexio/choices',
  '@type': 'BexioChoices',
  taxes: [
    { id: 2, title: 'UN81 - Umsatzsteuer 8.1 %', percent: 8.1 },
    { id: 3, title: 'UN38 - Beherbergung 3.8 %', percent: 3.8 },
    { id: 4, title: 'UOV - Ausgenommen', percent: 0 },
    { id: 5, title: 'UAL - Ausland', percent: 0 },
  ],
  accounts: [
    { id: 21, title: '3400 Ertrag Touren und Kurse' },
    { id: 23, title: '3680 Annullationsgebühren' },
  ],
  ...overrides,
});

/** An invoice that bexio did not take. */
export function aBexioDocument(overrides: Partial<BexioDocumentResponse> = {}): BexioDocumentResponse {
  return {
    '@id': `/api/bexio/documents/${id(601)}`,
    '@type': 'BexioDocument',
    id: id(601),
    kind: 'invoice',
    label: 'R-2026-00007',
    booking: `/api/bookings/${id(301)}`,
    state: 'failed',
    attempts: 1,
    nextAttemptAt: null,
    problem: 'Für «UNO» ist kein Steuersatz gewählt. Bitte wähle ihn unter Einstellungen › bexio.',
    externalId: null,
    createdAt: '2026-02-14T08:00:00.000Z',
    doneAt: null,
    ...overrides,
  };
}
