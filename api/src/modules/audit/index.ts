export { findLastChange, listHistory } from './audit.read-model.ts';
export { recordAudit, recordStateChange } from './audit.repository.ts';
