export { accommodationsModule } from './accommodations.routes.ts';
