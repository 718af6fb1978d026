export { bookingDeskModule } from './booking-desk.routes.ts';
