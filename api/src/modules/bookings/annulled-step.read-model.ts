import type { BookingState } from '@firn/shared-contracts/domain';
import { type SQL, sql } from 'drizzle-orm';
import { stateChanges } from '../audit/audit.table.ts';
import { bookings } from './bookings.table.ts';

interface AnnulledStep {
  /** The state that it had. */
  readonly from: BookingState;
  /** ISO 8601. */
  readonly at: string;
}

/** SQL: the step that annulled a booking, as the history of its steps has it; null unless it is annulled. */
export const annulledStep = (): SQL<AnnulledStep | null> =>
  sql<AnnulledStep | null>`case when ${bookings.state} = 'annulled' then (
    select json_build_object('from', step."from", 'at', step.at) from ${stateChanges} step
    where step.entity = 'booking' and step.entity_id = ${bookings.id} and step."to" = 'annulled'
    order by step.at desc limit 1
  ) end`;
