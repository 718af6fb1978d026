export { levelResponse } from './levels.read-model.ts';
export { levelsModule } from './levels.routes.ts';
