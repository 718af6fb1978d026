import { BOOKING_PERSON_STATES, BOOKING_STATES } from '@firn/shared-contracts/domain';
import { describe, expect, test } from '@jest/globals';
import { bookingPersonStep, bookingStep, ON_EXPIRY } from './booking-states.domain.ts';

describe('a booking', () => {
  test.each([
    ['held', 'pending_payment'],
    ['held', 'confirmed'],
    ['pending_payment', 'confirmed'],
    ['confirmed', 'completed'],
    ['confirmed', 'cancelled'],
    ['confirmed', 'annulled'],
    ['requested', 'rejected'],
    ['waitlisted', 'offered'],
    ['offered', 'confirmed'],
    ['offered', 'waitlisted'],
    ['expired', 'confirmed'],
    ['annulled', 'confirmed'],
  ] as const)('may go from %s to %s', (from, to) => {
    expect(bookingStep(from, to)).toBeNull();
  });

  test.each([
    ['cancelled', 'confirmed'],
    ['completed', 'cancelled'],
    ['rejected', 'confirmed'],
    ['confirmed', 'held'],
    ['waitlisted', 'confirmed'],
  ] as const)('may not go from %s to %s', (from, to) => {
    expect(bookingStep(from, to)).toBe('invalid_transition');
  });

  test('never stays where it is', () => {
    for (const state of BOOKING_STATES) expect(bookingStep(state, state)).toBe('invalid_transition');
  });

  test('expires only by allowed steps', () => {
    for (const [from, to] of Object.entries(ON_EXPIRY)) {
      expect(bookingStep(from as keyof typeof ON_EXPIRY, to)).toBeNull();
    }
  });
});

describe('a booked person', () => {
  test('leaves the state active once and for all', () => {
    for (const to of BOOKING_PERSON_STATES.filter((state) => state !== 'active')) {
      expect(bookingPersonStep('active', to)).toBeNull();
      for (const next of BOOKING_PERSON_STATES)
        expect(bookingPersonStep(to, next)).toBe('invalid_transition');
    }
  });
});
