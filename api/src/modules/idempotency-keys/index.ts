export { deleteExpiredKeys, type StoredAnswer } from './idempotency-keys.repository.ts';
export { type OnceDeps, type OnceRequest, readIdempotencyKey, runOnce } from './run-once.ts';
