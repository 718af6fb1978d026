import type { OfferState } from '@firn/shared-contracts/domain';
import type { TourRecord } from './tour-record.ts';

/** An offer with everything that belongs to it; references are ids. `state` changes by steps only. */
export interface OfferRecord extends TourRecord {
  readonly code: string;
  readonly accountingNo: string;
  readonly state: OfferState;
  readonly durationDays: number;
  readonly privateTours: boolean;
  readonly guides: readonly string[];
  /** In the order of the nights (docs/domain/accommodations.md#template). */
  readonly accommodations: readonly string[];
}
