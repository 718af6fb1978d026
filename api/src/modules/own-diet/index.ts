export { dietOf } from './own-diet.read-model.ts';
export { ownDietModule } from './own-diet.routes.ts';
