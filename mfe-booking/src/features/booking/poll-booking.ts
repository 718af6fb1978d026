import type { BookingResponse } from '@firn/shared-contracts/api';
import type { BookingState } from '@firn/shared-contracts/domain';
import { useShell } from '@firn/shared-ui/remote';
import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { pollDelay } from '../../shared/poll-delay.ts';
import { bookingQuery } from './booking.queries.ts';
import type { BookingOutcome } from './outcome.ts';

const UNDECIDED: readonly BookingState[] = ['held', 'pending_payment'];

const looksOf = (state: Pick<Query['state'], 'dataUpdateCount' | 'errorUpdateCount'>): number =>
  state.dataUpdateCount + state.errorUpdateCount;

interface PolledBooking {
  readonly progress: 'waiting' | 'late' | 'decided';
  /** Null until the first answer. */
  readonly booking: BookingResponse | null;
}

/**
 * Polls a booking until it is decided, or `late` after 90 s. A failed poll says nothing about the payment,
 * so polling continues.
 */
export function usePolledBooking(outcome: BookingOutcome): PolledBooking {
  const { api } = useShell();
  const options = bookingQuery(api, outcome);
  const { data } = useQuery({
    ...options,
    retry: false,
    refetchInterval: (query) => pollDelay(looksOf(query.state)),
    // Every poll counts, even one that finds nothing new.
    notifyOnChangeProps: 'all',
  });
  const state = useQueryClient().getQueryState(options.queryKey);
  // A booking that waits for its link waits for the guest, not for us.
  if (data && (data.confirmBy !== null || !UNDECIDED.includes(data.state)))
    return { progress: 'decided', booking: data };
  const isLate = state && looksOf(state) > 0 && pollDelay(looksOf(state)) === false;
  return { progress: isLate ? 'late' : 'waiting', booking: data ?? null };
}
