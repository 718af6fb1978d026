export { bookingChangesModule } from './booking-changes.routes.ts';
