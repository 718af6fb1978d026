export { eventsModule } from './events.plugin.ts';
