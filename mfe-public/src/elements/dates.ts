export { draw } from '../features/dates/index.ts';
