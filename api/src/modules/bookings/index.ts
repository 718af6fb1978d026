export { guidesEvent, guidesSeeSince } from './booking-access.read-model.ts';
export { lockTimeout } from './bookings.errors.ts';
export { limitLockWaits } from './bookings.repository.ts';
export { bookingsModule } from './bookings.routes.ts';
export { forgetBookingOrigins, lockNetwork } from './brake.repository.ts';
export { expireBookings } from './expire-bookings.ts';
export { takenSeats } from './seats.read-model.ts';
export { takeBookingStep } from './take-booking-step.ts';
