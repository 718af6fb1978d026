export { tagsModule } from './tags.routes.ts';
