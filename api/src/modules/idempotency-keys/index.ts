export { deleteExpiredKeys } from './idempotency-keys.repository.ts';
export { type KeepAnswer, type OnceRequest, readIdempotencyKey, runOnce } from './run-once.ts';
