export { switching } from './open-draft.ts';
