export { deleteExpiredKeys, type StoredAnswer } from './idempotency-keys.repository.ts';
export {
  hasIdempotencyKey,
  type OnceDeps,
  type OnceRequest,
  readIdempotencyKey,
  runOnce,
} from './run-once.ts';
