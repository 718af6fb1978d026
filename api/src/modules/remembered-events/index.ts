export { dueFewSeats } from './due-few-seats.ts';
export { rememberedEventsModule } from './remembered-events.routes.ts';
