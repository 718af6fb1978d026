export { guidesEvent, guidesSeeSince } from './booking-access.read-model.ts';
export { bookingsModule } from './bookings.routes.ts';
export { forgetBookingOrigins } from './brake.repository.ts';
export { expireBookings } from './expire-bookings.ts';
export { takenSeats } from './seats.read-model.ts';
