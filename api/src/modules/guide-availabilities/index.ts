export { availabilityOn, daysOf, NOTHING_SAID, type Period } from './day-availability.domain.ts';
export { guideAvailabilitiesModule } from './guide-availabilities.routes.ts';
