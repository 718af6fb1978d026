import { BOOKING_PROBLEMS } from '@firn/shared-contracts/api';
import type { PrivateRequestState } from '@firn/shared-contracts/domain';
import { conflict } from '../../lib/problem.ts';

/** What has become of a request, in words. */
export const OVER: Readonly<Record<PrivateRequestState, string>> = {
  new: 'Zu dieser Anfrage gibt es noch keinen Vorschlag.',
  offered: 'Dieser Vorschlag ist abgelaufen.',
  expired: 'Dieser Vorschlag ist abgelaufen.',
  booked: 'Diese Tour ist schon gebucht.',
  declined: 'Dieser Vorschlag gilt nicht mehr.',
  withdrawn: 'Diese Anfrage ist zurückgezogen.',
};

/** 409: somebody has booked or declined it, or its day is over. */
export const privateOfferOver = (state: PrivateRequestState) =>
  conflict(BOOKING_PROBLEMS.privateOfferOver, OVER[state], { state });
