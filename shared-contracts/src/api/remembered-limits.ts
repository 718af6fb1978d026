/** What the browser keeps until its person logs in: ids of events, the newest first. */
export const REMEMBERED_EVENTS_KEY = 'firn.remembered-events';
/** The most that a list holds. */
export const MAXIMUM_REMEMBERED_EVENTS = 100;
