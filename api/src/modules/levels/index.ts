export { levelsModule } from './levels.routes.ts';
