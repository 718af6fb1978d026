import { expect, test } from '@jest/globals';
import { anAuditEntry } from '../../testing/delivery.ts';
import { rowKeys, technicalLabel } from './audit.logic.ts';

test('rows of the same millisecond have distinct keys, which newer rows do not change', () => {
  const note = anAuditEntry({ action: 'token-refused' });
  const keys = rowKeys([note, note]);
  expect(new Set(keys).size).toBe(2);
  expect(rowKeys([note, note, note]).slice(1)).toEqual(keys);
});

test('the gateway’s own notes are distinguished from what people wrote', () => {
  const automatic = anAuditEntry({ action: 'rollback', actor: 'firn (automatic)' });
  expect(technicalLabel(automatic)).toBe('automatic');
  expect(technicalLabel(anAuditEntry({ action: 'token-use' }))).toBe('note');
  expect(technicalLabel(anAuditEntry({ action: 'rollback' }))).toBeNull();
});
