export { eventPicturesModule } from './event-pictures.routes.ts';
