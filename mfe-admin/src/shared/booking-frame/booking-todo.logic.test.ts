import type { BookingResponse } from '@firn/shared-contracts/api';
import { aBooking } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { todosOf } from './booking-todo.logic.ts';

const NOW = new Date('2026-03-20T08:00:00.000Z');
const past = { ...aBooking().event, start: '2026-03-01T07:00:00.000Z', end: '2026-03-02T16:00:00.000Z' };

describe('what is to do about a booking', () => {
  const cases: [string, Partial<BookingResponse>, ReturnType<typeof todosOf>][] = [
    ['a request', { state: 'requested', dueDate: null }, [{ kind: 'requested' }]],
    ['a hold', { state: 'held', dueDate: null }, [{ kind: 'held' }]],
    [
      'a hold that its guest has to confirm',
      { state: 'held', dueDate: null, confirmBy: '2026-03-20T08:20:00.000Z' },
      [{ kind: 'heldUntil', until: '2026-03-20T08:20:00.000Z' }],
    ],
    [
      'an entry of the waiting list',
      { state: 'waitlisted', waitlistPosition: 2, dueDate: null },
      [{ kind: 'waitlisted', position: 2 }],
    ],
    [
      'an offer',
      { state: 'offered', offeredUntil: '2026-03-21T08:00:00.000Z', dueDate: null },
      [{ kind: 'offered', until: '2026-03-21T08:00:00.000Z' }],
    ],
    [
      'an invoice past its day',
      { dueDate: '2026-03-16', paid: 10_000 },
      [{ kind: 'overdue', amount: 30_000, since: '2026-03-16' }],
    ],
    ['an invoice not due yet', { dueDate: '2026-03-20' }, []],
    ['a paid one', { paymentStatus: 'paid', paid: 40_000 }, []],
    [
      'too much paid after a cancellation with a fee',
      { state: 'cancelled', total: 8000, paid: 40_000, paymentStatus: 'refund_due' },
      [{ kind: 'refund', amount: 32_000 }],
    ],
    [
      'all of it, if the event was called off',
      { state: 'annulled', paid: 40_000, paymentStatus: 'refund_due' },
      [{ kind: 'refund', amount: 40_000 }],
    ],
    ['an event that is over', { event: past, dueDate: null }, [{ kind: 'toSettle' }]],
    ['a rejected one', { state: 'rejected', dueDate: '2026-03-16' }, []],
  ];
  test.each(cases)('%s', (_name, facts, todos) => {
    expect(todosOf(aBooking(facts), NOW)).toEqual(todos);
  });
});
