import { BOOKING_PROBLEMS, type BookingResponse, CHANGE_PROBLEMS } from '@firn/shared-contracts/api';
import { isApiError } from '@firn/shared-contracts/shell';
import { useShell, whileSending } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type BookingChange, PREVIEW_KEY } from './booking-change.ts';

const bookings = resource('bookings');

/** Refusals because something is not any more as the preview told it. */
const MOVED: readonly string[] = [
  BOOKING_PROBLEMS.priceChanged,
  BOOKING_PROBLEMS.eventFull,
  CHANGE_PROBLEMS.changeOver,
  CHANGE_PROBLEMS.overrideNeeded,
];

export const hasMoved = (error: unknown): boolean => isApiError(error) && MOVED.includes(error.problem.type);

// What a change would do is not asked once more because it was done.
const isShown = ({ queryKey }: { readonly queryKey: QueryKey }) => queryKey[0] !== PREVIEW_KEY;

/** Reads again what stands on the page. */
export function useRefresh() {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ predicate: isShown }), [client]);
}

/** Takes the answer of a change: whatever is cached may hold a copy of the booking, its seats or its history. */
export function useTakeBooking() {
  const client = useQueryClient();
  return useCallback(
    async (booking: BookingResponse) => {
      await client.invalidateQueries({ refetchType: 'none' });
      client.setQueryData(bookings.keys.item(booking.id), booking);
      void client.refetchQueries({
        type: 'active',
        predicate: (query) => query.state.isInvalidated && isShown(query),
      });
    },
    [client],
  );
}

/** Makes a change and shows its answer everywhere. */
export function useChange() {
  const { api } = useShell();
  const take = useTakeBooking();
  return useCallback(
    async ({ path, body }: BookingChange) => {
      const booking = await whileSending(api.post<BookingResponse>(path, body, { quiet: true }));
      await take(booking);
      return booking;
    },
    [api, take],
  );
}
