export { eventMessagesModule } from './event-messages.routes.ts';
export { freeFrom, hourBefore, MOST_OF_GUIDE, MOST_OF_OFFICE } from './message-pace.domain.ts';
