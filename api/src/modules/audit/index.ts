export { type Change, findLastChange, listHistory } from './audit.read-model.ts';
export { recordAudit, recordStateChange, type StateChange } from './audit.repository.ts';
