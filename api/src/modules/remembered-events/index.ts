export { rememberedEventsModule } from './remembered-events.routes.ts';
export { remindFewSeats } from './remind-few-seats.ts';
