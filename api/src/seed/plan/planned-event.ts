import type { CancellationReason, EventState } from '@firn/shared-contracts/domain';
import type { OfferSeed } from '../catalogue/types.ts';

export interface PlannedEvent {
  readonly code: string;
  readonly offer: OfferSeed;
  readonly start: Date;
  readonly end: Date;
  readonly registrationDeadline: Date;
  readonly createdAt: Date;
  readonly state: EventState;
  readonly previousState: EventState | null;
  readonly cancellationReason: CancellationReason | null;
  readonly published: boolean;
  readonly organized: boolean;
  readonly guideFinished: boolean;
  readonly concluded: boolean;
  readonly spontaneous: boolean;
  /** E-mail addresses of the guides, the leading one first. */
  readonly guides: readonly string[];
  /** Who has been asked and has not answered yet; a draft has nobody else. Three events have neither. */
  readonly asked: readonly string[];
  readonly declined: readonly string[];
  /** Persons to book, at most the offer's maximum. */
  readonly seats: number;
}
