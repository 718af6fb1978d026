export {
  type Change,
  findLastChange,
  lastChanges,
  listHistory,
  type PartsHistory,
} from './audit.read-model.ts';
export { type NewAuditEntry, recordAudit, recordAudits, recordStateChange } from './audit.repository.ts';
