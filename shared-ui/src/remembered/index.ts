export { keptEvents } from './kept-events.ts';
export { forgetRemembered, rememberEvent, rememberedQuery } from './remembered.queries.ts';
export { useRememberedEvent } from './use-remembered.ts';
