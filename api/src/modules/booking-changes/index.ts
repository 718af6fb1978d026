export { bookingCancelledMail } from './booking-change.mail.ts';
export { bookingChangesModule } from './booking-changes.routes.ts';
