export { documentation } from './documentation.plugin.ts';
