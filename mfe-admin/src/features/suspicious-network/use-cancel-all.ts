import type { SuspiciousBookingsCancellation, SuspiciousBookingsResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts, whileSending } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { suspiciousBookingsTexts } from '../../i18n/de-CH/suspicious-bookings.ts';

/** Cancels what is ongoing of a network's bookings, and says what it did. */
export function useCancelAll(network: SuspiciousBookingsResponse, onSettled: () => void) {
  const t = useTexts(suspiciousBookingsTexts);
  const { api, toasts } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      whileSending(
        api.post<SuspiciousBookingsCancellation>(`${network['@id']}/cancellation`, {}, { quiet: true }),
      ),
    onSuccess: async ({ bookings, seats }) => {
      const said = {
        bookings: t('cancel.bookings', { count: bookings }),
        seats: t('cancel.free', { count: seats }),
      };
      toasts.add({ variant: 'success', text: t('cancel.done', said) });
      // Bookings, seats and open work change wherever they are shown.
      await client.invalidateQueries();
    },
    onError: (error) => toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) }),
    onSettled,
  });
}
