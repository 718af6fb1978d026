export { deleteExpiredKeys } from './idempotency-keys.repository.ts';
export { type KeepAnswer, readIdempotencyKey, runOnce } from './run-once.ts';
