import type { BookingResponse } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';

/** Whether the invoice was due on the day of the booking: it is called due at once, whenever it is shown. */
export function isDueAtOnce({ createdAt, dueDate }: BookingResponse): boolean {
  return dueDate !== null && dueDate <= zurichDate(new Date(createdAt));
}
