export { tagResponse } from './tags.read-model.ts';
export { tagsModule } from './tags.routes.ts';
