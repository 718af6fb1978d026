import { inArray, type SQL, sql } from 'drizzle-orm';
import { OWING_STATES } from './bookings.domain.ts';
import { bookings } from './bookings.table.ts';

/** SQL: Rappen that the guest of a booking owes in all (docs/domain/states.md#payment-status). */
export const owed = (): SQL<number> =>
  sql<number>`case when ${inArray(bookings.state, [...OWING_STATES])} then ${bookings.total} else 0 end`;
