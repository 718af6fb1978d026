export { advanceEvent, advanceEvents } from './advance-events.ts';
export type { EventRecord } from './event-record.ts';
export { acceptedGuides, ownershipOf } from './event-team.repository.ts';
export { EVENT_MAIL_TEXTS } from './events.mail-samples.ts';
export { findEvent } from './events.read-model.ts';
export { eventKind } from './events.repository.ts';
export { eventsModule } from './events.routes.ts';
export { rememberedMail } from './remembered.mail.ts';
