import type { EventState } from '@firn/shared-contracts/domain';
import type { TourOverrides } from '../offers/index.ts';

/** An event with everything that belongs to it; references are ids. `state` and `published` change by steps only. */
export interface EventRecord extends TourOverrides {
  readonly code: string;
  readonly offer: string;
  readonly state: EventState;
  readonly published: boolean;
  /** It never changes. */
  readonly isPrivate: boolean;
  /** Instants in ISO 8601, UTC. */
  readonly start: string;
  readonly end: string;
  readonly registrationDeadline: string;
  readonly organized: boolean;
  readonly guideFinished: boolean;
  readonly concluded: boolean;
  readonly accountingNo: string | null;
  readonly sacDiscountPercent: number | null;
  readonly decisionDate: string | null;
  readonly autoConfirm: boolean | null;
  readonly numberOfBookedRooms: number;
  readonly notes: string;
  /** It never changes. */
  readonly proposedById: string | null;
  /** In the order of the nights. */
  readonly eventAccommodations: readonly string[];
}
