import type { BookingResponse } from '@firn/shared-contracts/api';
import type { BookingState } from '@firn/shared-contracts/domain';
import {
  type EventForBooking,
  isSeated,
  type NewBookingPerson,
  type NewLine,
  type PriceLine,
  type WaitingGroup,
} from '../bookings/index.ts';
import type { IssuedDocument } from '../invoices/index.ts';
import type { BookedOrder, WantedMaterial } from '../renting-material-orders/index.ts';

/** What is done to a booking, by its name in the audit log. */
export const CHANGE_KINDS = [
  'cancel',
  'cancel_person',
  'replace_person',
  'add_person',
  'rebook',
  'change_material',
  'restore',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** An event with the seats that are taken, those of the booking included, and who waits for others. */
export interface ChangedEvent extends EventForBooking {
  readonly taken: number;
  readonly waiting: readonly Pick<WaitingGroup, 'persons'>[];
}

/** What a change is decided by, read under its locks. */
export interface ChangeFacts {
  readonly booking: BookingResponse;
  /** Its price lines, with what no answer says of them. */
  readonly lines: readonly PriceLine[];
  /** Its persons rent these, and have not given them up. */
  readonly orders: readonly BookedOrder[];
  readonly event: ChangedEvent;
  /** The event to change to, if it is there and the visitor may see it. */
  readonly target: ChangedEvent | null;
  /** Its invoices and credit notes. */
  readonly documents: readonly IssuedDocument[];
  /** The state that a booking which has ended had before. */
  readonly stateBefore: BookingState | null;
  readonly now: Date;
}

export type ChangedPerson = BookingResponse['bookingPersons'][number] & { readonly position: number };

/** What a guest may be too late for, and as what the answer says so. */
export const LATE_REASONS = {
  start: 'started',
  registrationDeadline: 'deadline_passed',
  materialChangesUntil: 'deadline_passed',
  rebookableUntil: 'deadline_passed',
} as const;

/** Stands in the way of guests; the office goes over it, saying why (docs/domain/cancellation.md#changes). */
export type Obstacle =
  | { readonly field: keyof typeof LATE_REASONS; readonly until: Date }
  | { readonly field: 'maximumParticipants'; readonly freePlaces: number };

/** A material that a person of the booking rents from then on. */
export interface RentedFromThen extends Omit<WantedMaterial, 'personId'> {
  /** Of the person. */
  readonly position: number;
}

/** A change takes, gives up and keeps material of a booking by this plan (docs/domain/material.md#reservation). */
export interface MaterialPlan {
  /** Orders that are given up. */
  readonly gives: readonly BookedOrder[];
  readonly takes: readonly RentedFromThen[];
  /** Orders that count again, as the booking does. */
  readonly returns?: readonly BookedOrder[];
}

/** What a change does: the same for its preview and for the change itself. */
export interface ChangePlan {
  readonly kind: ChangeKind;
  /** The lines that it appends. */
  readonly lines: readonly NewLine[];
  readonly obstacles: readonly Obstacle[];
  /** Until when a guest may do it. */
  readonly until: Date | null;
  /** Seats left where it takes some. */
  readonly freePlaces: number | null;
  /** Persons with a seat afterwards. */
  readonly persons: number;
  readonly material?: MaterialPlan;
  readonly leaves?: { readonly person: ChangedPerson; readonly to: 'cancelled' | 'replaced' };
  readonly joins?: NewBookingPerson;
  /** State afterwards, where it is another one. */
  readonly state?: BookingState;
  /** Event afterwards, where it is another one. */
  readonly event?: ChangedEvent;
}

/** Persons of a booking who have a seat. */
export const seatedPersons = ({ bookingPersons }: BookingResponse): ChangedPerson[] =>
  bookingPersons.map((person, position) => ({ ...person, position })).filter(isSeated);
