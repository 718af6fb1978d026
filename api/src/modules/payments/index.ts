export { append } from './append-entry.ts';
export { isCorrected, refundableOf } from './payments.domain.ts';
export { lockLedger } from './payments.repository.ts';
export { paymentsModule } from './payments.routes.ts';
