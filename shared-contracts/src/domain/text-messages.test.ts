import { expect, test } from '@jest/globals';
import { isTextUnderWay, type TextState } from './text-messages.ts';

const NOW = new Date('2026-02-14T08:00:00.000Z');

test.each<[readonly TextState[], string, boolean]>([
  [['delivered', 'waiting'], '2026-02-14T07:59:00.000Z', true],
  [['waiting'], '2026-02-14T08:00:30.000Z', true],
  [['waiting'], '2026-02-14T09:00:00.000Z', false],
  [['sending'], '2026-02-14T07:00:00.000Z', true],
  [['sent', 'delivered', 'failed', 'withdrawn'], '2026-02-14T07:00:00.000Z', false],
])('%j planned for %s is under way: %s', (states, plannedFor, expected) => {
  expect(isTextUnderWay({ plannedFor, recipients: states.map((state) => ({ state })) }, NOW)).toBe(expected);
});
