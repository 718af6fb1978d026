export {
  type Change,
  findLastChange,
  lastChanges,
  listHistory,
  type PartsHistory,
} from './audit.read-model.ts';
export { recordAudit, recordAudits, recordStateChange } from './audit.repository.ts';
