export {
  type AffectedBooking,
  bookingsIn,
  personsOf,
  statesReturned,
} from './affected-bookings.read-model.ts';
export { askIfBookedAgain } from './already-booked.ts';
export { annulBookings, restoreBookings } from './annul-bookings.ts';
export { bindStored, confirmedFacts } from './bind-stored.ts';
export type { BookDeps } from './book.ts';
export { type EventForBooking, findEventForBooking } from './bookable-event.read-model.ts';
export { bookedUp } from './booked-up.read-model.ts';
export { guidesEvent, guidesSeeSince } from './booking-access.read-model.ts';
export { personColumns } from './booking-columns.ts';
export { bookingConfirmedMail } from './booking-confirmed.mail.ts';
export { BOOKING_FILTERS, readBookingFilter } from './booking-filter.ts';
export { BOOKING_ORDERS, type BookingFilter, listBookingIds } from './booking-list.read-model.ts';
export { personCount } from './booking-origins.read-model.ts';
export { type Booker, lockGuest, ownerOf } from './booking-owner.repository.ts';
export { countForPartner } from './booking-partners.repository.ts';
export { ANNULLED_FROM, isChangeable, RESTORABLE } from './booking-states.domain.ts';
export { ageViolations, countryViolation, joiningViolations } from './booking-violations.ts';
export {
  freePlaces,
  HOLD_MS,
  isSeated,
  notBookable,
  seatsForSale,
} from './bookings.domain.ts';
export {
  bookedTooOften,
  bookingNotFound,
  eventFull,
  eventNotBookable,
  groupTooLarge,
  lockTimeout,
} from './bookings.errors.ts';
export { BOOKING_MAIL_TEXTS } from './bookings.mail-samples.ts';
export { bookingsWhere, findBooking, findOfficeBooking, findReadableBooking } from './bookings.read-model.ts';
export {
  allowOverbooking,
  appendLines,
  type BookingSecret,
  beginNumbers,
  claimBookings,
  countChange,
  expireAt,
  FIRST_NUMBER_KINDS,
  type FirstNumberKind,
  forbidOverbooking,
  grantFreeCancellation,
  keepLink,
  limitLockWaits,
  lockBooking,
  lockEvent,
  moveBooking,
  type NewBookingPerson,
  nextNumber,
  setDueDate,
  setPaymentMethod,
} from './bookings.repository.ts';
export { bookingsModule } from './bookings.routes.ts';
export { dueBookingOrigins, forgetBookingOrigins, lockNetwork } from './brake.repository.ts';
export { briefedEvent, calendarBooking } from './calendar-booking.ts';
export { completeBookings } from './complete-bookings.ts';
export { expireBookings, type SeatsFreed } from './expire-bookings.ts';
export { readFreeSeats } from './free-seats.read-model.ts';
export { inTurn } from './in-turn.ts';
export {
  agreedCancellationLines,
  cancellationLines,
  creditFor,
  creditForTitles,
  endingChange,
  freeEnding,
  materialFeeLine,
  type NewLine,
  reminderFeeLine,
  standingLines,
  sumOf,
  undoing,
} from './ledger.domain.ts';
export { writeBooking } from './new-booking.ts';
export { tolerateOverbooking } from './overbooking.ts';
export { isPaidFirst, methodOffers, reasonAgainst } from './payment-methods.domain.ts';
export { paymentStatus } from './payment-status.read-model.ts';
export { chosenMaterials, type PriceLine, priceOf, shownLine, vatTotalsOf } from './price.domain.ts';
export { findPriceLines } from './price-lines.read-model.ts';
export { methodNotOffered, requireInvoice } from './require-payment-method.ts';
export { requireUsual } from './require-usual.ts';
export { takenSeats } from './seats.read-model.ts';
export { agreedPrice, type Booked, type Enter, type Submission, submit } from './submission.ts';
export { onceRequestOf, submitRoute } from './submit.routes.ts';
export { takeBookingStep } from './take-booking-step.ts';
export { takePriceBack } from './take-price-back.ts';
export type { VoucherDesk } from './voucher-desk.ts';
export { countWaitingPersons, type WaitingGroup, waitingGroups } from './waiting.read-model.ts';
