import {
  ONGOING_BOOKING_STATES,
  OWING_STATES,
  type PaymentStatus,
  SEAT_TAKING_STATES,
} from '@firn/shared-contracts/domain';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { bookings } from './bookings.table.ts';

/** SQL: Rappen that the guest of a booking owes in all (docs/domain/states.md#payment-status). */
export const owed = (): SQL<number> =>
  sql<number>`case when ${inArray(bookings.state, [...OWING_STATES])} then ${bookings.total} else 0 end`;

/** SQL: Rappen that a booking comes to, the same as `amountOf`, for the order of lists. */
export const amount = (): SQL<number> =>
  sql<number>`case when ${inArray(bookings.state, [...ONGOING_BOOKING_STATES])} then ${bookings.total} else ${owed()} end`;

/** SQL: the same as `paymentStatusOf`, for filters. */
export function paymentStatus(): SQL<PaymentStatus> {
  const takesSeat = inArray(bookings.state, [...SEAT_TAKING_STATES]);
  return sql<PaymentStatus>`case
    when ${bookings.paid} > ${owed()} then case when ${takesSeat} then 'overpaid' else 'refund_due' end
    when ${owed()} = 0 and not ${takesSeat}
      then case when ${bookings.refunded} > 0 then 'refunded' else 'waived' end
    when ${bookings.paid} = ${owed()} then 'paid'
    when ${bookings.paid} > 0 then 'partial'
    else 'open' end`;
}
