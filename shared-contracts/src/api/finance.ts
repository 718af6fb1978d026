import { type Static, Type } from 'typebox';
import { PAYMENT_WAYS, VAT_METHODS } from '../domain/states.ts';
import { DateOnly, Id, Instant, Iri, Nullable, Rappen, resource, SignedRappen, strings } from './hydra.ts';
import { text, writeSchema } from './write.ts';

const Count = Type.Integer({ minimum: 0 });

/** Groups of open invoices, by how many days they are over their due date. */
export const OPEN_AGES = ['not_due', 'up_to_30', 'up_to_60', 'up_to_90', 'over_90'] as const;
export type OpenAge = (typeof OPEN_AGES)[number];

/** Groups of expected money: what should have come by now, then by days from today. */
export const EXPECTED_SPANS = ['overdue', 'within_30', 'within_60', 'within_90'] as const;
export type ExpectedSpan = (typeof EXPECTED_SPANS)[number];

/** Groups of vouchers with something left: those that still hold, and those whose last day is over. */
export const OUTSTANDING_VOUCHERS = ['valid', 'expired'] as const;
export type OutstandingVouchers = (typeof OUTSTANDING_VOUCHERS)[number];

/** Turnover of one VAT category at one rate, VAT included, and the VAT in it. */
export const RevenueByVat = Type.Object(
  { vatCategory: Type.String(), vatPercent: Type.Number(), total: SignedRappen, vat: SignedRappen },
  { $id: 'RevenueByVat' },
);
export type RevenueByVat = Static<typeof RevenueByVat>;

/** The figures of a period (docs/domain/payments.md#finance); they are kept as they are when the period is closed. */
const figureFields = {
  from: DateOnly,
  to: DateOnly,
  /** The day for which open items and vouchers are told: the last one, or today where that is to come. */
  asOf: DateOnly,
  /** Turnover, VAT included; without fees. */
  revenue: SignedRappen,
  /** VAT in it. */
  vatTotal: SignedRappen,
  vat: Type.Array(RevenueByVat),
  /** Turnover by the title of the price component. */
  components: Type.Array(Type.Object({ title: Type.String(), total: SignedRappen })),
  /** A tour of several activities counts for the first one by name; null: it has none. */
  activities: Type.Array(
    Type.Object({ id: Nullable(Id), title: Nullable(Type.String()), total: SignedRappen }),
  ),
  /** Fees of cancelled bookings, which are damages and no turnover. */
  fees: SignedRappen,
  payments: Type.Array(
    Type.Object({ method: strings(PAYMENT_WAYS), received: SignedRappen, paidBack: SignedRappen }),
  ),
  openItems: Type.Array(Type.Object({ age: strings(OPEN_AGES), total: Rappen, count: Count })),
  vouchers: Type.Array(Type.Object({ standing: strings(OUTSTANDING_VOUCHERS), total: Rappen, count: Count })),
} as const;

export const FinanceFigures = Type.Object(figureFields, { $id: 'FinanceFigures' });
export type FinanceFigures = Static<typeof FinanceFigures>;

/** `GET /api/finance?from=&to=` */
export const FinanceResponse = Type.Object(
  {
    '@id': Type.Literal('/api/finance'),
    '@type': Type.Literal('Finance'),
    ...figureFields,
    /** From today on, whatever the period. */
    expected: Type.Array(Type.Object({ span: strings(EXPECTED_SPANS), total: Rappen, count: Count })),
    /** The last day that is closed. */
    closedThrough: Nullable(DateOnly),
  },
  { $id: 'Finance' },
);
export type FinanceResponse = Static<typeof FinanceResponse>;

/** The figures that lead to what is behind them. */
export const FINANCE_FIGURES = ['revenue', 'fees', 'payments', 'open', 'vouchers', 'expected'] as const;
export type FinanceFigure = (typeof FINANCE_FIGURES)[number];

/** `GET /api/finance_items?figure=…`: what a figure is the sum of. */
export const FinanceItemResponse = Type.Object(
  {
    '@id': Iri,
    '@type': Type.String(),
    id: Type.String(),
    /** On which it was issued, moved, or is due. */
    day: DateOnly,
    /** Number of the invoice or credit note, else of the booking; of a voucher its code. */
    number: Type.String(),
    booking: Nullable(Iri),
    bookingNumber: Nullable(Type.String()),
    text: Type.String(),
    amount: SignedRappen,
  },
  { $id: 'FinanceItem' },
);
export type FinanceItemResponse = Static<typeof FinanceItemResponse>;

/** A figure of the form of the Swiss tax administration (docs/domain/payments.md#vat-statement). */
export const VatStatementRow = Type.Object(
  {
    /** `200`; null for a rate that the form has no figure for. */
    figure: Nullable(Type.String()),
    /** VAT rate in percent, for figures that are one. */
    percent: Nullable(Type.Number()),
    amount: SignedRappen,
    /** Null for figures that are no tax. */
    tax: Nullable(SignedRappen),
  },
  { $id: 'VatStatementRow' },
);
export type VatStatementRow = Static<typeof VatStatementRow>;

const statementFields = {
  method: strings(VAT_METHODS),
  vatNumber: Nullable(Type.String()),
  rows: Type.Array(VatStatementRow),
} as const;

/** `GET /api/finance/vat-statement?from=&to=` */
export const VatStatementResponse = Type.Object(
  {
    '@id': Type.Literal('/api/finance/vat-statement'),
    '@type': Type.Literal('VatStatement'),
    from: DateOnly,
    to: DateOnly,
    ...statementFields,
  },
  { $id: 'VatStatement' },
);
export type VatStatementResponse = Static<typeof VatStatementResponse>;

export const VatStatement = Type.Object(statementFields);
export type VatStatement = Static<typeof VatStatement>;

/** A period that was closed, with its figures of that moment (docs/domain/payments.md#closing). */
export const ClosedPeriodResponse = Type.Object(
  {
    ...resource,
    firstDay: DateOnly,
    lastDay: DateOnly,
    figures: FinanceFigures,
    statement: VatStatement,
    /** Full name. */
    createdBy: Type.String(),
    createdAt: Instant,
  },
  { $id: 'ClosedPeriod' },
);
export type ClosedPeriodResponse = Static<typeof ClosedPeriodResponse>;

/** Closes what is open up to a day: from the day after the last closed one. */
export const ClosedPeriodCreate = writeSchema('ClosedPeriodCreate', {
  lastDay: DateOnly,
  /** The last day once more, typed by hand: `31.03.2026`. */
  confirmation: text(40),
});
export type ClosedPeriodCreate = Static<typeof ClosedPeriodCreate>;

/** Problem codes of the books. */
export const FINANCE_PROBLEMS = {
  /** 409: `closedThrough` is the last day that is closed; nothing is dated up to it. */
  periodClosed: '/problems/period-closed',
} as const;
