export { findLastChange, listHistory, type PartsHistory } from './audit.read-model.ts';
export { recordAudit, recordStateChange } from './audit.repository.ts';
