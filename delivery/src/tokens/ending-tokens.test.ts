import { expect, test } from '@jest/globals';
import { endingTokens } from './ending-tokens.ts';

const NOW = new Date('2026-11-24T10:00:00.000Z');
const token = (id: string, expiresAt: string | null, remote = 'mfe-a') => ({
  id,
  remote,
  label: 'CI',
  expiresAt,
  createdAt: '2025-11-01T10:00:00.000Z',
  lastUsedAt: null,
});
const tokens = [
  token('never', null),
  token('later', '2026-12-08T10:00:00.001Z'),
  token('soon', '2026-12-08T10:00:00.000Z'),
  token('today', '2026-11-24T10:00:01.000Z', 'mfe-b'),
  token('over', '2026-11-10T10:00:00.000Z', '*'),
  token('long over', '2026-11-10T09:59:59.999Z'),
];

test('14 days before the end and 14 days after it, the first to end first', () => {
  expect(endingTokens(tokens, '*', NOW).map(({ id }) => id)).toEqual(['over', 'today', 'soon']);
});

test('a team is told of its own', () => {
  expect(endingTokens(tokens, 'mfe-b', NOW)).toEqual([
    { id: 'today', label: 'CI', remote: 'mfe-b', expiresAt: '2026-11-24T10:00:01.000Z' },
  ]);
});
