import { zurichDate } from '@firn/shared-contracts/domain';
import type { Db } from '../../../db/client.ts';
import { filters } from '../../../lib/hydra.ts';
import type { Query } from '../../../lib/query.ts';
import type { SheetColumn } from '../../../lib/sheet.ts';
import { FINANCE_TABLES, PAYMENT_FIELDS, readPeriod, VAT_FIELDS } from '../../finance/index.ts';
import { type ExportSource, type ExportView, sheetSource } from '../source/export-source.ts';

const PERIOD_FILTERS = filters({ from: null, to: null });

/** A table of the finances of a period (docs/domain/payments.md#finance). */
function periodSource(
  title: string,
  name: 'payments' | 'vat',
  columns: Readonly<Record<string, SheetColumn>>,
): ExportSource {
  const make = (db: Db, query: Query, { now }: ExportView) => {
    const today = zurichDate(now);
    return FINANCE_TABLES[name]({ db, period: readPeriod(query, today), today });
  };
  return sheetSource({ title, permission: 'finance.export', filters: PERIOD_FILTERS }, columns, {
    check: (query, { now }) => {
      readPeriod(query, zurichDate(now));
    },
    make,
  });
}

/** The columns of a table by these keys, in their order. */
const keyed = (keys: readonly string[], columns: readonly SheetColumn[]) =>
  Object.fromEntries(columns.map((column, index) => [keys[index] ?? column.header, column]));

export const payments = periodSource(
  'Zahlungen',
  'payments',
  keyed(['day', 'bookingNumber', 'name', 'kind', 'method', 'amount'], PAYMENT_FIELDS),
);
export const vat = periodSource('MWST', 'vat', keyed(['figure', 'percent', 'amount', 'tax'], VAT_FIELDS));
