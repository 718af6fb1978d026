import { BOOKING_PROBLEMS, type BookingResponse } from '@firn/shared-contracts/api';
import { type ApiClient, isApiError } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';

const bookings = resource('bookings');

/** What a link leads to. */
export interface ConfirmationLink {
  readonly id: string;
  readonly token: string | null;
}

export const linkedBookingQuery = (api: ApiClient, { id, token }: ConfirmationLink) =>
  queryOptions({
    queryKey: ['linked-booking', id, token],
    queryFn: ({ signal }) => bookings.read(api, id, { signal, quiet: true, query: { token } }),
  });

/** Opening the link changes nothing; this does, on the press of a button. */
export const confirmBooking = (api: ApiClient, { id, token }: ConfirmationLink): Promise<BookingResponse> =>
  api.post(`/api/bookings/${id}/confirmation`, {}, { quiet: true, query: { token } });

const statusOf = (error: unknown) => (isApiError(error) ? error.status : null);

/** Whether the token opens nothing. */
export const isInvalidLink = (error: unknown): boolean => [400, 401, 403, 404].includes(statusOf(error) ?? 0);

export const isOver = (error: unknown): boolean =>
  isApiError(error) && error.problem.type === BOOKING_PROBLEMS.confirmationOver;
