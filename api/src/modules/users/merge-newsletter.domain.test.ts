import { describe, expect, test } from '@jest/globals';
import { holdingOf } from './merge-newsletter.domain.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const asked = { requestedAt: day(1), confirmedAt: null, unsubscribedAt: null };
const pending = { ...asked, state: 'pending' as const };
const subscribed = (on: number) => ({ ...asked, state: 'subscribed' as const, confirmedAt: day(on) });
const ended = (on: number) => ({ ...subscribed(2), state: 'unsubscribed' as const, unsubscribedAt: day(on) });

describe('of two records of one person', () => {
  test.each([
    ['nothing and nothing', null, null, 'stays'],
    ['nothing and an order', null, pending, 'stays'],
    ['nothing and a subscription', null, subscribed(5), 'goes'],
    ['nothing and an end', null, ended(5), 'goes'],
    ['an order and a subscription', pending, subscribed(5), 'goes'],
    ['an order and an end', pending, ended(5), 'goes'],
    ['a subscription and an order', subscribed(5), pending, 'stays'],
    ['a subscription and a later one', subscribed(5), subscribed(9), 'stays'],
    ['a subscription and a later end', subscribed(5), ended(9), 'goes'],
    ['a subscription and an earlier end', subscribed(5), ended(4), 'stays'],
    ['an end and a later subscription', ended(5), subscribed(9), 'goes'],
    ['an end and an earlier subscription', ended(5), subscribed(4), 'stays'],
  ] as const)('%s: one holds', (_what, stays, goes, holds) => {
    expect(holdingOf(stays, goes)).toBe(holds === 'stays' ? stays : goes);
  });
});
