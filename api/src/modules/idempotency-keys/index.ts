export { deleteExpiredKeys, type StoredAnswer } from './idempotency-keys.repository.ts';
export { type OnceRequest, readIdempotencyKey, runOnce } from './run-once.ts';
