import type { GuideAssignmentCreate } from '@firn/shared-contracts/api';
import type { Visitor } from '../../lib/principal.ts';
import type { ResourceDeps, WriteContext } from '../../records/index.ts';
import type { SeatsFreed, VoucherDesk } from '../bookings/index.ts';
import type { OnceDeps } from '../idempotency-keys/index.ts';
import type { EventRecord } from './event-record.ts';

/** Asks a guide for an event. The assignments know the events, so theirs is handed in. */
export type AskGuide = (
  context: WriteContext & { readonly visitor: Visitor; readonly origin: string },
  assignment: Pick<GuideAssignmentCreate, 'event' | 'guide' | 'state' | 'overrideReason'>,
) => Promise<{ readonly '@id': string }>;

export interface EventDeps extends ResourceDeps, OnceDeps {
  readonly askGuide: AskGuide;
  /** The waiting list knows the events, so what it does with seats is handed in. */
  readonly seatsFreed: SeatsFreed;
  /** The pictures know the events, so what becomes of those of an event that is gone is handed in. */
  readonly dropPictures: (event: Pick<EventRecord, 'images' | 'proposedById'>) => Promise<void>;
  readonly vouchers?: VoucherDesk;
}
