import { BOOKING_PROBLEMS } from '@firn/shared-contracts/api';
import type { PrivateRequestState } from '@firn/shared-contracts/domain';
import { conflict, notFound } from '../../lib/problem.ts';
import { formatMoment } from '../../lib/swiss-format.ts';
import type { Change } from '../audit/index.ts';
import { OVER } from '../private-offers/index.ts';

export const requestNotFound = () => notFound('Wir konnten diese Anfrage nicht finden.');

/** Two people of the office answer one request, or the guest was faster: the second learns who was first. */
export function privateRequestAnswered(state: PrivateRequestState, change: Change | null) {
  const at = change && formatMoment(change.at);
  const who = change?.by ?? 'Der Gast';
  const detail = at ? `${who} hat diese Anfrage schon beantwortet (${at}).` : OVER[state];
  return conflict(BOOKING_PROBLEMS.requestAnswered, detail, {
    answer: state,
    answeredBy: change?.by ?? null,
    answeredAt: change?.at.toISOString() ?? null,
  });
}
