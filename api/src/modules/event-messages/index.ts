export { eventMessagesModule } from './event-messages.routes.ts';
