export { findMediaObjects, mediaObjectResponse } from './media.read-model.ts';
export { mediaModule } from './media.routes.ts';
export { createFolderMediaStore } from './media-store.ts';
export { openMediaStore } from './open-media-store.ts';
export { storeMedia } from './store-media.ts';
