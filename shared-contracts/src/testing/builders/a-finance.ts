import type {
  ClosedPeriodResponse,
  FinanceFigures,
  FinanceItemResponse,
  FinanceResponse,
  VatStatement,
  VatStatementResponse,
} from '../../api/finance.ts';

const ACTIVITY_ID = '018f0000-0000-7000-8000-00000000fa01';
const PERIOD_ID = '018f0000-0000-7000-8000-00000000fa02';

const figures: FinanceFigures = {
  from: '2026-01-01',
  to: '2026-03-31',
  asOf: '2026-02-14',
  revenue: 129_000,
  vatTotal: 8_100,
  vat: [
    { vatCategory: 'Sal2.1, 8.1%', vatPercent: 8.1, total: 108_100, vat: 8_100 },
    { vatCategory: 'UNO', vatPercent: 0, total: 20_900, vat: 0 },
  ],
  components: [
    { title: 'Anteil Tour', total: 108_100 },
    { title: 'Anteil Ausbildung', total: 20_900 },
  ],
  activities: [
    { id: ACTIVITY_ID, title: 'Skihochtouren', total: 120_000 },
    { id: null, title: null, total: 9_000 },
  ],
  fees: 8_000,
  payments: [
    { method: 'bank', received: 90_000, paidBack: 5_000 },
    { method: 'twint', received: 20_000, paidBack: 0 },
  ],
  openItems: [
    { age: 'not_due', total: 24_000, count: 2 },
    { age: 'up_to_30', total: 0, count: 0 },
    { age: 'up_to_60', total: 0, count: 0 },
    { age: 'up_to_90', total: 0, count: 0 },
    { age: 'over_90', total: 8_000, count: 1 },
  ],
  vouchers: [
    { standing: 'valid', total: 30_000, count: 2 },
    { standing: 'expired', total: 0, count: 0 },
  ],
};

/** The figures of the first quarter of 2026. */
export function aFinance(overrides: Partial<FinanceResponse> = {}): FinanceResponse {
  return {
    '@id': '/api/finance',
    '@type': 'Finance',
    ...figures,
    expected: [
      { span: 'overdue', total: 8_000, count: 1 },
      { span: 'within_30', total: 24_000, count: 2 },
      { span: 'within_60', total: 0, count: 0 },
      { span: 'within_90', total: 0, count: 0 },
    ],
    closedThrough: '2025-12-31',
    ...overrides,
  };
}

const statement: VatStatement = {
  method: 'effective',
  vatNumber: 'CHE-123.456.789 MWST',
  rows: [
    { figure: '200', percent: null, amount: 120_900, tax: null },
    { figure: '221', percent: null, amount: 0, tax: null },
    { figure: '230', percent: null, amount: 20_900, tax: null },
    { figure: '289', percent: null, amount: 20_900, tax: null },
    { figure: '299', percent: null, amount: 100_000, tax: null },
    { figure: '303', percent: 8.1, amount: 100_000, tax: 8_100 },
    { figure: '399', percent: null, amount: 100_000, tax: 8_100 },
    { figure: '910', percent: null, amount: 8_000, tax: null },
  ],
};

export function aVatStatement(overrides: Partial<VatStatementResponse> = {}): VatStatementResponse {
  return {
    '@id': '/api/finance/vat-statement',
    '@type': 'VatStatement',
    from: figures.from,
    to: figures.to,
    ...statement,
    ...overrides,
  };
}

export function aFinanceItem(overrides: Partial<FinanceItemResponse> = {}): FinanceItemResponse {
  return {
    '@id': '/api/finance_items/one',
    '@type': 'FinanceItem',
    id: 'one',
    day: '2026-01-10',
    number: 'R-2026-00001',
    booking: '/api/bookings/018f0000-0000-7000-8000-000000000701',
    bookingNumber: 'B-2026-00042',
    text: 'Gina Gast, Anteil Tour',
    amount: 108_100,
    ...overrides,
  };
}

export function aClosedPeriod(overrides: Partial<ClosedPeriodResponse> = {}): ClosedPeriodResponse {
  return {
    '@id': `/api/closed_periods/${PERIOD_ID}`,
    '@type': 'ClosedPeriod',
    id: PERIOD_ID,
    firstDay: '2025-07-01',
    lastDay: '2025-09-30',
    figures: { ...figures, from: '2025-07-01', to: '2025-09-30' },
    statement,
    createdBy: 'Sina Super',
    createdAt: '2025-10-10T08:00:00.000Z',
    ...overrides,
  };
}
