import type { RevenueByVat, VatStatementRow } from '@firn/shared-contracts/api';
import { isTaxed, percentOf, type Rappen, type VatMethod } from '@firn/shared-contracts/domain';

/** VAT categories that are taken off the turnover before it is taxed, each with its figure of the form. */
const UNTAXED_FIGURES: Readonly<Record<string, string>> = { ULA: '221', UNO: '230' };

/** Figures of the effective method by rate: until 31 December 2023, and since. */
const RATE_FIGURES: Readonly<Record<number, string>> = {
  7.7: '302',
  8.1: '303',
  2.5: '312',
  2.6: '313',
  3.7: '342',
  3.8: '343',
};

/** Rates of services until 31 December 2023, which have a figure of their own with a flat rate, too. */
const OLD_RATES: readonly number[] = [7.7, 2.5, 3.7];

export interface StatementFacts {
  readonly vat: readonly RevenueByVat[];
  /** Damages, which are no turnover. */
  readonly fees: Rappen;
  readonly method: VatMethod;
  /** For the flat rate alone. */
  readonly flatRatePercent: number;
}

const sum = (rows: readonly { readonly amount: Rappen }[]): Rappen =>
  rows.reduce((total, { amount }) => total + amount, 0);

const figureRow = (figure: string, amount: Rappen): VatStatementRow => ({
  figure,
  percent: null,
  amount,
  tax: null,
});

/** The effective method states what was earned without the tax, rate by rate, with the tax of the lines. */
function effectiveRates(vat: readonly RevenueByVat[]): VatStatementRow[] {
  const byPercent = Map.groupBy(
    vat.filter((row) => isTaxed(row.vatCategory)),
    ({ vatPercent }) => vatPercent,
  );
  return [...byPercent]
    .map(([percent, rows]) => ({
      figure: RATE_FIGURES[percent] ?? null,
      percent,
      amount: sum(rows.map((row) => ({ amount: row.total - row.vat }))),
      tax: sum(rows.map((row) => ({ amount: row.vat }))),
    }))
    .toSorted((left, right) => Number(left.figure ?? 999) - Number(right.figure ?? 999));
}

/** A flat rate is of what was earned with the tax. */
function flatRates(vat: readonly RevenueByVat[], percent: number): VatStatementRow[] {
  const byFigure = Map.groupBy(
    vat.filter((row) => isTaxed(row.vatCategory)),
    ({ vatPercent }) => (OLD_RATES.includes(vatPercent) ? '322' : '323'),
  );
  return (['322', '323'] as const).flatMap((figure) => {
    const rows = byFigure.get(figure);
    if (!rows) return [];
    const amount = sum(rows.map(({ total }) => ({ amount: total })));
    return [{ figure, percent, amount, tax: percentOf(amount, percent) }];
  });
}

/**
 * The figures of the form of the Swiss tax administration, in its order (docs/domain/payments.md#vat-statement). What the company
 * paid itself (400 and on) is not known here.
 */
export function vatStatement({ vat, fees, method, flatRatePercent }: StatementFacts): VatStatementRow[] {
  const isEffective = method === 'effective';
  const stated = (row: RevenueByVat): Rappen => (isEffective ? row.total - row.vat : row.total);
  const all = sum(vat.map((row) => ({ amount: stated(row) })));
  const untaxed = ['ULA', 'UNO'].map((category) =>
    figureRow(
      UNTAXED_FIGURES[category] ?? '',
      sum(vat.filter((row) => row.vatCategory === category).map((row) => ({ amount: stated(row) }))),
    ),
  );
  const rates = isEffective ? effectiveRates(vat) : flatRates(vat, flatRatePercent);
  const tax = rates.reduce((total, row) => total + (row.tax ?? 0), 0);
  return [
    figureRow('200', all),
    ...untaxed,
    figureRow('289', sum(untaxed)),
    figureRow('299', all - sum(untaxed)),
    ...rates,
    { figure: '399', percent: null, amount: sum(rates), tax },
    figureRow('910', fees),
  ];
}
