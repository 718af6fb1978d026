export { type Author, append, appendAll } from './append-entry.ts';
export { openDays } from './open-day.read-model.ts';
export { PAYMENT_WAY_WORDS } from './payment-ways.ts';
export { notCorrectable, refundableOf } from './payments.domain.ts';
export { type LedgerEntry, type LockedLedger, lockLedger, lockLedgers } from './payments.repository.ts';
export { paymentsModule } from './payments.routes.ts';
