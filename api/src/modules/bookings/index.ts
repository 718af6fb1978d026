export { type AffectedBooking, bookingsIn, personsOf } from './affected-bookings.read-model.ts';
export { ANNULLED_FROM, annulBookings, restoreBookings } from './annul-bookings.ts';
export { type EventForBooking, findEventForBooking } from './bookable-event.read-model.ts';
export { guidesEvent, guidesSeeSince } from './booking-access.read-model.ts';
export { personColumns } from './booking-columns.ts';
export { bookingConfirmedMail } from './booking-confirmed.mail.ts';
export { isCancellable, isChangeable, RESTORABLE } from './booking-states.domain.ts';
export { ageViolations, joiningViolations } from './booking-violations.ts';
export { freePlaces, isSeated, notBookable } from './bookings.domain.ts';
export { bookingNotFound, eventFull, eventNotBookable, lockTimeout } from './bookings.errors.ts';
export { findBooking, findReadableBooking } from './bookings.read-model.ts';
export {
  appendLines,
  claimBookings,
  countChange,
  limitLockWaits,
  lockBooking,
  lockEvent,
  type NewBookingPerson,
} from './bookings.repository.ts';
export { bookingsModule } from './bookings.routes.ts';
export { forgetBookingOrigins, lockNetwork } from './brake.repository.ts';
export { expireBookings } from './expire-bookings.ts';
export {
  agreedCancellationLines,
  cancellationLines,
  creditFor,
  endingChange,
  freeEnding,
  type NewLine,
  standingLines,
  sumOf,
  undoing,
} from './ledger.domain.ts';
export { priceOf } from './price.domain.ts';
export { takenSeats } from './seats.read-model.ts';
export type { Booked } from './submission.ts';
export { takeBookingStep } from './take-booking-step.ts';
export { takePriceBack } from './take-price-back.ts';
