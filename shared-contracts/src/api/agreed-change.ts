import type { BookingChangePreview } from './booking-changes.ts';

/** What a change is agreed by, once its preview was looked at: price, booking and date (docs/domain/cancellation.md#changes). */
export const agreedTo = ({ total, version, eventVersion }: BookingChangePreview) => ({
  expectedTotal: total,
  expectedVersion: version,
  ...(eventVersion !== null && { expectedEventVersion: eventVersion }),
});
