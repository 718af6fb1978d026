export { findEvent } from './find-event.ts';
export { switching } from './open-draft.ts';
