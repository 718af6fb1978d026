export { bookingPersonsModule } from './booking-persons.plugin.ts';
