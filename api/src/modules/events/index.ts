export { advanceEvent, advanceEvents } from './advance-events.ts';
export { eventsModule } from './events.routes.ts';
