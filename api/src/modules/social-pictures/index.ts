export { socialPicturesModule } from './social-pictures.routes.ts';
