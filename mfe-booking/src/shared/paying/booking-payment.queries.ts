import type { BookingPaymentResponse } from '@firn/shared-contracts/api';
import type { PaymentMethod } from '@firn/shared-contracts/domain';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';

/** Access to the payment of a booking: by its account, or for guests by its token. */
export interface PayingLink {
  readonly id: string;
  readonly token: string | null;
}

const pathOf = ({ id }: PayingLink): string => `/api/bookings/${encodeURIComponent(id)}/payment`;

/** Query for what is open of a booking, and by which ways it can be paid. */
export const bookingPaymentQuery = (api: ApiClient, link: PayingLink) =>
  queryOptions({
    queryKey: ['booking-payment', link.id],
    queryFn: ({ signal }) =>
      api.get<BookingPaymentResponse>(pathOf(link), { signal, quiet: true, query: { token: link.token } }),
  });

/** Begins to pay; the same key begins once. */
export const startPaying = (
  api: ApiClient,
  link: PayingLink,
  method: PaymentMethod,
  idempotencyKey: string,
): Promise<BookingPaymentResponse> =>
  api.post<BookingPaymentResponse>(
    pathOf(link),
    { method },
    { idempotencyKey, quiet: true, query: { token: link.token } },
  );
