export { switching } from './draft/open-draft.ts';
export { findEvent } from './find-event.ts';
