export { keepClosedPeriod } from './close-period.ts';
export { financeModule } from './finance.routes.ts';
export { FINANCE_TABLES, PAYMENT_FIELDS, VAT_FIELDS } from './finance-files.ts';
export { readPeriod } from './read-period.ts';
