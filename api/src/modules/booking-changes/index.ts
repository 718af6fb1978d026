export { bookingCancelledMail } from './booking-change.mail.ts';
export { BOOKING_CHANGE_MAIL_TEXTS } from './booking-changes.mail-samples.ts';
export { bookingChangesModule } from './booking-changes.routes.ts';
