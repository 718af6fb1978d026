export { advanceEvent, advanceEvents } from './advance-events.ts';
export { eventsModule } from './events.routes.ts';
export { type EventMail, eventDetails, eventInvitation, type MailedEvent } from './mailed-event.ts';
