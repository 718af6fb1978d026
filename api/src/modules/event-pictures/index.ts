export { dropPictures } from './drop-pictures.ts';
export { eventPicturesModule } from './event-pictures.routes.ts';
export { showPicture } from './show-picture.ts';
