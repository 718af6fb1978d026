export { deleteExpiredKeys, type StoredAnswer } from './idempotency-keys.repository.ts';
export {
  hasIdempotencyKey,
  type KeepAnswer,
  type OnceDeps,
  type OnceRequest,
  readIdempotencyKey,
  runOnce,
  writeOnce,
} from './run-once.ts';
