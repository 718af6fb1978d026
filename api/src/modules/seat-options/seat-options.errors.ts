import { BOOKING_PROBLEMS } from '@firn/shared-contracts/api';
import type { SeatOptionState } from '@firn/shared-contracts/domain';
import { conflict, notFound } from '../../lib/problem.ts';

const OVER: Readonly<Record<SeatOptionState, string>> = {
  open: 'Diese Option ist abgelaufen.',
  expired: 'Diese Option ist abgelaufen.',
  booked: 'Mit dieser Option ist schon gebucht.',
  released: 'Diese Option ist aufgehoben.',
};

export const optionNotFound = () => notFound('Wir konnten diese Option nicht finden.');

/** 409: somebody has booked by it, the office has given its seats away, or its time is over. */
export const seatOptionOver = (state: SeatOptionState) =>
  conflict(BOOKING_PROBLEMS.seatOptionOver, OVER[state], { state: state === 'open' ? 'expired' : state });
