import { expect, test } from '@jest/globals';
import { anAuditEntry } from '../../testing/delivery.ts';
import { rowKeys, technicalLabel } from './audit.logic.ts';

test('rows of one millisecond have keys of their own, which newer rows do not change', () => {
  const note = anAuditEntry({ action: 'token-refused' });
  const keys = rowKeys([note, note]);
  expect(new Set(keys).size).toBe(2);
  expect(rowKeys([note, note, note]).slice(1)).toEqual(keys);
});

test('what the gateway notes of itself is told from what people wrote', () => {
  const automatic = anAuditEntry({ action: 'rollback', actor: 'firn (automatic)' });
  expect(technicalLabel(automatic)).toBe('automatic');
  expect(technicalLabel(anAuditEntry({ action: 'token-use' }))).toBe('note');
  expect(technicalLabel(anAuditEntry({ action: 'rollback' }))).toBeNull();
});
