export { rememberedEventsModule } from './remembered-events.routes.ts';
