export { openWorkModule } from './open-work.routes.ts';
