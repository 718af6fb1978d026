export { bookingPersonsModule } from './booking-persons.routes.ts';
