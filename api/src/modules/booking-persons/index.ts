export { labelOfPerson, takeAttendanceStep } from './attendance.repository.ts';
export { findLedEvent, type LedEvent, listTakingPart, readsAddresses } from './booking-persons.read-model.ts';
export { bookingPersonsModule } from './booking-persons.routes.ts';
export { dueHealthData, forgetHealthData } from './forget-health.repository.ts';
export { updatePerson } from './persons.repository.ts';
