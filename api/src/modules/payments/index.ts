export { type Author, append, appendAll } from './append-entry.ts';
export { PAYMENT_WAY_WORDS } from './payment-ways.ts';
export { notCorrectable, refundableOf } from './payments.domain.ts';
export { type LedgerEntry, type LockedLedger, lockLedger, lockLedgers } from './payments.repository.ts';
export { paymentsModule } from './payments.routes.ts';
