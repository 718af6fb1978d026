import type { ShellServices } from '@firn/shared-contracts/shell';

/** The booking made from a draft; processing and confirmation find it again after a reload. */
export interface BookingOutcome {
  readonly bookingId: string;
  /** Lets a guest without account read the booking. */
  readonly accessToken: string | null;
}

const outcomeKey = (eventId: string) => `booking-outcome/${eventId}`;

export function loadOutcome(shell: ShellServices, eventId: string): BookingOutcome | null {
  const outcome = shell.drafts.load(outcomeKey(eventId)) as Partial<BookingOutcome> | null;
  return typeof outcome?.bookingId === 'string' ? (outcome as BookingOutcome) : null;
}

export const removeOutcome = (shell: ShellServices, eventId: string): void =>
  shell.drafts.remove(outcomeKey(eventId));

export const saveOutcome = (shell: ShellServices, eventId: string, outcome: BookingOutcome): void =>
  shell.drafts.save(outcomeKey(eventId), outcome);
