import type { BankEntryResponse, BankStatementReport } from '../../api/bank-statements.ts';
import { id } from './id.ts';

export function aBankEntry(overrides: Partial<BankEntryResponse> = {}): BankEntryResponse {
  return {
    '@id': `/api/bank_entries/${id(192)}`,
    '@type': 'BankEntry',
    id: id(192),
    version: 1,
    statement: `/api/bank_statements/${id(193)}`,
    state: 'unmatched',
    amount: 40_000,
    bookedOn: '2026-02-13',
    reference: null,
    debtorName: 'Gina Gast',
    debtorIban: 'CH5604835012345678009',
    message: 'Skitour, danke',
    booking: null,
    note: null,
    ...overrides,
  };
}

export function aBankStatementReport(overrides: Partial<BankStatementReport> = {}): BankStatementReport {
  return {
    '@id': '/api/bank_statements',
    '@type': 'BankStatementReport',
    statement: null,
    fileName: 'camt054.xml',
    format: 'camt.054.001.08',
    matched: 1,
    unmatched: 0,
    duplicates: 0,
    total: 1,
    matchedAmount: 40_000,
    unmatchedAmount: 0,
    transactions: [
      {
        position: 1,
        line: 5,
        outcome: 'matched',
        amount: 40_000,
        bookedOn: '2026-02-13',
        reference: '000000000000000000000000017',
        debtorName: 'Gina Gast',
        debtorIban: null,
        message: null,
        booking: {
          '@id': `/api/bookings/${id(701)}`,
          id: id(701),
          bookingNumber: 'B-2026-00042',
          name: 'Gina Gast',
          open: 0,
        },
      },
    ],
    ...overrides,
  };
}
