import { expect, test } from '@jest/globals';
import { attentionOf } from './attention.logic.ts';

const TODAY = '2026-02-14';

test.each([
  ['confirmed', 'open', '2026-03-16', null],
  ['confirmed', 'open', '2026-02-14', null],
  ['confirmed', 'open', '2026-02-13', { to: 'paymentStatus', tone: 'bad' }],
  ['completed', 'partial', '2026-02-13', { to: 'paymentStatus', tone: 'bad' }],
  ['confirmed', 'paid', '2026-02-13', null],
  ['cancelled', 'open', '2026-02-13', null],
  ['cancelled', 'refund_due', null, { to: 'paymentStatus', tone: 'bad' }],
  ['confirmed', 'overpaid', null, { to: 'paymentStatus', tone: 'bad' }],
  ['requested', 'open', null, { to: 'state', tone: 'waiting' }],
  ['requested', 'refund_due', null, { to: 'paymentStatus', tone: 'bad' }],
  ['waitlisted', 'open', null, null],
] as const)('%s, %s, due %s: %j', (state, paymentStatus, dueDate, attention) => {
  expect(attentionOf({ state, paymentStatus, dueDate }, TODAY)).toEqual(attention);
});
