export { contentsModule } from './contents.routes.ts';
