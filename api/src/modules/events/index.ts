export { eventsModule } from './events.routes.ts';
