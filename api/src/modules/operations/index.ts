export { operations } from './operations.plugin.ts';
