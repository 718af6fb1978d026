import { expect, test } from '@jest/globals';
import { mergePrepared } from './prepared.logic.ts';

test('an event in both lists is shown once, cancelled ones not at all, the earliest first', () => {
  const late = { id: 'late', start: '2026-05-02T06:00:00Z', state: 'prepared' };
  const early = { id: 'early', start: '2026-05-01T06:00:00Z', state: 'draft' };
  const cancelled = { id: 'off', start: '2026-04-01T06:00:00Z', state: 'cancelled' };
  expect(mergePrepared([[late], [late, cancelled, early]])).toEqual([early, late]);
});
