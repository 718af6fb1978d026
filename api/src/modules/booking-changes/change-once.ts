import type { BookingResponse } from '@firn/shared-contracts/api';
import { bookingNotFound, findReadableBooking } from '../bookings/index.ts';
import { type OnceDeps, type OnceRequest, runOnce } from '../idempotency-keys/index.ts';
import type { AskedChange } from './asked-change.ts';
import { type ChangeDeps, changeBooking } from './change-booking.ts';

/**
 * Changes at most once per idempotency key: change and answer last both or neither, so whoever lost the answer asks again
 * and gets it (docs/domain/cancellation.md#changes).
 * @throws Problem as the change itself, and those of the key (docs/domain/bookings.md#idempotency).
 */
export async function changeOnce(
  deps: ChangeDeps & OnceDeps,
  asked: AskedChange,
  once: OnceRequest,
): Promise<BookingResponse> {
  const { bookingId, visitor, token } = asked;
  // An answer that is kept is for those who may still read the booking.
  if (!(await findReadableBooking(deps.db, bookingId, visitor, token))) throw bookingNotFound();
  const { body } = await runOnce(deps, once, async (keep) => {
    const changed = await changeBooking(deps, asked, (tx, booking) =>
      keep(tx, { status: 200, body: booking }),
    );
    return { status: 200, body: changed };
  });
  return body as BookingResponse;
}
