export { BOOKING_DESK_MAIL_TEXTS } from './booking-desk.mail-samples.ts';
export { bookingDeskModule } from './booking-desk.routes.ts';
