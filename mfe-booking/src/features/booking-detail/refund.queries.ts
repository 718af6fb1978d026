import type { RefundChoice, RefundRequest } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';
import type { BookingLink } from './booking-link.ts';

const pathOf = ({ id }: BookingLink): string => `/api/bookings/${id}/refund`;

/** Query for the money that goes back of a booking. */
export const refundQuery = (api: ApiClient, link: BookingLink) =>
  queryOptions({
    queryKey: ['booking-refund', link.id, link.token],
    queryFn: ({ signal }) =>
      api.get<RefundChoice>(pathOf(link), { signal, quiet: true, query: { token: link.token } }),
  });

export const askRefund = (
  api: ApiClient,
  link: BookingLink,
  body: RefundRequest,
  idempotencyKey: string,
): Promise<RefundChoice> =>
  api.post(pathOf(link), body, { quiet: true, idempotencyKey, query: { token: link.token } });
